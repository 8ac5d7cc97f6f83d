"""Each ruling fails when the rule it is about is broken."""

import pytest

from tests.rulings.files import GAMES, Rulings
from tests.rulings.mutant import Mutant
from tests.rulings.mutants import MUTANTS


@pytest.mark.parametrize(
    ("game", "mutant"),
    [pytest.param(game, mutant, id=mutant.breaks) for game, mutants in MUTANTS.items() for mutant in mutants],
)
def test_a_broken_rule_fails_its_files(game: Rulings, mutant: Mutant) -> None:
    assert mutant.wrong(game) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_file_of_a_ruling_has_a_mutant(game: Rulings) -> None:
    broken = {name for mutant in MUTANTS[game] for name in mutant.files}
    assert {game.name_of(path) for path in game.files if game.ruling_number(path) is not None} <= broken
