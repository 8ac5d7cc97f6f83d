"""A replay as lines of text: for screen readers, scripts and tests."""

from collections.abc import Callable
from typing import TextIO

from cardgame_tui.bots.registry import people_for_missing
from cardgame_tui.play.eyes import Eyes
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.record import Record
from cardgame_tui.play.replay import Replay
from cardgame_tui.play.timeline import By, decision_meant
from cardgame_tui.play.what_if import WhatIf
from cardgame_tui.ui.drawing.question import result_words
from cardgame_tui.ui.drawing.replay_asked import bar_words
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.mark import WHAT_TO_RULE
from cardgame_tui.ui.pages.marking import mark_here
from cardgame_tui.ui.plain.listing import asked_listing, table_listing
from cardgame_tui.ui.plain.table import run_plain
from cardgame_tui.ui.plain.terminal import UNKNOWN, LineTerminal, OutOfLinesError
from cardgame_tui.ui.plain.what_if import compare
from cardgame_tui.ui.replay.commands import working_here
from cardgame_tui.ui.replay.replay_view import ReplayTable
from cardgame_tui.ui.replay.transcript_file import write_transcript
from cardgame_tui.ui.session.hang_up import HUNG_UP, HungUpError, ending_with_the_terminal

LATEST = 20
"""Most events that are printed after one step; `l` lists all."""

HELP = (
    "An empty line or next goes on, back goes back.",
    "by event, by decision, by phase, by {turn}, by key event, by duel: how far a step goes.",
    "go 37: to decision 37 of this duel; go 2.37: of duel 2. begin and end go to either end.",
    "eyes public, eyes 1, eyes 2, eyes open: whose eyes see it.",
    "v the table, s the stack, l the log, ? this.",
    "what if: another option here, and where both lines part. branch: go on playing from here in a new match.",
    "transcript writes the match as text, mark the position to a scenario file. quit leaves.",
)


class PlainReplay:
    """One match, shown again in lines.

    Args:
        replay: the match.
        terminal: where lines are typed and printed.

    Attributes:
        table: what is looked at, and with whose eyes.
    """

    def __init__(self, replay: Replay, terminal: LineTerminal) -> None:
        self.table = ReplayTable(replay)
        self._replay = replay
        self._terminal = terminal
        self._branch: Record | None = None
        self._told = (0, 0)
        self._turn = (0, -1)
        self._commands: dict[str, Callable[[], None]] = {
            "": lambda: self._step(back=False),
            "next": lambda: self._step(back=False),
            "back": lambda: self._step(back=True),
            "begin": lambda: self._jump(0),
            "end": lambda: self._jump(len(self._replay.places)),
            "v": self._show,
            "s": self._stack,
            "l": lambda: self._terminal.page(reading.log_page(self.table)),
            "?": self._help,
            "what if": self._what_if,
            "branch": self._go_on,
            "transcript": self._transcript,
            "mark": self._mark,
        }
        self._with_word = {"by": self._by, "go": self._go, "eyes": self._eyes}

    def show(self) -> Record:
        """Show the match until the players go on playing from somewhere; returns the match that begins there.

        Raises:
            OutOfLinesError: when the input ends or the players leave.
        """
        self._terminal.say(*self._replay.notes)
        self._help()
        self._tell()
        while self._branch is None:
            self._obey(self._terminal.read())
        return self._branch

    def _help(self) -> None:
        self._terminal.say(*(line.format(turn=self._replay.ruleset.wording.turn) for line in HELP))

    def _obey(self, line: str) -> None:
        """Carry out one line."""
        first, _, word = line.partition(" ")
        if line in self._commands:
            self._commands[line]()
        elif first in self._with_word:
            self._with_word[first](word.strip())
        else:
            self._terminal.say(UNKNOWN)

    # -- moving ----------------------------------------------------------------------------------------

    def _step(self, *, back: bool) -> None:
        if not self.table.step(back=back):
            self._terminal.say("This is the beginning." if back else "This is the end.")
        self._tell()

    def _jump(self, index: int) -> None:
        self.table.jump(index)
        self._tell()

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

    # -- what is there ---------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Say what has happened on the way here, the table at a new turn, and the question that is open."""
        scene, place = self.table.scene(), self._replay.place
        log = self.table.log()
        known = self._told[1] if self._told[0] == place.duel else 0
        new = log[known:]
        if len(new) > LATEST:
            self._terminal.say(f"({len(new) - LATEST} events before these; l lists all)")
        self._terminal.say(*(f"* {line.words} ({line.rule})" for line in new[-LATEST:]))
        self._told = place.duel, len(log)
        if self._turn != (place.duel, scene.view.turn):
            self._turn = place.duel, scene.view.turn
            self._show()
        self._terminal.say(f"-- {bar_words(self._replay, scene.view.turn)}, {self.table.eyes_words()}")
        if scene.asked.question:
            self._terminal.say(*asked_listing(scene.asked))
        self._terminal.say(result_words(scene.view) if self._replay.at_rest else "")

    def _show(self) -> None:
        self._terminal.say(*table_listing(self.table.scene()))

    def _stack(self) -> None:
        self._terminal.page(reading.stack_page(self.table.scene().view))

    def _eyes(self, word: str) -> None:
        if word not in {eyes.value for eyes in Eyes}:
            self._terminal.say(f"eyes: one of {', '.join(eyes.value for eyes in Eyes)}.")
            return
        eyes = Eyes(word)
        if eyes is not Eyes.PUBLIC and not self._all_agree():
            self._terminal.say("The eyes stay as they are.")
            return
        self.table.look_as(eyes)
        self._show()
        self._tell()

    def _all_agree(self) -> bool:
        """Ask everybody who plays, before hands of a match that is not over are shown."""
        for name in self.table.must_agree:
            self._terminal.say(f"This match is not over. {name} agrees that hands are shown: type yes.")
            if self._terminal.read() != "yes":
                return False
        self.table.agreed = True
        return True

    # -- files, and going on ---------------------------------------------------------------------------

    def _transcript(self) -> None:
        try:
            path = write_transcript(self._replay, self.table.eyes)
        except OSError as error:
            self._terminal.say(f"No transcript: {error}")
        else:
            self._terminal.say(f"Transcript, {self.table.eyes_words()}: {path}")

    def _mark(self) -> None:
        self._terminal.say(WHAT_TO_RULE)
        title = self._terminal.read_words()
        self._terminal.page(mark_here(self._replay.driver, self._replay.setup, title))

    def _what_if(self) -> None:
        if not self._works("what_if"):
            self._terminal.say("Nothing was answered here.")
            return
        line = compare(self._replay, self.table.eyes, self._terminal)
        if line is not None:
            self._go_on(line)

    def _go_on(self, line: WhatIf | None = None) -> None:
        """Ask, and begin a match of its own from here, or from where another line has come to."""
        if not self._works("go_on"):
            self._terminal.say("Nothing goes on from here.")
            return
        file = self._replay.journal.path.name
        self._terminal.say(
            f"A new match begins with all that was decided up to here; {file} stays as it is: type yes."
        )
        if self._terminal.read() != "yes":
            return
        try:
            self._branch = self._replay.branch(line=line, seats=people_for_missing)
        except JournalError as error:
            self._terminal.say(f"Nothing has begun: {error}")

    def _works(self, command: str) -> bool:
        return command in {each.name for each in working_here(self.table)}


def run_plain_replay(replay: Replay, lines: TextIO, out: TextIO) -> int:
    """Show a match again in lines of text, and play on where the players branch off.

    Args:
        replay: the match, at the place to begin with.
        lines: where commands come from; its end ends the program.
        out: where everything is printed.

    Returns:
        The exit code: 0, 70 after a fault in the game that was gone on with, 129 when the terminal has gone.
    """
    try:
        with ending_with_the_terminal():
            record = PlainReplay(replay, LineTerminal(lines, out)).show()
    except OutOfLinesError:
        return 0
    except HungUpError:
        return HUNG_UP
    return run_plain(record, lines, out)
