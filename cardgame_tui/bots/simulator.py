"""Duels for bots that look ahead: as one seat knows its duel, with everything it does not know dealt again."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from cardgame_tui.bots.sample_chance import SampleChance
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.engine.zone import Sight
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset

__all__ = ["Simulator"]

ROUNDS = 3
"""How often hidden cards are gone through where some exchanges are not possible."""


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
        self._driver = driver.fork_to_branch()
        self._start = replace(driver.start, seed=0)
        self._hidden = hidden_places(driver.ruleset, driver.duel, (seat,))
        self._seed, self._place = driver.start.seed, (seat, len(driver.given))
        self._dealing, self._playing = self._chances_of()

    def sample(self, number: int | None = None) -> Driver:
        """A duel that the seat cannot tell from the real one, at the same prompt.

        The turn is played again on a copy. The cards that the seat neither sees nor remembers are dealt again
        among their places, and chance is new. The sample has no log, and nothing in it leads back to the real duel
        or to its seed.

        Args:
            number: samples with the same number are the same; None for one that was not made before.
        """
        dealing, playing = (self._dealing, self._playing) if number is None else self._chances_of(number)
        copy = self._driver.fork(keep=False, log=False)
        copy.given.clear()
        copy.start = copy.duel.start = self._start
        playing.next32()  # samples without a number share it, and none begins where another did
        copy.duel.chance = playing
        deal_places_again(copy.ruleset, copy.duel, self._hidden, dealing)
        return copy

    def _chances_of(self, *number: int) -> tuple[SampleChance, SampleChance]:
        """The chance that deals a sample, and the one it gets: run backwards, that must not undo the deal."""
        dealing, playing = (
            SampleChance(seed_for(self._seed, purpose, *self._place, *number))
            for purpose in (Purpose.DEAL, Purpose.SAMPLE)
        )
        return dealing, playing


class Places(NamedTuple):
    """Hidden cards that could, by one exchange or several, come to lie in each other's places.

    Args:
        numbers: the cards by their numbers.
        alike: whether every one of them could lie in every one of these places.
    """

    numbers: Sequence[int]
    alike: bool


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
    deal_places_again(ruleset, duel, hidden_places(ruleset, duel, seats), chance)


def hidden_places(ruleset: Ruleset, duel: Duel, seats: Collection[int]) -> Sequence[Places]:
    """The cards that none of some seats knows. Copies of the duel at this moment have the same."""
    hidden = [card for card in duel.cards if card.zone is not None and not _known(duel, seats, card)]
    return exchangeable(ruleset, duel, hidden)


def exchangeable(ruleset: Ruleset, duel: Duel, hidden: Sequence[Card]) -> Sequence[Places]:
    """Split hidden cards, which are in zones, into those that could lie in each other's places."""
    return [places for cards in _groups(hidden) for places in _split(ruleset, duel, cards)]


def deal_places_again(ruleset: Ruleset, duel: Duel, hidden: Sequence[Places], chance: Chance) -> None:
    """Deal the cards of some places again; the rest is as for `deal_again`."""
    known = duel.cards
    dealt = [[known[number] for number in places.numbers] for places in hidden]
    for cards, places in zip(dealt, hidden, strict=True):
        if places.alike:
            _shuffle(cards, chance)
        else:
            _exchange(ruleset, duel, cards, chance)
    for cards in dealt:
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


def _split(ruleset: Ruleset, duel: Duel, cards: Sequence[Card]) -> Iterator[Places]:
    """Split cards into groups that exchanges could bring into each other's places; cards alone are left out."""
    near = {card.id: {card.id} for card in cards}
    for one, two in combinations(cards, 2):
        if ruleset.may_exchange(duel, one, two):
            near[one.id].add(two.id)
            near[two.id].add(one.id)
    while near:
        numbers = {next(iter(near))}
        while found := set[int]().union(*[near[number] for number in numbers]) - numbers:
            numbers |= found
        if len(numbers) > 1:
            yield Places(sorted(numbers), all(len(near[number]) == len(numbers) for number in numbers))
        near = {number: each for number, each in near.items() if number not in numbers}


def _shuffle(cards: Sequence[Card], chance: Chance) -> None:
    """Exchange cards that could lie in each other's places, each order as likely (Fisher and Yates)."""
    below = chance.below
    for place in range(len(cards) - 1, 0, -1):
        other = below(place + 1)
        if other != place:
            cards[place].exchange(cards[other])


def _exchange(ruleset: Ruleset, duel: Duel, cards: Sequence[Card], chance: Chance) -> None:
    """Go through cards a few times and exchange each with one at random, where both may change places."""
    below, may = chance.below, ruleset.may_exchange
    for place in [*range(len(cards) - 1, 0, -1)] * ROUNDS:
        one, two = cards[place], cards[below(place + 1)]
        if one is not two and may(duel, one, two):
            one.exchange(two)
