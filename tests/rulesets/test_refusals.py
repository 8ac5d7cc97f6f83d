"""A reason stands once in its game, whichever rules forbid something for it."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from cardgame_tui.engine.prompt import Refusal

FILES = sorted(Path(__file__).parents[2].glob("rulesets/*/rules/refusals.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parts[-3])
def test_no_reason_is_worded_twice(file: Path) -> None:
    calls = (node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call))
    words = Counter(each.value for call in calls for each in call.args[1:2] if isinstance(each, ast.Constant))
    assert [reason for reason, count in words.items() if count > 1] == []


def test_the_same_reason_under_another_rule() -> None:
    assert Refusal("T-2", "it is tired").under("T-9") == Refusal("T-9", "it is tired")
