"""Each ruling fails when the rule it is about is broken."""

import pytest

from tests.rulings.files import FILES, name_of, ruling_number
from tests.rulings.mutant import Mutant
from tests.rulings.mutants import MUTANTS


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.breaks)
def test_a_broken_rule_fails_its_files(mutant: Mutant) -> None:
    assert mutant.wrong() == []


def test_each_file_of_a_ruling_has_a_mutant() -> None:
    broken = {name for mutant in MUTANTS for name in mutant.files}
    assert {name_of(path) for path in FILES if ruling_number(path) is not None} <= broken
