"""Three sets of thirty cards, one in the shape of each shipped map: imported, linted, measured and played."""

from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., tuple[int, str, str]]

FOLDER = Path(__file__).parents[1] / "content" / "foreign" / "sets"
SETS = [
    ("lantern_fen.csv", "rune_duel", "sheet", 22, "Lily Barge"),
    ("brass_orchard.json", "dimensional_rift", "effects", 22, "Orchard Fog"),
    ("salt_choir.yaml", "grand_archive", "database", 28, "Harbor Feast"),
]
"""File, game, map, how many of its thirty cards can be played at least, and one that stays unread."""


@pytest.mark.parametrize(("name", "game", "field_map", "least", "never"), SETS)
def test_a_foreign_set_is_imported_linted_and_played(
    name: str, game: str, field_map: str, least: int, never: str,
    run: Run, install: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:  # fmt: skip
    if name.endswith(".yaml"):
        pytest.importorskip("yaml", reason='needs the extra "yaml"')
    install((game, f"rulesets.{game}:PLUGIN"))
    for module in ("cardgame_tui.content.shelf", "cardgame_tui.play.imported"):
        monkeypatch.setattr(f"{module}.config_dir", lambda: tmp_path)
    code, out, _ = run("cards", "import", str(FOLDER / name), game)
    assert code == 0
    (line,) = [each for each in out.splitlines() if "cards imported" in each]
    playable = int(line.split()[0])
    assert playable >= least
    assert f" of 30 cards imported with the map {field_map}, " in line
    assert f": {never}: " in out
    variant = tmp_path / "variants" / game / f"{Path(name).stem}.toml"
    assert run("cards", game, "--lint", str(variant))[:2] == (0, f"{playable} cards, 0 findings\n")
    assert f"cards complete: {playable} of 30" in run("cards", game, "--coverage", str(FOLDER / name))[1]
    code, out, _ = run("simulate", game, "--variant", variant.stem, "--games", "5")
    assert code == 0
    assert ", aborted 0" in out


@pytest.mark.parametrize(("name", "game", "by_hand"), [("brass_orchard.json", "dimensional_rift", 2)])
def test_no_card_is_left_out_of_a_set_that_is_played_by_hand(
    name: str, game: str, by_hand: int,
    run: Run, install: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:  # fmt: skip
    install((game, f"rulesets.{game}:PLUGIN"))
    for module in ("cardgame_tui.content.shelf", "cardgame_tui.play.imported"):
        monkeypatch.setattr(f"{module}.config_dir", lambda: tmp_path)
    code, out, _ = run("cards", "import", str(FOLDER / name), game, "--by-hand")
    assert code == 0
    assert "30 of 30 cards imported with the map effects, " in out
    assert f"sentences that the players carry out by hand: {by_hand}, on " in out
    variant = Path(name).stem
    file = tmp_path / "variants" / game / f"{variant}.toml"
    assert "people carry out by hand what these cards say: " in run("cards", game, "--lint", str(file))[1]
    code, _, err = run("simulate", game, "--variant", variant, "--games", "5")
    assert (code, "carry out by hand what these cards say: " in err) == (2, True)
    code, _, err = run("bench", game, "--variant", variant, "--games", "5")
    assert (code, "carry out by hand what these cards say: " in err) == (2, True)
    code, out, _ = run("simulate", game, "--variant", variant, "--games", "5", "--by-hand")
    assert (code, ", aborted 0" in out) == (0, True)
