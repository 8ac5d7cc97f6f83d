"""Printed cards, and the parts that every duel has with any decks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardgame_tui.engine.card import Printed
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.arrows import NO_ARROWS, Arrows
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.program import Ability, Program


@dataclass(slots=True, eq=False)
class RiftPrinted(Printed):
    """A printed card as it is in one edition. See `RiftRecord` and `Program` for the fields.

    ``is_equipment``, ``is_scroll``, ``is_vehicle`` and ``is_trap`` say which subtype it has (DR-20).
    ``edition`` is the edition it was compiled for, ``editions`` are those in which it is legal. ``lends_might``
    and the like are what an Equipment or a Vehicle gives its host. ``serves`` says that an Equipment serves a
    zone (DR-35) rather than being attached (DR-33).
    """

    subtype: str = ""
    breed: str = ""
    faction: str = ""
    edition: str = "conquest"
    editions: tuple[str, ...] = ()
    fabled: bool = False
    might: int = 0
    life: int = 0
    will: int = 0
    armor: int = 0
    movement: int = 0
    lends_might: int = 0
    lends_life: int = 0
    lends_armor: int = 0
    lends_movement: int = 0
    serves: bool = False
    arrows: Arrows = NO_ARROWS
    program: Program = field(default_factory=Program)
    is_equipment: bool = field(init=False)
    is_scroll: bool = field(init=False)
    is_vehicle: bool = field(init=False)
    is_trap: bool = field(init=False)

    def __post_init__(self) -> None:
        self.is_equipment = self.subtype == "equipment"
        self.is_scroll = self.subtype == "scroll"
        self.is_vehicle = self.subtype == "vehicle"
        self.is_trap = self.subtype == "trap"


@value
class CommonParts:
    """The parts that every duel has with any decks; `content.common` makes them.

    Args:
        token: the Creature Token (DR-41).
        actions: the named Actions (DR-93, DR-96, DR-103, DR-165).
        get_up: the Action of a Prone creature (DR-155).
        transform: the Action that an effect allows to a creature with Transform (DR-191).
    """

    token: RiftPrinted
    actions: Mapping[Common, Ability]
    get_up: Ability
    transform: Ability
