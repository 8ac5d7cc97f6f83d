"""Life, counters and arrows as signs that fit into a few cells."""

from collections.abc import Mapping
from enum import Enum, auto

from rich.cells import cell_len

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.ui.cells.text import Line, Span, cut, cut_between
from cardgame_tui.ui.drawing.cards.chips import DIRECTIONS, Chip

MOST_PIPS = 10
"""Most life that is drawn as pips; from here on a bar says it."""
SHORTEST_BAR, LONGEST_BAR = 10, 23
"""Fewest and most cells of the bar of a card."""
SIGNS = dict(zip(DIRECTIONS, "↑↗→↘↓↙←↖", strict=True))
NUMBER_PAD = dict(zip(DIRECTIONS, "^9>3v1<7", strict=True))
"""Arrows in a row where only ASCII can be drawn: diagonals as on a number pad."""


def pips(left: int, whole: int, ink: str) -> Line:
    """One sign for each life that is left, and one for each that is lost."""
    return (Span("■" * left, ink), Span("□" * (whole - left), "danger"))


def bar(left: int, whole: int, ink: str, width: int) -> Line:
    """How much of something is left, as a bar of some cells."""
    full = -(-left * width // whole) if whole else 0
    return (Span("━" * min(full, width), ink), Span("─" * (width - min(full, width)), "line"))


class Kind(Enum):
    """How the numbers of a card name its kind."""

    LETTER = auto()
    WORD = auto()
    UNSAID = auto()


def numbers(chip: Chip, room: int, *, words: bool = False, kind: Kind = Kind.LETTER) -> Line:
    """The numbers of a card, and its life as pips or, where they do not fit, in words.

    Args:
        chip: the card.
        room: the cells for it; where they are too few, the letter of its kind is left out, then numbers are cut.
            0 for as many as needed.
        words: whether words follow the pips of a card that has lost life.
        kind: how its kind is said; a word only where it fits.
    """
    face = chip.face
    ink = f"{chip.ink} bold"
    stats = cut_between(face.stats, room) if room > 0 else face.stats
    spans: list[Span] = [Span(stats, ink)] if stats else []
    called = _called(face, room, kind)
    if called and (not room or cell_len(face.stats) + cell_len(called) < room or not spans):
        spans.append(Span((" " if spans else "") + called, "quiet"))
    if any(chip.equals):
        return (*spans, *_of_each(chip, room - sum(cell_len(span.text) for span in spans)))
    if face.health is not None:
        left, whole = face.health
        taken = sum(cell_len(span.text) for span in spans) + 1
        has_pips = whole <= min(MOST_PIPS, room - taken)
        gap = (Span(" "),) if spans else ()
        if has_pips:
            spans += [*gap, *pips(left, whole, chip.ink)]
        said = f" {left} of {whole}"
        cells = min(LONGEST_BAR, room - taken - cell_len(said))
        if whole > MOST_PIPS and cells >= SHORTEST_BAR:
            return (*spans, *gap, *bar(left, whole, chip.ink, cells), Span(said, "strong bold"))
        if left < whole and (words or not has_pips):
            fits = has_pips or taken + cell_len(said) - 1 <= room
            spans.append(Span(said if fits else f" {left}■", "danger"))
    return tuple(spans)


def _of_each(chip: Chip, room: int) -> Line:
    """The life of each of several equal cards: as pips, or in words where these do not fit."""
    lives = [each for each in chip.equals if each is not None]
    if sum(whole + 2 for _, whole in lives) <= room:
        return tuple(span for each in lives for span in (Span("  "), *pips(*each, chip.ink)))
    words = " and ".join(f"{left} of {whole}" for left, whole in lives)
    return (Span(cut(f"  {words}", max(0, room)), "strong"),)


def _called(face: Face, room: int, kind: Kind) -> str:
    if kind is Kind.UNSAID:
        return ""
    return face.called if kind is Kind.WORD and _has_room(face, room) else face.letter


def _has_room(face: Face, room: int) -> bool:
    """Whether the kind of a card fits as a word next to its numbers and its pips."""
    pips_of_life = 0 if face.health is None else face.health[1] + 1
    return bool(face.called) and cell_len(face.stats) + cell_len(face.called) + 1 + pips_of_life <= room


def counters(count: int, room: int) -> str:
    """Counters one by one, or their number where that takes less room."""
    signs = "◆" * count
    return signs if count <= min(3, room) else f"◆{count}"


def arrow_row(arrows: Mapping[str, int], *, ascii: bool) -> str:
    """Arrows clockwise from the top, a double one twice."""
    signs = NUMBER_PAD if ascii else SIGNS
    return "".join(signs[name] * arrows[name] for name in DIRECTIONS if name in arrows)
