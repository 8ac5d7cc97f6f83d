"""The sentences of Containment cards, without their verbs, which are in `verbs`."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Condition, Cost, Effect, Sentence, Static, TriggerEvent
from cardgame_tui.value import value
from rulesets.containment.cards.nouns import Group, ObjectClass, Owners, SandboxClass, Stat


class Trigger(TriggerEvent, Enum):
    """What sets off a triggered effect (CT-81)."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    GAME_START = "when the game-start phase begins"
    START = "when your start phase begins"
    EXPERIMENT = "when your experiment phase begins"
    MAIN = "when your main phase begins"
    END = "when your end phase begins"
    BREACHED = "when this is breached"
    OTHER_BREACHED = "when another object is breached onto your site"
    DECOMMISSIONED = "when this is decommissioned from a site"
    TEST_DAMAGE = "when this deals cross-test damage"
    OPPONENT_TESTS = "when the opponent declares a cross test"
    OPPONENT_TALE = "when the opponent activates a Tale"


PHASE_TRIGGERS = {
    "start": Trigger.START,
    "experiment": Trigger.EXPERIMENT,
    "main": Trigger.MAIN,
    "end": Trigger.END,
}
"""The trigger of the turn player by the phase that begins."""


class Payment(Cost, Enum):
    """What an effect may cost (CT-83)."""

    DECOMMISSION_THIS = "decommission this"


@value
class Act(Sentence):
    """An activated effect, or a quick one (CT-79, CT-80)."""

    PHRASES: ClassVar = (
        "Activate[often= any number of times][, {costs|and}]: {effects|;}",
        "{quick=Quick}[often= any number of times][, {costs|and}]: {effects|;}",
    )
    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    quick: bool = False
    often: bool = False


@value
class PlayedEffects(Sentence):
    """What a Tale or an Incident does (CT-30, CT-31)."""

    PHRASES: ClassVar = ("{effects|;}",)
    effects: tuple[Effect, ...]


@value
class Requires(Sentence):
    """What must be true to activate an Incident (CT-31)."""

    PHRASES: ClassVar = ("Condition: {condition}",)
    condition: Condition


class OnStack(Condition, Enum):
    """Something on the stack."""

    TEST_AGAINST_YOU = "a cross test against one of your sandboxes is on the stack"
    YOUR_XK = "your XK is on the stack"


@value
class WasBreached(Condition):
    """A breach earlier in this turn."""

    PHRASES: ClassVar = ("an object was breached onto {owners} site this turn",)
    owners: Owners


@value
class OneXk(Node):
    """The XK of a player in one batch on the stack, chosen when the effect is put there (CT-113)."""

    PHRASES: ClassVar = ("{owners} XK",)
    owners: Owners


@value
class Change(Node):
    """A plus or a minus on a number of an object (CT-90)."""

    PHRASES: ClassVar = ("+{plus} {stat}", "-{minus} {stat}")
    stat: Stat
    plus: int = 0
    minus: int = 0

    @property
    def amount(self) -> int:
        """What is added, negative for a minus."""
        return self.plus - self.minus


@value
class ObjectsHave(Static):
    """A change for the objects of a group (CT-82)."""

    PHRASES: ClassVar = ("{group} have {change}",)
    group: Group
    change: Change


@value
class ThisHas(Static):
    """A change for the object itself, perhaps only while a class of object is next to it (CT-82)."""

    PHRASES: ClassVar = ("this has {change}[ while you control another {beside} object]",)
    change: Change
    beside: ObjectClass | None = None


@value
class LimitIs(Static):
    """A change of an XK limit (CT-107)."""

    PHRASES: ClassVar = ("{owners} XK limit is {higher} higher", "{owners} XK limit is {lower} lower")
    owners: Owners
    higher: int = 0
    lower: int = 0

    @property
    def amount(self) -> int:
        """What is added, negative for a lower limit."""
        return self.higher - self.lower


@value
class TestsPerTurn(Static):
    """How often this may cross test (CT-92)."""

    PHRASES: ClassVar = ("this may cross test {times} times per turn",)
    times: int


@value
class FirstDamageLess(Static):
    """A reduction of the first damage of each turn, for one of the sandboxes that are hit (CT-91)."""

    PHRASES: ClassVar = (
        "the first damage to your sandboxes each turn is {amount} less, for one sandbox of your choice",
    )
    amount: int


class OutsideRule(Node):
    """A rule that is printed on a card (CT-35)."""

    __slots__ = ()


@value
class Outside(Sentence):
    """Outside-effect text (CT-35)."""

    PHRASES: ClassVar = ("Rule: {rule}",)
    rule: OutsideRule


@value
class BelongsTo(OutsideRule):
    """The sandbox of an object of another class; the object also counts as that class in a deck (CT-27)."""

    PHRASES: ClassVar = ("this belongs to the {of_class} sandbox",)
    of_class: SandboxClass


@value
class LimitStartsAt(OutsideRule):
    """Another XK limit (CT-107)."""

    PHRASES: ClassVar = ("the XK limit of both players starts at {limit}",)
    limit: int


@value
class NkInUse(OutsideRule):
    """The NK scenario with a threshold (CT-109)."""

    PHRASES: ClassVar = ("the NK scenario is in use with threshold {threshold}",)
    threshold: int


@value
class BaseProtection(OutsideRule):
    """Other base protections (CT-11)."""

    PHRASES: ClassVar = ("base protection is {safe}/{euclid}/{keter} for both players",)
    safe: int
    euclid: int
    keter: int
