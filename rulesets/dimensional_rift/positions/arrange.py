"""Laying out the position of a scenario in an empty duel."""

from cardgame_tui.content.declared_fields import lay_fields, lay_on_card
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.positions import read_position
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.duel_rules import PositionTable
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards.nouns import Duration
from rulesets.dimensional_rift.positions.faults import position_faults
from rulesets.dimensional_rift.positions.lasting import lay
from rulesets.dimensional_rift.positions.position import Placed, Position, SeatPosition, card_meant
from rulesets.dimensional_rift.rules.turn import PHASES
from rulesets.dimensional_rift.state.board import bits
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.continuous import start_effects
from rulesets.dimensional_rift.state.duel import RiftDuel


def arrange(duel: RiftDuel, table: PositionTable) -> None:
    """Lay out a position in a duel without cards.

    Raises:
        ContentError: with all faults; each names the field, what was found and what is allowed.
    """
    position = read_position(Position, table)
    if faults := list(position_faults(duel, position)):
        raise ContentError(faults)
    duel.active = position.turn
    duel.turn = position.number
    lay_fields(duel, position)
    for seat, side in position.sides():
        _arrange_side(duel, seat, side)
    duel.phase = position.phase or PHASES[duel.options.edition][0]
    duel.event = position.event
    duel.turns_with_empty_decks = position.turns_with_empty_decks
    duel.stood.update(position.stood)
    duel.sides = dict.fromkeys(SEATS)
    duel.changes_before = duel.changes


def _arrange_side(duel: RiftDuel, seat: int, side: SeatPosition) -> None:
    _stock(duel, seat, "hand", side.hand)
    _stock(duel, seat, "deck", side.deck[::-1])
    _stock(duel, seat, "graveyard", side.graveyard)
    _stock(duel, seat, "fables", side.fables)
    for name, placed in side.field.items():
        _put(duel, seat, duel.named[name], placed)
    held = side.field if side.conquered is None else side.conquered
    duel.conquered |= bits(duel.named[name].id for name in held)
    if duel.by_tokens:
        left = max(len(duel.inactive_zones(seat)) - side.tokens, 0)
        duel.supply[seat] = left if side.supply is None else side.supply


def _stock(duel: RiftDuel, seat: int, pile: str, names: list[str]) -> None:
    for name in names:
        _new(duel, seat, name, duel.pile(seat, pile))


def _new(duel: RiftDuel, seat: int, name: str, zone: Zone) -> RiftCard:
    printed = card_meant(duel, name)
    assert printed is not None
    return duel.add_card(RiftCard(len(duel.cards), printed, seat), zone)


def _put(duel: RiftDuel, seat: int, zone: Zone, placed: Placed) -> None:
    card = _new(duel, seat, placed.card, zone)
    card.face_up = placed.face == "up"
    card.turns = placed.facing // 90
    lay_on_card(card, placed)
    card.serves = duel.named[placed.serves].id if placed.serves else -1
    card.moved = placed.moved
    card.set_on = duel.turn if placed.set_now else -1
    card.conditions = dict.fromkeys(placed.conditions, "")
    duel.mentioned.update(placed.conditions, placed.until_end_of_turn)
    card.conditions.update(dict.fromkeys(placed.until_end_of_turn, Duration.END_OF_TURN.value))
    for words in placed.lasting:
        lay(duel, card, words)
    card.held.update(placed.fired)
    for under in placed.attached:
        each = _new(duel, seat, under.card, duel.pile(seat, "attached"))
        each.turns = under.facing // 90
        each.host = card
        card.attached.append(each)
    if card.face_up:
        start_effects(duel, card)
