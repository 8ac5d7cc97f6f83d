"""The folder of a run: what is complete in it stays, and what is damaged or foreign is refused in one sentence."""

import json
import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.lab.bench.folders import folder as folders
from cardgame_tui.lab.bench.folders import lines as run_lines
from cardgame_tui.lab.bench.folders.folder import RUN_FILE, RunFolder
from cardgame_tui.lab.bench.playing.duel import play_unit
from cardgame_tui.lab.bench.rows import FILES, CardRow, DuelRow, QuestionRow, RuleRow
from cardgame_tui.paths import bots_dir
from rulesets import rune_duel
from tests.cli.games import DeckLeduc
from tests.lab.bench.runs import plan_of


def played(path: Path, units: int = 3) -> RunFolder:
    """A run of Leduc with a few units."""
    plan = plan_of(variant="hands=3")
    folder = RunFolder.create(path, plan)
    setups = [arm.setup() for arm in plan.arms]
    for seeds in islice(plan.units(), units):
        folder.append(play_unit(plan, setups, seeds))
    return folder


def test_a_run_is_read_as_it_was_written(tmp_path: Path) -> None:
    written = played(tmp_path / "run")
    read = RunFolder.open(tmp_path / "run")
    assert read.plan == written.plan
    assert (read.duels, read.units, read.digest) == (6, 3, written.digest)
    plan = written.plan
    setups = [arm.setup() for arm in plan.arms]
    duels = [each for seeds in islice(plan.units(), 3) for each in play_unit(plan, setups, seeds)]
    assert list(read.rows(DuelRow)) == [each.duel for each in duels]
    assert list(read.rows(CardRow)) == [row for each in duels for row in each.cards]
    assert list(read.rows(QuestionRow)) == [row for each in duels for row in each.questions]
    assert list(read.rows(RuleRow)) == [row for each in duels for row in each.rules]


@pytest.mark.parametrize("kind", [CardRow, QuestionRow, RuleRow])
def test_the_rows_of_some_duels_are_read_alone(kind: type[CardRow], tmp_path: Path) -> None:
    folder = played(tmp_path / "run")
    everything, some = [*folder.rows(kind)], [*folder.rows(kind, {2, 5})]
    assert some == [row for row in everything if row.number in (2, 5)]
    assert 0 < len(some) < len(everything)
    assert list(folder.rows(kind, ())) == []


def test_rows_of_a_chunk_that_was_never_finished_do_not_count_and_are_cut_off(tmp_path: Path) -> None:
    whole, cut = played(tmp_path / "whole", 4), played(tmp_path / "cut")
    for name in FILES:
        with (tmp_path / "cut" / name).open("a") as file:
            file.write("99,1,half a li")
    again = RunFolder.open(tmp_path / "cut")
    assert again.duels == 6
    assert len(list(again.rows(DuelRow))) == 6
    plan = again.plan
    seeds = next(plan.units(after=again.units))
    again.append(play_unit(plan, [arm.setup() for arm in plan.arms], seeds))
    for name in FILES:
        assert (tmp_path / "cut" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    assert again.digest == whole.digest != cut.digest


def test_run_toml_says_everything_that_was_played(tmp_path: Path) -> None:
    played(tmp_path / "run")
    text = (tmp_path / "run" / RUN_FILE).read_text(encoding="utf-8")
    for words in (
        'ruleset = "leduc"',
        'kind = "compare"',
        'bots = ["random"]',
        "seed = 1",
        "duels = 6",
        'name = "hands=3"',
    ):
        assert words in text


def shorten(path: Path) -> None:
    """Take the end of a table away."""
    file = path / "cards.csv"
    file.write_bytes(file.read_bytes()[:-10])


def alter(path: Path) -> None:
    """Change the digest of a duel."""
    file = path / "duels.csv"
    file.write_text(re.sub(r"[0-9a-f]{32}(,,\n)$", "0" * 32 + r"\1", file.read_text()))


def garble(path: Path) -> None:
    """Put another line into a table, as long as the one it replaces."""
    file = path / "duels.csv"
    lines = file.read_text().splitlines(keepends=True)
    lines[1] = "x" * (len(lines[1]) - 1) + "\n"
    file.write_text("".join(lines))


def change(before: str, after: str) -> Callable[[Path], None]:
    """Change something in the run file."""

    def apply(path: Path) -> None:
        file = path / RUN_FILE
        assert before in file.read_text()
        file.write_text(file.read_text().replace(before, after))

    return apply


def cell(column: int, word: str) -> Callable[[Path], None]:
    """Change a cell of the second duel; what the run file says of the table still fits."""

    def apply(path: Path) -> None:
        file, run = path / "duels.csv", path / RUN_FILE
        size = file.stat().st_size
        lines = file.read_text().splitlines()
        cells = lines[2].split(",")
        cells[column] = word
        lines[2] = ",".join(cells)
        file.write_text("\n".join([*lines, ""]))
        now = file.stat().st_size
        run.write_text(run.read_text().replace(f'"duels.csv" = {size}', f'"duels.csv" = {now}'))

    return apply


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda path: (path / RUN_FILE).unlink(), "it has no run.toml"),
        (lambda path: (path / RUN_FILE).write_text("nonsense"), "is not TOML"),
        (lambda path: (path / RUN_FILE).write_text('name = "x"'), "is not the file of a run"),
        (change("format = 3", "format = 2"), "has format 2; this program reads format 3"),
        (change("duels = 6", 'duels = "many"'), "is incomplete: duels"),
        (change('setup = "{', 'setup = "'), "does not say what was played"),
        (change("digest =", "other ="), "is incomplete: digest"),
        (lambda path: (path / "rules.csv").unlink(), "is incomplete: rules.csv: no such file"),
        (shorten, "is incomplete: cards.csv has"),
        (alter, "duels.csv does not hold what run.toml says"),
        (garble, "duels.csv: cannot be read: line 2 has 1 fields, not 18"),
        (cell(0, "1"), "duels.csv: line 3 is not duel 2 of this run"),
        (cell(1, "2"), "duels.csv: line 3 is not duel 2 of this run"),
        (cell(2, "99"), "duels.csv: line 3 is not duel 2 of this run"),
        (cell(2, "-1"), "duels.csv: line 3 is not duel 2 of this run"),
        (cell(3, "eager"), "duels.csv: line 3 is not duel 2 of this run"),
        (cell(9, "7"), "duels.csv: line 3 is not duel 2 of this run"),
        (cell(11, "9" * 400), "duels.csv: cannot be read: a number has 400 digits"),
        (change("duels = 6", "duels = 5"), "duels.csv does not hold what run.toml says"),
        (change("duels = 6", "duels = -6"), "duels.csv does not hold what run.toml says"),
        (change('"cards.csv" = ', '"cards.csv" = -'), "run.toml says that cards.csv has -"),
    ],
)
def test_a_folder_that_is_damaged_is_refused_in_one_sentence(
    tmp_path: Path, damage: Callable[[Path], object], complaint: str
) -> None:
    played(tmp_path / "run")
    damage(tmp_path / "run")
    with pytest.raises(ContentError) as found:
        RunFolder.open(tmp_path / "run")
    assert complaint in str(found.value)
    assert len(str(found.value).splitlines()) == 1


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no such run"):
        RunFolder.open(tmp_path / "gone")


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    with pytest.raises(ContentError, match=r"it holds other files and no run\.toml"):
        RunFolder.create(tmp_path, plan_of())
    assert [each.name for each in tmp_path.iterdir()] == ["letter.txt"]


def test_a_run_of_another_version_is_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(tmp_path / "run")
    monkeypatch.setattr(folders, "__version__", "99")
    folder = RunFolder.open(tmp_path / "run")
    assert folder.duels == 6
    with pytest.raises(ContentError, match="now there are 1 and 99: begin a new run"):
        folder.check_versions()


@pytest.mark.parametrize("bot", ["quick", "best"])
def test_a_run_of_a_bot_that_has_learned_since_is_read_only(
    bot: str,
    tmp_path: Path,
) -> None:
    learned = json.loads(next(Path(rune_duel.__file__).parent.glob("quick-*.json")).read_text())
    learned |= {"game": "leduc", "version": DeckLeduc().version}
    file = bots_dir() / "quick-leduc.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(learned))
    plan = plan_of(bots=(bot,))
    folder = RunFolder.create(tmp_path / "run", plan)
    folder.check_versions()
    RunFolder.open(tmp_path / "run").check_versions()
    file.write_text(json.dumps(learned | {"duels": 5}))
    with pytest.raises(ContentError, match="a quick bot that had learned something else: begin a new run"):
        folder.check_versions()
    assert RunFolder.open(tmp_path / "run").plan == plan


def test_a_run_that_is_being_played_is_not_played_twice(tmp_path: Path) -> None:
    one = played(tmp_path / "run")
    two = RunFolder.open(tmp_path / "run")
    with one.locked(), pytest.raises(ContentError, match="is being played by another program"), two.locked():
        pass
    with two.locked():
        assert two.duels == 6


def test_a_table_that_would_grow_beyond_its_limit_keeps_what_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = played(tmp_path / "run")
    monkeypatch.setattr(run_lines, "LARGEST_RUN_FILE", (tmp_path / "run" / "cards.csv").stat().st_size)
    plan = folder.plan
    unit = play_unit(plan, [arm.setup() for arm in plan.arms], next(plan.units(after=3)))
    with pytest.raises(ContentError, match=r"cards\.csv would have more than"):
        folder.append(unit)
    assert RunFolder.open(tmp_path / "run").duels == 6


def test_a_run_whose_bot_is_gone_is_shown_and_not_extended(tmp_path: Path) -> None:
    folder = RunFolder.create(tmp_path / "run", plan_of(bots=("nobody",)))
    with pytest.raises(ContentError, match='no bot "nobody"'):
        folder.check_versions()
    assert RunFolder.open(tmp_path / "run").duels == 0
