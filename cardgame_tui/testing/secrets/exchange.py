"""Twins: a copy of a duel in which hidden cards are exchanged, so that one seat sees no difference."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from copy import copy
from dataclasses import replace
from typing import Any

from cardgame_tui.bots.simulator import deal_places_again, exchangeable
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS, DeckList, Duel, other
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.secrets.canary import named_cards
from cardgame_tui.value import value

MOST_NEW = 4
"""How many hidden cards of a deck are replaced by other cards of the card set at most."""
TRIES = 12
"""How many replacements are tried for that."""


@value
class Twin:
    """A duel that differs from another only in cards that one seat has not seen.

    Args:
        driver: the twin, at the point from which it differs.
        reader: the seat that sees no difference.
        changed: numbers of the cards that have another face.
        kinds: how many of them are of another kind than before.
        new: how many of them are not in the deck.
    """

    driver: Driver
    reader: int
    changed: AbstractSet[int]
    kinds: int
    new: int

    @property
    def counted(self) -> Counter[str]:
        """The figures of this twin."""
        return Counter(twins=1, faces=len(self.changed), kinds=self.kinds, new=self.new)


def unseen_since(driver: Driver, begin: int) -> dict[int, set[int]]:
    """For each seat, the numbers of the cards that it does not know at a boundary and does not see later.

    Args:
        driver: the duel, whose seats remember what they see (`Duel.remembers`).
        begin: how many answers had been given at the boundary.
    """
    guide = driver.fork(begin, keep=False)
    events = len(guide.duel.events or ())
    seen = [card.known for card in guide.duel.cards]
    for given in driver.given[begin:]:
        _look(guide.duel, seen)
        guide.replay([given])
    _look(guide.duel, seen)
    for event in (guide.duel.events or ())[events:]:
        for number, sight in ((event.card, event.sight), (event.other, event.other_sight)):
            if number is not None:
                seen[number] |= sight
    guide.discard()
    return {seat: {number for number, seats in enumerate(seen) if not seats & seat} for seat in SEATS}


def _look(duel: Duel, seen: list[int]) -> None:
    """Note who sees which card now."""
    seen += [0] * (len(duel.cards) - len(seen))
    for card in duel.cards:
        seen[card.id] |= duel.sight(card)


def twin_of(driver: Driver, reader: int, begin: int, unseen: Collection[int], chance: Chance) -> Twin | None:
    """Make a twin: the duel at a boundary with other faces on cards that a seat has not seen. None if equal.

    Hidden cards of all kinds are dealt again among their places. Some of the other player's are replaced by cards
    that are not in that deck; the deck stays legal, and its piles keep their sizes.

    Args:
        driver: the duel; it is not changed.
        reader: the seat.
        begin: how many answers had been given at the boundary.
        unseen: numbers of the cards that may be exchanged, from `unseen_since`.
        chance: draws the exchange.
    """
    faces: dict[int, tuple[Printed, Printed]] = {}
    new = 0

    def exchange(duel: Duel, *, setup: bool) -> None:
        nonlocal new
        cards = [card for card in duel.cards if card.id in unseen and card.zone is not None]
        before = {card.id: card.printed for card in cards}
        new = _make_new(driver, duel, [card for card in cards if card.owner == other(reader)], chance)
        _deal_in_place(driver.ruleset, duel, cards, chance)
        faces.update({n: (printed, duel.cards[n].printed) for n, printed in before.items()})

    twin = driver.fork(begin, at_boundary=exchange)
    changed = {number for number, (mine, yours) in faces.items() if mine is not yours}
    kinds = sum(mine.kind != yours.kind for mine, yours in faces.values())
    return Twin(twin, reader, changed, kinds, new) if changed else None


def _deal_in_place(ruleset: Ruleset, duel: Duel, cards: Sequence[Card], chance: Chance) -> None:
    """Deal cards again among their places. Each place keeps its number, so that the same answers still fit."""
    places = exchangeable(ruleset, duel, cards)
    there = {number: duel.cards[number] for each in places for number in each.numbers}
    deal_places_again(ruleset, duel, places, chance)
    for number, card in there.items():
        card.id = number
        duel.cards[number] = card


def _make_new(driver: Driver, duel: Duel, cards: Sequence[Card], chance: Chance) -> int:
    """Replace some hidden cards by cards that their deck does not have; returns how many were replaced."""
    decks, made = driver.start.decks, 0
    pool = sorted(set(driver.start.cards) - set(driver.ruleset.tokens))
    if not any(decks) or not pool:
        return 0
    usual = driver.ruleset.new_duel(driver.start)
    cards = [card for card in cards if _has_its_own_face(card, usual)]
    for _ in range(TRIES if cards else 0):
        card, name = chance.pick(cards), chance.pick(pool)
        changed = _with_other(decks, card.owner, usual.cards[card.id].name, name, chance)
        if changed is None or _faults(driver, changed[card.owner - 1]) > _faults(driver, decks[card.owner - 1]):
            continue
        tried = driver.ruleset.new_duel(replace(driver.start, decks=changed))
        if _is_laid(driver.ruleset, duel, card, usual, tried):
            _become(card, usual.cards[card.id].printed, tried.cards[card.id].printed)
            decks, usual, made = changed, tried, made + 1
        if made == MOST_NEW:
            break
    return made


def _with_other(
    decks: tuple[DeckList, DeckList], owner: int, old: str, new: str, chance: Chance
) -> tuple[DeckList, DeckList] | None:
    """The decks with one card of a name replaced in a player's; None if the deck has no such card."""
    deck: Mapping[str, Sequence[str]] = decks[owner - 1]
    found = [
        (section, place) for section, names in deck.items() for place, each in enumerate(names) if each == old
    ]
    if not found or old == new:
        return None
    section, place = chance.pick(found)
    names = deck[section]
    other_deck = {**deck, section: [*names[:place], new, *names[place + 1 :]]}
    return (other_deck, decks[1]) if owner == 1 else (decks[0], other_deck)


def _faults(driver: Driver, deck: DeckList) -> int:
    """How many faults a deck has: a duel without deck rules may have begun with some."""
    return len(driver.ruleset.check_deck(deck, driver.start.options, driver.start.cards))


def _is_laid(ruleset: Ruleset, duel: Duel, card: Card, usual: Duel, tried: Duel) -> bool:
    """Whether the changed deck differs only in this card, and the new card may lie where the old one is now."""
    if [_place(each) for each in usual.cards] != [_place(each) for each in tried.cards]:
        return False
    pairs = zip(usual.cards, tried.cards, strict=True)
    if [mine.id for mine, yours in pairs if mine.name != yours.name] != [card.id]:
        return False
    ghost: Card[Any] = copy(tried.cards[card.id])
    ghost.zone = duel.named.get(_place(ghost))
    return ruleset.may_exchange(duel, card, ghost)


def _has_its_own_face(card: Card, usual: Duel) -> bool:
    """Whether a card shows the side that it began with and is no token; tests may have renamed it."""
    if card.id >= len(usual.cards):
        return False
    return card.printed is usual.cards[card.id].printed or bool(named_cards(card.name))


def _place(card: Card) -> str:
    return "" if card.zone is None else card.zone.name


def _become(card: Card, usual: Printed, printed: Printed) -> None:
    """Give a card another face. A card that a test has renamed gets a name that no other card has."""
    if card.printed.name != usual.name:
        printed, name = copy(printed), card.printed.name
        printed.name = f"{name} of another deck"
    card.printed = printed
