"""Every command with its arguments. This module imports nothing slow."""

from cardgame_tui import __version__
from cardgame_tui.commands.arguments.bot_duels import BOT_DUELS
from cardgame_tui.commands.arguments.games import GAMES
from cardgame_tui.commands.arguments.matches import MATCHES
from cardgame_tui.commands.arguments.parsing import CommandParser, Help, ProgramParser
from cardgame_tui.commands.arguments.program import PROGRAM_ITSELF
from cardgame_tui.commands.arguments.shared import add_ascii

PROGRAM = "cardgame-tui"
"""The name of the command."""

_COMMANDS = {"matches": MATCHES, "bot_duels": BOT_DUELS, "games": GAMES, "program": PROGRAM_ITSELF}
"""The commands by the folder in which their modules are."""


def build_parser() -> ProgramParser:
    """Build the parser of the command line.

    The parsed arguments carry ``command``, the module below `cardgame_tui.commands` that runs them, such as
    ``matches.play``.
    """
    about = "A table where two people at one terminal play card games."
    parser = ProgramParser(PROGRAM, description=about, formatter_class=Help)
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    add_ascii(parser, default=False)
    parser.set_defaults(command="matches.menu")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog=PROGRAM, parser_class=CommandParser)
    for folder, in_folder in _COMMANDS.items():
        for name, summary, fill in in_folder:
            added = commands.add_parser(name, help=summary, description=summary, formatter_class=Help, fill=fill)
            added.set_defaults(command=f"{folder}.{name}")
    return parser
