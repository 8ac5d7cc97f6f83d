"""What each effect of a card text does when its item resolves."""

from collections.abc import Callable
from typing import Any

from cardgame_tui.engine.asking import choose, pick_zone
from cardgame_tui.engine.prompt import Option, Refusal, Script
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text.abilities import Effect, Selector
from rulesets.dimensional_rift.cards import nouns, verbs
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.verbs import Verb
from rulesets.dimensional_rift.rules import refusals as no
from rulesets.dimensional_rift.rules.costs.payment import discard_one
from rulesets.dimensional_rift.rules.playing.summon import summon_token
from rulesets.dimensional_rift.rules.stack.aims import fits
from rulesets.dimensional_rift.rules.steps import counters, lifecycle
from rulesets.dimensional_rift.rules.steps.turning import rotate_as_picked
from rulesets.dimensional_rift.state.board import ARTIFACT_ZONES, neighbours
from rulesets.dimensional_rift.state.card import RiftCard, in_play, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item
from rulesets.dimensional_rift.state.traits import connected_cards, connections, lessen, targeting

Doing = Callable[[RiftDuel, Item, Any], Script[None]]


def perform(duel: RiftDuel, item: Item, effect: Effect) -> Script[None]:
    """Carry out one effect of a resolving item."""
    key = effect if isinstance(effect, Verb) else type(effect)
    yield from _DOINGS[key](duel, item, effect)


def affected(duel: RiftDuel, item: Item, selector: Selector) -> list[RiftCard]:
    """The face-up cards a selector means now; zones whose target no longer holds are left out (DR-144)."""
    match selector:
        case Reference.THIS:
            found = [item.source]
        case Reference.THAT_CREATURE:
            found = [item.about] if item.about is not None else []
        case Reference.IT:
            found = _in_zone(item.targets[-1])
        case nouns.EachConnected(noun=noun):
            bits = connections(duel, item.source) if item.reach is None else item.connects
            return [card for card in connected_cards(duel, bits) if fits(card, noun)]
        case _:
            found = _in_zone(item.targets[_place_of_aim(item, selector)])
    return [card for card in found if in_play(card)]


def struck_place(item: Item, selector: Selector) -> Zone | None:
    """The zone an item targets with a zone selector, None when it no longer holds."""
    return item.targets[_place_of_aim(item, selector)]


def _place_of_aim(item: Item, selector: Selector) -> int:
    """Which of the item's aims a selector is; trees are compared by identity, equal ones may differ."""
    return next(place for place, aim in enumerate(item.ability.aims) if aim is selector)


def _in_zone(zone: Zone | None) -> list[RiftCard]:
    return [] if zone is None else list(zone.cards)


def _deal(duel: RiftDuel, item: Item, effect: verbs.Deal) -> Script[None]:
    for card in affected(duel, item, effect.whom):
        counters.deal_damage(duel, card, effect.amount, "DR-22")
    yield from ()


def _heal(duel: RiftDuel, item: Item, effect: verbs.Heal) -> Script[None]:
    for card in affected(duel, item, effect.whom):
        counters.heal(duel, card, effect.amount)
    yield from ()


def _cleanse(duel: RiftDuel, item: Item, effect: verbs.Cleanse) -> Script[None]:
    for card in affected(duel, item, effect.whom):
        for keyword in list(card.conditions):
            counters.lift(duel, card, keyword, "DR-164")
    yield from ()


def _afflict(duel: RiftDuel, item: Item, effect: verbs.Afflict) -> Script[None]:
    until = effect.until.value if effect.until else ""
    for card in affected(duel, item, effect.who):
        for keyword in effect.words:
            counters.afflict(duel, card, keyword, until)
    yield from ()


def _worsen(duel: RiftDuel, item: Item, effect: verbs.Worsen) -> Script[None]:
    for card in affected(duel, item, effect.who):
        already = effect.first in card.conditions
        counters.afflict(duel, card, effect.second if already else effect.first, "")
    yield from ()


def _collect(duel: RiftDuel, item: Item, effect: verbs.Collect) -> Script[None]:
    for card in affected(duel, item, effect.who):
        counters.collect(duel, card, effect.amount, "DR-17")
    yield from ()


def _take_mana(duel: RiftDuel, item: Item, effect: verbs.TakeMana) -> Script[None]:
    for card in affected(duel, item, effect.whom):
        counters.transfer(duel, card, item.source, effect.amount)
    yield from ()


def _share_mana(duel: RiftDuel, item: Item, effect: verbs.ShareMana) -> Script[None]:
    """The direction is picked on resolution (DR-125)."""
    for card in affected(duel, item, effect.whom):
        options = (Option("give", card=card.id), Option("take", card=card.id))
        option = yield from choose(duel, item.controller, "give_or_take", "DR-125", options, card=item.source)
        giver, taker = (item.source, card) if option.key == "give" else (card, item.source)
        counters.transfer(duel, giver, taker, effect.amount)


def _destroy(duel: RiftDuel, item: Item, effect: verbs.Destroy) -> Script[None]:
    """Each connected card goes, face-down ones included: nothing is targeted (DR-146)."""
    lifecycle.destroy(duel, affected(duel, item, effect.whom), "DR-71")
    yield from ()


def _rotate(duel: RiftDuel, item: Item, effect: verbs.Rotate) -> Script[None]:
    for card in affected(duel, item, effect.whom):
        yield from rotate_as_picked(duel, item.controller, card)


def _sidestep(duel: RiftDuel, item: Item, effect: verbs.Sidestep) -> Script[None]:
    """The effect's controller picks the zone, conquered or not, and the orientation (DR-166)."""
    for card in affected(duel, item, effect.whom):
        if (yield from _move_beside(duel, item, card, "sidestep", "DR-166", _refuse_held)):
            yield from rotate_as_picked(duel, item.controller, card)


def _nudge(duel: RiftDuel, item: Item, effect: verbs.Nudge) -> Script[None]:
    """The effect's controller picks the zone, which must be conquered (DR-16)."""
    for card in affected(duel, item, effect.whom):
        yield from _move_beside(
            duel, item, card, "nudge", "DR-16", lambda zone: _refuse_held(zone) or _refuse_inactive(duel, zone)
        )


def _move_beside(
    duel: RiftDuel, item: Item, card: RiftCard, ask: str, rule: str, refuse: Callable[[Zone], Refusal | None]
) -> Script[bool]:
    """Move a card to the zone on its left or right that the effect's controller picks, if there is one."""
    zones = [duel.zones[number] for number in neighbours(place_of(card))]
    zone = yield from pick_zone(duel, item.controller, ask, rule, zones, refuse, card=item.source)
    if zone is not None:
        lifecycle.relocate(duel, card, zone, rule)
    return zone is not None


def _refuse_held(zone: Zone) -> Refusal | None:
    return no.OCCUPIED if zone.cards else None


def _refuse_inactive(duel: RiftDuel, zone: Zone) -> Refusal | None:
    return None if zone.id in duel.conquered else no.NOT_CONQUERED


def _lessen(duel: RiftDuel, item: Item, effect: verbs.Lessen) -> Script[None]:
    for card in affected(duel, item, effect.who):
        lessen(duel, card, effect.stat, effect.amount, effect.until.value)
        duel.changes += 1
        duel.note("DR-120", "lessened", card.owner, card, amount=effect.amount, word=effect.stat.value)
    yield from ()


def _draw(duel: RiftDuel, item: Item, effect: verbs.Draw) -> Script[None]:
    seat = item.player if effect.that_player else item.controller
    for _ in range(effect.count):
        lifecycle.draw(duel, seat, "DR-60")
    yield from ()


def _discard(duel: RiftDuel, item: Item, effect: verbs.DiscardCards) -> Script[None]:
    for _ in range(effect.count):
        yield from discard_one(duel, item.controller, "DR-73")


def _choose_one(duel: RiftDuel, item: Item, effect: verbs.ChooseOne) -> Script[None]:
    """The choice was made on activation (DR-125)."""
    yield from ()


def _attach(duel: RiftDuel, item: Item, effect: verbs.Attach) -> Script[None]:
    for card in affected(duel, item, effect.whom):
        if card is not item.source:
            lifecycle.attach(duel, item.source, card)
    yield from ()


def _summon_token(duel: RiftDuel, item: Item, effect: verbs.SummonToken) -> Script[None]:
    zone = struck_place(item, effect.where)
    if zone is not None:
        yield from summon_token(duel, item.controller, zone)


def _march(duel: RiftDuel, item: Item, effect: verbs.MoveThere) -> Script[None]:
    zone = struck_place(item, effect.where)
    if zone is not None:
        reached = zone.id in duel.conquered and targeting(duel, item.source) >> zone.id & 1
        rule = "DR-96" if reached else "DR-97"
        lifecycle.relocate(duel, item.source, zone, rule)
        yield from rotate_as_picked(duel, item.controller, item.source)


def _swap_places(duel: RiftDuel, item: Item, effect: verbs.SwapPlaces) -> Script[None]:
    for card in affected(duel, item, effect.whom):
        lifecycle.swap(duel, item.source, card, "DR-165")
    yield from ()


def _rearrange(duel: RiftDuel, item: Item, effect: Verb) -> Script[None]:
    """Maneuver: each artifact it connects to goes to one of the connected artifact zones (DR-103)."""
    bits = connections(duel, item.source)
    zones = [duel.zones[number] for number in ARTIFACT_ZONES[item.controller] if bits >> number & 1]
    cards = [zone.cards[0] for zone in zones if zone.cards]
    free = [zone for zone in zones if zone.cards or zone.id in duel.conquered]
    plan: list[tuple[RiftCard, Zone]] = []
    for card in cards:
        zone = yield from pick_zone(duel, item.controller, "maneuver", "DR-103", free, card=card)
        assert zone is not None
        free.remove(zone)
        plan.append((card, zone))
    for card, zone in plan:
        if card.zone is not zone:
            lifecycle.relocate(duel, card, zone, "DR-103")


def _get_up(duel: RiftDuel, item: Item, effect: Verb) -> Script[None]:
    stand_up(duel, item.source)
    yield from ()


def stand_up(duel: RiftDuel, card: RiftCard, instead_of: str = "") -> None:
    """End Prone by the Action it is used for, which then counts as getting up (DR-155)."""
    if instead_of in card.acted:
        card.acted[card.acted.index(instead_of)] = Verb.GET_UP.value
    if Keyword.PRONE in card.conditions:
        counters.lift(duel, card, Keyword.PRONE, "DR-155")


_DOINGS: dict[object, Doing] = {
    verbs.Deal: _deal,
    verbs.Heal: _heal,
    verbs.Cleanse: _cleanse,
    verbs.Afflict: _afflict,
    verbs.Worsen: _worsen,
    verbs.Collect: _collect,
    verbs.TakeMana: _take_mana,
    verbs.ShareMana: _share_mana,
    verbs.Destroy: _destroy,
    verbs.Rotate: _rotate,
    verbs.Sidestep: _sidestep,
    verbs.Nudge: _nudge,
    verbs.Lessen: _lessen,
    verbs.Draw: _draw,
    verbs.DiscardCards: _discard,
    verbs.ChooseOne: _choose_one,
    verbs.Attach: _attach,
    verbs.SummonToken: _summon_token,
    verbs.MoveThere: _march,
    verbs.SwapPlaces: _swap_places,
    Verb.REARRANGE: _rearrange,
    Verb.GET_UP: _get_up,
}
