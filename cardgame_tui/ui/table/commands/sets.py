"""Which commands a screen of a table has: at the keyboard, for guests and onlookers, and in a lesson."""

from dataclasses import replace

from cardgame_tui.ui.keys.command import Command, never
from cardgame_tui.ui.pages.commands import CARD, CHANGED, LOG, PILES, STACK, VIEW, WHAT_IS
from cardgame_tui.ui.table.commands.declared import (
    AUDIENCE,
    BORDERS,
    CARD_NAMES,
    CHANGE_RULE,
    CONCEDE,
    DRAW,
    FINAL,
    HAND,
    HELP,
    HINT,
    LESSON_END,
    MENU,
    NO_ORDERS,
    ORDERS,
    PALETTE,
    PLAY_EVENTS,
    PLAYED,
    PRESENT,
    QUIT,
    REDO,
    REMATCH,
    RESULT,
    RULES,
    SCREENS,
    SETTINGS,
    SPEED,
    STAGE,
    STEP,
    TABLE_MARK,
    THEME,
    UNDER,
    UNDO,
    UNDO_TURN,
    WHOLE_TABLE,
)
from cardgame_tui.ui.table.desk import ScreenDesk

TABLE_COMMANDS: tuple[Command[ScreenDesk], ...] = (
    RESULT,
    PLAY_EVENTS,
    HAND,
    ORDERS,
    NO_ORDERS,
    UNDO,
    FINAL,
    UNDO_TURN,
    REDO,
    CARD,
    VIEW,
    STACK,
    PILES,
    LOG,
    WHAT_IS,
    HINT,
    CHANGED,
    TABLE_MARK,
    HELP,
    PALETTE,
    QUIT,
    RULES,
    PLAYED,
    REMATCH,
    UNDER,
    CHANGE_RULE,
    CONCEDE,
    DRAW,
    THEME,
    BORDERS,
    CARD_NAMES,
    PRESENT,
    SETTINGS,
    STEP,
    SPEED,
    STAGE,
    SCREENS,
    AUDIENCE,
    MENU,
)
"""The commands of the screen, in the order of its footer and its list."""

ON_STAGE = frozenset(
    (
        "stage",
        "changed",
        "play_events",
        "speed",
        "palette",
        "quit",
        "result",
        "rules",
        "played",
        "theme",
        "borders",
        "card_names",
    )
)
"""Commands that work while the stage is shown: none of them shows what is not for everybody."""

IN_LESSONS = frozenset(
    (
        "card",
        "view",
        "stack",
        "piles",
        "log",
        "what",
        "orders",
        "help",
        "palette",
        "quit",
        "rules",
        "played",
        "theme",
        "borders",
        "card_names",
        "settings",
    )
) | {"step", "menu"}
"""Commands that work in a lesson; the others keep their letters, so that cards have those of a duel."""

LOOKING = frozenset(
    (
        "card",
        "view",
        "stack",
        "piles",
        "log",
        "what",
        "changed",
        "help",
        "palette",
        "quit",
        "rules",
        "played",
        "theme",
        "borders",
        "card_names",
        "step",
        "play_events",
        "speed",
        "stage",
        "result",
    )
)
"""Commands for people who look on at a screen of their own: none of them changes anything in the match."""
FOR_GUESTS = LOOKING | {
    "orders",
    "no_orders",
    "undo",
    "final",
    "undo_turn",
    "redo",
    "hint",
    "change",
    "concede",
    "draw",
    "audience",
}
"""Commands for a player at a screen elsewhere: none of them ends the duel of the other player unasked, or reads or
writes files of whoever runs the match."""


def _only(names: frozenset[str]) -> tuple[Command[ScreenDesk], ...]:
    """The commands of the screen, of which only some work; the others keep their letters."""
    return tuple(each if each.name in names else replace(each, works=never) for each in TABLE_COMMANDS)


GUEST_COMMANDS = _only(FOR_GUESTS)
"""The commands of a player's screen elsewhere."""
HAND_COMMANDS = (WHOLE_TABLE, *GUEST_COMMANDS)
"""The commands of a screen elsewhere that shows one player's hand alone."""
ONLOOKER_COMMANDS = _only(LOOKING)
"""The commands of a screen for people who look on."""

LESSON_COMMANDS: tuple[Command[ScreenDesk], ...] = (
    LESSON_END,
    *_only(IN_LESSONS),
)
"""The commands of the screen in a lesson."""
