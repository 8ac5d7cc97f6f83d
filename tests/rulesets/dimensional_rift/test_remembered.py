"""What is worked out once and remembered equals what is worked out again, throughout random duels."""

from random import Random

import pytest

from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.starts import starts_of
from rulesets.dimensional_rift.rules.stack import priority
from rulesets.dimensional_rift.ruleset import DimensionalRift
from rulesets.dimensional_rift.state import traits
from rulesets.dimensional_rift.state.board import BATTLEFIELD, KIND_BITS, SIDE
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.side import Side
from tests.benchmarks.games import play

RIFT = DimensionalRift()
DECISIONS = 500
MET = 100
"""Fewest remembered values that a duel compares."""


def begun(edition: str, seed: int) -> Driver:
    """A duel of an edition with random options; the first one with those of the edition."""
    start_of = starts_of(RIFT, settings=[f"edition={edition}"], turn_options=seed > 0, change_decks=True)
    return Driver(RIFT, start_of(seed), keep=False, log=False)


def compared(driver: Driver, seed: int) -> int:
    """Play at random and compare at every question; return how many remembered values were met."""
    duel, chance, found = driver.duel, Random(seed), 0
    assert isinstance(duel, RiftDuel)
    for _ in range(DECISIONS):
        if driver.prompt is None:
            break
        found += same_sides(duel) + same_reach(duel)
        found += same_fast_plays(duel) if driver.prompt.ask == "priority" else 0
        play(driver, chance, 1)
    return found


def fresh_side(duel: RiftDuel, seat: int) -> Side:
    """A side worked out now."""
    return Side([duel.zones[number] for number in SIDE[seat]])


def same_sides(duel: RiftDuel) -> int:
    """Compare the sides, and the empty conquered zones that are worked out from them."""
    known = {seat: side for seat, side in duel.sides.items() if side is not None}
    for seat, side in known.items():
        fresh = fresh_side(duel, seat)
        for name in ("cards", "creatures", "doers", "watching", "slow", "hides", "occupied"):
            assert getattr(side, name) == getattr(fresh, name), name
        assert side.quick() == fresh.quick()
        for kind in KIND_BITS:
            zones = [duel.zones[number] for number in SIDE[seat] if duel.conquered >> number & 1]
            assert duel.has_open_zone(seat, kind) == any(not each.cards and each.kind == kind for each in zones)
    return len(known)


def same_reach(duel: RiftDuel) -> int:
    """Compare the zones that cards may target."""
    cards = [card for zone in duel.zones[: len(BATTLEFIELD)] for card in zone.cards]
    known = [card for card in cards if card.reach[0] == duel.changes]
    for card in known:
        assert card.reach[1] == traits._targeting(duel, card)
    return len(known)


def same_fast_plays(duel: RiftDuel) -> int:
    """Compare what the seats may do at Fast Speed."""
    moment = duel.changes + duel.uses
    known = {seat: options for seat, (then, options) in duel.fast.items() if then == moment}
    for seat, options in known.items():
        judged = priority._judged_fast(duel, fresh_side(duel, seat).quick())
        assert options == [option for option, refusal in judged if refusal is None]
    return len(known)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("edition", ["conquest", "rift"])
def test_what_is_remembered_is_fresh(edition: str, seed: int) -> None:
    assert compared(begun(edition, seed), seed) > MET
