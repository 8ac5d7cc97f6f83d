"""``join``: open another screen of a match that somebody hosts on this machine."""

import sys
from argparse import Namespace

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.terminal import require_terminal
from cardgame_tui.join.client import join, new_key
from cardgame_tui.join.frames import LONGEST_WORD
from cardgame_tui.join.tables import reach, waiting_tables

NOBODY = "no table waits: start one with cardgame-tui host GAME"


def run(arguments: Namespace) -> int:
    """Join the table that waits; ask which if there are several.

    Raises:
        UsageError: without a terminal, or when no such table waits.
    """
    require_terminal("join it from one")
    for name in ("role", "key"):
        _check_word(name, getattr(arguments, name))
    table = _chosen(waiting_tables(), arguments.table)
    try:
        connection, secret = reach(table)
    except (OSError, ValueError) as error:
        raise UsageError(f"the table {table} does not wait any more") from error
    return join(connection, arguments.role, arguments.key or new_key(), secret)


def _check_word(name: str, word: str) -> None:
    if len(word) > LONGEST_WORD or not word.isprintable():
        raise UsageError(f"the {name} must be a word of at most {LONGEST_WORD} characters")


def _chosen(names: list[str], wanted: str) -> str:
    """The table that is meant: by its name or how that begins, as the only one, or by its number in a list."""
    fitting = [name for name in names if name == wanted] or [name for name in names if name.startswith(wanted)]
    if not names:
        raise UsageError(NOBODY)
    if not fitting:
        raise UsageError(f"no table {wanted!r} waits; these do: {', '.join(names)}")
    return fitting[0] if len(fitting) == 1 else _asked(fitting)


def _asked(names: list[str]) -> str:
    for number, name in enumerate(names, 1):
        print(f"{number}  {name}")
    print("Which table? Type its number: ", end="", flush=True)
    answer = sys.stdin.readline().strip()
    if not (answer.isascii() and answer.isdecimal() and 0 < int(answer[:9]) <= len(names)):
        raise UsageError("no table was chosen")
    return names[int(answer[:9]) - 1]
