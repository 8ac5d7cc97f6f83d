"""Why something cannot be done now although it could at another time (DR-134)."""

from collections.abc import Iterator, Set

from cardgame_tui.engine.prompt import Option, Refusal, Refused, shared_option
from rulesets.dimensional_rift import refusals as no
from rulesets.dimensional_rift.program import common_action
from rulesets.dimensional_rift.table import RiftDuel
from rulesets.dimensional_rift.vocabulary import Common


def untimely(duel: RiftDuel, seat: int, judged: Set[Option]) -> Iterator[Refused]:
    """Yield what belongs to another moment: Actions, moves, slow activations, plays from hand and Fables Deck.

    Args:
        duel: the table.
        seat: who has priority.
        judged: options already offered or refused for a reason of their own.
    """
    refusal = _reason(duel, seat)
    for option in (*_actions(duel, seat), *_plays(duel, seat)):
        if option not in judged:
            yield option, refusal
    if duel.fabled_event and duel.event != "fables":
        for card in duel.pile(seat, "fables").cards:
            yield shared_option("summon", card.id), no.FABLED_EVENT


def _reason(duel: RiftDuel, seat: int) -> Refusal:
    if seat != duel.active:
        return no.NOT_YOUR_TURN
    return no.STACK_NOT_EMPTY if duel.stack else no.NOT_NOW


def _actions(duel: RiftDuel, seat: int) -> Iterator[Option]:
    """Printed Actions and slow activations, and what an event would give."""
    events = (Common.STRIKE,) if duel.by_moves else (Common.MARCH, Common.STRIKE)
    given = [common_action(each) for each in events]
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


def _plays(duel: RiftDuel, seat: int) -> Iterator[Option]:
    for card in duel.pile(seat, "hand").cards:
        yield shared_option("summon", card.id)
        yield shared_option("set", card.id)
    if not duel.fabled_event:
        for card in duel.pile(seat, "fables").cards:
            yield shared_option("summon", card.id)
