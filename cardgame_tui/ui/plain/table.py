"""The same duel as lines of text: for screen readers, scripts and tests."""

from collections.abc import Callable, Sequence
from time import sleep
from typing import NoReturn

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.asking.lasting import EVERYTHING
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.record import Record
from cardgame_tui.ui.cells.text import capital
from cardgame_tui.ui.drawing.strip.strip import result_words
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, KeyMap, never
from cardgame_tui.ui.keys.grouping import AnswerShape
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.curtain import last_words, public_facts
from cardgame_tui.ui.pages.played import changed_in_duel, played_in_short
from cardgame_tui.ui.pages.undo import UNDO_TITLE
from cardgame_tui.ui.plain.commands import (
    IDLE,
    SAID_BRIEFLY,
    commands_of,
    in_full,
    in_short,
)
from cardgame_tui.ui.plain.dialog import LineDialog
from cardgame_tui.ui.plain.queries import HOW, look_up
from cardgame_tui.ui.plain.replay import PlainReplay
from cardgame_tui.ui.plain.result import PlainResult
from cardgame_tui.ui.plain.secret import ask_secret
from cardgame_tui.ui.plain.terminal import UNKNOWN, LineTerminal, OutOfLinesError
from cardgame_tui.ui.plain.trouble import get_past_trouble
from cardgame_tui.ui.scene.card_names import names_in_use, second_names
from cardgame_tui.ui.scene.log import folded
from cardgame_tui.ui.session.passing import CLOSED
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.spoken.hearing import in_texts
from cardgame_tui.ui.spoken.listing import hand_listing, question_listing, table_listing
from cardgame_tui.ui.table.commands.declared import FINAL, UNDO
from cardgame_tui.ui.table.commands.lesson import end_lesson, lesson_is_over
from cardgame_tui.ui.table.commands.orders import IN_PLAIN_WORDS
from cardgame_tui.ui.table.state import TableState

KEYS = {"": "enter", "yes": "enter", "space": "space", "pass": "space", "no": "space", "back": "backspace"}
KEYS |= {"enter": "enter", "bksp": "backspace", "backspace": "backspace"}
"""Words for keys that type no character, as key lists name them; an empty line is enter."""

ANSWERING = (
    "Type a letter or number to pick; a letter and a number together (a2) where a letter needs one.",
    "To decline, type pass or no; where a number is asked for, an empty line declines too.",
    "To say yes or to confirm your selection, type yes or an empty line.",
    "To cancel the last step of your selection, type back.",
)

DECLINE = "An empty line only says yes or confirms. To decline, type no."
"""The answer to an empty line at a question that can be declined and has nothing to confirm."""

OPEN_FIRST = "First open the {hand}: {key}."
"""The answer to a pick while the hand is closed."""

THOUGHT = 0.03
"""Seconds that a bot thinks at a time."""
REST = 0.005
"""Seconds after a thought: nothing is to be thought once a bot knows its answer before its time."""

NO_STEPS = "Every event is a line here, with its rule, in the order in which it happened. None waits for a key."


class PlainTable:
    """One match, played in lines of text.

    Args:
        session: the match.
        terminal: where lines are typed and printed.
        key_map: the keys a player wants for the commands.

    Attributes:
        session: the running match.
        table: its table, as soon as nothing prevents the match from starting.
        commands: its commands.
        dialog: prints pages.
    """

    table: TableState

    def __init__(self, session: Session, terminal: LineTerminal, key_map: KeyMap = DEFAULT_KEYS) -> None:
        self.session = session
        self.commands = commands_of(session, key_map)
        self.dialog = LineDialog(terminal)
        self._terminal = terminal
        self._key_map = key_map
        self._result: PlainResult | None = None
        terminal.reader = self._reader
        terminal.spoken = in_texts(session.ruleset.wording.spoken)
        terminal.names = names_in_use(session.setup)
        self._printed = 0
        self._turn = -1
        self._duel = session.record.number
        self._heard: Prompt | None = None
        self._asked: tuple[str, ...] = ()

    def play(self) -> NoReturn:
        """Play until the input ends or the players leave.

        Raises:
            OutOfLinesError: when either happens.
        """
        get_past_trouble(self.session, self._terminal)
        self.table = TableState(self.session, self.commands)
        self.table.second_names = second_names()
        self._terminal.say(
            *self.session.record.notes,
            *ANSWERING,
            self._commands_in_short(),
            self._in_short(),
        )
        self._begin_lesson()
        if self.session.setup.table.step == "on":
            self._terminal.say(NO_STEPS)
        while True:
            if self.session.runner.trouble is not None:
                get_past_trouble(self.session, self._terminal)
            prompt = self.session.prompt
            if prompt is not None:
                self._result = None
            if self.session.runner.thinking is not None:
                self._wait_for_bot()
            elif lesson_is_over(self):
                self._end_lesson()
            elif prompt is None:
                self._end_duel()
            elif prompt.secret:
                self._ask_secret()
            elif seat := self.session.runner.offer_due:
                self._terminal.say(IN_PLAIN_WORDS.format(name=self.session.name(seat)))
                self.session.runner.settle(seat, EVERYTHING)
            elif self.session.curtain_due:
                self._hand_over()
            else:
                self._ask()

    def hide_hand(self) -> None:
        """Clear an open hand from the terminal, so that the other player cannot read it."""
        self._terminal.hide()

    def _reader(self) -> int:
        """The seat whose hand is open, 0 for none and where hands are not hidden."""
        return self.session.viewer.seat if self.session.hands_hidden else 0

    # -- what commands need of lines of text -----------------------------------------------------------

    def run_command(self, line: str) -> bool:
        """Run the command that a line names; returns whether it names one."""
        command = self.commands.meant(self, line)
        if command is None:
            return False
        if command.works(self):
            command.run(self)
        else:
            self._terminal.say(command.idle or IDLE)
        return True

    def draw(self) -> None:
        """Do nothing: the table is printed on request and at a new turn."""

    def go_on(self) -> None:
        """Forget printed events that were undone; the next question is printed later."""
        self._printed = min(self._printed, len(self.session.log()))

    def agree(self, words: list[str], then: Callable[[Sequence[int]], None], title: str = UNDO_TITLE) -> None:
        """Ask one player after the other, until one does not agree."""
        self._terminal.say(*words)
        for seat in self.session.people:
            self._terminal.say(f"{self.session.name(seat)} agrees: type yes.")
            if self._terminal.read() != "yes":
                then((seat,))
                return
        then(())

    def play_under(self) -> None:
        """Print this duel under another rule."""
        from cardgame_tui.ui.plain.under import rehearse
        from cardgame_tui.ui.table.commands.under import TableHost, rehearsed

        rehearse(rehearsed(self.session), TableHost(self), self._terminal)

    def change_rule(self) -> None:
        """Ask for rule options, and set them from here on."""
        from cardgame_tui.ui.plain.under import ask_for_changes
        from cardgame_tui.ui.table.commands.rule_change import ask_for_rules

        changes = ask_for_changes(self.session.driver.duel.options, self._terminal)
        if changes:
            ask_for_rules(self, changes)

    def change_to(self, session: Session) -> None:
        """Play another match here, as soon as nothing prevents it from starting."""
        try:
            get_past_trouble(session, self._terminal)
        except OutOfLinesError:
            session.record.close()
            raise
        self.session.record.close()
        session.stepped = False
        session.go_past()
        self.session = session
        self._result = None
        self._printed, self._turn = 0, -1
        self.commands = commands_of(session, self._key_map)
        self.table.use_commands(self.commands)
        self.table.sit_at(session)
        self._terminal.say(self._in_short())
        self._begin_lesson()

    def help(self) -> None:
        """Print what can be typed."""
        self._terminal.say(
            "Answering",
            *(f"  {line}" for line in ANSWERING),
            "Looking",
            *(f"  {line}" for line in HOW),
            "Commands",
            *(f"  {line}" for line in in_full(each for each in self.commands.all if each.works is not never)),
            "  quit  Leave; a saved match can be resumed.",
        )

    def say_why(self) -> None:
        """Print the rule behind the question, and everything that cannot be picked and why."""
        scene = self.table.scene()
        self._terminal.page(reading.why_page(scene, reading.rulebook_of(self.session.ruleset)))

    def repeat(self) -> None:
        """Print the question with all that can be picked."""
        self._heard = None

    def list_table(self) -> None:
        """Print the table."""
        self._terminal.say(*table_listing(self.table.scene(), brief=self._terminal.brief))

    def say_less(self, *, brief: bool) -> None:
        """Leave out texts of cards and numbers of rules from now on, or say them again."""
        self._terminal.brief = brief
        self._terminal.say(SAID_BRIEFLY[brief])

    def list_hand(self) -> None:
        """Open the hand of the player who must decide, or close it, and print it."""
        if self.session.hand_closed or self.session.viewer.seat:
            self.table.show_hand()
        self._print_hand()

    def _print_hand(self) -> None:
        words = list(hand_listing(self.table.scene(), brief=self._terminal.brief))
        seat = self.session.viewer.seat
        hand = self.session.hand_word
        empty = f"{self.session.name(seat)}'s {hand} is empty." if seat else f"The {hand}s are face down."
        self._terminal.say(*(words or [empty]))

    # -- one question after the other ------------------------------------------------------------------

    def _wait_for_bot(self) -> None:
        """Let the bot that thinks answer, after the same time whatever it has to choose from."""
        self._print_log()
        while not self.session.runner.think(THOUGHT):
            sleep(REST)

    def _print_log(self) -> None:
        """Print what has happened since, as the viewer may read it."""
        log = self.session.log()
        if self._duel != self.session.record.number:
            self._duel, self._printed, self._turn = self.session.record.number, 0, -1
        self._terminal.say(*map(str, folded(log[self._printed :])))
        self._printed = len(log)

    def _print_events(self) -> None:
        """Print what has happened since, and the table at a new turn."""
        self._print_log()
        turn = self.session.driver.duel.turn
        if turn != self._turn:
            self._turn = turn
            self.list_table()

    def _in_short(self) -> str:
        changed = changed_in_duel(self.session.record)
        words = " / ".join(filter(None, (changed, played_in_short(self.session.setup))))
        unsaved = "NOT SAVED. " if self.session.runner.unsaved else ""
        return unsaved + (f"Rules: {words}" if words else "")

    def _ask(self) -> None:
        self._print_events()
        choice = self.table.choice
        half_made = choice is not None and choice.can_cancel
        asked = tuple(question_listing(self.table.scene(), brief=half_made or self._terminal.brief))
        heard = self.session.prompt is self._heard and asked[1:] == self._asked[1:]
        self._terminal.say(*(asked[:1] if heard else asked))
        self._heard, self._asked = self.session.prompt, asked
        while not self._carry_out(line := self._terminal.read()):
            self._terminal.say(self._why_nothing(line))

    def _carry_out(self, line: str) -> bool:
        """Carry out a line; returns whether it did anything."""
        if self.run_command(line):
            return True
        if found := look_up(line, self.table.scene(), self.session.setup, self.table.driver.duel.options):
            self._terminal.say(*found)
            return True
        if line in KEYS:
            return self.table.press("space" if not line and self._asks_amount() else KEYS[line])
        return self._pick(line)

    def _asks_amount(self) -> bool:
        """Whether a number is asked for, and none typed."""
        choice = self.table.choice
        return choice is not None and choice.shape is AnswerShape.AMOUNT and not choice.typed

    def _why_nothing(self, line: str) -> str:
        """Why a line did nothing: the hand is closed, or a pass is not offered, or it has no meaning."""
        if self.session.gate_closed:
            hand = self.session.hand_word
            first = OPEN_FIRST.format(hand=hand, key=self.commands.key("hand"))
            return f"{capital(CLOSED.format(hand=hand))}. {first}" if KEYS.get(line) == "space" else first
        if not line and any(key == "space" for key, _ in self.table.scene().question.hints):
            return DECLINE
        refused = self.table.scene().question.refused if KEYS.get(line) == "space" else ()
        return next((f"{capital(each.words)}{each.because}" for each in refused if not each.about), UNKNOWN)

    def _pick(self, line: str) -> bool:
        prompt = self.session.prompt
        for key in line.replace(" ", "").lower():
            if self.session.prompt is not prompt or not self.table.press(key):
                return False
        choice = self.table.choice
        if choice is not None and choice.shape is AnswerShape.AMOUNT and self.session.prompt is prompt:
            return self.table.press("enter")
        return True

    def _commands_in_short(self) -> str:
        return in_short(each for each in self.commands.all if each.works is not never)

    def _begin_lesson(self) -> None:
        """Print the title of a lesson, and what it is about."""
        lesson = self.session.lesson
        if lesson is not None:
            self._terminal.say(lesson.title, *lesson.file.scenario.about.splitlines())

    def _end_lesson(self) -> None:
        self._print_events()
        self._terminal.say(result_words(self.session.view()))
        end_lesson(self, self._leave)

    def _leave(self) -> None:
        raise OutOfLinesError

    def _hand_over(self) -> None:
        session = self.session
        prompt = session.prompt
        assert prompt is not None
        who = session.name(prompt.seat)
        self._terminal.clear()
        self._terminal.say(
            f"PASS THE KEYBOARD TO {who.upper()}. Both {session.hand_word}s are face down.",
            f"To decide: {session.question()}",
            *public_facts(session.view()),
            last_words(session.log(1)),
            f"{who}, press Enter when {session.name(other(prompt.seat))} looks away.",
        )
        while self._terminal.read():
            self._terminal.say(f"Only Enter alone opens the {session.hand_word}; quit leaves.")
        self.table.show_hand()
        self._print_hand()

    def _ask_secret(self) -> None:
        self._print_events()
        undo = ask_secret(self.session, self._terminal, self.commands.letters, self._is_undo)
        if undo:
            self.run_command(undo)

    def _end_duel(self) -> None:
        self._print_events()
        if self._result is None:
            self._result = PlainResult(self.session, self._terminal, self.commands.key(UNDO.name))
        self._result.ask(self)

    def show_replay(self, event: int) -> Record | None:
        """Show the duel again, from an event on, until a new match begins there or the replay is left."""
        record = self.session.record
        assert record.path is not None
        try:
            replay = Replay(record.path, lambda _: self.session.ruleset)
        except JournalError as error:
            self._terminal.say(*str(error).splitlines())
            return None
        if event:
            replay.go_to_event(record.number, event)
        return PlainReplay(replay, self._terminal, self._key_map, leaves=True).show()

    def _is_undo(self, line: str) -> bool:
        command = self.commands.meant(self, line)
        return command is not None and command.name in (UNDO.name, FINAL.name)
