"""Current values: power and cost of objects, XK limits, cross tests per turn (CT-90, CT-92, CT-107)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.duel import other
from cardgame_tui.value import value
from rulesets.containment.cards.nouns import Group, ObjectClass, Owners, Stat
from rulesets.containment.cards.sentences import FirstDamageLess, LimitIs, ObjectsHave, TestsPerTurn, ThisHas
from rulesets.containment.state.card import ContainmentCard, controller_of, on_site
from rulesets.containment.state.duel import ContainmentDuel

LOWEST_LIMIT = 1
"""No effect makes an XK limit lower than this (CT-107)."""

POWER, COST = Stat.POWER.value, Stat.COST.value
POWER_BECOMES, COST_BECOMES = "power becomes", "cost becomes"
TESTS, LIMIT, FIRST_DAMAGE = "tests", "limit", "first damage"
"""What static effects change besides the numbers of an object."""
RESULTS = (POWER_BECOMES, POWER, COST_BECOMES, COST)
"""The words under which results on objects are kept."""

Reaches: TypeAlias = Callable[[ContainmentDuel, ContainmentCard, ContainmentCard], bool]
"""Whether a static effect of the first card affects the second."""


def power(duel: ContainmentDuel, card: ContainmentCard) -> int:
    """The damage an object deals in a cross test now (CT-90)."""
    return _value(duel, card, POWER, POWER_BECOMES, card.printed.power)


def cost(duel: ContainmentDuel, card: ContainmentCard) -> int:
    """What an object counts for the XK-class scenario now (CT-90, CT-107)."""
    return _value(duel, card, COST, COST_BECOMES, card.printed.cost)


def total_cost(duel: ContainmentDuel, seat: int) -> int:
    """The total cost of the objects on a site (CT-107)."""
    return sum([cost(duel, card) for card in duel.site(seat)])


def xk_limit(duel: ContainmentDuel, seat: int) -> int:
    """The XK limit of a seat now (CT-107)."""
    limit: int = duel.limit
    for effect in duel.effects.of(LIMIT):
        if limited_seat(duel, effect) == seat:
            limit += effect.value.amount
    return max(limit, LOWEST_LIMIT)


def limited_seat(duel: ContainmentDuel, effect: Continuous[ContainmentDuel, ContainmentCard]) -> int:
    """Whose XK limit a static effect changes, seen from the controller of its source."""
    assert effect.source is not None
    controller = controller_of(duel.cards[effect.source])
    return controller if effect.value.owners is Owners.YOURS else other(controller)


def tests_per_turn(duel: ContainmentDuel, card: ContainmentCard) -> int:
    """How often an object may cross test each turn: the larger of the option and the texts (CT-92)."""
    allowed: int = duel.options.cross_tests_per_object
    if duel.effects.of(TESTS):
        allowed = max([allowed, *duel.effects.on(duel, TESTS, card)])
    return allowed


def becomes(stat: Stat) -> str:
    """The word under which effects that replace a number are kept (CT-90)."""
    return POWER_BECOMES if stat is Stat.POWER else COST_BECOMES


def start_statics(duel: ContainmentDuel, card: ContainmentCard) -> None:
    """Start the static effects of a card that has entered its working zone (CT-82)."""
    for static in card.printed.program.statics:
        duel.effects.add(_continuous(card, static))


def _value(duel: ContainmentDuel, card: ContainmentCard, plus: str, replaced: str, printed: int) -> int:
    """The latest "becomes" replaces the print, then every plus and minus is added, at least 0 (CT-26, CT-90)."""
    effects, worth = duel.effects, printed
    if effects.of(replaced):
        for latest in effects.on(duel, replaced, card):
            worth = latest
    if effects.of(plus):
        for added in effects.on(duel, plus, card):
            worth += added
    return max(0, worth)


def _continuous(card: ContainmentCard, static: object) -> Continuous[ContainmentDuel, ContainmentCard]:
    match static:
        case ObjectsHave(group=group, change=change):
            return Continuous(change.stat.value, card.id, _REACHED[group], change.amount)
        case ThisHas(change=change, beside=None):
            return Continuous(change.stat.value, card.id, None, change.amount, cards=(card.id,))
        case ThisHas(change=change, beside=ObjectClass() as beside):
            return Continuous(change.stat.value, card.id, _Beside(beside.value), change.amount, cards=(card.id,))
        case TestsPerTurn(times=times):
            return Continuous(TESTS, card.id, None, times, cards=(card.id,))
        case LimitIs():
            return Continuous(LIMIT, card.id, None, static)
        case FirstDamageLess():
            return Continuous(FIRST_DAMAGE, card.id, None, static)
    raise TypeError(f"no meaning for {type(static).__name__}")


@value
class _OfClass:
    """Reaches the objects of a class."""

    word: str

    def __call__(self, duel: ContainmentDuel, source: ContainmentCard, card: ContainmentCard) -> bool:
        """Whether an object is of the class."""
        return on_site(card) and card.printed.object_class == self.word


@value
class _Beside:
    """Reaches an object whose controller controls another one of a class."""

    word: str

    def __call__(self, duel: ContainmentDuel, source: ContainmentCard, card: ContainmentCard) -> bool:
        """Whether its controller has another such object."""
        beside = duel.site(controller_of(card))
        return any([each is not card and each.printed.object_class == self.word for each in beside])


def _every(duel: ContainmentDuel, source: ContainmentCard, card: ContainmentCard) -> bool:
    return on_site(card)


def _opponents(duel: ContainmentDuel, source: ContainmentCard, card: ContainmentCard) -> bool:
    return on_site(card) and controller_of(card) != controller_of(source)


def _yours(duel: ContainmentDuel, source: ContainmentCard, card: ContainmentCard) -> bool:
    return on_site(card) and controller_of(card) == controller_of(source)


def _your_others(duel: ContainmentDuel, source: ContainmentCard, card: ContainmentCard) -> bool:
    return card is not source and _yours(duel, source, card)


_REACHED: Mapping[Group, Reaches] = {
    Group.ALL_SAFE: _OfClass("Safe"),
    Group.ALL_EUCLID: _OfClass("Euclid"),
    Group.ALL_KETER: _OfClass("Keter"),
    Group.ALL: _every,
    Group.OPPONENTS: _opponents,
    Group.YOURS: _yours,
    Group.YOUR_OTHERS: _your_others,
}
"""The objects that a group holds, seen from the controller of the source."""
