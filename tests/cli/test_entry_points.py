"""Entry points read from metadata files."""

from importlib import metadata
from pathlib import Path

import pytest

from cardgame_tui.entry_points import EntryPoint, entry_points


def package(folder: Path, name: str, text: str, ending: str = "dist-info") -> None:
    info = folder / f"{name}.{ending}"
    info.mkdir(parents=True)
    (info / "entry_points.txt").write_text(text)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("sys.path", [str(tmp_path / "gone"), str(tmp_path / "one"), str(tmp_path / "two")])
    return tmp_path


def test_only_the_group_is_read(site: Path) -> None:
    package(site / "one", "a-1.0", "[other]\nx = m:X\n\n[group]\n# none\n y  =  m.n : Y.Z \n[third]\nz = m:Z\n")
    assert entry_points("group") == [EntryPoint("y", "m.n : Y.Z", "a")]


def test_the_first_installation_of_a_package_counts(site: Path) -> None:
    package(site / "one", "a-2.0", "[group]\nnew = m:X\n")
    package(site / "two", "A-1.0", "[group]\nold = m:X\n")
    package(site / "two", "b-1.0", "[group]\nb = m:X\n")
    assert [each.name for each in entry_points("group")] == ["new", "b"]


@pytest.mark.parametrize("developed", ["mini_war", "Mini_War-0.1-py3.11", "mini.war-0.1"])
def test_a_package_installed_for_its_development_is_one_package(site: Path, developed: str) -> None:
    package(site / "one", developed, "[group]\nwar = m:X\n", "egg-info")
    package(site / "two", "mini_war-0.1", "[group]\nwar = m:X\n")
    assert entry_points("group") == [EntryPoint("war", "m:X", "mini_war")]


def test_unreadable_metadata_is_skipped(site: Path) -> None:
    package(site / "one", "a-1.0", "")
    (site / "one" / "a-1.0.dist-info" / "entry_points.txt").write_bytes(b"[group]\n\xff = m:X\n")
    (site / "one" / "b-1.0.dist-info").mkdir()
    assert entry_points("group") == []


def test_an_object_within_an_object_is_loaded() -> None:
    assert EntryPoint("x", "pathlib:Path.name", "a").load() is Path.name
    assert EntryPoint("x", "pathlib", "a").load().__name__ == "pathlib"  # type: ignore[attr-defined]


@pytest.mark.parametrize("group", ["console_scripts", "pytest11"])
def test_the_standard_library_finds_the_same(group: str) -> None:
    here = {(each.name, each.value.replace(" ", "")) for each in entry_points(group)}
    assert here == {(each.name, each.value.replace(" ", "")) for each in metadata.entry_points(group=group)}
