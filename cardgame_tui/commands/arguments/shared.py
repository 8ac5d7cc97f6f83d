"""Arguments that several commands have."""

from argparse import SUPPRESS, ArgumentParser
from collections.abc import Iterable

from cardgame_tui.commands.arguments.parsing import Once, OnceEach
from cardgame_tui.commands.arguments.words import positive
from cardgame_tui.play.table_settings import FOR_PLAYERS, Setting


def add_ruleset(parser: ArgumentParser) -> None:
    """Add the game."""
    parser.add_argument("ruleset", metavar="RULESET", help="id of the game; see rulesets")


def add_settings(parser: ArgumentParser) -> None:
    """Add ``--set`` and ``--variant``."""
    parser.add_argument(
        "--set",
        action=OnceEach,
        default=[],
        dest="settings",
        metavar="K=V",
        help="set an option; can be repeated; see options",
    )
    about = "play a variant: its id, name or file; see variants"
    parser.add_argument("--variant", action=Once, default="", metavar="V", help=about)


def add_decks(parser: ArgumentParser) -> None:
    """Add ``--deck1`` and ``--deck2``."""
    for seat in (1, 2):
        about = f"deck of seat {seat}: its id, name or file"
        parser.add_argument(f"--deck{seat}", action=Once, default="", metavar="DECK", help=about)


def add_table_settings(parser: ArgumentParser, settings: Iterable[Setting]) -> None:
    """Add an argument for each setting of the table; an earlier name of it still works."""
    for setting in settings:
        default = getattr(FOR_PLAYERS, setting.name)
        about = f"{setting.help}; default: {default or 'last used'}"
        parser.add_argument(f"--{setting.name}", choices=tuple(setting.choices), default=SUPPRESS, help=about)
        if setting.old_name:
            parser.add_argument(
                f"--{setting.old_name}",
                dest=setting.name,
                choices=tuple(setting.choices),
                default=SUPPRESS,
                help=SUPPRESS,
            )


def add_jobs(parser: ArgumentParser) -> None:
    """Add ``--jobs``."""
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="number of processes (1)")


def add_plain(parser: ArgumentParser) -> None:
    """Add ``--plain`` and ``--ascii``."""
    parser.add_argument("--plain", action="store_true", help="play in lines of text, without a screen")
    add_ascii(parser)


def add_ascii(parser: ArgumentParser, *, default: bool | str = SUPPRESS) -> None:
    """Add ``--ascii``. After a command it has no default, so that it may also be given before the command."""
    parser.add_argument("--ascii", action="store_true", default=default, help="draw with ASCII characters only")


def add_stage(parser: ArgumentParser) -> None:
    """Add ``--stage``."""
    parser.add_argument("--stage", action="store_true", help="begin with the stage, for people who look on (F5)")


def add_by_hand(parser: ArgumentParser) -> None:
    """Add ``--by-hand``."""
    about = "play also cards of whose texts people carry something out by hand; bots then answer for them"
    parser.add_argument("--by-hand", action="store_true", help=about)


def add_formats(parser: ArgumentParser, csv: str) -> None:
    """Add ``--json`` and ``--csv``, which exclude each other.

    Args:
        parser: the parser.
        csv: what CSV holds, for the help.
    """
    formats = parser.add_mutually_exclusive_group()
    formats.add_argument("--json", action="store_true", help="print JSON")
    formats.add_argument("--csv", action="store_true", help=csv)


def add_json(parser: ArgumentParser) -> None:
    """Add ``--json``."""
    parser.add_argument("--json", action="store_true", help="print JSON")
