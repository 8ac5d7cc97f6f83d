"""What the mutants put in place of parts of Dimensional Rift: the same parts with one rule broken."""

from collections.abc import Callable
from typing import Any

from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards.keywords import Common, Keyword
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.rules import setup, targets, turn
from rulesets.dimensional_rift.rules.actions import declaring
from rulesets.dimensional_rift.rules.playing import summon
from rulesets.dimensional_rift.rules.steps import counters, lifecycle
from rulesets.dimensional_rift.state import board, traits
from rulesets.dimensional_rift.state.board import SIDE_BITS
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem

REACH = board.reach
HAS = traits.has
END_TURN = turn._end_turn
REFUSE_ACTIVATION = declaring.refuse_activation
MULLIGAN = setup._mulligan
SHUFFLE_BACK = setup._shuffle_back
BURY = lifecycle._bury
PICK_TARGETS = targets.pick_targets


def nothing(*_: Any, **__: Any) -> None:
    """A step of the game that does not take place."""


def nothing_asked(*_: Any, **__: Any) -> tuple[()]:
    """A step of the game with questions that does not take place."""
    return ()


def never(*_: Any, **__: Any) -> bool:
    """A condition that does not hold."""
    return False


def skipped(*_: Any, **__: Any) -> Script[None]:
    """A script that is left out."""
    yield from ()


def agreed(*_: Any, **__: Any) -> Script[bool]:
    """A script that finds everything in order."""
    yield from ()
    return True


def without(keyword: Keyword) -> Callable[[RiftDuel, RiftCard, Keyword], bool]:
    """The test for keywords, blind for one of them."""
    return lambda duel, card, asked: asked is not keyword and HAS(duel, card, asked)


def conquer_all(duel: RiftDuel, seat: int) -> None:
    """Begin with all zones conquered."""
    duel.conquered |= SIDE_BITS[seat]


def lose_for_an_empty_deck(duel: RiftDuel, seat: int, rule: str) -> bool:
    """Draw, and lose when no card is left to draw."""
    return lifecycle.draw(duel, seat, rule) or duel.finish(3 - seat, rule, "deck")


def reach_unturned(place: int, turns: int, seat: int, *rest: Any) -> int:
    """Arrows that do not turn with their card."""
    return REACH(place, 0, seat, *rest)


def reach_of_seat_1(place: int, turns: int, seat: int, *rest: Any) -> int:
    """Arrows that point as they would on seat 1's side."""
    return REACH(place, turns, 1, *rest)


def whole_grid(duel: RiftDuel, card: RiftCard) -> int:
    """A card that targets every zone of the grid."""
    return (1 << len(board.GRID)) - 1


def same_seat(seat: int) -> int:
    """No other player."""
    return seat


def lose_five(duel: RiftDuel, seat: int, amount: int, rule: str) -> None:
    """Lose 5 HP instead."""
    counters.lose_hp(duel, seat, 5, rule)


def lose_without_end(duel: RiftDuel, seat: int, amount: int, rule: str) -> None:
    """Lose HP and play on."""
    duel.hp[seat] -= amount


def hurt_blocker_only(duel: RiftDuel, card: RiftCard, amount: int, rule: str, fighter: RiftCard) -> None:
    """Deal damage to creatures of the player whose turn it is not."""
    if card.owner != duel.active:
        counters.deal_damage(duel, card, amount, rule, fighter)


def heal_and_end_turn(duel: RiftDuel) -> Script[None]:
    """Clear all damage as the turn ends."""
    for card in duel.on_battlefield():
        card.damage = 0
    yield from END_TURN(duel)


def refuse_unused(duel: RiftDuel, card: RiftCard, ability: Ability) -> Refusal | None:
    """Judge an activation as if none had been used this turn."""
    used, card.used = card.used, set()
    refusal = REFUSE_ACTIVATION(duel, card, ability)
    card.used = used
    return refusal


def mulligan_into_the_deck(duel: RiftDuel, seat: int, taken: int) -> None:
    """Shuffle set-aside cards back immediately."""
    MULLIGAN(duel, seat, taken)
    SHUFFLE_BACK(duel, seat)


def transform_by_allowance(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Let a Transform use up the one fabled card of the turn."""
    if not duel.fabled_summoned:
        duel.fabled_summoned += 1
        yield from summon.transform(duel, card)


def bury_alone(duel: RiftDuel, card: RiftCard, rule: str, what: str) -> None:
    """Bury a creature without what is attached to it."""
    card.attached = []
    BURY(duel, card, rule, what)


def printed_armor(duel: RiftDuel, card: RiftCard) -> int:
    """Armor that counts under every option."""
    return card.printed.armor


def none_at_all(*_: Any, **__: Any) -> int:
    """A number that is always 0."""
    return 0


def no_options(*_: Any, **__: Any) -> list[Any]:
    """Nothing to do."""
    return []


def march_in_campaigns(duel: RiftDuel) -> Common | None:
    """March in every Campaign Event, under every option."""
    return {"campaign": Common.MARCH, "battle": Common.STRIKE}.get(duel.event)


def blessed_by_anybody(duel: RiftDuel, card: RiftCard) -> bool:
    """Blessed by creatures of both players, under every option."""
    return any(_blesses(duel, each, card) for each in duel.on_battlefield())


def blessed_by_own(duel: RiftDuel, card: RiftCard) -> bool:
    """Blessed by creatures of one player, under every option."""
    return any(_blesses(duel, each, card) for each in duel.on_side(card.owner))


def _blesses(duel: RiftDuel, each: RiftCard, card: RiftCard) -> bool:
    return bool(each.mana and traits.connections(duel, each) >> place_of(card) & 1)


def lose_at_once(duel: RiftDuel, seat: int, amount: int, rule: str) -> None:
    """Lose HP, and the duel with the last one, under every option."""
    duel.hp[seat] -= amount
    if duel.hp[seat] <= 0:
        duel.finish(3 - seat, rule, "hp")


class TargetCards:
    """Effects that hit the card which was in the zone when it was targeted."""

    def __init__(self) -> None:
        self.cards: dict[int, list[RiftCard]] = {}

    def pick(self, duel: RiftDuel, item: RiftItem) -> Script[bool]:
        """Pick targets and remember the cards there."""
        picked = yield from PICK_TARGETS(duel, item)
        self.cards[id(item)] = [card for zone in item.targets if isinstance(zone, Zone) for card in zone.cards]
        return picked

    def affected(self, duel: RiftDuel, item: RiftItem, selector: Any) -> list[RiftCard]:
        """The cards remembered."""
        return self.cards[id(item)]
