"""The same duel as lines of text: for screen readers, scripts and tests."""

import sys
from contextlib import suppress
from typing import NoReturn, TextIO

from cardgame_tui.engine.duel import other
from cardgame_tui.play.record import Record
from cardgame_tui.ui.drawing.question import result_words
from cardgame_tui.ui.keys.grouping import Kind
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.pages.curtain import last_words, public_facts
from cardgame_tui.ui.plain.commands import UNDO, PlainCommands, get_past_trouble, help_lines
from cardgame_tui.ui.plain.listing import asked_listing
from cardgame_tui.ui.plain.terminal import UNKNOWN, LineTerminal, OutOfLinesError
from cardgame_tui.ui.session.breakdown import Fault, fault_now
from cardgame_tui.ui.session.crash import BROKEN, crash_words, left_words
from cardgame_tui.ui.session.hang_up import HUNG_UP, HungUpError, ending_with_the_terminal
from cardgame_tui.ui.session.rematch import Again
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import Table

KEYS = {"": "enter", "yes": "enter", "space": "space", "pass": "space", "no": "space", "back": "backspace"}
KEYS |= {"enter": "enter", "bksp": "backspace", "backspace": "backspace"}
"""Words for keys that type nothing, as lists of keys name them too; an empty line is enter."""

NO_STEPS = "Every event is a line here, with its rule, in the order in which it happened: none waits for a key."


class PlainTable(PlainCommands):
    """One match, played in lines."""

    def play(self) -> NoReturn:
        """Play until the input ends or the players leave.

        Raises:
            OutOfLinesError: then.
        """
        get_past_trouble(self.session, self._terminal)
        self.table = Table(self.session)
        self._terminal.say(*self.session.record.notes, *help_lines(self.session), self._in_short())
        if self.session.setup.step == "on":
            self._terminal.say(NO_STEPS)
        while True:
            if self.session.trouble is not None:
                get_past_trouble(self.session, self._terminal)
                self.table.meet()
            prompt = self.session.prompt
            if prompt is None:
                self._end_duel()
            elif prompt.secret:
                self._ask_secret()
            elif self.session.curtain_due:
                self._hand_over()
            else:
                self._ask()

    def hide_hand(self) -> None:
        """Take a hand that lies open out of sight, where somebody else may read what was printed."""
        if self.session.looking and not self.session.alone:
            self._terminal.clear()

    def _ask(self) -> None:
        self._tell()
        self._terminal.say(*asked_listing(self.table.scene().asked))
        looking = self.session.looking
        while not self._obey(self._terminal.read()):
            self._terminal.say(UNKNOWN)
        if looking and self.session.looking != looking:
            self._terminal.clear()

    def _obey(self, line: str) -> bool:
        """Carry out a line; says whether it did anything."""
        if self.run_command(line):
            return True
        if line in KEYS:
            return self.table.press(KEYS[line])
        return self._pick(line)

    def _pick(self, line: str) -> bool:
        prompt = self.session.prompt
        for key in line.replace(" ", "").lower():
            if self.session.prompt is not prompt or not self.table.press(key):
                return False
        choice = self.table.choice
        if choice is not None and choice.kind is Kind.AMOUNT and self.session.prompt is prompt:
            return self.table.press("enter")
        return True

    def _hand_over(self) -> None:
        session = self.session
        prompt = session.prompt
        assert prompt is not None
        who = session.name(prompt.seat)
        self._terminal.clear()
        self._terminal.say(
            f"PASS THE KEYBOARD TO {who.upper()}. Both hands are face down.",
            f"To decide: {session.question()}",
            *public_facts(session.view()),
            last_words(session.log(1)),
            f"{who}, press Enter when {session.name(other(prompt.seat))} looks away.",
        )
        while self._terminal.read():
            self._terminal.say("Only Enter alone opens the hand; quit leaves.")
        self.table.show_hand()
        self._hand_words()

    def _ask_secret(self) -> None:
        session = self.session
        prompt = session.prompt
        assert prompt is not None
        self._tell()
        duel = session.driver.duel
        words = [session.ruleset.wording.option(duel, option) for option in prompt.options]
        choice = SecretChoice(len(words), session.deciders(), in_turn=True)
        while not choice.done:
            seat = choice.turn_of
            self._terminal.say(f"{session.question()} ({prompt.rule})", f"{session.name(seat)} chooses, unseen:")
            self._terminal.say(*(f"  {key}  {word}" for key, word in zip(choice.keys(seat), words, strict=True)))
            line = self._terminal.read()
            if line in UNDO:
                self._undo()
                return
            if not choice.press(line):
                self._terminal.say("That does nothing here.")
                continue
            self._terminal.clear()
        session.answer_secret(choice.chosen)
        self.table.meet()

    def _end_duel(self) -> None:
        session = self.session
        self._tell()
        self._terminal.say(result_words(session.view()))
        match = session.match
        if match.best_of > 1:
            self._terminal.say(f"Match: {session.name(1)} {match.wins(1)}, {session.name(2)} {match.wins(2)}")
        self._terminal.say(self._in_short())
        self._terminal.say(
            "again: a new match, seats swapped; quit" if match.over else "An empty line: the next duel; quit",
            "u takes back the last decision" if session.undoable else "",
        )
        line = self._terminal.read()
        if line in UNDO:
            self._undo()
        elif match.over and line == "again":
            self._begin_again(Again.SWAPPED)
        elif not match.over and line == "":
            self._told, self._turn = 0, -1
            session.begin()
            self.table.meet()


def run_plain(record: Record, lines: TextIO, out: TextIO, *, keep: bool = False) -> int:
    """Play a match in lines of text, from its beginning or from where it was left.

    Args:
        record: the match.
        lines: where answers come from; its end ends the program.
        out: where everything is printed.
        keep: make a journal when it begins.

    Returns:
        The exit code: 0, 70 after a fault in the game, 129 when the terminal has gone.

    Raises:
        OSError: when nothing can be read or printed any more.
        KeyboardInterrupt: when it was interrupted, once it has been said where the match is kept.
    """
    session = Session(record, keep=keep)
    session.unsaved = not session.keep
    session.stepped = False
    with ending_with_the_terminal():
        return _play(PlainTable(session, LineTerminal(lines, out)))


def _play(table: PlainTable) -> int:
    """Play to the end of the input, and say where the match is kept."""
    words: list[str] = []
    try:
        table.session.open()
        table.play()
    except (OutOfLinesError, KeyboardInterrupt) as end:
        words = left_words(table.session.record, unsaved=table.session.unsaved)
        if isinstance(end, HungUpError):
            return HUNG_UP
        if isinstance(end, KeyboardInterrupt):
            raise
        return BROKEN if isinstance(table.session.trouble, Fault) else 0
    except OSError:
        raise
    except Exception as error:
        words = crash_words(fault_now(error, table.session.record))
        return BROKEN
    finally:
        with suppress(OSError):
            table.hide_hand()
        table.session.record.close()
        with suppress(OSError):
            print(*words, sep="\n", end="\n" if words else "", file=sys.stderr)
