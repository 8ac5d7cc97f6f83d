"""``check`` names the command for a file that is no scenario; an option that holds one value is given once."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.cli import main
from tests.conformance.scenarios import PAIR_OF_KINGS

Run = Callable[..., tuple[int, str, str]]

OTHERS = {
    "variant": (
        'name = "Short"\nruleset = "rune_duel"\n[options]\nlife_total = 20\n',
        "is a variant file, not a scenario; try: cardgame-tui decks check {path}",
    ),
    "variant with cards": (
        'name = "Short"\nruleset = "rune_duel"\n[card."Clover Scout"]\nattack = 2\n',
        "is a variant file, not a scenario; try: cardgame-tui decks check {path}",
    ),
    "deck": (
        'name = "Mine"\nruleset = "rune_duel"\n[sections]\nmain = []\n',
        "is a deck file, not a scenario; try: cardgame-tui decks check {path}",
    ),
    "cards": (
        '[[card]]\nname = "Mole"\n',
        "is a card file, not a scenario; try: cardgame-tui cards RULESET --lint {path}",
    ),
}


@pytest.mark.parametrize(("text", "complaint"), OTHERS.values(), ids=OTHERS.keys())
def test_check_names_the_command_for_another_file(run: Run, tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    code, out, err = run("check", str(path))
    assert (code, err) == (2, "")
    assert out == f"unusable: {path}\n  {complaint.format(path=path)}\n"


@pytest.mark.parametrize("folder", [True, False], ids=["in a folder", "by name"])
def test_another_file_does_not_hide_what_the_scenarios_say(run: Run, tmp_path: Path, folder: bool) -> None:
    deck, scenario = tmp_path / "a_deck.toml", tmp_path / "b_scenario.toml"
    deck.write_text(OTHERS["deck"][0], encoding="utf-8")
    scenario.write_text(PAIR_OF_KINGS, encoding="utf-8")
    code, out, _ = run("check", *([str(tmp_path)] if folder else [str(deck), str(scenario)]))
    assert code == 2
    assert f"is a deck file, not a scenario; try: cardgame-tui decks check {deck}" in out
    assert f"holds: {scenario}: A pair wins" in out


@pytest.mark.parametrize("text", ["", "name = ", 'title = "T"\nruleset = "rune_duel"\nname = "T"\n'])
def test_a_file_with_keys_of_a_scenario_is_run_as_one(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    code, out, _ = run("check", str(path))
    assert code == 2
    assert out.startswith(f"unusable: {path}")


@pytest.mark.parametrize("option", ["--variant", "--deck1", "--deck2"])
def test_a_second_value_is_refused(run: Run, option: str) -> None:
    code, out, err = run("simulate", "leduc", "--games", "1", option, "one", option, "two")
    assert (code, out) == (2, "")
    assert f"argument {option}: given more than once" in err


def test_words_between_options_do_not_count_as_a_second_value(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "rune_duel", "--variant", "short_game", "Clover Scout"]) == 0
    assert capsys.readouterr().out.startswith("Clover Scout\n")
