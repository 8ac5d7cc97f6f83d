"""Card sets: a card is a short TOML table, checked and located."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, StringConstraints

from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, nearest
from cardgame_tui.content.toml import Document, KeyPath, Source, read_toml

OneLine = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, pattern=r"^[^\n]+$")]
"""Text of one line that is not empty."""

TABLE = "card"
"""Name of the array of tables that holds the cards of a file."""


class CardRecord(BaseModel):
    """One card as its file says it. A ruleset subclasses it with the stats its cards have.

    Attributes:
        name: the card's name, unique in its card set.
        type: the game's word for its type.
        text: the sentences on the card; they are its program.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: OneLine
    type: OneLine
    text: str = ""


RecordT = TypeVar("RecordT", bound=CardRecord)


@dataclass(frozen=True, slots=True)
class Located(Generic[RecordT]):
    """A card record and the place it was read from.

    Args:
        record: the checked record.
        document: the file.
        path: the way to its table in the file.
    """

    record: RecordT
    document: Document
    path: KeyPath

    @property
    def file(self) -> str:
        """Name of the file."""
        return self.document.file

    @property
    def line(self) -> int | None:
        """1-based line of its table, None for a table that comes from no file."""
        return self.document.line(self.path)

    def place(self, *field: str) -> tuple[int, int]:
        """1-based line and column at which the value of one of its fields begins; 1 where it is not known.

        Args:
            field: the way from the card's table to it: ``"text"``, or ``"rift", "text"`` in a table of its own.
        """
        line = self.document.line((*self.path, *field)) or 1
        written = self.document.lines[line - 1] if self.document.lines else ""
        value: object = self.record
        for name in field:
            value = getattr(value, name)
        return line, max(written.find(str(value).partition("\n")[0]), 0) + 1

    def fault(self, field: str, found: str, allowed: str = "", nearest: str = "") -> FileFault:
        """Make a fault of one of its fields."""
        return self.document.fault((*self.path, field), found, allowed, nearest)


def load_cards(source: Source, model: type[RecordT]) -> list[Located[RecordT]]:
    """Read a card file: ``[[card]]`` tables and nothing else.

    Raises:
        ContentError: with all faults of the file.
    """
    document = read_toml(source)
    strangers = [
        document.fault((key,), "no such table", TABLE, nearest(key, [TABLE]))
        for key in document.data
        if key != TABLE
    ]
    if strangers:
        raise ContentError(strangers)
    return check_cards(document, model)


def check_cards(document: Document, model: type[RecordT]) -> list[Located[RecordT]]:
    """Check the ``[[card]]`` tables of a document, such as the cards of a scenario.

    For tables that come from no file: ``check_cards(Document("my cards", {"card": tables}), Model)``.

    Raises:
        ContentError: with all faults of all cards.
    """
    tables = document.data.get(TABLE, [])
    if not isinstance(tables, list):
        raise ContentError([document.fault((TABLE,), "is not a list of tables", "[[card]] tables")])
    found: list[Located[RecordT]] = []
    faults: list[FileFault] = []
    for number, table in enumerate(tables):
        path: KeyPath = (TABLE, number)
        try:
            found.append(Located(checked(model, table, document, path), document, path))
        except ContentError as error:
            faults += error.faults
    faults += _duplicates(found)
    if faults:
        raise ContentError(faults)
    return found


def _duplicates(cards: Sequence[Located[Any]]) -> list[FileFault]:
    seen: dict[str, Located[Any]] = {}
    faults: list[FileFault] = []
    for card in cards:
        first = seen.setdefault(card.record.name, card)
        if first is not card:
            faults.append(card.fault("name", f'"{card.record.name}" is already on line {first.line}'))
    return faults
