"""The screen of a table: draws it, passes keys to it, and opens the screen each decision needs."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from textual.app import ComposeResult
from textual.events import Key, Resize, ScreenResume
from textual.timer import Timer

from cardgame_tui.play.record import Record
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.ui.cells.text import Press, Spot
from cardgame_tui.ui.drawing.frame import fits
from cardgame_tui.ui.drawing.hand_page import fits_hand
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, Command, Commands, KeyMap
from cardgame_tui.ui.keys.guard import KeyGuard
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.undo import UNDO_TITLE
from cardgame_tui.ui.palette import THEMES
from cardgame_tui.ui.scene.card_names import second_names
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.dialog import ScreenDialog
from cardgame_tui.ui.screens.form import FormScreen
from cardgame_tui.ui.screens.key_names import key_of, keys_of
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.themes import ascii_only, remember_style
from cardgame_tui.ui.screens.trouble import past_trouble
from cardgame_tui.ui.session.proposal import Proposal
from cardgame_tui.ui.session.role import KEYBOARD, Shows
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings_left import OpenSettings, SettingsLeft
from cardgame_tui.ui.session.stepping import SPEEDS
from cardgame_tui.ui.table.asking import AskingScreens
from cardgame_tui.ui.table.commands import (
    GUEST_COMMANDS,
    LESSON_COMMANDS,
    LESSON_END,
    ON_STAGE,
    ONLOOKER_COMMANDS,
    TABLE_COMMANDS,
)
from cardgame_tui.ui.table.desk import ScreenDesk
from cardgame_tui.ui.table.edited import EVERY, NEWS, Edited
from cardgame_tui.ui.table.ending import show_result
from cardgame_tui.ui.table.idle import WhenIdle
from cardgame_tui.ui.table.lesson import lesson_is_over, opening_page
from cardgame_tui.ui.table.orders import offer
from cardgame_tui.ui.table.reveal import Reveal
from cardgame_tui.ui.table.state import TableState
from cardgame_tui.ui.widgets.board import Board
from cardgame_tui.ui.widgets.lines import Lines, LinesScreen

if TYPE_CHECKING:
    from cardgame_tui.ui.pages.result.result import ResultPage


WRONG = "does nothing here"
"""Shown next to the question after a key that has no effect."""
ShowAgain: TypeAlias = Callable[[Session, int, Callable[[Record | None], None]], None]
"""Opens the replay of a session at an event, and passes on the match that was begun there, if any."""
CLICK = "click"
"""The word for a mouse click where keys are named."""
EARLY = "came too early: let go, then press it again"
"""Shown after a key that is held down, or was typed before its question appeared."""


STOPPED = Page(
    "The match has stopped",
    (Item("It cannot continue as it is. The player at the screen that began it sees why, and what can be done."),),
)
"""Shown on the other screens of a match in trouble."""


class TableScreen(LinesScreen[str]):
    """The table of a running match; its result is ``menu`` or ``quit``.

    Args:
        session: the match, begun.
        key_map: the keys a player wants for the commands.
        show_again: shows the duel of a session again from an event on, and passes on the match that was begun
            from the replay, if one was.
        open_settings: shows the settings.
        present: shows the marked decisions of a match.
        invite: shows how others get screens of their own, then goes on.

    Attributes:
        table: the state of the table.
        commands: its commands.
        dialog: shows pages on top of it.
        guard: keeps a held key from answering for two players.
    """

    def __init__(
        self,
        session: Session,
        key_map: KeyMap = DEFAULT_KEYS,
        show_again: ShowAgain | None = None,
        open_settings: OpenSettings | None = None,
        present: Callable[[Session], None] | None = None,
        invite: Callable[[Callable[[], None]], None] | None = None,
    ) -> None:
        super().__init__()
        self._invite = invite
        self._present = present
        self._show_again = show_again
        self._open_settings = open_settings
        self.commands = _commands(session, key_map)
        self.table = TableState(session, self.commands)
        self.table.ascii, self.table.second_names = ascii_only(), second_names()
        self.dialog = ScreenDialog(self, self.table)
        self._board = Board()
        self.guard = KeyGuard()
        self._deciding = self._decides_now()
        self._timer: Timer | None = None
        self._reveal: Reveal | None = None
        self._idle = WhenIdle(self, self.table, self.draw, self.go_on)
        self._edited = Edited(lambda: self.session.setup)
        self._asking = AskingScreens(self)
        self._caught_up = session.runner.told
        session.on_change = self._match_changed

    @property
    def session(self) -> Session:
        """The running match."""
        return self.table.session

    # -- drawing and keys ------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The board fills the screen; a program without a terminal, which only tests are, draws all at once."""
        if not self.app.is_headless:
            self.table.try_later()
        self.draw()
        yield self._board

    def draw(self) -> None:
        """Show the table as it is now. After an error of the rules it cannot be drawn, and a page covers it."""
        if self.session.runner.trouble is not None:
            return
        self._keep_time()
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
        return role.shows is Shows.HAND or (bool(role.seat) and not fits(*self.size) and fits_hand(*self.size))

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

    def show_stage(self) -> None:
        """Show the stage in place of the table, or the table again; a hand that was open is closed."""
        self.session.staged = not self.session.staged
        self.session.close_hand()
        self.table.refresh()
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

    def run_command(self, name: str) -> None:
        """Run a command by its name; its keys close the page it opens."""
        command = self.commands.named(name)
        self.dialog.closing = command.keys
        command.run(self)

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
        self._caught_up = session.runner.told
        reveal = self._take_reveal()
        if session.runner.trouble is not None:
            self._past_trouble()
        elif reveal is not None:
            self.draw()
            self.dialog.show(reveal.page(), self.go_on)
        elif session.asked_to_agree is not None:
            self._agree_to(session.asked_to_agree)
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
            self._asking.ask(CurtainScreen(session, self.guard), self._after_curtain)

    def _past_trouble(self) -> None:
        """Ask how the match can continue; a screen elsewhere only says that it has stopped."""
        if self.session.role is KEYBOARD:
            past_trouble(self.app, self.session, self._refresh, self._quit)
        else:
            self._asking.ask(PageScreen(STOPPED), lambda _: self._refresh())

    def _match_changed(self) -> None:
        """The match has gone on, perhaps at another screen: this one follows as soon as it is at rest."""
        if self._is_behind and self.is_attached:
            self.call_later(self._catch_up)

    @property
    def _is_behind(self) -> bool:
        """Whether the match has gone on at another screen. What is done here draws this one itself."""
        runner = self.session.runner
        if runner.successor is not None:
            return True
        return runner.shared and self._caught_up != runner.told

    def _catch_up(self) -> None:
        """Show the match as it is now; what lies over the table stays unless it asks for a decision."""
        runner = self.session.runner
        if runner.successor is None and self._caught_up == runner.told:
            return
        self._asking.withdraw()
        if runner.successor is not None:
            self._sit_at(self.session.follow())
        elif self.is_active:
            self._refresh()

    def _begin(self) -> None:
        """Say what a lesson is about, then continue."""
        lesson = self.session.lesson
        if lesson is None:
            self.go_on()
        else:
            self.draw()
            self.dialog.show(opening_page(lesson), self.go_on)

    def _guard_keys(self) -> None:
        """Keep a held key from answering the next question; shown events count as a player of their own."""
        before, self._deciding = self._deciding, self._decides_now()
        self.guard.arm(player=self._deciding != before)

    def _decides_now(self) -> int | None:
        """The seat that must decide; None while events are shown and once the duel is over."""
        session = self.session
        return None if session.stepping is not None or session.prompt is None else session.prompt.seat

    def _choose_in_secret(self) -> None:
        from cardgame_tui.ui.screens.secret import SecretScreen

        self._asking.ask(SecretScreen(self.session, self.commands), self._after_secret)

    def _refresh(self) -> None:
        self.table.refresh()
        self.go_on()

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
            self._refresh()

    def _take_reveal(self) -> Reveal | None:
        """The secret choice to show, once it is answered; None while a bot thinks, or after an error."""
        reveal, runner = self._reveal, self.session.runner
        answered = reveal is not None and reveal.answered
        if reveal is None or runner.trouble is not None or (reveal.due and not answered):
            return None
        self._reveal = None
        return reveal if answered else None

    # -- what commands need of a screen ----------------------------------------------------------------

    def agree(self, words: list[str], then: Callable[[Sequence[int]], None], title: str = UNDO_TITLE) -> None:
        """Ask every other player, or all who share this screen; `then` takes the seats that do not agree."""
        from cardgame_tui.ui.screens.agree import AgreeScreen

        session = self.session
        if asked := set(session.runner.people) - set(session.people):
            session.runner.propose(Proposal(title, words, asked, lambda against: self._agreed(then, against)))
            self.table.notice = title, f"{' and '.join(map(session.name, sorted(asked)))} is asked"
            self.draw()
        else:
            self._asking.ask(AgreeScreen(session, words, title), lambda against: then(against or ()))

    def _agreed(self, then: Callable[[Sequence[int]], None], against: Sequence[int]) -> None:
        """Go on after a player at another screen has agreed or not; a page that lies over the table stays."""
        self.call_later(then, against)

    def _agree_to(self, proposal: Proposal) -> None:
        """Ask the players here what somebody at another screen has proposed."""
        from cardgame_tui.ui.screens.agree import AgreeScreen

        session = self.session

        def after(against: tuple[int, ...] | None) -> None:
            session.runner.vote(session.people, against or ())
            self._refresh()

        self._asking.ask(AgreeScreen(session, proposal.words, proposal.title), after)

    def play_under(self) -> None:
        """Show this duel under another rule."""
        from cardgame_tui.ui.table.under import TableHost, rehearsed
        from cardgame_tui.ui.under.rehearsal import Rehearsal

        what = rehearsed(self.session)
        self.draw()
        Rehearsal(self.app, what, TableHost(self)).ask()

    def change_rule(self) -> None:
        """Let rule options be set from here on."""
        from cardgame_tui.ui.table.rule_change import NO_OPTIONS, ask_for_rules
        from cardgame_tui.ui.under.rule_form import RuleForm

        form = RuleForm(self.session.ruleset, self.session.driver.duel.options)
        if not form.form.fields:
            self.dialog.show(NO_OPTIONS, self.go_on)
            return

        def after(changes: Sequence[RuleChange] | None) -> None:
            if changes:
                ask_for_rules(self, changes)
            else:
                self.go_on()

        self.app.push_screen(FormScreen(form), after)

    def change_to(self, session: Session) -> None:
        """Play another match here, as soon as nothing prevents it from starting."""
        past_trouble(self.app, session, partial(self._change_to, session), self.go_on)

    def _change_to(self, session: Session) -> None:
        self.session.give_way(session)
        self._sit_at(session)

    def _sit_at(self, session: Session) -> None:
        session.on_change = self._match_changed
        self.table.sit_at(session)
        self._begin()

    def leave(self, word: str) -> None:
        """Leave the match: for the ``menu``, or ``quit`` the program."""
        if word == "quit":
            self.app.exit(0)
        else:
            self.dismiss(word)

    def show_result(self, page: "ResultPage", take: Callable[[str], None]) -> None:
        """Show how the duel ended; `take` receives what is picked, empty for going back to the table."""
        self.guard.arm(player=True)
        from cardgame_tui.ui.screens.result import ResultScreen

        self._asking.ask(ResultScreen(page, self.guard), lambda picked: take(picked or ""))

    def show_replay(self, event: int, then: Callable[[], None]) -> None:
        """Show the duel again, from an event on; `then` follows when the replay is left."""

        def after(record: Record | None) -> None:
            if record is None:
                then()
                return
            self.change_to(self.session.next_match(record))

        if self._show_again is not None:
            self._show_again(self.session, event, after)

    def _quit(self) -> None:
        self.leave("quit")

    def help(self) -> None:
        """Show why this is asked, what cannot be picked and why, and the keys."""
        table = self.table
        commands = reading.command_lines(self.commands.working(self))
        self.dialog.cite(reading.help_page(table.scene(), self.dialog.book, commands, table.ruleset.legend))

    def list_commands(self) -> None:
        """Let a command be picked from the list."""
        working = self.commands.working(self)
        shown = [each for each in working if each.name in ON_STAGE] if self.session.staged else working
        self.dialog.find(reading.commands_page(shown), self.run_command)

    def read_rules(self, number: str, then: Callable[[], None] | None = None) -> None:
        """Open the rulebook at a rule; any other word opens it at the most useful place."""
        self.dialog.read_rules(number, then)

    def present(self) -> None:
        """Show the marked decisions of this match, once nothing but public facts is on the table."""
        if self._present is not None:
            self.session.close_hand()
            self.draw()
            self._present(self.session)

    @property
    def can_invite(self) -> bool:
        """Whether other screens can come to this match: it is run here, and no lesson."""
        return self._invite is not None and self.session.lesson is None

    def invite(self) -> None:
        """Show how others get screens of their own, once nothing but public facts is on the table."""
        if self._invite is not None:
            self.session.close_hand()
            self._invite(self._refresh)

    def show_settings(self) -> None:
        """Show the settings; what is changed there counts at once."""
        if self._open_settings is not None:
            self._open_settings(self._use_settings)

    def _use_settings(self, left: SettingsLeft) -> None:
        self.table.ascii, self.table.second_names = ascii_only(), second_names()
        self.commands = _commands(self.session, left.keys)
        self.session.use_settings(left.changed)
        self.table.use_commands(self.commands)
        self.go_on()

    def choose_theme(self) -> None:
        """Let a theme be picked."""
        items = tuple(Item(theme.about, pick=name) for name, theme in THEMES.items())
        self.dialog.choose(Page("Theme", items), self._take_theme)

    def _take_theme(self, name: str) -> None:
        self.app.theme = name
        self._remember(theme=name)

    # -- events that follow each other -----------------------------------------------------------------

    def play_or_stop(self) -> None:
        """Start or stop the playback of events."""
        self.table.play_or_stop()
        self.draw()

    def change_speed(self) -> None:
        """Change the speed of the playback."""
        self.table.change_speed()
        self._stop_timer()
        self.draw()

    def _keep_time(self) -> None:
        """Run the timer during playback, and stop it otherwise."""
        if not self.table.playing:
            self._stop_timer()
        elif self._timer is None:
            self._timer = self.set_interval(1 / SPEEDS[self.table.speed], self.tick)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def tick(self) -> None:
        """Show the next event, unless a page is open."""
        if self.is_active:
            self.table.play_on()
            self.draw()

    def change_borders(self) -> None:
        """Draw borders in ASCII, or with lines."""
        self.table.ascii = not self.table.ascii
        self._remember(borders="ascii" if self.table.ascii else "lines")
        self.draw()

    def change_names(self) -> None:
        """Draw cards with their second names, or with their first."""
        self.table.second_names = not self.table.second_names
        self._remember(card_names="second" if self.table.second_names else "first")
        self.draw()

    def _remember(self, **style: str) -> None:
        """Use a style in later runs too; what somebody picks elsewhere is only for that screen."""
        if self.session.role is KEYBOARD:
            remember_style(**style)


def _commands(session: Session, key_map: KeyMap) -> Commands[ScreenDesk]:
    """The commands of the table of a session, with the keys that a player wants."""
    declared = TABLE_COMMANDS if session.lesson is None else LESSON_COMMANDS
    if session.role is not KEYBOARD:
        declared = GUEST_COMMANDS if session.role.seat else ONLOOKER_COMMANDS
    return Commands(declared, key_map, session.hand_word)


def load_later_questions() -> None:
    """Load the screens of later questions, and of the result, while files can still be opened (docs/limits.md)."""
    from cardgame_tui.ui.screens import agree, result, secret  # noqa: F401
