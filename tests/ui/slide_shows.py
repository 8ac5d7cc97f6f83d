"""Matches with marked decisions, to be shown as slides."""

import random
from pathlib import Path
from typing import Any
from unittest.mock import patch

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.slides import Slides
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from tests.play.positions import index_of, setup_at
from tests.ui.answers import random_answer
from tests.ui.drawn_block import POSITION
from tests.ui.replays import game_of

FIRST = "Which of the two strikes first, and at what?"
BLOCK = "Moss Behemoth strikes for 7, and Bob has 3 HP left. Two creatures may block."


def marked_block(folder: Path, **options: Any) -> Path:
    """The journal of the drawn block, with two marked decisions; nobody blocks or answers."""
    setup = setup_at("rift", POSITION, options)
    with patch("os.fsync"):
        record = Record.start(setup, folder)
        record.begin()
        record.mark_decision(FIRST)
        record.answer(index_of(record.driver, "Moss Behemoth/Strike"))
        record.answer(index_of(record.driver, "2C3"))
        record.mark_decision(BLOCK)
        for _ in range(4):
            if record.prompt is not None:
                record.answer(len(record.prompt.options) - 1)
        record.close()
    assert record.path is not None
    return record.path


def block_slides(folder: Path, **options: Any) -> Slides:
    """Its slides."""
    return Slides(Replay(marked_block(folder, **options)))


def marked_everywhere(setup: Setup, folder: Path, decisions: int, seed: int = 1) -> Slides:
    """The slides of a match played at random, every decision of it marked."""
    chance = random.Random(seed)
    with patch("os.fsync"):
        record = Record.start(setup, folder)
        record.begin()
        for count in range(decisions):
            if record.prompt is None:
                break
            record.mark_decision(f"Mark {count}." if count % 2 else "")
            record.answer(random_answer(record.prompt, chance))
        record.close()
    assert record.path is not None
    return Slides(Replay(record.path, lambda _: game_of(setup)))
