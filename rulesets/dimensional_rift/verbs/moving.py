"""Turning cards, and moving them to other zones of the battlefield."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from cardgame_tui.engine.asking import pick_zone
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.statics import Doing
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.playing.summon import flip
from rulesets.dimensional_rift.rules.steps import counters, lifecycle
from rulesets.dimensional_rift.rules.steps.turning import rotate_as_picked
from rulesets.dimensional_rift.rules.steps.verb import (
    Verb,
    affected,
    doomed,
    pick_zone_for,
    zone_of,
)
from rulesets.dimensional_rift.state.board import ARTIFACT_ZONES, neighbours
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.traits import connections, targeting


@value
class Rotate(Verb):
    """Turns a card to an orientation that the effect's controller picks (DR-27)."""

    PHRASES: ClassVar = ("rotate {whom} to an orientation you pick", "rotate {whom}")
    whom: Selector

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Turn each of them."""
        for card in affected(duel, item, self.whom):
            yield from rotate_as_picked(duel, item.controller, card)


@value
class Sidestep(Verb):
    """Moves a creature one zone left or right in its row (DR-166)."""

    PHRASES: ClassVar = ("Sidestep {whom}",)
    whom: Selector

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Let the effect's controller pick the zone, conquered or not, and the orientation."""
        for card in movable(duel, affected(duel, item, self.whom)):
            if (yield from _move_sideways(duel, item, card, "sidestep", "DR-166", _refuse_occupied)):
                yield from rotate_as_picked(duel, item.controller, card)


@value
class Nudge(Verb):
    """Moves a creature one zone left or right in its row; the effect's controller picks (DR-16)."""

    PHRASES: ClassVar = ("move {whom} one zone left or right into an empty active zone",)
    whom: Selector

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Let the effect's controller pick the zone, which must be conquered."""

        def refuse(zone: Zone) -> Refusal | None:
            return _refuse_occupied(zone) or _refuse_not_conquered(duel, zone)

        for card in movable(duel, affected(duel, item, self.whom)):
            yield from _move_sideways(duel, item, card, "nudge", "DR-16", refuse)


@value
class MoveTo(Verb):
    """Moves a card into an empty zone of its side for cards of its type (DR-16)."""

    PHRASES: ClassVar = ("move {whom} to {where}", "move {whom} in {where}")
    whom: Selector
    where: Selector

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Move it to the zone that was picked, or is picked now."""
        for card in movable(duel, affected(duel, item, self.whom)):
            zone = yield from pick_zone_for(duel, item, self.where, partial(refuse_to_lie, card))
            if zone is not None and refuse_to_lie(card, zone) is None:
                lifecycle.relocate(duel, card, zone, "DR-16")


@value
class Flip(Verb):
    """Flips face-down cards, which summons them (DR-65)."""

    PHRASES: ClassVar = ("flip {whom}",)
    whom: Selector

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Flip each that is still face-down; a target was flipped when it was picked (DR-67)."""
        for card in doomed(duel, item, self.whom):
            if not card.face_up and place_of(card) >= 0:
                yield from flip(duel, card, "DR-65")


@value
class TurnDown(Verb):
    """Turns cards face-down, which then are set; what lies on them and under them goes (DR-209)."""

    PHRASES: ClassVar = ("turn {whom} face-down",)
    whom: Selector

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Turn each that may lie face-down."""
        for card in affected(duel, item, self.whom):
            if (
                card.printed.kind != "monument"
                and not card.printed.fabled
                and card.printed is not duel.common.token
            ):
                lifecycle.turn_down(duel, card)


@value
class Conquer(Verb):
    """Conquers a zone of its player (DR-15)."""

    PHRASES: ClassVar = ("conquer {where}",)
    where: Selector

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Conquer the zone that was picked, or is picked now."""
        zone = yield from pick_zone_for(duel, item, self.where, lambda zone: _refuse_conquering(duel, item, zone))
        if zone is not None and _refuse_conquering(duel, item, zone) is None:
            lifecycle.conquer(duel, zone, "DR-15")


@value
class March(Verb):
    """Moves this creature and lets it turn (DR-96, DR-97)."""

    PHRASES: ClassVar = ("march to {where}",)
    where: Selector

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Move to the zone if it is still legal; with Explorer no arrow need reach it (DR-97)."""
        zone = zone_of(item, self.where)
        if zone is not None:
            reached = (duel.conquered & targeting(duel, item.source)) >> zone.id & 1
            lifecycle.relocate(duel, item.source, zone, "DR-96" if reached else "DR-97")
            yield from rotate_as_picked(duel, item.controller, item.source)


@value
class SwapPlaces(Verb):
    """Trades places with a card (DR-165)."""

    PHRASES: ClassVar = (
        "swap places with {whom}",
        "swap {whom} and {who}",
        "swap {whom} with {who}",
        "{who} swaps places with {whom}",
        "swap {pair}",
        "swap places of {pair}",
        "swap the places of {pair}",
        "swap the places of {whom} and {who}",
    )
    whom: Selector | None = None
    who: Selector = Reference.THIS
    pair: Selector | None = None

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Trade places, if both lie in zones for cards of one type."""
        if self.pair is not None:
            one, *others = affected(duel, item, self.pair) or [item.source]
            pairs = [(one, card) for card in others]
        else:
            assert self.whom is not None
            found = affected(duel, item, self.whom)
            pairs = [(one, card) for one in affected(duel, item, self.who) for card in found]
        for one, card in pairs:
            if (
                len(movable(duel, [one, card])) == 2
                and one is not card
                and one.owner == card.owner
                and one.printed.kind == card.printed.kind
            ):
                lifecycle.swap(duel, one, card, "DR-165")


@value
class Rearrange(Verb):
    """Maneuver: moves the artifacts it connects to among their zones (DR-103)."""

    PHRASES: ClassVar = ("rearrange your artifacts this connects to",)

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Let each connected artifact go to one of the connected artifact zones."""
        bits = connections(duel, item.source)
        zones = [duel.zones[number] for number in ARTIFACT_ZONES[item.controller]]
        plan: list[tuple[RiftCard, Zone]] = []

        def refuse(zone: Zone) -> Refusal | None:
            if not bits >> zone.id & 1:
                return refusals.NOT_REARRANGED
            if not zone.cards and not duel.is_conquered(zone.id):
                return refusals.NO_PLACE_FOR_IT
            return refusals.PLACE_TAKEN if any(zone is taken for _, taken in plan) else None

        connected = [zone.cards[0] for zone in zones if zone.cards and bits >> zone.id & 1]
        for card in movable(duel, connected):
            zone = yield from pick_zone(duel, item.controller, "maneuver", "DR-103", zones, refuse, card=card)
            assert zone is not None
            plan.append((card, zone))
        for card, zone in plan:
            if card.zone is not zone:
                lifecycle.relocate(duel, card, zone, "DR-103")


def _move_sideways(
    duel: RiftDuel, item: RiftItem, card: RiftCard, ask: str, rule: str, refuse: Callable[[Zone], Refusal | None]
) -> Script[bool]:
    """Move a card to the zone on its left or right that the effect's controller picks, if there is one."""
    zones = [duel.zones[number] for number in neighbours(place_of(card))]
    zone = yield from pick_zone(duel, item.controller, ask, rule, zones, refuse, card=item.source)
    if zone is not None:
        lifecycle.relocate(duel, card, zone, rule)
    return zone is not None


def movable(duel: RiftDuel, cards: Sequence[RiftCard]) -> list[RiftCard]:
    """Those of some cards that an effect may move (DR-2)."""
    bans = (Doing.MOVE, Doing.MOVED)
    return [card for card in cards if not any(counters.forbidden(duel, card, ban) for ban in bans)]


def may_swap(duel: RiftDuel, one: RiftCard, card: RiftCard) -> bool:
    """Whether two cards may trade places: of one type and one player (DR-165)."""
    alike = one.owner == card.owner and one.printed.kind == card.printed.kind
    return alike and one is not card and len(movable(duel, [one, card])) == 2


def refuse_to_lie(card: RiftCard, zone: Zone) -> Refusal | None:
    """Say why a card cannot be moved into a zone (DR-11, DR-12, DR-61)."""
    if zone.seat != card.owner or zone.kind != card.printed.kind:
        return refusals.WRONG_TYPE
    return _refuse_occupied(zone)


def _refuse_conquering(duel: RiftDuel, item: RiftItem, zone: Zone) -> Refusal | None:
    if zone.seat != item.controller:
        return refusals.NOT_YOURS
    return refusals.ALREADY_CONQUERED if duel.is_conquered(zone.id) else None


def _refuse_occupied(zone: Zone) -> Refusal | None:
    return refusals.OCCUPIED if zone.cards else None


def _refuse_not_conquered(duel: RiftDuel, zone: Zone) -> Refusal | None:
    return None if duel.is_conquered(zone.id) else refusals.NOT_CONQUERED
