"""The page of a hand of one's own: what it lists, what it keeps at its smallest size, and what a tap does."""

import random
from collections.abc import Callable

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.join.frames import Size
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.cells.text import Press
from cardgame_tui.ui.drawing.frame import frame_text
from cardgame_tui.ui.drawing.hand_page import compose_hand, fits_hand
from cardgame_tui.ui.pages.reading import table_page
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import board_zones
from cardgame_tui.ui.session.screens.role import HAND
from cardgame_tui.ui.session.session import Session
from tests.ui.answers import random_answer
from tests.ui.canary import (
    KnownNames,
    archive_setup,
    containment_setup,
    rift_setup,
    rune_setup,
    with_canaries,
)
from tests.ui.driving import state_of
from tests.ui.guests.channels import until
from tests.ui.guests.room import room
from tests.ui.guests.several import joined
from tests.ui.parade import POSITION, parade_setup

KEYS = (("v", "View"), ("?", "Help"))
GAMES = {
    "rift": (rift_setup, 24),
    "rune": (rune_setup, 9),
    "archive": (archive_setup, 30),
    "containment": (containment_setup, 14),
}


def asked(make: Callable[[str, int], Setup], decisions: int) -> Session:
    """The hand of seat 2 in a random duel, at a question with several options after some decisions."""
    host, guest = joined(make("gate", 3), HAND.at(2))
    chance, given = random.Random(3), 0
    while (prompt := host.prompt) is not None:
        if given >= decisions and prompt.seat == 2 and len(prompt.options) > 3:
            break
        host.runner.answer(random_answer(prompt, chance))
        given += 1
    return guest


def scene_of(session: Session) -> Scene:
    return state_of(session).scene(KEYS)


@pytest.mark.parametrize("game", GAMES)
def test_the_hand_in_each_game(game: str, snapshot: SnapshotAssertion) -> None:
    make, decisions = GAMES[game]
    assert frame_text(compose_hand(scene_of(asked(make, decisions)), 40, 24)) == snapshot


def test_waiting_names_who_decides_and_offers_nothing() -> None:
    host, guest = joined(parade_setup(("act",), position=POSITION), HAND.at(2))
    assert host.prompt is not None
    assert host.prompt.seat == 1
    text = frame_text(compose_hand(scene_of(guest), 60, 24))
    assert "Alice decides, asked at" in text
    assert "▐1▌" not in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("height", [20, 24, 60])
def test_question_pass_and_a_way_to_every_option_are_never_dropped(game: str, height: int) -> None:
    make, decisions = GAMES[game]
    session = asked(make, decisions)
    table = state_of(session)
    scene = table.scene(KEYS)
    text = frame_text(compose_hand(scene, 40, height))
    for key, words in scene.question.hints:
        assert f"▐{key}▌ {words.split()[0]}" in text
    listed = [entry for entry in scene.question.entries if f"▐{entry.code}▌" in text]
    assert len(listed) == len(scene.question.entries) or "below: tab" in text
    assert max(map(len, text.splitlines())) <= 40


def test_both_lines_of_an_option_can_be_tapped() -> None:
    session = asked(*GAMES["rune"])
    lines = compose_hand(scene_of(session), 40, 24)
    taps = [next((span.spot for span in line if isinstance(span.spot, Press)), None) for line in lines]
    codes = [entry.code for entry in scene_of(session).question.entries]
    for code in codes:
        assert taps.count(Press(code)) == 2


@pytest.mark.parametrize(("size", "enough"), [((40, 20), True), ((39, 20), False), ((40, 19), False)])
def test_a_smaller_terminal_is_told_what_the_hand_needs(size: tuple[int, int], enough: bool) -> None:
    assert fits_hand(*size) is enough
    text = frame_text(compose_hand(scene_of(asked(*GAMES["rune"])), *size))
    assert ("The hand needs 40x20" in text) is not enough


@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_words_has_every_card_of_the_board_and_no_hidden_name(game: str) -> None:
    make, decisions = GAMES[game]
    session = asked(lambda privacy, seed: with_canaries(make(privacy, seed)), decisions)
    scene = scene_of(session)
    text = "\n".join(item.text for item in table_page(scene).items)
    known = KnownNames()
    assert not [name for name in known.hidden(session, 2) if name in text]
    board = [scene.view.zones[name] for name in board_zones(scene.layout, scene.view)]
    names = [card.face.name for zone in board for card in zone.cards if card.face is not None]
    assert names
    assert all(name in text for name in names)


async def test_a_key_shows_the_whole_table_and_the_hand_alone_again() -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        guest = await here.join("hand2")
        await guest.shows("SO FAR")
        guest.press("t")
        await until(lambda: "SO FAR" not in guest.text and "Alice decides" in guest.text)
        guest.press("t")
        await guest.shows("SO FAR")
        guest.channel.sent.put_nowait(Size(40, 24))
        guest.press("t")
        await guest.shows("The table")
        guest.press("t")
        await guest.shows("SO FAR")
