"""What effect words do (RD-70)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardgame_tui.engine.duel import other
from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Effect, Selector
from rulesets.rune_duel.cards import vocabulary as words
from rulesets.rune_duel.rules.steps.lifecycle import deal, discard, draw, gain_life, heal, lose_life, place
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


@dataclass(slots=True)
class Aim:
    """Whom an effect is about.

    Args:
        cards: creatures, or artifacts on creatures.
        seat: a player, 0 for none.
    """

    cards: Sequence[RuneCard] = field(default_factory=tuple)
    seat: int = 0


def perform(duel: RuneDuel, source: RuneCard, effects: Sequence[Effect], aim: Aim) -> None:
    """Carry out the effects of a card in order; deaths are looked at when it is done (RD-41).

    Args:
        duel: the duel.
        source: the card; "you" is its controller.
        effects: what happens.
        aim: what "it", "them" and "each" stand for.
    """
    for effect in effects:
        _HANDLERS[type(effect)](duel, source, effect, aim)


def _whom(duel: RuneDuel, source: RuneCard, whom: Selector, aim: Aim) -> Aim:
    """The cards or the player a selector names now."""
    match whom:
        case words.Reference():
            return aim
        case words.Player.YOU:
            return Aim(seat=source.owner)
        case words.Player.OPPONENT:
            return Aim(seat=other(source.owner))
        case words.Group.EACH_OWN:
            return Aim(duel.line(source.owner))
        case words.Group.EACH_ENEMY:
            return Aim(duel.line(other(source.owner)))
        case words.Group.FACING:
            foe = duel.facing(source)
            return Aim(() if foe is None else (foe,))
    raise TypeError(f"nobody is meant by {type(whom).__name__}")


def _deal(duel: RuneDuel, source: RuneCard, effect: words.Deal, aim: Aim) -> None:
    hit = _whom(duel, source, effect.whom, aim)
    for creature in hit.cards:
        deal(duel, creature, effect.amount, "RD-70")
    if hit.seat:
        lose_life(duel, hit.seat, effect.amount, "RD-70")


def _heal(duel: RuneDuel, source: RuneCard, effect: words.Heal, aim: Aim) -> None:
    for creature in _whom(duel, source, effect.whom, aim).cards:
        heal(duel, creature, effect.amount, "RD-70")


def _heal_all(duel: RuneDuel, source: RuneCard, effect: words.HealAll, aim: Aim) -> None:
    for creature in _whom(duel, source, effect.whom, aim).cards:
        heal(duel, creature, creature.damage, "RD-70")


def _gain_life(duel: RuneDuel, source: RuneCard, effect: words.GainLife, _: Aim) -> None:
    gain_life(duel, source.owner, effect.amount, "RD-70")


def _draw(duel: RuneDuel, source: RuneCard, effect: words.Draw, _: Aim) -> None:
    draw(duel, source.owner, effect.amount, "RD-70")


def _move_to_end(duel: RuneDuel, source: RuneCard, effect: words.MoveToEnd, aim: Aim) -> None:
    """Behind the last creature of its line, unless it is the last or the limit forbids the slot (RD-70)."""
    for creature in _whom(duel, source, effect.whom, aim).cards:
        last = duel.line(creature.owner)[-1]
        limit = duel.options.max_slots
        if creature is not last and not (limit and last.slot >= limit):
            place(duel, creature, last.slot + 1)
            duel.note("RD-70", "to_end", creature.owner, creature, creature.zone)


def _discard(duel: RuneDuel, source: RuneCard, effect: words.Discard, aim: Aim) -> None:
    for artifact in _whom(duel, source, effect.whom, aim).cards:
        duel.note("RD-70", "discards", artifact.owner, artifact)
        discard(duel, artifact)


_HANDLERS: dict[type[Node], Callable[[RuneDuel, RuneCard, Any, Aim], None]] = {
    words.Deal: _deal,
    words.Heal: _heal,
    words.HealAll: _heal_all,
    words.GainLife: _gain_life,
    words.Draw: _draw,
    words.MoveToEnd: _move_to_end,
    words.Discard: _discard,
}
