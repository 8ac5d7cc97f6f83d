"""The program with one long page open, as a log of many events is."""

from pathlib import Path

from cardgame_tui.ui import app
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.screens.page import PageScreen

LINES = 10_000
WORDS = "Lantern Warden of the Seventh Gate strikes Thornwood Ambusher for 3 and has 2 hit points left"
"""An event that takes two lines on a terminal of 80 columns."""


class PageApp(app.CardgameApp):
    """Opens the page where the program opens its menu."""

    CSS_PATH = str(Path(app.__file__).with_name("app.tcss"))

    def open_menu(self) -> None:
        """Show the page; its items can be picked and it opens at its end, like the log."""
        items = (
            Item(f"{number}: {WORDS if number % 3 == 0 else WORDS[:50]}", pick="R") for number in range(LINES)
        )
        self.push_screen(PageScreen(Page("Log", tuple(items), at_end=True)))


if __name__ == "__main__":
    PageApp().run()
