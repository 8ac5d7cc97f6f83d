"""The base of every verb of a card text, and which cards its words mean when it is carried out."""

from collections.abc import Callable
from functools import partial

from cardgame_tui.engine.asking import DONE, choose, confirm, pick_zone
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Option, Refusal, Script
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Condition, Effect, Selector
from cardgame_tui.text.forms import ChooseOne, If, OrElse, Otherwise
from rulesets.dimensional_rift.cards import selectors
from rulesets.dimensional_rift.cards.amounts import Known, Load, Worth
from rulesets.dimensional_rift.cards.nouns import Reference, What
from rulesets.dimensional_rift.cards.sentences import (
    During,
    ForEach,
    Joinable,
    Optional,
    Plain,
    Player,
    Provided,
    Together,
    Where,
)
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.state.board import BATTLEFIELD
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.holding import holds
from rulesets.dimensional_rift.state.items import RiftItem, Strike
from rulesets.dimensional_rift.state.matching import View, counted_now, fits, lying, matching, number_of, zone_fits


class CarriedOut(Plain):
    """An effect that is carried out when its item resolves. The modules of `verbs` define them all.

    One that may ask a player defines `perform`, any other one `apply`.
    """

    __slots__ = ()

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Carry it out for the item that resolves."""
        yield from ()
        self.apply(duel, item)

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Carry it out without a question; the rest is as for `perform`."""
        raise NotImplementedError

    def possible(self, duel: RiftDuel, item: RiftItem) -> bool:
        """Whether a player who may carry it out is asked."""
        return True


class Verb(CarriedOut, Joinable):
    """One that may be joined with others by `and`."""

    __slots__ = ()


def perform_effects(duel: RiftDuel, item: RiftItem) -> Script[None]:
    """Carry out the effects of an item in the order of its text; `you did` is about the one before (DR-194)."""
    held = False
    effects = item.ability.effects
    for place, effect in enumerate(effects):
        before = duel.changes
        match effect:
            case ChooseOne():
                modes = [effect.effect, *_alternatives(effects[place + 1 :])]
                yield from _choose_mode(duel, item, modes)
            case OrElse():
                continue
            case Otherwise():
                if held:
                    continue
                held = yield from _perform_if(duel, item, effect.effect)
            case _:
                held = yield from _perform_if(duel, item, effect)
        item.did = duel.changes != before


def _perform_if(duel: RiftDuel, item: RiftItem, effect: Effect) -> Script[bool]:
    """Carry out an effect; False if its condition did not hold, so that `otherwise` counts."""
    if isinstance(effect, If | Provided):
        yield from _name(duel, item, effect.condition)
        if not holds(duel, effect.condition, view_of(duel, item)):
            return False
        effect = effect.effect
    yield from perform_one(duel, item, effect)
    return True


def perform_one(duel: RiftDuel, item: RiftItem, effect: Effect) -> Script[None]:
    """Carry out one effect, whatever it is made of."""
    match effect:
        case CarriedOut():
            yield from _name(duel, item, effect)
            before = duel.done
            yield from effect.perform(duel, item)
            _count_done(item, effect, duel.done - before)
        case If() | Provided():
            yield from _perform_if(duel, item, effect)
        case Optional():
            inner = effect.effect
            if possible(duel, item, inner) and (
                yield from confirm(duel, item.controller, "use_effect", "DR-125", item.source, public=True)
            ):
                yield from perform_one(duel, item, inner)
        case Together():
            for each in effect.effects:
                yield from perform_one(duel, item, each)
        case ForEach():
            for _ in range(_count_of(duel, item, effect)):
                yield from perform_one(duel, item, effect.effect)
        case Where():
            item.x = amount_of(duel, item, effect.x)
            yield from perform_one(duel, item, effect.effect)
        case During():
            item.until = effect.until
            yield from perform_one(duel, item, effect.effect)
            item.until = None
        case _:
            raise TypeError(f"no meaning for {type(effect).__name__}")


def possible(duel: RiftDuel, item: RiftItem, effect: Effect) -> bool:
    """Whether a player who may carry an effect out is asked."""
    return not isinstance(effect, CarriedOut) or effect.possible(duel, item)


def _count_done(item: RiftItem, effect: CarriedOut, done: int) -> None:
    """Remember how much an effect did: `that much` is the last number that words left open, if there is one."""
    open_now = is_open(effect)
    if done and (open_now or not item.open):
        item.much = done
    elif open_now:
        item.much = 0
    item.open = item.open or open_now


def is_open(effect: Node) -> bool:
    """Whether the words of an effect leave open how much it does."""
    return any(
        isinstance(node, Worth)
        or (isinstance(node, Load) and (node.all or node.many or node.upto))
        or getattr(node, "all", False) is True
        or getattr(node, "many", False) is True
        for node in nodes_of(effect)
    )


def _count_of(duel: RiftDuel, item: RiftItem, effect: ForEach) -> int:
    """How often an effect is repeated, counted before the first time."""
    if effect.twice:
        return 2
    if effect.what is not None:
        return number_of(duel, effect.what, view_of(duel, item))
    assert effect.lying is not None
    return sum(lying(card, effect.lying) for card in affected(duel, item, effect.on))


def _alternatives(effects: tuple[Effect, ...]) -> list[Effect]:
    found: list[Effect] = []
    for effect in effects:
        if not isinstance(effect, OrElse):
            break
        found.append(effect.effect)
    return found


def _choose_mode(duel: RiftDuel, item: RiftItem, modes: list[Effect]) -> Script[None]:
    """Let the controller pick one of several effects on resolution (DR-125)."""
    options = [Option("mode", value=place) for place in range(1, len(modes) + 1)]
    option = yield from choose(duel, item.controller, "mode", "DR-125", options, card=item.source)
    yield from perform_one(duel, item, modes[options.index(option)])


def view_of(duel: RiftDuel, item: RiftItem) -> View:
    """From where the text of an item is read."""
    bits = None if item.reach is None else item.connects
    return View(
        item.source,
        item.controller,
        bits,
        lambda selector: affected(duel, item, selector),
        lambda selector: doomed(duel, item, selector),
        item.did,
    )


def affected(duel: RiftDuel, item: RiftItem, selector: Selector) -> list[RiftCard]:
    """The face-up cards a selector means now; zones whose target no longer holds are left out (DR-144).

    Face-down cards have no counters, orientation or stats (DR-17, DR-27, DR-30), and a target is flipped (DR-67).
    """
    return [card for card in doomed(duel, item, selector) if in_play(card)]


def doomed(duel: RiftDuel, item: RiftItem, selector: Node) -> list[RiftCard]:
    """The cards that a selector means, also those face-down, which are not flipped (DR-71, DR-146)."""
    match selector:
        case Reference.THIS:
            return [item.source]
        case Reference.THE_BLOCKER | Reference.THE_ATTACKER if item.about is None:
            return _in_strike(item, selector)
        case Reference.THAT_CREATURE | Reference.THAT_CARD | Reference.THE_BLOCKER | Reference.THE_ATTACKER if (
            item.about
        ):
            return [item.about]
        case Reference():
            return _named_last(duel, item)
        case selectors.WithThis():
            return list(dict.fromkeys([item.source, *doomed(duel, item, selector.rest)]))
        case selectors.Each():
            return matching(duel, selector.what, view_of(duel, item))
        case _:
            if _is_spec(item, selector):
                return [card for zone in _all_picked_for(item, selector) for card in _in_zone(zone)]
            return next((cards for spec, cards in reversed(item.picks) if spec is selector), [])


def _named_last(duel: RiftDuel, item: RiftItem) -> list[RiftCard]:
    if item.last is not None:
        return doomed(duel, item, item.last)
    if item.about is not None:
        return [item.about]
    return doomed(duel, item, item.ability.targets[-1]) if item.targets else []


def _name(duel: RiftDuel, item: RiftItem, node: Effect | Condition) -> Script[None]:
    """Let the player pick what the words leave open, without arrows (DR-194); what was named last is `it`."""
    for each in _pickers(item, node):
        if _is_spec(item, each):
            item.last = each
            item.named = doomed(duel, item, each)
        elif isinstance(each, selectors.Chosen):
            cards = yield from pick_cards(duel, item, each.what, each.most, another=each.another, fewer=each.fewer)
            item.picks.append((each, cards))
            item.last = each
            item.named = cards


def _pickers(item: RiftItem, node: Effect | Condition) -> tuple[Node, ...]:
    """The words of a part of an item's text that are picked, on activation or as it is carried out."""
    chosen = isinstance(node, CarriedOut)
    return tuple(
        each
        for each in nodes_of(node)
        if _is_spec(item, each) or (chosen and isinstance(each, selectors.Chosen) and not each.what.is_zone)
    )


def _is_spec(item: RiftItem, node: object) -> bool:
    return any(spec is node for spec in item.ability.targets)


def pick_cards(
    duel: RiftDuel,
    item: RiftItem,
    what: What,
    count: int,
    *,
    another: bool = False,
    fewer: bool = False,
    seat: int = 0,
    of: int = 0,
) -> Script[list[RiftCard]]:
    """Let a player pick cards without arrows, as many as there are at most, by their zones (DR-194, DR-198)."""
    chosen: list[RiftCard] = []
    others = _named_so_far(item) if another else []
    for _ in range(count):
        view = view_of(duel, item)
        legal = [
            card
            for card in duel.on_battlefield()
            if card not in chosen and card not in others and of in (0, card.owner) and fits(duel, card, what, view)
        ]
        zone = yield from pick_zone(
            duel,
            seat or item.controller,
            "choose",
            "DR-194",
            [duel.zones[number] for number in BATTLEFIELD if duel.zones[number].cards],
            partial(_refuse_choice, legal),
            none=DONE if fewer and legal else None,
            card=item.source,
        )
        if zone is None:
            break
        chosen += zone.cards
    return chosen


def _named_so_far(item: RiftItem) -> list[RiftCard]:
    """What "another" differs from: the card itself, its targets, and what was picked before (DR-194)."""
    picked = [card for _, cards in item.picks for card in cards]
    return [item.source, *picked, *(card for zone in item.targets for card in _in_zone(zone))]


def _refuse_choice(legal: list[RiftCard], zone: Zone) -> Refusal | None:
    return None if zone.cards[0] in legal else refusals.NOT_FITTING


def pick_zone_for(
    duel: RiftDuel, item: RiftItem, where: Selector, refuse: Callable[[Zone], Refusal | None]
) -> Script[Zone | None]:
    """The zone a selector means: the one picked on activation, or one that is picked now."""
    if _is_spec(item, where):
        return _picked_for(item, where)
    assert isinstance(where, selectors.Chosen | selectors.Each)
    view = view_of(duel, item)
    return (
        yield from pick_zone(
            duel,
            item.controller,
            "choose",
            "DR-194",
            [duel.zones[number] for number in BATTLEFIELD],
            lambda zone: refuse(zone) if zone_fits(duel, zone, where.what, view) else refusals.NOT_FITTING,
            card=item.source,
        )
    )


def amount_of(duel: RiftDuel, item: RiftItem, amount: int | Worth) -> int:
    """A number, or what it is equal to now (DR-200)."""
    match amount:
        case int():
            return amount
        case Known.X:
            return item.x
        case Known.THAT_MUCH | Known.THAT_MANY:
            return item.much
    return counted_now(duel, amount, view_of(duel, item))


def seats_of(duel: RiftDuel, item: RiftItem, player: Player | None) -> tuple[int, ...]:
    """The seats of the players that a word means, the item's own if there is none."""
    match player:
        case None:
            return (item.controller,)
        case Player.THAT:
            return (item.player,)
        case Player.EACH:
            return (duel.active, other(duel.active))
        case Player.ITS:
            about = [item.about] if item.about is not None and item.last is None else item.named
            return tuple(dict.fromkeys(card.owner for card in about))
    return (other(item.controller),)


def zone_of(item: RiftItem, place: Node) -> Zone | None:
    """The zone an item has picked for a place in its text, None when it no longer holds."""
    return _picked_for(item, place)


def _in_strike(item: RiftItem, selector: Selector) -> list[RiftCard]:
    if not isinstance(item, Strike):
        return []
    found = item.blocker if selector is Reference.THE_BLOCKER else item.source
    return [] if found is None else [found]


def _picked_for(item: RiftItem, selector: Node) -> Zone | None:
    """The pick for a selector; trees are compared by identity, because equal ones may have different picks."""
    number = next(number for number, spec in enumerate(item.ability.targets) if spec is selector)
    zone: Zone | None = item.targets[number]
    return zone


def _all_picked_for(item: RiftItem, selector: Node) -> list[Zone | None]:
    pairs = zip(item.ability.targets, item.targets, strict=True)
    return [zone for spec, zone in pairs if spec is selector]


def _in_zone(zone: Zone | None) -> list[RiftCard]:
    return [] if zone is None else list(zone.cards)
