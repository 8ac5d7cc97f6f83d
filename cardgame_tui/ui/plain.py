"""The same duel as lines of text: for screen readers, scripts and tests."""

import sys
from collections.abc import Callable
from typing import TextIO

from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.record import Record
from cardgame_tui.ui.again import Again
from cardgame_tui.ui.crash import BROKEN, crash_words, left_words
from cardgame_tui.ui.excerpt import told
from cardgame_tui.ui.fault import Fault
from cardgame_tui.ui.grouping import Kind
from cardgame_tui.ui.model import reading
from cardgame_tui.ui.model.listing import asked_listing, hand_listing, table_listing
from cardgame_tui.ui.model.played import played_page
from cardgame_tui.ui.model.question import result_words
from cardgame_tui.ui.model.standing import last_words, public_facts
from cardgame_tui.ui.model.trouble_page import AGAIN, BACK, UNSAVED, trouble_page
from cardgame_tui.ui.plain_terminal import LineTerminal, OutOfLinesError
from cardgame_tui.ui.secret import SecretChoice
from cardgame_tui.ui.session import Session
from cardgame_tui.ui.table import Table

KEYS = {"": "enter", "yes": "enter", "space": "space", "pass": "space", "no": "space", "back": "backspace"}
"""Words for keys that type nothing; an empty line is enter."""
HELP = (
    "Type a letter or number to pick; a letter and a number together (a2) where a letter asks for one.",
    "An empty line confirms, pass or no declines, back takes back a half-made choice.",
    "h your hand, v the table, s the stack, p the piles, l the log, ? this and what cannot be picked,",
    "played (the rules in play), rematch, concede, draw, quit.",
)

NO_REMATCH = "No rematch: mend this, then ask again. The old duel is as it was."


class PlainTable:
    """One match, played in lines.

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

    def play(self) -> None:
        """Play until the input ends or the players leave.

        Raises:
            OutOfLinesError: then.
        """
        get_past_trouble(self.session, self._terminal)
        self.table = Table(self.session)
        self._terminal.say(*HELP, self._in_short())
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

    def _ask(self) -> None:
        self._tell()
        self._terminal.say(*asked_listing(self.table.scene().asked))
        looking = self.session.looking
        while not self._obey(self._terminal.read()):
            self._terminal.say("That does nothing here. ? says what does.")
        if looking and self.session.looking != looking:
            self._terminal.clear()

    def _obey(self, line: str) -> bool:
        """Carry out a line; says whether it did anything."""
        commands = {"h": self._hand, "v": self._show, "s": self._stack, "p": self._piles, "l": self._log}
        commands |= {"?": self._help, "concede": self._concede, "draw": self._draw}
        commands |= {"played": self._played, "rematch": self._rematch}
        if line in commands:
            commands[line]()
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

    def _tell(self) -> None:
        """Say what has happened since, as whoever looks may read it, and the table at a new turn."""
        log = self.session.log()
        self._terminal.say(*(f"* {line.words} ({line.rule})" for line in log[self._told :]))
        self._told = len(log)
        turn = self.session.driver.duel.turn
        if turn != self._turn:
            self._turn = turn
            self._show()

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
            f"{who}, press Enter when {session.name(3 - prompt.seat)} looks away.",
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
            if not choice.press(self._terminal.read()):
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
            "again: a new match, seats swapped; quit" if match.over else "An empty line: the next duel; quit"
        )
        line = self._terminal.read()
        if match.over and line == "again":
            self._begin_again(Again.SWAPPED)
        elif not match.over and line == "":
            self._told, self._turn = 0, -1
            session.begin()
            self.table.meet()

    # -- commands --------------------------------------------------------------------------------------

    def _hand(self) -> None:
        if self.session.gate_closed or self.session.looking:
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
        self._terminal.say(*HELP)
        book = reading.rulebook_of(self.session.ruleset)
        self._terminal.page(reading.help_page(self.table, book))

    def _concede(self) -> None:
        prompt = self.session.prompt
        assert prompt is not None
        self._terminal.say(f"{self.session.name(prompt.seat)} gives up: type yes.")
        if self._terminal.read() == "yes":
            self.session.concede(prompt.seat)
            self.table.meet()

    def _draw(self) -> None:
        if self.session.alone:
            return
        for name in self.session.match.names:
            self._terminal.say(f"{name} agrees to a draw: type yes.")
            if self._terminal.read() != "yes":
                return
        self.session.agree_draw()
        self.table.meet()

    def _in_short(self) -> str:
        words = self.session.setup.rules_in_short
        return f"Played: {words}" if words else ""

    def _played(self) -> None:
        self._terminal.page(played_page(self.session.setup))

    def _rematch(self) -> None:
        self._terminal.say("Begin anew, with the same seats; this duel is not kept: type yes.")
        if self._terminal.read() == "yes":
            self._begin_again(Again.ANEW)

    def _begin_again(self, how: Again) -> None:
        """Begin a match anew; where a file has a fault, show it and keep the old match."""
        try:
            again = self.session.again(how)
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
        AGAIN: session.save_again,
        UNSAVED: session.go_unsaved,
        BACK: session.recover,
    }
    while session.trouble is not None:
        page = trouble_page(session)
        terminal.page(page)
        offered = [item.pick for item in page.items if item.pick in mends]
        terminal.say(f"Type {', '.join(offered)} or quit." if offered else "Type quit.")
        line = terminal.read()
        if line in offered:
            mends[line]()


def run_plain(record: Record, lines: TextIO, out: TextIO, *, keep: bool = False) -> int:
    """Play a match in lines of text, from its beginning or from where it was left.

    Args:
        record: the match.
        lines: where answers come from; its end ends the program.
        out: where everything is printed.
        keep: make a journal when it begins.

    Returns:
        The exit code: 0, or 70 after a fault in the game.

    Raises:
        OSError: when nothing can be read or printed any more.
    """
    session = Session(record, keep=keep)
    session.unsaved = not session.keep
    session.open()
    table = PlainTable(session, LineTerminal(lines, out))
    try:
        table.play()
    except OutOfLinesError:
        words = left_words(table.session.record, unsaved=table.session.unsaved)
        broke = isinstance(table.session.trouble, Fault)
    except OSError:
        raise
    except Exception as error:
        words, broke = crash_words(Fault(error, table.session.record, 0)), True
    finally:
        table.session.record.close()
    print(*words, sep="\n", end="\n" if words else "", file=sys.stderr)
    return BROKEN if broke else 0
