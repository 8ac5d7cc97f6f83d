"""Keywords and conditions of Dimensional Rift (rulebook section 13): the words; rules act where they apply."""

from enum import Enum

from cardgame_tui.text import Node, abilities
from rulesets.dimensional_rift.cards.nouns import Quality, Trait


class Given(Node):
    """What a sentence gives to a card: a keyword, or more or less of a number."""

    __slots__ = ()


class Keyword(Given, abilities.Keyword, Quality, Trait, Enum):
    """A keyword of a card, printed on it or given to it as a condition."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    AMBUSH = "Ambush"
    BLESSED = "Blessed"
    CONDUIT = "Conduit"
    DEFENDER = "Defender"
    EVASIVE = "Evasive"
    EXPLORER = "Explorer"
    FADING = "Fading"
    FOCUSED = "Focused"
    INSPIRED = "Inspired"
    LIGHTFOOT = "Lightfoot"
    MANALOCKED = "Manalocked"
    OPERATOR = "Operator"
    PRAY = "Pray"
    PRONE = "Prone"
    PROTECTED = "Protected"
    RESILIENT = "Resilient"
    RETARGET = "Re-target"
    SCAFFOLD = "Scaffold"
    SHADOWWALKER = "Shadowwalker"
    SUPPRESSED = "Suppressed"
    TRANSFORMED = "Transformed"
    VIGILANT = "Vigilant"
    WEAKENED = "Weakened"


class Allowed(Node):
    """What a card may be allowed or forbidden to do."""

    __slots__ = ()


class Common(Allowed, Enum):
    """The named Actions (DR-93, DR-96, DR-103, DR-165, DR-189)."""

    __hash__ = object.__hash__  # as with keywords

    def __init__(self, word: str) -> None:
        self.plural = word + ("es" if word.endswith("ch") else "s")

    STRIKE = "Strike"
    MARCH = "March"
    PRAY = "Pray"
    RESEARCH = "Research"
    EQUIP = "Equip"
    CONSCRIPT = "Conscript"
    MANEUVER = "Maneuver"
    SHIFT = "Shift"
    BURST = "Burst"


EVENT_ACTIONS = (Common.STRIKE, Common.MARCH, Common.EQUIP)
"""Actions that exist only in an Event Phase of edition conquest (DR-102)."""
