"""``cards import``: a foreign card file becomes a variant that can be played, and faults change nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.commands.games import watched
from cardgame_tui.commands.games.cards_import import MOST_SAID
from cardgame_tui.commands.games.watched import changes
from cardgame_tui.files import replace_own
from cardgame_tui.play import imported
from tests.content.foreign.files import CSV

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def runes(run: Run, install: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run the command line with Rune Duel installed and an empty config folder."""
    install(("rune_duel", "rulesets.rune_duel:PLUGIN"))
    for module in ("cardgame_tui.content.shelf", "cardgame_tui.play.imported"):
        monkeypatch.setattr(f"{module}.config_dir", lambda: tmp_path / "config")
    return run


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    file = tmp_path / "My Set.csv"
    file.write_text(CSV + "Odd One,creature,1,I,1/1,Arrival: juggle.\n", encoding="utf-8")
    return file


def shelf(tmp_path: Path) -> Path:
    return tmp_path / "config" / "variants" / "rune_duel"


def test_an_imported_file_is_a_variant_that_plays(runes: Run, sheet: Path, tmp_path: Path) -> None:
    code, out, _ = runes("cards", "import", str(sheet), "rune_duel")
    assert code == 0
    file = shelf(tmp_path) / "my_set.toml"
    assert out.splitlines() == [
        f'{sheet}:4: Odd One: text: after "Arrival:" expected "by" or "deal" or "discard" or "draw" or "gain" or '
        '"heal" or "move" or "you", found "juggle"',
        "2 of 3 cards imported with the map sheet, 2 of them in its decks",
        "left out, since their texts cannot be played yet: 1; see them with --coverage",
        str(file),
        "play it with: cardgame-tui play rune_duel --variant my_set",
    ]
    assert (shelf(tmp_path) / "imported" / "my_set.csv").read_text() == sheet.read_text()
    assert runes("cards", "rune_duel", "--variant", "my_set", "Ash Cat")[0] == 0
    assert runes("decks", "check", str(file))[0] == 0
    code, out, _ = runes("simulate", "rune_duel", "--variant", "my_set", "--games", "2")
    assert code == 0
    assert "finished 2" in out


def test_a_second_import_replaces_the_first_and_nothing_else(runes: Run, sheet: Path, tmp_path: Path) -> None:
    runes("cards", "import", str(sheet), "rune_duel", "--name", "Mine")
    sheet.write_text(sheet.read_text().replace("Charge.", "Breakthrough."))
    assert runes("cards", "import", str(sheet), "rune_duel", "--name", "Mine")[0] == 0
    assert "Breakthrough." in (shelf(tmp_path) / "mine.toml").read_text()
    own = shelf(tmp_path) / "my_set.toml"
    own.write_text('name = "My set"\nruleset = "rune_duel"\n')
    code, out, err = runes("cards", "import", str(sheet), "rune_duel")
    assert (code, out) == (2, "")
    assert err == f"cardgame-tui: {own}: cannot be written: it exists, and another program wrote it\n"
    assert own.read_text() == 'name = "My set"\nruleset = "rune_duel"\n'
    assert not (shelf(tmp_path) / "imported" / "my_set.csv").exists()


def test_faults_leave_the_files_of_the_last_import_as_they_were(runes: Run, sheet: Path, tmp_path: Path) -> None:
    runes("cards", "import", str(sheet), "rune_duel")
    before = {each: each.read_bytes() for each in shelf(tmp_path).rglob("*") if each.is_file()}
    sheet.write_text(sheet.read_text().replace(",4,III", ",four,IX"))
    code, out, err = runes("cards", "import", str(sheet), "rune_duel")
    assert (code, out) == (2, "")
    assert err.splitlines() == [
        f'cardgame-tui: {sheet}:2: Lantern Mole: rank: found "four"; allowed: a whole number',
        f'{sheet}:2: Lantern Mole: rune: found "IX"; allowed: I, II, III, IV or V; did you mean I?',
    ]
    assert {each: each.read_bytes() for each in shelf(tmp_path).rglob("*") if each.is_file()} == before


def test_a_card_of_the_game_is_changed(runes: Run, tmp_path: Path) -> None:
    file = tmp_path / "changed.csv"
    file.write_text("name,type,rank,rune,stats,text\nashwing drake,creature,8,I,9/9,\n")
    assert runes("cards", "import", str(file), "rune_duel")[0] == 0
    code, out, _ = runes("variants", "rune_duel", "changed")
    assert code == 0
    assert "cards changed" in out
    assert "Ashwing Drake, rank: " in out
    assert "Ashwing Drake, type" not in out


def test_cards_of_the_game_that_change_are_named(runes: Run, tmp_path: Path) -> None:
    file = tmp_path / "changed.csv"
    file.write_text("name,type,rank,rune,stats,text\nClover Scout,creature,1,II,1/2,Charge.\n")
    assert (
        "cards of the game that it changes: Clover Scout\n" in runes("cards", "import", str(file), "rune_duel")[1]
    )
    assert '[card."Clover Scout"]\ntext = "Charge."\n' in (shelf(tmp_path) / "changed.toml").read_text()


def test_the_kept_file_is_the_one_that_was_read(
    runes: Run, sheet: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sheet.read_bytes()

    def replaced(*arguments: object) -> None:
        sheet.write_text("replaced while it was read")
        replace_own(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(imported, "replace_own", replaced)
    assert runes("cards", "import", str(sheet), "rune_duel")[0] == 0
    assert (shelf(tmp_path) / "imported" / "my_set.csv").read_bytes() == before


def test_a_name_cannot_lead_out_of_the_folder(runes: Run, sheet: Path, tmp_path: Path) -> None:
    assert runes("cards", "import", str(sheet), "rune_duel", "--name", "../../x")[0] == 0
    assert {each.name for each in shelf(tmp_path).iterdir()} == {"x.toml", "imported"}
    assert 'name = ".. .. x"\n' in (shelf(tmp_path) / "x.toml").read_text()
    folder = tmp_path / "folder.csv"
    folder.mkdir()
    code, _, err = runes("cards", "import", str(folder), "rune_duel")
    assert (code, err) == (2, f"cardgame-tui: {folder}: cannot be read: is not a file\n")


def test_a_file_without_a_card_that_can_be_played_is_refused(runes: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.csv"
    file.write_text("name,type,rank,rune,stats,text\nFox,creature,9,I,9/9,Juggle.\n")
    code, _, err = runes("cards", "import", str(file), "rune_duel")
    assert code == 2
    assert f"{file}:2: Fox: text: expected" in err
    assert not shelf(tmp_path).exists()


def test_options_of_the_import_become_those_of_the_variant(runes: Run, sheet: Path, tmp_path: Path) -> None:
    assert runes("cards", "import", str(sheet), "rune_duel", "--set", "life_total=7")[0] == 0
    assert "[options]\nlife_total = 7\n" in (shelf(tmp_path) / "my_set.toml").read_text()
    code, _, err = runes("cards", "import", str(sheet), "rune_duel", "--set", "lief_total=7")
    assert code == 2
    assert "did you mean life_total?" in err


def test_changes_of_a_file_are_noticed(sheet: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def later(_: float) -> None:
        written.append("x")
        if len(written) % 2 == 0:
            sheet.write_text(sheet.read_text() + "\n" * len(written))

    monkeypatch.setattr(watched, "sleep", later)
    seen = changes([sheet])
    for looks in (0, 2, 4):
        next(seen)
        assert len(written) == looks


def test_a_watched_file_with_faults_is_waited_for(
    runes: Run, sheet: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = iter([sheet.read_text().replace(",4,", ",four,"), sheet.read_text()])

    def later(_: float) -> None:
        if (text := next(texts, None)) is None:
            raise KeyboardInterrupt
        sheet.write_text(text)

    monkeypatch.setattr(watched, "sleep", later)
    code, out, _ = runes("cards", "import", str(sheet), "rune_duel", "--watch")
    assert code == 130
    assert out.count("2 of 3 cards imported") == 2
    assert out.count("nothing was imported; waiting for the next change") == 1


def test_many_texts_that_cannot_be_played_are_counted(runes: Run, sheet: Path) -> None:
    more = "".join(f"Odd {number},creature,1,I,1/1,Juggle.\n" for number in range(40))
    sheet.write_text(sheet.read_text() + more)
    _, out, _ = runes("cards", "import", str(sheet), "rune_duel")
    assert out.count(f"{sheet}:") == MOST_SAID
    assert f"and {41 - MOST_SAID} more texts that cannot be played yet\n" in out


def test_a_map_is_watched_with_the_file(
    runes: Run, sheet: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[constant]\nrune = "I"\n[fields]\nrune = ["Sign"]\n')
    texts = iter([own.read_text().replace('"I"', '"VI"'), own.read_text().replace('"I"', '"V"')])

    def later(_: float) -> None:
        if (text := next(texts, None)) is None:
            raise KeyboardInterrupt
        own.write_text(text + "\n")

    monkeypatch.setattr(watched, "sleep", later)
    code, out, _ = runes("cards", "import", str(sheet), "rune_duel", "--watch", "--map", str(own))
    assert code == 130
    assert out.count("2 of 3 cards imported with the map own") == 2
    assert 'rune: found "VI"; allowed: I, II, III, IV or V' in out
    assert 'rune = "V"\n' in (shelf(tmp_path) / "my_set.toml").read_text()


def test_a_variant_that_could_not_be_read_again_is_not_written(
    runes: Run, sheet: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imported, "LARGEST_TEXT_FILE", 500)
    code, _, err = runes("cards", "import", str(sheet), "rune_duel")
    assert (code, err) == (2, f"cardgame-tui: {shelf(tmp_path)}/my_set.toml: would have more than 500 bytes\n")
    assert not shelf(tmp_path).exists()


def test_lint_watches_files(runes: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "cards.toml"
    card = '[[card]]\nname = "Fox"\ntype = "creature"\nrank = 1\nrune = "I"\nstats = "1/1"\n'
    file.write_text(card + 'text = "Chrge."\n')
    texts = iter([card + "text = ", card + 'text = "Charge."\n'])

    def later(_: float) -> None:
        if (text := next(texts, None)) is None:
            raise KeyboardInterrupt
        file.write_text(text)

    monkeypatch.setattr(watched, "sleep", later)
    code, out, _ = runes("cards", "rune_duel", "--lint", str(file), "--watch")
    assert code == 130
    first, broken, last = out.strip().split("\n\n")
    assert "T101" in first
    assert "is not TOML" in broken
    assert last == "1 cards, 0 findings"
    assert (
        runes("cards", "rune_duel", "--lint", "--watch")[2]
        == "cardgame-tui: --watch: name the files after --lint\n"
    )
    assert runes("cards", "rune_duel", "--watch")[2] == "cardgame-tui: --watch: only with --lint\n"
