"""A match as one page of HTML that needs no other file: it is read from top to bottom, or stepped through."""

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from itertools import groupby
from zlib import compress

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.transcript import ending_words, head_lines
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import Line, capital
from cardgame_tui.ui.palette import DARK, LIGHT, Theme
from cardgame_tui.ui.share.steps import Step, steps_of
from cardgame_tui.ui.widgets.painting import css_of, painted

MARK = '<meta name="generator" content="cardgame-tui share">'
"""By which such a page is known, so that a newer one may take its place."""


def page_of(replay: Replay, viewer: Viewer) -> str:
    """Write a match as a page.

    Args:
        replay: the match.
        viewer: who looks: what that viewer may not know is nowhere in the page.
    """
    steps = list(steps_of(replay, viewer))
    tables = Tables()
    drawn = [tables.add(step.drawn) for step in steps]
    told = Numbered()
    listed = [[told.number(line) for line in step.listed] for step in steps]
    title = f"{replay.ruleset.title}: {' against '.join(replay.setup.names)}"
    data = {"lines": tables.lines, "drawn": drawn, "words": told.all, "listed": listed}
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">{MARK}<title>{escape(title)}</title>',
            f'<meta name="viewport" content="width=device-width"><style>{_own("page.css")}{tables.css()}</style>',
            f"</head><body>\n<h1>{escape(title)}</h1>",
            *(f"<p>{escape(line)}</p>" for line in [*head_lines(replay, viewer)][1:]),
            *(f'<p class="note">{escape(note)}</p>' for note in replay.notes),
            _own("table.html"),
            *_told(replay, steps),
            f"<script>const packed = '{_packed(data)}';\n{_own('page.js')}</script>",
            "</body></html>\n",
        )
    )


class Numbered:
    """Things by number, each kept once.

    Attributes:
        all: the things, by their numbers.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    @property
    def all(self) -> list[str]:
        """The things in the order of their numbers."""
        return list(self._numbers)

    def number(self, thing: str) -> int:
        """The number of a thing."""
        return self._numbers.setdefault(thing, len(self._numbers))


class Tables:
    """Tables that are drawn, each line of them and each style kept once."""

    def __init__(self) -> None:
        self._styles = Numbered()
        self._lines = Numbered()

    @property
    def lines(self) -> list[str]:
        """The HTML of the lines, by number."""
        return self._lines.all

    def add(self, lines: Sequence[Line]) -> list[int]:
        """The numbers of the lines of a table."""
        return [self._lines.number("".join(self._spans(line))) for line in lines]

    def _spans(self, line: Line) -> Iterator[str]:
        for style, same in groupby(line, key=lambda span: span.style):
            text = escape("".join(span.text for span in same))
            yield f"<b class=k{self._styles.number(style)}>{text}</b>" if text.strip() or " on " in style else text

    def css(self) -> str:
        """The colours of the styles, on a dark screen and on a light one."""
        return f"{self._rules(DARK)}@media (prefers-color-scheme: light){{{self._rules(LIGHT)}}}"

    def _rules(self, theme: Theme) -> str:
        ground = f"#table{{{css_of(painted('', theme))}}}"
        return ground + "".join(
            f"#table .k{number}{{{css_of(painted(style, theme))}}}"
            for number, style in enumerate(self._styles.all)
        )


def _told(replay: Replay, steps: Sequence[Step]) -> Iterator[str]:
    """The whole match in words, by duels and turns."""
    numbered = list(enumerate(steps))
    for (duel, turn, whose), of_turn in groupby(
        numbered, lambda each: (each[1].duel, each[1].turn, each[1].whose)
    ):
        heading = ", ".join(filter(None, (_which(replay, duel), turn, whose)))
        yield f"<section><h2>{escape(heading[:1].upper() + heading[1:])}</h2><ol>"
        for number, step in of_turn:
            yield f'<li id="step{number}" tabindex="-1">{"".join(_words(step))}</li>'
        yield "</ol></section>"
    for played in replay.duels:
        ending = ending_words(played.driver.result, played.driver.start.names)
        yield f"<p><strong>{escape(': '.join(filter(None, (_which(replay, played.number), ending))))}</strong></p>"


def _which(replay: Replay, duel: int) -> str:
    """Which duel it is; empty in a match of one."""
    return f"Duel {duel}" if len(replay.duels) > 1 else ""


def _words(step: Step) -> Iterator[str]:
    """One step in words."""
    if step.asked:
        answer = f" <strong>{escape(step.answer)}</strong>" if step.answer else ""
        yield f"<p>{escape(step.asked)}{answer}</p>"
    if step.news:
        yield "<ul>"
        when = step.news[0].when
        for line in step.news:
            if line.when != when:
                when = line.when
                yield f"<li><strong>{escape(capital(when))}</strong></li>"
            rule = f" <small>{escape(line.cited)}</small>" if line.rule else ""
            yield f"<li>{escape(line.words)}{rule}</li>"
        yield "</ul>"


def _own(name: str) -> str:
    return (files("cardgame_tui.ui.share") / name).read_text(encoding="utf-8")


def _packed(data: Mapping[str, object]) -> str:
    """Data for the script of the page: JSON that is packed as browsers can unpack it, in letters."""
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return b64encode(compress(written.encode(), 9)).decode()
