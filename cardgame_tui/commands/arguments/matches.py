"""The arguments of the commands that play a match, or show one again."""

from argparse import SUPPRESS, ArgumentParser

from cardgame_tui.commands.arguments.parsing import Once
from cardgame_tui.commands.arguments.shared import (
    add_ascii,
    add_decks,
    add_plain,
    add_ruleset,
    add_settings,
    add_stage,
    add_table_settings,
)
from cardgame_tui.commands.arguments.words import integer, port, positive, viewer
from cardgame_tui.play.table_settings import SETTINGS

VIEWERS = ("public", "1", "2", "both")
"""Words for ``--as``; `play.viewer` explains them."""


def _host(parser: ArgumentParser) -> None:
    _play(parser)
    parser.set_defaults(hosts=True)
    _add_ways(parser)


def _add_ways(parser: ArgumentParser) -> None:
    about = "let guests without an account come by ssh, at this address (127.0.0.1: only from this machine)"
    parser.add_argument("--ssh", nargs="?", const="127.0.0.1", default="", metavar="ADDRESS", help=about)
    parser.add_argument("--port", type=port, default=8422, metavar="N", help="its port (8422); 0: any free one")
    about = "let them come in a browser, such as that of a phone, at this address (127.0.0.1)"
    parser.add_argument("--web", nargs="?", const="127.0.0.1", default="", metavar="ADDRESS", help=about)
    parser.add_argument(
        "--web-port", type=port, default=8421, metavar="N", help="its port (8421); 0: any free one"
    )


def _play(parser: ArgumentParser) -> None:
    parser.set_defaults(hosts=False)
    parser.add_argument("ruleset", nargs="?", metavar="RULESET", help="id of the game; see rulesets")
    add_settings(parser)
    add_decks(parser)
    parser.add_argument("--names", nargs=2, metavar=("A", "B"), help="the names of the players")
    parser.add_argument("--seed", type=integer, metavar="N", help="play the duel of this seed; default: random")
    for seat in (1, 2):
        parser.add_argument(
            f"--seat{seat}",
            default="human",
            metavar="human|BOT",
            help=f"who plays seat {seat}: a person or a bot, such as random, greedy or ismcts:200",
        )
    add_table_settings(parser, SETTINGS)
    add_plain(parser)
    add_stage(parser)
    parser.add_argument("--no-journal", action="store_true", help="do not save this match; it cannot be resumed")
    parser.add_argument(
        "--from", dest="scenario", metavar="SCENARIO", help="start at the position of a scenario file"
    )


def _resume(parser: ArgumentParser) -> None:
    about = "its journal; default: the only unfinished match, or a list of several"
    parser.add_argument("journal", nargs="?", metavar="JOURNAL", help=about)
    add_table_settings(parser, [each for each in SETTINGS if not each.of_match])
    add_plain(parser)
    add_stage(parser)
    about = "let other players and people who look on have screens of their own; see join"
    parser.add_argument("--host", dest="hosts", action="store_true", help=about)
    _add_ways(parser)
    about = "resume before decision N of the last duel, for instance where the rules broke down"
    parser.add_argument("--before", type=positive, default=0, metavar="N", help=about)
    for seat in (1, 2):
        about = f"who plays seat {seat} from now on (default: as before)"
        parser.add_argument(f"--seat{seat}", metavar="human|BOT", help=about)


def _tutorial(parser: ArgumentParser) -> None:
    about = "id of the game, or a lesson file or a folder of them"
    parser.add_argument("lessons", metavar="GAME", help=about)
    parser.add_argument("--at", type=positive, default=1, metavar="N", help="start at lesson N")
    add_plain(parser)


def _replay(parser: ArgumentParser) -> None:
    about = "the journal of a match; `cardgame-tui where` prints their folder"
    parser.add_argument("journal", metavar="JOURNAL", help=about)
    parser.add_argument("--at", metavar="N", help="start at decision N; 2.N: in duel 2")
    about = "write the match as text, to a new file or to the standard output (-)"
    parser.add_argument("--transcript", nargs="?", const="-", metavar="FILE", help=about)
    about = (
        "play the first duel, or that of --at, under this variant or under options such as hp=3, and show where "
    )
    about += "it parts from what was played"
    parser.add_argument("--under", action=Once, default="", metavar="V", help=about)
    parser.add_argument("--plain", action="store_true", help="show it in lines of text, without a screen")
    add_ascii(parser)
    _add_viewer(parser, "the transcript")


def _share(parser: ArgumentParser) -> None:
    about = "the journal of a match; `cardgame-tui where` prints their folder"
    parser.add_argument("journal", metavar="JOURNAL", help=about)
    about = "the page; default: the name of the journal with .html, in this folder"
    parser.add_argument("--to", action=Once, default="", metavar="FILE", help=about)
    _add_viewer(parser, "the page")


def _diary(parser: ArgumentParser) -> None:
    add_ruleset(parser)
    about = "leave out the duels of this journal; can be repeated"
    parser.add_argument("--without", action="append", default=[], metavar="JOURNAL", help=about)
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument(
        "--html", action=Once, default="", metavar="FILE", help="write it as one page for a browser"
    )
    forms.add_argument("--csv", action="store_true", help="print a line for each duel as CSV")
    parser.add_argument("--names", action="store_true", help="with --csv: the names of the players too")


def _add_viewer(parser: ArgumentParser, what: str) -> None:
    about = f"the point of view of {what}: public (default), one player, or both hands"
    parser.add_argument("--as", dest="viewer", type=viewer, choices=VIEWERS, default="public", help=about)


def _present(parser: ArgumentParser) -> None:
    about = "the journal of a match with decisions that were marked with # at the table"
    parser.add_argument("journal", metavar="JOURNAL", help=about)
    parser.add_argument("--plain", action="store_true", help="show them in lines of text, without a screen")
    add_ascii(parser)


def _join(parser: ArgumentParser) -> None:
    about = "what you want to be, such as a seat; default: what the table offers"
    parser.add_argument("role", nargs="?", default="", metavar="ROLE", help=about)
    about = "the table to join; default: the only one that waits, or a list of several"
    parser.add_argument("--table", action=Once, default="", metavar="NAME", help=about)
    about = "return to the place that you had; the key was shown when the connection broke off"
    parser.add_argument("--key", action=Once, default="", metavar="KEY", help=about)


def _serve(parser: ArgumentParser) -> None:
    about = "the address to listen at (127.0.0.1, which only this machine reaches)"
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=about)
    parser.add_argument("--port", type=port, default=8000, metavar="N", help="its port (8000); 0: any free one")
    about = "how many visitors there can be at a time (4)"
    parser.add_argument("--visitors", type=positive, default=4, metavar="N", help=about)
    parser.add_argument("--visit", default="", help=SUPPRESS)  # the process of one visitor


MATCHES = (
    ("play", "play a match", _play),
    ("host", "play a match with a screen for each player; the others join", _host),
    ("resume", "resume an interrupted match", _resume),
    ("tutorial", "learn a game by playing its lessons", _tutorial),
    ("replay", "show a match again, or write it as text", _replay),
    ("diary", "what people played of a game on this machine, by variant", _diary),
    ("share", "write a match as one page for a browser, to send to somebody", _share),
    ("present", "show the marked decisions of a match to others, one after the other", _present),
    ("join", "open another screen of a match that somebody hosts on this machine", _join),
    ("serve", "play in a browser; each visitor has a table of their own, at which others may join", _serve),
)
"""The commands of the folder `matches`: name, summary, and what adds the arguments."""
