"""No frame, page or transcript of a replay shows a name that its viewer may not know."""

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.transcript import transcript
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.drawing.frame import frame_text
from cardgame_tui.ui.drawing.stage.frame import compose_stage
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.replay import continue_page, jump_page, viewer_page
from cardgame_tui.ui.replay.state import ReplayState
from cardgame_tui.ui.replay.taken_home import write_transcript
from cardgame_tui.ui.replay.what_if import WhatIfView
from tests.ui.answers import random_answer
from tests.ui.canary import KnownNames, archive_setup, canary_setups, rift_setup, with_canaries
from tests.ui.driving import sizes_in_turn
from tests.ui.replay_secrets import CLOSED, hidden_at_the_end, hidden_up_to
from tests.ui.replays import help_here, replay_frame, replay_of

DECISIONS = 50


def everything_shown(table: ReplayState) -> str:
    """The frames and every page there is to see where a replay stands, with the cursor on some card.

    At each place the small terminal is another one.
    """
    table.press("tab")
    frames = [replay_frame(table, *size) for size in sizes_in_turn(len(table.replay.driver.given))]
    view = table.scene().view
    pages = [
        reading.log_page(table.log(), table.scene().view.names),
        reading.piles_page(table.scene()),
        reading.stack_page(view),
    ]
    pages += [reading.pile_page(view, item.pick) for item in pages[1].items if item.pick]
    pages += [help_here(table), viewer_page(table.replay.setup.names)]
    pages += [continue_page("decision 1", table.replay.journal.path.name)]
    lines = [plain(line) for page in pages for line in PageView(page).lines(200, 300)]
    return "\n".join([*frames, *lines])


@pytest.mark.parametrize("viewer", CLOSED, ids=lambda viewer: viewer.name)
@pytest.mark.parametrize("game", [0, 1], ids=["parade", "rift"])
def test_no_hidden_name_is_ever_shown(game: int, viewer: Viewer, tmp_path: Path) -> None:
    setup = list(canary_setups("gate", 1))[game]
    table = ReplayState(replay_of(setup, tmp_path, DECISIONS))
    table.see_as(viewer)
    seen = KnownNames()
    for count in range(len(table.replay.duels[0].entries)):
        table.replay.go_to(1, count)
        canaries = seen.hidden_in(table.replay.driver.duel, viewer.seat)
        text = everything_shown(table)
        assert not {name for name in canaries if name in text}


@pytest.mark.parametrize("game", [0, 1, 2, 3], ids=["parade", "rift", "changed rift", "archive"])
def test_the_stage_shows_no_name_that_the_public_may_not_know(game: int, tmp_path: Path) -> None:
    changed, archive = rift_setup(seed=2, direct_hit="attack"), archive_setup(seed=2, loop_limit=90)
    setup = [*islice(canary_setups("gate", 1), 2), with_canaries(changed), with_canaries(archive)][game]
    table = ReplayState(replay_of(setup, tmp_path, DECISIONS))
    seen = KnownNames()
    for index in range(len(table.replay.places)):
        table.replay.go(index)
        if table.replay.at_rest:
            canaries = seen.hidden_in(table.replay.driver.duel, Viewer.PUBLIC.seat)
            text = "\n".join(frame_text(compose_stage(table.stage(), *size)) for size in sizes_in_turn(index))
            assert not {name for name in canaries if name in text}
        else:
            assert table.stage().happens


def hidden_along(driver: Driver, viewer: Viewer) -> set[str]:
    """Names that a viewer has not been allowed to read on the way to where a duel stands."""
    seen, twin = KnownNames(), driver.fork(0)
    names = seen.hidden_in(twin.duel, viewer.seat)
    for given in driver.given:
        twin.replay([given])
        names = seen.hidden_in(twin.duel, viewer.seat)
    return names


def what_ifs(replay: Replay, viewer: Viewer) -> Iterator[tuple[Driver, WhatIfView]]:
    """Another answer, and what came of it, at every third decision that this viewer may read."""
    chance = random.Random(3)
    for count in range(0, len(replay.duels[0].entries), 3):
        replay.go_to(1, count)
        prompt = replay.prompt
        if prompt is not None and viewer.may_read(prompt):
            answer = random_answer(prompt, chance)
            line = replay.what_if(answer)
            line.follow()
            view = WhatIfView(replay, viewer, answer)
            view.press("a")
            yield line.driver, view


@pytest.mark.parametrize("viewer", [Viewer.SEAT1, Viewer.SEAT2], ids=lambda viewer: viewer.name)
@pytest.mark.parametrize("game", [0, 1], ids=["parade", "rift"])
def test_another_line_shows_no_hidden_name(game: int, viewer: Viewer, tmp_path: Path) -> None:
    replay = replay_of(list(canary_setups("gate", 4))[game], tmp_path, DECISIONS)
    never = hidden_at_the_end(replay, viewer)
    looked = 0
    for driver, view in what_ifs(replay, viewer):
        text = "\n".join(plain(line) for line in view.lines(200, 500))
        canaries = never & hidden_along(driver, viewer)
        assert canaries
        assert not {name for name in canaries if name in text}
        looked += 1
    assert looked > 3


def test_with_both_hands_open_another_line_shows_them(tmp_path: Path) -> None:
    replay = replay_of(list(canary_setups("gate", 4))[1], tmp_path, DECISIONS)
    never = hidden_at_the_end(replay, Viewer.SEAT1)
    texts = [plain(line) for _, view in what_ifs(replay, Viewer.BOTH) for line in view.lines(200, 500)]
    assert any(name in text for text in texts for name in never)


@pytest.mark.parametrize("viewer", CLOSED, ids=lambda viewer: viewer.name)
def test_the_file_of_a_transcript_has_no_hidden_name(
    viewer: Viewer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgame_tui.ui.replay.taken_home.saves_dir", lambda: tmp_path)
    replay = replay_of(list(canary_setups("gate", 2))[1], tmp_path, DECISIONS)
    path = write_transcript(replay, viewer)
    text = path.read_text(encoding="utf-8")
    assert not {name for name in hidden_at_the_end(replay, viewer) if name in text + str(path)}


@pytest.mark.parametrize("viewer", CLOSED, ids=lambda viewer: viewer.name)
@pytest.mark.parametrize("game", [0, 1], ids=["parade", "rift"])
def test_no_hidden_name_is_written_down_or_listed(game: int, viewer: Viewer, tmp_path: Path) -> None:
    setup = list(canary_setups("gate", 2))[game]
    replay = replay_of(setup, tmp_path, DECISIONS)
    jumps = "\n".join(item.words for item in jump_page(replay, viewer).items)
    text = transcript(replay, viewer) + jumps + replay.journal.path.name
    canaries = hidden_at_the_end(replay, viewer)
    assert canaries
    assert not {name for name in canaries if name in text}


def test_between_two_decisions_nothing_is_shown_early(tmp_path: Path) -> None:
    setup: Setup = list(canary_setups("gate", 3))[1]
    table = ReplayState(replay_of(setup, tmp_path, DECISIONS))
    replay = table.replay
    between = [index for index, place in enumerate(replay.places) if not replay.duels[0].at_rest(place)]
    assert between
    for index in between[::2]:
        table.jump(index)
        canaries = hidden_up_to(replay, Viewer.PUBLIC, replay.place.decision)
        text = everything_shown(table)
        assert not {name for name in canaries if name in text}


def test_the_search_finds_what_is_shown(tmp_path: Path) -> None:
    for setup in canary_setups("gate", 1):
        table = ReplayState(replay_of(setup, tmp_path, DECISIONS))
        table.press("end")
        table.see_as(Viewer.BOTH)
        duel = table.replay.driver.duel
        names = {card.name for hand in table.scene().layout.hands for card in duel.named[hand].cards}
        assert names
        text = everything_shown(table) + transcript(table.replay, Viewer.BOTH)
        assert all(name in text for name in names)
