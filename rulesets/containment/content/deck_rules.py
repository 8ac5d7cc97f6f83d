"""The rules for decks (rulebook section 5). The check reports every fault (CT-42)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from cardgame_tui.content.faults import RuleFault, nearest
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList
from rulesets.containment.cards.printed import SANDBOX_CLASSES, ContainmentPrinted
from rulesets.containment.options import ContainmentOptions

SECTION, CANON = "main", "canon"
"""The sections of a deck."""
MOST_CANONS = 1
"""Canons that a deck may add (CT-40)."""
GROUPS = (*SANDBOX_CLASSES, "personnel", "Tale or Incident")
"""What the numbers of `deck_shape` count."""


def check_deck(deck: DeckList, options: ContainmentOptions, cards: Mapping[str, Printed]) -> list[RuleFault]:
    """Name every fault of a deck (CT-37 to CT-41)."""
    faults = [
        RuleFault("CT-37", f"unknown deck section {section!r}; a deck has {SECTION} and may have {CANON}")
        for section in deck
        if section not in (SECTION, CANON)
    ]
    names, canons = deck.get(SECTION, ()), deck.get(CANON, ())
    faults += [*_unknown(names, cards), *_unknown(canons, cards)]
    known = [card for name in names if isinstance(card := cards.get(name), ContainmentPrinted)]
    faults += [*_shape_faults(known, options), *_twice(known), *_partner_faults(known, options)]
    faults += _canon_faults(canons, cards)
    banned = options.banned_names()
    return faults + [
        RuleFault("CT-41", f"{name} is permanently contained: no deck may contain it")
        for name in dict.fromkeys((*names, *canons))
        if name in banned
    ]


def group_of(card: ContainmentPrinted) -> str:
    """What a card counts as in the shape of a deck, empty for a card that belongs in none (CT-27, CT-37)."""
    if card.plays:
        return GROUPS[-1]
    return "" if card.is_token else card.sandbox or (card.kind if card.kind == "personnel" else "")


def _unknown(names: Sequence[str], cards: Mapping[str, Printed]) -> Iterator[RuleFault]:
    for name in dict.fromkeys(names):
        if name not in cards:
            near = nearest(name, cards)
            yield RuleFault("", f"unknown card {name!r}" + (f"; the nearest is {near}" if near else ""))


def _shape_faults(cards: Sequence[ContainmentPrinted], options: ContainmentOptions) -> Iterator[RuleFault]:
    counts = Counter(group_of(card) for card in cards)
    for group, wanted in zip(GROUPS, options.shape(), strict=True):
        if counts[group] != wanted:
            yield RuleFault("CT-37", f"the deck has {counts[group]} {group} cards, but needs {wanted}")
    for card in cards:
        if not group_of(card):
            yield RuleFault("CT-37", f"{card.name} is a {card.kind}, which the main part of a deck cannot contain")


def _twice(cards: Sequence[ContainmentPrinted]) -> Iterator[RuleFault]:
    """Cards of the same name, and different objects of the same number (CT-38)."""
    for name, copies in Counter(card.name for card in cards).items():
        if copies > 1:
            yield RuleFault("CT-38", f"{copies} copies of {name}; allowed: one of each name")
    by_number: dict[str, set[str]] = {}
    for card in cards:
        if card.number:
            by_number.setdefault(card.number, set()).add(card.name)
    for number, names in by_number.items():
        if len(names) > 1:
            yield RuleFault("CT-38", f"{' and '.join(sorted(names))} have the same object number {number}")


def _partner_faults(cards: Sequence[ContainmentPrinted], options: ContainmentOptions) -> Iterator[RuleFault]:
    if options.partner and not any(card.partner and card.object_class == "Safe" for card in cards):
        yield RuleFault("CT-39", "no Safe object has the partner marker; the deck needs at least one")


def _canon_faults(names: Sequence[str], cards: Mapping[str, Printed]) -> Iterator[RuleFault]:
    if len(names) > MOST_CANONS:
        yield RuleFault("CT-40", f"the deck has {len(names)} Canons; allowed: at most {MOST_CANONS}")
    for name in names:
        card = cards.get(name)
        if isinstance(card, ContainmentPrinted) and card.kind != "canon":
            yield RuleFault("CT-40", f"{name} is a {card.kind}, but section {CANON} is for Canons")
