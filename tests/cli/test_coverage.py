"""``cards --coverage`` as text, JSON and CSV."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.content.foreign.files import CSV

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def sheet(tmp_path: Path, install: Callable[..., None], run: Run) -> Path:
    install(("rune_duel", "rulesets.rune_duel:PLUGIN"))
    file = tmp_path / "set.csv"
    file.write_text(CSV + "Odd One,creature,1,I,1/1,Arrival: juggle.\nFlat,artifact,1,I,+1/+1,Charge.\n")
    return file


def test_text(run: Run, sheet: Path) -> None:
    code, out, _ = run("cards", "rune_duel", "--coverage", str(sheet))
    assert code == 0
    assert out.splitlines()[:7] == [
        "cards complete: 2 of 4 (50 %)",
        "sentences read: 3 of 4 (75 %)",
        "",
        "missing, by the cards that need nothing else (in all cards, sentences)",
        '    1  the word "juggle" (1, 1)',
        "",
        "Odd One: Arrival: juggle",
    ]
    assert (
        "  stops at: juggle\n  expected: by, deal, discard, draw, gain, heal, move or you\n  nearest:  Arrival: ["
        in out
    )
    assert out.splitlines()[-2] == "Flat: can be read, but not played"


def test_json_and_csv(run: Run, sheet: Path) -> None:
    _, out, _ = run("cards", "rune_duel", "--coverage", str(sheet), "--json")
    found = json.loads(out)
    assert (found["complete"], found["cards"], found["read"], found["sentences"]) == (2, 4, 3, 4)
    assert found["missing"] == [{"what": 'the word "juggle"', "unlocks": 1, "cards": 1, "sentences": 1}]
    _, out, _ = run("cards", "rune_duel", "--coverage", str(sheet), "--csv")
    (row,) = csv.DictReader(io.StringIO(out))
    assert (row["card"], row["sentence"], row["found"]) == ("Odd One", "Arrival: juggle", "juggle")


def test_what_has_no_meaning_is_refused(run: Run, sheet: Path) -> None:
    code, _, err = run("cards", "rune_duel", "--coverage", str(sheet), "--page")
    assert (code, err) == (2, "cardgame-tui: the table needs a terminal; leave out --page\n")
    code, _, err = run("cards", "rune_duel", "--coverage", str(sheet), "--page", "--json")
    assert (code, err) == (2, "cardgame-tui: --json: not with --page\n")
    assert run("cards", "rune_duel", "--page")[2] == "cardgame-tui: --page: only with --coverage\n"
    assert run("cards", "rune_duel", "--json")[2] == "cardgame-tui: --json: only with --coverage\n"
    assert run("cards", "rune_duel", "--map", "sheet")[2] == "cardgame-tui: --map: only with --coverage\n"
    code, _, err = run("cards", "rune_duel", "--coverage", str(sheet.parent / "no.csv"))
    assert (code, err) == (2, f"cardgame-tui: {sheet.parent}/no.csv: cannot be read: no such file\n")
    assert run("cards", "rune_duel", "--coverage", str(sheet), "--map", "no")[0] == 2
