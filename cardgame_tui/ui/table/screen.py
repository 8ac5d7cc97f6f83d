"""The screen of a table: draws it, passes keys to it, and opens the screen each decision needs."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.events import Key, Resize, ScreenResume

from cardgame_tui.ui.cells.text import Press, Spot
from cardgame_tui.ui.drawing.frame import fits
from cardgame_tui.ui.drawing.hand_page import fits_hand
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, Command, KeyMap
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.key_names import key_of, keys_of
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.trouble import past_trouble
from cardgame_tui.ui.session.screens.role import KEYBOARD, Shows
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.declared import LESSON_END
from cardgame_tui.ui.table.commands.ending import show_result
from cardgame_tui.ui.table.commands.lesson import lesson_is_over, opening_page
from cardgame_tui.ui.table.commands.orders import offer
from cardgame_tui.ui.table.commands.sets import ON_STAGE
from cardgame_tui.ui.table.desk import ScreenDesk
from cardgame_tui.ui.table.desk_screen import ALONE, DeskScreen, Program
from cardgame_tui.ui.table.edited import EVERY, NEWS, Edited
from cardgame_tui.ui.table.idle import WhenIdle
from cardgame_tui.ui.table.reveal import Reveal
from cardgame_tui.ui.widgets.board import Board
from cardgame_tui.ui.widgets.lines import Lines

WRONG = "does nothing here"
"""Shown next to the question after a key that has no effect."""
CLICK = "click"
"""The word for a mouse click where keys are named."""
EARLY = "came too early: let go, then press it again"
"""Shown after a key that is held down, or was typed before its question appeared."""


SOONEST = 0.01
"""Least seconds of a timer: Textual fails at one of 0 that is late, and then it never runs."""
STOPPED = Page(
    "The match has stopped",
    (Item("It cannot continue as it is. The player at the screen that began it sees why, and what can be done."),),
)
"""Shown on the other screens of a match in trouble."""


class TableScreen(DeskScreen):
    """The table of a running match; its result is ``menu`` or ``quit``.

    Args:
        session: the match, begun.
        key_map: the keys a player wants for the commands.
        program: what the program around it does.
    """

    def __init__(self, session: Session, key_map: KeyMap = DEFAULT_KEYS, program: Program = ALONE) -> None:
        super().__init__(session, key_map, program)
        self._board = Board()
        self._deciding = self._decides_now()
        self._reveal: Reveal | None = None
        self._whole = False
        self._idle = WhenIdle(self, self.table, self.draw, self.go_on)
        self._edited = Edited(lambda: self.session.setup)
        self._caught_up = session.live.told
        self._still_asked = self._asked()
        session.on_change = self._match_changed

    # -- drawing and keys ------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The board fills the screen; a program without a terminal, which only tests are, draws all at once."""
        if not self.app.is_headless:
            self.table.ahead.try_later()
        self.draw()
        yield self._board

    def draw(self) -> None:
        """Show the table as it is now. After an error of the rules it cannot be drawn, and a page covers it."""
        if self.session.runner.trouble is not None:
            return
        self.keep_time()
        if not self.session.role.looks_on:
            self.session.live.gallery.make_way()
        if self.session.staged:
            self._board.draw_stage(self.table.stage(), *self.size)
        elif self._shows_hand:
            self._board.draw_hand(self.table.scene(self.commands.footer(self)), *self.size)
        else:
            self._board.draw(self.table.scene(self.commands.footer(self)), *self.size)
        self._idle.wait()

    @property
    def _shows_hand(self) -> bool:
        """Whether the hand is shown without the board: as wished, or for want of room on a player's own screen."""
        role = self.session.role
        wished = role.shows is Shows.HAND and not self._whole
        return wished or (bool(role.seat) and not fits(*self.size) and fits_hand(*self.size))

    def show_table(self) -> None:
        """Show the whole table in place of one player's hand, or the hand again; in words where it has no room."""
        if fits(*self.size):
            self._whole = not self._whole
            self.draw()
        else:
            self.dialog.show(reading.table_page(self.table.scene()))

    def on_resize(self, event: Resize) -> None:
        """Draw for the new size."""
        self.draw()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Continue the work that is done while nobody types, with the match as it is now."""
        self._idle.wait()
        self._match_changed()

    def on_mount(self) -> None:
        """Ask the first question."""
        self.call_after_refresh(self._begin)
        self.call_after_refresh(load_later_questions)
        self.set_interval(EVERY, self.look_at_cards)

    def look_at_cards(self) -> None:
        """Say so when the cards that are played have been edited."""
        if self._edited.look() and not self.session.staged and self.session.runner.trouble is None:
            self.table.notice = NEWS
            if self.is_active:
                self.draw()

    def on_key(self, event: Key) -> None:
        """Run a command, or pass the key to the open question; nothing while the table is not shown."""
        event.stop()
        event.prevent_default()
        self._take_key(key_of(event))

    def _take_key(self, key: str) -> None:
        counts = self.guard.lets_through(key)
        if not (fits_hand if self._shows_hand else fits)(*self.size):
            return
        if not counts:
            self._refuse(key, EARLY)
            return
        command = self.commands.at_key(self, key)
        if self.session.staged:
            self._take_key_on_stage(key, command)
        elif command is not None:
            self.run_command(command.name)
        else:
            self._answer(lambda: self.table.press(key), key)

    def _take_key_on_stage(self, key: str, command: Command[ScreenDesk] | None) -> None:
        """On the stage no key answers, and nothing is opened that is not for everybody."""
        if command is not None:
            if command.name in ON_STAGE:
                self.run_command(command.name)
        elif self.table.press_on_stage(key):
            self.go_on()

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Move the cursor to a clicked place, pick it with a second click, or press the keys it stands for."""
        spot = message.span.spot
        if isinstance(spot, Press):
            for key in keys_of(spot):
                self._take_key(key)
        elif spot is not None:
            self._point(spot)

    def _point(self, spot: Spot) -> None:
        if self.session.staged:
            return
        if self.guard.lets_through(CLICK):
            self._answer(lambda: self.table.point(spot))
        else:
            self._refuse(CLICK, EARLY)

    def on_lines_wheeled(self, message: Lines.Wheeled) -> None:
        """Scroll the card that is open."""
        if self.table.inspecting:
            self.table.press({"up": "pageup", "down": "pagedown"}[message.key])
            self.draw()

    def _answer(self, step: Callable[[], bool], key: str = "") -> None:
        """Take a step; continue if it answered the question, otherwise only draw what it changed.

        Args:
            step: takes the step; returns whether it did anything.
            key: the key behind it, if any; if it did nothing the question says so.
        """
        before = self.session.prompt, self.session.stepping
        done = step()
        self.table.notice = None
        if not done:
            why = self.commands.idle_words(self, key) or self.table.why_not(key)
            self._refuse(f"{key}:" if why else key, why or WRONG)
        else:
            self._wait_for_held()
            same = (self.session.prompt, self.session.stepping) == before and self.session.runner.trouble is None
            self.draw() if same else self.go_on()

    def _refuse(self, key: str, why: str) -> None:
        """Say that a key does nothing, and why."""
        self.table.notice = (key, why) if key else None
        self.draw()

    # -- what the next decision needs ------------------------------------------------------------------

    def go_on(self) -> None:
        """Draw, then open the screen that is needed: trouble, secret choice, its reveal, offer, curtain or result.

        While events are shown one by one, only trouble opens a screen.
        """
        self.dialog.closing = ()
        self._guard_keys()
        self.draw()
        session = self.session
        self._caught_up, self._still_asked = session.live.told, self._asked()
        reveal = self._take_reveal()
        if session.runner.trouble is not None:
            self._past_trouble()
        elif reveal is not None:
            self._show(reveal)
        elif session.asked_to_agree is not None:
            self.agree_to(session.asked_to_agree)
        elif session.stepping is not None or session.runner.thinking is not None:
            return
        elif lesson_is_over(self):
            self.run_command(LESSON_END.name)
        elif session.result is not None:
            show_result(self)
        elif session.choosers:
            self._choose_in_secret()
        elif session.runner.offer_due in session.people:
            offer(self)
        elif session.curtain_due:
            self.asking.ask(CurtainScreen(session, self.guard), self._after_curtain)

    def _past_trouble(self) -> None:
        """Ask how the match can continue; a screen elsewhere only says that it has stopped."""
        if self.session.role is KEYBOARD:
            past_trouble(self.app, self.session, self.refresh_table, self.quit)
        else:
            self.asking.ask(PageScreen(STOPPED), lambda _: self.refresh_table())

    def _match_changed(self) -> None:
        """The match has gone on, perhaps at another screen: this one follows as soon as it is at rest.

        Where nobody plays it waits until those who play have been drawn.
        """
        if self.session.live.held is not None and self.is_attached:
            self.call_later(self._wait_for_held)  # a timer belongs to the app in whose context it is made
        if not (self._is_behind and self.is_attached):
            return
        if self.session.role.looks_on:
            self.session.live.gallery.follow(self._catch_up_soon)
        else:
            self._catch_up_soon()

    def _catch_up_soon(self) -> None:
        self.call_later(self._catch_up)

    def _wait_for_held(self) -> None:
        """Wake up when an answer that is held can take effect; any screen does."""
        if self.session.live.held is not None:
            self.set_timer(max(SOONEST, self.session.live.held_for), self._release)

    def _release(self) -> None:
        if not self.session.live.release():
            self._wait_for_held()

    @property
    def _is_behind(self) -> bool:
        """Whether the match has gone on at another screen. What is done here draws this one itself."""
        runner = self.session.live
        if runner.successor is not None:
            return True
        return runner.shared and self._caught_up != runner.told

    def _catch_up(self) -> None:
        """Show the match as it is now; what lies over the table stays unless it asks for a decision."""
        runner = self.session.live
        if runner.successor is None and self._caught_up == runner.told:
            return
        if runner.successor is None and self.asking.is_open and self._still_asked == self._asked():
            self._caught_up = runner.told
            return
        self.asking.withdraw()
        if runner.successor is not None:
            self.sit_at(self.session.follow())
        elif self.is_active:
            self.refresh_table()

    def _asked(self) -> tuple[object, ...]:
        """What this screen is asked: while it is the same, what is open stays open, whoever comes or goes."""
        session, runner = self.session, self.session.runner
        proposal = session.asked_to_agree
        voters = None if proposal is None else frozenset(proposal.waits_for)
        return runner.reached, runner.trouble, session.people, session.choosers, proposal, voters, session.result

    def sit_at(self, session: Session) -> None:
        """Show another match from its beginning."""
        session.on_change = self._match_changed
        self.table.sit_at(session)
        self._begin()

    def _begin(self) -> None:
        """Say what a lesson is about, then continue."""
        lesson = self.session.lesson
        if lesson is None:
            self.go_on()
        else:
            self.draw()
            self.dialog.show(opening_page(lesson), self.go_on)

    def _guard_keys(self) -> None:
        """Keep a held key from answering the next question; shown events count as a player of their own.

        Nobody hands over a screen of one's own, so that there every question is one to the same player.
        """
        before, self._deciding = self._deciding, self._decides_now()
        session = self.session
        handed_over = not session.has_other_screens or len(session.people) > 1
        self.guard.arm(player=handed_over and self._deciding != before)

    def _decides_now(self) -> int | None:
        """The seat that must decide; None while events are shown and once the duel is over."""
        session = self.session
        return None if session.stepping is not None or session.prompt is None else session.prompt.seat

    def _choose_in_secret(self) -> None:
        from cardgame_tui.ui.screens.secret import SecretScreen

        self.asking.ask(SecretScreen(self.session, self.commands), self._after_secret)

    def _after_curtain(self, _: None) -> None:
        self.guard.arm(player=True)
        self.table.open_hand()
        self.go_on()

    def _after_secret(self, chosen: dict[int, int] | None) -> None:
        if chosen is None:
            self.run_command("undo")
        else:
            self._reveal = Reveal(self.session)
            self.session.runner.answer_secret(chosen)
            self.refresh_table()

    def _show(self, reveal: Reveal) -> None:
        """Show what came of a secret choice; a key may answer the next question from there."""
        answers = reveal.answers_to_next(self.table.choice)
        self.dialog.choose(reveal.page(answers), lambda words: self._take_key(answers[words]), self.go_on)

    def _take_reveal(self) -> Reveal | None:
        """The secret choice to show, once it is answered; None while a bot thinks, or after an error."""
        reveal, runner = self._reveal, self.session.runner
        answered = reveal is not None and reveal.answered
        if reveal is None or runner.trouble is not None or (reveal.due and not answered):
            return None
        self._reveal = None
        return reveal if answered else None


def load_later_questions() -> None:
    """Load the screens of later questions, and of the result, while files can still be opened (docs/limits.md)."""
    from cardgame_tui.ui.screens import agree, result, secret  # noqa: F401
