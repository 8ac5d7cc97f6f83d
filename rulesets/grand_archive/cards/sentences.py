"""The sentences of Grand Archive cards, without their verbs, which are in `verbs`."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Condition, TriggerEvent
from cardgame_tui.value import value


class Trigger(TriggerEvent, Enum):
    """What sets off a triggered ability (GA-168, GA-280 to GA-285)."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    ENTER = "On Enter"
    ATTACK = "On Attack"
    HIT = "On Hit"
    ALLY_HIT = "On Ally Hit"
    CHAMPION_HIT = "On Champion Hit"
    KILL = "On Kill"
    DEATH = "On Death"
    BANISHED = "On Banish"
    LEAVE = "On Leave"
    FOSTER = "On Foster"
    WAKE_UP = "at the beginning of your wake up phase"
    MATERIALIZE = "at the beginning of your materialize phase"
    RECOLLECTION = "at the beginning of your recollection phase"
    DRAW = "at the beginning of your draw phase"
    MAIN = "at the beginning of your main phase"
    END = "at the beginning of your end phase"
    SPELL = "whenever you activate a Spell card"
    CHAMPION_KILL = "whenever a unit dies that your champion dealt combat damage to this turn"


class Label(Condition):
    """A restriction, in front of a text or after `if` (GA-184)."""

    __slots__ = ()


class Bonus(Label, Enum):
    """A restriction without a number (GA-186)."""

    CLASS = "Class Bonus"
    ELEMENT = "Element Bonus"


@value
class ChampionBonus(Label):
    """A named champion (GA-186)."""

    PHRASES: ClassVar = ("{champion} Bonus",)
    champion: str


@value
class LevelAtLeast(Label):
    """LV, modifiers included (GA-185)."""

    PHRASES: ClassVar = ("Level {least}+",)
    least: int


@value
class MemoryAtLeast(Label):
    """Cards in memory (GA-186)."""

    PHRASES: ClassVar = ("Memory {least}+",)
    least: int


@value
class DamageAtLeast(Label):
    """Damage counters on the champion (GA-186)."""

    PHRASES: ClassVar = ("Damage {least}+",)
    least: int
