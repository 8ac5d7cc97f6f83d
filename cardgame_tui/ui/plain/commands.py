"""The commands that lines of text have, of a table and of a replay, and how they are listed."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Never, Protocol, TypeVar

from cardgame_tui.engine.shown.layout import Layout
from cardgame_tui.ui.keys.command import Command, Commands, KeyMap, never
from cardgame_tui.ui.pages.commands import CHANGED, LOG, MARK, PILES, STACK, VIEW, WHAT_IS
from cardgame_tui.ui.plain.terminal import PROMPT
from cardgame_tui.ui.replay.commands import BRANCH, JUMPS, TRANSCRIPT, VIEWER, WHAT_IF
from cardgame_tui.ui.replay.commands import UNDER as REPLAY_UNDER
from cardgame_tui.ui.replay.desk import ReplayDesk
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.declared import (
    CHANGE_RULE,
    CONCEDE,
    DRAW,
    FINAL,
    HAND,
    HELP,
    HINT,
    NO_ORDERS,
    ORDERS,
    PLAYED,
    REDO,
    REMATCH,
    TABLE_MARK,
    UNDER,
    UNDO,
    UNDO_TURN,
)
from cardgame_tui.ui.table.desk import TableDesk

PlaceT = TypeVar("PlaceT")

LINES_IN_LESSONS = frozenset(
    ("question", "view", "stack", "piles", "log", "why", "what", "orders", "help", "brief", "full", "played")
)
"""Commands that work in a lesson."""

NOT_IN_LESSONS = "Not in a lesson."
"""The answer to any other command."""

SAID_BRIEFLY = {
    True: "Brief: names, numbers and answers. Type full to hear texts and rules too.",
    False: "Full: texts of cards, rules, and why not. Type brief to hear less.",
}
"""What is said when brief is switched on or off."""

IDLE = "That does nothing now."
"""The answer to a command that does nothing now and has no `idle` words."""


class LineDesk(Protocol):
    """A place where lines of text are typed."""

    def help(self) -> None:
        """Print what can be typed."""

    def say_why(self) -> None:
        """Print the rule behind the question, and what cannot be picked and why."""

    def list_table(self) -> None:
        """Print the table."""

    def say_less(self, *, brief: bool) -> None:
        """Leave out texts of cards and numbers of rules from now on, or say them again."""


class LineTableDesk(LineDesk, TableDesk, Protocol):
    """A place where a match is played in lines of text."""

    def list_hand(self) -> None:
        """Open or close the hand, and print it."""

    def repeat(self) -> None:
        """Print the question with all that can be picked."""


class LineReplayDesk(LineDesk, ReplayDesk, Protocol):
    """A place where a replay is shown in lines of text."""


SHOW: Command[LineDesk] = Command(VIEW.name, VIEW.keys, "Table", "Show the table.", lambda at: at.list_table())
LINE_HELP: Command[LineDesk] = Command(HELP.name, (), HELP.title, "What can be typed.", lambda at: at.help())
LINE_WHY: Command[LineDesk] = Command(
    "why",
    HELP.keys,
    "Why",
    "Why this is asked, and what cannot be picked and why.",
    lambda at: at.say_why(),
)
BRIEF: Command[LineDesk] = Command(
    "brief", (), "Brief", "Hear names, numbers and answers only.", lambda at: at.say_less(brief=True)
)
FULL: Command[LineDesk] = Command(
    "full", (), "Full", "Hear also texts of cards, rules, and why not.", lambda at: at.say_less(brief=False)
)
LINE_HAND: Command[LineTableDesk] = Command(
    HAND.name, HAND.keys, HAND.title, "Show your hand, or turn it face down.", lambda at: at.list_hand()
)
QUESTION: Command[LineTableDesk] = Command(
    "question", (), "Question", "Hear the question with its options again.", lambda at: at.repeat()
)

TABLE_LINES: tuple[Command[LineTableDesk], ...] = (
    LINE_HAND,
    QUESTION,
    SHOW,
    STACK,
    PILES,
    LOG,
    LINE_WHY,
    WHAT_IS,
    LINE_HELP,
    BRIEF,
    FULL,
    ORDERS,
    NO_ORDERS,
    HINT,
    UNDO,
    FINAL,
    UNDO_TURN,
    REDO,
    CHANGED,
    TABLE_MARK,
    PLAYED,
    REMATCH,
    UNDER,
    CHANGE_RULE,
    CONCEDE,
    DRAW,
)
"""The commands of a match in lines of text."""

LESSON_LINES: tuple[Command[LineTableDesk], ...] = tuple(
    each if each.name in LINES_IN_LESSONS else replace(each, works=never, idle=NOT_IN_LESSONS)
    for each in TABLE_LINES
)
"""The commands of a lesson in lines of text."""

REPLAY_LINES: tuple[Command[LineReplayDesk], ...] = (
    SHOW,
    STACK,
    PILES,
    LOG,
    LINE_WHY,
    WHAT_IS,
    LINE_HELP,
    BRIEF,
    FULL,
    JUMPS,
    VIEWER,
    WHAT_IF,
    REPLAY_UNDER,
    BRANCH,
    TRANSCRIPT,
    CHANGED,
    MARK,
)
"""The commands of a replay in lines of text."""


WITH_STACK = frozenset({STACK.name, ORDERS.name, NO_ORDERS.name})
"""Commands that a game without a stack has no use for."""


def of_game(commands: Iterable[Command[PlaceT]], layout: Layout) -> list[Command[PlaceT]]:
    """Some commands without those that a game has no use for."""
    return [each for each in commands if layout.has_stack or each.name not in WITH_STACK]


def line_keys(key_map: KeyMap) -> KeyMap:
    """A key map for lines of text, where the key of help says why a question is asked."""
    if not key_map.get(HELP.name):
        return key_map
    return {**key_map, LINE_WHY.name: key_map[HELP.name], HELP.name: ()}


def words_of(command: Command[Never]) -> Sequence[str]:
    """What can be typed for a command: its keys, and its name, or for the hand what the game has in its place."""
    word = command.title.casefold() if command.name == HAND.name else command.name.replace("_", " ")
    return (*command.keys, word)


def in_short(commands: Iterable[Command[Never]]) -> str:
    """Some commands on one line; of two with the same key, the first.

    A key that looks like the prompt, or like the end of a part of a sentence, is left out.
    """
    listed: dict[str, str] = {}
    for each in commands:
        keyed = each.key and each.key not in (PROMPT.strip(), ":")
        listed.setdefault(each.key or each.name, f"{each.key} {each.title.lower()}" if keyed else each.name)
    return f"Commands: {', '.join(listed.values())}, quit."


def in_full(commands: Iterable[Command[Never]]) -> Sequence[str]:
    """A line for each of some commands."""
    return [f"{', '.join(words_of(each))}  {each.help}" for each in commands]


def commands_of(session: Session, key_map: KeyMap) -> Commands[LineTableDesk]:
    """The commands of the table of a session, with the keys that a player wants."""
    declared = TABLE_LINES if session.lesson is None else LESSON_LINES
    return Commands(of_game(declared, session.layout()), key_map, session.hand_word)
