"""Every rule number in code, options, wording and card files of Rune Duel is a number of its rulebook."""

import re
from pathlib import Path

import pytest

import rulesets
from cardgame_tui.content.rulebook.book import load_rulebook
from tests.rulesets.rune_duel.tables import GAME

FOLDER = Path(rulesets.__path__[0]) / "rune_duel"
FILES = sorted(path for path in FOLDER.rglob("*") if path.suffix in {".py", ".toml"})
NUMBERS = frozenset(load_rulebook(GAME.rulebook).rules)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_number_cited_is_in_the_rulebook(path: Path) -> None:
    assert set(re.findall(r"RD-\d+", path.read_text(encoding="utf-8"))) <= NUMBERS


def test_the_code_cites_most_of_the_rulebook() -> None:
    cited = {number for path in FILES for number in re.findall(r"RD-\d+", path.read_text(encoding="utf-8"))}
    assert len(cited) > 50
