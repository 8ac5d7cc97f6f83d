"""What the mutants of edition rift put in place of parts of the game: the same parts with one rule broken."""

from typing import Any

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Refusal
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.actions import moves
from rulesets.dimensional_rift.rules.stack import traps
from rulesets.dimensional_rift.rules.steps import counters
from rulesets.dimensional_rift.rules.turn import PHASES
from rulesets.dimensional_rift.state import board
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel

REACH = board.reach
REFUSE_SPRING = traps.refuse_spring
REFUSE_MOVE = moves.refuse_move

FAR = 9
"""Movement that leads everywhere."""

WITHOUT_MAIN_2 = {**PHASES, "rift": tuple(phase for phase in PHASES["rift"] if phase != "main2")}
"""The phases of a turn, the second Main Phase of edition rift left out."""


def always(*_: Any, **__: Any) -> bool:
    """A condition that holds."""
    return True


def far(*_: Any, **__: Any) -> int:
    """Movement without end."""
    return FAR


def never_flipped(duel: RiftDuel, trap: RiftCard) -> Refusal:
    """A Trap that is never flipped."""
    return refusals.TRAP_WAITS


def flipped_when_just_set(duel: RiftDuel, trap: RiftCard) -> Refusal | None:
    """Judge a Trap as if it had been set long ago."""
    trap.set_on = -1
    return REFUSE_SPRING(duel, trap)


def refuse_unmoved(duel: RiftDuel, card: RiftCard) -> Refusal | None:
    """Judge a Move Action as if the card had not moved this turn."""
    moved, card.moved = card.moved, False
    refusal = REFUSE_MOVE(duel, card)
    card.moved = moved
    return refusal


def reach_of_single_diagonals(place: int, turns: int, seat: int, *rest: Any) -> int:
    """Arrows whose double diagonals are single."""
    return REACH(place, turns, seat, *rest[:-1], False)


def collect_one(duel: RiftDuel, card: RiftCard, amount: int, rule: str) -> None:
    """Collect 1 mana instead of the due amount."""
    counters.collect(duel, card, 1, rule)


def lose_one(duel: RiftDuel, seat: int, amount: int, rule: str) -> None:
    """Lose 1 HP instead of the due amount."""
    counters.lose_hp(duel, seat, 1, rule)


def printed_will(duel: RiftDuel, card: RiftCard) -> int:
    """What every face-down card gives as a Hidden Sacrifice in the other edition."""
    return 0 if card.face_up else card.printed.will


def seat_1_loses_first(duel: RiftDuel) -> None:
    """Let the first player found at 0 HP lose, even if the other one has 0 too."""
    for seat in (1, 2):
        if duel.hp[seat] <= 0 and duel.result is None:
            duel.finish(other(seat), "DR-180", "hp")
