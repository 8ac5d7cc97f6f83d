"""Keywords and conditions of Dimensional Rift (rulebook section 13): the words; rules act where they apply."""

from enum import Enum

from cardgame_tui.text import abilities


class Keyword(abilities.Keyword, Enum):
    """A word a card may bear, printed on it or laid on it as a condition."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    AMBUSH = "Ambush"
    CONDUIT = "Conduit"
    EVASIVE = "Evasive"
    EXPLORER = "Explorer"
    FADING = "Fading"
    INSPIRED = "Inspired"
    MANALOCKED = "Manalocked"
    PRONE = "Prone"
    PROTECTED = "Protected"
    RETARGET = "Re-target"
    SHADOWWALKER = "Shadowwalker"
    SUPPRESSED = "Suppressed"
    TRANSFORMED = "Transformed"
    WEAKENED = "Weakened"
