"""``print``: write cards and rules as PDF, to print on paper."""

import re
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping
from importlib.util import find_spec
from itertools import chain, count
from os.path import lexists
from pathlib import Path

from cardgame_tui.commands.games.rules import what_differs
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.reading import faults_in_words, rules_asked
from cardgame_tui.content.decks import Deck, default_decks, pick_deck
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.option_info import changes_by_rule, preset_of
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.files import replace_own
from cardgame_tui.paper.booklet import InForce, booklet
from cardgame_tui.paper.different import different_page
from cardgame_tui.paper.pen import MARK
from cardgame_tui.paper.record import Copies, Prints, checksum_of, today
from cardgame_tui.paper.sheets import Printout, SheetStyle, card_sheets
from cardgame_tui.paper.sizes import PAPERS
from cardgame_tui.paths import printed_dir
from cardgame_tui.play.rules_in_play import RulesInPlay, changed_rules

INSTALL = 'to print, this program needs its extra "paper"; in a clone: pip install ".[paper]"'
LARGEST = 64_000_000
"""How many bytes of a file are searched to see whether this program wrote it."""
LONGEST_PART = 40
"""How many letters of the edition, the variant and so on are in the name of a file."""
NAMED = 12
"""How many cards are named in a message."""


def run(arguments: Namespace) -> int:
    """Write the file, and say where it is and what does not fit.

    Raises:
        UsageError: when the extra is missing, with all faults of the rules, or when a file cannot be written.
    """
    if find_spec("fpdf") is None:
        raise UsageError(INSTALL)
    return int(_PRINTS[arguments.what](arguments))


def _cards(arguments: Namespace) -> int:
    """Print each card of the game once."""
    rules = rules_asked(arguments)
    return _print_pile(arguments, rules, "cards", dict.fromkeys(rules.cards, 1))


def _deck(arguments: Namespace) -> int:
    """Print all copies of a deck."""
    rules = rules_asked(arguments)
    with faults_in_words():
        deck = _deck_asked(arguments.deck, rules)
        if unknown := deck.unknown_cards(rules.cards):
            raise ContentError(unknown)
    copies = Counter(name for names in deck.sections.values() for name in names)
    return _print_pile(arguments, rules, f"deck_{deck.id}", copies)


def _rules(arguments: Namespace) -> int:
    """Print the rulebook as it is played."""
    rules = rules_asked(arguments)
    with faults_in_words():
        book = load_rulebook(rules.ruleset.rulebook).as_played(changes_by_rule(rules.options))
        changes = tuple(f"{each.title}: {each.words}" for each in changed_rules(rules.options, rules.variant))
        played = InForce(rules.in_short(), changes, rules.ruleset.scope(rules.options), today())
        printout = booklet(book, played, PAPERS[arguments.paper], _font(arguments))
    target = _target(arguments, rules, "rules")
    _write(target, printout)
    _report(target, printout, "the rulebook")
    return 0


def _changed(arguments: Namespace) -> int:
    """Print what is different, on one page."""
    rules = rules_asked(arguments)
    with faults_in_words():
        book = load_rulebook(rules.ruleset.rulebook).as_played(changes_by_rule(rules.options))
    what = what_differs(book, rules.in_short(), rules)
    if not what:
        print(what.nothing)
        return 0
    with faults_in_words():
        printout = different_page(what, today(), PAPERS[arguments.paper], _font(arguments))
    target = _target(arguments, rules, "changed")
    _write(target, printout)
    _report(target, printout, "what is different")
    return 0


def _deck_asked(word: str, rules: RulesInPlay) -> Deck:
    """The deck of that name; without one the deck that the first player has without a choice."""
    shelf = rules.shelf()
    if word:
        return pick_deck(rules.ruleset.id, word, shelf)
    deck, _ = default_decks(rules.ruleset, rules.options, shelf, rules.cards)
    if deck is None:
        raise UsageError(f"{rules.ruleset.title} has no decks; print cards prints its cards")
    return deck


def _print_pile(arguments: Namespace, rules: RulesInPlay, what: str, copies: Mapping[str, int]) -> int:
    """Print what has changed of a pile of cards since its last print, or all of it.

    Args:
        arguments: those of the command line.
        rules: the rules that the cards are for.
        what: the name of the pile.
        copies: how many of each card there shall be.
    """
    faces = {name: rules.ruleset.printed_face(rules.cards[name]) for name in copies}
    wanted: Mapping[str, Copies] = {name: (checksum_of(faces[name]), n) for name, n in copies.items()}
    variant = rules.variant.id if rules.variant else ""
    plain = f"{what} {preset_of(rules.options)}".strip()
    pile = f"{plain} / {variant}" if variant else plain
    prints = Prints(printed_dir() / f"{rules.ruleset.id}.json")
    before = prints.of(pile, plain)
    due = dict(copies) if arguments.all else before.due(wanted)
    if not due:
        print(f"nothing has changed since the last print on {before.day}; --all prints all")
        return 0
    target = _target(arguments, rules, what)
    style = _style(arguments, rules)
    with faults_in_words():
        printout = card_sheets([faces[name] for name, count in due.items() for _ in range(count)], style)
    _write(target, printout)
    try:
        prints.keep(pile, before.with_printed(wanted, today()))
    except OSError as error:
        found = f"{target} is written, but the record of what is printed is not"
        raise UsageError(f"{found}: {error.strerror or error}") from error
    _report(target, printout, f"{_counted(due)} of {_counted(copies)}")
    return 0


def _style(arguments: Namespace, rules: RulesInPlay) -> SheetStyle:
    title = rules.ruleset.title
    note = f"{today()} {rules.variant.name if rules.variant else title}"
    return SheetStyle(PAPERS[arguments.paper], title, note, arguments.backs, _font(arguments))


def _font(arguments: Namespace) -> Path | None:
    return Path(arguments.font) if arguments.font else None


def _target(arguments: Namespace, rules: RulesInPlay, what: str) -> Path:
    """The file to write: the one that was asked for, or a new one named after what is printed."""
    if arguments.to:
        return Path(arguments.to)
    variant = rules.variant.id if rules.variant else ""
    parts = (rules.ruleset.id, _other_edition(rules), variant, _settings(arguments, rules), what)
    return _free("_".join(filter(None, map(_in_a_name, parts))))


def _other_edition(rules: RulesInPlay) -> str:
    """The edition; empty for the one that is played without a choice."""
    edition = preset_of(rules.options)
    return edition if edition != preset_of(rules.ruleset.options_model()) else ""


def _settings(arguments: Namespace, rules: RulesInPlay) -> str:
    """The settings of the command line, such as ``life_total-20``, without that of the edition."""
    pairs = ([part.strip() for part in setting.split("=", 1)] for setting in arguments.settings)
    return "_".join("-".join(pair) for pair in pairs if pair[0] != rules.options.PRESET_BY)


def _in_a_name(part: str) -> str:
    """A part of the name of a file: letters, digits, ``-`` and ``_``."""
    return re.sub(r"[^\w-]+", "_", part)[:LONGEST_PART].strip("_")


def _free(stem: str) -> Path:
    """The first file of this name that does not exist yet: ``stem.pdf``, ``stem_2.pdf`` and so on."""
    names = chain([stem], (f"{stem}_{number}" for number in count(2)))
    files = (Path(f"{name}.pdf") for name in names)
    return next(file for file in files if not lexists(file))


def _counted(copies: Mapping[str, int]) -> str:
    """How many cards these are."""
    number = sum(copies.values())
    return f"{number} card{'' if number == 1 else 's'}"


def _write(target: Path, printout: Printout) -> None:
    """Write the file; another program's file of that name stays.

    Raises:
        UsageError: when that cannot be done.
    """
    try:
        replace_own(target, printout.content, MARK, LARGEST)
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        raise UsageError(f"{target}: {getattr(error, 'strerror', '') or error}") from error


def _report(target: Path, printout: Printout, what: str) -> None:
    """Say what was printed, and what is not as it should be."""
    pages = f"{printout.pages} page{'' if printout.pages == 1 else 's'}"
    print(f"{target}: {what}, {pages}")
    if printout.cut_off:
        print(f"the text of {_named(printout.cut_off)} does not fit, even in the smallest letters")
    if printout.missing:
        print(f"no letters for {' '.join(printout.missing)}: printed as ?; --font FILE names a font that has them")


def _named(names: tuple[str, ...]) -> str:
    more = len(names) - NAMED
    return ", ".join(names[:NAMED]) + (f" and {more} more" if more > 0 else "")


_PRINTS = {"cards": _cards, "deck": _deck, "rules": _rules, "changed": _changed}
"""What can be printed."""
