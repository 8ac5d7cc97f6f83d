"""The pictures of the documentation can be drawn, and its page shows all of them."""

import re
from pathlib import Path

import pytest

from tests.pictures import FOLDER, PICTURES, draw


@pytest.mark.parametrize("name", PICTURES)
async def test_a_picture_is_drawn_and_fetches_nothing(name: str, tmp_path: Path) -> None:
    await draw(name, tmp_path)
    picture = (tmp_path / f"{name}.svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert 'url("http' not in picture


def test_the_page_shows_every_picture() -> None:
    page = (FOLDER.parent / "pictures.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\(pictures/(\w+)\.svg\)", page)) == set(PICTURES)
    assert {file.stem for file in FOLDER.glob("*.svg")} == set(PICTURES)
