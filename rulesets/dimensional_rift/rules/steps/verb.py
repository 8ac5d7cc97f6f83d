"""The base of every verb of a card text, and which cards its words mean when it is carried out."""

from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text.abilities import Effect, Selector
from rulesets.dimensional_rift.cards import nouns
from rulesets.dimensional_rift.cards.nouns import Place, Reference
from rulesets.dimensional_rift.rules.targets import fits
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item
from rulesets.dimensional_rift.state.traits import connected_cards, connections


class Verb(Effect):
    """An effect that is carried out when its item resolves. The modules of `verbs` define them all.

    One that may ask a player defines `perform`, any other one `apply`.
    """

    __slots__ = ()

    def perform(self, duel: RiftDuel, item: Item) -> Script[None]:
        """Carry it out for the item that resolves."""
        yield from ()
        self.apply(duel, item)

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Carry it out without a question; the rest is as for `perform`."""
        raise NotImplementedError


def perform_effects(duel: RiftDuel, item: Item) -> Script[None]:
    """Carry out the effects of an item in the order of its text."""
    for effect in item.ability.effects:
        assert isinstance(effect, Verb)
        yield from effect.perform(duel, item)


def affected(duel: RiftDuel, item: Item, selector: Selector) -> list[RiftCard]:
    """The face-up cards a selector means now; zones whose target no longer holds are left out (DR-144).

    Face-down cards have no counters, orientation or stats (DR-17, DR-27, DR-30), and a target is flipped (DR-67).
    """
    match selector:
        case Reference.THIS:
            found = [item.source]
        case Reference.THAT_CREATURE:
            found = [item.about] if item.about is not None else []
        case Reference.IT:
            found = _in_zone(item.targets[-1])
        case nouns.EachConnected():
            found = _connected_to(duel, item, selector)
        case _:
            found = _in_zone(_picked_for(item, selector))
    return [card for card in found if in_play(card)]


def doomed(duel: RiftDuel, item: Item, selector: Selector) -> list[RiftCard]:
    """The cards that a selector says to destroy; connected face-down cards too, unflipped (DR-71, DR-146)."""
    if isinstance(selector, nouns.EachConnected):
        return _connected_to(duel, item, selector)
    return affected(duel, item, selector)


def zone_of(item: Item, place: Place) -> Zone | None:
    """The zone an item has picked for a place in its text, None when it no longer holds."""
    return _picked_for(item, place)


def _connected_to(duel: RiftDuel, item: Item, selector: nouns.EachConnected) -> list[RiftCard]:
    bits = connections(duel, item.source) if item.reach is None else item.connects
    return [card for card in connected_cards(duel, bits) if fits(card, selector.noun)]


def _picked_for(item: Item, selector: Selector) -> Zone | None:
    """The pick for a selector; trees are compared by identity, because equal ones may have different picks."""
    number = next(number for number, spec in enumerate(item.ability.targets) if spec is selector)
    zone: Zone | None = item.targets[number]
    return zone


def _in_zone(zone: Zone | None) -> list[RiftCard]:
    return [] if zone is None else list(zone.cards)
