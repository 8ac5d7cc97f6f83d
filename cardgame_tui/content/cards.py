"""Card sets: a card is a short TOML table, checked and located."""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Generic, TypeAlias

from pydantic import BaseModel, ConfigDict, StringConstraints
from typing_extensions import TypeVar

from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, gathered, nearest
from cardgame_tui.content.toml.document import Document, KeyPath, Source, read_toml
from cardgame_tui.engine.card import Printed
from cardgame_tui.kept_files import stamps
from cardgame_tui.limits import LONGEST_CARD_NAME, LONGEST_CARD_TEXT, MOST_CARDS
from cardgame_tui.text import Language, TextError
from cardgame_tui.text.language import Root
from cardgame_tui.text.lint import Finding, lint_text
from cardgame_tui.value import value

__all__ = [
    "CardRecord",
    "Located",
    "Nonsense",
    "OneLine",
    "Sentences",
    "check_cards",
    "checked_mark",
    "compile_each",
    "load_cards",
]

OneLine = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, pattern=r"^[^\n]+$")]
"""Text of one line that is not empty."""

Sentences = Annotated[str, StringConstraints(max_length=LONGEST_CARD_TEXT)]
"""The text of a card: its sentences, of limited length."""

TABLE = "card"
"""Name of the array of tables that holds the cards of a file."""


class CardRecord(BaseModel):
    """One card as written in its file. A ruleset subclasses it with the stats its cards have.

    Attributes:
        name: the card's name, unique in its card set, also without regard to capitals.
        type: the game's word for its type.
        text: the sentences on the card; they are its program.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[OneLine, StringConstraints(max_length=LONGEST_CARD_NAME)]
    type: OneLine
    text: Sentences = ""


RecordT = TypeVar("RecordT", bound=CardRecord)
RecordT_co = TypeVar("RecordT_co", bound=CardRecord, covariant=True, default=CardRecord)
PrintedT = TypeVar("PrintedT", bound=Printed)

Nonsense: TypeAlias = Callable[[Root], Iterable[str]]
"""A function that names the parts of a text without a meaning in the rules of a game."""


@value
class Located(Generic[RecordT_co]):
    """A card record and the place it was read from.

    A field is named by its path from the card's table: ``"text"``, or ``"rift", "text"`` for a field of a
    table within it.

    Args:
        record: the checked record.
        document: the file.
        path: the path of its table in the file.
        base: the card that this one changes; a field that the change does not set is written there.
        sound: whether its texts are known to have a meaning, since they were checked at an earlier start.
    """

    record: RecordT_co
    document: Document
    path: KeyPath
    base: "Located[RecordT_co] | None" = None
    sound: bool = False

    @property
    def file(self) -> str:
        """Name of the file."""
        return self.document.file

    @property
    def line(self) -> int | None:
        """1-based line of its table, None for a table that comes from no file."""
        return self.document.line(self.path)

    @property
    def table(self) -> dict[str, object]:
        """Its table, as written."""
        table: dict[str, object] = self.document.value(self.path)
        return table

    def writer(self, *field: str) -> "Located[RecordT_co]":
        """The card that sets a field: this one, or the one it changes."""
        if self.base is None or self.document.value((*self.path, *field)) is not None:
            return self
        return self.base.writer(*field)

    def place(self, *field: str) -> tuple[int, int]:
        """1-based line and column at which the value of a field begins in the file of its `writer`."""
        writer = self.writer(*field)
        return writer.document.place((*writer.path, *field))

    def fault(self, *field: str, found: str, allowed: str = "", nearest: str = "") -> FileFault:
        """Make a fault for one of its fields, at the place where it is written."""
        writer = self.writer(*field)
        return writer.document.fault((*writer.path, *field), found, allowed, nearest)

    def text_fault(self, *field: str, found: str) -> FileFault:
        """Make a fault for an entire text, with the line and column where it begins."""
        return self._fault_at(field, *self.place(*field), found)

    def read(self, language: Language[Root], nonsense: Nonsense[Root], *field: str) -> Root:
        """Parse a text on it and check that it has a meaning in the rules.

        Raises:
            ContentError: naming file, line and column of the wrong word, or of the text and every part
                of it without a meaning.
        """
        tree = self._parse(language, field)
        if self.sound:
            return tree
        if faults := [self.text_fault(*field, found=complaint) for complaint in nonsense(tree)]:
            raise ContentError(faults)
        return tree

    def lint(self, language: Language[Root], nonsense: Nonsense[Root], *field: str) -> list[Finding]:
        """Check a text on it: coded findings with their place."""
        line, column = self.place(*field)
        file = self.writer(*field).file
        return lint_text(language, self._text(field), file=file, line=line, column=column, nonsense=nonsense)

    def _text(self, field: tuple[str, ...]) -> str:
        writer = self.writer(*field)
        return str(writer.document.value((*writer.path, *field)) or "")

    def _parse(self, language: Language[Root], field: tuple[str, ...]) -> Root:
        line, column = self.place(*field)
        try:
            return language.parse(self._text(field), line=line, column=column)
        except TextError as error:
            raise ContentError([self._fault_at(field, error.line, error.column, error.complaint)]) from None

    def _fault_at(self, field: tuple[str, ...], line: int, column: int, found: str) -> FileFault:
        label = f"{self.record.name}: {'.'.join(field)}"
        return FileFault(self.writer(*field).file, line, label, found, column=column)


def checked_mark(source: Source, label: str = "") -> str:
    """What stands for a game's cards and for what says whether their texts have a meaning; see `Language.keep`.

    Empty where the card file is in no folder.

    Args:
        source: the card file, in the folder of the game's package.
        label: what else decides which texts they have, such as an edition.
    """
    if not isinstance(source, Path):
        return ""
    here = Path(__file__).parent
    files = [each for folder in (source.parent, here, here.with_name("text")) for each in stamps(folder)]
    return f"{label}:{hashlib.sha256(chr(10).join(sorted(files)).encode(errors='surrogateescape')).hexdigest()}"


def load_cards(source: Source, model: type[RecordT], *, sound: bool = False) -> list[Located[RecordT]]:
    """Read a card file: ``[[card]]`` tables and nothing else.

    Args:
        source: the file.
        model: what a card of the game is.
        sound: whether its texts are known to have a meaning.

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
    return check_cards(document, model, sound=sound)


def check_cards(
    document: Document, model: type[RecordT], key: str = TABLE, *, sound: bool = False
) -> list[Located[RecordT]]:
    """Check the ``[[card]]`` tables of a document, such as the cards of a scenario.

    For tables that come from no file: ``check_cards(Document("my cards", {"card": tables}), Model)``.

    Args:
        document: the file.
        model: what a card of the game is.
        key: name of the array of tables.
        sound: whether their texts are known to have a meaning.

    Raises:
        ContentError: with all faults of all cards.
    """
    tables = document.data.get(key, [])
    if not isinstance(tables, list):
        raise ContentError([document.fault((key,), "is not a list of tables", f"[[{key}]] tables")])
    check_count(document, key, len(tables))
    found: list[Located[RecordT]] = []
    faults: list[FileFault] = []
    for number, table in enumerate(tables):
        path: KeyPath = (key, number)
        try:
            found.append(Located(checked(model, table, document, path), document, path, sound=sound))
        except ContentError as error:
            faults += error.faults
    faults += _duplicates(found)
    if faults:
        raise ContentError(faults)
    return found


def check_count(document: Document, key: str, count: int) -> None:
    """Refuse a file with more cards than the limit.

    Args:
        document: the file.
        key: name of the tables.
        count: the number of cards.

    Raises:
        ContentError: when the file has too many.
    """
    if count > MOST_CARDS:
        raise ContentError([document.fault((key,), f"found {count} cards", f"at most {MOST_CARDS}")])


def compile_each(
    cards: Iterable[Located[RecordT]], compile_one: Callable[[Located[RecordT]], PrintedT]
) -> dict[str, PrintedT]:
    """Turn card records into printed cards, by name.

    Raises:
        ContentError: with what `compile_one` raises for any of them.
    """
    compiled: dict[str, PrintedT] = {}
    faults: list[FileFault] = []
    for card in cards:
        with gathered(faults):
            compiled[card.record.name] = compile_one(card)
    if faults:
        raise ContentError(faults)
    return compiled


def _duplicates(cards: Sequence[Located]) -> list[FileFault]:
    seen: dict[str, Located] = {}
    faults: list[FileFault] = []
    for card in cards:
        name = card.record.name
        first = seen.setdefault(name.casefold(), card)
        if first is not card:
            also = "" if first.record.name == name else f' as "{first.record.name}"'
            faults.append(card.fault("name", found=f'"{name}" is already on line {first.line}{also}'))
    return faults
