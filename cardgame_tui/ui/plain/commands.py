"""The commands of a duel in lines of text."""

from collections.abc import Callable

from cardgame_tui.content.faults import ContentError
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.excerpt import told
from cardgame_tui.ui.pages.mark import WHAT_TO_RULE
from cardgame_tui.ui.pages.marking import mark_here
from cardgame_tui.ui.pages.played import played_in_short, played_page
from cardgame_tui.ui.pages.trouble import AGAIN, BACK, UNSAVED, trouble_page
from cardgame_tui.ui.pages.undo import alone_words, final_words, undo_words
from cardgame_tui.ui.plain.listing import hand_listing, table_listing
from cardgame_tui.ui.plain.terminal import LineTerminal
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import Table

UNDO = ("u", "undo")
REDO = (">", "redo")
HELP = (
    "Type a letter or number to pick; a letter and a number together (a2) where a letter asks for one.",
    "An empty line confirms, pass or no declines, back takes back a half-made choice.",
    "h your hand, v the table, {stack}p the piles, l the log, ? this and what cannot be picked,",
    "u takes back the last decision, redo gives it again,",
    "mark writes the position to a scenario file, for a ruling,",
    "played (the rules in play), rematch, concede, draw, quit.",
)
NO_REMATCH = "No rematch: mend this, then ask again. The old duel is as it was."


def help_lines(session: Session) -> list[str]:
    """What can be typed at this game."""
    stack = "s the stack, " if session.layout().has_stack else ""
    return [line.format(stack=stack) for line in HELP]


class PlainCommands:
    """Carries out the commands of one match.

    Args:
        session: the match.
        terminal: where lines are typed and printed.

    Attributes:
        session: the running match.
        table: its table, once nothing keeps it from beginning.
    """

    table: Table

    def __init__(self, session: Session, terminal: LineTerminal) -> None:
        self.session = session
        self._terminal = terminal
        self._told = 0
        self._turn = -1

    def run_command(self, line: str) -> bool:
        """Carry out a line that is a command; says whether it is one."""
        commands = {"h": self._hand, "v": self._show, "s": self._stack, "p": self._piles, "l": self._log}
        commands |= {"?": self._help, "concede": self._concede, "draw": self._draw}
        commands |= {"played": self._played, "rematch": self._rematch, "mark": self._mark}
        commands |= dict.fromkeys(UNDO, self._undo) | dict.fromkeys(REDO, self._redo)
        if line not in commands:
            return False
        commands[line]()
        return True

    def _tell(self) -> None:
        """Say what has happened since, as whoever looks may read it, and the table at a new turn."""
        log = self.session.log()
        self._terminal.say(*(f"* {line.words} ({line.rule})" for line in log[self._told :]))
        self._told = len(log)
        turn = self.session.driver.duel.turn
        if turn != self._turn:
            self._turn = turn
            self._show()

    def _hand(self) -> None:
        if self.session.hand_closed or self.session.hand_open:
            self.table.show_hand()
        self._hand_words()

    def _hand_words(self) -> None:
        words = list(hand_listing(self.table.scene()))
        self._terminal.say(*(words or ["The hands are face down."]))

    def _show(self) -> None:
        self._terminal.say(*table_listing(self.table.scene()))

    def _stack(self) -> None:
        self._terminal.page(reading.stack_page(self.session.view()))

    def _piles(self) -> None:
        view = self.table.scene().view
        page = reading.piles_page(self.table)
        self._terminal.page(page)
        for item in page.items:
            if item.pick:
                self._terminal.page(reading.pile_page(view, item.pick))

    def _log(self) -> None:
        self._terminal.page(reading.log_page(self.session))

    def _help(self) -> None:
        self._terminal.say(*help_lines(self.session))
        book = reading.rulebook_of(self.session.ruleset)
        self._terminal.page(reading.help_page(self.table, book))

    def _mark(self) -> None:
        self._terminal.say(WHAT_TO_RULE)
        title = self._terminal.read_words()
        self._terminal.page(mark_here(self.session.driver, self.session.setup, title))

    def _concede(self) -> None:
        prompt = self.session.prompt
        assert prompt is not None
        self._terminal.say(f"{self.session.name(prompt.seat)} gives up: type yes.")
        if self._terminal.read() == "yes":
            self.session.runner.concede(prompt.seat)
            self.table.meet()

    def _draw(self) -> None:
        if self.session.alone:
            return
        for name in self.session.match.names:
            self._terminal.say(f"{name} agrees to a draw: type yes.")
            if self._terminal.read() != "yes":
                return
        self.session.runner.agree_draw()
        self.table.meet()

    def _undo(self) -> None:
        session = self.session
        count = session.runner.undoable
        if not count:
            self._terminal.say(final_words(session) or "Nothing can be taken back.")
            return
        reason = session.record.must_ask(count)
        if reason and session.alone:
            words = alone_words(session, reason)
            session.runner.undo()
            self._look_anew(f"Taken back. {' '.join(words)}")
            return
        if reason and not self._all_agree(undo_words(session, session.viewer.seat, reason)):
            self._terminal.say("Nothing is taken back.")
            return
        session.runner.undo()
        self._look_anew("Taken back.")

    def _redo(self) -> None:
        if not self.session.record.can_redo:
            self._terminal.say("Nothing was taken back.")
            return
        self.session.runner.redo()
        self._look_anew()

    def _all_agree(self, words: list[str]) -> bool:
        session = self.session
        session.close_hand()
        self.table.meet()
        self._terminal.clear()
        self._terminal.say(*words)
        for seat in session.people:
            self._terminal.say(f"{session.name(seat)} agrees: type yes.")
            if self._terminal.read() != "yes":
                return False
        return True

    def _look_anew(self, words: str = "") -> None:
        self._told = min(self._told, len(self.session.log()))
        self.table.meet()
        self._terminal.say(words)

    def _in_short(self) -> str:
        words = played_in_short(self.session.setup)
        unsaved = "NOT SAVED. " if self.session.runner.unsaved else ""
        return unsaved + (f"Played: {words}" if words else "")

    def _played(self) -> None:
        self._terminal.page(played_page(self.session.setup))

    def _rematch(self) -> None:
        kept = "is not kept" if self.session.record.path is None else "stays in the list of unfinished ones"
        self._terminal.say(f"Begin anew, with the same seats; this match {kept}: type yes.")
        if self._terminal.read() == "yes":
            self._begin_again(Rematch.NEW)

    def _begin_again(self, how: Rematch) -> None:
        """Begin a match anew; where a file has a fault, show it and keep the old match."""
        try:
            again = self.session.rematch(how)
        except ContentError as error:
            self._terminal.say(*told(error.faults), NO_REMATCH)
            return
        get_past_trouble(again, self._terminal)
        self.session.record.close()
        self.session = again
        self._told, self._turn = 0, -1
        self.table.sit_at(again)
        self._terminal.say(self._in_short())


def get_past_trouble(session: Session, terminal: LineTerminal) -> None:
    """Say what stops a match, and ask what to do until nothing does.

    Raises:
        OutOfLinesError: when the players leave.
    """
    mends: dict[str, Callable[[], None]] = {
        AGAIN: session.runner.save_again,
        UNSAVED: session.runner.go_unsaved,
        BACK: session.runner.recover,
    }
    while session.runner.trouble is not None:
        page = trouble_page(session.runner)
        terminal.page(page)
        offered = [item.pick for item in page.items if item.pick in mends]
        terminal.say(f"Type {', '.join(offered)} or quit." if offered else "Type quit.")
        line = terminal.read()
        if line in offered:
            mends[line]()
            if session.runner.unsaved:
                terminal.say("NOT SAVED: what follows is lost when the program ends.")
