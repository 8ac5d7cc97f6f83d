"""A terminal elsewhere that is none, and an app for it."""

import asyncio
from collections.abc import Callable
from typing import Any

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Static

from cardgame_tui.join.frames import End, Hello, Look, Size
from cardgame_tui.ui.guests.visits import Visits

TRUE_COLOURS = Look("xterm-256color", "truecolor")
SMALL = Size(40, 10)
PATIENCE = 120
"""Seconds to wait for something that will happen; only a failing test waits so long."""


class FakeChannel:
    """A terminal elsewhere, driven by a test.

    Attributes:
        shown: all that was written to it.
        ends: the last words that were said to it.
        sent: what it sends; None when it has gone.
    """

    def __init__(self, size: Size = SMALL, look: Look = TRUE_COLOURS) -> None:
        self.size = size
        self.look = look
        self.shown = ""
        self.ends: list[End] = []
        self.sent: asyncio.Queue[bytes | Size | None] = asyncio.Queue()

    def write(self, text: str) -> None:
        self.shown += text

    async def read(self) -> bytes | Size | None:
        return await self.sent.get()

    async def close(self, end: End) -> None:
        self.ends.append(end)

    @property
    def hello(self) -> Hello:
        return Hello(self.size, self.look)


class Heard(App[str]):
    """An app that remembers what it hears; the key F9 makes it fail.

    Attributes:
        keys: the keys.
        texts: what was pasted.
        mice: where the mouse was.
        sizes: its sizes.
    """

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.keys: list[str] = []
        self.texts: list[str] = []
        self.mice: list[tuple[int, int]] = []
        self.sizes: list[tuple[int, int]] = []

    def compose(self) -> ComposeResult:
        yield Static("welcome", id="words")

    def on_key(self, event: events.Key) -> None:
        hidden_card = "Paper Fox"
        self.keys.append(event.key)
        self.query_one("#words", Static).update(f"heard {len(self.keys)} {event.key}")
        if event.key == "f9":
            raise RuntimeError(hidden_card)
        if event.key == "q":
            self.exit("farewell", return_code=3)

    def on_paste(self, event: events.Paste) -> None:
        self.texts.append(event.text)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.mice.append((int(event.x), int(event.y)))

    def on_resize(self, event: events.Resize) -> None:
        self.sizes.append((event.size.width, event.size.height))


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds, however long the machine takes."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


class Guest:
    """A guest whose app is `Heard`.

    Attributes:
        app: the app.
        channel: its terminal.
        visits: the guests of its host.
        errors: what was reported to the host.
    """

    def __init__(self, channel: FakeChannel) -> None:
        self.channel = channel
        self.app: Heard | None = None
        self.errors: list[Exception] = []
        self.visits = Visits(self._admit, report=self.errors.append)
        self.visit = asyncio.create_task(self.visits.visit(channel.hello, channel))

    def _admit(self, hello: Hello) -> Heard:
        self.app = Heard()
        return self.app

    async def ready(self) -> Heard:
        """The app, once it is drawn."""
        await until(lambda: "welcome" in self.channel.shown)
        assert self.app is not None
        return self.app

    async def leave(self) -> End:
        """Go away, and return the last word that was said."""
        self.channel.sent.put_nowait(None)
        return await self.ended()

    async def ended(self) -> End:
        """The last word, once it was said."""
        async with asyncio.timeout(PATIENCE):
            await self.visit
        (end,) = self.channel.ends
        return end
