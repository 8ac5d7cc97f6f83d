"""docs/scenarios.md: made from the code, complete, and every example in it is run."""

import re
from pathlib import Path

import pytest

from cardgame_tui.cli import main
from cardgame_tui.engine import by_hand
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.handbook import fields_of, handbook, models_in, reference
from cardgame_tui.testing.scenario import Status, run_file
from tests.games.lanes import Lanes
from tests.games.leduc import LEDUC
from tests.packaging.handbook_page import GAMES, PAGE, page_now

EXAMPLES = re.findall(r'```toml( title="This file fails")?\n(.*?)```', PAGE.read_text(encoding="utf-8"), re.DOTALL)
RULESETS = [load_ruleset(game) for game in GAMES]
SOURCES = Path(__file__).parents[2] / "rulesets"

every_game = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)


def test_the_page_is_the_generated_one() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_now(), "run python -m tests.packaging.handbook_page"


@pytest.mark.parametrize(("fails", "text"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_has_its_stated_result(
    fails: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("twice.toml")
    path.write_text(text, encoding="utf-8")
    report = run_file(path)
    assert report.status is (Status.FAILS if fails else Status.HOLDS), str(report)
    assert not fails or f"```\n{report}\n```" in PAGE.read_text(encoding="utf-8")


def test_examples_cover_both_games_and_a_failure() -> None:
    assert {bool(fails) for fails, _ in EXAMPLES} == {False, True}
    assert all(any(f'ruleset = "{game}"' in text for _, text in EXAMPLES) for game in GAMES)


@every_game
def test_every_question_option_and_phase_is_listed(ruleset: Ruleset) -> None:
    text = reference(ruleset)
    words = {*ruleset.wording.asks, *ruleset.wording.options, *ruleset.wording.phases, *ruleset.facts} - {""}
    assert {word for word in words if f"| `{word}` | " not in text} == set()


@every_game
def test_every_question_is_one_the_rules_ask(ruleset: Ruleset) -> None:
    code = "\n".join(
        path.read_text("utf-8") for path in (SOURCES / ruleset.id).rglob("*.py") if "wording" not in path.name
    )
    kernel = {"trigger_order", "priority", *by_hand.ASKS}
    assert {word for word in ruleset.wording.asks if f'"{word}"' not in code} <= kernel


@every_game
def test_every_field_of_a_position_is_listed(ruleset: Ruleset) -> None:
    model = ruleset.position_model()
    assert model is not None
    text = reference(ruleset)
    fields = {f"| `{name}` | {about} |" for each in models_in(model) for name, about in fields_of(each).items()}
    assert {line for line in fields if line not in text} == set()


def test_a_game_that_lists_little_has_a_reference_too() -> None:
    assert "| `bet` | <seat>: fold, call or raise? |" in reference(LEDUC)
    assert "Positions" not in reference(Lanes())


def test_the_handbook_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenarios"]) == 0
    assert capsys.readouterr().out == handbook() + "\n"
    assert main(["scenarios", "rune_duel"]) == 0
    assert capsys.readouterr().out == reference(load_ruleset("rune_duel"))
