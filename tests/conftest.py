"""What all tests share: how hypothesis searches, the same however busy the machine is, and a home of their own."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tests")

HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "LOCALAPPDATA")
"""The variables that say where the files of a user are."""


@pytest.fixture(scope="session")
def runtime_folder() -> Iterator[str]:
    """A folder for sockets, with a short path: the system allows about 100 characters for one."""
    folder = tempfile.mkdtemp(prefix="ct")
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(autouse=True)
def own_home(
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    runtime_folder: str,
    monkeypatch: pytest.MonkeyPatch,
) -> Path:
    """Give each test, and the programs it starts, an empty home; all programs and processes share one cache."""
    home = tmp_path.with_name(f"{tmp_path.name}-home")
    for variable in HOMES:
        monkeypatch.setenv(variable, str(home))
    monkeypatch.setenv("XDG_RUNTIME_DIR", tempfile.mkdtemp(dir=runtime_folder))
    run = tmp_path_factory.getbasetemp()
    shared = run.parent if "PYTEST_XDIST_WORKER" in os.environ else run
    monkeypatch.setenv("XDG_CACHE_HOME", str(shared / "cache"))
    return home
