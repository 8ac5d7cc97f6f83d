"""Draws on the pages of a PDF: words of any letters in millimetres and points, lines and shapes, all in black."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any, Self

from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.files import open_regular

FONTS = Path(__file__).with_name("fonts")
LATIN, BOLD, JAPANESE, FURTHER = "latin", "latin_bold", "japanese", "further"
"""The fonts: letters of Europe and signs, the same in bold, Japanese, and one that the user names."""
POINT = 25.4 / 72
"""Millimetres in a point."""
LEADING = 1.2
"""Height of a line, as a multiple of the size of its letters."""
STAND_IN = "?"
"""What is printed for a letter that no font has."""
CREATOR = "cardgame-tui"
"""What a PDF of this program says about who made it."""
MARK = f"/Creator ({CREATOR})"
"""How such a file is recognized."""


class Pen:
    """The pages of one PDF, within a ``with``, at whose end the files of its fonts are closed.

    Args:
        width: width of a page in millimetres.
        height: its height.
        title: the title of the file.
        font: a font for letters that the fonts of this program lack; None for none.

    Attributes:
        width: as given.
        height: as given.
        missing: letters that no font has, and in whose place a question mark is printed.

    Raises:
        ContentError: when the font cannot be used.
    """

    def __init__(self, width: float, height: float, title: str, font: Path | None = None) -> None:
        from fpdf import FPDF

        self.width, self.height = width, height
        self.missing: set[str] = set()
        self._pdf: Any = FPDF(unit="mm", format=(width, height))
        self._pdf.set_auto_page_break(False)
        self._pdf.set_creator(CREATOR)
        self._pdf.set_title(title)
        self._letters = {name: self._add(name, FONTS / f"{name}.ttf") for name in (LATIN, BOLD, JAPANESE)}
        if font is not None:
            self._letters[FURTHER] = self._add_further(font)

    def _add(self, name: str, file: Path) -> Mapping[int, float]:
        letters = letters_of(file)
        self._pdf.add_font(name, fname=str(file))
        return letters

    def _add_further(self, file: Path) -> Mapping[int, float]:
        try:
            return self._add(FURTHER, file)
        except Exception as error:  # a damaged font raises anything in the library
            self.__exit__()
            found = "is no TrueType font that can be used" if file.is_file() else "cannot be read"
            raise ContentError([FileFault(str(file), 1, "", found)]) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        for font in self._pdf.fonts.values():
            font.close()

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return int(self._pdf.page)

    def page(self) -> None:
        """Begin a new page."""
        self._pdf.add_page()

    def outline(self, title: str) -> None:
        """Name this place in the outline that a reader shows next to the pages."""
        self._pdf.start_section(title)

    def content(self) -> bytes:
        """The file."""
        return bytes(self._pdf.output())

    def words(self, x: float, y: float, words: str, size: float, *, bold: bool = False) -> float:
        """Write words in a line.

        Args:
            x: where they begin.
            y: the line on which the letters stand.
            words: the words.
            size: the size of the letters in points.
            bold: whether they are bold.

        Returns:
            Where they end.
        """
        for font, run in self._runs(words, bold):
            self._pdf.set_font(font, size=size)
            self._pdf.text(x, y, run)
            x += self._width(font, run) * size * POINT
        return x

    def width_of(self, words: str, size: float, *, bold: bool = False) -> float:
        """How wide words are in a line."""
        return sum(self._width(font, run) for font, run in self._runs(words, bold)) * size * POINT

    def _width(self, font: str, run: str) -> float:
        """The width of letters of one font, as a multiple of their size."""
        widths = self._letters[font]
        return sum([widths[ord(letter)] for letter in run])

    def _runs(self, words: str, bold: bool) -> Iterator[tuple[str, str]]:
        """Parts of a text, each with a font that has all of its letters."""
        fonts = ([BOLD] if bold else []) + [LATIN, JAPANESE] + ([FURTHER] if FURTHER in self._letters else [])

        def font_for(letter: str) -> str:
            return next((font for font in fonts if ord(letter) in self._letters[font]), "")

        for font, letters in groupby(words, font_for):
            run = "".join(letters)
            if not font:
                self.missing.update(run)
            yield (font, run) if font else (fonts[0], STAND_IN * len(run))

    def wrapped(self, words: str, width: float, size: float, *, bold: bool = False) -> list[str]:
        """Break words into lines that are not wider than this; a word that is wider is broken too."""
        lines = [""]
        for word in words.split():
            tried = f"{lines[-1]} {word}".strip()
            if self.width_of(tried, size, bold=bold) <= width:
                lines[-1] = tried
                continue
            *full, rest = self._broken(word, width, size, bold)
            lines += [*full, rest]
        return [line for line in lines if line]

    def _broken(self, word: str, width: float, size: float, bold: bool) -> list[str]:
        """A word in parts that fit."""
        parts = [""]
        for letter in word:
            if parts[-1] and self.width_of(parts[-1] + letter, size, bold=bold) > width:
                parts.append("")
            parts[-1] += letter
        return parts

    def paragraph(self, x: float, y: float, lines: Iterable[str], size: float, *, bold: bool = False) -> float:
        """Write lines below each other.

        Args:
            x: where they begin.
            y: their upper edge.
            lines: the lines.
            size: the size of the letters in points.
            bold: whether they are bold.

        Returns:
            Their lower edge.
        """
        for line in lines:
            self.words(x, y + size * POINT, line, size, bold=bold)
            y += line_height(size)
        return y

    def line(self, x: float, y: float, to_x: float, to_y: float, thick: float = 0.2) -> None:
        """Draw a line."""
        self._pdf.set_line_width(thick)
        self._pdf.line(x, y, to_x, to_y)

    def frame(self, x: float, y: float, width: float, height: float, thick: float = 0.3) -> None:
        """Draw a rectangle with round corners."""
        self._pdf.set_line_width(thick)
        self._pdf.rect(x, y, width, height, round_corners=True, corner_radius=2)

    def shape(self, corners: Sequence[tuple[float, float]]) -> None:
        """Draw a black shape with these corners."""
        self._pdf.set_fill_color(0)
        self._pdf.polygon(corners, style="F")


def line_height(size: float) -> float:
    """The height of a line of letters of a size, in millimetres."""
    return size * POINT * LEADING


@lru_cache(maxsize=8)
def letters_of(font: Path) -> Mapping[int, float]:
    """The letters that a font file has, as numbers of Unicode, with their widths as a multiple of their size."""
    from fontTools.ttLib import TTFont

    with open_regular(font) as file, TTFont(file) as opened:
        widths, units = opened["hmtx"], opened["head"].unitsPerEm
        return {letter: widths[glyph][0] / units for letter, glyph in opened.getBestCmap().items()}
