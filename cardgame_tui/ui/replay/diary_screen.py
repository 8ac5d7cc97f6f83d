"""The diary of a game; a duel that is picked is shown again."""

from collections.abc import Callable, Sequence
from pathlib import Path

from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.lab.diary.duels import diary_of
from cardgame_tui.lab.diary.tables import tables_of
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.pages.diary import diary_page
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.screens.page import PageScreen


class DiaryScreen(PageScreen):
    """Shows what people played of a game.

    Args:
        ruleset: the game.
        files: the journals of its matches.
        open_replay: shows a match again; this page stays below.

    Raises:
        ContentError: when its rulebook cannot be read.
    """

    def __init__(self, ruleset: Ruleset, files: Sequence[Path], open_replay: Callable[[Replay], None]) -> None:
        self._diary = diary_of(ruleset.id, files, again=False)
        self._files = {file.name: file for file in files}
        tables = tables_of(self._diary, load_rulebook(ruleset.rulebook))
        super().__init__(diary_page(ruleset.id, ruleset.title, self._diary, tables))
        self._open_replay = open_replay

    def leave_with(self, picked: str | None) -> None:
        """Show the duel that was picked from its beginning, or say why it cannot be shown."""
        if not picked:
            return
        duel = self._diary.duels[int(picked)]
        try:
            replay = Replay(self._files[duel.file])
            replay.go_to(duel.number, 0)
        except (JournalError, LookupError) as error:
            items = tuple(Item(line) for line in str(error).splitlines())
            self.app.push_screen(PageScreen(Page("This match cannot be shown", items)))
        else:
            self._open_replay(replay)
