"""The screen of a table as commands see it: pages, agreements, other matches, the look, playback."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from textual.timer import Timer

from cardgame_tui.play.record import Record
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, Commands, KeyMap
from cardgame_tui.ui.keys.guard import KeyGuard
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.undo import UNDO_TITLE
from cardgame_tui.ui.palette import THEMES
from cardgame_tui.ui.scene.card_names import second_names
from cardgame_tui.ui.screens.dialog import ScreenDialog
from cardgame_tui.ui.screens.form import FormScreen
from cardgame_tui.ui.screens.themes import ascii_only, remember_style
from cardgame_tui.ui.screens.trouble import past_trouble
from cardgame_tui.ui.session.screens.proposal import Proposal
from cardgame_tui.ui.session.screens.role import KEYBOARD, Shows
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings.own_look import own_look
from cardgame_tui.ui.session.settings.settings_left import OpenSettings, SettingsLeft
from cardgame_tui.ui.session.stepping import SPEEDS
from cardgame_tui.ui.table.asking import AskingScreens
from cardgame_tui.ui.table.commands.sets import (
    GUEST_COMMANDS,
    HAND_COMMANDS,
    LESSON_COMMANDS,
    ON_STAGE,
    ONLOOKER_COMMANDS,
    TABLE_COMMANDS,
)
from cardgame_tui.ui.table.desk import ScreenDesk
from cardgame_tui.ui.table.state import TableState
from cardgame_tui.ui.widgets.lines import LinesScreen
from cardgame_tui.value import value

if TYPE_CHECKING:
    from cardgame_tui.ui.pages.result.result import ResultPage

ShowAgain: TypeAlias = Callable[[Session, int, Callable[[Record | None], None]], None]
"""Opens the replay of a session at an event, and passes on the match that was begun there, if any."""


@value
class Program:
    """What the program around a table does for it; None for what it does not do, such as for a guest.

    Args:
        show_again: shows the duel of a session again from an event on, and passes on the match that was begun
            from the replay, if one was.
        open_settings: shows the settings.
        present: shows the marked decisions of a match.
        invite: shows how others get screens of their own, then goes on.
    """

    show_again: ShowAgain | None = None
    open_settings: OpenSettings | None = None
    present: Callable[[Session], None] | None = None
    invite: Callable[[Callable[[], None]], None] | None = None


ALONE = Program()
"""The program around the table of a guest does nothing for it."""


class DeskScreen(LinesScreen[str]):
    """The screen of a table as commands see it.

    Args:
        session: the match, begun.
        key_map: the keys a player wants for the commands.
        program: what the program around it does.

    Attributes:
        table: the state of the table.
        commands: its commands.
        dialog: shows pages on top of it.
        guard: keeps a held key from answering for two players.
        asking: opens the screens that a decision needs.
    """

    def __init__(self, session: Session, key_map: KeyMap = DEFAULT_KEYS, program: Program = ALONE) -> None:
        super().__init__()
        self._program = program
        self._key_map = key_map
        self.commands = _commands(session, key_map)
        self.table = TableState(session, self.commands)
        self.table.ascii, self.table.second_names = ascii_only(), second_names()
        self.guard = KeyGuard()
        self.dialog = ScreenDialog(self, self.table, self.guard)
        self.asking = AskingScreens(self)
        self._timer: Timer | None = None

    @property
    def session(self) -> Session:
        """The running match."""
        return self.table.session

    @abstractmethod
    def draw(self) -> None:
        """Show the table as it is now."""

    @abstractmethod
    def go_on(self) -> None:
        """Draw, then open the screen that the decision needs."""

    @abstractmethod
    def show_table(self) -> None:
        """Show the whole table in place of one player's hand, or the hand alone again."""

    @abstractmethod
    def sit_at(self, session: Session) -> None:
        """Show another match from its beginning."""

    def run_command(self, name: str) -> None:
        """Run a command by its name; its keys close the page it opens."""
        command = self.commands.named(name)
        self.dialog.closing = command.keys
        command.run(self)

    def refresh_table(self) -> None:
        """Work out again what is shown, and go on."""
        self.table.refresh()
        self.go_on()

    def show_stage(self) -> None:
        """Show the stage in place of the table, or the table again; a hand that was open is closed."""
        self.session.staged = not self.session.staged
        self.session.close_hand()
        self.table.refresh()
        self.go_on()

    def agree(self, words: list[str], then: Callable[[Sequence[int]], None], title: str = UNDO_TITLE) -> None:
        """Ask every other player, or all who share this screen; `then` takes the seats that do not agree."""
        from cardgame_tui.ui.screens.agree import AgreeScreen

        session = self.session
        if asked := set(session.runner.people) - set(session.people):
            session.runner.propose(Proposal(title, words, asked, lambda against: self._agreed(then, against)))
            self.table.notice = title, f"{' and '.join(map(session.name, sorted(asked)))} is asked"
            self.draw()
        else:
            self.asking.ask(AgreeScreen(session, words, title), lambda against: then(against or ()))

    def _agreed(self, then: Callable[[Sequence[int]], None], against: Sequence[int]) -> None:
        """Go on after a player at another screen has agreed or not; a page that lies over the table stays."""
        self.call_later(then, against)

    def agree_to(self, proposal: Proposal) -> None:
        """Ask the players here what somebody at another screen has proposed."""
        from cardgame_tui.ui.screens.agree import AgreeScreen

        session = self.session

        def after(against: tuple[int, ...] | None) -> None:
            session.runner.vote(session.people, against or ())
            self.refresh_table()

        self.asking.ask(AgreeScreen(session, proposal.words, proposal.title), after)

    def play_under(self) -> None:
        """Show this duel under another rule."""
        from cardgame_tui.ui.table.commands.under import TableHost, rehearsed
        from cardgame_tui.ui.under.rehearsal import Rehearsal

        what = rehearsed(self.session)
        self.draw()
        Rehearsal(self.app, what, TableHost(self)).ask()

    def change_rule(self) -> None:
        """Let rule options be set from here on."""
        from cardgame_tui.ui.table.commands.rule_change import NO_OPTIONS, ask_for_rules
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
        if (self.session.lesson is None) != (session.lesson is None):
            self._use_commands_of(session)
        self.session.give_way(session)
        self.sit_at(session)

    def _use_commands_of(self, session: Session) -> None:
        self.commands = _commands(session, self._key_map)
        self.table.use_commands(self.commands)

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

        self.asking.ask(ResultScreen(page, self.guard), lambda picked: take(picked or ""))

    def show_replay(self, event: int, then: Callable[[], None]) -> None:
        """Show the duel again, from an event on; `then` follows when the replay is left."""

        def after(record: Record | None) -> None:
            if record is None:
                then()
                return
            self.change_to(self.session.next_match(record))

        if self._program.show_again is not None:
            self._program.show_again(self.session, event, after)

    def quit(self) -> None:
        """Leave the program."""
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
        if self._program.present is not None:
            self.session.close_hand()
            self.draw()
            self._program.present(self.session)

    @property
    def can_invite(self) -> bool:
        """Whether other screens can come to this match: it is run here, and no lesson."""
        return self._program.invite is not None and self.session.lesson is None

    def invite(self) -> None:
        """Show how others get screens of their own, once nothing but public facts is on the table."""
        if self._program.invite is not None:
            self.session.close_hand()
            self._program.invite(self.refresh_table)

    def show_settings(self) -> None:
        """Show the settings; what is changed there counts at once."""
        if self._program.open_settings is not None:
            self._program.open_settings(self._use_settings)

    def _use_settings(self, left: SettingsLeft) -> None:
        self.table.ascii, self.table.second_names = ascii_only(), second_names()
        self._key_map = left.keys
        self.session.use_settings(left.changed)
        self._use_commands_of(self.session)
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

    def keep_time(self) -> None:
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
        if self.session.role is KEYBOARD or own_look() is not None:
            remember_style(**style)


def _commands(session: Session, key_map: KeyMap) -> Commands[ScreenDesk]:
    """The commands of the table of a session, with the keys that a player wants."""
    declared = TABLE_COMMANDS if session.lesson is None else LESSON_COMMANDS
    if session.role is not KEYBOARD:
        of_player = HAND_COMMANDS if session.role.shows is Shows.HAND else GUEST_COMMANDS
        declared = of_player if session.role.seat else ONLOOKER_COMMANDS
    return Commands(declared, key_map, session.hand_word)
