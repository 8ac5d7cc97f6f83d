"""No fact of a card on the board is left out in silence: it is drawn, or a mark says that there is more."""

from collections.abc import Iterator
from random import Random

import pytest
from rich.cells import cell_len

from cardgame_tui.engine.shown.layout import RowKind
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.cells.text import CUT, Line, Spot
from cardgame_tui.ui.drawing.cards.chips import Chip, make_chip
from cardgame_tui.ui.drawing.cards.numbers import counters
from cardgame_tui.ui.drawing.frame import compose
from cardgame_tui.ui.scene.scene import Scene, zone_spots
from cardgame_tui.ui.session.session import Session
from tests.ui.answers import random_answer
from tests.ui.canary import archive_setup, containment_setup, rift_setup, rune_setup
from tests.ui.driving import ALL_SIZES, state_of

SETUPS = {
    "conquest": lambda seed: rift_setup("open", seed=seed),
    "rift": lambda seed: rift_setup("open", seed=seed, edition="rift"),
    "rune duel": lambda seed: rune_setup("open", seed=seed),
    "containment": lambda seed: containment_setup("open", seed=seed),
    "grand archive": lambda seed: archive_setup("open", seed=seed),
}
STEPS = 160
"""Decisions of a duel."""
LOOKED_AT = 8
"""Every how many decisions the table is looked at."""


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", SETUPS)
def test_every_fact_of_every_card_is_drawn_or_marked(game: str, size: tuple[int, int]) -> None:
    seen = 0
    for scene in scenes(SETUPS[game](5)):
        lines = compose(scene, *size)
        for chip in chips_on_board(scene):
            text = cells_of(lines, chip.spot)
            if not text:
                assert "more" in counted(lines), (chip.face.name, "is neither drawn nor counted")
                continue
            missing = [fact for fact in facts(chip) if not shows(text, fact)]
            assert not missing or CUT in "".join(text), (chip.face.name, missing, text)
            seen += 1
    assert seen > 10


def test_a_fact_that_is_missing_is_noticed() -> None:
    assert shows(["▌Witch", "▌1/3 ■■□"], "■■□")
    assert not shows(["▌Witch", "▌1/3"], "■■□")


def scenes(setup: Setup) -> Iterator[Scene]:
    """The table at some moments of a random duel, with both hands open."""
    chance, session = Random(7), Session.of(Record(setup))
    session.runner.open()
    for step in range(STEPS):
        prompt = session.prompt
        if prompt is None:
            return
        session.runner.answer(random_answer(prompt, chance))
        if step % LOOKED_AT == 0:
            yield state_of(session).scene()


def chips_on_board(scene: Scene) -> Iterator[Chip]:
    """The cards of all rows that show their faces."""
    for row in scene.shown_rows:
        for name in (each for each in scene.zones_in(row) if each in scene.view.zones):
            spots = zone_spots(scene, scene.view.zones[name])
            for spot in spots if row.kind is RowKind.FLOW else spots[:1]:
                chip = make_chip(scene, spot)
                if chip.card is not None and not chip.hidden and chip.face.name and not chip.pile:
                    yield chip


def counted(lines: list[Line]) -> str:
    """What says that a row has more cards than it shows."""
    return " ".join(span.text for line in lines for span in line if span.text.startswith("+"))


def facts(chip: Chip) -> Iterator[str]:
    """What must be seen of a card: numbers, life lost, counters, conditions, its part in an attack, its load."""
    face = chip.face
    if face.stats:
        yield from (f"{face.stats}|{words or face.stats}" for words in face.spelled)
    if face.health is not None and face.health[0] < face.health[1]:
        left, whole = face.health
        yield f"{'■' * left}{'□' * (whole - left)}|{left} of {whole}|{left}■"
    if face.counters:
        yield counters(face.counters, 3)
    yield from ("|".join(forms(each, chip)) for each in face.conditions)
    if face.role:
        yield "|".join([*forms(face.role, chip), *forms(face.role.upper(), chip), *filter(None, [chip.across])])
    yield from (name.split(" ")[0] for name in face.carries)


def forms(words: str, chip: Chip) -> tuple[str, str]:
    """Words for a state, and those where space is short."""
    first, *rest = words.split(" ")
    short = chip.short_states.get(first.lower(), first)
    return words, " ".join([short.upper() if first.isupper() else short, *rest])


def shows(text: list[str], fact: str) -> bool:
    """Whether a text shows a fact in one of its forms."""
    joined = " ".join(text)
    return any(form in joined for form in fact.split("|"))


def cells_of(lines: list[Line], spot: Spot | None) -> list[str]:
    """The text of the cells that stand for a place, line by line."""
    rows = []
    for line in lines:
        part = "".join(span.text for span in line if span.spot == spot and cell_len(span.text))
        if part:
            rows.append(part)
    return rows
