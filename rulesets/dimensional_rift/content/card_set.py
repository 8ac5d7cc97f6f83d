"""The card set: from records in `cards.toml` to printed cards that the rules can play."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from cardgame_tui.content.cards import CardRecord, Located, Sentences, checked_mark, compile_each, load_cards
from cardgame_tui.text.abilities import CardText
from cardgame_tui.text.lint import MEANINGLESS, Finding
from rulesets.dimensional_rift.cards.arrows import has_double_diagonal, parse_arrows
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.content.common import common_text
from rulesets.dimensional_rift.content.compiler import compile_text
from rulesets.dimensional_rift.content.semantics import nonsense
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE
from rulesets.dimensional_rift.options import Edition, RiftOptions

CARD_FILE = files("rulesets.dimensional_rift") / "cards.toml"


STATS = ("might", "life", "will", "armor", "movement")
"""The stats in the order they are written (DR-21)."""

HIGHEST_STAT = 999
"""The highest value of a stat: more digits would not fit on a card."""

Stat = Annotated[int, Field(ge=0, le=HIGHEST_STAT)]
"""A stat in a change to a card."""


class EditionWords(BaseModel):
    """The text of a card in one edition.

    Attributes:
        text: the sentences; they are its program.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: Sentences = ""


class RiftRecord(CardRecord):
    """One card as written in a file (rulebook section 3).

    Attributes:
        subtype: ``equipment`` or ``scroll``, and in edition rift ``vehicle`` or ``trap`` (DR-20).
        breed: what a creature is, such as ``human``.
        faction: its faction; empty for an unaligned card (DR-46).
        editions: the editions in which it is legal.
        fabled: whether it belongs in a Fables Deck (DR-42).
        stats: Might/Life/Will, and Armor/Movement if it has any; a plus marks what an Equipment or a Vehicle
            lends (DR-33, DR-35, DR-37).
        might, life, will, armor, movement: replace that part of ``stats``, for a change to a card.
        arrows: its arrows, such as ``T2 L R``.
        text: its text in every edition that has no separate wording.
        conquest, rift: its wording in one edition.
    """

    type: Literal["creature", "artifact", "monument"]
    subtype: Literal["", "equipment", "scroll", "vehicle", "trap"] = ""
    breed: str = ""
    faction: Literal["", "Lamplight Order", "Bramble Court"] = ""
    editions: tuple[Edition, ...] = ("conquest", "rift")
    fabled: bool = False
    stats: str = "0/0/0"
    might: Stat | None = None
    life: Stat | None = None
    will: Stat | None = None
    armor: Stat | None = None
    movement: Stat | None = None
    arrows: str = ""
    conquest: EditionWords | None = None
    rift: EditionWords | None = None

    @field_validator("stats")
    @classmethod
    def _three_or_five_numbers(cls, value: str) -> str:
        parts = value.split("/")
        if len(parts) not in (3, 5) or not all(re.fullmatch(r"\+?[0-9]{1,3}", part) for part in parts):
            raise ValueError(
                "stats are Might/Life/Will, optionally with /Armor/Movement, such as 2/3/0 or +1/0/0, "
                f"and at most {HIGHEST_STAT}"
            )
        return value

    @field_validator("arrows")
    @classmethod
    def _known_arrows(cls, value: str) -> str:
        parse_arrows(value)
        return value

    @model_validator(mode="after")
    def _is_of_its_subtype(self) -> "RiftRecord":
        if self.subtype == "vehicle" and not self.numbers()["movement"][0]:
            raise ValueError("a Vehicle needs Movement of 1 or more")
        if self.subtype == "trap" and self.fabled:
            raise ValueError("a Trap must be set first, and a fabled card cannot be set")
        return self

    def wording(self, edition: Edition) -> str:
        """The text of the card in an edition."""
        own: EditionWords | None = getattr(self, edition)
        return self.text if own is None else own.text

    def text_field(self, edition: Edition) -> tuple[str, ...]:
        """The path from the card's table to that text."""
        return ("text",) if getattr(self, edition) is None else (edition, "text")

    def numbers(self) -> dict[str, tuple[int, bool]]:
        """Each stat by name: its number, and whether it is lent (written with a plus)."""
        words = [*self.stats.split("/"), "0", "0"]
        found = {}
        for stat, word in zip(STATS, words, strict=False):
            changed: int | None = getattr(self, stat)
            found[stat] = (int(word) if changed is None else changed, word.startswith("+"))
        return found


@cache
def shipped_cards(edition: Edition) -> Mapping[str, RiftPrinted]:
    """Read and compile the shipped cards as they are in an edition, once.

    Raises:
        ContentError: names every fault with file and line.
    """
    mark = checked_mark(CARD_FILE, edition)
    compiled = compile_records(load_cards(CARD_FILE, RiftRecord, sound=LANGUAGE.checked(mark)), edition)
    LANGUAGE.keep([*(card.text for card in compiled.values()), *map(common_text, Common)], mark)
    return compiled


def compile_records(
    records: Iterable[Located[RiftRecord]], edition: Edition = "conquest"
) -> dict[str, RiftPrinted]:
    """Turn checked records into printed cards of an edition, by name.

    Raises:
        ContentError: names every card whose text does not parse or has no meaning in the rules.
    """
    return compile_each(records, partial(_compile, edition=edition))


def lint_record(located: Located[RiftRecord], options: RiftOptions) -> list[Finding]:
    """Check a card in every edition in which it is legal: its text (see `cardgame_tui.text.lint`) and its arrows.

    Args:
        located: the card.
        options: only whether they allow double diagonal arrows in conquest matters.
    """
    record = located.record
    found = [
        finding
        for edition in record.editions
        for finding in located.lint(LANGUAGE, partial(_nonsense, record, edition), *record.text_field(edition))
    ]
    return [*dict.fromkeys(found), *_lint_arrows(located, options)]


def _lint_arrows(located: Located[RiftRecord], options: RiftOptions) -> Iterator[Finding]:
    """A double diagonal arrow on a card that is legal in conquest (DR-24)."""
    record = located.record
    allowed = options.edition == "conquest" and options.diagonal_doubles
    if "conquest" in record.editions and has_double_diagonal(parse_arrows(record.arrows)) and not allowed:
        line, column = located.place("arrows")
        complaint = "edition conquest allows double diagonal arrows only if diagonal_doubles is on (DR-24)"
        yield Finding(MEANINGLESS, located.writer("arrows").file, line, column, complaint)


def _nonsense(record: RiftRecord, edition: Edition, tree: CardText) -> Iterator[str]:
    """Text without meaning on a card; in editions where it is not legal, its text need only be readable."""
    if edition in record.editions:
        yield from nonsense(tree, record.type, record.subtype, edition)


def _compile(located: Located[RiftRecord], edition: Edition) -> RiftPrinted:
    record = located.record
    tree = located.read(LANGUAGE, partial(_nonsense, record, edition), *record.text_field(edition))
    return _printed(record, tree, edition)


def _printed(record: RiftRecord, tree: CardText, edition: Edition) -> RiftPrinted:
    numbers = record.numbers()
    own = {stat: 0 if lent else number for stat, (number, lent) in numbers.items()}
    lends = {f"lends_{stat}": number if lent else 0 for stat, (number, lent) in numbers.items() if stat != "will"}
    if record.subtype == "vehicle":
        lends["lends_movement"] = numbers["movement"][0]
    return RiftPrinted(
        name=record.name,
        kind=record.type,
        text=record.wording(edition),
        subtype=record.subtype,
        breed=record.breed,
        faction=record.faction,
        edition=edition,
        editions=record.editions,
        fabled=record.fabled,
        serves=record.subtype == "equipment" and edition == "rift",
        arrows=parse_arrows(record.arrows),
        program=compile_text(tree, edition),
        **own,
        **lends,
    )
