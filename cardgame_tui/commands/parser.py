"""What may be typed: every command with its arguments. Imports nothing that takes time."""

from argparse import ArgumentParser, ArgumentTypeError, HelpFormatter, Namespace
from collections.abc import Sequence
from typing import NoReturn

from cardgame_tui import __version__

PROGRAM = "cardgame-tui"
"""The name of the command."""

PRIVACY = ("strict", "gate", "open")
"""Words for ``--privacy``; `play.setup` says what they mean."""

UNDO = ("free", "ask", "never")
"""Words for ``--undo``; `play.setup` says what they mean."""

STEP = ("auto", "on", "off")
"""Words for ``--step``; `play.setup` says what they mean."""

TABLE = ("turned", "fixed")
"""Words for ``--table``; `play.setup` says what they mean."""

EYES = ("public", "1", "2", "open")
"""Words for ``--as``; `play.eyes` says what they mean."""

WIDTH = 79
"""Columns of a help text."""


class Help(HelpFormatter):
    """A help text of a fixed width; asking the terminal for its width takes longer than all the rest."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=WIDTH)


class Parser(ArgumentParser):
    """Says what is wrong in one line, without the whole usage before it."""

    def error(self, message: str) -> NoReturn:
        """Print one readable message and exit with 2."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


class CommandParser(Parser):
    """Takes the words of a command before, between and after its options, as in ``cards GAME --variant V NAME``.

    Argparse by itself looks for words that may be left out only next to those that may not.
    """

    _mixing = False

    def parse_known_args(  # type: ignore[override]  # no caller passes a namespace of another type
        self, args: Sequence[str] | None = None, namespace: Namespace | None = None
    ) -> tuple[Namespace, list[str]]:
        """Parse words and options in any order, except where the words are a command of their own."""
        if self._mixing or self._subparsers is not None:
            return super().parse_known_args(args, namespace)
        self._mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing = False


def build_parser() -> Parser:
    """Build the parser of the whole command line.

    The parsed arguments carry ``command``, the name of the module in `cardgame_tui.commands` that runs them.
    """
    about = "A table where two people at one terminal play card games."
    parser = Parser(PROGRAM, description=about, formatter_class=Help)
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.set_defaults(command="menu")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=CommandParser)
    for name, summary, fill in _COMMANDS:
        each = commands.add_parser(name, help=summary, description=summary, formatter_class=Help)
        each.set_defaults(command=name)
        fill(each)
    return parser


def _play(parser: ArgumentParser) -> None:
    parser.add_argument("ruleset", nargs="?", metavar="RULESET", help="id of the game; see rulesets")
    _add_settings(parser)
    _add_decks(parser)
    parser.add_argument(
        "--names", nargs=2, metavar=("A", "B"), default=("Seat 1", "Seat 2"), help="what the players are called"
    )
    parser.add_argument("--seed", type=_whole, metavar="N", help="play the duel of this seed; random unless given")
    for seat in (1, 2):
        parser.add_argument(
            f"--seat{seat}", default="human", metavar="human|BOT", help=f"who plays seat {seat} (BOT: random)"
        )
    parser.add_argument(
        "--privacy",
        choices=PRIVACY,
        default="gate",
        help="strict: a curtain at every change; gate (usual): hands open on demand; open: both hands shown",
    )
    parser.add_argument(
        "--undo",
        choices=UNDO,
        default="ask",
        help="take decisions back; free: at will; ask (usual): both agree where something hidden was seen; never",
    )
    _add_showing(parser)
    _add_plain(parser)
    parser.add_argument("--no-journal", action="store_true", help="keep this match nowhere; it cannot be resumed")
    parser.add_argument(
        "--from", dest="scenario", metavar="SCENARIO", help="start at the position of a scenario file"
    )


def _resume(parser: ArgumentParser) -> None:
    about = "its journal; the only unfinished match unless given, or a list of them"
    parser.add_argument("journal", nargs="?", metavar="JOURNAL", help=about)
    _add_showing(parser)
    _add_plain(parser)
    about = "go on before decision N of the last duel, as where the rules broke down or the file is damaged"
    parser.add_argument("--before", type=_positive, default=0, metavar="N", help=about)
    for seat in (1, 2):
        about = f"who plays seat {seat} from now on (default: as before)"
        parser.add_argument(f"--seat{seat}", metavar="human|BOT", help=about)


def _replay(parser: ArgumentParser) -> None:
    about = "the journal of a match; `cardgame-tui where` says in which folder they are"
    parser.add_argument("journal", metavar="JOURNAL", help=about)
    parser.add_argument("--at", metavar="N", help="begin after so many decisions; 2.N: of duel 2")
    about = "write the match down as text, into a new file or to the standard output (-)"
    parser.add_argument("--transcript", nargs="?", const="-", metavar="FILE", help=about)
    parser.add_argument("--plain", action="store_true", help="show it in lines of text, without a screen")
    about = "who reads the transcript: both players (public, usual), one of them, or whoever may see all (open)"
    parser.add_argument("--as", dest="eyes", choices=EYES, default="public", help=about)


def _simulate(parser: ArgumentParser) -> None:
    _add_ruleset(parser)
    parser.add_argument("--games", type=_positive, required=True, metavar="N", help="how many duels")
    parser.add_argument("--seed", type=_whole, default=1, metavar="S", help="seed of them all (1)")
    parser.add_argument("--bots", default="random,random", metavar="A,B", help="who plays (random,random)")
    _add_settings(parser)
    _add_decks(parser)
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="number of processes (1)")
    _add_json(parser)


def _check(parser: ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a scenario file, or a folder of them")
    _add_json(parser)


def _rulesets(parser: ArgumentParser) -> None:
    _add_json(parser)


def _options(parser: ArgumentParser) -> None:
    _add_ruleset(parser)
    _add_settings(parser)
    about = "only options of this status; ours: where the sources of the rules are silent"
    parser.add_argument("--status", choices=("source", "ours"), help=about)
    parser.add_argument("--changed", action="store_true", help="only options that are not at their default")


def _variants(parser: ArgumentParser) -> None:
    _add_ruleset(parser)
    parser.add_argument("name", nargs="?", metavar="NAME", help="one variant in full: its id, name or file")


def _rules(parser: ArgumentParser) -> None:
    _add_ruleset(parser)
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="the number of a rule, or words to look for; all unless given"
    )
    parser.add_argument("--edition", default="", metavar="E", help="only the rules of this edition")
    about = "only the rules of this status; ours: where the sources are silent"
    parser.add_argument("--status", default="", metavar="S", help=about)
    about = "two editions in two columns, what they share once; --edition names the left one"
    parser.add_argument("--side-by-side", action="store_true", help=about)


def _cards(parser: ArgumentParser) -> None:
    _add_ruleset(parser)
    parser.add_argument("name", nargs="?", metavar="NAME", help="one card; all unless given")
    _add_settings(parser)
    about = "look over the texts of card files, of the shipped cards unless any is named"
    parser.add_argument("--lint", nargs="*", metavar="FILE", help=about)


def _decks(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True, parser_class=CommandParser)
    about = "check deck files, and variants with their decks, against their game"
    check = actions.add_parser("check", help=about, description=about, formatter_class=Help)
    check.add_argument("paths", nargs="+", metavar="PATH", help="a deck or variant file, or a folder")
    _add_settings(check)


def _where(parser: ArgumentParser) -> None:
    _add_json(parser)


_COMMANDS = (
    ("play", "play a match", _play),
    ("resume", "play on a match that was interrupted", _resume),
    ("replay", "show a match again, or write it down as text", _replay),
    ("simulate", "let bots play many duels and print what came of them", _simulate),
    (
        "check",
        "run scenario files: exit 0 when all hold, 1 when some fail, 2 when one cannot be used",
        _check,
    ),
    ("rulesets", "list the installed games", _rulesets),
    ("options", "list the options of a game with rule, default, value and status", _options),
    ("variants", "list the variants of a game, or show what one changes", _variants),
    ("rules", "print the rulebook of a game, one rule, or the rules with some words in them", _rules),
    ("cards", "list the cards of a game, or show one", _cards),
    ("decks", "check deck files", _decks),
    ("where", "print where settings, saves, logs and the cache are", _where),
)


def _add_ruleset(parser: ArgumentParser) -> None:
    parser.add_argument("ruleset", metavar="RULESET", help="id of the game; see rulesets")


def _add_settings(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="settings",
        metavar="K=V",
        help="turn an option; may be given again; see options",
    )
    parser.add_argument("--variant", default="", metavar="V", help="a variant: its id, name or file; see variants")


def _add_decks(parser: ArgumentParser) -> None:
    for seat in (1, 2):
        about = f"deck of seat {seat}: its id, name or file"
        parser.add_argument(f"--deck{seat}", default="", metavar="DECK", help=about)


def _add_showing(parser: ArgumentParser) -> None:
    about = "show what the rules do by themselves one event at a time; auto: as the game suggests"
    parser.add_argument("--step", choices=STEP, default="", help=f"{about}; unless given, as last time")
    about = "whose side is at the bottom: that of the player who looks (turned), or the same for the whole match"
    parser.add_argument("--table", choices=TABLE, default="", help=f"{about}; unless given, as last time")


def _add_plain(parser: ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="play in lines of text, without a screen")


def _add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _whole(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise ArgumentTypeError(f'expected a whole number, found "{word}"') from None


def _positive(word: str) -> int:
    number = _whole(word)
    if number < 1:
        raise ArgumentTypeError(f"expected a number from 1 up, found {number}")
    return number
