"""The page of a run at every size: pictures in text, and what must be reachable at each."""

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.playing.session import Progress
from cardgame_tui.lab.bench.report.report import Report
from cardgame_tui.ui.bench.answers import Answers
from cardgame_tui.ui.bench.drawing import Status, draw_run
from cardgame_tui.ui.bench.sizes import is_wide
from cardgame_tui.ui.bench.view import TABS, RunView
from cardgame_tui.ui.cells.text import plain, width_of
from tests.ui.bench.run_files import rift_plan, written_run

SIZES = ((80, 24), (120, 40), (200, 60))
IDLE = Status()


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run of Dimensional Rift with the variant Last words."""
    return written_run(tmp_path_factory.mktemp("runs") / "run").path


def text_of(view: RunView, width: int, height: int, status: Status = IDLE, *, ascii: bool = False) -> str:
    """The page as text, when all of it was read."""
    while name := view.needs(wide=is_wide(width)):
        view.read(name)
    lines = draw_run(view, status, width, height, ascii=ascii)
    assert len(lines) == height
    assert {width_of(line) for line in lines} == {width}
    return "\n".join(plain(line).rstrip() for line in lines)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_answers(size: tuple[int, int], run: Path, snapshot: SnapshotAssertion) -> None:
    view = RunView(Answers.read(run))
    if size != (80, 24):
        text_of(view, *size)
        view.press("down", wide=True)
    assert text_of(view, *size) == snapshot


@pytest.mark.parametrize("tab", [*TABS][1:])
def test_every_part_at_80x24(tab: str, run: Path, snapshot: SnapshotAssertion) -> None:
    view = RunView(Answers.read(run))
    view.open_tab(tab)
    assert text_of(view, 80, 24) == snapshot


@pytest.mark.parametrize("tab", ["length", "first", "cards"])
def test_some_parts_at_120x40(tab: str, run: Path, snapshot: SnapshotAssertion) -> None:
    view = RunView(Answers.read(run))
    view.open_tab(tab)
    assert text_of(view, 120, 40) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("tab", TABS)
def test_ascii_has_nothing_else(tab: str, size: tuple[int, int], run: Path) -> None:
    view = RunView(Answers.read(run))
    view.open_tab(tab)
    assert text_of(view, *size, ascii=True).isascii()


def test_a_sweep_shows_one_value_against_the_first(tmp_path: Path, snapshot: SnapshotAssertion) -> None:
    plan = rift_plan(variant="", sweep="hp=3..8")
    view = RunView(Answers.read(written_run(tmp_path / "run", plan, units=10).path))
    assert text_of(view, 80, 24) == snapshot
    assert (view.arm, view.base) == (1, 0)
    seen = []
    for _ in range(5):
        view.press("a", wide=False)
        seen.append(view.arm)
    assert seen == [2, 3, 4, 5, 1]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_health_report(size: tuple[int, int], tmp_path: Path, snapshot: SnapshotAssertion) -> None:
    view = RunView(Answers.read(written_run(tmp_path / "run", rift_plan(variant=""), units=20).path))
    view.press("down", wide=False)
    assert text_of(view, *size) == snapshot
    assert text_of(view, *size, ascii=True).isascii()


def test_the_line_at_the_cursor_of_a_health_report_leads_to_duels(tmp_path: Path) -> None:
    view = RunView(Answers.read(written_run(tmp_path / "run", rift_plan(variant=""), units=20).path))
    text_of(view, 80, 24)
    for _ in range(5):
        view.press("down", wide=False)
    found = view.find_duels(wide=False)
    assert found is not None
    assert found.words == f"{len(found.duels)} duels that were drawn"
    assert all(row.drawn for row in found.duels)
    view.press("home", wide=False)
    view.press("down", wide=False)
    assert view.find_duels(wide=False) is None
    view.press("end", wide=False)
    assert view.health_cursor == view.health_rows - 1


@pytest.mark.parametrize("asked", [{"variant": "", "all_decks": True}, {"card": "Toll Baron"}, {}])
@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_run_without_duels_says_so(asked: dict[str, object], size: tuple[int, int], tmp_path: Path) -> None:
    view = RunView(Answers.read(RunFolder.create(tmp_path / "run", rift_plan(**asked)).path))
    for tab in TABS:
        view.open_tab(tab)
        assert "No duels yet." in text_of(view, *size, Status(playing=True))


@pytest.mark.parametrize("asked", [{"variant": "", "all_decks": True}, {"card": "Toll Baron"}])
def test_every_kind_of_run_has_every_part(asked: dict[str, object], tmp_path: Path) -> None:
    view = RunView(Answers.read(written_run(tmp_path / "run", rift_plan(**asked), units=4).path))
    for tab in view.tabs:
        view.open_tab(tab)
        for size in SIZES:
            assert text_of(view, *size)


@pytest.mark.parametrize(
    ("asked", "titles"),
    [
        ({"variant": "", "sweep": "hp=3,4"}, ["Values"]),
        ({"variant": "", "sweep": "hp=3,4", "bots": ("random", "eager")}, ["Values random", "Values eager"]),
        ({"variant": "", "all_decks": True}, ["Decks"]),
        ({}, []),
    ],
)
def test_many_sides_have_a_table_for_each_bot(
    asked: dict[str, object], titles: list[str], tmp_path: Path, snapshot: SnapshotAssertion
) -> None:
    view = RunView(Answers.read(written_run(tmp_path / "run", rift_plan(**asked), units=6).path))
    assert [*view.tabs.values()][len(TABS) :] == titles
    view.press("8", wide=False)
    assert text_of(view, 80, 24) == snapshot


def test_the_first_line_says_how_far_a_run_is(run: Path) -> None:
    view = RunView(Answers.read(run))
    status = Status(Progress(340, 2_000, 340, 4.0), playing=True)
    first, *_, last = text_of(view, 80, 24, status).splitlines()
    assert first.endswith("340 of 2,000 duels, 85 a second, 0:20 left")
    assert last.startswith(" bksp stops")
    assert "more duels" not in last


def test_the_cards_in_place_of_one_that_is_left_out_are_named(tmp_path: Path) -> None:
    plan = rift_plan(variant="", card="Toll Baron")
    with_it, without = plan.arms[:2]
    decks = zip(with_it.header.decks, without.header.decks, strict=True)
    before, after = next((one, two) for one, two in decks if one != two)
    (filled,) = [two for one, two in zip(before["main"], after["main"], strict=True) if one == "Toll Baron"]
    words = list(Report(written_run(tmp_path / "run", plan, units=4)).in_lines())
    assert f"In its place: {filled}." in words
