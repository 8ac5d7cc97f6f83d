"""Which runs have a file to edit."""

import pytest

from cardgame_tui.ui.bench.editing import has_file
from tests.ui.bench.run_files import rift_plan


@pytest.mark.parametrize(
    ("asked", "found"),
    [({}, True), ({"variant": ""}, False), ({"variant": "hp=3"}, False), ({"card": "Toll Baron"}, True)],
)
def test_a_variant_has_a_file_and_options_have_none(asked: dict[str, object], found: bool) -> None:
    assert has_file(rift_plan(**asked)) is found
    assert not has_file(rift_plan().model_copy(update={"request": None}))
