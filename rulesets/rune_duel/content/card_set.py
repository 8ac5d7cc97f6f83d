"""The cards of Rune Duel: checked records, compiled printed cards, and the shipped pool."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, partial
from importlib.resources import files
from typing import Annotated, Literal

from pydantic import Field, ValidationInfo, field_validator

from cardgame_tui.content.cards import CardRecord, Located, checked_mark, compile_each, load_cards
from cardgame_tui.text.lint import Finding
from rulesets.rune_duel.cards.printed import RUNES, Rune, RunePrinted
from rulesets.rune_duel.content.compiler import compile_text
from rulesets.rune_duel.content.semantics import nonsense
from rulesets.rune_duel.content.vocabulary import LANGUAGE

CARD_FILE = files("rulesets.rune_duel") / "cards.toml"

HIGHEST = 999
"""The highest rank and stat: more digits would not fit on a card."""

Stat = Annotated[int, Field(ge=-HIGHEST, le=HIGHEST)]
"""Attack or life in a change to a card."""

_WORTH = r"[0-9]{1,3}/(?!0+$)[0-9]{1,3}"
_ADDED = r"[+-][0-9]{1,3}/[+-][0-9]{1,3}"
_WRITTEN: dict[str, tuple[str, str]] = {
    "creature": (_WORTH, "a creature has attack and life, such as 3/4; its life is 1 or more"),
    "warlord": (_WORTH, "a warlord has attack and life, such as 3/4; its life is 1 or more"),
    "artifact": (_ADDED, "an artifact adds to attack and life, such as +1/+2 or +2/-1"),
    "spell": ("", "a spell has no stats"),
}
"""How each type writes its stats: the pattern, and the message for anything else (RD-10)."""

_LEAST = {"attack": 0, "life": 1}
"""The lowest attack and life of a creature (RD-10)."""


class RuneRecord(CardRecord):
    """One card as written in a file (rulebook section 2).

    Attributes:
        rank: the number it trumps by (RD-24).
        rune: the rune it trumps by (RD-24).
        stats: attack and life of a creature or warlord, what an artifact adds to them; none for a spell.
        attack, life: replace that part of ``stats``, for a change to a card.
    """

    type: Literal["creature", "warlord", "artifact", "spell"]
    rank: Annotated[int, Field(ge=1, le=HIGHEST)]
    rune: Rune
    stats: str = Field(default="", validate_default=True)
    attack: Stat | None = None
    life: Stat | None = None

    @field_validator("stats")
    @classmethod
    def _written_as_its_type_does(cls, value: str, info: ValidationInfo) -> str:
        kind = info.data.get("type")
        if kind is None:
            return value
        pattern, complaint = _WRITTEN[kind]
        if not re.fullmatch(pattern, value):
            raise ValueError(complaint)
        return value

    @field_validator("attack", "life")
    @classmethod
    def _fits_its_type(cls, value: int | None, info: ValidationInfo) -> int | None:
        kind = info.data.get("type")
        if value is None:
            return value
        if kind == "spell":
            raise ValueError("a spell has no stats")
        least = _LEAST[str(info.field_name)]
        if kind in ("creature", "warlord") and value < least:
            raise ValueError(f"the {info.field_name} of a {kind} is {least} or more")
        return value

    def numbers(self) -> tuple[int, int]:
        """Attack and life, or what an artifact adds to them; 0 and 0 for a spell."""
        attack, life = (int(part) for part in (self.stats or "0/0").split("/"))
        return (
            attack if self.attack is None else self.attack,
            life if self.life is None else self.life,
        )


@cache
def shipped_cards() -> Mapping[str, RunePrinted]:
    """Read and compile the shipped cards, once.

    Raises:
        ContentError: names every fault with file and line.
    """
    mark = checked_mark(CARD_FILE)
    compiled = compile_records(load_cards(CARD_FILE, RuneRecord, sound=LANGUAGE.checked(mark)))
    LANGUAGE.keep((card.text for card in compiled.values()), mark)
    return compiled


def compile_records(records: Iterable[Located[RuneRecord]]) -> dict[str, RunePrinted]:
    """Turn checked records into printed cards, by name.

    Raises:
        ContentError: names every card whose text does not parse or has no meaning in the rules.
    """
    return compile_each(records, _compile)


def lint_record(located: Located[RuneRecord]) -> list[Finding]:
    """Check the text of a card: coded findings with their place (see `cardgame_tui.text.lint`)."""
    return located.lint(LANGUAGE, partial(nonsense, kind=located.record.type), "text")


def _compile(located: Located[RuneRecord]) -> RunePrinted:
    record = located.record
    tree = located.read(LANGUAGE, partial(nonsense, kind=record.type), "text")
    attack, life = record.numbers()
    return RunePrinted(
        name=record.name,
        kind=record.type,
        text=record.text,
        rank=record.rank,
        rune=RUNES.index(record.rune) + 1,
        attack=attack,
        life=life,
        program=compile_text(tree),
    )
