"""A turn of Dimensional Rift, phase by phase (rulebook sections 7 and 8)."""

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.priority import window
from cardgame_tui.engine.prompt import Option, Script
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.costs.payment import discard_one
from rulesets.dimensional_rift.rules.playing.campaign import begin_campaign
from rulesets.dimensional_rift.rules.stack.priority import STACK
from rulesets.dimensional_rift.rules.steps.lifecycle import draw
from rulesets.dimensional_rift.rules.steps.moments import end_before_turn, end_with_event, end_with_turn
from rulesets.dimensional_rift.rules.steps.triggers import fire_for_all
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.standing import standing

PHASES = {
    "conquest": ("begin", "event", "deployment", "draw"),
    "rift": ("start", "draw", "main1", "event", "main2", "end"),
}
"""The phases of a turn in each edition (DR-74, DR-83)."""

DRAWS_IN = {"conquest": {"start": "begin", "end": "draw"}, "rift": {"start": "draw", "end": "end"}}
"""The phase of the turn's draw, by edition and option `draw_at` (DR-82, DR-86, DR-186)."""

_TURN_RULE = {"conquest": "DR-74", "rift": "DR-83"}
_EVENT_RULE = {"conquest": "DR-76", "rift": "DR-88"}
_DRAW_RULE = {"conquest": "DR-82", "rift": "DR-86"}

# Members that nearly every decision reads (docs/architecture.md, "Members")
_DREW = Trigger.DREW

CAMPAIGN = Option("campaign")
BATTLE = Option("battle")
FABLES = Option("fables")
NO_EVENT = Option("no event")


def turn(duel: RiftDuel) -> Script[None]:
    """Play one turn, from the phase a position was set up in."""
    edition = duel.options.edition
    phases = PHASES[edition]
    if duel.phase not in phases:
        _start_turn(duel)
    draws_in = DRAWS_IN[edition][duel.options.draw_at]
    for phase in phases[phases.index(duel.phase) :]:
        duel.before_phase(phase)
        duel.phase = phase
        duel.forget()
        duel.note(_TURN_RULE[edition], phase + "_phase", duel.active)
        fire_for_all(duel, Trigger.PHASE_STARTS, duel.active, part=phase)
        if phase == draws_in:
            _draw_for_turn(duel)
        if phase == phases[-1]:
            fire_for_all(duel, Trigger.TURN_ENDS, duel.active)
        yield from _PHASE_SCRIPTS[phase](duel)
        yield from _end_phase(duel, phase)
    yield from _end_turn(duel)


def _end_phase(duel: RiftDuel, phase: str) -> Script[None]:
    """Let what happens at the end of a phase, and of the event in it, happen before what lasts until then ends."""
    fire_for_all(duel, Trigger.PHASE_ENDS, duel.active, part=phase)
    if phase == "event" and duel.event:
        fire_for_all(duel, Trigger.PHASE_ENDS, duel.active, part=duel.event)
    if duel.waiting or duel.transforms:
        yield from window(duel, STACK, until_empty=True)
    if phase == "event":
        end_with_event(duel)


def fast_phase(duel: RiftDuel) -> Script[None]:
    """A phase with only Fast Speed (DR-75, DR-82, DR-85, DR-86)."""
    return window(duel, STACK)


def event_phase(duel: RiftDuel) -> Script[None]:
    """Pick an event, then act in it (DR-76, DR-77, DR-88); without one the phase ends at once (DR-84)."""
    if not duel.event:
        duel.event = yield from _pick_event(duel)
        if duel.event == "campaign":
            yield from begin_campaign(duel)
        duel.forget()
        if duel.event:
            fire_for_all(duel, Trigger.PHASE_STARTS, duel.active, part=duel.event)
    if duel.event:
        yield from window(duel, STACK)


def play_phase(duel: RiftDuel) -> Script[None]:
    """Summon and set cards: Deployment, or a Main Phase with its slow activations (DR-80, DR-87)."""
    return window(duel, STACK)


_PHASE_SCRIPTS = {
    "begin": fast_phase,
    "start": fast_phase,
    "main1": play_phase,
    "event": event_phase,
    "main2": play_phase,
    "deployment": play_phase,
    "draw": fast_phase,
    "end": fast_phase,
}


def _start_turn(duel: RiftDuel) -> None:
    duel.turn += 1
    duel.event = ""
    duel.told.clear()
    duel.fabled_summoned = 0
    duel.tokens_spent = 0
    duel.phase = PHASES[duel.options.edition][0]
    for card in duel.on_battlefield():
        card.acted.clear()
        card.moved = False
    end_before_turn(duel)
    fire_for_all(duel, Trigger.TURN_STARTS, duel.active)


def _pick_event(duel: RiftDuel) -> Script[str]:
    """The turn player picks the event and cannot change it (DR-76, DR-88); empty for none (DR-84)."""
    options = [CAMPAIGN, BATTLE]
    if duel.fabled_event:
        options.append(FABLES)
    if not duel.options.event_mandatory:
        options.append(NO_EVENT)
    rule = _EVENT_RULE[duel.options.edition]
    refused = [(NO_EVENT, refusals.NO_EVENT)] if duel.options.event_mandatory else []
    option = yield from choose(duel, duel.active, "event", rule, options, why_not=lambda: refused, public=True)
    if option is NO_EVENT:
        duel.note("DR-84", "no_event", duel.active)
        return ""
    duel.note(rule, "pick_event", duel.active, word=option.key)
    return option.key


def _draw_for_turn(duel: RiftDuel) -> None:
    """The turn's draw comes first, then its triggers (DR-82, DR-86)."""
    seat = duel.active
    if duel.turn == 1 and not duel.options.first_turn_draw:
        return
    if draw(duel, seat, _DRAW_RULE[duel.options.edition]):
        fire_for_all(duel, _DREW, seat)


def _end_turn(duel: RiftDuel) -> Script[None]:
    """At the very end remove damage and effects that last until now; the other player is next (DR-85, DR-148)."""
    yield from _keep_hand_limit(duel)
    if duel.options.damage_clears == "end_phase":
        _clear_damage(duel)
    end_with_turn(duel)
    yield from window(duel, STACK, until_empty=True)
    _refresh(duel)
    _count_quiet_turn(duel)
    duel.phase = ""
    duel.active = other(duel.active)


def _refresh(duel: RiftDuel) -> None:
    """Once-per-turn abilities may be used again, also those of a Vehicle under a creature (DR-122)."""
    for card in duel.cards:
        if card.used:
            card.used.clear()
    duel.uses += 1


def _clear_damage(duel: RiftDuel) -> None:
    """Remove all damage as the last phase closes (DR-85)."""
    for card in duel.on_battlefield():
        if card.damage:
            card.damage = 0
            duel.changes += 1
            duel.note("DR-85", "damage_clears", card.owner, card)


def _keep_hand_limit(duel: RiftDuel) -> Script[None]:
    limit = duel.options.hand_limit
    while limit is not None and len(duel.pile(duel.active, "hand").cards) > limit:
        yield from discard_one(duel, duel.active, "DR-60")


def _count_quiet_turn(duel: RiftDuel) -> None:
    """With both decks empty, the duel is drawn after enough turns without any change (DR-182).

    A deck whose player draws nothing because of a text counts as empty (DR-202, DR-206).
    """
    empty = not any(duel.pile(seat, "deck").cards and seat not in duel.undrawn for seat in (1, 2))
    quiet = empty and duel.changes == duel.changes_before
    if empty and not quiet:
        _count_return(duel)
    duel.quiet_turns = duel.quiet_turns + 1 if quiet else 0
    duel.changes_before = duel.changes
    if duel.quiet_turns >= duel.options.stalemate_turns:
        duel.finish(0, "DR-182", "stalemate")
    duel.turns_with_empty_decks = duel.turns_with_empty_decks + 1 if empty else 0
    if duel.turns_with_empty_decks >= duel.options.empty_deck_turns and duel.result is None:
        duel.finish(0, "DR-188", "empty_decks")


def _count_return(duel: RiftDuel) -> None:
    """The duel is drawn if the same position keeps coming back, with any changes in between (DR-187)."""
    now = standing(duel)
    duel.stood[now] = duel.stood.get(now, 0) + 1
    if duel.stood[now] >= duel.options.repetitions:
        duel.finish(0, "DR-187", "repetition")
