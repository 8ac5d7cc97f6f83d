"""A program that hosts a table for guests, in a terminal of its own; its guests see `Greeter`.

Run it as ``python -m tests.ui.guests.hosting NAME``. It ends with the key ``q``, and fails with ``x``.
"""

import sys

from textual import events
from textual.app import App, ComposeResult
from textual.driver import Driver
from textual.widgets import Static

from cardgame_tui.join.frames import Hello
from cardgame_tui.ui.driver import lasting
from cardgame_tui.ui.guests.door import Door
from cardgame_tui.ui.guests.visits import Visits


class Greeter(App[str]):
    """Says what it knows of its guest, and which key was pressed last."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, hello: Hello) -> None:
        super().__init__()
        self.hello = hello
        self.pressed = 0

    def compose(self) -> ComposeResult:
        yield Static(f"guest {self.hello.role or 'anybody'}", id="who")
        yield Static("", id="heard")
        yield Static("", id="size")

    def action_help_quit(self) -> None:
        """Say nothing of Ctrl+C: it is a key like any other here."""

    def on_resize(self, event: events.Resize) -> None:
        self.query_one("#size", Static).update(f"size {event.size.width}x{event.size.height}")

    def on_key(self, event: events.Key) -> None:
        self.pressed += 1
        self.query_one("#heard", Static).update(f"key {self.pressed} is {event.key}")
        if event.key == "q":
            self.exit("Farewell.", return_code=3)
        if event.key == "x":
            raise RuntimeError("Paper Fox")


class Host(App[None]):
    """Counts its guests, and lets in all but those who want to be ``nobody``."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, name: str) -> None:
        super().__init__()
        self.visits = Visits(lambda hello: "You cannot be that." if hello.role == "nobody" else Greeter(hello))
        self.door = Door(self.visits, name)
        self.said = -1

    def compose(self) -> ComposeResult:
        yield Static("", id="guests")

    async def on_mount(self) -> None:
        await self.door.open()
        self.set_interval(0.05, self.count)

    def count(self) -> None:
        """Say how many there are, if that has changed: a terminal that nobody reads blocks who draws on it."""
        if self.said != self.visits.count:
            self.said = self.visits.count
            self.query_one("#guests", Static).update(f"{self.door.name} has {self.said} guests")

    async def on_key(self, event: events.Key) -> None:
        if event.key == "q":
            await self.door.close("Good night.")
            self.exit()


class BusyHost(Host):
    """Draws all the time on a terminal that may take nothing, and lets guests in who see how often it has."""

    drawn = 0

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.visits = Visits(lambda hello: Onlooker(self, hello))
        self.door = Door(self.visits, name)

    def get_driver_class(self) -> type[Driver]:
        return lasting(super().get_driver_class())

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Static("", id="drawn")

    def on_ready(self) -> None:
        """Begin to draw."""
        self.set_interval(0.005, self.draw)

    def draw(self) -> None:
        """Draw many characters that were not there before."""
        self.drawn += 1
        self.query_one("#drawn", Static).update(f"{self.drawn:>8}" * 40)


class Onlooker(Greeter):
    """Says how often its host has drawn."""

    def __init__(self, host: BusyHost, hello: Hello) -> None:
        super().__init__(hello)
        self._host = host

    def on_mount(self) -> None:
        """Look from time to time."""
        self.set_interval(0.05, self.look)

    def look(self) -> None:
        """Say it in hundreds."""
        self.query_one("#who", Static).update(f"drawn {self._host.drawn // 100} hundred times")


if __name__ == "__main__":
    Host(sys.argv[1]).run()
