"""Laying out the position of a scenario in an empty duel."""

from cardgame_tui.content.declared_fields import lay_fields, lay_on_card
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.positions import read_position
from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.duel_rules import PositionTable
from cardgame_tui.engine.zone import Zone
from rulesets.containment.cards.printed import ContainmentPrinted
from rulesets.containment.positions.faults import position_faults
from rulesets.containment.positions.position import Position, ResultInForce, SeatPosition
from rulesets.containment.rules.stack.k_class import remember
from rulesets.containment.rules.steps.canons import accept
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import ContainmentDuel, frame_number
from rulesets.containment.state.traits import start_statics


def arrange(duel: ContainmentDuel, table: PositionTable) -> None:
    """Lay out a position in a duel without cards; its check has found nothing (CT-107).

    Raises:
        ContentError: with all faults; each names the field, what was found and what is allowed.
    """
    position = read_position(Position, table)
    if faults := list(position_faults(duel, position)):
        raise ContentError(faults)
    duel.active, duel.turn, duel.phase = position.active, position.turn, position.phase
    for seat, side in position.sides():
        for name in side.canons:
            accept(duel, _new(duel, seat, name, duel.pile(seat, "outside")))
    for seat, side in position.sides():
        _arrange_side(duel, seat, side)
    lay_fields(duel, position)
    if position.regular is None:
        duel.regular = position.active
    for result in position.results:
        _start_result(duel, result)
    remember(duel)


def _arrange_side(duel: ContainmentDuel, seat: int, side: SeatPosition) -> None:
    for field, placed in side.sandboxes().items():
        sandbox = duel.sandbox(seat, field.capitalize())
        if placed.protection is not None:
            sandbox.protection = placed.protection
        for name in reversed(placed.cards):
            _new(duel, seat, name, sandbox).face_up = False
    for frame, put in side.site.items():
        card = _new(duel, put.owner or seat, put.card, duel.frame(seat, frame_number(seat, frame)))
        lay_on_card(card, put)
        card.is_partner = put.partner
        start_statics(duel, card)
    for tale in side.tale:
        card = _new(duel, seat, tale.card, duel.pile(seat, "tale"))
        card.face_up = tale.face == "up"
        if card.face_up:
            start_statics(duel, card)
    if side.personnel:
        card = _new(duel, seat, side.personnel, duel.pile(seat, "personnel"))
        card.used = set(side.used)
        start_statics(duel, card)
    for pile, names in (("decommissioned", side.decommissioned), ("outside", side.outside)):
        for name in names:
            _new(duel, seat, name, duel.pile(seat, pile))


def _start_result(duel: ContainmentDuel, result: ResultInForce) -> None:
    card = duel.named[result.on].cards[0]
    origin = next((each.id for each in duel.cards if each.name == result.origin), None)
    duel.effects.add(
        Continuous(result.what, None, None, result.amount, until=result.until, cards=(card.id,), origin=origin)
    )


def _new(duel: ContainmentDuel, seat: int, name: str, zone: Zone) -> ContainmentCard:
    printed = duel.start.cards[name]
    assert isinstance(printed, ContainmentPrinted)
    return duel.add_card(ContainmentCard(len(duel.cards), printed, seat), zone)
