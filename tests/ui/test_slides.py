"""A presentation: the marked decisions of a match on the stage, each with its question and then its answer."""

import io
from itertools import count, islice
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.slides import UNANSWERED, Slides
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.drawing.frame import frame_text
from cardgame_tui.ui.drawing.stage.frame import compose_stage
from cardgame_tui.ui.plain.run import run_plain, run_plain_slides
from cardgame_tui.ui.replay.slides_screen import SlidesScreen
from cardgame_tui.ui.scene.slide_stage import YOUR_TURN, slide_on_stage
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.widgets.lines import Lines
from tests.play.positions import setup_at
from tests.ui.canary import (
    KnownNames,
    archive_setup,
    canary_setups,
    containment_setup,
    rift_setup,
    rune_setup,
    with_canaries,
)
from tests.ui.drawn_block import POSITION
from tests.ui.driving import ALL_SIZES, SIZES, SMALLEST, sizes_in_turn
from tests.ui.parade import parade_setup
from tests.ui.piloting import shown as table_shown
from tests.ui.piloting import table_screen, type_keys
from tests.ui.slide_shows import BLOCK, FIRST, block_slides, marked_block, marked_everywhere

HIT = "Bob loses 7 HP."


def drawn(slides: Slides, size: tuple[int, int] = (80, 24), *, ascii: bool = False) -> str:
    return frame_text(compose_stage(slide_on_stage(slides, ascii=ascii), *size))


def shown(pilot: Pilot[int]) -> str:
    return "\n".join(widget.text for widget in pilot.app.screen.query(Lines) if widget.display)


@pytest.mark.parametrize("size", [SIZES[0], SIZES[1], SMALLEST], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("answered", [False, True], ids=["question", "answer"])
def test_a_slide(answered: bool, size: tuple[int, int], tmp_path: Path, snapshot: SnapshotAssertion) -> None:
    slides = block_slides(tmp_path, direct_hit="attack")
    slides.go(1)
    if answered:
        slides.forward()
    assert drawn(slides, size) == snapshot


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_line_and_the_question_are_never_cut(size: tuple[int, int], tmp_path: Path) -> None:
    slides = block_slides(tmp_path, direct_hit="attack")
    for at, line in enumerate((FIRST, BLOCK)):
        slides.go(at)
        words = " ".join(drawn(slides, size).replace("▌", " ").split())
        for part in (*line.split(), YOUR_TURN.split()[-1], slides.counter):
            assert part in words


def test_the_answer_comes_after_the_question_with_what_followed(tmp_path: Path) -> None:
    slides = block_slides(tmp_path, direct_hit="attack")
    assert [slide.words for slide in slides.all] == [FIRST, BLOCK]
    slides.go(1)
    assert YOUR_TURN in drawn(slides)
    assert HIT not in drawn(slides)
    assert slides.forward()
    assert "Bob: no block." in drawn(slides)
    assert f"{HIT} ✱" in drawn(slides)
    assert "before: Bob loses 1 HP" in drawn(slides)
    assert YOUR_TURN not in drawn(slides)
    assert not slides.forward()


def test_what_followed_goes_on_while_people_only_pass(tmp_path: Path) -> None:
    slides = block_slides(tmp_path)
    asked = [entry.ask for entry in slides.replay.duels[0].entries if isinstance(entry, AnswerLine)]
    assert [slide.decision for slide in slides.all] == [0, 2]
    assert [slide.until for slide in slides.all] == [1, 6]
    assert asked[2:6] == ["blocker", "blocker", "priority", "priority"]


def test_what_followed_ends_before_the_next_mark(tmp_path: Path) -> None:
    slides = marked_everywhere(rift_setup(seed=5), tmp_path, 12)
    assert [slide.until - slide.decision for slide in slides.all] == [1] * 12


def test_without_a_changed_rule_no_step_is_marked(tmp_path: Path) -> None:
    slides = block_slides(tmp_path)
    slides.go(1)
    slides.forward()
    assert "Bob loses 1 HP." in drawn(slides)
    assert "✱" not in drawn(slides)


def test_in_ascii_a_slide_is_ascii(tmp_path: Path) -> None:
    slides = block_slides(tmp_path, direct_hit="attack")
    for _ in range(4):
        assert drawn(slides, ascii=True).isascii()
        slides.forward()


async def test_space_goes_on_and_the_arrows_go_between_slides(tmp_path: Path) -> None:
    app = CardgameApp(first=SlidesScreen(block_slides(tmp_path, direct_hit="attack")))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "1 of 2" in shown(pilot)
        assert FIRST in shown(pilot)
        first = shown(pilot)
        await pilot.press("space")
        assert "Alice answered." in shown(pilot)
        await pilot.press("enter")
        assert "2 of 2" in shown(pilot)
        assert YOUR_TURN in shown(pilot)
        await pilot.press("space")
        last = shown(pilot)
        assert HIT in last
        await pilot.press("space", "right", "a", "h", "f5", "1")
        assert shown(pilot) == last
        await pilot.press("left")
        assert YOUR_TURN in shown(pilot)
        await pilot.press("left")
        assert shown(pilot) == first
        await pilot.press("left")
        assert shown(pilot) == first
        await pilot.press("right")
        assert "2 of 2" in shown(pilot)
        await pilot.press("home")
        assert shown(pilot) == first
        await pilot.press("?")
        assert "space or enter" in shown(pilot)
        await pilot.press("?", "q")
    assert app.return_value == 0


@pytest.mark.parametrize("key", ["q", "escape", "backspace"])
async def test_a_key_ends_it(key: str, tmp_path: Path) -> None:
    app = CardgameApp(first=SlidesScreen(block_slides(tmp_path)))
    async with app.run_test() as pilot:
        await pilot.press(key)
    assert app.return_value == 0


@pytest.mark.parametrize("game", [0, 1, 2, 3, 4], ids=["parade", "rift", "containment", "archive", "rune"])
def test_no_slide_shows_a_name_that_the_public_may_not_know(game: int, tmp_path: Path) -> None:
    setup = [
        *islice(canary_setups("gate", 1), 2),
        with_canaries(containment_setup(seed=2, turn_limit=40)),
        with_canaries(archive_setup(seed=2, loop_limit=90)),
        with_canaries(rune_setup(seed=2, max_slots=3)),
    ][game]
    slides = marked_everywhere(setup, tmp_path, 30)
    seen, looked = KnownNames(), 0
    for number in count():
        canaries = seen.hidden_in(slides.replay.driver.duel, 0)
        text = "\n".join(drawn(slides, size) for size in sizes_in_turn(number))
        out = io.StringIO()
        run_plain_slides(slides, io.StringIO(), out)
        assert not {name for name in canaries if name in text + out.getvalue()}
        looked += bool(canaries)
        if not slides.forward():
            break
    assert looked


async def test_a_decision_marked_at_the_table_is_a_slide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.play.scenario.marks.saves_folder", lambda: tmp_path)
    setup = parade_setup()
    record = Record.start(setup, tmp_path)
    session = Session.of(record)
    session.runner.begin()
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        await pilot.press("#")
        await type_keys(pilot, "who leads?")
        await pilot.press("enter")
        assert record.path is not None
        assert f"cardgame-tui present {record.path.name}" in table_shown(pilot)
        await pilot.press("backspace")
        session.runner.answer(0)
    (slide,) = Slides(Replay(record.path, lambda _: setup.ruleset)).all
    assert (slide.duel, slide.decision, slide.words) == (1, 0, "who leads?")


def test_a_match_that_is_not_saved_says_nothing_of_slides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.play.scenario.marks.saves_folder", lambda: tmp_path)
    out = io.StringIO()
    assert run_plain(Record(parade_setup()), io.StringIO("no\nmark\nA line\nquit\n"), out) == 0
    assert "present" not in out.getvalue()


def test_plain_slides_ask_first_and_answer_then(tmp_path: Path) -> None:
    out = io.StringIO()
    slides = block_slides(tmp_path, direct_hit="attack")
    lines = io.StringIO("back\n\nnext\nwhat\n\n\nhelp\nquit\n")
    assert run_plain_slides(slides, lines, out) == 0
    said = out.getvalue()
    order = [
        "1 of 2",
        FIRST,
        YOUR_TURN,
        "This is the first one.",
        "Alice answered.",
        "2 of 2",
        BLOCK,
        "Changed rule: Direct hit",
        YOUR_TURN,
        "  no block: ",
        "That does nothing here.",
        "Bob: no block.",
        f"{HIT} (DR-115, by a changed rule)",
        "This was the last one.",
    ]
    places: list[int] = []
    for words in order:
        places.append(said.find(words, places[-1] + 1 if places else 0))
    assert -1 not in places, order[places.index(-1)]


async def test_marked_decisions_are_shown_from_the_first_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: tmp_path)
    marked_block(tmp_path)
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("p")
        assert "Dimensional Rift" in shown(pilot)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, SlidesScreen)
        assert FIRST in shown(pilot)


async def test_marked_decisions_are_shown_from_the_table_with_no_hand_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgame_tui.play.scenario.marks.saves_folder", lambda: tmp_path)
    record = Record.start(setup_at("rift", POSITION, {}), tmp_path)
    session = Session.of(record)
    session.runner.begin()
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        table_screen(pilot).run_command("present")
        await pilot.pause()
        assert "No decision is marked yet." in shown(pilot)
        await pilot.press("backspace")
        await pilot.press("h")
        record.mark_decision("and now?")
        table_screen(pilot).run_command("present")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SlidesScreen)
        assert "and now?" in shown(pilot)
        await pilot.press("enter")
        assert UNANSWERED in shown(pilot)
        await pilot.press("q")
        assert not session.viewer.seat
