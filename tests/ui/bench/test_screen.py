"""The bench in the app: from the menu to a run, playing, stopping, sorting, opening a duel, running again."""

import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.lab.bench.folders.folder import RUN_FILE, RunFolder
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing.session import Limit
from cardgame_tui.paths import NoHomeError
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.bench import screen as screen_module
from cardgame_tui.ui.bench.runs_screen import RunFormScreen, RunsScreen
from cardgame_tui.ui.bench.screen import RunScreen
from cardgame_tui.ui.bench.view import RunView
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.replay.screen import ReplayScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.setup.screen import SetupScreen
from tests.ui.bench.run_files import rift_plan, written_run
from tests.ui.piloting import AppPilot, shown
from tests.ui.svg_pictures import SvgPicture


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run with known figures, made once."""
    return written_run(tmp_path_factory.mktemp("made") / "run", units=20).path


@pytest.fixture
def run(made: Path, tmp_path: Path) -> Path:
    """A copy of it in the folder of runs."""
    return Path(shutil.copytree(made, tmp_path / "runs" / "run"))


async def settled(pilot: AppPilot) -> None:
    """Wait until everything was read, played and drawn."""
    for _ in range(3):
        await pilot.pause()
        await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def until(pilot: AppPilot, come: Callable[[], bool]) -> None:
    """Wait for something that other processes do; give up after a minute."""
    for _ in range(1200):
        if come():
            return
        await pilot.pause(0.05)
    raise AssertionError("it did not come")


async def press(pilot: AppPilot, *keys: str) -> None:
    """Press keys, each when what the one before began is done."""
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def top(pilot: AppPilot) -> object:
    """The screen on top."""
    return pilot.app.screen


@asynccontextmanager
async def bench(size: tuple[int, int] = (120, 40)) -> AsyncIterator[AppPilot]:
    """The app at its list of runs."""
    async with CardgameApp().run_test(size=size) as pilot:
        await press(pilot, "b")
        assert isinstance(pilot.app.screen, RunsScreen)
        yield pilot


@asynccontextmanager
async def opened(size: tuple[int, int] = (120, 40)) -> AsyncIterator[tuple[AppPilot, RunScreen]]:
    """The app at the only run."""
    async with bench(size) as pilot:
        await press(pilot, "2")
        screen = pilot.app.screen
        assert isinstance(screen, RunScreen)
        yield pilot, screen


def is_playing(screen: RunScreen) -> bool:
    """Whether duels are being played."""
    return screen.playing is not None


def view_of(screen: RunScreen) -> RunView:
    """What a run shows, when it was read."""
    assert screen.view is not None
    return screen.view


async def test_the_list_of_runs_and_back(run: Path) -> None:
    async with bench((80, 24)) as pilot:
        assert "Dimensional Rift: Last words against as it is, 80 duels, random" in " ".join(shown(pilot).split())
        await press(pilot, "backspace")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_run_is_shown_and_left(run: Path) -> None:
    async with opened() as (pilot, _):
        assert "2 × 40 duels, same seeds, random" in shown(pilot)
        assert "Faster?" in shown(pilot)
        await press(pilot, "backspace")
        assert isinstance(pilot.app.screen, RunsScreen)


async def test_the_card_table_sorts_by_keys_and_by_mouse(run: Path) -> None:
    async with opened() as (pilot, screen):
        await press(pilot, "2")
        grid = view_of(screen).grid("cards")
        await press(pilot, "left", "left", "left", "left", "left", "left")
        assert grid.column == 0
        names = [grid.name(place) for place in range(len(grid))]
        assert names == sorted(names, key=str.casefold)
        await press(pilot, "s")
        assert [grid.name(place) for place in range(len(grid))] == names[::-1]
        line = next(line for line in shown(pilot).splitlines() if "seats" in line)
        await pilot.click(offset=(line.index("seats") + 1, shown(pilot).splitlines().index(line)))
        await settled(pilot)
        assert grid.column == 1


async def test_a_row_is_found_by_typing(run: Path) -> None:
    async with opened() as (pilot, screen):
        await press(pilot, "2", "/", "t", "o", "l", "l", "enter")
        assert view_of(screen).grid("cards").at == "Toll Baron"
        assert "▌Toll Baron" in shown(pilot)


async def test_tabs_are_opened_by_mouse(run: Path) -> None:
    async with opened((80, 24)) as (pilot, screen):
        line = shown(pilot).splitlines()[1]
        await pilot.click(offset=(line.index("6 Rules") + 2, 1))
        await settled(pilot)
        assert view_of(screen).tab == "rules"
        assert "▐6 Rules▌" in shown(pilot)


async def test_a_card_leads_to_its_duels_and_a_duel_to_the_replay(run: Path) -> None:
    async with opened() as (pilot, screen):
        await press(pilot, "2", "enter")
        found = view_of(screen).filter
        assert found is not None
        assert 0 < len(found.duels) <= 40
        assert {row.arm for row in found.duels} == {1}
        assert f"{len(found.duels)} DUELS OF LAST WORDS IN WHICH" in shown(pilot)
        number = view_of(screen).picked_duel()
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert number is not None
        assert (run / "duels" / f"duel-{number.number}.jsonl").exists()
        await press(pilot, "backspace")
        assert top(pilot) is screen
        await press(pilot, "backspace")
        assert (view_of(screen).tab, view_of(screen).filter) == ("cards", None)


async def test_a_run_is_begun_stopped_and_extended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.ui.bench.pages.MORE", (6,))
    async with bench((80, 24)) as pilot:
        await press(pilot, "n")
        form = pilot.app.screen
        assert isinstance(form, RunFormScreen)
        for field in form.form.form.fields:
            field.value = {"game": "rune_duel", "options": "max_slots=3", "games": "100000"}.get(
                field.name, field.value
            )
        await pilot.press("enter")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, RunScreen)
        await until(pilot, lambda: screen.playing is not None and screen.playing.progress is not None)
        assert "duels" in shown(pilot)
        await pilot.press("escape")
        await settled(pilot)
        assert not is_playing(screen)
        (folder,) = (tmp_path / "runs").iterdir()
        kept = RunFolder.open(folder).duels
        assert kept > 0
        assert top(pilot) is screen
        await press(pilot, "n", "1")
        assert RunFolder.open(folder).duels == kept + 12
        assert f"{kept // 2 + 6:,} duels, same seeds, quick" in shown(pilot)


async def test_leaving_the_page_stops_the_run(tmp_path: Path, run: Path) -> None:
    async with opened() as (pilot, screen):
        await pilot.press("n", "5")
        await until(pilot, lambda: screen.playing is not None)
        playing = screen.playing
        assert playing is not None
        await pilot.press("q")
        await settled(pilot)
        assert playing.stopping
        assert isinstance(pilot.app.screen, RunsScreen)


VARIANT = 'name = "Mine"\nruleset = "rune_duel"\n[options]\nlife_total = {life}\n'


async def test_an_edited_variant_is_a_new_run(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(VARIANT.format(life=4))
    async with bench() as pilot:
        await press(pilot, "n")
        form = pilot.app.screen
        assert isinstance(form, RunFormScreen)
        for field in form.form.form.fields:
            field.value = {"game": "rune_duel", "games": "2", "options": str(file)}.get(field.name, field.value)
        await press(pilot, "enter")
        screen = pilot.app.screen
        assert isinstance(screen, RunScreen)
        first = view_of(screen).answers
        assert (len(first.rows), first.about(1)) == (4, "")
        await press(pilot, "r")
        assert "the files have not changed" in shown(pilot)
        file.write_text(VARIANT.format(life="many"))
        await press(pilot, "r")
        assert isinstance(pilot.app.screen, PageScreen)
        assert "1 fault: no run yet" in shown(pilot)
        assert "4 | life_total = many" in shown(pilot)
        file.write_text(VARIANT.format(life=6))
        await press(pilot, "r")
        assert top(pilot) is screen
        second = view_of(screen).answers
        assert second.folder.path != first.folder.path
        assert second.setups[1].options.model_dump()["life_total"] == 6
        assert len(second.rows) == 4


async def test_the_duels_that_part_are_listed_in_pairs(run: Path) -> None:
    async with opened() as (pilot, screen):
        pairs = view_of(screen).parted
        assert f"{len(pairs)} seeds that part" in shown(pilot)
        await press(pilot, "d")
        found = view_of(screen).filter
        assert found is not None
        assert 0 < len(found.duels) == 2 * len(pairs)
        for one, two in zip(found.duels[::2], found.duels[1::2], strict=True):
            assert (one.arm, two.arm, one.unit, one.swapped) == (1, 0, two.unit, two.swapped)
            assert one.winner != two.winner
        assert f"{len(pairs)} PAIRS OF DUELS WITH THE SAME SEEDS AND ANOTHER WINNER" in shown(pilot)
        await press(pilot, "backspace")
        assert (view_of(screen).tab, view_of(screen).filter) == ("summary", None)


async def test_where_no_duel_parts_it_is_said(tmp_path: Path) -> None:
    folder = written_run(tmp_path / "runs" / "run", rift_plan(variant=""), units=2)
    assert folder.plan.kind == "health"
    async with opened() as (pilot, _):
        await press(pilot, "d")
        assert "there is no other side" in shown(pilot)
        assert "duels where it mattered" not in shown(pilot)


@asynccontextmanager
async def edited_by(
    pilot: AppPilot, monkeypatch: pytest.MonkeyPatch, change: Callable[[Path], object]
) -> AsyncIterator[None]:
    """A terminal in which an editor changes a file."""
    monkeypatch.setattr(pilot.app, "suspend", nullcontext)
    monkeypatch.setattr(screen_module, "run_editor", change)
    yield


def set_hp(file: Path, words: str) -> None:
    """Add an option to a variant file."""
    text = file.read_text(encoding="utf-8")
    assert "[options]\n" in text
    file.write_text(text.replace("[options]\n", f"[options]\nhp = {words}\n"), encoding="utf-8")


async def test_a_variant_is_edited_as_a_copy_and_plays_a_new_run(
    run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def change(file: Path) -> None:
        assert file.name == "last_words_2.toml"
        set_hp(file, "4")

    async with opened() as (pilot, screen), edited_by(pilot, monkeypatch, change):
        monkeypatch.setattr(screen, "play", lambda *_: None)
        await press(pilot, "v")
        answers = view_of(screen).answers
        assert answers.folder.path != run
        assert answers.setups[1].options.model_dump()["hp"] == 4
        request = answers.plan.request
        assert request is not None
        assert request.variant.endswith("last_words_2.toml")


async def test_a_variant_that_was_not_changed_leaves_no_copy(run: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files: list[Path] = []
    async with opened() as (pilot, screen), edited_by(pilot, monkeypatch, files.append):
        await press(pilot, "v")
        assert "nothing was changed" in shown(pilot)
        assert view_of(screen).answers.folder.path == run
    assert len(files) == 1
    assert not files[0].exists()


async def test_faults_of_an_edited_copy_are_shown_and_read_again(
    run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: list[Path] = []

    def change(file: Path) -> None:
        files.append(file)
        set_hp(file, "'many'")

    async with opened() as (pilot, screen), edited_by(pilot, monkeypatch, change):
        monkeypatch.setattr(screen, "play", lambda *_: None)
        await press(pilot, "v")
        assert "1 fault: no run yet" in shown(pilot)
        files[0].write_text(files[0].read_text(encoding="utf-8").replace("'many'", "5"), encoding="utf-8")
        await press(pilot, "r")
        assert view_of(screen).answers.setups[1].options.model_dump()["hp"] == 5


async def test_without_a_terminal_for_an_editor_the_file_is_named(run: Path) -> None:
    async with opened() as (pilot, _):
        await press(pilot, "v")
        assert "No editor can be opened here" in shown(pilot)
        assert "last_words_2.toml" in shown(pilot).replace("\n", "").replace(" ", "")


async def test_a_run_that_does_not_know_its_files_says_so(tmp_path: Path) -> None:
    written_run(tmp_path / "runs" / "old", rift_plan().model_copy(update={"request": None}), units=2)
    async with opened() as (pilot, _):
        await press(pilot, "r")
        assert "the run does not say which files its rules came from" in " ".join(shown(pilot).split())


async def test_a_broken_folder_is_named_with_its_reason(run: Path) -> None:
    (run / "cards.csv").unlink()
    async with bench() as pilot:
        assert "run: is incomplete: cards.csv" in shown(pilot)


async def test_a_changed_file_is_found_when_the_run_is_opened(run: Path) -> None:
    file = run / "duels.csv"
    file.write_text(file.read_text().replace("00000001", "00000002", 1))
    async with bench() as pilot:
        await press(pilot, "2")
        assert "This run cannot be shown" in shown(pilot)
        assert "it was changed or damaged" in " ".join(shown(pilot).split())
        await press(pilot, "backspace")
        assert isinstance(pilot.app.screen, RunsScreen)


async def test_a_run_of_another_version_is_shown_and_not_extended(run: Path) -> None:
    file = run / RUN_FILE
    text = file.read_text()
    file.write_text(text.replace('\\"ruleset_version\\":\\"0.2.0\\"', '\\"ruleset_version\\":\\"0.0.9\\"'))
    assert file.read_text() != text
    async with opened() as (pilot, screen):
        assert "Faster?" in shown(pilot)
        await press(pilot, "n", "1")
        assert "No more duels" in shown(pilot)
        assert "begin a new run" in " ".join(shown(pilot).split())
        await press(pilot, "backspace")
        assert not is_playing(screen)
        assert "2 × 40 duels" in shown(pilot)


async def test_a_run_with_a_bot_that_is_missing_is_shown_and_not_extended(tmp_path: Path) -> None:
    plan = rift_plan().model_copy(update={"bots": ("gone",)})
    folder = written_run(tmp_path / "runs" / "run", plan, units=2)
    async with opened() as (pilot, _):
        await press(pilot, "n", "1")
        assert 'no bot "gone"' in " ".join(shown(pilot).split())
        assert RunFolder.open(folder.path).duels == folder.duels


async def test_a_run_of_a_later_format_is_named_with_its_reason(run: Path) -> None:
    file = run / RUN_FILE
    file.write_text(file.read_text().replace("format = 3", "format = 4"))
    async with bench() as pilot:
        assert "has format 4; this program reads format 3" in " ".join(shown(pilot).split())


async def test_without_a_home_there_are_no_runs_and_none_can_be_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise NoHomeError("no home folder for this program's files: set HOME")

    monkeypatch.setattr("cardgame_tui.lab.bench.folders.runs.runs_dir", no_home)
    async with bench() as pilot:
        await press(pilot, "n", "enter")
        assert "This run cannot be played" in shown(pilot)
        assert "set HOME" in shown(pilot)


async def test_a_is_played_from_the_set_up_form(run: Path) -> None:
    async with opened() as (pilot, _):
        await press(pilot, "p")
        form = pilot.app.screen
        assert isinstance(form, SetupScreen)
        assert form.setup.form.values()["variant"] == "Last words"
        await press(pilot, "ctrl+x")
        assert isinstance(pilot.app.screen, RunScreen)


async def test_a_page_for_a_browser_is_written(run: Path) -> None:
    async with opened() as (pilot, _):
        await press(pilot, "x")
        assert "Exported" in shown(pilot)
        assert "Last words" in (run / "answers.html").read_text(encoding="utf-8")


async def test_everything_is_in_the_palette_and_the_help(run: Path) -> None:
    async with opened() as (pilot, screen):
        await press(pilot, "ctrl+p", *"rules", "enter")
        assert view_of(screen).tab == "rules"
        await press(pilot, "?")
        assert "How the answers are made" in shown(pilot)
        assert "stop playing" in shown(pilot)


async def test_a_picture_in_the_light_theme(run: Path, snapshot: SnapshotAssertion) -> None:
    async with opened() as (pilot, _):
        pilot.app.theme = "light"
        await press(pilot, "down")
        assert pilot.app.export_screenshot(simplify=True) == snapshot(extension_class=SvgPicture)


@pytest.mark.parametrize("keys", ["6", "enter"])
async def test_a_folder_that_goes_while_it_is_shown_is_named_and_left(run: Path, keys: str) -> None:
    async with opened() as (pilot, screen):
        assert view_of(screen).tab == "summary"
        shutil.rmtree(run)
        await press(pilot, keys)
        assert "This run cannot be shown" in shown(pilot)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, RunsScreen)


async def test_what_a_health_report_suggests_is_begun_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[Plan, Limit]] = []
    monkeypatch.setattr(RunScreen, "play", lambda screen, folder, limit, jobs: begun.append((folder.plan, limit)))
    plan = rift_plan(variant="", settings=("hp=4",))
    written_run(tmp_path / "runs" / "run", plan, units=20)
    async with opened() as (pilot, screen):
        health = view_of(screen).answers.health
        assert health is not None
        await press(pilot, "t")
        assert health.tests[0].words in shown(pilot)
        await press(pilot, "1")
        await until(pilot, lambda: bool(begun))
        ((other, limit),) = begun
        assert (other.bots, other.seed, limit) == (("greedy:2",), plan.seed, Limit(health.tests[0].games))
        assert other.request is not None
        assert other.request.settings == ("hp=4",)
