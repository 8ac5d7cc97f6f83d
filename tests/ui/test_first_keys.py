"""How many keys lead from the first page to the first decision about a card, in each game."""

import pytest

from cardgame_tui.plugins import by_difficulty, listings
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.table.screen import TableScreen
from tests.ui.guests.channels import until
from tests.ui.piloting import AppPilot, session_of, shown, type_keys

MOST = {"rune_duel": 5, "containment": 5, "grand_archive": 5, "dimensional_rift": 6}
"""The most keys. In Dimensional Rift both players choose in secret first; where both choices are shown, the winner
says who starts."""
GAMES = [each.id for each in by_difficulty(listings()) if each.id in MOST]


def next_keys(pilot: AppPilot) -> str:
    """What is typed where no card is decided about yet; nothing where one is."""
    session = session_of(pilot)
    prompt = session.prompt
    if isinstance(pilot.app.screen, SecretScreen):
        return "ak"  # rock and scissors: the first player wins
    if isinstance(pilot.app.screen, PageScreen):
        return "1" if "1 Alice starts" in shown(pilot) else "!"
    if session.stepping is not None:
        return "!"
    if session.gate_closed:
        return "h"
    about_cards = prompt is not None and any(option.card is not None for option in prompt.options)
    return "" if about_cards or (prompt is not None and prompt.ask == "mulligan") else "1"


@pytest.mark.parametrize("game", GAMES)
async def test_a_duel_begins_with_few_keys(game: str) -> None:
    typed = f"{GAMES.index(game) + 1}!"
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await type_keys(pilot, typed)
        await until(lambda: any(isinstance(each, TableScreen) for each in pilot.app.screen_stack))
        while keys := next_keys(pilot):
            await type_keys(pilot, keys)
            typed += keys
            assert len(typed) <= MOST[game], typed
