"""The list of saved matches; one that is picked is shown again."""

from collections.abc import Callable

from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.saves import Saves, newest_saved, saved
from cardgame_tui.plugins import PluginError, load_ruleset, titles
from cardgame_tui.ui.pages.page import Item, Page, PageView
from cardgame_tui.ui.pages.saves import DIARY, OLDER, played_by_people, replays_page
from cardgame_tui.ui.replay.diary_screen import DiaryScreen
from cardgame_tui.ui.screens.page import PageScreen


class ReplaysScreen(PageScreen):
    """Lists the matches in the folder for saves.

    Args:
        open_replay: shows a match again; the list stays below.
    """

    def __init__(self, open_replay: Callable[[Replay], None]) -> None:
        self._saves = newest_saved()
        super().__init__(replays_page(self._saves, titles()))
        self._open_replay = open_replay

    def leave_with(self, picked: str | None) -> None:
        """Show what was picked, or say why it cannot be shown."""
        if picked == OLDER:
            self._saves = Saves(saved())
            self.page_view = PageView(replays_page(self._saves, titles()))
            self.draw()
        elif picked == DIARY:
            self._pick_game()
        elif picked:
            self._show(int(picked))

    def _pick_game(self) -> None:
        """Show the diary of the only game that people have played, or ask of which one."""
        games, names = played_by_people(self._saves), titles()
        if len(games) == 1:
            self._show_diary(games[0])
            return
        page = Page("The diary of which game?", tuple(Item(names.get(game, game), pick=game) for game in games))
        self.app.push_screen(PageScreen(page), self._show_diary)

    def _show_diary(self, game: str | None) -> None:
        if not game:
            return
        files = [match.path for match in self._saves.matches if match.ruleset == game and match.people]
        try:
            screen = DiaryScreen(load_ruleset(game), files, self._open_replay)
        except (PluginError, ContentError) as error:
            items = tuple(Item(line) for line in str(error).splitlines())
            self.app.push_screen(PageScreen(Page("This diary cannot be shown", items)))
        else:
            self.app.push_screen(screen)

    def _show(self, place: int) -> None:
        try:
            replay = Replay(self._saves.matches[place].path)
        except JournalError as error:
            items = tuple(Item(line) for line in str(error).splitlines())
            self.app.push_screen(PageScreen(Page("This match cannot be shown", items)))
        else:
            self._open_replay(replay)
