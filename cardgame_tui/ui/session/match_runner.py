"""Runs a match from one decision of a person to the next: answers of people and bots, undo, and what stops it."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from cardgame_tui.bots.asking import ask
from cardgame_tui.bots.seat_bots import SeatBots
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.asking.lasting import LastingOrders
from cardgame_tui.play.asking.orders import NOTHING_SETTLED, Note, Orders, Until, asks_priority, pass_of
from cardgame_tui.play.driver import AnswerError
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.lines import GivenLine
from cardgame_tui.play.record import Record
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.ui.session.held import Held
from cardgame_tui.ui.session.orders import answer_nobody_need_give, is_to_choose, note_resumed, settled
from cardgame_tui.ui.session.screens.shared import SharedMatch
from cardgame_tui.ui.session.stop_watch import StopWatch
from cardgame_tui.ui.session.stops.breakdown import Breakdown, breakdown_of_rules
from cardgame_tui.ui.session.thinking import ThinkingBot

if TYPE_CHECKING:
    from cardgame_tui.play.scenario.lesson import Lesson

Trouble: TypeAlias = JournalError | Breakdown
"""What stops a match: its journal cannot be written, or its ruleset broke down."""


class MatchRunner(SharedMatch):
    """Runs a match from one decision of a person to the next.

    It never raises errors of the journal or of the rules. Such an error stops the match as its `trouble`, which
    a table shows immediately.

    Args:
        record: the match; `open` begins or continues it.
        keep: make a journal when the match begins.
        lesson: a lesson that gives or judges every answer, None for an ordinary match.
        patient: whether bots that look ahead think in small pieces, by `think`, so that a screen does not freeze;
            otherwise the match waits for them.

    Attributes:
        record: the match and its journal.
        bots: answer for the seats without a person.
        people: the seats of the people at the terminal.
        orders: the standing orders of the people; they answer before anybody is asked.
        before: what the players had settled in the last match, which a rematch offers.
        asks_all: whether questions that have only one answer are asked too, see `only_answer`.
        thinking: the bot that thinks about the open prompt, None while none does.
        trouble: what prevents the match from continuing, None while it runs.
        unsaved: whether the players chose to continue without a journal.
        answered: how many events there were when a seat answered last, by number of the duel and seat.
        answered_last: the seat that answered last, 0 for both or none.
        keep: whether matches here have journals.
        closed: whether somebody has seen what was hidden in the finished match, so that nothing can be undone.
        lesson: the lesson that is being taken, None for an ordinary match.
        watch: how long the player who must decide takes.
        asked_at: when the open prompt was asked.
        pace: seconds after its question at which an answer takes effect at the earliest, while some player has
            another screen than the others.
        held: the answer that waits for that; it is written already.
        successor: the match that is played after this one on the same screens, None for none.
    """

    def __init__(
        self,
        record: Record,
        *,
        keep: bool = False,
        lesson: "Lesson | None" = None,
        patient: bool = False,
    ) -> None:
        super().__init__()
        self.record = record
        self.lesson = lesson
        self.bots = SeatBots(record.setup)
        self.people = record.people
        self.orders = Orders(record.setup.ruleset, record.setup.names, settled(record))
        self.before = NOTHING_SETTLED
        self.asks_all = False
        self._unasked: set[tuple[int, int]] = set()
        self._gone_back_to: tuple[int, int] | None = None
        self.patient = patient
        self.thinking: ThinkingBot | None = None
        self.watch = StopWatch()
        self._chosen: dict[int, int] = {}
        self._chosen_at: tuple[int, int] | None = None
        self.trouble: Trouble | None = None
        self.unsaved = False
        self.answered: dict[tuple[int, int], int] = {}
        self.answered_last = 0
        self.closed = False
        self.keep = keep or record.path is not None
        self.asked_at = datetime.now()
        self.pace = 0.0
        self.held: Held | None = None
        self._asked_since = self.watch.clock()
        self._asked: tuple[int, int] | None = None
        self.successor: MatchRunner | None = None
        self._copy: tuple[int, Sequence[GivenLine], MatchRunner] | None = None
        self._due: Callable[[], None] | None = None
        self._last_good = self.reached

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt; None once the duel is over."""
        return self.record.prompt

    @property
    def reached(self) -> tuple[int, int]:
        """Number of the duel, and of its decisions made so far."""
        return self.record.number, len(self.record.driver.given) if self.record.begun else 0

    def open(self) -> None:
        """Begin the match, or continue one that was resumed, up to the first decision of a person."""
        if self.record.begun:
            if self.lesson is None:
                note_resumed(self.record, self.orders)
            self._run()
        else:
            self.begin()

    def take_over(self, before: "MatchRunner") -> None:
        """Follow a match of the same two players: on its screens, and with what they had settled."""
        self.pace, self.asks_all = before.pace, before.asks_all
        self.screens, (one, two) = before.screens, before.orders.standing
        self.gallery = before.gallery
        if self.record.setup.names == before.record.setup.names[::-1] != before.record.setup.names:
            self.screens, one, two = self.screens.swapped(), two, one
        self.before = one, two

    def begin(self) -> None:
        """Start the next duel of the match and run it to the first decision of a person."""
        self._take(self._begin)

    def _begin(self) -> None:
        if self.keep and not self.unsaved and self.record.path is None:
            self.record = Record.start(self.record.setup)
        self.record.begin()

    # -- answering -------------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """Answer the open prompt for its seat and run on to the next decision of a person.

        A wrong answer of a lesson is not given, nor a second one while the first one is held.
        """
        prompt = self.prompt
        if self.held is not None:
            return
        if self.lesson is not None and not self.lesson.takes(self.record.driver, answer):
            return
        seconds = self.watch.seconds() if prompt is not None and not prompt.secret else 0
        self._take(lambda: self._give(answer, seconds, by_hand=True))

    def _give(
        self,
        answer: Answer,
        seconds: float = 0,
        *,
        by_hand: bool = False,
        unasked: bool = False,
        notes: Sequence[Note] = (),
    ) -> None:
        """Give the open prompt its answer, with what the players have settled for the match.

        It is written now, and held if its question has been asked only just now.
        """
        self.record.standing = self.orders.standing
        self.held = Held(self.record.write(answer, seconds), answer, by_hand, unasked, notes)
        if not self._is_early:
            self._let_go()

    @property
    def _is_early(self) -> bool:
        """Whether an answer to the open prompt would be shown on another screen too early."""
        prompt = self.prompt
        if not self.pace or not self.screens.elsewhere or prompt is None or prompt.seat not in self.people:
            return False
        self._time_question()
        return self.held_for > 0

    @property
    def held_for(self) -> float:
        """For how many seconds an answer to the open prompt is held still."""
        return self._asked_since + self.pace - self.watch.clock()

    def release(self) -> bool:
        """Let the answer that is held take effect, if it is time, and run on; returns whether none is held."""
        if self.held is not None and self.held_for <= 0:
            self._take(self._let_go)
        return self.held is None

    def _let_go(self) -> None:
        """Let the answer that is held take effect."""
        held, self.held, prompt, duel = self.held, None, self.prompt, self.record.driver.duel
        if held is None or prompt is None:
            return
        if held.by_hand and not prompt.secret:
            self.answered[self.record.number, prompt.seat] = len(duel.events or ())
            self.answered_last = prompt.seat
            if asks_priority(prompt) and held.answer == pass_of(prompt):
                self.orders.passed(prompt, duel)
        self.orders.notes += held.notes
        self.record.take(held.line)
        self._chosen_at = None
        self._unasked = {each for each in self._unasked if each < self.reached}
        if held.unasked:
            self._unasked.add(self.reached)

    def _finish_held(self) -> bool:
        """Let answers that are held take effect at once; returns whether the duel goes on."""
        while self.held is not None and self.trouble is None:
            self._take(self._let_go)
        return self.prompt is not None

    def give_order(self, seat: int, until: Until) -> None:
        """Let a player pass from now on, and run on to the next decision of a person. No lesson is about that."""
        if self.lesson is not None and not self.lesson.takes_order(frozenset()):
            return
        self.orders.give(seat, until, self.record.driver.duel)
        self._gone_back_to = None
        self._run()

    @property
    def offer_due(self) -> int:
        """The seat that is asked for priority and has yet to choose when it wants to be asked; 0 for none."""
        prompt = self.prompt
        if self.lesson is not None or prompt is None or not asks_priority(prompt):
            return 0
        if self.thinking is not None or self.held is not None:
            return 0
        return prompt.seat if is_to_choose(self.record, self.orders, self.before, prompt.seat) else 0

    def can_cancel_orders(self, seat: int) -> bool:
        """Whether `cancel_orders` would end an order."""
        return self.orders.can_cancel(seat)

    def cancel_orders(self, seat: int) -> None:
        """End the orders that end by themselves, and those of a player that last; 0 for nobody's."""
        self.orders.cancel(seat, self.record.driver.duel)
        self.tell()

    def settle(self, seat: int, orders: LastingOrders) -> None:
        """Set the lasting orders of a player, and run on to the next decision of a person.

        In a lesson nothing happens unless it is about them.
        """
        if self.lesson is not None and not self.lesson.takes_order(orders):
            return
        self.orders.settle(seat, orders, self.record.driver.duel)
        self._gone_back_to = None
        self._run()

    def deciders(self) -> tuple[int, ...]:
        """People who must answer the open prompt: one, or several of a secret one."""
        prompt = self.prompt
        if prompt is None:
            return ()
        return self.people if prompt.secret else (prompt.seat,)

    def deciders_are_people(self) -> bool:
        """Whether a person has to answer the open prompt."""
        return bool(set(self.deciders()) & set(self.people))

    def answer_secret(self, chosen: Mapping[int, int]) -> None:
        """Give choices of people at a secret prompt. After the last one bots add theirs, which may take time."""
        self._chosen = {**self._locked(), **chosen}
        self._chosen_at = self.reached
        if set(self.deciders()) <= self._chosen.keys():
            self._take(self._complete_secret)
        else:
            self.tell()

    def has_chosen(self, seat: int) -> bool:
        """Whether a person has made the choice that a secret prompt asks for."""
        return seat in self._locked()

    def _locked(self) -> dict[int, int]:
        """The choices of people at the open secret prompt so far."""
        return self._chosen if self._chosen_at == self.reached else {}

    def as_it_was(self, decisions: int) -> "MatchRunner":
        """A copy after so many decisions of the running duel; the same one as long as these are the same."""
        number, lines = self.record.number, self.record.duel.lines[:decisions]
        if self._copy is None or self._copy[:2] != (number, lines):
            copy = MatchRunner(self.record.as_it_was(decisions))
            events = len(copy.record.driver.duel.events or ())
            notes = [note for note in self.orders.notes if note.duel == number and note.events <= events]
            copy.orders.notes += notes
            copy._unasked = {each for each in self._unasked if each <= copy.reached}
            self._copy = number, lines, copy
        return self._copy[2]

    def concede(self, seat: int) -> None:
        """A player gives up."""
        if self._finish_held():
            self._take(lambda: self.record.concede(seat))

    def agree_draw(self) -> None:
        """Both players end the duel as a draw."""
        if self._finish_held():
            self._take(self.record.agree_draw)

    def change_rules(self, changes: Sequence[RuleChange]) -> None:
        """Both players set rule options from here on."""
        if self._finish_held():
            self._take(lambda: self.record.change_rules(changes))

    def _answer_without_asking(self, prompt: Prompt) -> bool:
        """Let a lesson, an order or a bot answer; returns whether one did."""
        if self.lesson is not None:
            return self._let_lesson_answer(self.lesson, prompt)
        duel = self.record.driver.duel
        self.orders.look(duel)
        if not self.deciders_are_people():
            return self._let_bots_answer(prompt)
        if self.reached == self._gone_back_to:
            return False
        said = len(self.orders.notes)
        answer = answer_nobody_need_give(self.record, self.orders, prompt, asks_all=self.asks_all)
        if answer is None:
            return False
        notes = self.orders.notes[said:]
        del self.orders.notes[said:]
        self._give(answer, unasked=True, notes=notes)
        return self.held is None

    def _let_lesson_answer(self, lesson: "Lesson", prompt: Prompt) -> bool:
        """Let a lesson answer, or an order that the learner has given in it; returns whether one did."""
        driver = self.record.driver
        answer = lesson.given(driver)
        if answer is None and self.orders.answers(prompt, driver.duel) and lesson.passed(driver):
            answer = pass_of(prompt)
        if answer is not None:
            self._give(answer)
        return answer is not None

    def _let_bots_answer(self, prompt: Prompt) -> bool:
        """Let the bots answer; returns whether they did at once."""
        if prompt.secret:
            self._chosen = {}
            self._complete_secret()
        elif (answer := self._ask(prompt.seat)) is not None:
            self._take_answer(prompt.seat, answer)
        return self.thinking is None

    def _ask(self, seat: int) -> Answer | None:
        """Ask the bot at a seat; None while it thinks.

        With people at the table it seems to think also where it has no choice, which would tell of its cards.
        """
        driver = self.record.driver
        bot = self.bots.at(seat, self.record.number, len(driver.given))
        if not (self.patient and bot.looks_ahead):
            return ask(bot, driver, seat)
        asked = ThinkingBot(bot, driver, seat, for_people=bool(self.people))
        if asked.due is None:
            self.thinking = asked
        return asked.due

    def _complete_secret(self) -> None:
        """Ask one bot after another that has not chosen; once all have, answer the secret prompt."""
        for seat in SEATS:
            if seat not in self._chosen:
                answer = self._ask(seat)
                if answer is None:
                    return
                assert isinstance(answer, int)
                self._chosen[seat] = answer
        answer = self._chosen[1], self._chosen[2]
        if self.lesson is None or self.lesson.takes(self.record.driver, answer):
            self._give(answer)

    def think(self, seconds: float) -> bool:
        """Let the bot that thinks continue for some time.

        Returns:
            Whether it has answered, so that the match has run on. If it goes wrong, that is the trouble.
        """
        asked = self.thinking
        if asked is None:
            return False
        try:
            asked.think(seconds)
        except Exception as error:
            self.thinking = None
            self.trouble = breakdown_of_rules(error, self.record, self.reached[1])
            self.tell()
            return True
        if asked.due is None:
            return False
        self._take(partial(self._take_answer, asked.seat, asked.due))
        return True

    def _take_answer(self, seat: int, answer: Answer) -> None:
        """A bot has answered for its seat: an open prompt, or its part of a secret one."""
        assert self.prompt is not None
        if self.prompt.secret:
            assert isinstance(answer, int)
            self._chosen[seat] = answer
            self._complete_secret()
        else:
            self._give(answer)
            self.answered_last = seat

    # -- going back ------------------------------------------------------------------------------------

    @property
    def undoable(self) -> int:
        """How many decisions `undo` would undo now: to the last one of a person here; 0 when it does nothing."""
        count = self.decided_ago
        return count if self.record.can_undo(count) and not self.closed else 0

    @property
    def undoable_turn(self) -> int:
        """How many decisions `undo` would undo to the first one of this turn, or of the turn before it."""
        count = self.record.back_to_turn() if self.undoable else 0
        return count if self.record.can_undo(count) else 0

    def undo(self, count: int = 0) -> None:
        """Undo a number of decisions, by default the last one of a person here and what was answered after it.

        Nothing happens where there is none, as when it was undone already while others were asked.
        Orders to pass until something happens end. The player who is asked there is asked, whatever is ordered.
        """
        decisions = count or self.undoable
        if not decisions:
            return
        learned = self.record.learned_since(decisions)
        self._take(lambda: self._undo(decisions, learned))

    def _undo(self, decisions: int, learned: str) -> None:
        if self.held is not None:
            self._let_go()
            decisions += 1
        self.record.undo(decisions, learned)
        self.orders.undone(self.record.driver.duel)
        self._gone_back_to = self.reached

    def redo(self) -> None:
        """Redo the last undone answer, and what bots and orders answered after it."""
        self._finish_held()
        if self.record.can_redo:
            self._take(self._redo)

    def _redo(self) -> None:
        self._gone_back_to = None
        self.record.redo()
        while self.record.can_redo and self.prompt is not None and self._was_given_without_asking():
            self.record.redo()

    def _was_given_without_asking(self) -> bool:
        """Whether a bot or an order gave the next undone answer."""
        number, decisions = self.reached
        return (number, decisions + 1) in self._unasked or not self.deciders_are_people()

    @property
    def decided_ago(self) -> int:
        """How many decisions ago a person here decided something by hand; 0 for never in this duel."""
        number = self.record.number
        return self.record.back_to_person({decision for duel, decision in self._unasked if duel == number})

    # -- what stops a match ----------------------------------------------------------------------------

    @property
    def recoverable(self) -> bool:
        """Whether a match that a `Breakdown` stopped can go back to before the last decision of a person."""
        broke = isinstance(self.trouble, Breakdown) and self.trouble.decision > 0
        return broke and self.decided_ago > 0

    def recover(self) -> None:
        """After a `Breakdown`: undo up to the last decision of a person before the rules broke down."""
        self._take(lambda: self.record.recover(self.decided_ago))

    def save_again(self) -> None:
        """After a `JournalError`: try to write what is missing, and continue if that works."""
        try:
            self.record.save_again()
        except JournalError as error:
            self.trouble = error
        else:
            self._run()

    def go_unsaved(self) -> None:
        """After a `JournalError`: continue without a journal."""
        self.record.go_unsaved()
        self.unsaved = True
        self._run()

    def _take(self, step: Callable[[], None]) -> None:
        """Set a step as due and run on; it stays due until it has happened."""
        self._due = step
        self._run()

    def _run(self) -> None:
        """Take the step that is due and let bots answer, to the next decision of a person or a trouble."""
        self.trouble = self.thinking = None
        held, self._last_good = self.held, self.reached
        try:
            self._take_due()
            while self._is_open and self.prompt is not None and self._answer_without_asking(self.prompt):
                self._last_good = self.reached
        except JournalError as error:
            self.trouble = error
        except AnswerError:
            raise
        except Exception as error:
            self._due = None
            decision = self.reached[1] if self.reached != self._last_good else 0
            self.trouble = breakdown_of_rules(error, self.record, decision)
        if self.record.begun:
            self._time_question()
            if self.held is None or self.held is held or not self.held.by_hand:
                self.tell()

    @property
    def _is_open(self) -> bool:
        """Whether an answer to the open prompt can be given: no bot thinks about it, and none is held."""
        return self.thinking is None and self.held is None

    def _time_question(self) -> None:
        """Begin to time the open question, unless it has been open before."""
        if self._asked != (asked := self.reached):
            self._asked, self.asked_at, self.proposal = asked, datetime.now(), None
            self._asked_since = self.watch.clock()
            self.watch.start()

    def _take_due(self) -> None:
        if self._due is None:
            return
        try:
            self._due()
        except JournalError:
            if self.reached != self._last_good:
                self._due = None
            raise
        self._due = None
        self._last_good = self.reached
