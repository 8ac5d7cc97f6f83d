"""Checks of what a game says without playing: its rulebook, its words and its decks."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from string import Formatter

from cardgame_tui.content.decks import Deck, deck_faults, find_decks
from cardgame_tui.content.faults import ContentError, RuleFault, listed
from cardgame_tui.content.option_info import describe_options
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.rulebook.book import Rulebook, load_rulebook
from cardgame_tui.content.settings import parse_settings
from cardgame_tui.engine.by_hand import BY_HAND
from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.handbook import reference
from cardgame_tui.testing.starts import preset_settings

FIELDS: Mapping[str, frozenset[str]] = {
    "asks": frozenset({"seat", "card", "zone", "amount", "word"}),
    "options": frozenset({"card", "zone", "value", "name", "key"}),
    "events": frozenset({"seat", "card", "other", "zone", "amount", "s", "word", "Word"}),
}
"""What the templates of a wording may use."""

ODD_DECKS: Sequence[Mapping[str, Sequence[str]]] = (
    {},
    {"main": []},
    {"main": ["no such card"]},
    {"no such section": []},
)
"""Decks that a game must judge without breaking down."""


def content_faults(ruleset: Ruleset) -> Iterator[str]:
    """Name everything that is wrong with the content of a game, before a duel is played."""
    try:
        rulebook = load_rulebook(ruleset.rulebook)
    except (ContentError, OSError) as error:
        yield f"the rulebook cannot be read: {error}"
        return
    bases = [parse_settings(ruleset.options_model, each) for each in preset_settings(ruleset.options_model)]
    try:
        for base in bases:
            ruleset.cards_for(base)
    except ContentError as error:
        yield f"the cards cannot be read: {error}"
        return
    yield from _option_rules(ruleset, rulebook)
    yield from wrong_templates(ruleset.wording)
    yield from _tried("layout", lambda: ruleset.layout(ruleset.options_model()))
    yield from _tried("its part of the handbook", lambda: reference(ruleset))
    yield from _deck_faults(ruleset, rulebook, bases)
    if ruleset.score and not getattr(ruleset.duel_class.fields.get(ruleset.score), "by_seat", False):
        yield f"score names {ruleset.score!r}, which the duel does not declare by each_seat"
    for how in ("conceded", "agreed"):
        if ruleset.settle_rules.get(how) not in rulebook.rules:
            yield f"settle_rules names no rule of the rulebook for {how!r}"
    yield from _disclosure_faults(ruleset, rulebook)


def _option_rules(ruleset: Ruleset, rulebook: Rulebook) -> Iterator[str]:
    for info in describe_options(ruleset.options_model):
        if info.rule not in rulebook.rules:
            yield f"the option {info.name} cites {info.rule!r}, which is not in the rulebook"


def _disclosure_faults(ruleset: Ruleset, rulebook: Rulebook) -> Iterator[str]:
    """What `disclosures` names must be an event or a question, and its rule must be in the rulebook."""
    for word, rule in ruleset.disclosures(ruleset.options_model()).items():
        if not (ruleset.wording.has_event(word) or word in ruleset.wording.asks):
            yield f"disclosures names {word!r}, which is neither an event nor a question"
        if rule not in rulebook.rules:
            yield f"disclosures cites {rule!r}, which is not in the rulebook"


def wrong_templates(wording: Wording) -> Iterator[str]:
    """Name every template of a wording that uses a field it does not have, or cannot be read."""
    for kind, known in FIELDS.items():
        for word, template in getattr(wording, kind).items():
            try:
                fields = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
            except ValueError as error:
                yield f"the words of {word!r} ({kind}) cannot be read: {error}: {template!r}"
                continue
            for name in sorted(fields - known):
                yield f"the words of {word!r} ({kind}) use {{{name}}}; allowed: {listed(sorted(known))}"


def _deck_faults(ruleset: Ruleset, rulebook: Rulebook, bases: Sequence[OptionModel]) -> Iterator[str]:
    """Name unreadable decks, decks that nobody may play, and what a deck check gets wrong."""
    shelf = find_decks(ruleset.id)
    yield from (f"a deck cannot be read: {fault}" for fault in shelf.faults)
    for deck in shelf.decks:
        faults = [deck_faults(ruleset, options, deck, ruleset.cards_for(options)) for options in bases]
        if all(faults):
            yield f"the deck {deck.name} may not be played: {faults[0][0]}"
    for odd in (*ODD_DECKS, *_shortened(shelf.decks)):
        yield from _check_of(ruleset, rulebook, bases[0], odd)


def _shortened(decks: Sequence[Deck]) -> Iterator[Mapping[str, Sequence[str]]]:
    """Each ready deck without its last card."""
    for deck in decks:
        for section, names in deck.sections.items():
            yield {**deck.sections, section: names[:-1]}


def _check_of(
    ruleset: Ruleset, rulebook: Rulebook, options: OptionModel, deck: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    """Name what is wrong with the faults that a game finds in a deck."""
    found: list[RuleFault] = []
    cards = ruleset.cards_for(options)
    yield from _tried("check_deck", lambda: found.extend(ruleset.check_deck(deck, options, cards)))
    for fault in found:
        if fault.rule and fault.rule not in rulebook.rules:
            yield f"check_deck cites {fault.rule!r}, which is not in the rulebook: {fault.message}"


def _tried(name: str, call: Callable[[], object]) -> Iterator[str]:
    try:
        call()
    except Exception as error:
        yield f"{name} breaks down: {type(error).__name__}: {error}"


def unsaid(ruleset: Ruleset, asked: Mapping[str, int]) -> list[str]:
    """The questions that a game has words for and that were never asked; what is done by hand needs people."""
    return [word for word in ruleset.wording.asks if word not in asked and not word.startswith(BY_HAND)]
