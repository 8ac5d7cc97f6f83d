"""The commands that go back and forth among the decisions of a duel, and the page on which both agree to it."""

from cardgame_tui.ui.drawing.cells import Line
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.undo import (
    AGREE,
    OPTIONS,
    agree_lines,
    alone_words,
    final_words,
    refused_words,
    undo_words,
)
from cardgame_tui.ui.screens.painted import Painted
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen_commands import TableCommands


class AgreeScreen(Painted[SecretChoice]):
    """Asks every player here, each with keys of their own; its result is what they chose.

    Args:
        session: the match; no hand is open.
        words: what is asked, in public words.
    """

    def __init__(self, session: Session, words: list[str]) -> None:
        super().__init__()
        self.session = session
        self.words = words
        in_turn = session.one_after_the_other
        self.choice = SecretChoice(len(OPTIONS), session.people, in_turn=in_turn)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw what is asked, the keys and who has locked."""
        return agree_lines(self.session, self.choice, self.words, width, height)

    def take(self, key: str) -> None:
        """Lock a choice, start over, or choose the other way."""
        if key == "backspace":
            self.choice.restart()
        elif key == "tab":
            self.choice.restart(in_turn=not self.choice.in_turn)
        elif self.choice.press(key) and self.choice.done:
            self.dismiss(self.choice)


class UndoCommands(TableCommands):
    """Takes decisions back and gives them again."""

    def do_undo(self) -> None:
        """Take back the last decision; where something hidden was seen since, ask first, or tell who is alone."""
        session = self.session
        if final_words(session):
            self.do_final()
            return
        reason = session.record.must_ask(session.runner.undoable)
        if not reason:
            self._take_back()
        elif session.alone:
            self._take_back_alone(reason)
        else:
            self._ask_both(reason)

    def do_final(self) -> None:
        """Say that nothing is taken back in this match."""
        page = Page("Nothing is taken back", (Item(final_words(self.session)),))
        self.open_page(page, lambda _: self.go_on(), also_closes="u")

    def _take_back_alone(self, reason: str) -> None:
        page = Page("Taken back", tuple(Item(words) for words in alone_words(self.session, reason)))
        self.session.runner.undo()
        self.open_page(page, lambda _: self._look_anew(), also_closes="u")

    def _ask_both(self, reason: str) -> None:
        session = self.session
        words = undo_words(session, session.viewer.seat, reason)
        session.close_hand()
        self.table.meet()
        self.draw()
        self.app.push_screen(AgreeScreen(session, words), self._after_agreeing)

    def do_redo(self) -> None:
        """Give the answer again that was taken back last."""
        self.session.runner.redo()
        self._look_anew()

    def _take_back(self) -> None:
        self.session.runner.undo()
        self._look_anew()

    def _look_anew(self) -> None:
        self.table.meet()
        self.go_on()

    def _after_agreeing(self, choice: SecretChoice | None) -> None:
        if choice is None or all(chosen == AGREE for chosen in choice.chosen.values()):
            self._take_back()
            return
        page = Page("Nothing is taken back", (Item(refused_words(self.session, choice)),))
        self.open_page(page, lambda _: self.go_on())
