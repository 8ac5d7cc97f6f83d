"""The screen of one run: it plays duels in other processes, reads answers in a thread, and opens duels."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

from textual.app import SuspendNotSupported
from textual.timer import Timer
from textual.worker import Worker
from typing_extensions import override

from cardgame_tui.bots.registry import UnknownBotError
from cardgame_tui.content.faults import ContentError
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.folders.runs import open_or_create, run_folder
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing.journal import journal_of
from cardgame_tui.lab.bench.playing.session import Limit
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.plugins import PluginError
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.bench import pages
from cardgame_tui.ui.bench.answers import Answers
from cardgame_tui.ui.bench.drawing import Status, draw_run
from cardgame_tui.ui.bench.editing import editable, has_file
from cardgame_tui.ui.bench.form import jobs_used
from cardgame_tui.ui.bench.grid import Grid
from cardgame_tui.ui.bench.playing import BROKEN_OFF, Playing
from cardgame_tui.ui.bench.sizes import is_wide
from cardgame_tui.ui.bench.view import RunView
from cardgame_tui.ui.cells.text import Line, Press, Spot, center
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.faults import fault_page
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.screens.editor import NO_EDITOR, run_editor
from cardgame_tui.ui.screens.finder import FinderScreen
from cardgame_tui.ui.screens.key_names import keys_of
from cardgame_tui.ui.screens.page import BlockScreen, PageScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.widgets.lines import Lines

if TYPE_CHECKING:
    from cardgame_tui.play.history.replay import Replay

SetUp: TypeAlias = Callable[[Ruleset, Mapping[str, str]], None]
"""Opens the set-up form of a game, some of its fields filled in."""
TICK = 0.25
"""Seconds between two looks at how far a run is."""
READ_EVERY = 2.0
"""Fewest seconds between two readings of the answers while duels are played."""
SPARE = 5
"""How many times as long as a reading took it is waited until the next one."""


class RunScreen(BlockScreen[str]):
    """Shows a run; while duels are played its answers are read again and again.

    Args:
        path: the folder of the run.
        open_replay: shows a duel again.
        set_up: opens the set-up form of a game.

    Attributes:
        view: what is shown; None until the run was read.
        playing: the run as it is being played, None while it is not.
    """

    help_keys = key_help.RUN

    def __init__(self, path: Path, open_replay: "Callable[[Replay], None]", set_up: SetUp) -> None:
        super().__init__()
        self._path = path
        self._open_replay = open_replay
        self._set_up = set_up
        self.view: RunView | None = None
        self.playing: Playing | None = None
        self._jobs = jobs_used()
        self._timer: Timer | None = None
        self._reading = False
        self._read_at, self._took = 0.0, 0.0

    # -- drawing and keys ------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Read the run."""
        self._begin(self._read())

    def on_unmount(self) -> None:
        """Stop playing; what is done is kept."""
        if self.playing is not None:
            self.playing.stop()

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        if self.view is None:
            return [center("reading the run ...", width, "dim")]
        progress = self.playing.progress if self.playing else None
        status = Status(progress, self.playing is not None, self._reading)
        return draw_run(self.view, status, width, height, ascii=ascii_only())

    def take(self, key: str) -> None:
        """Move, or do something."""
        if key == "q" or (key == "backspace" and self._leaves()):
            self.dismiss("")
        elif self.view is not None and key != "backspace":
            self._do(self.view, key)

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Go to the tab, column or row that was clicked; a second click on a row opens it."""
        spot = message.span.spot
        if not self.is_active or self.view is None:
            return
        if isinstance(spot, Press):
            for key in keys_of(spot):
                self.take(key)
        elif isinstance(spot, Spot) and self.view.point(spot, wide=self._wide):
            self._do(self.view, "enter")
        if self.is_current:
            self._show()

    @property
    def _wide(self) -> bool:
        return is_wide(self.size.width)

    def _leaves(self) -> bool:
        """Whether backspace leaves: it first stops playing, and goes back from some duels to all."""
        if self.playing is not None:
            self.playing.stop()
            return False
        return self.view is None or not self.view.back()

    def _do(self, view: RunView, key: str) -> None:
        idle = self.playing is None
        if key == "enter":
            self._begin(self._open(view))
        elif key == "/":
            self._find(view)
        elif key == "ctrl+p":
            self.app.push_screen(FinderScreen(pages.palette(view, idle=idle)), self._picked)
        elif key == "n" and idle:
            self.app.push_screen(PageScreen(pages.more_page(view), ("n",)), self._play_more)
        elif key == "t" and idle and view.answers.health is not None:
            self.app.push_screen(PageScreen(pages.tests_page(view.answers.health), ("t",)), self._test)
        elif key == "r" and idle:
            self._begin(self._again(view))
        elif key == "v" and idle and has_file(view.answers.plan):
            self._begin(self._edit(view))
        elif key == "p":
            self._set_up(view.answers.ruleset, view.set_up_words())
        elif key == "x":
            self._begin(self._export(view))
        else:
            view.press(key, wide=self._wide)
            self._show()

    def _picked(self, key: str | None) -> None:
        if key and self.view is not None:
            self._do(self.view, key)

    def _show(self) -> None:
        """Draw the page, and read what it lacks."""
        self.draw()
        if self.view is not None and self.view.needs(wide=self._wide):
            self._begin(self._fetch(self.view))

    def on_resize(self, event: object) -> None:
        """Draw for the new size, which may show more."""
        self._show()

    def show_help(self) -> None:
        """Show the keys, what to be careful about, and how the answers are made."""
        page = pages.help_page(self.help_keys, self.view)
        self.app.push_screen(PageScreen(page, ("?",)))

    def _find(self, view: RunView) -> None:
        name = view.table_in_sight(wide=self._wide)
        if name and not view.needs(wide=self._wide):
            self.app.push_screen(
                FinderScreen(pages.rows_page(view.grid(name))), partial(self._go_to, view.grid(name))
            )

    def _go_to(self, grid: Grid, row: str | None) -> None:
        if row:
            grid.go_to(int(row))
            self.draw()

    # -- reading ---------------------------------------------------------------------------------------

    def _begin(self, work: Coroutine[None, None, None]) -> "Worker[None]":
        return self.run_worker(self._or_give_up(work))

    async def _or_give_up(self, work: Coroutine[None, None, None]) -> None:
        """Do something; leave the page, after a word, when the folder of the run can no longer be read."""
        try:
            await work
        except (ContentError, PluginError) as error:
            self._say("This run cannot be shown", error, self._give_up)

    async def _read(self) -> None:
        """Read the answers, and the table in sight."""
        if self._reading:
            return
        self._reading, began, view = True, monotonic(), self.view
        try:
            answers = await asyncio.to_thread(Answers.read, self._path)
            shown = RunView(answers) if view is None else view
            if view is not None:
                await asyncio.to_thread(view.read_into, answers, wide=self._wide)
                view.show(answers)
            self.view = shown
        finally:
            self._reading = False
            self._read_at, self._took = monotonic(), monotonic() - began
        await self._fetch(shown)

    def _give_up(self, _: str | None) -> None:
        self.dismiss("")

    async def _fetch(self, view: RunView) -> None:
        """Make the tables that the page lacks."""
        while name := view.needs(wide=self._wide):
            await asyncio.to_thread(view.read, name)
        if self.is_mounted:
            self.draw()

    # -- playing ---------------------------------------------------------------------------------------

    def play(self, folder: RunFolder, limit: Limit, jobs: int) -> None:
        """Play duels of the run until there are enough."""
        self._jobs = jobs
        self.playing = Playing(folder, limit, jobs)
        self.call_later(self._play, self.playing)

    def _play(self, playing: Playing) -> None:
        self._timer = self.set_interval(TICK, self._tick)
        self._begin(self._played(playing))

    async def _played(self, playing: Playing) -> None:
        try:
            await asyncio.to_thread(playing.play)
        except BROKEN_OFF as error:
            self._say("No more duels", error)
        finally:
            playing.stop()
            self.playing = None
            if self._timer is not None:
                self._timer.stop()
        while self._reading:
            await asyncio.sleep(TICK)
        await self._read()

    def _tick(self) -> None:
        if self.is_current:
            self.draw()
        rest = max(READ_EVERY, SPARE * self._took)
        if self.playing is not None and not self._reading and monotonic() - self._read_at > rest:
            self._begin(self._read())

    def _play_more(self, picked: str | None) -> None:
        if picked and self.view is not None:
            plan = self.view.answers.plan
            games = self._games(plan) + int(picked)
            self.play(self.view.answers.folder, Limit(games), self._jobs)

    def _games(self, plan: Plan) -> int:
        """Duels of each side with each bot."""
        assert self.view is not None
        return self.view.answers.folder.units * len(plan.swaps)

    async def _edit(self, view: RunView) -> None:
        """Open the variant of A in the user's editor; if it was changed, play it as a new run."""
        try:
            file = await asyncio.to_thread(editable, view.answers.plan)
        except (ContentError, OSError) as error:
            self._say("This variant cannot be edited", error)
            return
        try:
            with self.app.suspend():
                run_editor(file.path)
        except (SuspendNotSupported, OSError) as error:
            then = "begin a new run with it" if file.is_copy else "press r"
            self._say(NO_EDITOR, OSError(f"{error}\nEdit {file.path}, then {then}."))
            return
        if file.changed:
            await self._again(view, str(file.path))
        else:
            file.drop_copy()
            view.note = "nothing was changed"
            self.draw()

    async def _again(self, view: RunView, variant: str = "") -> None:
        """Read the files of the run again; if they say something else, that is a new run.

        Args:
            view: the run.
            variant: another file in place of its variant; empty for none.
        """
        plan = view.answers.plan

        def read() -> Plan | None:
            """The plan that the files make now, None where it is the same."""
            new = Asked.again(plan, variant).plan()
            return None if new.plays_like(plan) else new

        await self._begin_another(view, read, self._games(plan), variant)

    def _test(self, picked: str | None) -> None:
        """Play what a health report suggests; more duels of itself are played here."""
        view = self.view
        if not picked or view is None or view.answers.health is None:
            return
        test, plan = view.answers.health.tests[int(picked)], view.answers.plan
        if test.asked:
            self._begin(self._begin_another(view, partial(test.plan, plan), test.games))
        else:
            self.play(view.answers.folder, Limit(test.games), self._jobs)

    async def _begin_another(
        self, view: RunView, read: Callable[[], Plan | None], games: int, variant: str = ""
    ) -> None:
        """Show and play another run in place of this one: `read` makes its plan, None where nothing is new."""
        try:
            new = await asyncio.to_thread(read)
            if new is None:
                view.note = "the files have not changed; n plays more duels"
                self.draw()
                return
            folder = open_or_create(run_folder(view.answers.ruleset.id, new), new)
        except ContentError as error:
            self.app.push_screen(
                PageScreen(fault_page(error, "The run is unchanged.", "run")), partial(self._after_faults, variant)
            )
        except (PluginError, UnknownBotError, OSError) as error:
            self._say("The run cannot be played again", error)
        else:
            self._path, self.view = folder.path, None
            self.draw()
            await self._read()
            self.play(folder, Limit(games), self._jobs)

    def _after_faults(self, variant: str, picked: str | None) -> None:
        if picked and self.view is not None:
            self._begin(self._again(self.view, variant))

    # -- what else -------------------------------------------------------------------------------------

    async def _open(self, view: RunView) -> None:
        """Open the duel at the cursor, or list the duels of the row at the cursor."""
        row = view.picked_duel()
        if row is not None:
            await self._open_duel(view, row)
            return
        found = await asyncio.to_thread(view.find_duels, wide=self._wide)
        if found is not None:
            view.list_duels(found)
            self._show()

    async def _open_duel(self, view: RunView, row: DuelRow) -> None:
        from cardgame_tui.play.history.replay import Replay
        from cardgame_tui.play.journal.errors import JournalError

        view.note = f"playing duel {row.number} once more ..."
        self.draw()
        try:
            path = await asyncio.to_thread(journal_of, view.answers.folder, row)
            replay = Replay(path)
        except (ContentError, JournalError, UnknownBotError) as error:
            self._say("This duel cannot be shown", error)
        else:
            if self.is_current:
                self._open_replay(replay)
        finally:
            view.note = ""

    async def _export(self, view: RunView) -> None:
        """Write the page for a browser into the folder of the run."""
        try:
            file = await asyncio.to_thread(pages.write_page, view.answers)
        except (OSError, ContentError) as error:
            self._say("The page cannot be written", error)
        else:
            items = (Item(str(file)), Item("All answers on one page, which needs no other file."))
            self.app.push_screen(PageScreen(Page("Exported", items)))

    def _say(self, title: str, error: Exception, then: Callable[[str | None], None] | None = None) -> None:
        """Show what went wrong."""
        if self.is_mounted:
            page = Page(title, tuple(Item(line) for line in str(error).splitlines()))
            self.app.push_screen(PageScreen(page), then)
