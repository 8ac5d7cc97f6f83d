"""The commands of a replay: each opens a page, changes how it is drawn, or goes on playing."""

from collections.abc import Callable
from functools import partial

from cardgame_tui.bots.registry import people_for_missing
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.eyes import Eyes
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.record import Record
from cardgame_tui.play.replay import Replay
from cardgame_tui.ui.drawing.replay_asked import chosen
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.option_pick import OptionPick
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.replay import (
    YES,
    agree_page,
    eyes_page,
    go_on_page,
    jump_page,
    replay_help,
    written_page,
)
from cardgame_tui.ui.replay.commands import working_here
from cardgame_tui.ui.replay.replay_view import ReplayTable
from cardgame_tui.ui.replay.transcript_file import write_transcript
from cardgame_tui.ui.replay.what_if import WhatIfView
from cardgame_tui.ui.replay.what_if_screen import ANOTHER, WhatIfScreen
from cardgame_tui.ui.screens.scene_commands import SceneCommands


class ReplayActions(SceneCommands[Record]):
    """Carries out commands; a method ``do_<name>`` for each of `replay_commands.REPLAY_COMMANDS`.

    Attributes:
        table: the state of the replay.
    """

    table: ReplayTable

    @property
    def replay(self) -> Replay:
        """The match that is shown again."""
        return self.table.replay

    @property
    def shown(self) -> Replay:
        """The match that is shown again."""
        return self.replay

    @property
    def where(self) -> str:
        """The decision it stands at, in words."""
        return f"decision {self.replay.place.decision} of duel {self.replay.place.duel}"

    # -- reading ---------------------------------------------------------------------------------------

    def do_jumps(self) -> None:
        """Pick a key event to go to."""
        self.pick_from(jump_page(self.replay, self.table.eyes), self._jump, also_closes="j")

    def do_log(self) -> None:
        """Read everything up to here; a line leads to its rule."""
        page = reading.log_page(self.table)
        self.pick_from(page, lambda rule: self.read_rules(rule, self.do_log), also_closes="l")

    def do_help(self) -> None:
        """Read how to move, the commands and the signs."""
        self.open_page(replay_help(self.table, working_here(self.table)), also_closes="?")

    def do_palette(self) -> None:
        """Pick a command from the list."""
        self.pick_from(reading.commands_page(working_here(self.table)), self.run_command, also_closes="ctrl+p")

    def do_leave(self) -> None:
        """Leave the replay."""
        self.dismiss(None)

    def _jump(self, index: str) -> None:
        self.table.jump(int(index))
        self.draw()

    # -- whose eyes ------------------------------------------------------------------------------------

    def do_eyes(self) -> None:
        """Choose whose eyes see it."""
        self._choose_eyes(self.draw)

    def _choose_eyes(self, then: Callable[[], None]) -> None:
        page = eyes_page(self.replay.setup.names)
        self.pick_from(page, lambda picked: self._ask(self.table.must_agree, Eyes(picked), then), also_closes="h")

    def _ask(self, names: tuple[str, ...], eyes: Eyes, then: Callable[[], None]) -> None:
        """Ask one player after the other before hands of a match that is not over are shown."""
        if eyes is Eyes.PUBLIC or not names:
            self.table.agreed = self.table.agreed or eyes is not Eyes.PUBLIC
            self.table.look_as(eyes)
            then()
            return
        self.pick_from(agree_page(names[0]), lambda _: self._ask(names[1:], eyes, then))

    # -- files -----------------------------------------------------------------------------------------

    def do_transcript(self) -> None:
        """Write the match as text, as the chosen eyes may read it."""
        try:
            page = written_page(
                f"Transcript, {self.table.eyes_words()}", write_transcript(self.replay, self.table.eyes)
            )
        except OSError as error:
            page = Page("No transcript", (Item(str(error)),))
        self.open_page(page)

    # -- going on --------------------------------------------------------------------------------------

    def do_go_on(self) -> None:
        """Ask, then go on playing from here."""
        self.pick_from(go_on_page(self.where, self.replay.journal.path.name), self._go_on)

    def _go_on(self, picked: str) -> None:
        assert picked == YES
        try:
            record = self.replay.branch(seats=people_for_missing)
        except JournalError as error:
            self.open_page(Page("Nothing has begun", (Item(str(error)),)))
            return
        self.dismiss(record)

    def do_what_if(self) -> None:
        """Pick another option here, with eyes that may see them."""
        prompt = self.replay.prompt
        if prompt is None:
            return
        if self.table.eyes.may_read(prompt):
            self._pick_option(self._new_pick(prompt))
        else:
            self._choose_eyes(partial(self._what_if_seen, prompt))

    def _what_if_seen(self, prompt: Prompt) -> None:
        self.draw()
        if self.table.eyes.may_read(prompt):
            self._pick_option(self._new_pick(prompt))

    def _new_pick(self, prompt: Prompt) -> OptionPick:
        duel, wording = self.replay.driver.duel, self.replay.ruleset.wording
        words = [wording.option(duel, option) for option in prompt.options]
        return OptionPick(prompt, words, self.replay.setup.names, chosen(self.replay.next_entry))

    def _pick_option(self, pick: OptionPick) -> None:
        page = pick.page(self.replay.question(self.table.eyes))
        self.pick_from(page, partial(self._take_option, pick))

    def _take_option(self, pick: OptionPick, picked: str) -> None:
        answer = pick.take(picked)
        if answer is None:
            self._pick_option(pick)
            return
        view = WhatIfView(self.replay, self.table.eyes, answer)
        screen = WhatIfScreen(view, self.where, self.replay.journal.path.name)
        self.app.push_screen(screen, self._after_what_if)

    def _after_what_if(self, result: Record | str | None) -> None:
        if result == ANOTHER:
            self.do_what_if()
        elif isinstance(result, Record):
            self.dismiss(result)
