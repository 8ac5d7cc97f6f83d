"""Two versions of a file: from the disk and from git, a variant and a file of cards."""

import subprocess
from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.versions import split_version, what_differs
from cardgame_tui.plugins import load_ruleset

VARIANT = """
name = "Mine"
ruleset = "rune_duel"
[options]
max_slots = {slots}
[card."Pillager Cub"]
stats = "{stats}"
"""
CARDS = '[[card]]\nname = "Pillager Cub"\ntype = "creature"\nrank = 1\nrune = "I"\nstats = "{stats}"\n'


def plan_of(one: str, two: str) -> Plan:
    """The plan of a comparison of two versions in Rune Duel."""
    return Asked(load_ruleset("rune_duel"), versions=(one, two)).plan()


def stats_of(plan: Plan) -> list[tuple[int, int]]:
    """Attack and life of the card in each arm."""
    cards = [arm.setup().cards["Pillager Cub"] for arm in plan.arms]
    return [(card.attack, card.life) for card in cards]  # type: ignore[attr-defined]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of git, with a variant in its first commit that was edited since."""
    folder = tmp_path / "game"
    (folder / "variants").mkdir(parents=True)
    file = folder / "variants" / "mine.toml"
    file.write_text(VARIANT.format(slots=4, stats="1/1"), encoding="utf-8")
    nobody = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
    for words in (["init", "-q"], ["add", "."], [*nobody, "commit", "-q", "-m", "First"]):
        subprocess.run(["git", *words], cwd=folder, check=True, stdin=subprocess.DEVNULL)
    file.write_text(VARIANT.format(slots=4, stats="5/6"), encoding="utf-8")
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize("folder", ["", "variants", "/"])
def test_the_last_commit_is_compared_with_the_file_now(
    folder: str, repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(repository / folder)
    name = {"": "variants/mine.toml", "variants": "mine.toml"}.get(folder, str(repository / "variants/mine.toml"))
    plan = plan_of(f"HEAD:{name}", name)
    assert [arm.name for arm in plan.arms] == [f"HEAD:{name}", name]
    assert (plan.kind, stats_of(plan)) == ("compare", [(1, 1), (5, 6)])


def test_the_same_versions_are_the_same_run_and_are_read_again_from_everywhere(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of("HEAD:variants/mine.toml", "variants/mine.toml")
    assert plan_of("HEAD:variants/mine.toml", "variants/mine.toml").fingerprint == plan.fingerprint
    monkeypatch.chdir("/")
    assert Asked.again(plan).plan().plays_like(plan)
    Path(repository, "variants", "mine.toml").write_text(VARIANT.format(slots=5, stats="5/6"), encoding="utf-8")
    assert not Asked.again(plan).plan().plays_like(plan)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("HEAD:variants/gone.toml", 'git has no file "variants/gone.toml" in "HEAD"'),
        ("nowhere:variants/mine.toml", 'git has no file "variants/mine.toml" in "nowhere"'),
        ("--output=x:variants/mine.toml", "no commit begins with -"),
        ("variants/gone.toml", "variants/gone.toml"),
    ],
)
@pytest.mark.usefixtures("repository")
def test_what_cannot_be_read_is_named(words: str, fault: str) -> None:
    with pytest.raises(ContentError) as raised:
        plan_of(words, "variants/mine.toml")
    assert fault in str(raised.value)


def test_a_file_of_cards_changes_the_cards_of_the_game(tmp_path: Path) -> None:
    one, two = tmp_path / "old.toml", tmp_path / "new.toml"
    game = load_ruleset("rune_duel").card_file
    assert game is not None
    one.write_text(game.read_text(encoding="utf-8"), encoding="utf-8")
    two.write_text(CARDS.format(stats="7/7"), encoding="utf-8")
    with_text = CARDS.format(stats="1/1") + 'text = "Carrot Seeker."\n'
    plan = plan_of(str(one), str(two))
    assert stats_of(plan)[1] == (7, 7)
    assert plan.arms[0].setup().cards == dict(plan.arms[0].setup().ruleset.cards)
    two.write_text(with_text.replace("Pillager Cub", "New Cub"), encoding="utf-8")
    assert "New Cub" in plan_of(str(one), str(two)).arms[1].setup().cards


def test_a_field_that_a_card_lost_cannot_be_taken_away(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(CARDS.format(stats="7/7").replace("rank = 1\n", ""), encoding="utf-8")
    with pytest.raises(ContentError, match="has no rank, which it has in the game now"):
        plan_of(str(file), str(file))


def test_equal_versions_leave_nothing_to_compare(tmp_path: Path) -> None:
    file, copy = tmp_path / "one.toml", tmp_path / "two.toml"
    for each in (file, copy):
        each.write_text(CARDS.format(stats="7/7"), encoding="utf-8")
    with pytest.raises(ContentError, match="nothing to compare"):
        plan_of(str(file), str(copy))


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("HEAD~2:a/b.toml", ("HEAD~2", "a/b.toml")),
        ("a/b.toml", ("", "a/b.toml")),
        ("C:\\cards\\b.toml", ("", "C:\\cards\\b.toml")),
        ("main:b.toml", ("main", "b.toml")),
    ],
)
def test_a_commit_stands_before_a_colon(words: str, parts: tuple[str, str]) -> None:
    assert split_version(words) == parts


def test_a_file_with_a_colon_in_its_name_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("main:b.toml").touch()
    assert split_version("main:b.toml") == ("", "main:b.toml")


def test_a_variant_that_was_not_edited_leaves_nothing_to_compare(repository: Path) -> None:
    file = repository / "variants" / "mine.toml"
    file.write_text(VARIANT.format(slots=4, stats="1/1"), encoding="utf-8")
    with pytest.raises(ContentError, match="nothing to compare"):
        plan_of("HEAD:variants/mine.toml", "variants/mine.toml")


def test_what_differs_is_named() -> None:
    one = {"options": {"hp": 3, "draws": True}, "card": {"Fox": {"might": 1}}, "new": [{"name": "Owl"}]}
    two = {"options": {"hp": 4, "draws": True}, "card": {"Fox": {"might": 2}, "Hen": {"might": 1}}, "new": []}
    assert what_differs(one, two) == "option hp; cards Fox, Hen; new card Owl"
    assert what_differs(one, one) == ""
