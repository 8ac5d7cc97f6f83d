"""Tests lean on helpers, never on each other."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_no_file_imports_a_file_of_tests() -> None:
    found = [
        f"{path.relative_to(TESTS)}: {line}"
        for path in TESTS.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"(from|import) tests\.(\w+\.)*test_\w+", line)
    ]
    assert found == []
