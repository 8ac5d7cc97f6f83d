"""Targets and choices: what may be picked, and whether it still holds (DR-125, DR-142 to DR-147)."""

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


def reach_of(duel: RiftDuel, item: Item) -> int:
    """Bit set of the zones an item's source may target, from its last place if it left lawfully (DR-143)."""
    return targeting(duel, item.source) if item.reach is None else item.reach


def has_aims(duel: RiftDuel, card: RiftCard, ability: Ability) -> bool:
    """Whether everything an ability picks on activation could be picked now (DR-126)."""
    return all(_any_legal(duel, card, ability, aim) for aim in ability.aims)


def _any_legal(duel: RiftDuel, card: RiftCard, ability: Ability, aim: Aim) -> bool:
    reach = targeting(duel, card)
    return any(
        refuse_zone(duel, card, ability, aim, zone, reach) is None
        for zone in _domain(duel, card, ability, aim, reach)
    )


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
            _domain(duel, item.source, item.ability, aim, reach),
            lambda zone: refuse_zone(duel, item.source, item.ability, aim, zone, reach),
            card=item.source,
            greyed=duel.zones[: len(BATTLEFIELD)],
        )
    )


def refuse_zone(
    duel: RiftDuel, source: RiftCard, ability: Ability, aim: Aim, zone: Zone, reach: int
) -> Refusal | None:
    """Say why a zone may not be picked for an aim; the one predicate for offers, refusals and resolution.

    Args:
        duel: the table.
        source: the card that targets.
        ability: the ability it targets for.
        aim: what the ability asks for.
        zone: the zone in question.
        reach: bit set of the zones its source may target.
    """
    if isinstance(aim, words.Target):
        if refusal := _refuse_reach(source, zone, reach):
            return refusal
        if aim.yours and zone.seat != source.owner:
            return no.NOT_YOURS
        return _refuse_card(zone, aim.noun)
    if aim is Place.STRUCK:
        return _refuse_struck(duel, source, zone, reach)
    if aim is Place.EMPTY_CONQUERED:
        return _refuse_empty(duel, source, ability, zone, reach)
    if isinstance(aim, words.ChooseOne):
        return _refuse_card(zone, aim.noun)
    return _refuse_reach(source, zone, reach) or _refuse_same_type(source, zone)


def fits(card: RiftCard, noun: Noun | None) -> bool:
    """Whether the card in a zone is what a noun asks for; face-down it has its zone's type (DR-30)."""
    if noun is None or noun is Noun.CARD:
        return True
    kind = card.zone.kind if card.zone is not None else ""
    if noun is Noun.FACE_UP_CREATURE:
        return kind == "creature" and card.face_up
    return bool(kind == noun.value)


def _domain(duel: RiftDuel, source: RiftCard, ability: Ability, aim: Aim, reach: int) -> list[Zone]:
    """Zones worth testing: what the source reaches, or the whole grid where arrows do not matter."""
    if isinstance(aim, words.ChooseOne):
        return duel.zones[: len(GRID)]
    if aim is Place.EMPTY_CONQUERED and _explores(duel, source, ability):
        return duel.zones[: len(GRID)]
    zones = duel.zones
    return [zones[number] for number in numbers(reach)]


def _refuse_reach(source: RiftCard, zone: Zone, reach: int) -> Refusal | None:
    if zone.id >= len(GRID):
        return no.MONUMENT_ZONE
    if zone.id == place_of(source):
        return no.OWN_ZONE
    return None if reach >> zone.id & 1 else no.NOT_CONNECTED


def _refuse_card(zone: Zone, noun: Noun | None) -> Refusal | None:
    if not zone.cards:
        return no.NO_CARD
    return None if fits(zone.cards[0], noun) else no.NOT_FITTING


def _refuse_same_type(source: RiftCard, zone: Zone) -> Refusal | None:
    if zone.seat != source.owner:
        return no.NOT_YOURS
    if not zone.cards:
        return no.NO_CARD
    return None if source.zone is not None and zone.kind == source.zone.kind else no.NOT_FITTING


def _refuse_struck(duel: RiftDuel, source: RiftCard, zone: Zone, reach: int) -> Refusal | None:
    if zone.kind != "creature":
        return no.NOT_CREATURE_ZONE
    if zone.seat == source.owner and not duel.options.own_zone_attacks:
        return no.OWN_SIDE_STRIKE
    return _refuse_reach(source, zone, reach)


def _refuse_empty(duel: RiftDuel, source: RiftCard, ability: Ability, zone: Zone, reach: int) -> Refusal | None:
    reasons = no.MARCH if ability.common is Common.MARCH else no.CONSCRIPT
    if zone.id not in CREATURE_ZONES[source.owner]:
        return reasons.not_yours
    if zone.cards:
        return reasons.occupied
    if _explores(duel, source, ability):
        return None
    if zone.id not in duel.conquered:
        return reasons.not_conquered
    return _refuse_reach(source, zone, reach)


def _explores(duel: RiftDuel, source: RiftCard, ability: Ability) -> bool:
    """Whether this is the March of a creature with Explorer, which ignores arrows (DR-97)."""
    return ability.common is Common.MARCH and has(duel, source, Keyword.EXPLORER)
