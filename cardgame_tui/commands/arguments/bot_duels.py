"""The arguments of the commands that let bots play many duels."""

from argparse import ArgumentParser

from cardgame_tui.commands.arguments.parsing import CommandParser, Help, Once
from cardgame_tui.commands.arguments.shared import (
    add_by_hand,
    add_decks,
    add_formats,
    add_jobs,
    add_ruleset,
    add_settings,
)
from cardgame_tui.commands.arguments.words import cluster, integer, minutes, positive


def _simulate(parser: ArgumentParser) -> None:
    add_ruleset(parser)
    parser.add_argument("--games", type=positive, required=True, metavar="N", help="how many duels")
    parser.add_argument("--seed", type=integer, default=1, metavar="S", help="seed of all duels (1)")
    about = "bots: A plays seat 1 and B plays seat 2 (random,random)"
    parser.add_argument("--bots", default="random,random", metavar="A,B", help=about)
    add_settings(parser)
    add_decks(parser)
    add_jobs(parser)
    add_by_hand(parser)
    add_formats(parser, "print one line of CSV for each duel")
    about = "play only duel N of this batch and write its journal, which replay opens"
    parser.add_argument("--journal", type=positive, metavar="N", help=about)


def _bench(parser: ArgumentParser) -> None:
    about = "id of the game, or a run: its folder, its name, or last"
    parser.add_argument("what", nargs="?", metavar="GAME|RUN", help=about)
    about = "a table: summary, cards, length, first, decisions, rules; or show and a duel: longest, shortest, "
    about += "drawn, aborted, broke, parted (another player wins in the other arm) or its number"
    parser.add_argument("words", nargs="*", metavar="TABLE", help=about)
    add_settings(parser)
    about = "compare with this variant, or with options such as hp=5; default: the game as it is"
    parser.add_argument("--against", action=Once, metavar="V", help=about)
    about = "compare the values of an option, such as hp=3..8 or draws=on,off"
    parser.add_argument("--sweep", action=Once, default="", metavar="K=VALUES", help=about)
    parser.add_argument("--decks", choices=("all",), default="", help="play every deck against every other")
    about = "compare two versions of a file of cards or of a variant, the earlier first; REV:FILE is that of git"
    parser.add_argument("--compare", action=Once, nargs=2, metavar=("OLD", "NEW"), help=about)
    about = "what a card is worth to its deck, and each other card of it: other cards take its place"
    parser.add_argument("--card", action=Once, default="", metavar="CARD", help=about)
    about = "a health report of the game as --variant makes it, in place of a comparison"
    parser.add_argument("--health", action="store_true", help=about)
    about = "search for a variant whose measures lie in these ranges: first=50..52,turns=12..18,drawn=..5"
    parser.add_argument("--aim", action=Once, default="", metavar="K=RANGE,...", help=about)
    about = "with --aim: what may be changed: options and numbers of cards: hp=3..8,card.TollBaron.might=1..4"
    parser.add_argument("--over", action=Once, default="", metavar="K=VALUES,...", help=about)
    about = "with --aim: of the variants that reach the aims take the one that changes least"
    parser.add_argument("--change-least", action="store_true", help=about)
    about = "with --aim: where the variant file goes; default: among your variants, under a name that is printed"
    parser.add_argument("--out", action=Once, default="", metavar="FILE", help=about)
    add_decks(parser)
    about = "duels of each side (1000); more than before extend the run"
    parser.add_argument("--games", type=positive, metavar="N", help=about)
    parser.add_argument("--minutes", type=minutes, metavar="M", help="stop after this time")
    about = "stop when a measure is known this well: turns=1, or points of first=2, deck=2 and drawn=2"
    parser.add_argument("--until", action=Once, default="", metavar="K=WIDTH", help=about)
    about = "bots: each of them plays duels of its own, at both seats (quick, or random where that knows nothing)"
    parser.add_argument("--bots", action=Once, default="", metavar="A,B", help=about)
    parser.add_argument("--seed", type=integer, metavar="S", help="seed of all duels (1)")
    add_jobs(parser)
    add_by_hand(parser)
    about = "play on a cluster of dask.distributed: the address of its scheduler, or local for J processes here"
    parser.add_argument("--cluster", type=cluster, default="", metavar="ADDRESS", help=about)
    about = "the folder of the run; default: one in the folder that `cardgame-tui where` calls runs"
    parser.add_argument("--run", action=Once, default="", metavar="FOLDER", help=about)
    add_formats(parser, "print CSV")
    parser.add_argument("--html", action=Once, default="", metavar="FILE", help="write a page with pictures")
    parser.add_argument("--plain", action="store_true", help="with show: replay in lines of text")
    about = "play the duel of this journal out, from the decision of --at"
    parser.add_argument("--from", dest="journal", action=Once, default="", metavar="FILE", help=about)
    parser.add_argument("--at", action=Once, metavar="N", help="with --from: decision N; 2.N: in duel 2")
    about = "with --from: compare with the same duel under this variant or under options such as hp=3"
    parser.add_argument("--under", action=Once, default="", metavar="V", help=about)


def _bots(parser: ArgumentParser) -> None:
    parser.set_defaults(action="list")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", parser_class=CommandParser)
    about = "let the quick bot learn a game by playing against itself"
    train = actions.add_parser("train", help=about, description=about, formatter_class=Help)
    add_ruleset(train)
    add_settings(train)
    about = "how many decisions it plays (400000)"
    train.add_argument("--decisions", type=positive, default=400_000, metavar="N", help=about)
    train.add_argument("--seed", type=integer, default=1, metavar="S", help="seed of all duels (1)")
    about = "the file; default: one in the folder that `cardgame-tui where` calls bots"
    train.add_argument("--out", action=Once, default="", metavar="FILE", help=about)
    train.set_defaults(action="train")


BOT_DUELS = (
    ("bots", "list the bots, or let the quick bot learn a game", _bots),
    ("simulate", "let bots play many duels and print the results", _simulate),
    ("bench", "compare rules, decks or cards by the duels of bots", _bench),
)
"""The commands of the folder `bot_duels`: name, summary, and what adds the arguments."""
