"""Words of the program itself reach nobody: no name of an option or a zone, and no number of a seat."""

import io
import re
from collections.abc import Callable, Iterator
from random import Random

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.drawing.frame import frame_text
from cardgame_tui.ui.drawing.stage.frame import compose_stage
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.plain.terminal import LineTerminal
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.ui.answers import random_answer
from tests.ui.canary import archive_setup, containment_setup, rift_setup, rune_setup
from tests.ui.driving import frame, state_of
from tests.ui.line_player import Player

RAW = re.compile(
    r"[a-zA-Z0-9]_[a-zA-Z0-9]|\b[12][a-z]\d+\b|(?<!\()seat ?[12]\b|no other choice: greet", re.IGNORECASE
)
"""A name with an underscore, such as of an option; the internal name of a zone, such as ``1s1``; a seat."""
GAMES = [rift_setup, rune_setup, containment_setup, archive_setup]
LINES = 120
"""How many lines are typed in a duel in lines of text."""
SETUPS = pytest.mark.parametrize("setup_of", GAMES, ids=["rift", "rune", "containment", "archive"])
PLACE = re.compile(r"\b[12][ABC][1-9]\b")
"""A zone of the grid of Dimensional Rift, which players call so too (DR-20)."""


def raw_in(words: str) -> list[str]:
    """What is raw in some words, with what stands around it."""
    bare = PLACE.sub("", words)
    return [bare[max(0, found.start() - 60) : found.end() + 20].replace("\n", " ") for found in RAW.finditer(bare)]


def walked(setup: Setup, decisions: int) -> Iterator[TableState]:
    """The table of a random duel at each of its first questions, with the hand of the asked player open."""
    session = Session.of(Record(setup))
    session.show_events(stepped=False)
    session.runner.begin()
    table, chance = state_of(session), Random(setup.seed)
    for _ in range(decisions):
        if (prompt := session.prompt) is None:
            return
        if prompt.secret:
            session.runner.answer_secret({1: 0, 2: 1})
            table.refresh()
            continue
        table.refresh()
        yield table
        if session.gate_closed:
            table.show_hand()
            yield table
        session.runner.answer(random_answer(prompt, chance))


def said(table: TableState) -> Iterator[str]:
    """What a table says: as drawn, in its question, on the page of help, and on the stage."""
    scene = table.scene()
    asked = scene.question
    yield frame(table, 120, 40)
    yield from (asked.words, asked.source, *(words for _, words in asked.hints))
    yield from (entry.words for entry in asked.entries)
    yield from (refused.words + refused.because for refused in asked.refused)
    yield from map(str, scene.log)
    yield from (f"{item.name} {item.words} {item.targets}" for item in scene.view.stack)
    yield from (item.text for item in reading.why_page(scene, reading.rulebook_of(table.ruleset)).items)


@SETUPS
def test_no_table_shows_raw_words(setup_of: Callable[..., Setup]) -> None:
    found = dict.fromkeys(
        raw for table in walked(setup_of(seed=1), 40) for words in said(table) for raw in raw_in(words)
    )
    assert not found, "\n".join(list(found)[:20])


@SETUPS
def test_no_stage_shows_raw_words(setup_of: Callable[..., Setup]) -> None:
    found: dict[str, None] = {}
    for table in walked(setup_of(seed=2), 25):
        drawn = frame_text(compose_stage(table.stage(), 120, 40))
        found |= dict.fromkeys(raw_in(drawn))
    assert not found, "\n".join(list(found)[:20])


@SETUPS
def test_no_line_of_text_has_raw_words(setup_of: Callable[..., Setup]) -> None:
    session = Session.of(Record(setup_of("open", 3)))
    session.runner.begin()
    session.show_events(stepped=False)
    out, player = io.StringIO(), Player(session, 3, LINES)
    table = PlainTable(session, LineTerminal(player, out))
    player.sit_at(table)
    table.help()
    with pytest.raises(EOFError):
        table.play()
    found = dict.fromkeys(raw_in(out.getvalue()))
    assert not found, "\n".join(list(found)[:20])
