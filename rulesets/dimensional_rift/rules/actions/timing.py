"""Refusals of options that belong to another time (DR-134)."""

from collections.abc import Iterator, Set

from cardgame_tui.engine.prompt import Option, Refusal, Refused, shared_option
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.actions.pray_and_operate import judge_instead
from rulesets.dimensional_rift.rules.playing.campaign import judge_tokens
from rulesets.dimensional_rift.rules.steps.turning import judge_service
from rulesets.dimensional_rift.state.duel import RiftDuel


def untimely(duel: RiftDuel, seat: int, judged: Set[Option]) -> Iterator[Refused]:
    """Yield the options of another time: Actions, what events give, slow activations, plays of cards.

    Args:
        duel: the duel.
        seat: who has priority.
        judged: options already offered or refused for a reason of their own.
    """
    refusal = _reason(duel, seat)
    for option in (*_actions(duel, seat), *_in_events(duel, seat), *_plays(duel, seat)):
        if option not in judged:
            yield option, refusal
    wait = duel.fabled_event and (duel.event, duel.phase) != ("fables", "event")
    for card in duel.pile(seat, "fables").cards:
        if (option := shared_option("summon", card.id)) not in judged:
            yield option, refusals.FABLED_EVENT if wait else refusal


def _reason(duel: RiftDuel, seat: int) -> Refusal:
    if seat != duel.active:
        return refusals.NOT_YOUR_TURN
    return refusals.STACK_NOT_EMPTY if duel.stack else refusals.NOT_NOW


def _actions(duel: RiftDuel, seat: int) -> Iterator[Option]:
    """Printed Actions and slow activations, and what an event would give."""
    events = (Common.STRIKE,) if duel.by_moves else (Common.MARCH, Common.STRIKE)
    given = [duel.common.actions[each] for each in events]
    side = duel.side(seat)
    for card in side.doers:
        pool = [*card.printed.program.actions, *(given if card.printed.kind == "creature" else ())]
        for action in dict.fromkeys(pool):
            yield shared_option("action", card.id, None, action)
    for card in side.movers() if duel.by_moves else ():
        yield shared_option("move", card.id)
    for card in side.slow:
        for ability in card.printed.program.slow_activations:
            yield shared_option("activate", card.id, None, ability)


def _in_events(duel: RiftDuel, seat: int) -> Iterator[Option]:
    """What else events give: tokens to spend, zones to serve, what may replace a Strike or a Move Action."""
    judged = [*judge_tokens(duel, seat), *judge_service(duel, seat)]
    for card in duel.side(seat).creatures:
        judged += judge_instead(duel, card, of_move=False)
    for option, _ in judged:
        yield option


def _plays(duel: RiftDuel, seat: int) -> Iterator[Option]:
    for card in duel.pile(seat, "hand").cards:
        yield shared_option("summon", card.id)
        yield shared_option("set", card.id)
