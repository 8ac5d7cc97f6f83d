"""Files made on purpose end in one clear message, and leave everything as it was."""

import sys
from pathlib import Path

import pytest

from tests.attack.hostile import Ground, Hostile, harm
from tests.attack.hostile_files import HOSTILE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and limits of Unix")


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda hostile: hostile.name)
def test_a_hostile_file_is_only_a_message(hostile: Hostile, tmp_path: Path) -> None:
    assert harm(hostile, Ground(tmp_path / "here", tmp_path / "home", tmp_path / "kept")) == ""
