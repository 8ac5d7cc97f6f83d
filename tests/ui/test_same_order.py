"""The same question lists the same options in the same order, however the table came to the position."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.marks import mark
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import DEFAULTS
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.journal.matches import again, archive, conquest, containment, rift, rune, step
from tests.ui.driving import state_of

DECISIONS = 150
EVERY = 7


def opened(record: Record) -> TableState:
    """A table of a match that shows the open question to whoever answers it."""
    table = state_of(Session.of(record))
    table.refresh()
    return table


def listed(table: TableState) -> list[tuple[str, str]]:
    """What the open question lists, in its order: what each entry says, and the consequence of it."""
    table.refresh()
    question = table.scene().question
    return [(entry.words, question.follows(entry.code).outcome) for entry in question.entries]


@pytest.mark.parametrize("make", [rune, rift, conquest, containment, archive])
def test_a_question_is_listed_in_the_same_order(make: Callable[[int], Setup], tmp_path: Path) -> None:
    setup = replace(make(3), table=DEFAULTS.with_words({"privacy": "open"}))
    record = Record.start(setup, tmp_path)
    record.begin()
    table = opened(record)
    compared = 0
    while record.prompt is not None and len(record.driver.given) < DECISIONS:
        here = listed(table)
        if len(here) > 1 and record.driver.duel.turn and len(record.driver.given) % EVERY == 0:
            compared += 1
            for other in (resumed(record, tmp_path), marked(record, tmp_path)):
                assert listed(opened(other)) == here
        step(record)
    record.close()
    assert compared > 3


@pytest.mark.parametrize(("seed", "decision"), [(2, 31), (3, 48), (6, 42)])
def test_own_creatures_come_last_after_resuming_too(seed: int, decision: int, tmp_path: Path) -> None:
    """Which creatures come first depends on what the spell would do, which is tried from the clone of the turn."""
    record = Record.start(replace(rune(seed), table=DEFAULTS.with_words({"privacy": "open"})), tmp_path)
    record.begin()
    while len(record.driver.given) < decision:
        step(record)
    assert record.prompt is not None
    assert record.prompt.ask == "target"
    assert len(listed(opened(record))) > 1
    assert listed(opened(resumed(record, tmp_path))) == listed(opened(record))
    record.close()


def resumed(record: Record, folder: Path) -> Record:
    """The same match, opened from a copy of its journal."""
    assert record.path is not None
    copy = folder / "copy.jsonl"
    copy.write_bytes(record.path.read_bytes())
    later = again(copy)
    later.close()
    return later


def marked(record: Record, folder: Path) -> Record:
    """A match that begins at a mark of the position."""
    path = folder / "mark.toml"
    path.unlink(missing_ok=True)
    mark(record.driver, record.setup, path)
    setup = record.setup
    recipe = Recipe(setup.ruleset, scenario=str(path), table=setup.table, names=setup.names)
    twin = Record(recipe.build())
    twin.begin()
    return twin
