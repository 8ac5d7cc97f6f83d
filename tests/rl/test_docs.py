"""docs/rl.md: its examples run, and its table is right."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.rl.games import learned

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"
TEXT = PAGE.read_text(encoding="utf-8")
NEEDED = 'needs the extra "rl"'


def run(example: str, **known: object) -> None:
    """Run an example of the page."""
    code = TEXT.partition(f"<!-- {example}: begin -->")[2].partition(f"<!-- {example}: end -->")[0]
    names: dict[str, Any] = {**known}
    exec(compile(code.strip().removeprefix("```python").removesuffix("```"), str(PAGE), "exec"), names)


def test_the_learner_of_the_page_learns(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo", reason=NEEDED)
    run("example")
    assert re.fullmatch(r"best: \w+: .+\n", capsys.readouterr().out)


def test_the_solver_of_the_page_solves(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel", reason=NEEDED)
    run("solver", leduc=learned("leduc"))
    found = re.findall(r"bet: (?:call|raise): (\d+)%\n", capsys.readouterr().out)
    assert sum(map(int, found)) in (99, 100, 101)


def test_the_page_explains_every_kind_of_column() -> None:
    heads = {re.sub(r" ?\d.*", "", column) for column in learned("leduc").observer.columns[:20]}
    assert [head for head in heads if f"`{head}" not in TEXT] == []
