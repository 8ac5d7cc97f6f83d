"""Move Actions: repositioning, rotating, crewing and uncrewing (DR-98 to DR-101, DR-37)."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardgame_tui.engine.asking import DONE, choose_judged
from cardgame_tui.engine.prompt import Judged, Option, Refusal, Script, shared_option
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards.arrows import NO_ARROWS
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.steps.checks import check_state
from rulesets.dimensional_rift.rules.steps.counters import lift
from rulesets.dimensional_rift.rules.steps.lifecycle import crew, relocate, swap, turn_to, uncrew
from rulesets.dimensional_rift.rules.steps.turning import pick_facing, rotate_as_picked
from rulesets.dimensional_rift.state.board import ARTIFACT_ZONES, COLUMNS, GRID
from rulesets.dimensional_rift.state.card import RiftCard, in_play, is_creature, is_face_up_creature, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import has, movement, targeting

ROTATE = Option("rotate")


@dataclass(slots=True)
class Move:
    """A Move Action under way.

    Args:
        card: the card that moves.
        left: how much Movement it has left; fixed as the action begins.
        reposition: whether it may still be repositioned (DR-98).
        rotate: whether it may still be rotated (DR-98).
    """

    card: RiftCard
    left: int
    reposition: bool = True
    rotate: bool = True


def judge_moves(duel: RiftDuel, seat: int) -> Iterator[Judged]:
    """The cards that may take a Move Action in a Campaign Event (DR-89)."""
    if duel.by_moves:
        for card in duel.side(seat).movers():
            yield shared_option("move", card.id), refuse_move(duel, card)


def refuse_move(duel: RiftDuel, card: RiftCard) -> Refusal | None:
    """Say why a card cannot take a Move Action now (DR-89, DR-99)."""
    if card.moved:
        return refusals.MOVED
    return None if movement(duel, card) else refusals.NO_MOVEMENT


def move(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Carry out a Move Action at once, without the stack (DR-101); a Prone card only gets up (DR-155)."""
    card.moved = True
    duel.uses += 1
    duel.note("DR-98", "move_action", card.owner, card)
    if Keyword.PRONE in card.conditions:
        lift(duel, card, Keyword.PRONE, "DR-155")
        return
    going = Move(card, movement(duel, card))
    while in_play(card) and not all(refusal for _, refusal in _steps(duel, going)):
        option = yield from choose_judged(
            duel, card.owner, "move", "DR-98", lambda: _steps(duel, going), none=DONE, card=card
        )
        if option is None or option is DONE:
            return
        yield from _take_step(duel, going, option)
        check_state(duel)


def _steps(duel: RiftDuel, going: Move) -> Iterator[Judged]:
    """What a moving card may do next, and what it may not."""
    card = going.card
    for zone in duel.zones[: len(GRID)]:
        if zone.seat == card.owner and zone is not card.zone:
            yield shared_option("zone", None, zone.id), _refuse_reposition(duel, going, zone)
    if card.printed.arrows != NO_ARROWS:
        yield ROTATE, None if going.rotate else refusals.ROTATED
    yield from _judged_crewing(duel, going)
    yield from _judged_uncrewing(duel, going)


def _refuse_reposition(duel: RiftDuel, going: Move, zone: Zone) -> Refusal | None:
    """Say why a card cannot be repositioned to a zone of its side (DR-98, DR-100, DR-150)."""
    if not going.reposition:
        return refusals.REPOSITIONED
    card = going.card
    here, there = place_of(card), zone.id
    if here // COLUMNS != there // COLUMNS:
        return refusals.NOT_IN_ROW
    if abs(here - there) > going.left:
        return refusals.TOO_FAR
    if not _may_lie(duel, card, there):
        return refusals.NOT_ACTIVE
    return None if all(_may_lie(duel, each, here) for each in zone.cards) else refusals.PARTNER_NOT_ACTIVE


def _may_lie(duel: RiftDuel, card: RiftCard, place: int) -> bool:
    """Whether a card may end a reposition or a swap in a zone (DR-100)."""
    return duel.is_conquered(place) or (card.face_up and has(duel, card, Keyword.EXPLORER))


def _take_step(duel: RiftDuel, going: Move, option: Option) -> Script[None]:
    card = going.card
    zone = None if option.zone is None else duel.zones[option.zone]
    if zone is None:
        going.rotate = False
        yield from rotate_as_picked(duel, card.owner, card)
    elif option.key == "zone":
        yield from _reposition(duel, going, zone)
    elif option.key == "crew":
        turns = yield from pick_facing(duel, card)
        crew(duel, card, zone.cards[0], turns)
    else:
        going.left -= 1
        yield from _uncrew(duel, card, zone)


def _reposition(duel: RiftDuel, going: Move, zone: Zone) -> Script[None]:
    """Go to a zone of the row; a card that lies there comes to where this one was (DR-98, DR-99)."""
    card = going.card
    going.reposition = False
    going.left -= abs(place_of(card) - zone.id)
    if not zone.cards:
        relocate(duel, card, zone, "DR-98")
        return
    partner: RiftCard = zone.cards[0]
    partner.moved = True
    swap(duel, card, partner, "DR-99")
    if partner.face_up:
        yield from rotate_as_picked(duel, partner.owner, partner)


def _judged_crewing(duel: RiftDuel, going: Move) -> Iterator[Judged]:
    """The creatures a Vehicle may crew, and those of its side that it may not (DR-37)."""
    vehicle = going.card
    if not vehicle.printed.is_vehicle:
        return
    reach = targeting(duel, vehicle)
    for card in duel.on_side(vehicle.owner):
        if is_creature(card):
            refusal = None if going.left else refusals.NO_MOVEMENT_LEFT
            yield Option("crew", zone=place_of(card)), refusal or _refuse_crewing(card, reach)


def _refuse_crewing(card: RiftCard, reach: int) -> Refusal | None:
    """Say why a Vehicle that targets such zones cannot crew a creature (DR-37)."""
    if not card.face_up:
        return refusals.CREWS_FACE_DOWN
    if not reach >> place_of(card) & 1:
        return refusals.NOT_CONNECTED
    return refusals.CREWED_ALREADY if _vehicle_under(card) is not None else None


def _judged_uncrewing(duel: RiftDuel, going: Move) -> Iterator[Judged]:
    """The artifact zones a crewing Vehicle may be put into, and those it may not (DR-37)."""
    card = going.card
    if not is_face_up_creature(card) or _vehicle_under(card) is None:
        return
    reach = targeting(duel, card) | 1 << _behind(card)
    for number in ARTIFACT_ZONES[card.owner]:
        refusal = None if going.left else refusals.NO_MOVEMENT_LEFT
        yield Option("uncrew", zone=number), refusal or _refuse_uncrewing(duel, number, reach)


def _refuse_uncrewing(duel: RiftDuel, number: int, reach: int) -> Refusal | None:
    """Say why a crewed creature cannot put its Vehicle into an artifact zone (DR-11, DR-37)."""
    if not reach >> number & 1:
        return refusals.UNCREWS_NOT_THERE
    if not duel.is_conquered(number):
        return refusals.UNCREWS_UNCONQUERED
    return refusals.OCCUPIED if duel.zones[number].cards else None


def _behind(card: RiftCard) -> int:
    """Number of the artifact zone directly behind a creature."""
    return place_of(card) + (-COLUMNS if card.owner == 1 else COLUMNS)


def _vehicle_under(card: RiftCard) -> RiftCard | None:
    return next((each for each in card.attached if each.printed.is_vehicle), None)


def _uncrew(duel: RiftDuel, card: RiftCard, zone: Zone) -> Script[None]:
    vehicle = _vehicle_under(card)
    assert vehicle is not None
    uncrew(duel, vehicle, zone)
    turn_to(duel, vehicle, (yield from pick_facing(duel, vehicle)), "DR-37")
