"""The list of runs; one that is picked is shown, and a new one can be begun."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from textual.events import ScreenResume

from cardgame_tui.content.faults import ContentError
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.folders.runs import RunSeen, open_or_create, question_of, run_folder, runs
from cardgame_tui.lab.bench.playing.session import Limit
from cardgame_tui.plugins import listings, titles
from cardgame_tui.ui.bench.form import NewRun, RunForm
from cardgame_tui.ui.bench.screen import RunScreen, SetUp
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.page import Item, Page, PageView
from cardgame_tui.ui.pages.saves import age_words
from cardgame_tui.ui.screens.form import FormScreen
from cardgame_tui.ui.screens.page import PageScreen

if TYPE_CHECKING:
    from cardgame_tui.play.history.replay import Replay

NEW = "new run"
"""What picks a new run."""


class RunsScreen(PageScreen):
    """Lists the runs in the folder for them.

    Args:
        open_replay: shows a duel again.
        set_up: opens the set-up form of a game, some of its fields filled in.
    """

    def __init__(self, open_replay: "Callable[[Replay], None]", set_up: SetUp) -> None:
        self._runs = runs()
        super().__init__(runs_page(self._runs, titles()), ("b",))
        self._open_replay = open_replay
        self._set_up = set_up

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Show what has been played since."""
        self._runs = runs()
        self.page_view = PageView(runs_page(self._runs, titles()))
        self.draw()

    def leave_with(self, picked: str | None) -> None:
        """Show the run that was picked, or ask what a new one shall play."""
        if picked == NEW:
            self.app.push_screen(RunFormScreen(RunForm(listings())), self._begin)
        elif picked:
            self._show(self._runs[int(picked)].path)

    def _begin(self, new: NewRun | None) -> None:
        if new is None:
            return
        try:
            folder = open_or_create(run_folder(new.ruleset, new.plan), new.plan)
        except (ContentError, OSError) as error:
            self.app.push_screen(PageScreen(Page("This run cannot be played", (Item(str(error)),))))
        else:
            self._show(folder.path, new.limit, new.jobs, folder)

    def _show(
        self, path: Path, limit: Limit | None = None, jobs: int = 1, folder: RunFolder | None = None
    ) -> None:
        screen = RunScreen(path, self._open_replay, self._set_up)
        self.app.push_screen(screen)
        if folder is not None and limit is not None:
            screen.play(folder, limit, jobs)


def runs_page(found: "list[RunSeen]", games: Mapping[str, str]) -> Page:
    """The runs, the one played last first, by their place in the list; unreadable ones with the reason."""
    items = [Item("New run: bots play the same duels under other rules", pick=NEW)]
    items += [_item(place, run, games) for place, run in enumerate(found)]
    return Page("Bench", tuple(items), keys=(("n", NEW),))


def _item(place: int, run: RunSeen, games: Mapping[str, str]) -> Item:
    if run.plan is None:
        return Item(f"{run.path.name}: {run.fault}", style="dim")
    game = run.plan.arms[0].header.ruleset
    words = f"{games.get(game, game)}: {question_of(run.plan)}"
    return Item(
        f"{words}, {run.duels:,} duels, {', '.join(run.plan.bots)}", pick=str(place), tail=age_words(run.age)
    )


class RunFormScreen(FormScreen[NewRun]):
    """Fills in the form; its result is the run to play, None when the player goes back.

    Args:
        form: the form.
    """

    help_keys = key_help.RUN_FORM

    def __init__(self, form: RunForm) -> None:
        super().__init__(form)
        self.form = form
