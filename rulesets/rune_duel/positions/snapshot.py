"""Writing a duel down as the position that lays it out again (see `position`)."""

from collections.abc import Sequence

from cardgame_tui.content.declared_fields import written_changes, written_fields
from cardgame_tui.engine.duel_rules import PositionTable
from rulesets.rune_duel.rules.turn import PHASES
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


def snapshot(duel: RuneDuel) -> PositionTable:
    """The ``[start]`` of a scenario that begins with this duel: before a round, or as it was laid out."""
    found: dict[str, object] = {"leader": duel.active, "number": duel.turn + 1, **written_fields(duel)}
    found["home"] = duel.home
    if duel.phase in PHASES:
        found |= {"number": duel.turn, "phase": duel.phase, "winner": duel.winner}
        found |= {"row": _played(duel.row.cards), "muster": _played(duel.muster.cards[::-1])}
    return found | {f"seat{seat}": _side(duel, seat) for seat in (1, 2)}


def _played(cards: Sequence[RuneCard]) -> list[dict[str, object]]:
    return [{"seat": card.owner, "card": card.name} for card in cards]


def _side(duel: RuneDuel, seat: int) -> dict[str, object]:
    return {
        **written_fields(duel, seat),
        "hand": _names(duel, seat, "hand"),
        "deck": _names(duel, seat, "deck")[::-1],
        "discard": [_discarded(card) for card in duel.pile(seat, "discard").cards],
        "holding": _names(duel, seat, "holding"),
        "fresh": sum(card.id in duel.fresh for card in duel.pile(seat, "holding").cards),
        "line": {f"{seat}s{card.slot}": _placed(card) for card in duel.line(seat)},
    }


def _names(duel: RuneDuel, seat: int, pile: str) -> list[str]:
    return [card.name for card in duel.pile(seat, pile).cards]


def _discarded(card: RuneCard) -> dict[str, object] | str:
    return card.name if card.face_up else {"card": card.name, "face": "down"}


def _placed(creature: RuneCard) -> dict[str, object]:
    said: dict[str, object] = {"card": creature.name, **written_changes(creature)}
    if creature.printed.program.fade:
        said["fade"] = creature.fade
    if creature.artifacts:
        said["artifacts"] = [each.name for each in creature.artifacts]
    return said
