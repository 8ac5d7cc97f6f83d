"""Keywords and conditions of Dimensional Rift (rulebook section 13): the words; rules act where they apply."""

from enum import Enum

from cardgame_tui.text import abilities


class Keyword(abilities.Keyword, Enum):
    """A keyword of a card, printed on it or given to it as a condition."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    AMBUSH = "Ambush"
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
    SHADOWWALKER = "Shadowwalker"
    SUPPRESSED = "Suppressed"
    TRANSFORMED = "Transformed"
    VIGILANT = "Vigilant"
    WEAKENED = "Weakened"
