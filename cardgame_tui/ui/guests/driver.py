"""The Textual driver of an app whose terminal is elsewhere: it writes to a channel and is fed by it."""

import asyncio
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, ClassVar

from textual import constants, events, messages
from textual._xterm_parser import XTermParser
from textual.app import App, ScreenStackError
from textual.driver import Driver
from textual.geometry import Size as TextualSize
from textual.message import Message

from cardgame_tui.join.frames import Size
from cardgame_tui.join.terminal import GIVE_BACK
from cardgame_tui.ui.guests.channel import Channel

WIDEST, HIGHEST = 500, 300
"""The largest size that is drawn; a terminal that says more gets this."""
PIECE = 16
"""Bytes of keys that the app gets at once; more follow when it has handled them, and others had their turn."""
PATIENCE = 5.0
"""Seconds until more keys follow, even if the app has not handled the ones before."""
LONGEST_SEQUENCE = 1 << 16
"""Characters after which something that never becomes a key, such as a pasted text without an end, is dropped."""

_TAKE_KEYS = "\x1b[>25u"
"""The protocol of kitty, as Textual's own driver asks for it."""
_TAKE_SCREEN = "\x1b[?1049h\x1b[?25l\x1b[?1004h\x1b[?2026$p\x1b[?2004h\x1b[?7l"
"""A page of its own, no cursor, focus, one frame at a time if it can, pasted text, no wrapped lines."""
_MOUSE = (1000, 1003, 1015, 1006)
_HEARD = (
    events.Key,
    events.Paste,
    events.MouseEvent,
    events.AppFocus,
    events.AppBlur,
    messages.TerminalSupportsSynchronizedOutput,
)
"""What a terminal elsewhere may tell the app; its size is told by its channel."""


def drawn_size(size: Size) -> tuple[int, int]:
    """The nearest size that can be drawn."""
    return min(max(size.width, 1), WIDEST), min(max(size.height, 1), HIGHEST)


class GuestDriver(Driver):
    """Draws an app on a channel; made by `driver_on`. Terminal and signals of this process are not touched.

    Attributes:
        channel: the terminal elsewhere.
    """

    channel: ClassVar[Channel]

    def __init__(
        self, app: App[Any], *, debug: bool = False, mouse: bool = True, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size or drawn_size(self.channel.size))
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._parser = XTermParser()
        self._silent = 0
        self._listening: asyncio.Task[None] | None = None

    def write(self, data: str) -> None:
        """Draw on the channel."""
        self.channel.write(data)

    def start_application_mode(self) -> None:
        """Take the terminal, and begin to listen to it."""
        self.write(_TAKE_SCREEN)
        if not constants.DISABLE_KITTY_KEY:
            self.write(_TAKE_KEYS)
        self.use_mouse(on=self._mouse)
        self._resize(self.channel.size)
        self._listening = asyncio.create_task(self._listen())

    def use_mouse(self, *, on: bool) -> None:
        """Take the mouse from the terminal, or leave it to the terminal."""
        self._mouse = on
        self.write("".join(f"\x1b[?{mode}{'h' if on else 'l'}" for mode in _MOUSE))

    def disable_input(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.cancel()

    def stop_application_mode(self) -> None:
        """Give the terminal back."""
        self.disable_input()
        self.write(GIVE_BACK)

    def send_message(self, message: Message) -> None:
        """Pass a message on to the app; this is its own thread."""
        self._app.post_message(message)

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Open nothing: it would open here, and not where the guest is."""

    def deliver_binary(self, binary: Any, **_: Any) -> None:
        """Save nothing: it would be saved here, and not where the guest is."""
        binary.close()

    async def _listen(self) -> None:
        """Pass on what comes, only as fast as the app takes it; leave the app when nothing more will come."""
        while (got := await self._next()) is not None:
            if isinstance(got, Size):
                self._resize(got)
                continue
            for start in range(0, len(got), PIECE):
                self._feed(got[start : start + PIECE])
                await self._handled()
        self._app.post_message(messages.ExitApp())

    async def _next(self) -> bytes | Size | None:
        """Wait for what comes next; an escape that nothing follows for a moment is a key."""
        lone_escape = self._loop.call_later(constants.ESCAPE_DELAY * 1.1, self._pass_on, self._parser.tick)
        try:
            return await self.channel.read()
        finally:
            lone_escape.cancel()

    def _resize(self, size: Size) -> None:
        self._size = drawn_size(size)
        known = TextualSize(*self._size)
        self.process_message(events.Resize(known, known))

    def _feed(self, data: bytes) -> None:
        text = self._decoder.decode(data)
        if not text:
            return
        self._silent += len(text)
        self._pass_on(lambda: self._parser.feed(text))
        if self._silent > LONGEST_SEQUENCE:
            self._forget()

    def _pass_on(self, read: Callable[[], Iterable[Message]]) -> None:
        """Pass on what the parser makes of keys; it may fail at a sequence that no terminal sends."""
        try:
            for message in read():
                self._silent = 0
                self._parser.mouse_pixels = False
                if isinstance(message, _HEARD) and self._is_inside(message):
                    self.process_message(message)
        except Exception:
            self._forget()

    def _is_inside(self, message: Message) -> bool:
        if not isinstance(message, events.MouseEvent):
            return True
        width, height = self._size or (0, 0)
        return self._mouse and 0 <= message.x < width and 0 <= message.y < height

    def _forget(self) -> None:
        """Forget a sequence that has begun."""
        self._parser = XTermParser()
        self._silent = 0

    async def _handled(self) -> None:
        """Wait until the app, and then its screen, has handled what it was sent before."""
        handled = asyncio.Event()

        def ask_screen() -> None:
            with suppress(ScreenStackError):
                if (self._app.focused or self._app.screen).call_later(handled.set):
                    return
            handled.set()

        if self._app.call_later(ask_screen):
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await handled.wait()


def driver_on(channel: Channel) -> type[GuestDriver]:
    """The driver for an app that is drawn on this channel."""

    class DriverOnChannel(GuestDriver):
        """The driver on one channel."""

    DriverOnChannel.channel = channel
    return DriverOnChannel
