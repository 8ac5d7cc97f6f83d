"""Writes settings into the config file: only what was changed; every other line stays as it is."""

import os
from collections.abc import Mapping

from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.toml.amending import amended
from cardgame_tui.content.toml.document import KeyPath, read_text
from cardgame_tui.files import make_private_folder, write_private
from cardgame_tui.ui.config import read_config, template
from cardgame_tui.ui.session.settings.config import config_file

UNCHANGED = "the file is as it was; ctrl+x leaves without it"


def write_settings(changes: Mapping[KeyPath, object]) -> None:
    """Change the config file; one that does not exist begins as the template.

    Args:
        changes: what the file says at each path afterwards, None for nothing.

    Raises:
        ContentError: when it cannot be read, changed or written; it is then as it was.
        NoHomeError: when no home folder is set.
    """
    file = config_file()
    try:
        if os.path.lexists(file):
            read_config()
            text = read_text(file)
        else:
            text = template()
        changed = amended(text, changes)
        make_private_folder(file.parent)
        write_private(file.resolve(), changed)
    except OSError as error:
        raise _unwritten(f"cannot be written: {error.strerror or error}; {UNCHANGED}") from None
    except ContentError:
        raise
    except ValueError as error:
        raise _unwritten(f"cannot be changed from here: {error}; {UNCHANGED}") from None


def _unwritten(words: str) -> ContentError:
    return ContentError([FileFault(str(config_file()), None, "", words)])
