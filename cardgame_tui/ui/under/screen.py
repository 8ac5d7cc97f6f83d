"""The screen on which a duel as it was played and the same duel under another rule are walked through together."""

from collections.abc import Callable

from typing_extensions import override

from cardgame_tui.bots.registry import bot_words
from cardgame_tui.lab.bench.play_outs.play_outs import PlayOuts
from cardgame_tui.play.under.side_by_side import PLAYED
from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.screens.page import BlockScreen, PageScreen
from cardgame_tui.ui.under.view import PLAY_ON, UnderView

ANOTHER = "&"
"""The key for another rule, and the result then."""

USUAL = "greedy"
"""The bot at the cursor when one is picked."""


class UnderScreen(BlockScreen[str]):
    """Walks through two lines; its result is the key of what follows, empty when it is only left.

    Args:
        view: the two lines.
        before_bots: asks whoever must agree before bots play with both hands; what it is passed follows then.
    """

    help_keys = key_help.UNDER

    def __init__(self, view: UnderView, before_bots: Callable[[Callable[[], None]], None]) -> None:
        super().__init__()
        self.view = view
        self._before_bots = before_bots

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.view.lines(width, height)

    def take(self, key: str) -> None:
        """Step, let bots play, continue by hand or close."""
        if key in PLAY_ON or key == ANOTHER:
            self.dismiss(key)
        elif key in ("backspace", "q"):
            self.dismiss("")
        elif key == "b":
            self._before_bots(self._pick_bot)
        else:
            self.view.press(key)

    def _pick_bot(self) -> None:
        bots = bot_words()
        items = tuple(Item(f"{name}: {about}", pick=name) for name, about in bots.items())
        usual = [*bots].index(USUAL) if USUAL in bots else 0
        page = Page("Which bot plays both seats, on both sides?", items, begin=usual)
        self.app.push_screen(PageScreen(page, ("b",)), self._let_play)

    def _let_play(self, bot: str | None) -> None:
        if not bot:
            return
        from cardgame_tui.ui.under.worth_screen import WorthScreen

        both = self.view.both
        play_outs = PlayOuts.of(both.line(PLAYED), both.other, self.view.decision)
        self.app.push_screen(WorthScreen(play_outs, bot))
