"""Triggers that have fired wait here until they are put on the stack in order."""

from collections.abc import Callable
from typing import Any, TypeVar

from cardgame_tui.engine.asking import put_in_order
from cardgame_tui.engine.duel import Duel, other
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.engine.stack import ItemRef, StackItem

__all__ = ["place_triggers"]

ItemT = TypeVar("ItemT", bound=StackItem)


def place_triggers(
    duel: Duel[Any, Any, ItemT], rule: str, put: Callable[[ItemT], Script[None]], first: int | None = None
) -> Script[bool]:
    """Put all waiting triggers on the stack: the active seat's first, in an order it picks, then the other's.

    An option of the order is about the trigger's source, if it has one, and its value is an `ItemRef` with the
    trigger's label. Triggers that fire while others are being placed wait for the next call.

    Args:
        duel: the duel.
        rule: number of the rule that orders triggers.
        put: script that chooses targets and puts one trigger on the stack.
        first: the seat whose triggers go first; default: the active seat.

    Returns:
        Whether any trigger was placed.
    """
    if not duel.waiting:
        return False
    waiting, duel.waiting = duel.waiting, []
    seat = (duel.active or 1) if first is None else first
    for controller in (seat, other(seat)):
        mine = [trigger for trigger in waiting if trigger.controller == controller]
        for trigger in (yield from _ordered(duel, controller, rule, mine)):
            yield from put(trigger)
    return True


def _ordered(duel: Duel, seat: int, rule: str, triggers: list[ItemT]) -> Script[list[ItemT]]:
    if len(triggers) < 2:
        return triggers
    options = [_option(place, trigger) for place, trigger in enumerate(triggers)]
    chosen = yield from put_in_order(duel, seat, "trigger_order", rule, options)
    return [triggers[options.index(option)] for option in chosen]


def _option(place: int, trigger: StackItem) -> Option:
    source = None if trigger.source is None else trigger.source.id
    return Option("trigger", card=source, value=ItemRef(place, trigger.label))
