"""All stages, by the id of their game."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tests.words import archive, containment, rift, rune
from tests.words.stage import Stage

STAGES: Mapping[str, Sequence[Stage]] = MappingProxyType(
    {
        "dimensional_rift": (rift.CONQUEST, rift.RIFT),
        "rune_duel": (rune.STAGE,),
        "containment": (containment.STAGE,),
        "grand_archive": (archive.STAGE,),
    }
)
"""A game with editions has a stage for each."""
