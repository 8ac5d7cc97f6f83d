"""``config``: show the config file with what it sets, or write a template of it."""

from argparse import Namespace

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.reading import faults_in_words
from cardgame_tui.files import make_private_folder, write_private
from cardgame_tui.paths import NoHomeError
from cardgame_tui.ui.config import NO_FILE, in_words, read_config, template
from cardgame_tui.ui.session.settings.config import config_file


def run(arguments: Namespace) -> int:
    """Print where the file is and what it sets, or write a template.

    Raises:
        UsageError: when the file has faults, or is there already and a template is wanted.
    """
    try:
        file = config_file()
        if arguments.write:
            make_private_folder(file.parent)
            write_private(file, template(), new=True)
            print(f"written: {file}")
            return 0
    except NoHomeError as error:
        raise UsageError(str(error)) from error
    except FileExistsError:
        raise UsageError(f"{file} exists already; it was not changed") from None
    with faults_in_words():
        config = read_config()
    print(file)
    print(*([] if config.document.file else [NO_FILE]), *in_words(config), sep="\n")
    return 0
