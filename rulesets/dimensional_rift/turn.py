"""A turn of Dimensional Rift: Begin, Event, Deployment, Draw (rulebook section 7)."""

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.priority import window
from cardgame_tui.engine.prompt import Option, Script
from rulesets.dimensional_rift.campaign import begin_campaign
from rulesets.dimensional_rift.costs import discard_one
from rulesets.dimensional_rift.lifecycle import draw, lift
from rulesets.dimensional_rift.priority import STACK
from rulesets.dimensional_rift.table import RiftDuel
from rulesets.dimensional_rift.triggers import fire
from rulesets.dimensional_rift.vocabulary import Happening, Until

PHASES = ("begin", "event", "deployment", "draw")
_PHASE_EVENTS = {phase: phase + "_phase" for phase in PHASES}
CAMPAIGN = Option("campaign")
BATTLE = Option("battle")
FABLES = Option("fables")
NO_EVENT = Option("no event")


def turn(duel: RiftDuel) -> Script[None]:
    """Play one turn, from the phase a position was set up in (DR-74)."""
    if duel.phase not in PHASES:
        _start_turn(duel)
    for phase in PHASES[PHASES.index(duel.phase) :]:
        duel.phase = phase
        duel.note("DR-74", _PHASE_EVENTS[phase], duel.active)
        yield from _PHASE_SCRIPTS[phase](duel)
    yield from _end_turn(duel)


def begin_phase(duel: RiftDuel) -> Script[None]:
    """Nothing happens by itself; Fast Speed only (DR-75)."""
    if duel.options.draw_at == "start":
        _draw_for_turn(duel)
    yield from window(duel, STACK)


def event_phase(duel: RiftDuel) -> Script[None]:
    """Pick an event, then every face-up card may perform one Action (DR-76, DR-77)."""
    if not duel.event:
        duel.event = yield from _pick_event(duel)
        if duel.event == "campaign":
            yield from begin_campaign(duel)
    if duel.event:
        yield from window(duel, STACK)


def deployment_phase(duel: RiftDuel) -> Script[None]:
    """Summon and set cards (DR-80)."""
    yield from window(duel, STACK)


def draw_phase(duel: RiftDuel) -> Script[None]:
    """Draw, then Fast Speed until the turn ends (DR-82)."""
    if duel.options.draw_at == "end":
        _draw_for_turn(duel)
    yield from window(duel, STACK)
    if duel.options.damage_clears == "end_phase":
        _clear_damage(duel)
    yield from _keep_hand_limit(duel)


_PHASE_SCRIPTS = {
    "begin": begin_phase,
    "event": event_phase,
    "deployment": deployment_phase,
    "draw": draw_phase,
}


def _start_turn(duel: RiftDuel) -> None:
    duel.turn += 1
    duel.event = ""
    duel.fabled_summoned = 0
    duel.tokens_spent = 0
    duel.phase = PHASES[0]
    for card in duel.on_battlefield():
        card.acted.clear()


def _pick_event(duel: RiftDuel) -> Script[str]:
    """The turn player must pick an event and cannot change it (DR-76); empty for none, where allowed."""
    options = [CAMPAIGN, BATTLE]
    if duel.options.extra_access == "xd_event":
        options.append(FABLES)
    if not duel.options.event_mandatory:
        options.append(NO_EVENT)
    option = yield from choose(duel, duel.active, "event", "DR-76", options)
    if option is NO_EVENT:
        duel.note("DR-186", "no_event", duel.active)
        return ""
    duel.note("DR-76", "pick_event", duel.active, word=option.key)
    return option.key


def _draw_for_turn(duel: RiftDuel) -> None:
    """The mandatory draw comes first, then its triggers (DR-82)."""
    seat = duel.active
    if duel.turn == 1 and not duel.options.first_turn_draw:
        return
    if draw(duel, seat, "DR-82" if duel.options.draw_at == "end" else "DR-186"):
        for card in duel.on_battlefield():
            if card.face_up:
                fire(duel, card, Happening.DREW, player=seat)


def _clear_damage(duel: RiftDuel) -> None:
    """All damage goes as the Draw Phase closes, under the option `damage_clears` (DR-186)."""
    for card in duel.on_battlefield():
        if card.damage:
            card.damage = 0
            duel.changes += 1
            duel.note("DR-186", "damage_clears", card.owner, card)


def _keep_hand_limit(duel: RiftDuel) -> Script[None]:
    limit = duel.options.hand_limit
    while limit is not None and len(duel.pile(duel.active, "hand").cards) > limit:
        yield from discard_one(duel, duel.active, "DR-60")


def _end_turn(duel: RiftDuel) -> Script[None]:
    """Conditions for the turn end, once-per-turn abilities are fresh again, the other player is next."""
    for card in duel.on_battlefield():
        card.used.clear()
        duel.uses += 1
        for keyword, until in list(card.conditions.items()):
            if until == Until.END_OF_TURN.value:
                lift(duel, card, keyword, "DR-148")
    yield from window(duel, STACK, until_empty=True)
    _count_quiet_turn(duel)
    duel.phase = ""
    duel.active = other(duel.active)


def _count_quiet_turn(duel: RiftDuel) -> None:
    """With both decks empty, enough turns without any change end the duel as a draw (DR-182)."""
    empty = not any(duel.pile(seat, "deck").cards for seat in (1, 2))
    quiet = empty and duel.changes == duel.changes_before
    duel.quiet_turns = duel.quiet_turns + 1 if quiet else 0
    duel.changes_before = duel.changes
    if duel.quiet_turns >= duel.options.stalemate_turns:
        duel.finish(0, "DR-182", "stalemate")
