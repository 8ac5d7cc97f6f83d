"""A widget that draws lines and redraws only those that changed, and the screen that holds it."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Generic, TypeVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.await_complete import AwaitComplete
from textual.color import Color
from textual.events import Click, Event, InputEvent, MouseScrollDown, MouseScrollUp, Paste
from textual.filter import LineFilter
from textual.geometry import Region
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from cardgame_tui.ui.cells.text import Line, Span, plain
from cardgame_tui.ui.palette import DARK, NO_COLOURS, THEMES
from cardgame_tui.ui.widgets.painting import painted

UNPRINTABLE = dict.fromkeys((*range(32), *range(127, 160)))
"""Control characters, which never reach the terminal from a text."""


ResultT = TypeVar("ResultT")


class LinesScreen(Screen[ResultT], Generic[ResultT]):
    """A screen made of `Lines`.

    Keys typed faster than screens change still arrive where they were sent. They do nothing on a screen that
    was closed or covered meanwhile: Textual would then close the screen on top.
    """

    async def on_event(self, event: Event) -> None:
        """Take keys, pasted text and the mouse only while this screen is the one that is shown."""
        if self.is_active or not isinstance(event, InputEvent | Paste):
            await super().on_event(event)

    def on_unmount(self) -> None:
        """Free what was drawn: Textual remembers this cache, as one of a thousand, when the screen has gone."""
        self._styles_cache.clear()

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Close this screen, with a result; nothing when it is not the one that is shown."""
        return super().dismiss(result) if self.is_active else AwaitComplete()


class FreedStrip(Strip):
    """A strip that is freed when it is no longer shown.

    Textual keeps the parts of a strip with it. If the strip is its only part, it refers to itself and
    stays until Python looks for garbage: 40,000 objects after 270 keys.
    """

    def divide(self, cuts: Iterable[int]) -> Sequence[Strip]:
        """Cut it at some cells."""
        cuts = list(cuts)
        return [self] if cuts == [self.cell_length] else super().divide(cuts)


class Lines(Widget):
    """Some lines of a `LinesScreen`, from the top of the widget; the rest stays empty.

    Args:
        name: its name.
    """

    class Pointed(Message):
        """A span was clicked.

        Args:
            span: the span under the pointer.
        """

        def __init__(self, span: Span) -> None:
            self.span = span
            super().__init__()

    class Wheeled(Message):
        """The wheel was turned.

        Args:
            key: the arrow key that moves the same way, ``up`` or ``down``.
        """

        def __init__(self, key: str) -> None:
            self.key = key
            super().__init__()

    def __init__(self, name: str = "lines") -> None:
        super().__init__(name=name, id=name)
        self._lines: Sequence[Line] = ()
        self._strips: dict[int, Strip] = {}
        self._styles: dict[str, Style] = {}
        self._paint: tuple[Sequence[LineFilter], Color] | None = None

    @property
    def lines(self) -> Sequence[Line]:
        """The lines that it shows."""
        return self._lines

    @property
    def text(self) -> str:
        """Everything it shows, without styles."""
        return "\n".join(plain(line) for line in self._lines)

    def show(self, lines: Sequence[Line]) -> None:
        """Draw these lines instead; only changed ones are repainted."""
        before, self._lines = self._lines, lines
        changed = [y for y, (old, new) in enumerate(zip_longest(before, lines)) if old != new]
        for y in changed:
            self._strips.pop(y, None)
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def render_lines(self, crop: Region) -> list[Strip]:
        """Draw some lines; called by Textual, which would put a border and a padding around each."""
        paint = self.get_line_filters(), self.background_colors[1]
        if paint != self._paint:
            self._paint = paint
            self._strips.clear()
        return [self.render_line(y).crop(crop.x, crop.right) for y in crop.line_range]

    def render_line(self, y: int) -> Strip:
        """Draw one line."""
        if y >= len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        strip = self._strips.get(y)
        if strip is None or strip.cell_length != self.size.width:
            strip = self._strips[y] = self._draw(self._lines[y])
        return strip

    def notify_style_update(self) -> None:
        """Forget what was drawn in the old colours."""
        self._strips.clear()
        self._styles.clear()
        super().notify_style_update()

    def on_click(self, event: Click) -> None:
        """Say which span was clicked."""
        x = event.x
        for span in self._lines[event.y] if event.y < len(self._lines) else ():
            x -= cell_len(span.text)
            if x < 0:
                self.post_message(self.Pointed(span))
                return

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Say that the wheel was turned."""
        event.stop()
        self.post_message(self.Wheeled("up"))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Say that the wheel was turned."""
        event.stop()
        self.post_message(self.Wheeled("down"))

    def _draw(self, line: Line) -> Strip:
        segments = [Segment(span.text.translate(UNPRINTABLE), self._style(span.style)) for span in line]
        strip, width = Strip(segments), self.size.width
        strip = strip if strip.cell_length == width else strip.adjust_cell_length(width, self.rich_style)
        filters, background = self._paint or ((), self.background_colors[1])
        for each in filters:
            strip = strip.apply_filter(each, background)
        return FreedStrip(strip, width)

    def _style(self, name: str) -> Style:
        style = self._styles.get(name)
        if style is None:
            theme = NO_COLOURS if self.app.no_color else THEMES.get(self.app.theme, DARK)
            style = self._styles[name] = painted(name, theme)
        return style
