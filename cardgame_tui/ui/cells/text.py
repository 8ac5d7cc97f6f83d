"""Rows of text measured in terminal cells, where a Japanese character takes two."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size

CUT = "…"
"""Last character of a text that did not fit."""
SCRAP = 3
"""Most cells of a word that are left out rather than cut."""


class Spot(NamedTuple):
    """A place on the table the cursor can be at.

    Args:
        zone: name of the zone.
        place: which of its cards, counted from 0; 0 for a slot of a grid.
    """

    zone: str
    place: int = 0


class Press(NamedTuple):
    """A place of the screen on which a click is the same as some keys.

    Args:
        key: the name of a key, such as ``space`` or ``ctrl+p``, or the characters of a code.
    """

    key: str


class Span(NamedTuple):
    """A piece of a line drawn in one style.

    Args:
        text: the text; never markup.
        style: name of the style, empty for the plain one.
        spot: the place on the table that a click on it selects, or the keys that the click stands for.
        row: the item of a page that a click on it picks.
    """

    text: str
    style: str = ""
    spot: Spot | Press | None = None
    row: int | None = None


Line: TypeAlias = tuple[Span, ...]
"""One row of the screen."""


def plain(line: Iterable[Span]) -> str:
    """The text of a line without its styles."""
    return "".join(span.text for span in line)


def width_of(line: Iterable[Span]) -> int:
    """How many cells a line takes."""
    return sum(cell_len(span.text) for span in line)


def fit(text: str, width: int) -> str:
    """Make a text exactly `width` cells wide: padded with spaces, or cut with a mark at its end."""
    spare = width - cell_len(text)
    if spare >= 0:
        return text + " " * spare
    return set_cell_size(text, width - 1) + CUT if width > 0 else ""


def cut(text: str, width: int) -> str:
    """Cut a text that is wider than `width` cells; leave a shorter one as it is."""
    return text if cell_len(text) <= width else fit(text, width)


def cut_between(text: str, width: int) -> str:
    """Cut a text that is wider than `width` cells between two words, if that costs only the scrap of a word."""
    short = cut(text, width)
    if short == text or text.startswith(f"{short.removesuffix(CUT)} "):
        return short
    words, _, scrap = short.removesuffix(CUT).rpartition(" ")
    return words.rstrip(" :,;") + CUT if words and cell_len(scrap) <= SCRAP else short


def whole_sentences(text: str, width: int) -> str:
    """As many sentences of a text as fit into `width` cells, from the first on."""
    ends = [end.end() for end in re.finditer(r"\.(?= |$)", text)] or [len(text)]
    return next((text[:end] for end in reversed(ends) if cell_len(text[:end]) <= width), "")


def whole_parts(text: str, width: int) -> str:
    """As many parts of a text between commas as fit into `width` cells, from the first on; maybe none."""
    while text and cell_len(text) > width:
        text = text.rpartition(", ")[0]
    return text


def fit_line(line: Line, width: int) -> Line:
    """Make a line exactly `width` cells wide."""
    fitted: list[Span] = []
    left = width
    for span in line:
        size = cell_len(span.text)
        if size > left:
            return (*fitted, span._replace(text=fit(span.text, left)))
        fitted.append(span)
        left -= size
    return (*fitted, Span(" " * left)) if left else tuple(fitted)


def between(left: Line, right: Line, width: int) -> Line:
    """Put one line at the left edge and another at the right edge, at least one space apart."""
    right = fit_line(right, min(width_of(right), width // 2))
    room = width - width_of(right)
    return (*fit_line(left, room - 1), Span(" "), *right) if right else fit_line(left, room)


def counted(number: int, thing: str) -> str:
    """A number of things, such as ``1 card`` and ``2 cards``; empty for none."""
    return f"{number} {thing}{'' if number == 1 else 's'}" if number else ""


def capital(words: str) -> str:
    """Begin words with a capital letter; leave the rest unchanged."""
    return words[:1].upper() + words[1:]


def center(text: str, width: int, style: str = "") -> Line:
    """Put a text in the middle of a line of `width` cells."""
    text = cut(text, width)
    left = (width - cell_len(text)) // 2
    return (Span(" " * left), Span(text, style), Span(" " * (width - left - cell_len(text))))


def whole_words(text: str, width: int) -> str:
    """A text that is never broken inside a word: longer words are cut. Japanese may break anywhere."""
    return " ".join(cut(word, width) if word.isascii() else word for word in text.split())


def wrap(text: str, width: int) -> list[str]:
    """Break a text into pieces of at most `width` cells, between words if possible, otherwise anywhere."""
    words = text.split()
    joined = " ".join(words)
    return [joined] if cell_len(joined) <= width else _wrap_words(words, width)


def _wrap_words(words: Iterable[str], width: int) -> list[str]:
    lines: list[str] = []
    line: list[str] = []
    left = width
    for word in words:
        size = cell_len(word)
        if line and size < left:
            line.append(word)
            left -= size + 1
            continue
        if line:
            lines.append(" ".join(line))
        *full, last = (word,) if size <= width else chop(word, width)
        lines.extend(full)
        line, left = [last], width - cell_len(last)
    return [*lines, " ".join(line)]


def chop(word: str, width: int) -> list[str]:
    """Break a text anywhere into pieces of at most `width` cells."""
    pieces = [""]
    for character in word:
        if pieces[-1] and cell_len(pieces[-1] + character) > width:
            pieces.append("")
        pieces[-1] += character
    return pieces


def wrap_at_most(text: str, width: int, most: int) -> list[str]:
    """Break a text as `wrap` does into at most `most` lines; where it is longer, the last is cut between words."""
    lines = wrap(text, width)
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], cut_between(" ".join(lines[most - 1 :]), width)]


def wrap_at_words(text: str, width: int, most: int) -> list[str]:
    """Break a text as `wrap` does into at most `most` lines; whole words are left out, and a mark says so."""
    lines = wrap(text, width)
    if len(lines) <= most:
        return lines
    *kept, last = lines[:most]
    return [*kept, wrap(last, max(1, width - 1))[0].rstrip(" ,;:") + CUT]


GAP = "   "
"""Between items on a line."""


def foot(entries: Iterable[str], width: int, kept: int = 1, gap: str = GAP) -> Line:
    """The line of keys at the foot of a page: where not all fit, the last ones before those kept are left out.

    Args:
        entries: keys with what they do; empty ones are skipped.
        width: cells of the line.
        kept: how many of the last entries are never left out.
        gap: what stands between two.
    """
    shown = [entry for entry in entries if entry]
    while len(shown) > kept and cell_len(gap.join(shown)) >= width:
        del shown[-kept - 1]
    return fit_line((Span(f" {gap.join(shown)}", "dim"),), width)


def flow(items: Sequence[Line], width: int) -> list[Line]:
    """Put items on a line, and start a new line where the next one does not fit."""
    lines: list[Line] = []
    line: Line = ()
    for item in items:
        if not line:
            line = item
        elif width_of(line) + len(GAP) + width_of(item) <= width:
            line = (*line, Span(GAP), *item)
        else:
            lines.append(line)
            line = item
    return [*lines, line] if line else lines
