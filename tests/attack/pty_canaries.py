"""Canaries in a real terminal: titles, the clipboard, the name of the process, and what is left at the end."""

import re
from pathlib import Path
from random import Random

from cardgame_tui.ui.table.commands.declared import HAND
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from tests.attack.lookout import Lookout, names_in
from tests.ui.terminal import LEFT_THE_SCREEN, Terminal

CODE = """
import sys
from tests.ui.canary import rune_setup, with_canaries
from cardgame_tui.play.record import Record
from cardgame_tui.ui.run import run_table
sys.exit(run_table(Record(with_canaries(rune_setup(seed={seed}, life_total=3)))))
"""
COMMAND = re.compile(r"\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?")
"""What is sent to the terminal itself and not drawn, such as a title."""
DECLARED = [key for each in TABLE_COMMANDS if each.name != "quit" for key in each.keys if len(key) == 1]
KEYS = (*DECLARED, *HAND.keys, "a", "b", "c", "d", "enter", "space", *["backspace"] * 6, "1")
"""The keys of all commands of the table, and those that answer and close pages."""


def play_in_terminal(lookout: Lookout, folder: Path, seed: int, keys: int, code: str = CODE) -> None:
    """Type keys at random in a pseudo-terminal, end the program, and search what a screen does not show.

    Args:
        lookout: collects what is found.
        folder: the home of the program.
        seed: of the duel and the keys.
        keys: how many.
        code: the program, with a place for the seed.
    """
    chance, terminal = Random(seed), Terminal(code.format(seed=seed), folder)
    terminal.wait_for(" decides")
    for _ in range(keys):
        terminal.press(chance.choice(KEYS))
        terminal.rest(0.05)
        _search_process(lookout, terminal.child.pid)
    terminal.press("\x03")
    terminal.end()
    for command in COMMAND.findall(terminal.output):
        lookout.search(command, lambda: None, "what is sent to the terminal itself")
    after = terminal.output.rpartition(LEFT_THE_SCREEN)[2]
    lookout.search(after, lambda: None, "what is left on the terminal at the end")
    lookout.named += len(names_in(terminal.output))


def _search_process(lookout: Lookout, number: int) -> None:
    for file in (Path(f"/proc/{number}/{name}") for name in ("comm", "cmdline")):
        if file.exists():
            lookout.search(file.read_text(encoding="utf-8", errors="replace"), lambda: None, "the process")
