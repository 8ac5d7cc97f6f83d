"""Samples: what a seat knows stays, what it does not know is dealt again, and nothing leads back."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, islice
from math import sqrt
from typing import Any

import pytest

from cardgame_tui.bots.playing_on import play_at_random
from cardgame_tui.bots.simulator import Simulator, hidden_places
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.shown.view import view
from cardgame_tui.engine.zone import Zone
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.graph import reachable
from cardgame_tui.testing.watch import mark
from rulesets.containment.rules.partner import refuse_partner
from tests.bots.duels import GAMES, begun, questions
from tests.games.leduc import LEDUC, leduc_start

SAMPLES = 300
FROM_ONE = 3
"""Samples from one question."""


def knows(duel: Duel, seat: int, card: Card) -> bool:
    return duel.sees(seat, card) or bool(card.known & seat)


def fits(duel: Duel, card: Card[Any]) -> bool:
    """Whether a card may lie face-down where it does, by the rules of its game, written apart from the game."""
    zone, printed = card.zone, card.printed
    if zone is None or card.face_up:
        return True
    if zone.kind in ("creature", "artifact", "monument"):
        return bool(printed.kind == zone.kind)
    if zone.kind == "frame":
        return refuse_partner(card) is None
    if zone.kind == "tale":
        return printed.kind in ("tale", "incident")
    return True


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_cannot_tell_a_sample_from_the_duel(game: str) -> None:
    for driver in islice(questions(game, 1, every=9), SAMPLES // FROM_ONE):
        prompt, duel = driver.prompt, driver.duel
        assert prompt is not None
        seat = prompt.seat or 1
        simulator = Simulator(driver, seat)
        for _ in range(FROM_ONE):
            sample = simulator.sample()
            assert sample.prompt is not None
            assert view(sample.ruleset, sample.duel, seat) == view(driver.ruleset, duel, seat)
            assert [mark(each) for each in sample.prompt.options] == [mark(each) for each in prompt.options]
            for mine, theirs in zip(duel.zones, sample.duel.zones, strict=True):
                check_zone(driver, sample, seat, mine, theirs)
            assert [card.id for card in sample.duel.cards] == list(range(len(duel.cards)))


def check_zone(driver: Driver, sample: Driver, seat: int, mine: Zone[Card], theirs: Zone[Card]) -> None:
    """A zone of a sample has as many cards, known ones stay, and the others may lie there."""
    assert len(mine.cards) == len(theirs.cards)
    for real, dealt in zip(mine.cards, theirs.cards, strict=True):
        if knows(driver.duel, seat, real):
            assert (dealt.id, dealt.name) == (real.id, real.name)
        assert dealt.printed is driver.duel.cards[dealt.id].printed
        assert dealt.owner == driver.duel.cards[dealt.id].owner
        assert fits(sample.duel, dealt)


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_are_dealt_among_those_whose_places_they_may_have(game: str) -> None:
    """Groups that are alike exchange as they like; cards that may be exchanged are in one group."""
    for driver in islice(questions(game, 4, every=45), 6):
        assert driver.prompt is not None
        rules, duel, seat = driver.ruleset, driver.duel, driver.prompt.seat or 1
        groups = hidden_places(rules, duel, (seat,))
        for group in groups:
            pairs = list(combinations([duel.cards[number] for number in group.numbers], 2))
            assert group.alike == all(rules.may_exchange(duel, one, two) for one, two in pairs)
        hidden = [card for card in duel.cards if card.zone is not None and not knows(duel, seat, card)]
        for one, two in combinations(hidden, 2):
            if one.owner == two.owner and rules.may_exchange(duel, one, two):
                assert any({one.id, two.id} <= set(group.numbers) for group in groups)


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_can_be_played_on(game: str) -> None:
    chance = Chance(5)
    for driver in islice(questions(game, 3, every=25), 20):
        assert driver.prompt is not None
        sample = Simulator(driver, driver.prompt.seat or 2).sample()
        play_at_random(sample, chance, 60)
        assert sample.given or sample.result is not None


def test_every_card_is_as_likely_and_the_real_one_no_more() -> None:
    driver = Driver(LEDUC, leduc_start(4))
    assert driver.prompt is not None
    simulator = Simulator(driver, 1)
    drawn = 2_500
    found = Counter(simulator.sample().duel.named["seat2.hand"].cards[0].name for _ in range(drawn))
    assert len(found) == 5
    expected, spread = drawn / 5, sqrt(drawn * 0.2 * 0.8)
    assert all(abs(count - expected) < 4 * spread for count in found.values())


@pytest.mark.parametrize("game", ["dimensional_rift", "rune_duel", "grand_archive"])
def test_the_hidden_hand_of_a_sample_does_not_follow_the_real_one(game: str) -> None:
    """Numbers of cards stand for places in the deck list, so they must not stay either."""
    places = same = 0
    chances = 0.0
    for driver in islice(questions(game, 11, every=13), 60):
        assert driver.prompt is not None
        seat = driver.prompt.seat or 1
        hidden = [card for card in driver.duel.cards if card.owner != seat and card.zone is not None]
        hidden = [card for card in hidden if not knows(driver.duel, seat, card)]
        pool = [card for card in hidden if card.zone is not None and card.zone.kind in ("hand", "deck", "memory")]
        hand = driver.duel.named[f"seat{3 - seat}.hand"]
        sample = Simulator(driver, seat).sample()
        for real, dealt in zip(hand.cards, sample.duel.zones[hand.id].cards, strict=True):
            if not knows(driver.duel, seat, real):
                places += 1
                same += real.id == dealt.id
                chances += 1 / len(pool)
    assert places > 60
    assert same <= chances + 4 * sqrt(chances) + 1


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_a_sample_leads_back_to_the_duel(game: str) -> None:
    for driver in islice(questions(game, 7, every=41), 4):
        assert driver.prompt is not None
        sample = Simulator(driver, driver.prompt.seat or 1).sample()
        real = {id(each) for each in (driver, driver.duel, driver.start, *driver.duel.cards, *driver.duel.zones)}
        found = [each for each in reachable(sample) if id(each) in real]
        assert not found
        seeds = [each for each in reachable(sample) if each == driver.start.seed and type(each) is int]
        assert not seeds or driver.start.seed < 100  # small numbers occur anyway
        assert sample.start.seed != driver.start.seed
        assert not sample.keeps
        assert sample.given == []
        assert sample.duel.events is None


def test_chance_is_new_in_each_sample() -> None:
    driver = begun("dimensional_rift", 1)
    simulator = Simulator(driver, 1)
    states = {simulator.sample().duel.chance.state() for _ in range(20)} | {driver.duel.chance.state()}
    assert len(states) == 21


def test_samples_with_a_number_can_be_made_again() -> None:
    def said(sample: Driver) -> tuple[object, ...]:
        return sample.duel.chance.state(), [card.name for card in sample.duel.named["seat2.hand"].cards]

    simulator = Simulator(begun("rune_duel", 1), 1)
    first, second, unnumbered = (said(simulator.sample(number)) for number in (1, 2, None))
    assert said(simulator.sample(1)) == first
    assert said(simulator.sample(2)) == second
    assert len({first[0], second[0], unnumbered[0]}) == 3


def test_equal_places_have_equal_samples() -> None:
    def names(seed: int) -> list[str]:
        driver = begun("rune_duel", 1)
        driver.start = replace(driver.start, seed=seed)
        return [card.name for card in Simulator(driver, 1).sample().duel.named["seat2.hand"].cards]

    assert names(1) == names(1)
    assert names(1) != names(2)


def test_a_duel_without_clones_has_no_samples() -> None:
    driver = Driver(LEDUC, leduc_start(1), keep=False)
    with pytest.raises(ValueError, match="started with clones"):
        Simulator(driver, 1)


def test_both_seats_have_samples_at_a_secret_prompt() -> None:
    driver = begun("dimensional_rift", 3)
    while driver.prompt is not None and not driver.prompt.secret:
        driver.answer(0)
    for seat in SEATS:
        sample = Simulator(driver, seat).sample()
        assert sample.prompt is not None
        assert sample.prompt.secret
