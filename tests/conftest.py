"""What all tests share: how hypothesis searches, the same however busy the machine is, and a home of their own."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tests")

HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "LOCALAPPDATA")
"""The variables that say where the files of a user are."""
GAMES = ("containment", "dimensional_rift", "grand_archive", "rune_duel")
TESTS = Path(__file__).parent
TEXT = TESTS.with_name("cardgame_tui") / "text"
MAKERS = ("grammar", "lalr", "parse_table", "parse_table_cache")
"""The modules that make parse tables: tables of other ones are not used."""


def pytest_configure(config: pytest.Config) -> None:
    """Give all processes one cache of parse tables, which is kept between runs.

    Before all tests run, it gets the tables of the games, so that no two processes make the same one.
    """
    if hasattr(config, "workerinput") or config.cache is None:
        return
    tables = config.cache.mkdir("parse-tables")
    made_by = sha256(b"".join((TEXT / f"{each}.py").read_bytes() for each in MAKERS)).hexdigest()
    for old in {*tables.iterdir()} - {tables / made_by}:
        shutil.rmtree(old, ignore_errors=True)
    os.environ["XDG_CACHE_HOME"] = str(tables / made_by)
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        for game in GAMES:
            import_module(f"rulesets.{game}.content.vocabulary").LANGUAGE.build()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Import a share of the test files before the others, so that not every process compiles all of them."""
    config = session.config
    if not hasattr(config, "workerinput") or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    worker = int(config.workerinput["workerid"].removeprefix("gw"))
    for file in sorted(TESTS.rglob("test_*.py"))[worker :: config.workerinput["workercount"]]:
        with suppress(Exception, pytest.skip.Exception):  # its collection tells what is wrong
            import_module(".".join(file.relative_to(TESTS.parent).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests first, so that at the end no process waits for one of them."""
    items.sort(key=lambda item: "words" not in item.path.parts)


@pytest.fixture(scope="session")
def runtime_folder() -> Iterator[str]:
    """A folder for sockets, with a short path: the system allows about 100 characters for one."""
    folder = tempfile.mkdtemp(prefix="ct")
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, runtime_folder: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test, and the programs it starts, an empty home; all share the cache of `pytest_configure`."""
    home = tmp_path.with_name(f"{tmp_path.name}-home")
    for variable in HOMES:
        monkeypatch.setenv(variable, str(home))
    monkeypatch.setenv("XDG_RUNTIME_DIR", tempfile.mkdtemp(dir=runtime_folder))
    return home
