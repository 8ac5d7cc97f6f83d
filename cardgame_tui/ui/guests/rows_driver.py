"""The Textual driver of an app that is shown as rows of text and buttons, such as on a page of a browser."""

import json
from contextlib import suppress
from typing import Any

from textual.app import App, ScreenStackError
from typing_extensions import override

from cardgame_tui.ui.guests.channel import Channel
from cardgame_tui.ui.guests.driver import GuestDriver
from cardgame_tui.ui.guests.rows import page_of


class RowsDriver(GuestDriver):
    """Sends the page that an app shows, as a line of JSON, each time that it has drawn another one."""

    def __init__(self, app: App[Any], **settings: Any) -> None:
        super().__init__(app, **{**settings, "mouse": True})  # a button that is pressed is a place that is clicked
        self._sent = ""
        self._due = False

    @override
    def write(self, data: str) -> None:
        """Send what is shown, once for all that is drawn at the same time."""
        if not self._due:
            self._due = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._due = False
        with suppress(ScreenStackError):
            shown = json.dumps(page_of(self._app), ensure_ascii=False, separators=(",", ":"))
            if shown != self._sent:
                self._sent = shown
                self.channel.write(f"{shown}\n")


def rows_driver_on(channel: Channel) -> type[RowsDriver]:
    """The driver for an app that is shown as rows on this channel."""

    class RowsOnChannel(RowsDriver):
        """The driver on one channel."""

    RowsOnChannel.channel = channel
    return RowsOnChannel
