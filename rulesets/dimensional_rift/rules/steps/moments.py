"""When something ends that lasts for a while (DR-148, DR-198)."""

from rulesets.dimensional_rift.cards.nouns import Duration
from rulesets.dimensional_rift.rules.steps.counters import lift
from rulesets.dimensional_rift.state.duel import RiftDuel

END_OF_TURN = Duration.END_OF_TURN.value
END_OF_EVENT = "until end of event"


def moment_of(duel: RiftDuel, until: Duration, seat: int) -> str:
    """The word of the moment at which something ends that starts now; "you" is a seat."""
    match until:
        case Duration.NEXT_TURN:
            return _before_turn_of(seat)
        case Duration.END_OF_NEXT_TURN:
            return _after_turn(duel.turn + (2 if duel.active == seat else 1))
        case Duration.THIS_EVENT if duel.phase == "event":
            return END_OF_EVENT
    return END_OF_TURN


def _before_turn_of(seat: int) -> str:
    return f"until the next turn of seat {seat}"


def _after_turn(number: int) -> str:
    return f"until the end of turn {number}"


def _end_at(duel: RiftDuel, moment: str) -> None:
    """End what lasts until a moment: conditions, numbers and bans."""
    for card in duel.on_battlefield():
        if card.conditions:
            for keyword in [each for each, until in card.conditions.items() if until == moment]:
                lift(duel, card, keyword, "DR-148")
    duel.effects.end_until(moment)


def end_before_turn(duel: RiftDuel) -> None:
    """End what lasts until the next turn of the player whose turn starts."""
    _end_at(duel, _before_turn_of(duel.active))


def end_with_event(duel: RiftDuel) -> None:
    """End what lasts for this event."""
    _end_at(duel, END_OF_EVENT)


def end_with_turn(duel: RiftDuel) -> None:
    """End what lasts until the end of this turn."""
    _end_at(duel, END_OF_TURN)
    _end_at(duel, _after_turn(duel.turn))
