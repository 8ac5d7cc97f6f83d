"""The nouns of card texts: players, targets, objects, cards, and how long something lasts."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value


class Whose(Enum):
    """Whose things a text means, seen from the controller."""

    YOURS = "you control"
    OPPONENTS = "an opponent controls"
    DEFENDERS = "the defending player controls"


class TargetKind(Enum):
    """What may be targeted (GA-203, GA-205)."""

    UNIT = "unit"
    ALLY = "ally"
    CHAMPION = "champion"
    FIGHTING_UNIT = "attacking or retaliating unit"
    ITEM_WEAPON_PHANTASIA = "item, weapon or phantasia"
    NON_CHAMPION = "non-champion object"
    CARD_ACTIVATION = "card activation"
    SPELL_ACTIVATION = "Spell card activation"
    TRIGGER = "triggered ability"
    PLAYER = "player"


@value
class OneTarget(Selector):
    """Something that is targeted when its item is put on the stack (GA-203)."""

    PHRASES: ClassVar = ("target {what}[ {whose}]", "{optional=up to one} target {what}[ {whose}]")
    what: TargetKind
    whose: Whose | None = None
    optional: bool = False


class Reference(Selector, Enum):
    """The card or object itself, or what was targeted, chosen or made before (`it`)."""

    THIS = "this"
    IT = "it"
    YOUR_CHAMPION = "your champion"
