"""The pictures of the documentation can be drawn, and its page shows all of them."""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pyte
import pytest

from tests.pictures import FOLDER, cast
from tests.pictures.cast import recorded, rows_of, write_cast
from tests.pictures.stills import PICTURES, draw
from tests.pictures.svg import Row, Run, film, picture

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 300_000
"""Bytes of one picture."""


def read(file: Path) -> Element:
    """A picture, which must be valid XML and fetch nothing."""
    text = file.read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST
    assert re.findall(r"url\(|https?://(?!www\.w3\.org/2000/svg)", text) == []
    return fromstring(text)


@pytest.mark.parametrize("name", PICTURES)
async def test_a_picture_is_drawn_and_fetches_nothing(name: str, tmp_path: Path) -> None:
    await draw(name, tmp_path)
    width, height = PICTURES[name].size
    assert read(tmp_path / f"{name}.svg").get("viewBox") == f"0 0 {width * 9} {height * 20}"


async def test_the_readme_shows_a_real_screen(tmp_path: Path) -> None:
    readme = (FOLDER.parents[1] / "README.md").read_text(encoding="utf-8")
    first, *_ = re.findall(r"!\[[^]]+\]\(docs/pictures/(\w+)\.svg\)", readme)
    await draw(first, tmp_path)
    drawn, shown = ((folder / f"{first}.svg").read_text(encoding="utf-8") for folder in (tmp_path, FOLDER))
    assert drawn == shown


def noting(shown: Iterable[list[Row]], screens: list[list[Row]]) -> Iterator[list[Row]]:
    """Pass screens on, and keep them."""
    for screen in shown:
        screens.append(screen)
        yield screen


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")
def test_the_film_shows_what_the_terminal_showed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screens: list[list[Row]] = []
    monkeypatch.setattr(cast, "FRAMES", 3)
    monkeypatch.setattr(cast, "recorded", lambda terminal: noting(recorded(terminal), screens))
    write_cast(tmp_path)
    root = read(tmp_path / "duel.svg")
    (frames,) = (each for each in root.iter(f"{SVG}g") if each.get("class") == "film")
    assert len(frames) == 3 * 24
    head, *events = map(json.loads, (tmp_path / "duel.cast").read_text(encoding="utf-8").splitlines())
    assert (head["version"], head["width"], head["height"]) == (2, 80, 24)
    assert [(when, kind) for when, kind, _ in events] == [(0, "o"), (1.8, "o"), (3.6, "o")]
    terminal = pyte.Screen(80, 24)
    stream = pyte.Stream(terminal)
    for (_, _, sent), screen in zip(events, screens, strict=True):
        stream.feed(sent)
        assert rows_of(terminal.buffer) == screen


def test_a_row_is_drawn_where_its_characters_are() -> None:
    row = (Run("a  日<", "#111111", "", False), Run(" b", "#222222", "#333333", True))
    texts = list(fromstring(picture([row], "P")).iter(f"{SVG}text"))
    assert [(each.get("x"), each.get("textLength"), each.text) for each in texts] == [
        ("0", "9", "a"),
        ("27", "27", "日<"),
        ("63", "9", "b"),
    ]
    assert [each.get("class") for each in texts] == [None, None, "b"]


def test_a_film_keeps_each_row_once() -> None:
    one, two = (Run("one", "#111111", "", False),), (Run("two", "#111111", "", False),)
    root = fromstring(film([[one, two], [two, two]], 1, "F"))
    used = [(each.get("href"), each.get("y")) for each in root.iter(f"{SVG}use")]
    assert used == [("#r0", "0"), ("#r1", "20"), ("#r1", "40"), ("#r1", "60")]
    assert len([each for each in root.iter(f"{SVG}g") if each.get("id")]) == 2


def test_the_page_shows_every_picture() -> None:
    page = (FOLDER.parent / "pictures.md").read_text(encoding="utf-8")
    names = {*PICTURES, "duel"}
    assert set(re.findall(r"\(pictures/(\w+)\.svg\)", page)) == names
    assert {file.stem for file in FOLDER.glob("*.svg")} == names
    kept = chain(FOLDER.glob("*.svg"), FOLDER.glob("*.cast"))
    assert max(file.stat().st_size for file in kept) < LARGEST
