"""No test reaches the home of whoever runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardgame_tui.paths import places


def test_all_folders_of_the_program_are_those_of_the_test(
    tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> None:
    own = tmp_path_factory.getbasetemp()
    outside = {name: folder for name, folder in places().items() if not folder.is_relative_to(own)}
    assert outside.pop("tables").is_relative_to(os.environ["XDG_RUNTIME_DIR"]), "sockets need a short path"
    assert pytestconfig.cache is not None
    assert outside.pop("cache").is_relative_to(pytestconfig.cache.mkdir("parse-tables")), "kept between runs"
    assert outside == {}


def test_programs_that_tests_start_have_the_same_home(own_home: Path) -> None:
    code = "from cardgame_tui.paths import saves_dir; print(saves_dir())"
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert Path(printed.strip()).is_relative_to(own_home)
    assert not own_home.exists()
