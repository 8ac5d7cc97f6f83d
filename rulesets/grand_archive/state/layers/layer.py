"""The layers of continuous effects, and the characteristics that effects read and write in them (GA-196)."""

from enum import IntEnum
from typing import Final


class Layer(IntEnum):
    """A layer, in the order in which they are applied (GA-196)."""

    __hash__ = object.__hash__  # members are looked up all the time

    BASE = 0
    """A: base values are set."""
    TYPES = 1
    """B."""
    ELEMENTS = 2
    """C."""
    ABILITIES = 3
    """D: abilities are added or removed."""
    STATS = 4
    """E, first part: increases and decreases, but for counters."""
    SWAPS = 5
    """E, last part, after counters: power and life are swapped."""


EARLY = (Layer.BASE, Layer.TYPES, Layer.ELEMENTS)
"""The layers before restricted text is read (GA-184)."""
MIDDLE = (Layer.ABILITIES, Layer.STATS)
"""Those between restricted text and counters."""
LATE = (Layer.SWAPS,)
"""Those after counters."""

# What an effect reads and writes, as bits of one number (GA-198).
POWER: Final = 1
LIFE: Final = 2
LEVEL: Final = 4
DURABILITY: Final = 8
TYPES: Final = 16
SUBTYPES: Final = 32
ELEMENTS: Final = 64
KEYWORDS: Final = 128
ABILITIES: Final = 256
"""Whether an ability exists: every static ability reads it until it has begun to apply."""
STATS: Final = {"power": POWER, "life": LIFE, "level": LEVEL, "durability": DURABILITY}
"""The bit of a number of an object."""
