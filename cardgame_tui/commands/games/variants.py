"""``variants``: list the variants of a game, or show what one of them changes."""

from argparse import Namespace
from collections.abc import Iterable, Iterator
from textwrap import fill, indent

from cardgame_tui.commands.shared.reading import faults_in_words, read_ruleset
from cardgame_tui.content.card_sets import known_cards
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.option_info import differences, setting_text
from cardgame_tui.content.variants import Variant, find_variants, pick_variant
from cardgame_tui.play.rules_in_play import RulesInPlay, rules_of_variant
from cardgame_tui.ruleset import Ruleset

WIDTH = 79


def run(arguments: Namespace) -> int:
    """List all variants, broken ones with their faults, or show one in full.

    Returns:
        The exit code: 1 when a listed variant is broken.

    Raises:
        UsageError: when the game or variant does not exist, or the variant has faults.
    """
    ruleset = read_ruleset(arguments.ruleset)
    if arguments.name is None:
        return list_all(ruleset)
    with faults_in_words():
        variant = pick_variant(ruleset.id, arguments.name)
        print("\n".join(in_full(rules_of_variant(ruleset, variant), variant)))
    return 0


def list_all(ruleset: Ruleset) -> int:
    """Print every variant with what it changes; return 1 when one is broken, else 0."""
    shelf = find_variants(ruleset.id)
    broken = {key: "\n".join(map(str, faults)) for key, faults in shelf.broken.items()}
    for variant in shelf.variants:
        try:
            lines = [rules_of_variant(ruleset, variant).in_short(), *_cards_and_decks(variant)]
        except ContentError as error:
            broken[variant.id] = str(error)
        else:
            print(_about(variant))
            print(indent("\n".join(line for line in lines if line), "    "))
    for key, faults in broken.items():
        print(f"{key}: broken\n{indent(faults, '    ')}")
    if not shelf.variants and not broken:
        print(f"{ruleset.title} has no variants")
    return int(bool(broken))


def _about(variant: Variant) -> str:
    about = variant.written.about
    words = f"{variant.id}: {variant.name}" + (f": {about}" if about else "")
    return fill(words, WIDTH, subsequent_indent="    ")


def _cards_and_decks(variant: Variant) -> Iterator[str]:
    written = variant.written
    named = {
        "cards changed": [*written.card],
        "cards added": [str(table["name"]) for table in written.new],
        "decks": [deck.name for deck in written.deck],
    }
    for what, names in named.items():
        if names:
            yield fill(f"{what}: {', '.join(names)}", WIDTH - 4, subsequent_indent="  ")


def in_full(rules: RulesInPlay, variant: Variant) -> Iterator[str]:
    """Yield everything a variant contains, line by line.

    Raises:
        ContentError: when a deck it names does not exist.
    """
    yield from (_about(variant), f"file: {variant.file}", f"rules: {rules.in_short()}")
    yield from titled("options", _set_options(rules))
    for title, texts in card_news(rules, variant).items():
        yield from titled(title, texts)
    yield from titled("decks", _decks(variant))


def card_news(rules: RulesInPlay, variant: Variant) -> dict[str, list[str]]:
    """The cards that a variant changes and those that it adds, a text for each, by their heading."""
    added = [_added(rules, str(table["name"])) for table in variant.written.new]
    news = {"cards changed": [*_changes(rules, variant)], "cards added": added}
    return {title: texts for title, texts in news.items() if texts}


def _added(rules: RulesInPlay, name: str) -> str:
    """Describe a card that the variant adds."""
    return f"{name}: {'; '.join(rules.ruleset.describe(rules.cards[name]))}"


def titled(title: str, lines: Iterable[str]) -> Iterator[str]:
    """Yield lines under a title, each broken where it is too long; nothing without lines."""
    found = [fill(line, WIDTH, initial_indent="  ", subsequent_indent="      ") for line in lines]
    if found:
        yield title
        yield from found


def _set_options(rules: RulesInPlay) -> Iterator[str]:
    for info, value in differences(rules.options):
        yield f"{info.name}: {setting_text(info.default)} -> {setting_text(value)} ({info.rule})"


def _changes(rules: RulesInPlay, variant: Variant) -> Iterator[str]:
    """Yield each changed field of a card with its old and new value."""
    known = known_cards(rules.ruleset) if variant.written.card else {}
    printed = rules.ruleset.cards_for(rules.options)
    for name, change in variant.written.card.items():
        own = known[name].table
        for field, value in change.items():
            for part, new, old in _parts(field, value, own.get(field, getattr(printed.get(name), field, None))):
                yield f"{name}, {part}: {'not set' if old is None else old} -> {new}"


def _parts(field: str, new: object, old: object) -> Iterator[tuple[str, object, object]]:
    """Yield what changes in a field: the field itself, or the fields of the table it holds."""
    if not isinstance(new, dict):
        yield field, new, old
        return
    before = old if isinstance(old, dict) else {}
    for key, value in new.items():
        yield from _parts(f"{field}.{key}", value, before.get(key))


def _decks(variant: Variant) -> Iterator[str]:
    for seat in (1, 2):
        if deck := variant.deck_of(seat):
            yield f"seat {seat}: {deck.name}"
    for deck in variant.decks:
        yield f"{deck.name}: {deck.about}" if deck.about else deck.name
