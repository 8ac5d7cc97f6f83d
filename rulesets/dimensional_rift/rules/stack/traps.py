"""Traps: flipped when their event happens, used once, then destroyed (DR-39)."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.asking import choose_judged
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Judged, Refusal, Script
from rulesets.dimensional_rift.cards.arrows import NO_ARROWS
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.cards.statics import Play
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.actions.declaring import put_trigger
from rulesets.dimensional_rift.rules.costs.bill import bill_for, payable
from rulesets.dimensional_rift.rules.costs.payment import pay, settle
from rulesets.dimensional_rift.rules.steps.checks import check_state
from rulesets.dimensional_rift.rules.steps.lifecycle import destroy, enter
from rulesets.dimensional_rift.rules.steps.triggers import concerns
from rulesets.dimensional_rift.rules.steps.turning import FACINGS
from rulesets.dimensional_rift.rules.targets import has_targets
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.continuous import barred_player
from rulesets.dimensional_rift.state.creature_event import CreatureEvent
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem


def refuse_spring(duel: RiftDuel, trap: RiftCard) -> Refusal | None:
    """Say why a face-down Trap cannot be flipped by its controller now."""
    if duel.turn == trap.set_on:
        return refusals.TRAP_JUST_SET
    if barred_player(duel, trap.owner, Play.FLIP, trap):
        return refusals.FORBIDDEN
    triggers, events = trap.printed.program.watching, duel.events_for(trap.owner)
    if not any(event.trigger in triggers for event in events):
        return refusals.TRAP_LATE if _latest_use(duel, trap, duel.creature_events) else refusals.TRAP_WAITS
    if not payable(duel, trap, trap.printed.program.price, entering=True):
        return refusals.COST_UNPAID
    return None if _latest_use(duel, trap, events) else refusals.TRAP_USELESS


def spring(duel: RiftDuel, trap: RiftCard) -> Script[None]:
    """Flip a Trap, pay for it, turn it so that it works, and put its effect on the stack.

    If several events could trigger it, the latest counts.
    """
    duel.note("DR-39", "flip", trap.owner, trap, trap.zone, shown=True)
    price = yield from settle(duel, trap, trap.printed.program.price, entering=True)
    yield from pay(duel, bill_for(trap, price, entering=True))
    check_state(duel)
    found = _latest_use(duel, trap, duel.events_for(trap.owner))
    trap.face_up = True
    if found is None or trap.zone is None:
        destroy(duel, [trap], "DR-39", surely=True)
        return
    event, ability, turns = found
    enter(duel, trap, trap.zone, (yield from _pick_facing(duel, trap, turns)))
    item = RiftItem(trap.owner, "DR-39", "trigger", trap, ability=ability, about=event.creature)
    yield from put_trigger(duel, item)
    if item not in duel.stack:
        discard_used(duel, trap)


def discard_used(duel: RiftDuel, card: RiftCard) -> None:
    """Destroy a Trap that has done its work."""
    if card.printed.is_trap and in_play(card):
        destroy(duel, [card], "DR-39", surely=True)


def miss_events(duel: RiftDuel, seat: int) -> None:
    """A player has passed, or done anything but flip a Trap: it is too late for what happened before that.

    Only if the option `trap_window` says so.
    """
    events = len(duel.creature_events)
    if events and duel.options.trap_window == "at_once" and duel.missed[seat] < events:
        duel.missed[seat] = events
        duel.uses += 1


def forget_creature_events(duel: RiftDuel) -> None:
    """Both players have passed in a row: earlier events can no longer flip a Trap."""
    if duel.creature_events:
        duel.creature_events.clear()
        duel.missed = dict.fromkeys(SEATS, 0)
        duel.uses += 1


def _pick_facing(duel: RiftDuel, trap: RiftCard, turns: list[int]) -> Script[int]:
    if trap.printed.arrows == NO_ARROWS:
        return 0

    def judge() -> Iterator[Judged]:
        for each, facing in enumerate(FACINGS):
            yield facing, None if each in turns else refusals.TRAP_POINTLESS

    option = yield from choose_judged(duel, trap.owner, "facing", "DR-39", judge, card=trap)
    assert option is not None
    return FACINGS.index(option)


def _latest_use(
    duel: RiftDuel, trap: RiftCard, events: Sequence[CreatureEvent]
) -> tuple[CreatureEvent, Ability, list[int]] | None:
    """The latest of some events a Trap could use, what it would do, and the orientations in which it works."""
    for event in reversed(events):
        for ability in trap.printed.program.watching.get(event.trigger, ()):
            if turns := [each for each in range(4) if _works(duel, trap, each, event, ability)]:
                return event, ability, turns
    return None


def _works(duel: RiftDuel, trap: RiftCard, turns: int, event: CreatureEvent, ability: Ability) -> bool:
    """Whether a Trap, face-up in this orientation, would have the connection and the target its text asks for."""
    before = trap.face_up, trap.turns
    trap.face_up, trap.turns, trap.reach = True, turns, (-1, 0)
    works = concerns(duel, trap, ability, event) and has_targets(duel, trap, ability)
    trap.face_up, trap.turns = before
    trap.reach = (-1, 0)
    return works
