"""Turning a card, and which zone an Equipment then serves (DR-27, DR-35, DR-36)."""

from collections.abc import Iterator

from cardgame_tui.engine.asking import choose, choose_judged
from cardgame_tui.engine.prompt import Judged, Option, Refusal, Script, shared_option
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards.arrows import NO_ARROWS
from rulesets.dimensional_rift.cards.statics import Doing
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.steps.counters import forbidden
from rulesets.dimensional_rift.rules.steps.lifecycle import turn_to
from rulesets.dimensional_rift.state.board import KIND_BITS, Facing, numbers
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import connections

FACINGS = tuple(Option("facing", value=each) for each in Facing)
"""The four orientations as options, by quarter turns."""
KEEP_ZONE = Option("keep zone")


def pick_facing(duel: RiftDuel, card: RiftCard, seat: int = 0, zone: Zone | None = None) -> Script[int]:
    """Let a seat (the card's controller by default) pick an orientation, as quarter turns.

    A card without arrows keeps the one it has.

    Args:
        duel: the duel.
        card: the card.
        seat: who picks, 0 for its controller.
        zone: the zone that it is about to enter; None for a card that stays where it is.
    """
    if card.printed.arrows == NO_ARROWS:
        return card.turns
    where = "" if zone is None else zone.name
    option = yield from choose(duel, seat or card.owner, "facing", "DR-27", FACINGS, card=card, word=where)
    return FACINGS.index(option)


def rotate_as_picked(duel: RiftDuel, seat: int, card: RiftCard) -> Script[None]:
    """Let a seat pick a card's new orientation; the present one is among the choices.

    The controller of an Equipment that has turned may pick another zone for it (DR-36).
    """
    if forbidden(duel, card, Doing.ROTATED):
        return
    before = card.turns
    turns = yield from pick_facing(duel, card, seat)
    turn_to(duel, card, turns, "DR-27")
    if card.printed.serves and turns != before:
        yield from serve_again(duel, card)


def serve_first(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """An Equipment that has just been summoned must serve a creature zone it connects to (DR-35)."""
    option = yield from choose_judged(
        duel, card.owner, "serve", "DR-35", lambda: _judged_zones(duel, card), card=card
    )
    if option is not None:
        _serve(duel, card, option, "DR-35")


def serve_again(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Its controller may pick another connected zone for an Equipment; no target, no stack (DR-36)."""
    if not _other_zones(duel, card):
        return
    option = yield from choose_judged(
        duel, card.owner, "serve", "DR-36", lambda: _judged_zones(duel, card), none=KEEP_ZONE, card=card
    )
    if option is not None and option is not KEEP_ZONE:
        _serve(duel, card, option, "DR-36")


def judge_service(duel: RiftDuel, seat: int) -> Iterator[Judged]:
    """The Equipment for which a zone may be picked in a Campaign Event, once for each (DR-36)."""
    for card in duel.side(seat).serving():
        yield shared_option("serve", card.id), _refuse_service(duel, card)


def serve_in_event(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Pick a zone for an Equipment in a Campaign Event (DR-36)."""
    card.acted.append("serve")
    duel.uses += 1
    yield from serve_again(duel, card)


def served_zones(duel: RiftDuel, card: RiftCard) -> tuple[int, ...]:
    """Numbers of the creature zones an Equipment connects to, of either side (DR-35)."""
    return numbers(connections(duel, card) & KIND_BITS["creature"])


def _refuse_service(duel: RiftDuel, card: RiftCard) -> Refusal | None:
    if card.acted:
        return refusals.SERVED_ALREADY
    return None if _other_zones(duel, card) else refusals.SERVES_NOWHERE


def _other_zones(duel: RiftDuel, card: RiftCard) -> set[int]:
    """The zones that an Equipment could serve but does not."""
    return set(served_zones(duel, card)) - {card.serves}


def _judged_zones(duel: RiftDuel, card: RiftCard) -> Iterator[Judged]:
    """Every creature zone, and why an Equipment could not be given it to serve (DR-35, DR-36)."""
    connected = served_zones(duel, card)
    for number in numbers(KIND_BITS["creature"]):
        refusal = refusals.SERVED_NOW if number == card.serves else None
        yield shared_option("zone", None, number), refusal if number in connected else refusals.NOT_SERVABLE


def _serve(duel: RiftDuel, card: RiftCard, option: Option, rule: str) -> None:
    assert option.zone is not None
    card.serves = option.zone
    duel.changes += 1
    duel.note(rule, "serve", card.owner, card, duel.zones[option.zone])
