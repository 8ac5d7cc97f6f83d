"""Reads PDFs back: their words, and the lines drawn on a page."""

import re
from pathlib import Path
from typing import NamedTuple

from pypdf import PdfReader

POINT = 25.4 / 72
_LINE = re.compile(r"([\d.]+) ([\d.]+) m\s+([\d.]+) ([\d.]+) l\s+S")


class Stroke(NamedTuple):
    """A straight line on a page, in millimetres from its lower left corner."""

    x: float
    y: float
    to_x: float
    to_y: float

    @property
    def upright(self) -> bool:
        """Whether it is vertical."""
        return abs(self.x - self.to_x) < 0.01


def pages_of(file: Path) -> list[str]:
    """The words of each page."""
    return [page.extract_text() for page in PdfReader(file).pages]


def sizes_of(file: Path) -> list[tuple[float, float]]:
    """Width and height of each page in millimetres."""
    boxes = [page.mediabox for page in PdfReader(file).pages]
    return [(float(box.width) * POINT, float(box.height) * POINT) for box in boxes]


def strokes_of(file: Path, page: int = 0) -> list[Stroke]:
    """The straight lines of a page."""
    content = PdfReader(file).pages[page].get_contents()
    assert content is not None
    drawn = content.get_data().decode("latin-1")
    return [Stroke(*(float(each) * POINT for each in found.groups())) for found in _LINE.finditer(drawn)]


def marks_of(file: Path, page: int = 0) -> tuple[list[float], list[float]]:
    """Where the marks outside the cards are: from left to right, and from the lower edge up."""
    across = {round(each.x, 2) for each in _outer(file, page) if each.upright}
    upwards = {round(each.y, 2) for each in _outer(file, page) if not each.upright}
    return sorted(across), sorted(upwards)


def _outer(file: Path, page: int) -> list[Stroke]:
    return [each for each in strokes_of(file, page) if abs(each.x - each.to_x) + abs(each.y - each.to_y) < 5]


def joined(words: str) -> str:
    """Words without the spaces and line breaks between them, to compare what was broken into lines."""
    return "".join(words.split())
