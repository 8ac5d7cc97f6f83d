"""Matches that were played into a journal, to be shown again."""

import random
from copy import copy
from pathlib import Path
from unittest.mock import patch

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.pages.page import Page
from cardgame_tui.ui.pages.replay import replay_help
from cardgame_tui.ui.replay.screen import ReplayScreen
from cardgame_tui.ui.replay.state import ReplayState
from tests.ui.answers import random_answer

WHOLE = 100_000


def record_of(setup: Setup, folder: Path, decisions: int = WHOLE, seed: int = 1) -> Record:
    """A match played at random for so many decisions, in a journal that was closed; the disk is not waited for."""
    with patch("os.fsync"):
        return _played(Record.start(setup, folder), decisions, seed)


def _played(record: Record, decisions: int, seed: int) -> Record:
    chance = random.Random(seed)
    for _ in range(decisions):
        if not record.begun or (record.prompt is None and not record.match.over):
            record.begin()
        if record.prompt is None:
            break
        record.answer(random_answer(record.prompt, chance))
    record.close()
    return record


def replay_of(setup: Setup, folder: Path, decisions: int = WHOLE, seed: int = 1) -> Replay:
    """The same, to be shown again from its beginning."""
    path = record_of(setup, folder, decisions, seed).path
    assert path is not None
    return Replay(path, lambda _: game_of(setup))


def game_of(setup: Setup) -> Ruleset:
    """The game of a set-up with the cards of the set-up, which a journal does not hold."""
    game = copy(setup.ruleset)
    game.card_file = None
    vars(game)["cards_for"] = lambda options: setup.cards
    return game


def replay_frame(table: ReplayState, width: int, height: int) -> str:
    """A replay as text, without the commands in its footer."""
    return frame_text(compose(table.scene(), width, height))


def help_here(table: ReplayState) -> Page:
    """The help page of a replay."""
    screen = replay_screen(table)
    return replay_help(table.replay, screen.commands.working(screen), ("w", "c"))


def replay_screen(table: ReplayState) -> ReplayScreen:
    """The screen of a replay, outside an app."""
    screen = ReplayScreen(table.replay)
    screen.table = table
    return screen
