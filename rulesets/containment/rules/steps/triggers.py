"""Triggers: what fires when (CT-81). The next check puts it on the stack (CT-75)."""

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.zone import Zone
from rulesets.containment.cards.sentences import PHASE_TRIGGERS, Trigger
from rulesets.containment.state.card import ContainmentCard, controller_of
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


def fire(
    duel: ContainmentDuel,
    card: ContainmentCard,
    event: Trigger,
    *,
    about: ContainmentItem | Zone | None = None,
    controller: int = 0,
    visit: int = -1,
) -> None:
    """Let the triggered effects a card has on an event wait for the next check.

    Args:
        duel: the duel.
        card: the card whose effects they are.
        event: what happened.
        about: the item or the sandbox of the event.
        controller: who controlled the card then; by default who controls it now.
        visit: which stay of the card they come from; by default its present one.
    """
    for ability in card.printed.program.triggers.get(event, ()):
        item = ContainmentItem(controller or controller_of(card), ability.rule, "trigger", card, ability=ability)
        item.visit = card.visit if visit < 0 else visit
        item.about = about
        duel.waiting.append(item)


def fire_for(
    duel: ContainmentDuel, seat: int, event: Trigger, about: ContainmentItem | Zone | None = None
) -> None:
    """Let the triggers of everything a seat has in a working zone fire (CT-81)."""
    for card in duel.working(seat):
        if event in card.printed.program.triggers:
            fire(duel, card, event, about=about)


def fire_phase(duel: ContainmentDuel, phase: str) -> None:
    """Let the triggers on the beginning of a phase fire (CT-53); "your" phase is the turn player's (CT-56)."""
    if phase in PHASE_TRIGGERS:
        fire_for(duel, duel.turn_player, PHASE_TRIGGERS[phase])
    else:
        for seat in SEATS:
            fire_for(duel, seat, Trigger.GAME_START)
