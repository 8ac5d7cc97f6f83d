"""The smallest Textual app that answers a key: what a table is compared with."""

from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Static


class BareApp(App[None]):
    """Shows a word, and a number that grows with each key."""

    def compose(self) -> ComposeResult:
        """One widget."""
        self._pressed = 0
        yield Static("READY 0")

    def on_key(self, event: Key) -> None:
        """Count a key."""
        self._pressed += 1
        self.query_one(Static).update(f"READY {self._pressed}")


if __name__ == "__main__":
    BareApp().run()
