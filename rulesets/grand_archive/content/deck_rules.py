"""The rules for decks (rulebook section E). The check reports every fault (GA-71)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from cardgame_tui.content.faults import RuleFault, nearest
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.options import ArchiveOptions

MAIN, MATERIAL, SIDEBOARD = "main", "material", "sideboard"
"""The sections of a deck."""
SIDEBOARD_CARDS = 15
"""The most cards of a sideboard (GA-69)."""
SIDEBOARD_POINTS = 15
"""The most points of a sideboard (GA-69)."""
MATERIAL_POINTS = 3
"""The points of a champion or a regalia in a sideboard; any other card is one point (GA-69)."""
MOST_RELICS = 1
"""The most cards with Divine Relic in a material deck (GA-68)."""


def check_deck(deck: DeckList, options: ArchiveOptions, cards: Mapping[str, Printed]) -> list[RuleFault]:
    """Name every fault of a deck (GA-66 to GA-70); without `deck_check` only cards that do not exist (GA-71)."""
    sections = (MAIN, MATERIAL, SIDEBOARD)
    faults = [
        RuleFault(
            "GA-66",
            f"unknown deck section {section!r}; a deck has {MAIN} and {MATERIAL}, and may have {SIDEBOARD}",
        )
        for section in deck
        if section not in sections
    ]
    for section in sections:
        faults += _unknown(deck.get(section, ()), cards)
    if not options.deck_check:
        return faults
    main, material, sideboard = ([_card(name, cards) for name in deck.get(each, ())] for each in sections)
    faults += _main_faults([card for card in main if card], len(main), options)
    faults += _material_faults([card for card in material if card], len(material), options)
    faults += _sideboard_faults([card for card in sideboard if card])
    return faults


def _card(name: str, cards: Mapping[str, Printed]) -> ArchivePrinted | None:
    card = cards.get(name)
    return card if isinstance(card, ArchivePrinted) else None


def _unknown(names: Sequence[str], cards: Mapping[str, Printed]) -> Iterator[RuleFault]:
    for name in dict.fromkeys(names):
        if name not in cards:
            near = nearest(name, cards)
            yield RuleFault("", f"unknown card {name!r}" + (f"; the nearest is {near}" if near else ""))


def _main_faults(cards: Sequence[ArchivePrinted], count: int, options: ArchiveOptions) -> Iterator[RuleFault]:
    """The main deck: enough cards, few copies, and only cards with a reserve cost (GA-66)."""
    if count < options.main_min:
        yield RuleFault("GA-66", f"the main deck has {count} cards, but needs at least {options.main_min}")
    yield from _copies(cards, options.main_copies, "GA-66", "main deck")
    for card in dict.fromkeys(cards):
        if not _is_main(card):
            yield RuleFault("GA-66", f"{card.name} has no reserve cost, which a card of the main deck needs")


def _material_faults(cards: Sequence[ArchivePrinted], count: int, options: ArchiveOptions) -> Iterator[RuleFault]:
    """The material deck: champions and regalia, few of them, and one to begin with (GA-67, GA-68)."""
    if count > options.material_max:
        yield RuleFault("GA-67", f"the material deck has {count} cards; allowed: at most {options.material_max}")
    yield from _copies(cards, options.material_copies, "GA-67", "material deck")
    for card in dict.fromkeys(cards):
        if not card.material:
            yield RuleFault(
                "GA-67", f"{card.name} is neither a champion nor a regalia, as all of a material deck are"
            )
    if not any(card.kind == "champion" and card.level == 0 for card in cards):
        yield RuleFault("GA-67", "the material deck has no champion of level 0; it needs at least one")
    relics = [card.name for card in cards if _is_relic(card)]
    if len(relics) > MOST_RELICS:
        yield RuleFault("GA-68", f"{_and(relics)} have Divine Relic; allowed: at most one card with it")


def _sideboard_faults(cards: Sequence[ArchivePrinted]) -> Iterator[RuleFault]:
    """The sideboard, for matches (GA-69)."""
    if len(cards) > SIDEBOARD_CARDS:
        yield RuleFault("GA-69", f"the sideboard has {len(cards)} cards; allowed: at most {SIDEBOARD_CARDS}")
    points = sum(MATERIAL_POINTS if card.material else 1 for card in cards)
    if points > SIDEBOARD_POINTS:
        yield RuleFault("GA-69", f"the sideboard has {points} points; allowed: at most {SIDEBOARD_POINTS}")
    for card in dict.fromkeys(cards):
        if not (card.material or _is_main(card)):
            yield RuleFault("GA-69", f"{card.name} belongs in no deck")


def _copies(cards: Sequence[ArchivePrinted], most: int, rule: str, where: str) -> Iterator[RuleFault]:
    """Cards with too many copies; `most` 0 allows any number."""
    for name, copies in Counter(card.name for card in cards).items():
        if most and copies > most:
            yield RuleFault(rule, f"{copies} copies of {name} in the {where}; allowed: at most {most}")


def _is_main(card: ArchivePrinted) -> bool:
    return card.cost_kind == "reserve" and not card.generated and not card.token


def _is_relic(card: ArchivePrinted) -> bool:
    return any(each.word is Keyword.DIVINE_RELIC for each in card.program.keywords)


def _and(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
