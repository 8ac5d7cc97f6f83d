"""Laying out the position of a scenario in an empty duel."""

from cardgame_tui.content.declared_fields import lay_fields, lay_on_card
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.positions import position_fault, read_position
from cardgame_tui.engine.duel_rules import PositionTable
from cardgame_tui.engine.zone import Zone
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.positions.faults import position_faults
from rulesets.rune_duel.positions.position import Placed, Position, SeatPosition
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel, slot_number
from rulesets.rune_duel.state.traits import remaining_life


def arrange(duel: RuneDuel, table: PositionTable) -> None:
    """Lay out a position in a duel without cards.

    Raises:
        ContentError: with all faults; each names the field, what was found and what is allowed.
    """
    position = read_position(Position, table)
    if faults := list(position_faults(duel, position)):
        raise ContentError(faults)
    lay_fields(duel, position)
    duel.active, duel.winner = position.leader, position.winner
    duel.turn, duel.phase = position.number, position.phase
    for seat, side in position.sides():
        _arrange_side(duel, seat, side)
    for played in position.row:
        _new(duel, played.seat, played.card, duel.row)
    for played in position.muster[::-1]:
        _new(duel, played.seat, played.card, duel.muster)
    if dead := [creature for creature in duel.creatures() if remaining_life(duel, creature) <= 0]:
        found = "no life is left (RD-41)"
        raise ContentError([position_fault(f"{each.owner}s{each.slot}", found) for each in dead])


def _arrange_side(duel: RuneDuel, seat: int, side: SeatPosition) -> None:
    for pile, names in (("hand", side.hand), ("deck", side.deck[::-1]), ("holding", side.holding)):
        for name in names:
            _new(duel, seat, name, duel.pile(seat, pile))
    held = duel.pile(seat, "holding").cards
    duel.fresh.update(card.id for card in held[len(held) - side.fresh :])
    for entry in side.discard:
        _new(duel, seat, entry.card, duel.pile(seat, "discard")).face_up = entry.face == "up"
    for slot, placed in side.line.items():
        _put(duel, seat, slot_number(seat, slot), placed)


def _put(duel: RuneDuel, seat: int, number: int, placed: Placed) -> None:
    creature = _new(duel, seat, placed.card, duel.slot(seat, number))
    creature.slot = number
    lay_on_card(creature, placed)
    enters_with = creature.printed.program.fade if duel.options.fade_mode == "counters" else 0
    if placed.fade is None:
        creature.fade = enters_with
    for name in placed.artifacts:
        artifact = _new(duel, seat, name, duel.pile(seat, "attached"))
        artifact.host = creature
        creature.artifacts.append(artifact)


def _new(duel: RuneDuel, seat: int, name: str, zone: Zone) -> RuneCard:
    printed = duel.start.cards[name]
    assert isinstance(printed, RunePrinted)
    return duel.add_card(RuneCard(len(duel.cards), printed, seat), zone)
