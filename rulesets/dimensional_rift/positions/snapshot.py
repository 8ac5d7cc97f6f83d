"""Writing a duel down as the position that lays it out again (see `position`)."""

from collections.abc import Mapping

from cardgame_tui.content.declared_fields import written_changes, written_fields
from cardgame_tui.engine.duel_rules import PositionTable
from rulesets.dimensional_rift.positions.lasting import words_on
from rulesets.dimensional_rift.rules.steps.moments import END_OF_TURN
from rulesets.dimensional_rift.rules.turn import PHASES
from rulesets.dimensional_rift.state.board import SIDE_BITS, numbers
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel


def snapshot(duel: RiftDuel) -> PositionTable:
    """The ``[start]`` of a scenario that begins with this duel: before a turn, or as it was laid out."""
    found: dict[str, object] = {"turn": duel.active, "number": duel.turn + 1, **written_fields(duel)}
    if _inside_turn(duel):
        found |= {"number": duel.turn, "phase": duel.phase, "event": duel.event}
    if duel.turns_with_empty_decks:
        found["turns_with_empty_decks"] = duel.turns_with_empty_decks
    if duel.stood:
        found["stood"] = dict(duel.stood)
    return found | {f"seat{seat}": _side(duel, seat) for seat in (1, 2)}


def _inside_turn(duel: RiftDuel) -> bool:
    return duel.phase in PHASES[duel.options.edition]


def _side(duel: RiftDuel, seat: int) -> dict[str, object]:
    conquered = [duel.zones[number].name for number in numbers(duel.conquered & SIDE_BITS[seat])]
    found: dict[str, object] = {
        **written_fields(duel, seat),
        "hand": _names(duel, seat, "hand"),
        "deck": _names(duel, seat, "deck")[::-1],
        "graveyard": _names(duel, seat, "graveyard"),
        "fables": _names(duel, seat, "fables"),
        "conquered": conquered,
        "field": _field(duel, seat),
    }
    if duel.by_tokens:
        found["supply"] = duel.supply[seat]
    return found


def _names(duel: RiftDuel, seat: int, pile: str) -> list[str]:
    return [card.name for card in duel.pile(seat, pile).cards]


def _field(duel: RiftDuel, seat: int) -> Mapping[str, object]:
    lying = {card.zone.name: card for card in duel.on_side(seat) if card.zone is not None}
    return {zone: _placed(duel, card) for zone, card in lying.items()}


def _placed(duel: RiftDuel, card: RiftCard) -> dict[str, object]:
    """Everything about a card that differs from a newly placed one."""
    lasting = [keyword.value for keyword, until in card.conditions.items() if not until]
    passing = [keyword.value for keyword, until in card.conditions.items() if until == END_OF_TURN]
    said: dict[str, object] = {
        "face": "" if card.face_up else "down",
        "facing": card.turns * 90,
        **written_changes(card),
        "serves": duel.zones[card.serves].name if card.serves >= 0 else "",
        "moved": card.moved and _inside_turn(duel),
        "set_now": not card.face_up and _inside_turn(duel) and card.set_on == duel.turn,
        "conditions": lasting,
        "until_end_of_turn": passing,
        "lasting": list(words_on(duel, card)),
        "fired": sorted(card.held),
        "attached": [_under(each) for each in card.attached],
    }
    return {"card": card.name} | {name: value for name, value in said.items() if value}


def _under(card: RiftCard) -> dict[str, object] | str:
    return {"card": card.name, "facing": card.turns * 90} if card.turns else card.name
