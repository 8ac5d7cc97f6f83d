"""Targets: what may be targeted, and whether they still hold (GA-136, GA-203 to GA-205)."""

from collections.abc import Sequence
from typing import TypeAlias

from cardgame_tui.engine.prompt import Refusal
from cardgame_tui.engine.stack import Target
from cardgame_tui.engine.zone import Zone
from rulesets.grand_archive.cards.keywords import OMNISHROUD, SPELLSHROUD
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.tails import Whose, WithCost
from rulesets.grand_archive.cards.phrases.who import TargetPlayer
from rulesets.grand_archive.cards.printed import UNIT_TYPES
from rulesets.grand_archive.cards.statics.abilities import Deed
from rulesets.grand_archive.cards.statics.bans import ObjectBan
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.fitting import passes
from rulesets.grand_archive.state.layers.groups import (
    Group,
    group_of,
    is_of_types,
    is_there,
    seats_of,
    zones_of,
)
from rulesets.grand_archive.state.side import ArchiveZone
from rulesets.grand_archive.state.stacked import ITEMS_OF_NOUN, item_passes
from rulesets.grand_archive.state.traits import acts_as, finished, traits

Thing: TypeAlias = ArchiveCard | ArchiveItem | ArchiveZone
"""What can be a target: a card, an item, or a player, for whom the zone of their hand stands."""
Spec: TypeAlias = Phrase | TargetPlayer
"""A place in a text that targets something."""

# Members that nearly every decision reads (docs/architecture.md, "Members")
_BE_TARGETED = Deed.BE_TARGETED
_YOURS, _DEFENDERS = Whose.YOURS, Whose.DEFENDERS


def can_target(
    duel: ArchiveDuel, seat: int, source: ArchiveCard, specs: Sequence[Spec], taken: Sequence[Thing] = ()
) -> bool:
    """Whether a different target can be chosen for each required place in a text."""
    return _can_fill(duel, seat, source, [spec for spec in specs for _ in range(spec.required)], taken)


def _can_fill(
    duel: ArchiveDuel, seat: int, source: ArchiveCard, places: Sequence[Spec], taken: Sequence[Thing]
) -> bool:
    """Whether each of these places can have a target, all different."""
    if not places:
        return True
    first, *rest = places
    for thing in candidates(duel, seat, first):
        if thing in taken or refuse_target(duel, seat, source, first, thing) is not None:
            continue
        if not rest or _can_fill(duel, seat, source, rest, (*taken, thing)):
            return True
    return False


def candidates(duel: ArchiveDuel, seat: int, spec: Spec, item: ArchiveItem | None = None) -> Sequence[Thing]:
    """What could be meant by a place in a text at all: objects, items on the stack, cards, or players."""
    if isinstance(spec, TargetPlayer):
        return [duel.sides[each].hand for each in duel.in_order() if not spec.opponent or each != seat]
    if spec.on_stack:
        return duel.stack
    place = group_of(spec).place
    if place is not None:
        return [card for cards in zones_of(duel, place, seat, item) for card in cards]
    if Noun.INTENT in spec.types:
        return [card for each in duel.in_order() for card in duel.sides[each].intent.cards]
    return duel.objects()


def refuse_target(
    duel: ArchiveDuel,
    seat: int,
    source: ArchiveCard | None,
    spec: Spec,
    thing: Thing,
    item: ArchiveItem | None = None,
) -> Refusal | None:
    """Say why something is no legal target of a text.

    Args:
        duel: the duel.
        seat: the controller of the item.
        source: the card the item comes from.
        spec: the place in the text.
        thing: what would be targeted.
        item: the item, if it is there already: it may have targeted a player.
    """
    if isinstance(thing, Zone):
        wrong = isinstance(spec, TargetPlayer) and spec.opponent and thing.seat == seat
        return refusals.NOT_THEIRS if wrong else None
    if not isinstance(spec, Phrase):
        return refusals.WRONG_KIND
    group = group_of(spec)
    if isinstance(thing, ArchiveItem):
        return _refuse_item(duel, seat, spec, group, thing)
    if group.place is None and Noun.INTENT not in spec.types:
        return _refuse_object(duel, seat, spec, group, source, thing, item)
    refusal = _refuse_kind(duel, seat, group, source, thing)
    if refusal is not None:
        return refusal
    if Noun.INTENT not in spec.types:
        return None if is_there(duel, group, seat, thing, item) else refusals.WRONG_GRAVEYARD
    zone = thing.zone
    if zone is None or zone.kind != "intent":
        return refusals.WRONG_KIND
    return _refuse_owner(duel, seat, group, zone.seat, item)


def is_legal(duel: ArchiveDuel, item: ArchiveItem, place: int) -> bool:
    """Whether a chosen target of an item is a legal one now (GA-136)."""
    aimed, spec = item.targets[place], item.aims[place]
    if aimed is None:
        return False
    if isinstance(aimed, Target) and aimed.lost:
        return False
    if isinstance(aimed, ArchiveItem) and aimed not in duel.stack:
        return False
    thing = aimed.thing if isinstance(aimed, Target) else aimed
    return refuse_target(duel, item.controller, item.source, spec, thing, item) is None


def thing_of(aimed: "ArchiveTarget | ArchiveItem | Zone[ArchiveCard]") -> Thing:
    """What is targeted: the card of a target, or the item or the zone itself."""
    return aimed.thing if isinstance(aimed, Target) else aimed


def _refuse_object(
    duel: ArchiveDuel,
    seat: int,
    spec: Phrase,
    group: Group,
    source: ArchiveCard | None,
    card: ArchiveCard,
    item: ArchiveItem | None,
) -> Refusal | None:
    if not on_field(card):
        return refusals.WRONG_KIND
    return (
        _refuse_kind(duel, seat, group, source, card)
        or _refuse_owner(duel, seat, group, controller_of(card), item)
        or _refuse_shroud(duel, spec, source, card)
    )


def _refuse_kind(
    duel: ArchiveDuel, seat: int, group: Group, source: ArchiveCard | None, card: ArchiveCard
) -> Refusal | None:
    """Why a card is not of the kind that the text asks for."""
    now = traits(duel, card)
    if not is_of_types(group, now) and not acts_as(duel, card, _BE_TARGETED, _words(group)):
        return refusals.WRONG_KIND
    if group.other and card is source:
        return refusals.ITSELF
    if group.tests:
        look = finished(duel)
        for test in group.tests:
            if not passes(look, test, seat, source, card, now):
                return refusals.WRONG_COST if isinstance(test, WithCost) else refusals.WRONG_KIND
    return None


def _words(group: Group) -> frozenset[str]:
    """The types of a group, with the word for units."""
    return group.types | {"unit"} if group.types == UNIT_TYPES else group.types


def _refuse_item(duel: ArchiveDuel, seat: int, spec: Phrase, group: Group, item: ArchiveItem) -> Refusal | None:
    if item.what not in [ITEMS_OF_NOUN[each] for each in spec.types if each in ITEMS_OF_NOUN]:
        return refusals.WRONG_KIND
    for test in group.tests:
        if item.source is None or not item_passes(duel, seat, test, item, item.source):
            return refusals.WRONG_COST if isinstance(test, WithCost) else refusals.WRONG_KIND
    return _refuse_owner(duel, seat, group, item.controller, None)


def is_spell(duel: ArchiveDuel, source: ArchiveCard | None) -> bool:
    """Whether what comes from a card is a Spell (GA-172)."""
    return source is not None and "Spell" in traits(duel, source).subtypes


def _refuse_owner(
    duel: ArchiveDuel, seat: int, group: Group, controller: int, item: ArchiveItem | None
) -> Refusal | None:
    whose = group.whose
    if whose is None or controller in seats_of(duel, seat, whose, item):
        return None
    if whose is _DEFENDERS:
        return refusals.NOT_DEFENDING_PLAYER
    return refusals.NOT_YOURS if whose is _YOURS else refusals.NOT_THEIRS


def _refuse_shroud(
    duel: ArchiveDuel, spec: Phrase, source: ArchiveCard | None, card: ArchiveCard
) -> Refusal | None:
    """Why a shroud keeps an object from being targeted (GA-300)."""
    if is_banned(duel, card, ObjectBan.TARGETED):
        return refusals.CANNOT_BE_TARGETED
    words = traits(duel, card).keywords
    if not words:
        return None
    if OMNISHROUD in words:
        return refusals.OMNISHROUD
    if SPELLSHROUD in words and (spec.spell or is_spell(duel, source)):
        return refusals.SPELLSHROUD
    return None
