"""Summoning, setting, flipping and transforming (DR-61 to DR-70, DR-153, DR-157)."""

from cardgame_tui.engine.asking import NO, pick_card, pick_zone
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.cards.statics import Doing, Play
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.costs.bill import bill_for, frees, payable
from rulesets.dimensional_rift.rules.costs.payment import pay, settle
from rulesets.dimensional_rift.rules.steps.checks import check_state
from rulesets.dimensional_rift.rules.steps.counters import afflict, collect, forbidden
from rulesets.dimensional_rift.rules.steps.lifecycle import destroy, enter, swap, to_graveyard
from rulesets.dimensional_rift.rules.steps.triggers import fire, fire_for_all
from rulesets.dimensional_rift.rules.steps.turning import pick_facing, serve_first
from rulesets.dimensional_rift.state.board import SIDE
from rulesets.dimensional_rift.state.card import RiftCard, is_creature, place_of
from rulesets.dimensional_rift.state.continuous import barred_player, entering
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import has

# Members that nearly every decision reads (docs/architecture.md, "Members")
_SCAFFOLD, _TRANSFORMED = Keyword.SCAFFOLD, Keyword.TRANSFORMED


def refuse_summon(duel: RiftDuel, card: RiftCard) -> Refusal | None:
    """Say why a card from hand or Fables Deck cannot be summoned now (DR-61, DR-62)."""
    if _TRANSFORMED in card.printed.program.keywords:
        return refusals.ONLY_TRANSFORM
    if card.printed.is_trap:
        return refusals.TRAP_FIRST_SET
    if barred_player(duel, card.owner, Play.SUMMON, card):
        return refusals.FORBIDDEN
    return refuse_cost_and_zone(duel, card)


def refuse_cost_and_zone(duel: RiftDuel, card: RiftCard) -> Refusal | None:
    """Say why a card cannot be paid for, or has no zone."""
    kind = card.printed.kind
    need = "" if duel.has_open_zone(card.owner, kind) else kind
    if payable(duel, card, card.printed.program.price, entering=True, need=need):
        return None
    if kind == "monument" and _scaffolds(duel, card):
        return None
    return refusals.NO_ZONE if need else refusals.CANNOT_PAY


def refuse_set(duel: RiftDuel, card: RiftCard) -> Refusal | None:
    """Say why a card from hand cannot be set now (DR-63)."""
    if card.printed.kind == "monument" or card.printed.fabled:
        return refusals.NEVER_SET
    if barred_player(duel, card.owner, Play.SET, card):
        return refusals.FORBIDDEN
    return None if duel.has_open_zone(card.owner, card.printed.kind) else refusals.NO_SET_ZONE


def summon(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Summon a card from hand or Fables Deck (DR-62)."""
    duel.note("DR-62", "reveal", card.owner, card, shown=True)
    scaffold = yield from _pick_scaffold(duel, card)
    if scaffold is None:
        kind = card.printed.kind
        need = "" if duel.has_open_zone(card.owner, kind) else kind
        price = yield from settle(duel, card, card.printed.program.price, entering=True, need=need)
        yield from pay(duel, bill_for(card, price, entering=True, need=kind))
    else:
        destroy(duel, [scaffold], "DR-190", "sacrificed")
    check_state(duel)
    zone = yield from _pick_place(duel, card, "DR-62")
    turns = yield from pick_facing(duel, card, zone=zone)
    enter(duel, card, zone, turns)
    duel.note("DR-62", "summon", card.owner, card, zone)
    if card.printed.serves:
        yield from serve_first(duel, card)
    _arrive(duel, card, "DR-62")


def _scaffolds(duel: RiftDuel, card: RiftCard) -> list[RiftCard]:
    """The cards that may be sacrificed in place of the summoning cost of a monument (DR-190)."""
    if card.printed.kind != "monument" or _SCAFFOLD not in duel.mentioned:
        return []
    open_zone = duel.has_open_zone(card.owner, "monument")
    found = [each for each in duel.on_side(card.owner) if each.face_up and has(duel, each, _SCAFFOLD)]
    found = [each for each in found if not forbidden(duel, each, Doing.SACRIFICED)]
    return [each for each in found if open_zone or frees(duel, each, "monument")]


def _pick_scaffold(duel: RiftDuel, card: RiftCard) -> Script[RiftCard | None]:
    """Let the payer sacrifice a Scaffold instead of paying; without another way it must be one (DR-190)."""
    scaffolds = _scaffolds(duel, card)
    if not scaffolds:
        return None
    need = "" if duel.has_open_zone(card.owner, "monument") else "monument"
    pays = payable(duel, card, card.printed.program.price, entering=True, need=need)
    return (
        yield from pick_card(
            duel,
            card.owner,
            "scaffold",
            "DR-190",
            scaffolds,
            lambda each: None,
            none=NO if pays else None,
            card=card,
        )
    )


def set_card(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Put a card from hand face-down into a zone (DR-63)."""
    zone = yield from _pick_place(duel, card, "DR-63")
    card.face_up = False
    card.set_on = duel.turn
    duel.move(card, zone)
    duel.changes += 1
    duel.note("DR-63", "set", card.owner, card, zone)
    fire_for_all(duel, Trigger.SET, card.owner)


def flip(duel: RiftDuel, card: RiftCard, rule: str) -> Script[None]:
    """Turn a face-down card face-up, which summons it (DR-65, DR-66)."""
    card.face_up = True
    duel.changes += 1
    duel.sides[card.owner] = None
    duel.note(rule, "flip", card.owner, card, card.zone)
    partner = yield from _shadowwalk(duel, card)
    if partner is not None:
        yield from _walk(duel, card, partner)
        return
    price = card.printed.program.price
    if not payable(duel, card, price, entering=True, forced=True):
        to_graveyard(duel, card)
        duel.note("DR-66", "flip_unpaid", card.owner, card)
        return
    price = yield from settle(duel, card, price, entering=True, forced=True)
    yield from pay(duel, bill_for(card, price, entering=True))
    check_state(duel)
    turns = yield from pick_facing(duel, card)
    assert card.zone is not None
    enter(duel, card, card.zone, turns)
    duel.note("DR-65", "summon", card.owner, card, card.zone)
    if card.printed.serves:
        yield from serve_first(duel, card)
    check_state(duel)
    fire(duel, card, Trigger.FLIPPED)
    _arrive(duel, card, "DR-65")


def summon_token(duel: RiftDuel, seat: int, zone: Zone) -> Script[None]:
    """Summon a Creature Token (DR-41)."""
    token = RiftCard(len(duel.cards), duel.common.token, seat)
    duel.add_card(token, zone)
    turns = yield from pick_facing(duel, token, zone=zone)
    enter(duel, token, zone, turns)
    duel.note("DR-41", "summon", seat, token, zone)
    collect(duel, token, _settle(duel, token), "DR-211")
    fire(duel, token, Trigger.SUMMONED, zone=zone.id)


def transform(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Summon a Transformed creature for one that has just been sacrificed (DR-157).

    The controller is asked whatever their Fables Deck holds: not asking would reveal it.
    """
    seat = card.owner
    fables = duel.pile(seat, "fables").cards
    chosen = None
    if fables:
        chosen = yield from pick_card(
            duel,
            seat,
            "transform",
            "DR-157",
            fables,
            lambda each: refuse_transformed(duel, each),
            none=NO,
            card=card,
        )
    if chosen is not None:
        yield from summon(duel, chosen)
    else:
        duel.note("DR-157", "no_transform", seat, card)


def refuse_transformed(duel: RiftDuel, card: RiftCard) -> Refusal | None:
    """Say why a Transform cannot summon a fabled card (DR-157)."""
    if _TRANSFORMED not in card.printed.program.keywords:
        return refusals.NOT_TRANSFORMED
    return refuse_cost_and_zone(duel, card)


def _pick_place(duel: RiftDuel, card: RiftCard, rule: str) -> Script[Zone]:
    """Let the controller pick an eligible zone for a card (DR-61)."""
    zones = [duel.zones[number] for number in SIDE[card.owner]]
    zone = yield from pick_zone(
        duel, card.owner, "place", rule, zones, lambda each: refuse_place(duel, card, each), card=card
    )
    assert zone is not None
    return zone


def refuse_place(duel: RiftDuel, card: RiftCard, zone: Zone) -> Refusal | None:
    """Say why a card cannot be summoned or set into a zone (DR-11, DR-61)."""
    if zone.kind != card.printed.kind:
        return refusals.WRONG_TYPE
    if not duel.is_conquered(zone.id):
        return refusals.NOT_CONQUERED
    return refusals.OCCUPIED if zone.cards else None


def _arrive(duel: RiftDuel, card: RiftCard, rule: str) -> None:
    """Collect mana and let `When summoned` fire (DR-62, DR-65, DR-38)."""
    will = 0 if card.printed.is_scroll or card.printed.is_trap else card.printed.will
    collect(duel, card, will + _settle(duel, card), rule)
    fire(duel, card, Trigger.SUMMONED, zone=place_of(card))
    check_state(duel)


def _settle(duel: RiftDuel, card: RiftCard) -> int:
    """Lay on a card the conditions with which it enters; how much mana it enters with (DR-211)."""
    words, mana = entering(duel, card)
    for word in words:
        afflict(duel, card, word, "")
    return mana


def _shadowwalk(duel: RiftDuel, card: RiftCard) -> Script[RiftCard | None]:
    """Ask the controller of a Shadowwalker for the creature that is flipped instead (DR-153)."""
    if duel.shadow_used or Keyword.SHADOWWALKER not in card.printed.program.keywords:
        return None
    others = [each for each in duel.on_side(card.owner) if each is not card]
    if all(refuse_walk(each) for each in others):
        return None
    return (
        yield from pick_card(duel, card.owner, "shadowwalk", "DR-153", others, refuse_walk, none=NO, card=card)
    )


def refuse_walk(card: RiftCard) -> Refusal | None:
    """Say why a card cannot be flipped in the place of a Shadowwalker (DR-153)."""
    if not is_creature(card):
        return refusals.NO_WALK_CREATURE
    return refusals.NO_WALK_FACE_UP if card.face_up else None


def _walk(duel: RiftDuel, card: RiftCard, partner: RiftCard) -> Script[None]:
    """Trade places: the Shadowwalker stays face-down, its partner is flipped instead (DR-153)."""
    duel.shadow_used = True
    duel.turn_down(card)
    swap(duel, card, partner, "DR-153")
    yield from flip(duel, partner, "DR-153")
