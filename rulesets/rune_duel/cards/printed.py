"""Printed cards: their values, their runes and their program."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from cardgame_tui.engine.card import Printed
from rulesets.rune_duel.cards.program import Program

Rune: TypeAlias = Literal["I", "II", "III", "IV", "V"]
"""A rune as it is written (RD-8)."""

RUNES: tuple[Rune, ...] = get_args(Rune)
"""The runes in the order of their circle, rune 1 first (RD-8, RD-24)."""


@dataclass(slots=True, eq=False)
class RunePrinted(Printed):
    """A printed card. See `RuneRecord` and `Program` for the fields.

    Args:
        rank: its rank, 1 or more.
        rune: its rune, 1 to 5.
        attack: printed attack, or what an artifact adds to attack; 0 for a spell.
        life: printed life, or what an artifact adds to life; 0 for a spell.
        program: what its text says.

    Attributes:
        is_creature: whether it is a creature or a warlord (RD-11).
        is_warlord: whether it is a warlord.
        is_artifact: whether it is an artifact.
        is_spell: whether it is a spell.
    """

    rank: int
    rune: int
    attack: int = 0
    life: int = 0
    program: Program = field(default_factory=Program)
    is_creature: bool = field(init=False)
    is_warlord: bool = field(init=False)
    is_artifact: bool = field(init=False)
    is_spell: bool = field(init=False)

    def __post_init__(self) -> None:
        self.is_warlord = self.kind == "warlord"
        self.is_creature = self.is_warlord or self.kind == "creature"
        self.is_artifact = self.kind == "artifact"
        self.is_spell = self.kind == "spell"
