"""Printed cards: their values, their classes, and their program."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from cardgame_tui.engine.card import Printed
from rulesets.containment.cards.program import Program

Kind: TypeAlias = Literal["object", "personnel", "tale", "incident", "canon", "token"]
"""The kind of a card as it is written (CT-24, CT-34)."""

SANDBOX_CLASSES = ("Safe", "Euclid", "Keter")
"""The classes that have a sandbox, in the order in which breaks are processed (CT-10, CT-102)."""


@dataclass(slots=True, eq=False)
class ContainmentPrinted(Printed):
    """A printed card. See `ContainmentRecord` and `Program` for the fields.

    Args:
        second_name: its Japanese name, empty for none.
        number: the number of an object (CT-38), empty for other kinds.
        cost: the number of an object that counts for the XK-class scenario (CT-107).
        power: the damage it deals in a cross test (CT-95).
        object_class: its class, empty for a card without (CT-27).
        partner: whether it has the partner marker (CT-28).
        stays: whether it is a Tale that stays in the Tale zone (CT-32).
        program: what its text says.

    Attributes:
        is_object: whether it is an object, tokens included (CT-34).
        is_token: whether it is a token.
        plays: whether it is a Tale or an Incident.
        sandbox: the class of its sandbox, empty for a card without one (CT-10, CT-27).
    """

    second_name: str = ""
    number: str = ""
    cost: int = 0
    power: int = 0
    object_class: str = ""
    partner: bool = False
    stays: bool = False
    program: Program = field(default_factory=Program)
    is_object: bool = field(init=False)
    is_token: bool = field(init=False)
    plays: bool = field(init=False)
    sandbox: str = field(init=False)

    def __post_init__(self) -> None:
        self.is_token = self.kind == "token"
        self.is_object = self.is_token or self.kind == "object"
        self.plays = self.kind in ("tale", "incident")
        own = self.object_class if self.object_class in SANDBOX_CLASSES else self.program.belongs
        self.sandbox = own if self.is_object else ""
