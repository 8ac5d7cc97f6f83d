"""Both players choose in secret, each with separate keys."""

from typing import Never

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.curtain import secret_lines
from cardgame_tui.ui.pages.undo import final_words
from cardgame_tui.ui.screens.page import BlockScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.session.session import Session


class SecretScreen(BlockScreen[dict[int, int] | None]):
    """Takes both choices without showing either; its result is the option of each seat, None for an undo.

    Args:
        session: the match; its open prompt is a secret one.
        commands: the commands of the table: the keys of undo work here where they pick nothing.
    """

    help_keys = key_help.SECRET

    def __init__(self, session: Session, commands: Commands[Never]) -> None:
        super().__init__()
        prompt = session.prompt
        assert prompt is not None
        duel = session.driver.duel
        self.session = session
        self._undo_key = commands.key("undo")
        self.options = [session.ruleset.wording.option(duel, option) for option in prompt.options]
        in_turn = session.one_after_the_other
        self.choice = SecretChoice(len(prompt.options), session.choosers, in_turn=in_turn, taken=commands.letters)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the keys and who has locked."""
        return secret_lines(
            self.session, self.choice, self.options, width, height, self._undo_key, ascii=ascii_only()
        )

    def take(self, key: str) -> None:
        """Lock a choice, start over, or choose the other way."""
        if key == "backspace":
            self.choice.restart()
        elif key == "tab":
            self.choice.restart(in_turn=not self.choice.in_turn)
        elif self.choice.press(key):
            if self.choice.done:
                self.dismiss(self.choice.chosen)
        elif key == self._undo_key and (self.session.runner.undoable or final_words(self.session)):
            self.dismiss(None)
