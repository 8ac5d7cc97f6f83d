"""A whole duel in a real pseudo-terminal, played at random next to its model, which says what must be shown."""

import random
from collections.abc import Callable

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.keys.codes import LEFT_KEYS, RIGHT_KEYS
from cardgame_tui.ui.pages.page import Page, PageView
from cardgame_tui.ui.pages.result.result import ResultPage
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.reveal import Reveal
from cardgame_tui.ui.table.state import TableState
from tests.ui.answers import random_answer
from tests.ui.driving import full_frame, state_of
from tests.ui.terminal import Terminal, keys_of


def play_through(terminal: Terminal, session: Session, chance: random.Random, see: Callable[[], object]) -> None:
    """Play a duel to the page of its result, and see every frame; each is exactly what the model says.

    Args:
        terminal: the program, at the beginning of the same duel.
        session: the model.
        chance: picks the answers.
        see: called when a frame is complete.
    """
    table = state_of(session)
    while (prompt := session.prompt) is not None:
        if prompt.secret:
            _answer_in_secret(terminal, table, prompt, chance)
            continue
        terminal.wait_for(full_frame(table, 80, 24), whole=True)
        see()
        if session.gate_closed:
            terminal.press("h")
            table.show_hand()
            continue
        assert table.choice is not None
        terminal.press(*keys_of(table.choice, answer := random_answer(prompt, chance)))
        session.runner.answer(answer)
        table.refresh()
    terminal.wait_for("\n".join(plain(line).rstrip() for line in ResultPage(session).lines(80, 24)), whole=True)
    see()


def _page_text(page: Page) -> str:
    """A page as the terminal shows it."""
    return "\n".join(plain(line).rstrip() for line in PageView(page).lines(80, 24))


def _answer_in_secret(terminal: Terminal, table: TableState, prompt: Prompt, chance: random.Random) -> None:
    """Let both players lock a choice, and read what they chose."""
    one, two = chance.randrange(len(prompt.options)), chance.randrange(len(prompt.options))
    terminal.wait_for("Nothing on this page changes")
    terminal.press(LEFT_KEYS[one], RIGHT_KEYS[two])
    reveal = Reveal(table.session)
    table.session.runner.answer_secret({1: one, 2: two})
    table.refresh()
    terminal.wait_for(_page_text(reveal.page(reveal.answers_to_next(table.choice))), whole=True)
    terminal.press("enter")
