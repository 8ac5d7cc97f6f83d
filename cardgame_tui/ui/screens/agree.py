"""Every player here agrees or refuses, in secret."""

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.undo import AGREE, OPTIONS, UNDO_TITLE, agree_lines
from cardgame_tui.ui.screens.page import BlockScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.session.session import Session


class AgreeScreen(BlockScreen[tuple[int, ...]]):
    """Asks every player here, each with separate keys; its result is the seats that do not agree.

    Args:
        session: the match; no hand is open.
        words: what is asked, in public words.
        title: the same in one or two words.
    """

    help_keys = key_help.SECRET

    def __init__(self, session: Session, words: list[str], title: str = UNDO_TITLE) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.title_words = title
        in_turn = session.one_after_the_other
        self.choice = SecretChoice(len(OPTIONS), session.people, in_turn=in_turn)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw what is asked, the keys and who has locked."""
        return agree_lines(
            self.session, self.choice, self.words, width, height, title=self.title_words, ascii=ascii_only()
        )

    def take(self, key: str) -> None:
        """Lock a choice, start over or leave it all, or choose the other way."""
        if key == "backspace" and not self.choice.chosen:
            self.dismiss(self.choice.people)
        elif key == "backspace":
            self.choice.restart()
        elif key == "tab":
            self.choice.restart(in_turn=not self.choice.in_turn)
        elif self.choice.press(key) and self.choice.done:
            self.dismiss(tuple(seat for seat, chosen in sorted(self.choice.chosen.items()) if chosen != AGREE))
