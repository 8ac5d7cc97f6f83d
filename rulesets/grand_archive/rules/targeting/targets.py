"""Targets: what may be targeted, and whether they still hold (GA-136, GA-203 to GA-205)."""

from collections.abc import Sequence
from typing import TypeAlias

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Refusal
from cardgame_tui.engine.stack import Target
from cardgame_tui.engine.zone import Zone
from rulesets.grand_archive.cards.bans import ObjectBan
from rulesets.grand_archive.cards.keywords import OMNISHROUD, SPELLSHROUD
from rulesets.grand_archive.cards.nouns import CARDS, ON_STACK, Graveyard, TargetKind, Whose
from rulesets.grand_archive.cards.selectors import OneTarget
from rulesets.grand_archive.cards.statics import Deed
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item
from rulesets.grand_archive.state.kinds import costs, is_of_kind_now
from rulesets.grand_archive.state.side import ArchiveZone
from rulesets.grand_archive.state.traits import acts_as, is_a, traits

Thing: TypeAlias = ArchiveCard | Item | ArchiveZone
"""What can be a target: a card, an item, or a player, for whom the zone of their hand stands."""

ROLES = frozenset({TargetKind.ATTACKING_UNIT, TargetKind.DEFENDING_UNIT, TargetKind.FIGHTING_UNIT})
"""Targets with a role in the combat (GA-150)."""
ITEMS_OF_KIND = {
    TargetKind.CARD_ACTIVATION: "activation",
    TargetKind.MATERIALIZATION: "materialization",
    TargetKind.TRIGGER: "trigger",
    TargetKind.ABILITY: "ability",
}
"""What an item on the stack is that a text may ask for (GA-205)."""
TYPES_OF_KIND = {
    TargetKind.OBJECT: ("object",),
    TargetKind.UNIT: ("unit",),
    TargetKind.ATTACKING_UNIT: ("unit",),
    TargetKind.DEFENDING_UNIT: ("unit",),
    TargetKind.FIGHTING_UNIT: ("unit",),
    TargetKind.ALLY: ("ally",),
    TargetKind.CHAMPION: ("champion",),
    TargetKind.ITEM: ("item",),
    TargetKind.WEAPON: ("weapon",),
    TargetKind.DOMAIN: ("domain",),
    TargetKind.PHANTASIA: ("phantasia",),
    TargetKind.ITEM_WEAPON_PHANTASIA: ("item", "weapon", "phantasia"),
    TargetKind.NON_CHAMPION: ("object",),
}
"""The types of objects that a text may ask for."""

# Members that nearly every decision reads (docs/architecture.md, "Members")
_BE_TARGETED = Deed.BE_TARGETED
_YOURS, _OPPONENTS, _DEFENDERS = Whose.YOURS, Whose.OPPONENTS, Whose.DEFENDERS
_PLAYER, _NON_CHAMPION = TargetKind.PLAYER, TargetKind.NON_CHAMPION


def can_target(
    duel: ArchiveDuel, seat: int, source: ArchiveCard, specs: Sequence[OneTarget], taken: Sequence[Thing] = ()
) -> bool:
    """Whether a different target can be chosen for each required place in a text."""
    return _can_fill(duel, seat, source, [spec for spec in specs for _ in range(spec.required)], taken)


def _can_fill(
    duel: ArchiveDuel, seat: int, source: ArchiveCard, places: Sequence[OneTarget], taken: Sequence[Thing]
) -> bool:
    """Whether each of these places can have a target, all different."""
    if not places:
        return True
    first, *rest = places
    for thing in candidates(duel, first):
        if thing in taken or refuse_target(duel, seat, source, first, thing) is not None:
            continue
        if not rest or _can_fill(duel, seat, source, rest, (*taken, thing)):
            return True
    return False


def candidates(duel: ArchiveDuel, spec: OneTarget) -> Sequence[Thing]:
    """What could be meant by a place in a text at all: objects, items on the stack, cards, or players."""
    if spec.what in ON_STACK:
        return duel.stack
    if spec.what is _PLAYER:
        return [duel.sides[seat].hand for seat in duel.in_order()]
    if spec.what in CARDS:
        return [card for seat in duel.in_order() for card in duel.pile(seat, _pile_of(spec)).cards]
    return duel.objects()


def refuse_target(
    duel: ArchiveDuel, seat: int, source: ArchiveCard | None, spec: OneTarget, thing: Thing
) -> Refusal | None:
    """Say why something is no legal target of a text.

    Args:
        duel: the duel.
        seat: the controller of the item.
        source: the card the item comes from.
        spec: the place in the text.
        thing: what would be targeted.
    """
    if isinstance(thing, Zone):
        return None
    if isinstance(thing, Item):
        return _refuse_item(duel, seat, spec, thing)
    if spec.what in CARDS:
        return _refuse_card(duel, seat, spec, thing)
    if not on_field(thing) or not _is_of_kind(duel, spec.what, thing):
        return refusals.WRONG_KIND
    if not is_of_kind_now(duel, thing, spec.kind):
        return refusals.WRONG_KIND
    if not costs(thing, spec.price):
        return refusals.WRONG_COST
    return _refuse_owner(duel, seat, spec, controller_of(thing)) or _refuse_shroud(duel, spec, source, thing)


def is_legal(duel: ArchiveDuel, item: Item, place: int) -> bool:
    """Whether a chosen target of an item is a legal one now (GA-136)."""
    aimed, spec = item.targets[place], item.aims[place]
    if aimed is None:
        return False
    if isinstance(aimed, Target):
        return not aimed.lost and refuse_target(duel, item.controller, item.source, spec, aimed.thing) is None
    if isinstance(aimed, Item) and aimed not in duel.stack:
        return False
    return refuse_target(duel, item.controller, item.source, spec, aimed) is None


def thing_of(aimed: "ArchiveTarget | Item | Zone[ArchiveCard]") -> Thing:
    """What is targeted: the card of a target, or the item or the zone itself."""
    return aimed.thing if isinstance(aimed, Target) else aimed


def _is_of_kind(duel: ArchiveDuel, kind: TargetKind, card: ArchiveCard) -> bool:
    words = TYPES_OF_KIND[kind]
    if not _is_any_of(duel, card, words) and not acts_as(duel, card, _BE_TARGETED, words):
        return False
    if kind is _NON_CHAMPION:
        return not is_a(duel, card, "champion")
    return kind not in ROLES or _has_role(duel, kind, card)


def _is_any_of(duel: ArchiveDuel, card: ArchiveCard, words: Sequence[str]) -> bool:
    for word in words:
        if is_a(duel, card, word):
            return True
    return False


def _has_role(duel: ArchiveDuel, kind: TargetKind, card: ArchiveCard) -> bool:
    combat = duel.combat
    if combat is None:
        return False
    if kind is TargetKind.DEFENDING_UNIT:
        return combat.is_defending(card)
    return combat.is_attacking(card) or (kind is TargetKind.FIGHTING_UNIT and combat.is_retaliating(card))


def _pile_of(spec: OneTarget) -> str:
    return "intent" if spec.what is TargetKind.INTENT else "graveyard"


def _refuse_card(duel: ArchiveDuel, seat: int, spec: OneTarget, card: ArchiveCard) -> Refusal | None:
    """Why a card in a graveyard or an Intent cannot be targeted (GA-205)."""
    zone = card.zone
    if zone is None or zone.kind != _pile_of(spec) or not is_of_kind_now(duel, card, spec.kind):
        return refusals.WRONG_KIND
    if not costs(card, spec.price):
        return refusals.WRONG_COST
    if spec.what is TargetKind.INTENT:
        return _refuse_owner(duel, seat, spec, zone.seat)
    wanted = {Graveyard.YOURS: seat, Graveyard.OPPONENTS: other(seat)}.get(
        spec.graveyard or Graveyard.ANY, zone.seat
    )
    return None if zone.seat == wanted else refusals.WRONG_GRAVEYARD


def _refuse_side(whose: Whose | None, seat: int, controller: int) -> Refusal | None:
    if whose is _YOURS and controller != seat:
        return refusals.NOT_YOURS
    return refusals.NOT_THEIRS if whose is _OPPONENTS and controller == seat else None


def _refuse_item(duel: ArchiveDuel, seat: int, spec: OneTarget, item: Item) -> Refusal | None:
    if spec.what not in ON_STACK:
        return refusals.WRONG_KIND
    if item.what != ITEMS_OF_KIND[spec.what]:
        return refusals.WRONG_KIND
    if spec.kind is not None and (item.source is None or not is_of_kind_now(duel, item.source, spec.kind)):
        return refusals.WRONG_KIND
    if spec.price is not None and (item.source is None or not costs(item.source, spec.price, item.played.x)):
        return refusals.WRONG_COST
    return _refuse_owner(duel, seat, spec, item.controller)


def is_spell(duel: ArchiveDuel, source: ArchiveCard | None) -> bool:
    """Whether what comes from a card is a Spell (GA-172)."""
    return source is not None and "Spell" in traits(duel, source).subtypes


def _refuse_owner(duel: ArchiveDuel, seat: int, spec: OneTarget, controller: int) -> Refusal | None:
    whose = spec.whose
    if whose is not _DEFENDERS:
        return _refuse_side(whose, seat, controller)
    defends = duel.combat is not None and controller == other(duel.combat.seat)
    return None if defends else refusals.NOT_DEFENDING_PLAYER


def _refuse_shroud(
    duel: ArchiveDuel, spec: OneTarget, source: ArchiveCard | None, card: ArchiveCard
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
