"""A player who types at random: answers, every command, keys of every page, and keys that do nothing."""

from collections.abc import Sequence
from random import Random
from typing import Any

from textual.app import App
from textual.screen import Screen

from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.replay.screen import ReplayScreen
from cardgame_tui.ui.replay.state import MOVES, STEPS
from cardgame_tui.ui.replay.what_if_screen import WhatIfScreen
from cardgame_tui.ui.screens.agree import AgreeScreen
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.finder import FinderScreen
from cardgame_tui.ui.screens.mark import MarkScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.result import ResultScreen
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.setup.screen import SetupScreen
from cardgame_tui.ui.table.commands.declared import PALETTE
from cardgame_tui.ui.table.screen import TableScreen
from tests.ui.answers import random_answer
from tests.ui.terminal import keys_of

NOISE = ("tab", "shift+tab", "up", "down", "left", "right", "enter", "space", "backspace", "escape", "?", "l", "p")
"""Keys that move, close or open something, or do nothing."""
AWAY = ("backspace", "q", "enter", "1", "space", "escape", "ctrl+x", "down", "tab")
"""Keys of which one leaves any screen."""
REPLAYING = (*MOVES, *MOVES, *STEPS, "home", "end", "tab")
WHAT_IF = ("n", "a", "n", "down", "pagedown", "o", "c", "x", "backspace", "backspace")
INSPECTION = 0.05
"""How often the cursor goes to a card and its inspector is opened."""
TABLE_NOISE = 0.3
"""How often a key is typed at the table that answers nothing."""
PATIENCE = 25
"""How many keys are typed away from the table before a key of `AWAY` is typed."""


def keys_at(app: App[Any], chance: Random, away: int) -> Sequence[str]:
    """The keys to type next.

    Args:
        app: the program.
        chance: picks them.
        away: for how many steps no match was shown.
    """
    screen = app.screen
    if away > PATIENCE and not isinstance(screen, MenuScreen | SetupScreen):
        return [chance.choice(AWAY)]
    match screen:
        case SetupScreen():
            return ["backspace"]
        case TableScreen():
            return _at_table(screen, chance)
        case ReplayScreen():
            return _at_replay(screen, chance)
        case SecretScreen() | AgreeScreen():
            return _in_secret(screen, chance)
        case CurtainScreen():
            return ["x", "enter"]
        case MarkScreen():
            return ["*", str(chance.randrange(10_000)), "enter"]
        case FinderScreen():
            return [chance.choice(("backspace", "backspace", "backspace", "enter", "down", "o"))]
        case WhatIfScreen():
            return [chance.choice(WHAT_IF)]
        case MenuScreen():
            return _in_menu(screen, chance)
        case ResultScreen():
            return [chance.choice(("n", "n", "enter", "r", "1", "u", "h", "?", "backspace"))]
        case PageScreen():
            return _on_page(screen, chance)
        case _:
            return [chance.choice(AWAY)]


def commands_of(screen: Screen[object], keys: Sequence[str]) -> Sequence[str]:
    """The names of the commands that keys run at the table."""
    if not isinstance(screen, TableScreen):
        return ()
    found = (screen.commands.at_key(screen, key) for key in keys)
    return [command.name for command in found if command is not None]


def _at_table(screen: TableScreen, chance: Random) -> Sequence[str]:
    session, table = screen.session, screen.table
    if chance.random() < INSPECTION:
        return ["tab", screen.commands.key("card")]
    if chance.random() < TABLE_NOISE:
        keys = [[key] for each in screen.commands.working(screen) for key in each.keys if key != "ctrl+q"]
        noise = [[key] for key in (*NOISE, "ctrl+q", chance.choice("abcdefgxyz123"))]
        return chance.choice([*keys, *keys, *noise, _from_list(screen, chance)])
    if session.stepping is not None:
        return [chance.choice(("space", "space", "enter", "backspace"))]
    if session.gate_closed:
        return ["h"] if chance.random() < 0.9 else ["space"]
    if table.choice is None or session.prompt is None or table.choice.can_cancel:
        return ["backspace", "enter"]
    return keys_of(table.choice, random_answer(session.prompt, chance))


def _from_list(screen: TableScreen, chance: Random) -> Sequence[str]:
    """Run a command that has no key, from the list of commands."""
    commands = [each for each in screen.commands.working(screen) if not each.keys]
    title = chance.choice(commands).title.lower() if commands else ""
    return [screen.commands.key(PALETTE.name), *("space" if key == " " else key for key in title), "enter"]


def _at_replay(screen: ReplayScreen, chance: Random) -> Sequence[str]:
    keys = [key for command in screen.commands.working(screen) for key in command.keys]
    return [chance.choice([*REPLAYING, *keys]) if chance.random() < 0.9 else "v"]


def _in_secret(screen: SecretScreen | AgreeScreen, chance: Random) -> Sequence[str]:
    choice = screen.choice
    if chance.random() < 0.1:
        return [chance.choice(("tab", "backspace", "u", "z"))]
    seats = [choice.turn_of] if choice.turn_of else [seat for seat in choice.people if seat not in choice.chosen]
    return [chance.choice(choice.keys(seat)) for seat in seats[:2]]


def _in_menu(screen: MenuScreen, chance: Random) -> Sequence[str]:
    """Resume a match if one is listed; otherwise look at something, or leave."""
    keys = [door.key for door in screen.first.page.doors if door.pick.split()[0] not in ("play", "watch")]
    if "c" in keys and chance.random() < 0.8:
        return ["c"]
    if "c" not in keys and chance.random() < 0.6:
        return ["ctrl+q"]
    return [chance.choice([*keys, "?", "down", "tab"])]


def _on_page(screen: Screen[str], chance: Random) -> Sequence[str]:
    assert isinstance(screen, PageScreen)
    picks = sum(bool(item.pick) for item in screen.page_view.page.items)
    if not picks or chance.random() < 0.3:
        return [chance.choice(("enter", "backspace", "down", "pagedown", "pageup", "q"))]
    return [*["down"] * chance.randrange(picks), "enter"]
