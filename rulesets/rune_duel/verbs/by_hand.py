"""What a text says that cannot be read: the players carry it out by hand (RD-75)."""

from functools import partial
from typing import ClassVar

from cardgame_tui.engine import by_hand
from cardgame_tui.engine.by_hand import Deed, Done
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.rune_duel.rules.steps import lifecycle
from rulesets.rune_duel.rules.steps.verb import Affected, Verb
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel

RULE = "RD-75"


@value
class ByHand(Verb):
    """Words that are not read; their player says what happens, and the other player agrees (RD-75)."""

    PHRASES: ClassVar = ("by hand {words}",)
    words: str

    def apply(self, duel: RuneDuel, source: RuneCard, target: Affected) -> Script[None]:
        """Let the players carry it out."""
        return by_hand.carry_out(duel, DEEDS, source.owner, source, RULE, self.words)


def _creatures(duel: RuneDuel) -> list[RuneCard]:
    return list(duel.creatures())


def _on_lines(duel: RuneDuel) -> list[RuneCard]:
    return [card for each in duel.creatures() for card in (each, *each.artifacts)]


def _movable(duel: RuneDuel) -> list[RuneCard]:
    """The creatures; none during combat, in which nobody changes the slot (RD-47)."""
    return [] if duel.phase == "combat" else _creatures(duel)


def _seat(done: Done[RuneCard], *, others: bool) -> int:
    return other(done.seat) if others else done.seat


def _draw(duel: RuneDuel, done: Done[RuneCard], *, others: bool) -> None:
    lifecycle.draw(duel, _seat(done, others=others), done.number, RULE)


def _gain(duel: RuneDuel, done: Done[RuneCard], *, others: bool) -> None:
    seat = _seat(done, others=others)
    duel.life[seat] += done.number
    duel.note(RULE, "gains_by_hand", seat, amount=done.number)


def _lose(duel: RuneDuel, done: Done[RuneCard], *, others: bool) -> None:
    seat = _seat(done, others=others)
    duel.life[seat] -= done.number
    duel.life_lost = True
    duel.note(RULE, "loses_by_hand", seat, amount=done.number)


def _return(duel: RuneDuel, done: Done[RuneCard]) -> None:
    lifecycle.discard(duel, done.whom)
    duel.move(done.whom, duel.pile(done.whom.owner, "hand"))


DEEDS = (
    Deed("by_hand_draw", partial(_draw, others=False), counted=True),
    Deed("by_hand_other_draws", partial(_draw, others=True), counted=True),
    Deed("by_hand_gain", partial(_gain, others=False), counted=True),
    Deed("by_hand_other_gains", partial(_gain, others=True), counted=True),
    Deed("by_hand_lose", partial(_lose, others=False), counted=True),
    Deed("by_hand_other_loses", partial(_lose, others=True), counted=True),
    Deed(
        "by_hand_damage",
        lambda duel, it: lifecycle.deal(duel, it.whom, it.number, RULE),
        _creatures,
        counted=True,
    ),
    Deed(
        "by_hand_heal", lambda duel, it: lifecycle.heal(duel, it.whom, it.number, RULE), _creatures, counted=True
    ),
    Deed("by_hand_discard", lambda duel, it: lifecycle.discard(duel, it.whom), _on_lines),
    Deed("by_hand_return", _return, _on_lines),
    Deed("by_hand_to_end", lambda duel, it: lifecycle.move_to_end(duel, it.whom), _movable),
)
"""What players may carry out by hand."""
