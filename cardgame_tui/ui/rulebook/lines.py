"""A rulebook as lines of a width: all of it or what was asked for, in one column or two editions side by side."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.content.rulebook.book import Rulebook
from cardgame_tui.content.rulebook.parts import (
    Block,
    Emphasis,
    FacingRules,
    Prose,
    Rule,
    RuleTable,
    Section,
    abreast,
    side_by_side,
)
from cardgame_tui.ui.cells.blocks import Blocks
from cardgame_tui.ui.cells.text import Line, Span, fit, fit_line, wrap
from cardgame_tui.value import value

AS_PLAYED = "As played:"
"""What stands before the words on how a match plays a rule."""
EDGE = " | "
"""The separator of two columns."""
BOLD = "text bold"
"""The style of emphasized words."""
NARROWEST = 4
"""Fewest cells of a column of a table."""
KEPT = 4096
"""How many parts of a book are kept as they were drawn, for when it is shown in another way."""


@value
class ReadingRequest:
    """What is to be read of a rulebook.

    Args:
        words: words every rule must hold; empty for any.
        scope: the edition to keep to, empty for all.
        status: the status every rule must have, empty for any.
        section: title of the only section to read, empty for all.
        side_by_side: whether two editions stand side by side, `scope` on the left.
    """

    words: str = ""
    scope: str = ""
    status: str = ""
    section: str = ""
    side_by_side: bool = False

    @property
    def picky(self) -> bool:
        """Whether some rules are left out that hold in the edition."""
        return bool(self.words or self.status)

    def sections(self, book: Rulebook) -> list[tuple[Section, ...]]:
        """The wanted sections; those that are read side by side are paired."""
        groups = abreast(book.sections) if self.side_by_side else [(section,) for section in book.sections]
        return [group for group in groups if not self.section or self.section in _titles(group)]

    def rules(self, book: Rulebook) -> list[Rule]:
        """The rules that are wanted, the best matches first."""
        facing = book.facing(self.scope) if self.side_by_side else None
        scopes = facing or (self.scope,)
        found = book.search(self.words, status=self.status)
        titles = {title for group in self.sections(book) for title in _titles(group)}
        here = [rule for rule in found if rule.section in titles]
        return [rule for rule in here if any(rule.holds_in(scope) for scope in scopes)]


class Piece(NamedTuple):
    """A part of a rulebook, drawn.

    Args:
        lines: its lines, then an empty one unless it is the last piece.
        rules: the rules it shows, none for prose.
    """

    lines: tuple[Line, ...]
    rules: tuple[Rule, ...] = ()


class BookText:
    """What is shown of a rulebook, drawn at a width.

    Args:
        pieces: its parts, from top to bottom.

    Attributes:
        pieces: its parts.
        blocks: which of their lines are in sight.
        stops: numbers of the parts with rules.
        places: the number of the part that shows a rule, by the number of the rule.
        total: how many rules it shows.
    """

    def __init__(self, pieces: Sequence[Piece] = ()) -> None:
        self.pieces = pieces
        self.blocks = Blocks(len(piece.lines) for piece in pieces)
        self.stops = [place for place, piece in enumerate(pieces) if piece.rules]
        self.places = {rule.number: place for place in self.stops for rule in pieces[place].rules}
        self.total = sum(len(pieces[place].rules) for place in self.stops)


def pieces(book: Rulebook, wanted: ReadingRequest, width: int) -> list[Piece]:
    """Draw what is wanted: hits of a search in their order, everything else section by section."""
    drawn = _pieces(book, wanted, width)
    if drawn:
        drawn[-1] = drawn[-1]._replace(lines=drawn[-1].lines[:-1])
    return drawn


def rule_lines(rule: Rule, width: int, *, section: bool = False) -> list[Line]:
    """One rule: its number and tags, with its section if asked for, its words below, and how it is played."""
    head = f"{rule.number} {rule.tags}" + (f" in {rule.section}" if section else "")
    lines: list[Line] = [(Span(text, "strong"),) for text in wrap(head, width)]
    played = [line for words in rule.played for line in wrap(f"{AS_PLAYED} {words}", width - 2)]
    lines += _indented(rule.text, rule.emphasis, width)
    return [*lines, *((Span("  "), Span(line, BOLD)) for line in played)]


@lru_cache(maxsize=KEPT)
def _indented(words: str, emphasis: Emphasis, width: int) -> tuple[Line, ...]:
    return tuple((Span("  "), *line) for line in wrap_emphasized(words, emphasis, width - 2))


def wrap_emphasized(words: str, emphasis: Emphasis, width: int) -> list[Line]:
    """Break a text as `wrap` does, with its emphasized words in bold."""
    lines: list[Line] = []
    at = 0
    for text in wrap(words, width):
        start = words.index(text, at)
        at = start + len(text)
        lines.append(tuple(_spans(words, emphasis, start, at)))
    return lines


def _spans(words: str, emphasis: Emphasis, start: int, end: int) -> Iterator[Span]:
    """A part of a text, cut where emphasized words begin and end."""
    for first, last in emphasis:
        if first >= end or last <= start:
            continue
        if start < first:
            yield Span(words[start:first])
        yield Span(words[max(start, first) : min(end, last)], BOLD)
        start = min(end, last)
    if start < end:
        yield Span(words[start:end])


def table_lines(table: RuleTable, width: int) -> list[Line]:
    """A table whose widest columns are narrowed until it fits."""
    columns = list(zip(table.head, *table.rows, strict=True))
    widths = [max(map(cell_len, column)) for column in columns]
    while sum(widths) + len(EDGE) * (len(widths) - 1) > width and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    lines = _row(table.head, widths, "strong")
    lines.append((Span("-+-".join("-" * size for size in widths), "dim"),))
    for row in table.rows:
        lines += _row(row, widths)
    return lines


def facing_lines(facing: FacingRules, width: int) -> list[Line]:
    """The rules of two editions in two columns."""
    room = (width - len(EDGE)) // 2
    columns = [_column(side, room) for side in (facing.left, facing.right)]
    return [
        (*fit_line(left, room), Span(EDGE, "dim"), *right) for left, right in zip_longest(*columns, fillvalue=())
    ]


def _pieces(book: Rulebook, wanted: ReadingRequest, width: int) -> list[Piece]:
    rules = wanted.rules(book)
    facing = book.facing(wanted.scope) if wanted.side_by_side else None
    if wanted.words and facing is None:
        return [_piece(rule_lines(rule, width, section=True), rule) for rule in rules]
    numbers = {rule.number for rule in rules}
    drawn: list[Piece] = []
    for group in wanted.sections(book):
        blocks = [block for section in group for block in section.blocks if _kept(block, numbers, wanted)]
        rows = side_by_side(blocks, *facing) if facing else blocks
        drawn += _section(" / ".join(_titles(group)), rows, facing, width)
    return drawn


def _titles(group: Iterable[Section]) -> list[str]:
    return [section.title for section in group]


def _section(
    title: str, rows: Sequence[Block | FacingRules], facing: tuple[str, str] | None, width: int
) -> list[Piece]:
    if not rows:
        return []
    head: list[Line] = [(Span(text, "title"),) for text in wrap(title, width)] if title else []
    if facing and any(isinstance(row, FacingRules) for row in rows):
        room = (width - len(EDGE)) // 2
        head.append((Span(fit(facing[0], room) + EDGE + facing[1], "dim"),))
    return [*([_piece(head)] if head else []), *(_row_piece(row, width) for row in rows)]


@lru_cache(maxsize=KEPT)
def _row_piece(row: Block | FacingRules, width: int) -> Piece:
    match row:
        case Rule():
            return _piece(rule_lines(row, width), row)
        case FacingRules():
            return _piece(facing_lines(row, width), *row.left, *row.right)
        case RuleTable():
            return _piece(table_lines(row, width))
        case Prose():
            return _piece(_prose(row, width))


def _piece(lines: Iterable[Line], *rules: Rule) -> Piece:
    return Piece((*lines, ()), rules)


def _kept(block: Block, numbers: set[str], wanted: ReadingRequest) -> bool:
    return block.number in numbers if isinstance(block, Rule) else not wanted.picky


def _prose(prose: Prose, width: int) -> list[Line]:
    if prose.drawn:
        return [(Span(line),) for line in prose.lines]
    text = prose.lines[0]
    first, *rest = wrap_emphasized(text, prose.emphasis, width - 2)
    hang = (Span("  "),) if text.startswith("- ") else ()
    return [first, *((*hang, *line) for line in rest)]


def _column(rules: Iterable[Rule], width: int) -> list[Line]:
    lines = [line for rule in rules for line in (*rule_lines(rule, width), ())]
    return lines[:-1] if lines else [(Span("(no separate rule)", "dim"),)]


def _row(cells: Iterable[str], widths: Sequence[int], style: str = "") -> list[Line]:
    wrapped = [wrap(cell, size) for cell, size in zip(cells, widths, strict=True)]
    return [
        (Span(EDGE.join(fit(text, size) for text, size in zip(texts, widths, strict=True)), style),)
        for texts in zip_longest(*wrapped, fillvalue="")
    ]
