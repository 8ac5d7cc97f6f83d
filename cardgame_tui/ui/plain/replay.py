"""A replay as lines of text: for screen readers, scripts and tests."""

from collections.abc import Callable

from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import By, decision_meant
from cardgame_tui.play.record import Record
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.drawing.strip.strip import result_words
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, Commands, KeyMap
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.plain.commands import (
    IDLE,
    REPLAY_LINES,
    SAID_BRIEFLY,
    LineReplayDesk,
    in_full,
    line_keys,
    of_game,
)
from cardgame_tui.ui.plain.dialog import LineDialog
from cardgame_tui.ui.plain.queries import HOW, look_up
from cardgame_tui.ui.plain.terminal import UNKNOWN, LineTerminal
from cardgame_tui.ui.plain.what_if import compare
from cardgame_tui.ui.replay.branching import ask_branch
from cardgame_tui.ui.replay.state import ReplayState
from cardgame_tui.ui.replay.viewing import see_as
from cardgame_tui.ui.scene.card_names import names_in_use, second_names
from cardgame_tui.ui.scene.log import folded
from cardgame_tui.ui.scene.replay_question import bar_words
from cardgame_tui.ui.spoken.hearing import in_texts
from cardgame_tui.ui.spoken.listing import question_listing, table_listing

LATEST = 20
"""Most events that are printed after one step; `l` lists all."""

MOVING = (
    "An empty line or next goes one step forward, back goes one step back.",
    "by event, by decision, by phase, by {turn}, by key event, by duel: how far a step goes.",
    "go 37: to decision 37 of this duel; go 2.37: of duel 2. begin and end go to either end.",
    "as public, as 1, as 2, as both: choose the point of view.",
)


class PlainReplay:
    """One match, shown again in lines of text.

    Args:
        replay: the match.
        terminal: where lines are typed and printed.
        key_map: the keys a player wants for the commands.
        leaves: whether ``leave`` goes back to where the replay was opened.

    Attributes:
        table: what is shown, and from whose point of view.
        commands: its commands.
        dialog: prints pages.
    """

    def __init__(
        self, replay: Replay, terminal: LineTerminal, key_map: KeyMap = DEFAULT_KEYS, *, leaves: bool = False
    ) -> None:
        self.table = ReplayState(replay)
        self.table.second_names = second_names()
        layout = replay.ruleset.layout(replay.setup.options)
        self.commands: Commands[LineReplayDesk] = Commands(
            of_game(REPLAY_LINES, layout), line_keys(key_map), replay.setup.hand_word
        )
        self.dialog = LineDialog(terminal)
        self._replay = replay
        self._terminal = terminal
        terminal.spoken = in_texts(replay.ruleset.wording.spoken)
        terminal.names = names_in_use(replay.setup)
        self._branch: Record | None = None
        self._printed = (0, 0)
        self._turn = (0, -1)
        self._moves: dict[str, Callable[[], None]] = {
            "": lambda: self._step(back=False),
            "next": lambda: self._step(back=False),
            "back": lambda: self._step(back=True),
            "begin": lambda: self._jump(0),
            "end": lambda: self._jump(len(self._replay.places)),
        }
        self._left = False
        if leaves:
            self._moves["leave"] = self._leave
        self._with_word = {"by": self._by, "go": self._go, "as": self._see_as}

    def show(self) -> Record | None:
        """Show the match until the players continue from a place; returns the new match, None if they leave.

        Raises:
            OutOfLinesError: when the input ends or the players leave.
        """
        self._terminal.say(*self._replay.notes)
        self.help()
        self._print_place()
        while self._branch is None and not self._left:
            self._carry_out(self._terminal.read())
        return self._branch

    def help(self) -> None:
        """Print what can be typed."""
        turn = self._replay.ruleset.wording.turn
        leave = "leave: back to the end of the duel." if "leave" in self._moves else ""
        self._terminal.say(*(line.format(turn=turn) for line in MOVING), leave, *HOW, *in_full(self.commands.all))

    def say_why(self) -> None:
        """Print the rule behind the question, and what cannot be picked and why."""
        self._terminal.page(reading.why_page(self.table.scene(), reading.rulebook_of(self._replay.ruleset)))

    def _carry_out(self, line: str) -> None:
        """Carry out one line."""
        first, _, word = line.partition(" ")
        command = self.commands.meant(self, line)
        if line in self._moves:
            self._moves[line]()
        elif command is None and (
            found := look_up(line, self.table.scene(), self._replay.setup, self.table.driver.duel.options)
        ):
            self._terminal.say(*found)
        elif word and first in self._with_word:
            self._with_word[first](word.strip())
        elif command is None:
            self._terminal.say(UNKNOWN)
        elif command.works(self):
            command.run(self)
        else:
            self._terminal.say(command.idle or IDLE)

    # -- moving ----------------------------------------------------------------------------------------

    def _step(self, *, back: bool) -> None:
        if not self.table.step(back=back):
            self._terminal.say("This is the beginning." if back else "This is the end.")
        self._print_place()

    def _leave(self) -> None:
        self._left = True

    def _jump(self, index: int) -> None:
        self.table.jump(index)
        self._print_place()

    def _go(self, words: str) -> None:
        try:
            self._replay.go_to(*decision_meant(words, self._replay.place.duel))
        except (ValueError, LookupError) as error:
            self._terminal.say(f"go: {error}.")
            return
        self._jump(self._replay.index)

    def _by(self, word: str) -> None:
        steps = {self.table.step_word(by): by for by in By}
        if word in steps:
            self.table.by = steps[word]
            self._terminal.say(f"A step is one {word} now.")
        else:
            self._terminal.say(f"by: one of {', '.join(steps)}.")

    # -- printing --------------------------------------------------------------------------------------

    def _print_place(self) -> None:
        """Print the events since the last place, the table at a new turn, and the open question."""
        scene, place = self.table.scene(), self._replay.place
        log = self.table.log()
        known = self._printed[1] if self._printed[0] == place.duel else 0
        new = log[known:]
        if len(new) > LATEST:
            self._terminal.say(f"({len(new) - LATEST} events before these; l lists all)")
        self._terminal.say(*map(str, folded(new[-LATEST:])))
        self._printed = place.duel, len(log)
        if self._turn != (place.duel, scene.view.turn):
            self._turn = place.duel, scene.view.turn
            self.list_table()
        self._terminal.say(f"{bar_words(self._replay, scene.view.turn)}, {self.table.viewer_words()}")
        if scene.question.words:
            self._terminal.say(*question_listing(scene, brief=self._terminal.brief))
        self._terminal.say(result_words(scene.view) if self._replay.at_rest else "")

    def list_table(self) -> None:
        """Print the table."""
        self._terminal.say(*table_listing(self.table.scene(), brief=self._terminal.brief))

    def say_less(self, *, brief: bool) -> None:
        """Leave out texts of cards and numbers of rules from now on, or say them again."""
        self._terminal.brief = brief
        self._terminal.say(SAID_BRIEFLY[brief])

    def _see_as(self, word: str) -> None:
        if word in {viewer.value for viewer in Viewer}:
            see_as(self, Viewer(word), self.draw)
        else:
            self._terminal.say(f"as: one of {', '.join(viewer.value for viewer in Viewer)}.")

    # -- what commands need of lines of text -----------------------------------------------------------

    def draw(self) -> None:
        """Print the table and the place of the replay."""
        self.list_table()
        self._print_place()

    def compare(self, answer: Answer) -> None:
        """Show what was played next to what follows another answer."""
        line = self._replay.what_if(answer)
        if compare(line, self.table.viewer, self._terminal):
            ask_branch(self, line)

    def play_under(self) -> None:
        """Print this duel under another rule."""
        from cardgame_tui.ui.plain.under import rehearse
        from cardgame_tui.ui.replay.under import ReplayHost, rehearsed

        rehearse(rehearsed(self), ReplayHost(self), self._terminal)

    def play_on(self, record: Record) -> None:
        """Leave the replay for a match that begins from it."""
        self._branch = record
