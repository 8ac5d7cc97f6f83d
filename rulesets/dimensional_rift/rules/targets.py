"""Targets and choices: what may be picked, and whether it still holds (DR-125, DR-142 to DR-147)."""

from dataclasses import replace
from functools import partial
from typing import TypeAlias

from cardgame_tui.engine.asking import DONE, choose
from cardgame_tui.engine.prompt import Refusal, Refused, Script, SharedOptions, shared_option
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text import Node
from rulesets.dimensional_rift.cards import nouns, selectors
from rulesets.dimensional_rift.cards.keywords import Common, Keyword
from rulesets.dimensional_rift.cards.nouns import Kind, State, What, Whose
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.cards.statics import Doing, OnlyTargets
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.state.board import (
    BATTLEFIELD,
    GRID,
    KIND_BITS,
    SIDE_BITS,
    bits,
    numbers,
)
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.continuous import barred
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.matching import View, fits, zone_fits, zones_fitting
from rulesets.dimensional_rift.state.traits import has, targeting

ALL_ZONES = bits(BATTLEFIELD)
GRID_ZONES = bits(range(len(GRID)))

# Members that nearly every decision reads (docs/architecture.md, "Members")
_CARD = Kind.CARD
_MARCH, _STRIKE = Common.MARCH, Common.STRIKE
_YOURS = Whose.YOURS
_EMPTY, _CONQUERED = State.EMPTY, State.CONQUERED
_ANY = What(Kind.CARD)
_THAT_IS_DOWN = nouns.That(State.FACE_DOWN)
_AIMED_AT = (selectors.Target, selectors.AnyTarget, selectors.ThisOr)

Requirements: TypeAlias = tuple[tuple[int, ...], tuple[Refusal, ...]]
"""The requirements of a zone: for each one a bit set of the zones that meet it, and the refusal of the others."""

_ZONE = SharedOptions(partial(shared_option, "zone", None))

_CONNECTED = (refusals.MONUMENT_ZONE, refusals.OWN_ZONE, refusals.NOT_CONNECTED)
_HELD = (refusals.NO_CARD, refusals.NOT_FITTING)
_AIMED = (*_CONNECTED, refusals.NOT_YOURS, *_HELD)
_STRIKABLE = (refusals.NOT_CREATURE_ZONE, refusals.OWN_SIDE_STRIKE, *_CONNECTED, refusals.NOT_FITTING)


def reach_of(duel: RiftDuel, item: RiftItem) -> int:
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
    none = all(isinstance(spec, selectors.Several) and spec.fewer for spec in ability.targets)
    for spec in ability.targets:
        zones = legal_zones(duel, card, ability, spec, reach, seat)
        if zones and none:
            return True
        fewer = isinstance(spec, selectors.Several) and spec.fewer
        if not fewer and (not zones or (isinstance(spec, selectors.Several) and zones.bit_count() < spec.count)):
            return False
    return not none


def pick_targets(duel: RiftDuel, item: RiftItem) -> Script[bool]:
    """Let the controller pick every target and choice of an item; False when one has nothing to pick from.

    Of "up to 2" or "any number" the player may stop before that, and what is not picked is None (DR-198).
    """
    enough: Node | None = None
    for spec in item.ability.targets:
        zone = None if spec is enough else (yield from _pick(duel, item, spec))
        if zone is None:
            if not (isinstance(spec, selectors.Several) and spec.fewer):
                return False
            enough = spec
        item.targets.append(zone)
    return True


def _pick(duel: RiftDuel, item: RiftItem, spec: Node) -> Script[Zone | None]:
    reach = reach_of(duel, item)
    zones = legal_zones(duel, item.source, item.ability, spec, reach, item.controller)
    if getattr(spec, "another", False) or (isinstance(spec, selectors.Several) and spec.most > 1):
        zones &= ~bits(zone.id for zone in item.targets if zone is not None)
    legal = numbers(zones)
    if not legal:
        return None

    chosen = not is_aimed(spec)
    ask, rule = ("choose", "DR-125") if chosen else ("target", "DR-142")
    options = [_ZONE[number] for number in legal]
    if isinstance(spec, selectors.Several) and spec.fewer:
        options.append(DONE)
    why_not = partial(_refused, duel, item, spec, reach)
    option = yield from choose(duel, item.controller, ask, rule, options, why_not=why_not, card=item.source)
    return None if option.zone is None else duel.zones[option.zone]


def _refused(duel: RiftDuel, item: RiftItem, spec: Node, reach: int) -> list[Refused]:
    """The zones that may not be picked for a target, and why."""
    zones = duel.zones[: len(BATTLEFIELD)]
    judged = [(zone, refuse_target(duel, item, spec, zone, reach)) for zone in zones]
    return [(_ZONE[zone.id], refusal) for zone, refusal in judged if refusal]


def legal_zones(duel: RiftDuel, source: RiftCard, ability: Ability, spec: Node, reach: int, seat: int = 0) -> int:
    """Bit set of the zones that may be picked for a target: those that meet all its `requirements`."""
    legal = ALL_ZONES
    for zones in requirements(duel, source, ability, spec, reach, seat)[0]:
        legal &= zones
    return legal


def refuse_target(duel: RiftDuel, item: RiftItem, spec: Node, zone: Zone, reach: int) -> Refusal | None:
    """Say why a zone may not be picked for a target: the first of its `requirements` that it does not meet."""
    found = requirements(duel, item.source, item.ability, spec, reach, item.controller)
    for zones, refusal in zip(*found, strict=True):
        if not zones >> zone.id & 1:
            return refusal
    return None


def requirements(
    duel: RiftDuel, source: RiftCard, ability: Ability, spec: Node, reach: int, seat: int = 0
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
    if spec is duel.common.actions[_STRIKE].targets[0]:
        return _struck(duel, source, reach), _STRIKABLE
    if isinstance(spec, selectors.ThisOr):
        zones, _ = requirements(duel, source, ability, spec.target, reach, seat)
        meets = ALL_ZONES
        for each in zones:
            meets &= each
        return (meets | _own(source),), (refusals.NOT_FITTING,)
    what, aimed = _phrase(spec), is_aimed(spec)
    view = View(source, you)
    if what.kind.zone:
        return _zones_of(duel, source, ability, spec, what, view, reach)
    yours = SIDE_BITS[you] if _YOURS in what.tests else ALL_ZONES
    another = ~_own(source) if not aimed and getattr(spec, "another", False) else ALL_ZONES
    fitting: tuple[int, ...] = (yours & another, *_held(duel, what, view))
    if not aimed:
        return fitting, _AIMED[3:]
    if duel.bends and (duel.effects.of("cannot") or duel.effects.of("cannot by")):
        allowed = ~(_banned(duel, source, Doing.TARGETED) | _banned(duel, source, Doing.BY_EFFECTS))
        return (*_connected(source, reach), *fitting, allowed), (*_AIMED, refusals.FORBIDDEN)
    return (*_connected(source, reach), *fitting), _AIMED


def is_aimed(spec: Node) -> bool:
    """Whether something is targeted through arrows; a choice is not (DR-125)."""
    return isinstance(spec, _AIMED_AT)


def once_flipped(spec: Node) -> Node:
    """What a target must be on resolution: it is not face-down any more, as it was when it was picked (DR-67)."""
    match spec:
        case selectors.ThisOr(target=target) if isinstance(flipped := once_flipped(target), selectors.Aim):
            return replace(spec, target=flipped)
        case selectors.AnyTarget(tests=tests):
            return replace(spec, tests=tuple(each for each in tests if each != _THAT_IS_DOWN))
        case selectors.Target(what=what) if not what.is_zone:
            words = tuple(
                each for each in what.qualifiers if each.no or State.FACE_DOWN not in (each.quality, each.also)
            )
            tests = tuple(each for each in what.tests if each != _THAT_IS_DOWN)
            return replace(spec, what=replace(what, qualifiers=words, tests=tests))
    return spec


def aims_at_zones(spec: Node) -> bool:
    """Whether a zone is meant rather than a card in it."""
    return isinstance(spec, selectors.Target) and spec.what.is_zone


def _phrase(spec: Node) -> What:
    """What a pick asks for."""
    if isinstance(spec, selectors.Target):
        return spec.what
    if isinstance(spec, selectors.AnyTarget):
        return What(_CARD, tests=spec.tests) if spec.tests else _ANY
    found = getattr(spec, "what", None)
    assert isinstance(found, What)
    return found


def _connected(source: RiftCard, reach: int) -> tuple[int, int, int]:
    """A zone the source reaches, which is never its own (DR-142, DR-147)."""
    place = place_of(source)
    elsewhere = ~(1 << place) if place >= 0 else ALL_ZONES
    return GRID_ZONES, elsewhere, reach


def _own(source: RiftCard) -> int:
    place = place_of(source)
    return 1 << place if place >= 0 else 0


def _held(duel: RiftDuel, what: What, view: View) -> tuple[int, int]:
    """A card a phrase fits: face-down it is what its zone is for (DR-30)."""
    occupied = duel.occupied()
    plain = what.also is None and not what.qualifiers and what.name is None
    if plain and (not what.tests or (len(what.tests) == 1 and what.tests[0] is _YOURS)):
        if what.kind is _CARD:
            return occupied, occupied
        if what.kind.kind in KIND_BITS:
            return occupied, KIND_BITS[what.kind.kind]
    return occupied, bits(place_of(card) for card in duel.on_battlefield() if fits(duel, card, what, view))


def _struck(duel: RiftDuel, source: RiftCard, reach: int) -> tuple[int, ...]:
    """A creature zone that the source reaches, of the other side unless an option says otherwise (DR-104)."""
    sides = ALL_ZONES if duel.options.own_zone_attacks else ~SIDE_BITS[source.owner]
    only = _allowed(duel, source, block=False)
    if duel.bends:
        only &= ~(_banned(duel, source, Doing.ATTACKED) | _banned(duel, source, Doing.TARGETED))
    return KIND_BITS["creature"], sides, *_connected(source, reach), only


def _allowed(duel: RiftDuel, source: RiftCard, *, block: bool) -> int:
    """The zones of what texts let a card strike, or block (DR-2)."""
    only = ALL_ZONES
    for each in duel.effects.of("only"):
        if each.touches(duel, source) and each.source is not None:
            owner = duel.cards[each.source]
            static = owner.printed.program.statics[each.value].static
            assert isinstance(static, OnlyTargets)
            if static.block is block:
                meant = _meant(duel, static.what, View(source, source.owner))
                only &= ~meant if static.no else meant
    return only


def may_block(duel: RiftDuel, card: RiftCard, attacker: RiftCard) -> bool:
    """Whether texts let a card block an attacker (DR-2)."""
    return bool(_allowed(duel, card, block=True) >> place_of(attacker) & 1)


def _meant(duel: RiftDuel, what: What, view: View) -> int:
    """The zones that a phrase means, or those of the cards it means."""
    if what.is_zone:
        return bits(zone.id for zone in zones_fitting(duel, what, view))
    return _held(duel, what, view)[1]


def _banned(duel: RiftDuel, source: RiftCard, doing: Doing) -> int:
    """The zones of cards to which a text forbids that this is done to them by the source (DR-2)."""
    return bits(
        place_of(card)
        for card in duel.on_battlefield()
        if doing in duel.effects.on(duel, "cannot", card) or barred(duel, card, doing, source)
    )


def _zones_of(
    duel: RiftDuel, source: RiftCard, ability: Ability, spec: Node, what: What, view: View, reach: int
) -> Requirements:
    """The zones a phrase about zones means; an Explorer marches to any empty one (DR-97)."""
    marches, aimed = _marches(duel, spec), is_aimed(spec)
    explores = marches and has(duel, source, Keyword.EXPLORER)
    empty = conquered = ALL_ZONES
    others = []
    for each in what.qualifiers:
        if each.quality is _EMPTY:
            empty = duel.occupied() if each.no else ~duel.occupied()
        elif each.quality is _CONQUERED:
            conquered = ~duel.conquered if each.no else duel.conquered
        else:
            others.append(each)
    meets = [_of_kind(duel, what, others, view), empty]
    if not explores:
        meets.append(conquered)
    said = (refusals.MARCH if marches else refusals.CONSCRIPT) if aimed else refusals.CHOSEN
    reasons = said[: len(meets)]
    if explores or not aimed:
        return tuple(meets), reasons
    return (*meets, *_connected(source, reach)), (*reasons, *_CONNECTED)


def _of_kind(duel: RiftDuel, what: What, others: list[nouns.Qualifier], view: View) -> int:
    """The zones that are what a phrase asks for, but for the qualities that have a refusal of their own."""
    if not others and len(what.tests) == 1 and what.tests[0] is _YOURS and what.kind.kind in KIND_BITS:
        return KIND_BITS[what.kind.kind] & SIDE_BITS[view.seat]
    where = replace(what, qualifiers=tuple(others))
    return bits(zone.id for zone in duel.zones[: len(BATTLEFIELD)] if zone_fits(duel, zone, where, view))


def _marches(duel: RiftDuel, spec: Node) -> bool:
    """Whether this is the zone of the named Action March, whatever it is part of."""
    return spec is duel.common.actions[_MARCH].targets[0]
