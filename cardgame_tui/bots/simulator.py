"""Duels for bots that look ahead: as one seat knows its duel, with everything it does not know dealt again."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import TypeAlias

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.zone import Sight
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset

__all__ = ["Simulator"]

ROUNDS = 3
"""How often the hidden cards are gone through where some exchanges are not possible."""


class Simulator:
    """Makes samples of a duel for one seat. It leads to the real duel, so it stays with whoever asks the bot.

    Args:
        driver: the duel at a prompt for the seat; it keeps its clones.
        seat: the seat.

    Raises:
        ValueError: when the duel was started without clones.
    """

    def __init__(self, driver: Driver, seat: int) -> None:
        if not driver.keeps:
            raise ValueError("a bot that looks ahead needs a duel that was started with clones")
        self._driver = driver
        self._start = replace(driver.start, seed=0)
        self._places = hidden_places(driver.duel, (seat,))
        self._place = f"{driver.start.seed} {seat} {len(driver.given)}"
        self._chance = _chance_of(self._place)

    def sample(self, number: int | None = None) -> Driver:
        """A duel that the seat cannot tell from the real one, at the same prompt.

        The turn is played again on a copy. The cards that the seat neither sees nor remembers are dealt again
        among their places, and chance is new. The sample has no log, and nothing in it leads back to the real duel
        or to its seed.

        Args:
            number: samples with the same number are the same; None for one that was not made before.
        """
        chance = self._chance if number is None else _chance_of(f"{self._place} {number}")
        copy = self._driver.fork(keep=False, log=False)
        copy.given.clear()
        copy.start = copy.duel.start = self._start
        copy.duel.chance = Chance(chance.seed())
        deal_places_again(copy.ruleset, copy.duel, self._places, chance)
        return copy


def _chance_of(words: str) -> Chance:
    return Chance(int.from_bytes(blake2b(words.encode(), digest_size=8).digest()))


Places: TypeAlias = Sequence[Sequence[int]]
"""Hidden cards by their numbers, in groups whose cards may lie in each other's places."""


def deal_again(ruleset: Ruleset, duel: Duel, seats: Collection[int], chance: Chance) -> None:
    """Deal the cards that none of some seats knows again among the places they lie in.

    It begins with the deal as it is, which is possible, and exchanges two cards at a time where the ruleset says
    that both could lie in the other place. So no card comes to lie where it could not.

    Args:
        ruleset: the game.
        duel: the duel; it is changed, so this must be a copy.
        seats: whose knowledge stays.
        chance: the chance of the deal, which is not that of the duel.
    """
    deal_places_again(ruleset, duel, hidden_places(duel, seats), chance)


def hidden_places(duel: Duel, seats: Collection[int]) -> Places:
    """The cards that none of some seats knows, in groups. Copies of the duel at this moment have the same."""
    hidden = [card for card in duel.cards if card.zone is not None and not _known(duel, seats, card)]
    return [[card.id for card in cards] for cards in _groups(hidden)]


def deal_places_again(ruleset: Ruleset, duel: Duel, places: Places, chance: Chance) -> None:
    """Deal the cards of some places again; the rest is as for `deal_again`."""
    known = duel.cards
    groups = [[known[number] for number in numbers] for numbers in places]
    for cards in groups:
        for _ in range(ROUNDS):
            if _exchange(ruleset, duel, cards, chance):
                break
    for cards in groups:
        for card in cards:
            known[card.id] = card
    duel.faces_exchanged()


def _known(duel: Duel, seats: Collection[int], card: Card) -> bool:
    return any(duel.sees(seat, card) or (duel.remembers and bool(card.known & seat)) for seat in seats)


def _groups(hidden: Sequence[Card]) -> Iterator[list[Card]]:
    """The hidden cards of each owner, and those of each pile in which both players have cards."""
    by_owner: dict[int, list[Card]] = defaultdict(list)
    shared: dict[int, list[Card]] = defaultdict(list)
    for card in hidden:
        by_owner[card.owner].append(card)
        if card.zone is not None and card.zone.seat == 0 and card.zone.sight is Sight.NOBODY:
            shared[card.zone.id].append(card)
    yield from by_owner.values()
    yield from (cards for cards in shared.values() if len({card.owner for card in cards}) > 1)


def _exchange(ruleset: Ruleset, duel: Duel, cards: Sequence[Card], chance: Chance) -> bool:
    """Go through some cards and exchange each with one at random (Fisher and Yates); whether all could be."""
    possible, below, may = True, chance.below, ruleset.may_exchange
    for place in range(len(cards) - 1, 0, -1):
        one, two = cards[place], cards[below(place + 1)]
        if one is two:
            continue
        if may(duel, one, two):
            one.exchange(two)
        else:
            possible = False
    return possible
