"""Targets and choices: what may be picked, and whether it still holds (DR-125, DR-142 to DR-147)."""

from collections.abc import Iterator

from cardgame_tui.engine.asking import pick_zone
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift import refusals as no
from rulesets.dimensional_rift import vocabulary as words
from rulesets.dimensional_rift.board import GRID, numbers
from rulesets.dimensional_rift.items import Item
from rulesets.dimensional_rift.keywords import Keyword
from rulesets.dimensional_rift.program import Ability, Aim
from rulesets.dimensional_rift.table import BATTLEFIELD, CREATURE_ZONES, RiftCard, RiftDuel, place_of
from rulesets.dimensional_rift.traits import has, targeting
from rulesets.dimensional_rift.vocabulary import Common, Noun, Place

_ALL_GRID = (1 << len(GRID)) - 1


def reach_of(duel: RiftDuel, item: Item) -> int:
    """Bit set of the zones an item's source may target, from its last place if it left lawfully (DR-143)."""
    return targeting(duel, item.source) if item.reach is None else item.reach


def has_aims(duel: RiftDuel, card: RiftCard, ability: Ability) -> bool:
    """Whether everything an ability picks on activation could be picked now (DR-126)."""
    if not ability.aims:
        return True
    item = Item(card.owner, ability.rule, "ability", card, ability=ability)
    return all(next(legal_zones(duel, item, aim), None) is not None for aim in ability.aims)


def legal_zones(duel: RiftDuel, item: Item, aim: Aim) -> Iterator[Zone]:
    """Yield the zones that may be picked, in the order of their numbers."""
    reach = reach_of(duel, item)
    for number in numbers(_domain(duel, item, aim, reach)):
        zone = duel.zones[number]
        if refuse_zone(duel, item, aim, zone, reach) is None:
            yield zone


def pick_aims(duel: RiftDuel, item: Item) -> Script[bool]:
    """Let the controller pick every target and choice of an item; False when one has nothing to pick from."""
    for aim in item.ability.aims:
        zone = yield from _pick(duel, item, aim)
        if zone is None:
            return False
        item.targets.append(zone)
    return True


def _pick(duel: RiftDuel, item: Item, aim: Aim) -> Script[Zone | None]:
    reach = reach_of(duel, item)
    return (
        yield from pick_zone(
            duel,
            item.controller,
            "choose" if isinstance(aim, words.ChooseOne) else "target",
            "DR-125" if isinstance(aim, words.ChooseOne) else "DR-142",
            duel.zones[: len(BATTLEFIELD)],
            lambda zone: refuse_zone(duel, item, aim, zone, reach),
            card=item.source,
        )
    )


def refuse_zone(duel: RiftDuel, item: Item, aim: Aim, zone: Zone, reach: int) -> Refusal | None:
    """Say why a zone may not be picked for an aim; the one predicate for offers, refusals and resolution.

    Args:
        duel: the table.
        item: the item that targets.
        aim: what its text asks for.
        zone: the zone in question.
        reach: bit set of the zones its source may target.
    """
    match aim:
        case words.ChooseOne(noun=noun):
            return _refuse_card(zone, noun)
        case Place.STRUCK:
            return _refuse_struck(duel, item, zone, reach)
        case Place.EMPTY_CONQUERED:
            return _refuse_empty(duel, item, zone, reach)
    if refusal := _refuse_reach(item, zone, reach):
        return refusal
    match aim:
        case words.SameType():
            return _refuse_same_type(item, zone)
        case words.Target(noun=target, yours=yours):
            if yours and zone.seat != item.controller:
                return no.NOT_YOURS
            return _refuse_card(zone, target)


def fits(card: RiftCard, noun: Noun | None) -> bool:
    """Whether the card in a zone is what a noun asks for; face-down it has its zone's type (DR-30)."""
    if noun is None or noun is Noun.CARD:
        return True
    kind = card.zone.kind if card.zone is not None else ""
    if noun is Noun.FACE_UP_CREATURE:
        return kind == "creature" and card.face_up
    return bool(kind == noun.value)


def _domain(duel: RiftDuel, item: Item, aim: Aim, reach: int) -> int:
    """Zones worth testing: what the source reaches, or the whole grid where arrows do not matter."""
    if isinstance(aim, words.ChooseOne):
        return _ALL_GRID
    if aim is Place.EMPTY_CONQUERED and _explores(duel, item):
        return _ALL_GRID
    return reach


def _refuse_reach(item: Item, zone: Zone, reach: int) -> Refusal | None:
    if zone.id >= len(GRID):
        return no.MONUMENT_ZONE
    if zone.id == place_of(item.source):
        return no.OWN_ZONE
    return None if reach >> zone.id & 1 else no.NOT_CONNECTED


def _refuse_card(zone: Zone, noun: Noun | None) -> Refusal | None:
    if not zone.cards:
        return no.NO_CARD
    return None if fits(zone.cards[0], noun) else no.NOT_FITTING


def _refuse_same_type(item: Item, zone: Zone) -> Refusal | None:
    if zone.seat != item.controller:
        return no.NOT_YOURS
    if not zone.cards:
        return no.NO_CARD
    return None if zone.kind == item.source.zone.kind else no.NOT_FITTING


def _refuse_struck(duel: RiftDuel, item: Item, zone: Zone, reach: int) -> Refusal | None:
    if zone.kind != "creature":
        return no.NOT_CREATURE_ZONE
    if zone.seat == item.controller and not duel.options.own_zone_attacks:
        return no.OWN_SIDE_STRIKE
    return _refuse_reach(item, zone, reach)


def _refuse_empty(duel: RiftDuel, item: Item, zone: Zone, reach: int) -> Refusal | None:
    if zone.id not in CREATURE_ZONES[item.controller]:
        return no.OTHER_SIDE if zone.seat != item.controller else no.WRONG_TYPE
    if zone.cards:
        return no.NOT_EMPTY
    if _explores(duel, item):
        return None
    if zone.id not in duel.conquered:
        return no.NOT_CONQUERED
    return _refuse_reach(item, zone, reach)


def _explores(duel: RiftDuel, item: Item) -> bool:
    """Whether this is the March of a creature with Explorer, which ignores arrows (DR-97)."""
    return item.ability.common is Common.MARCH and has(duel, item.source, Keyword.EXPLORER)
