"""Every command with its arguments. This module imports nothing slow."""

from argparse import SUPPRESS, ArgumentParser
from collections.abc import Iterable

from cardgame_tui import __version__
from cardgame_tui.commands.arguments.parsing import CommandParser, Help, Once, OnceEach, ProgramParser
from cardgame_tui.commands.arguments.words import cluster, integer, minutes, port, positive, viewer
from cardgame_tui.play.table_settings import FOR_PLAYERS, SETTINGS, Setting

PROGRAM = "cardgame-tui"
"""The name of the command."""

VIEWERS = ("public", "1", "2", "both")
"""Words for ``--as``; `play.viewer` explains them."""

TEMPLATES = {
    "minimal": "a game of tricks with a shared deck (default)",
    "cards": "a game with a card file, decks and options",
    "stack": "the same with a stack on which both act",
}
"""What a new game may begin with."""

CONFIG_SCHEMA = "config"
"""The kind of file with settings of this program, which no game has."""
SCHEMA_KINDS = ("cards", "deck", "variant", "scenario", "map", "typography", CONFIG_SCHEMA)
"""The kinds of files that have a schema."""

_ASCII = "draw with ASCII characters only"


def build_parser() -> ProgramParser:
    """Build the parser of the command line.

    The parsed arguments carry ``command``, the module below `cardgame_tui.commands` that runs them, such as
    ``matches.play``.
    """
    about = "A table where two people at one terminal play card games."
    parser = ProgramParser(PROGRAM, description=about, formatter_class=Help)
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("--ascii", action="store_true", help=_ASCII)
    parser.set_defaults(command="matches.menu")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog=PROGRAM, parser_class=CommandParser)
    for folder, in_folder in _COMMANDS.items():
        for name, summary, fill in in_folder:
            added = commands.add_parser(name, help=summary, description=summary, formatter_class=Help, fill=fill)
            added.set_defaults(command=f"{folder}.{name}")
    return parser


def _play(parser: ArgumentParser) -> None:
    parser.add_argument("ruleset", nargs="?", metavar="RULESET", help="id of the game; see rulesets")
    _add_settings(parser)
    _add_decks(parser)
    parser.add_argument("--names", nargs=2, metavar=("A", "B"), help="the names of the players")
    parser.add_argument("--seed", type=integer, metavar="N", help="play the duel of this seed; default: random")
    for seat in (1, 2):
        parser.add_argument(
            f"--seat{seat}",
            default="human",
            metavar="human|BOT",
            help=f"who plays seat {seat}: a person or a bot, such as random, greedy or ismcts:200",
        )
    _add_table_settings(parser, SETTINGS)
    _add_plain(parser)
    _add_stage(parser)
    parser.add_argument("--no-journal", action="store_true", help="do not save this match; it cannot be resumed")
    parser.add_argument(
        "--from", dest="scenario", metavar="SCENARIO", help="start at the position of a scenario file"
    )


def _resume(parser: ArgumentParser) -> None:
    about = "its journal; default: the only unfinished match, or a list of several"
    parser.add_argument("journal", nargs="?", metavar="JOURNAL", help=about)
    _add_table_settings(parser, [each for each in SETTINGS if not each.of_match])
    _add_plain(parser)
    _add_stage(parser)
    about = "resume before decision N of the last duel, for instance where the rules broke down"
    parser.add_argument("--before", type=positive, default=0, metavar="N", help=about)
    for seat in (1, 2):
        about = f"who plays seat {seat} from now on (default: as before)"
        parser.add_argument(f"--seat{seat}", metavar="human|BOT", help=about)


def _tutorial(parser: ArgumentParser) -> None:
    about = "id of the game, or a lesson file or a folder of them"
    parser.add_argument("lessons", metavar="GAME", help=about)
    parser.add_argument("--at", type=positive, default=1, metavar="N", help="start at lesson N")
    _add_plain(parser)


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
    _add_ascii(parser)
    about = "the point of view of the transcript: public (default), one player, or both hands"
    parser.add_argument("--as", dest="viewer", type=viewer, choices=VIEWERS, default="public", help=about)


def _present(parser: ArgumentParser) -> None:
    about = "the journal of a match with decisions that were marked with # at the table"
    parser.add_argument("journal", metavar="JOURNAL", help=about)
    parser.add_argument("--plain", action="store_true", help="show them in lines of text, without a screen")
    _add_ascii(parser)


def _serve(parser: ArgumentParser) -> None:
    about = "the address to listen at (127.0.0.1, which only this machine reaches)"
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=about)
    parser.add_argument("--port", type=port, default=8000, metavar="N", help="its port (8000); 0: any free one")
    about = "how many visitors there can be at a time (4)"
    parser.add_argument("--visitors", type=positive, default=4, metavar="N", help=about)
    parser.add_argument("--visit", action="store_true", help=SUPPRESS)  # the process of one visitor


def _simulate(parser: ArgumentParser) -> None:
    _add_ruleset(parser)
    parser.add_argument("--games", type=positive, required=True, metavar="N", help="how many duels")
    parser.add_argument("--seed", type=integer, default=1, metavar="S", help="seed of all duels (1)")
    about = "bots: A plays seat 1 and B plays seat 2 (random,random)"
    parser.add_argument("--bots", default="random,random", metavar="A,B", help=about)
    _add_settings(parser)
    _add_decks(parser)
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="number of processes (1)")
    _add_by_hand(parser)
    _add_formats(parser, "print one line of CSV for each duel")
    about = "play only duel N of this batch and write its journal, which replay opens"
    parser.add_argument("--journal", type=positive, metavar="N", help=about)


def _add_by_hand(parser: ArgumentParser) -> None:
    about = "play also cards of whose texts people carry something out by hand; bots then answer for them"
    parser.add_argument("--by-hand", action="store_true", help=about)


def _bench(parser: ArgumentParser) -> None:
    about = "id of the game, or a run: its folder, its name, or last"
    parser.add_argument("what", nargs="?", metavar="GAME|RUN", help=about)
    about = "a table: summary, cards, length, first, decisions, rules; or show and a duel: longest, shortest, "
    about += "drawn, aborted, broke, parted (another player wins in the other arm) or its number"
    parser.add_argument("words", nargs="*", metavar="TABLE", help=about)
    _add_settings(parser)
    about = "compare with this variant, or with options such as hp=5; default: the game as it is"
    parser.add_argument("--against", action=Once, metavar="V", help=about)
    about = "compare the values of an option, such as hp=3..8 or draws=on,off"
    parser.add_argument("--sweep", action=Once, default="", metavar="K=VALUES", help=about)
    parser.add_argument("--decks", choices=("all",), default="", help="play every deck against every other")
    about = "compare with the same decks in which other cards take the place of this one"
    parser.add_argument("--without", action=Once, default="", metavar="CARD", help=about)
    _add_decks(parser)
    about = "duels of each side (1000); more than before extend the run"
    parser.add_argument("--games", type=positive, metavar="N", help=about)
    parser.add_argument("--minutes", type=minutes, metavar="M", help="stop after this time")
    about = "stop when a measure is known this well: turns=1, or points of first=2 and drawn=2"
    parser.add_argument("--until", action=Once, default="", metavar="K=WIDTH", help=about)
    about = "bots: each of them plays duels of its own, at both seats (random)"
    parser.add_argument("--bots", action=Once, default="", metavar="A,B", help=about)
    parser.add_argument("--seed", type=integer, metavar="S", help="seed of all duels (1)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="number of processes (1)")
    _add_by_hand(parser)
    about = "play on a cluster of dask.distributed: the address of its scheduler, or local for J processes here"
    parser.add_argument("--cluster", type=cluster, default="", metavar="ADDRESS", help=about)
    about = "the folder of the run; default: one in the folder that `cardgame-tui where` calls runs"
    parser.add_argument("--run", action=Once, default="", metavar="FOLDER", help=about)
    _add_formats(parser, "print CSV")
    parser.add_argument("--html", action=Once, default="", metavar="FILE", help="write a page with pictures")
    parser.add_argument("--plain", action="store_true", help="with show: replay in lines of text")
    about = "play the duel of this journal out, from the decision of --at"
    parser.add_argument("--from", dest="journal", action=Once, default="", metavar="FILE", help=about)
    parser.add_argument("--at", action=Once, metavar="N", help="with --from: decision N; 2.N: in duel 2")
    about = "with --from: compare with the same duel under this variant or under options such as hp=3"
    parser.add_argument("--under", action=Once, default="", metavar="V", help=about)


def _check(parser: ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a scenario file, or a folder of them")
    _add_json(parser)


def _scenarios(parser: ArgumentParser) -> None:
    about = "the questions, options, phases, facts and position fields of this game; default: the handbook"
    parser.add_argument("ruleset", nargs="?", metavar="RULESET", help=about)


def _rulesets(parser: ArgumentParser) -> None:
    _add_json(parser)
    parser.set_defaults(action="list")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", parser_class=CommandParser)
    about = "write the package of a new game, which can be played at once, into a new folder"
    new = actions.add_parser("new", help=about, description=about, formatter_class=Help)
    new.add_argument("name", metavar="NAME", help="its id, such as mini_war: also the name of folder and package")
    kinds = new.add_mutually_exclusive_group()
    for kind, words in TEMPLATES.items():
        kinds.add_argument(f"--{kind}", dest="kind", action="store_const", const=kind, help=words)
    new.set_defaults(action="new", kind="minimal")
    about = "play random duels of a game and report everything that is wrong with it"
    check = actions.add_parser("check", help=about, description=about, formatter_class=Help)
    _add_ruleset(check)
    check.add_argument("--games", type=positive, default=50, metavar="N", help="how many duels (50)")
    check.add_argument("--seed", type=integer, default=1, metavar="S", help="seed of all duels (1)")
    check.set_defaults(action="check")


def _options(parser: ArgumentParser) -> None:
    _add_ruleset(parser)
    _add_settings(parser)
    about = "only options with this status; public: from public pages about the game; ours: our own decision"
    parser.add_argument("--status", choices=("source", "public", "ours"), help=about)
    parser.add_argument("--changed", action="store_true", help="only options that differ from their default")


def _variants(parser: ArgumentParser) -> None:
    _add_ruleset(parser)
    parser.add_argument("name", nargs="?", metavar="NAME", help="show one variant in full: its id, name or file")


def _rules(parser: ArgumentParser) -> None:
    _add_ruleset(parser)
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="a rule number, or words to search for; default: all rules"
    )
    parser.add_argument("--edition", default="", metavar="E", help="only the rules of this edition")
    about = "only rules with this status; ours: not decided by the sources"
    parser.add_argument("--status", default="", metavar="S", help=about)
    about = "two editions in two columns, shared rules once; --edition names the left one"
    parser.add_argument("--side-by-side", action="store_true", help=about)


def _cards(parser: ArgumentParser) -> None:
    assert isinstance(parser, CommandParser)
    _cards_import(parser.add_action("import", "make a variant of a card file that was written elsewhere"))
    _add_ruleset(parser)
    parser.add_argument("name", nargs="?", metavar="NAME", help="show one card; default: list all")
    _add_settings(parser)
    about = "check the texts of card and variant files; default: of the card set (with --variant)"
    parser.add_argument("--lint", nargs="*", metavar="FILE", help=about)
    about = "with --lint FILE: check again whenever a file changes, until Ctrl+C"
    parser.add_argument("--watch", action="store_true", help=about)
    about = "how much of a card file, or of a file from elsewhere, can be read, and what is missing"
    parser.add_argument("--coverage", action=Once, default="", metavar="FILE", help=about)
    _add_map(parser)
    about = "with --coverage: show it as a page, with each card drawn next to what is missing"
    parser.add_argument("--page", action="store_true", help=about)
    _add_formats(parser, "with --coverage: print a line for each unread sentence as CSV")


def _cards_import(parser: ArgumentParser) -> None:
    parser.set_defaults(command="games.cards", action="import")
    parser.add_argument("file", metavar="FILE", help="CSV, JSON, YAML or TOML with a list of cards")
    _add_ruleset(parser)
    _add_map(parser)
    about = "the name of the variant; default: that of the file"
    parser.add_argument("--name", action=Once, default="", metavar="NAME", help=about)
    about = "an option that the variant sets, such as edition=rift; can be repeated"
    parser.add_argument("--set", action=OnceEach, default=[], dest="settings", metavar="K=V", help=about)
    about = "let the players carry out by hand what cannot be played, each step with both in agreement"
    parser.add_argument("--by-hand", action="store_true", help=about)
    about = "read the file again whenever it changes, until Ctrl+C"
    parser.add_argument("--watch", action="store_true", help=about)


def _add_map(parser: ArgumentParser) -> None:
    about = "where the fields of a card are: sheet, effects, database, or a file of your own; default: what fits"
    parser.add_argument("--map", action=Once, default="", dest="field_map", metavar="MAP", help=about)


def _schema(parser: ArgumentParser) -> None:
    parser.add_argument("kind", choices=SCHEMA_KINDS, metavar="KIND", help=f"one of {', '.join(SCHEMA_KINDS)}")
    about = "a game, whose fields of cards and options it then has"
    parser.add_argument("ruleset", nargs="?", default="", metavar="RULESET", help=about)


def _decks(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True, parser_class=CommandParser)
    about = "check deck files, and variants with their decks, against their game"
    check = actions.add_parser("check", help=about, description=about, formatter_class=Help)
    check.add_argument("paths", nargs="+", metavar="PATH", help="a deck or variant file, or a folder")
    _add_settings(check)


def _config(parser: ArgumentParser) -> None:
    about = "write a template with every setting, where no file exists"
    parser.add_argument("--write", action="store_true", help=about)


def _where(parser: ArgumentParser) -> None:
    _add_json(parser)


_COMMANDS = {
    "matches": (
        ("play", "play a match", _play),
        ("resume", "resume an interrupted match", _resume),
        ("tutorial", "learn a game by playing its lessons", _tutorial),
        ("replay", "show a match again, or write it as text", _replay),
        ("present", "show the marked decisions of a match to others, one after the other", _present),
        ("serve", "play in a browser; each visitor has a table of their own", _serve),
    ),
    "bot_duels": (
        ("simulate", "let bots play many duels and print the results", _simulate),
        ("bench", "compare rules, decks or cards by the duels of bots", _bench),
    ),
    "games": (
        (
            "check",
            "run scenario files: exit 0 when all hold, 1 when some fail, 2 when one cannot be used",
            _check,
        ),
        (
            "scenarios",
            "print how to write scenario files, or the words that those of one game may use",
            _scenarios,
        ),
        ("rulesets", "list the installed games, write a new one, or check one", _rulesets),
        ("options", "list the options of a game with rule, default, value and status", _options),
        ("variants", "list the variants of a game, or show what one changes", _variants),
        ("rules", "print the rulebook of a game, one rule, or the rules that match a search", _rules),
        ("cards", "list the cards of a game, show one, check card files, or import them", _cards),
        ("decks", "check deck files", _decks),
        ("schema", "print the JSON schema of a kind of TOML file, for editors", _schema),
    ),
    "program": (
        ("config", "show the config file and what it sets, or write a template", _config),
        ("where", "print the folders of settings, saves, logs and the cache", _where),
    ),
}
"""The commands by the folder in which their modules are: name, summary, and what adds the arguments."""


def _add_ruleset(parser: ArgumentParser) -> None:
    parser.add_argument("ruleset", metavar="RULESET", help="id of the game; see rulesets")


def _add_settings(parser: ArgumentParser) -> None:
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


def _add_decks(parser: ArgumentParser) -> None:
    for seat in (1, 2):
        about = f"deck of seat {seat}: its id, name or file"
        parser.add_argument(f"--deck{seat}", action=Once, default="", metavar="DECK", help=about)


def _add_table_settings(parser: ArgumentParser, settings: Iterable[Setting]) -> None:
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


def _add_plain(parser: ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="play in lines of text, without a screen")
    _add_ascii(parser)


def _add_ascii(parser: ArgumentParser) -> None:
    parser.add_argument("--ascii", action="store_true", default=SUPPRESS, help=_ASCII)


def _add_stage(parser: ArgumentParser) -> None:
    parser.add_argument("--stage", action="store_true", help="begin with the stage, for people who look on (F5)")


def _add_formats(parser: ArgumentParser, csv: str) -> None:
    """Add ``--json`` and ``--csv``, which exclude each other.

    Args:
        parser: the parser.
        csv: what CSV holds, for the help.
    """
    formats = parser.add_mutually_exclusive_group()
    formats.add_argument("--json", action="store_true", help="print JSON")
    formats.add_argument("--csv", action="store_true", help=csv)


def _add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")
