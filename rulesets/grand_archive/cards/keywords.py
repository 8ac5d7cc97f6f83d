"""The keywords of Grand Archive (rulebook section W)."""

from enum import Enum


class Keyword(Enum):
    """A keyword of a card or an object. Its value is the word on the card, without the number of a counted one."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    AENEAN_PROGRESSION = "Aenean Progression"
    AETHERCALLING = "Aethercalling"
    AGILITY = "Agility"
    AMBUSH = "Ambush"
    BULWARK = "Bulwark"
    CLASS_LOCKED = "Class Locked"
    CLEAVE = "Cleave"
    COMMAND = "Command"
    COMMANDED_WILL = "Commanded Will"
    CRITICAL = "Critical"
    DIVINE_RELIC = "Divine Relic"
    EFFICIENCY = "Efficiency"
    ELYSIAN_AURA = "Elysian Aura"
    FAST_ACTIVATION = "Fast Activation"
    FLOATING_MEMORY = "Floating Memory"
    FOSTER = "Foster"
    HINDERED = "Hindered"
    IMBUE = "Imbue"
    IMMORTALITY = "Immortality"
    INTERCEPT = "Intercept"
    INTERDICTION = "Interdiction"
    KINDLE = "Kindle"
    LEVEL_LOCKED = "Level Locked"
    LINK_SHIELD = "Link Shield"
    MULTISTRIKE = "Multistrike"
    OMNISHROUD = "Omnishroud"
    PREPARE = "Prepare"
    PRESERVE = "Preserve"
    PRIDE = "Pride"
    RANGED = "Ranged"
    RENEWABLE = "Renewable"
    RESERVABLE = "Reservable"
    RETORT = "Retort"
    SPELLSHROUD = "Spellshroud"
    STEADFAST = "Steadfast"
    STEALTH = "Stealth"
    TAUNT = "Taunt"
    TRUE_SIGHT = "True Sight"
    UNBLOCKABLE = "Unblockable"
    VIGOR = "Vigor"


BY_WORD = {each.value.casefold(): each for each in Keyword}
"""Keywords by their word."""

COUNTED = frozenset(
    {
        Keyword.AGILITY,
        Keyword.COMMANDED_WILL,
        Keyword.CRITICAL,
        Keyword.IMBUE,
        Keyword.KINDLE,
        Keyword.LEVEL_LOCKED,
        Keyword.MULTISTRIKE,
        Keyword.PREPARE,
        Keyword.PRIDE,
        Keyword.RANGED,
        Keyword.RETORT,
    }
)
"""Keywords with a number after them."""

ADDITIVE = frozenset({Keyword.AGILITY, Keyword.BULWARK, Keyword.CRITICAL, Keyword.RANGED, Keyword.VIGOR})
"""Keywords of which every instance counts: their numbers add up (GA-173). All others are redundant."""

# Members that nearly every decision reads (docs/architecture.md, "Members")
AGILITY = Keyword.AGILITY
AMBUSH = Keyword.AMBUSH
CLEAVE = Keyword.CLEAVE
COMMAND = Keyword.COMMAND
EFFICIENCY = Keyword.EFFICIENCY
FAST_ACTIVATION = Keyword.FAST_ACTIVATION
FLOATING_MEMORY = Keyword.FLOATING_MEMORY
IMMORTALITY = Keyword.IMMORTALITY
INTERDICTION = Keyword.INTERDICTION
KINDLE = Keyword.KINDLE
MULTISTRIKE = Keyword.MULTISTRIKE
OMNISHROUD = Keyword.OMNISHROUD
PRIDE = Keyword.PRIDE
RESERVABLE = Keyword.RESERVABLE
SPELLSHROUD = Keyword.SPELLSHROUD
STEALTH = Keyword.STEALTH
TAUNT = Keyword.TAUNT
TRUE_SIGHT = Keyword.TRUE_SIGHT
UNBLOCKABLE = Keyword.UNBLOCKABLE
