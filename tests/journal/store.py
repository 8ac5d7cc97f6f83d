"""Writes the journals that are kept for good, one of each game: ``python -m tests.journal.store FOLDER``.

Run once for each format a version is released with; stored files are never made again, since they show that
later versions still read it.
"""

import sys
from pathlib import Path

from cardgame_tui.play.record import Record
from cardgame_tui.play.rule_change import RuleChange
from tests.journal.matches import GAMES, again, play

SEED = 7
CHANGE = RuleChange("direct_hit", "attack")
"""A rule that the players change, in games that have it."""
DECISIONS = 30
"""Decisions before the match is interrupted."""


def store(game: str, folder: Path) -> None:
    """Write a match with an undo, a changed rule, an interruption in the middle of a line, and a concession."""
    record = Record.start(GAMES[game](SEED), folder)
    play(record, DECISIONS)
    if record.can_undo(3):
        record.undo(3)
    if CHANGE.refused(record.driver.duel) is None:
        record.change_rules([CHANGE])
    play(record, 5)
    record.close()
    assert record.path is not None
    with record.path.open("ab") as file:
        file.write(b'{"line":"answer","duel":1,"n":')
    later = play(again(record.path), 4)
    if later.prompt is not None:
        later.concede(2)
    later.close()
    record.path.rename(folder / f"{game}.jsonl")


if __name__ == "__main__":
    for name in GAMES:
        store(name, Path(sys.argv[1]))
