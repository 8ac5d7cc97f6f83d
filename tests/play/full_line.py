"""A duel of Rune Duel that ``max_slots=3`` must part, at an event and at an answer that are known.

Alice plays Moon Rabbit (rank 9) and Bob cannot trump it. Her line has three creatures. As it is, Moon Rabbit
enters the fourth slot (RD-37) and its Arrival draws Cinder Imp, which Alice then discards. With three slots Moon
Rabbit is discarded (RD-7), nothing is drawn, and Cinder Imp cannot be discarded (RD-54).
"""

from pathlib import Path
from typing import Any
from unittest.mock import patch

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from tests.play.positions import index_of, setup_at

FULL_LINE: dict[str, Any] = {
    "phase": "duel",
    "leader": 1,
    "home": 1,
    "number": 3,
    "summons": 9,
    "seat1": {
        "hand": ["Moon Rabbit", "Clover Scout"],
        "deck": ["Cinder Imp", "Ditch Sentry", "Root Snare", "Hedge Runner", "Kiln Ogre", "Ember Hound"],
        "line": {"1s1": "Meadow Warden", "1s2": "Old Brock", "1s3": "Thornback"},
    },
    "seat2": {
        "hand": ["Clover Scout"],
        "deck": ["Clover Scout", "Hedge Runner", "Kiln Ogre", "Ember Hound", "Root Snare", "Ditch Sentry"],
    },
}
"""Alice leads; her line is full if a line has three slots."""

THREE = "max_slots=3"
"""The rule that parts it."""


def full_line_setup() -> Setup:
    """The set-up of the duel."""
    return setup_at("rune", FULL_LINE)


def play(record: Record) -> Record:
    """Alice leads Moon Rabbit and discards Cinder Imp; then Bob keeps his hand."""
    record.begin()
    for words in ("Moon Rabbit", "Cinder Imp", "done"):
        record.answer(index_of(record.driver, words))
    return record


def full_line_replay(folder: Path) -> Replay:
    """The same from a journal, to be shown again."""
    with patch("os.fsync"):
        record = play(Record.start(full_line_setup(), folder))
    record.close()
    assert record.path is not None
    return Replay(record.path, lambda _: record.setup.ruleset)
