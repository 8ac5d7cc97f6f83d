"""Guests: the app of each runs next to that of the host, and nothing that happens to it reaches the host."""

import asyncio
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from contextvars import Context
from typing import Any, TypeAlias

from rich.console import Console
from textual.app import App

from cardgame_tui.join.frames import End, Hello
from cardgame_tui.ui.guests.channel import Channel, looking_like
from cardgame_tui.ui.guests.driver import GuestDriver, driver_on
from cardgame_tui.ui.guests.rows_driver import rows_driver_on

MOST = 128
"""How many guests there can be at a time, most of whom look on; each takes about a megabyte."""
LAST_WORD = 5.0
"""Seconds that the app of a guest has to end when the host ends."""
REFUSED = 1
"""Exit code of a client that was not let in."""
BROKEN = 70
"""Exit code of a client whose screen stopped because of an error."""
FULL = "There are too many screens at this table."
CLOSED = "The host has closed the table."
MOVED = "You are at another screen now."
CRASHED = "Your screen stopped because of an error. The match continues; join again to see it."

Admit: TypeAlias = Callable[[Hello], App[Any] | str]
"""Makes the app of a guest, or says in one sentence why there is none. It must not wait, and is called in a
context without an app."""


class Visits:
    """The guests of a host, by whatever way they come.

    When the app of a guest ends, its client ends with the exit code of the app, and says its result if
    that is a text.

    Args:
        admit: makes the app of a guest.
        most: how many there can be at a time.
        mouse: whether their apps use the mouse.
        report: is told of an error in the app of a guest, which is shown to nobody.
    """

    def __init__(
        self,
        admit: Admit,
        *,
        most: int = MOST,
        mouse: bool = True,
        report: Callable[[Exception], None] = lambda _: None,
    ) -> None:
        self._admit = admit
        self._most = most
        self._mouse = mouse
        self._report = report
        self._running: dict[asyncio.Task[End], App[Any] | None] = {}
        self._by_key: dict[str, asyncio.Task[End]] = {}
        self._closed: End | None = None

    @property
    def count(self) -> int:
        """How many guests there are."""
        return len(self._running)

    async def visit(self, hello: Hello, channel: Channel) -> None:
        """Run the app of a guest until one side ends it; then close the channel, whatever happened."""
        end = End(message=CLOSED)
        try:
            end = await self._stay(hello, channel)
        finally:
            await channel.close(self._closed or end)

    async def end_all(self, message: str = CLOSED) -> None:
        """End the apps of all guests, and let no more in. Call it before the app of the host has ended."""
        self._closed = End(message=message)
        await self._end(dict(self._running), None)

    async def _end(self, running: Mapping[asyncio.Task[End], App[Any] | None], message: str | None) -> None:
        """End some apps, with or without a last word of their own."""
        for app in running.values():
            if app is not None:
                app.exit(message)
        if running:
            _, late = await asyncio.wait(running, timeout=LAST_WORD)
            for task in late:
                task.cancel()

    async def _stay(self, hello: Hello, channel: Channel) -> End:
        if self._closed is not None:
            return self._closed
        await self._end_former(hello.key)
        if self.count >= self._most:
            return End(REFUSED, FULL)
        task = asyncio.create_task(self._run(hello, channel), context=Context())
        self._running.setdefault(task, None)
        self._by_key[hello.key] = task
        try:
            return await task
        finally:
            del self._running[task]
            if self._by_key.get(hello.key) is task:
                del self._by_key[hello.key]

    async def _end_former(self, key: str) -> None:
        """End the screen that somebody had before who comes back, perhaps since its connection is dead.

        While one waits for that, others with the same key may come; the last of them stays.
        """
        while key and (former := self._by_key.get(key)) is not None:
            await asyncio.sleep(0)  # an app that begins just now exists then
            if former in self._running:
                await self._end({former: self._running[former]}, MOVED)

    async def _run(self, hello: Hello, channel: Channel) -> End:
        try:
            with looking_like(channel.look):
                app = self._admit(hello)
            if isinstance(app, str):
                return End(REFUSED, app)
            driver = rows_driver_on if hello.rows else driver_on
            return await self._show(app, driver(channel))
        except Exception as error:
            self._tell(error)
            return End(BROKEN, CRASHED)

    async def _show(self, app: App[Any], driver: type[GuestDriver]) -> End:
        task = asyncio.current_task()
        assert task is not None
        self._running[task] = app
        app.driver_class = driver
        app.error_console = Console(quiet=True)  # Textual prints there what made an app stop, with all values
        # An app takes what is printed while it runs. Here this stays with the host, whoever ends first.
        app._capture_stdout, app._capture_stderr = sys.stdout, sys.stderr  # type: ignore[assignment]
        await app.run_async(mouse=self._mouse)
        if app._exception is not None:
            self._tell(app._exception)
            return End(BROKEN, CRASHED)
        return End(app.return_code or 0, app.return_value if isinstance(app.return_value, str) else "")

    def _tell(self, error: Exception) -> None:
        with suppress(Exception):
            self._report(error)
