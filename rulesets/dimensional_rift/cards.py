"""The card set: from records in `cards.toml` to printed cards the rules can play."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from pydantic import field_validator

from cardgame_tui.content.cards import CardRecord, Located, load_cards
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.engine.card import Printed
from cardgame_tui.text import TextError
from cardgame_tui.text.abilities import CardText
from cardgame_tui.text.lint import Finding, lint_text
from rulesets.dimensional_rift.board import NO_ARROWS, Arrows, parse_arrows
from rulesets.dimensional_rift.options import Edition
from rulesets.dimensional_rift.program import Program, compile_text
from rulesets.dimensional_rift.sense import nonsense
from rulesets.dimensional_rift.vocabulary import LANGUAGE

CARD_FILE = files("rulesets.dimensional_rift") / "cards.toml"


class RiftRecord(CardRecord):
    """One card as written in a file (rulebook section 3).

    ``stats`` are Might/Life/Will; a plus marks what an Equipment lends to its host (DR-33).
    """

    type: Literal["creature", "artifact", "monument"]
    subtype: Literal["", "equipment", "scroll"] = ""
    breed: str = ""
    faction: Literal["", "Lamplight Order", "Bramble Court"] = ""
    editions: tuple[Edition, ...] = ("conquest",)
    fabled: bool = False
    stats: str = "0/0/0"
    arrows: str = ""

    @field_validator("stats")
    @classmethod
    def _three_numbers(cls, value: str) -> str:
        parts = value.split("/")
        if len(parts) != 3 or not all(part.removeprefix("+").isdecimal() for part in parts):
            raise ValueError("stats are Might/Life/Will, such as 2/3/0 or +1/0/0")
        return value

    @field_validator("arrows")
    @classmethod
    def _known_arrows(cls, value: str) -> str:
        parse_arrows(value)
        return value


@dataclass(slots=True, eq=False)
class RiftPrinted(Printed):
    """A printed card of Dimensional Rift. See `RiftRecord` and `Program` for the fields.

    ``lends_might`` and ``lends_life`` are what an Equipment gives its host.
    """

    subtype: str = ""
    breed: str = ""
    faction: str = ""
    editions: tuple[str, ...] = ()
    fabled: bool = False
    might: int = 0
    life: int = 0
    will: int = 0
    lends_might: int = 0
    lends_life: int = 0
    arrows: Arrows = NO_ARROWS
    program: Program = field(default_factory=Program)

    @property
    def is_equipment(self) -> bool:
        """Whether it is an Equipment (DR-33)."""
        return self.subtype == "equipment"

    @property
    def is_scroll(self) -> bool:
        """Whether it is a Scroll (DR-38)."""
        return self.subtype == "scroll"


MEANINGLESS = "T201"
"""Code of a sentence that the rules give no meaning to."""

CREATURE_TOKEN = RiftPrinted("Creature Token", "creature", "", might=1, life=1, arrows=parse_arrows("T"))
"""The token of DR-41."""


@cache
def card_set() -> Mapping[str, RiftPrinted]:
    """Read and compile the shipped cards, once.

    Raises:
        ContentError: naming every fault with file and line.
    """
    return compile_records(load_cards(CARD_FILE, RiftRecord))


def compile_records(records: Iterable[Located[Any]]) -> dict[str, RiftPrinted]:
    """Turn checked records into printed cards, by name.

    Raises:
        ContentError: naming every card whose text does not parse or says what the rules give no meaning to.
    """
    cards: dict[str, RiftPrinted] = {}
    faults: list[FileFault] = []
    for located in records:
        record = located.record
        try:
            tree = LANGUAGE.parse(record.text)
            complaints = list(nonsense(tree, record.type, equipment=record.subtype == "equipment"))
        except TextError as error:
            complaints = [error.complaint]
        if complaints:
            faults += [FileFault(located.file, located.line, f"{record.name}: text", each) for each in complaints]
        else:
            cards[record.name] = _printed(record, tree)
    if faults:
        raise ContentError(faults)
    return cards


def lint_record(located: Located[RiftRecord]) -> list[Finding]:
    """Look over the text of a card: coded findings with their place.

    `T201` is a sentence that can be read but that the rules give no meaning to; the others are those of
    `cardgame_tui.text.lint`.
    """
    record = located.record
    line, column = located.place("text")
    findings = lint_text(LANGUAGE, record.text, file=located.file, line=line, column=column)
    if findings:
        return findings
    complaints = nonsense(LANGUAGE.parse(record.text), record.type, equipment=record.subtype == "equipment")
    return [Finding(MEANINGLESS, located.file, line, column, each) for each in complaints]


def _printed(record: RiftRecord, tree: CardText) -> RiftPrinted:
    might, life, will = record.stats.split("/")
    return RiftPrinted(
        name=record.name,
        kind=record.type,
        text=record.text,
        subtype=record.subtype,
        breed=record.breed,
        faction=record.faction,
        editions=record.editions,
        fabled=record.fabled,
        might=_own(might),
        life=_own(life),
        will=int(will),
        lends_might=_lent(might),
        lends_life=_lent(life),
        arrows=parse_arrows(record.arrows),
        program=compile_text(tree),
    )


def _own(stat: str) -> int:
    return 0 if stat.startswith("+") else int(stat)


def _lent(stat: str) -> int:
    return int(stat) if stat.startswith("+") else 0
