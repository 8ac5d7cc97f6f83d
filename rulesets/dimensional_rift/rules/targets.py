"""Targets and choices: what may be picked, and whether it still holds (DR-125, DR-142 to DR-147)."""

from functools import partial
from typing import TypeAlias

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.prompt import Refusal, Refused, Script, SharedOptions, shared_option
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards import nouns
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Noun, Place
from rulesets.dimensional_rift.cards.program import Ability, TargetSpec
from rulesets.dimensional_rift.cards.sentences import Common
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.state.board import (
    BATTLEFIELD,
    CREATURE_BITS,
    GRID,
    KIND_BITS,
    SIDE_BITS,
    bits,
    numbers,
)
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item
from rulesets.dimensional_rift.state.traits import has, targeting

ALL_ZONES = bits(BATTLEFIELD)
GRID_ZONES = bits(range(len(GRID)))

# Members that nearly every decision reads (docs/architecture.md, "Members")
_CARD, _FACE_UP_CREATURE = Noun.CARD, Noun.FACE_UP_CREATURE
_STRUCK, _EMPTY_CONQUERED = Place.STRUCK, Place.EMPTY_CONQUERED
_MARCH = Common.MARCH

Requirements: TypeAlias = tuple[tuple[int, ...], tuple[Refusal, ...]]
"""The requirements of a zone: for each one a bit set of the zones that meet it, and the refusal of the others."""

_ZONE = SharedOptions(partial(shared_option, "zone", None))

_CONNECTED = (refusals.MONUMENT_ZONE, refusals.OWN_ZONE, refusals.NOT_CONNECTED)
_HELD = (refusals.NO_CARD, refusals.NOT_FITTING)
_AIMED = (*_CONNECTED, refusals.NOT_YOURS, *_HELD)
_STRIKABLE = (refusals.NOT_CREATURE_ZONE, refusals.OWN_SIDE_STRIKE, *_CONNECTED)


def reach_of(duel: RiftDuel, item: Item) -> int:
    """Bit set of the zones an item's source may target, from its last place if it left lawfully (DR-143)."""
    return targeting(duel, item.source) if item.reach is None else item.reach


def has_targets(duel: RiftDuel, card: RiftCard, ability: Ability, seat: int = 0) -> bool:
    """Whether everything an ability picks on activation could be picked now (DR-126).

    Args:
        duel: the duel.
        card: its card.
        ability: the ability.
        seat: who uses it; the card's controller by default.
    """
    if not ability.targets:
        return True
    reach = targeting(duel, card)
    for spec in ability.targets:
        if not legal_zones(duel, card, ability, spec, reach, seat):
            return False
    return True


def pick_targets(duel: RiftDuel, item: Item) -> Script[bool]:
    """Let the controller pick every target and choice of an item; False when one has nothing to pick from."""
    for spec in item.ability.targets:
        zone = yield from _pick(duel, item, spec)
        if zone is None:
            return False
        item.targets.append(zone)
    return True


def _pick(duel: RiftDuel, item: Item, spec: TargetSpec) -> Script[Zone | None]:
    reach = reach_of(duel, item)
    legal = numbers(legal_zones(duel, item.source, item.ability, spec, reach, item.controller))
    if not legal:
        return None

    chosen = spec is Place.CHOSEN_EMPTY or isinstance(spec, nouns.FreeChoice)
    ask, rule = ("choose", "DR-125") if chosen else ("target", "DR-142")
    options = [_ZONE[number] for number in legal]
    why_not = partial(_refused, duel, item, spec, reach)
    option = yield from choose(duel, item.controller, ask, rule, options, why_not=why_not, card=item.source)
    assert option.zone is not None
    return duel.zones[option.zone]


def _refused(duel: RiftDuel, item: Item, spec: TargetSpec, reach: int) -> list[Refused]:
    """The zones that may not be picked for a target, and why."""
    zones = duel.zones[: len(BATTLEFIELD)]
    judged = [(zone, refuse_target(duel, item, spec, zone, reach)) for zone in zones]
    return [(_ZONE[zone.id], refusal) for zone, refusal in judged if refusal]


def legal_zones(
    duel: RiftDuel, source: RiftCard, ability: Ability, spec: TargetSpec, reach: int, seat: int = 0
) -> int:
    """Bit set of the zones that may be picked for a target: those that meet all its `requirements`."""
    legal = ALL_ZONES
    for zones in requirements(duel, source, ability, spec, reach, seat)[0]:
        legal &= zones
    return legal


def refuse_target(duel: RiftDuel, item: Item, spec: TargetSpec, zone: Zone, reach: int) -> Refusal | None:
    """Say why a zone may not be picked for a target: the first of its `requirements` that it does not meet."""
    found = requirements(duel, item.source, item.ability, spec, reach, item.controller)
    for zones, refusal in zip(*found, strict=True):
        if not zones >> zone.id & 1:
            return refusal
    return None


def requirements(
    duel: RiftDuel, source: RiftCard, ability: Ability, spec: TargetSpec, reach: int, seat: int = 0
) -> Requirements:
    """The requirements of a zone as a target. Offers, refusals and the check on resolution all use this.

    Args:
        duel: the duel.
        source: the card that targets.
        ability: the ability it targets for.
        spec: what the ability asks for.
        reach: bit set of the zones its source may target.
        seat: who "you" is; the source's controller by default.
    """
    you = seat or source.owner
    if spec is _STRUCK:
        return _struck(duel, source, reach), _STRIKABLE
    if spec is _EMPTY_CONQUERED:
        return _empty(duel, source, ability, reach, you)
    if isinstance(spec, nouns.Target):
        side = SIDE_BITS[you] if spec.yours else ALL_ZONES
        return (*_connected(source, reach), side, *_held(duel, spec.noun)), _AIMED
    if spec is Place.CHOSEN_EMPTY:
        return _empty_of(duel, you), refusals.CHOSEN
    if isinstance(spec, nouns.FreeChoice):
        return _held(duel, spec.noun), _HELD
    return (*_connected(source, reach), *_of_same_type(duel, source, you)), _AIMED


def fits(card: RiftCard, noun: Noun | None) -> bool:
    """Whether the card in a zone is what a noun asks for; face-down it has its zone's type (DR-30)."""
    if noun is None or noun is _CARD:
        return True
    kind = card.zone.kind if card.zone is not None else ""
    if noun is _FACE_UP_CREATURE:
        return kind == "creature" and card.face_up
    return kind == noun.kind


def _connected(source: RiftCard, reach: int) -> tuple[int, int, int]:
    """A zone the source reaches, which is never its own (DR-142, DR-147)."""
    place = place_of(source)
    elsewhere = ~(1 << place) if place >= 0 else ALL_ZONES
    return GRID_ZONES, elsewhere, reach


def _held(duel: RiftDuel, noun: Noun | None) -> tuple[int, int]:
    """A card a noun fits: face-down it is what its zone is for (DR-30)."""
    occupied = duel.occupied()
    if noun is None or noun is _CARD:
        fitting = occupied
    elif noun is _FACE_UP_CREATURE:
        fitting = bits(place_of(card) for side in duel.both_sides() for card in side.creatures)
    else:
        fitting = KIND_BITS[noun.kind]
    return occupied, fitting


def _of_same_type(duel: RiftDuel, source: RiftCard, you: int) -> tuple[int, int, int]:
    """A card of yours in a zone of the source's type."""
    kind = source.zone.kind if source.zone is not None else ""
    return SIDE_BITS[you], duel.side(you).occupied, KIND_BITS.get(kind, 0)


def _struck(duel: RiftDuel, source: RiftCard, reach: int) -> tuple[int, ...]:
    """A creature zone that the source reaches, of the other side unless an option says otherwise (DR-104)."""
    sides = ALL_ZONES if duel.options.own_zone_attacks else ~SIDE_BITS[source.owner]
    return KIND_BITS["creature"], sides, *_connected(source, reach)


def _empty(duel: RiftDuel, source: RiftCard, ability: Ability, reach: int, you: int) -> Requirements:
    """An empty conquered creature zone of yours that the source reaches; an Explorer marches to any empty one."""
    free = _empty_of(duel, you)
    reasons = refusals.MARCH if ability.common is _MARCH else refusals.CONSCRIPT
    if _explores(duel, source, ability):
        return free[:2], reasons[:2]
    return (*free, *_connected(source, reach)), (*reasons, *_CONNECTED)


def _empty_of(duel: RiftDuel, you: int) -> tuple[int, int, int]:
    """A creature zone of yours that is empty and conquered."""
    return CREATURE_BITS[you], ~duel.side(you).occupied, duel.conquered


def _explores(duel: RiftDuel, source: RiftCard, ability: Ability) -> bool:
    """Whether this is the March of a creature with Explorer, which ignores arrows (DR-97)."""
    return ability.common is _MARCH and has(duel, source, Keyword.EXPLORER)
