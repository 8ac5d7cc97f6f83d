"""How an ability is used: when it may be activated, and how many of its modes are chosen (GA-115, GA-335)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Condition, Effect
from cardgame_tui.value import value


class Moment(Enum):
    """When and how often an ability may be activated (GA-102, GA-115)."""

    ONCE = "once per turn"
    SLOW = "at slow speed"
    YOUR_TURN = "during your turn"
    OPPONENTS_TURN = "during an opponent's turn"
    MAIN = "during your main phase"
    RECOLLECTION = "during your recollection phase"
    END = "during your end phase"
    COMBAT = "during combat"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return _MOMENTS.get(self.name, ())


_MOMENTS = {
    "ONCE": ("once each turn", "once a turn"), "YOUR_TURN": ("on your turn",),
    "OPPONENTS_TURN": ("during an opponents turn", "during each opponent's turn"), "COMBAT": ("during a combat",),
}  # fmt: skip


@value
class OnlyIf(Effect):
    """The last words of an ability: when it may be activated. On a card of its own: when that may be."""

    PHRASES: ClassVar = (
        "activate only if {condition}", "activate only {moment}",
        "activate this only if {condition}", "activate this only {moment}",
        "activate this ability only if {condition}", "activate this ability only {moment}",
    )  # fmt: skip
    condition: Condition | None = None
    moment: Moment | None = None


@value
class ChooseSome(Effect):
    """The first of several effects of which some are chosen, each once (GA-335)."""

    PHRASES: ClassVar = (
        "choose {count:word}: {effect}",
        "choose up to {most:word}: {effect}",
        "choose {both=one or both}: {effect}",
        "choose {any=one or more}: {effect}",
        "choose {count:word}; if {condition}, choose {instead:word} instead: {effect}",
        "choose {count:word}; if {condition}, choose up to {raised:word} instead: {effect}",
        "choose {count:word}; if {condition}, you may choose {raised:word} instead: {effect}",
    )
    effect: Effect
    count: int = 0
    most: int = 0
    both: bool = False
    any: bool = False
    condition: Condition | None = None
    instead: int = 0
    raised: int = 0


@value
class TriggersOnly(Effect):
    """The last words of a triggered ability: when, or how often, it triggers (GA-174)."""

    PHRASES: ClassVar = ("this triggers only {moment}", "this ability triggers only {moment}")
    moment: Moment


@value
class SpellEffect(Effect):
    """The effects of an ability that counts as a Spell, said behind its event or its condition (GA-172)."""

    PHRASES: ClassVar = ("as a Spell: {effect}", "as a Spell, {effect}")
    effect: Effect
