"""The arguments of the commands for people who design a game."""

from argparse import ArgumentParser

from cardgame_tui.commands.arguments.parsing import CommandParser, Help, Once, OnceEach
from cardgame_tui.commands.arguments.shared import (
    add_formats,
    add_jobs,
    add_json,
    add_ruleset,
    add_settings,
)
from cardgame_tui.commands.arguments.words import integer, positive

TEMPLATES = {
    "minimal": "a game of tricks with a shared deck (default)",
    "cards": "a game with a card file, decks and options",
    "stack": "the same with a stack on which both act",
}
"""What a new game may begin with."""

PAPERS = ("a4", "letter")
"""The sizes of paper that can be printed on."""

CONFIG_SCHEMA = "config"
"""The kind of file with settings of this program, which no game has."""

SCHEMA_KINDS = ("cards", "deck", "variant", "scenario", "map", "typography", CONFIG_SCHEMA)
"""The kinds of files that have a schema."""


def _check(parser: ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a scenario file, or a folder of them")
    add_jobs(parser)
    add_json(parser)


def _scenarios(parser: ArgumentParser) -> None:
    about = "the questions, options, phases, facts and position fields of this game; default: the handbook"
    parser.add_argument("ruleset", nargs="?", metavar="RULESET", help=about)


def _rulesets(parser: ArgumentParser) -> None:
    add_json(parser)
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
    add_ruleset(check)
    check.add_argument("--games", type=positive, default=50, metavar="N", help="how many duels (50)")
    check.add_argument("--seed", type=integer, default=1, metavar="S", help="seed of all duels (1)")
    add_jobs(check)
    check.set_defaults(action="check")


def _options(parser: ArgumentParser) -> None:
    parser.set_defaults(kept=True)
    add_ruleset(parser)
    add_settings(parser)
    about = "only options with this status; public: from public pages about the game; ours: our own decision"
    parser.add_argument("--status", choices=("source", "public", "ours"), help=about)
    parser.add_argument("--changed", action="store_true", help="only options that differ from their default")


def _variants(parser: ArgumentParser) -> None:
    add_ruleset(parser)
    parser.add_argument("name", nargs="?", metavar="NAME", help="show one variant in full: its id, name or file")


def _rules(parser: ArgumentParser) -> None:
    parser.set_defaults(kept=True)
    add_ruleset(parser)
    parser.add_argument(
        "words", nargs="*", metavar="WORD", help="a rule number, or words to search for; default: all rules"
    )
    parser.add_argument("--edition", default="", metavar="E", help="only the rules of this edition")
    about = "only rules with this status; ours: not decided by the sources"
    parser.add_argument("--status", default="", metavar="S", help=about)
    about = "two editions in two columns, shared rules once; --edition names the left one"
    parser.add_argument("--side-by-side", action="store_true", help=about)
    add_settings(parser)
    about = "only what --variant and --set make different: the rules, each with how it is played, and the cards"
    parser.add_argument("--changed", action="store_true", help=about)


def _cards(parser: ArgumentParser) -> None:
    assert isinstance(parser, CommandParser)
    _cards_import(parser.add_action("import", "make a variant of a card file that was written elsewhere"))
    parser.set_defaults(kept=True)
    add_ruleset(parser)
    parser.add_argument("name", nargs="?", metavar="NAME", help="show one card; default: list all")
    add_settings(parser)
    about = "check the texts of card and variant files; default: of the card set (with --variant)"
    parser.add_argument("--lint", nargs="*", metavar="FILE", help=about)
    about = "with --lint FILE: check again whenever a file changes, until Ctrl+C"
    parser.add_argument("--watch", action="store_true", help=about)
    about = "how much of a card file, or of a file from elsewhere, can be read, and what is missing"
    parser.add_argument("--coverage", action=Once, default="", metavar="FILE", help=about)
    _add_map(parser)
    about = "with --coverage: show it as a page, with each card drawn next to what is missing"
    parser.add_argument("--page", action="store_true", help=about)
    add_formats(parser, "with --coverage: print a line for each unread sentence as CSV")


def _cards_import(parser: ArgumentParser) -> None:
    parser.set_defaults(command="games.cards", action="import")
    parser.add_argument("file", metavar="FILE", help="CSV, JSON, YAML or TOML with a list of cards")
    add_ruleset(parser)
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
    add_settings(check)


def _print(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(
        title="what to print", metavar="WHAT", required=True, parser_class=CommandParser
    )
    about = "each card once, nine on a sheet, with marks where to cut"
    _print_cards(actions.add_parser("cards", help=about, description=about, formatter_class=Help), "cards")
    about = "all copies of a deck"
    deck = actions.add_parser("deck", help=about, description=about, formatter_class=Help)
    _print_cards(deck, "deck")
    about = "its id, name or file; default: the deck of a first player who does not choose"
    deck.add_argument("deck", nargs="?", default="", metavar="DECK", help=about)
    about = (
        "the rulebook as it is played, as a booklet of half a sheet a page, with contents and the options in force"
    )
    _print_any(actions.add_parser("rules", help=about, description=about, formatter_class=Help), "rules")
    about = "one page of what --variant and --set make different"
    _print_any(actions.add_parser("changed", help=about, description=about, formatter_class=Help), "changed")


def _print_cards(parser: ArgumentParser, what: str) -> None:
    _print_any(parser, what)
    about = "print all cards; default: only those that are not as they were last printed"
    parser.add_argument("--all", action="store_true", help=about)
    parser.add_argument("--backs", action="store_true", help="print a page of backs after each sheet")


def _print_any(parser: ArgumentParser, what: str) -> None:
    parser.set_defaults(what=what)
    add_ruleset(parser)
    add_settings(parser)
    parser.add_argument("--paper", choices=PAPERS, default="a4", help="the size of the paper (a4)")
    about = "a TrueType font for letters that the fonts of this program lack"
    parser.add_argument("--font", action=Once, default="", metavar="FILE", help=about)
    about = "the file; default: a new one in this folder, named after the game and its rules"
    parser.add_argument("--to", action=Once, default="", metavar="FILE", help=about)


GAMES = (
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
    ("print", "write cards and rules as PDF, to print on paper", _print),
    ("schema", "print the JSON schema of a kind of TOML file, for editors", _schema),
)
"""The commands of the folder `games`: name, summary, and what adds the arguments."""
