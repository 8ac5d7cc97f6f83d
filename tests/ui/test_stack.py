"""What is on the stack: what an item comes from, what it targets and what it does."""

import pytest

from cardgame_tui.engine.shown.face import StackView
from cardgame_tui.ui.drawing.frame import compose
from cardgame_tui.ui.spoken.listing import table_listing
from tests.ui.containment_tables import TEST, containment_table
from tests.ui.driving import SIZES, frame
from tests.ui.invented_table import invented

ODD = "Road -> Rail: a Ballad"
"""A name with what an item could be mistaken to be divided at."""


def item(name: str, words: str, *targets: str) -> StackView:
    return StackView(1, words, None, (), "CT-94", name=name, targets=targets)


@pytest.mark.parametrize(
    ("shown", "sentence"),
    [
        (item("Kite", "rotate target", "1C2"), "Kite → 1C2: rotate target"),
        (item("Kite", "rotate both", "1C2", "2C1"), "Kite → 1C2, 2C1: rotate both"),
        (item("Kite", "rotate"), "Kite: rotate"),
        (item("Kite", "", "1C2"), "Kite → 1C2"),
        (item("", "the parade walks on"), "the parade walks on"),
    ],
)
def test_an_item_says_what_it_comes_from_what_it_targets_and_what_it_does(shown: StackView, sentence: str) -> None:
    assert shown.sentence == sentence


def test_a_name_is_never_divided() -> None:
    scene = invented(stack=(item(ODD, "cross test", "Safe"),))
    spans = [span for line in compose(scene, 120, 40) for span in line]
    assert [span.text for span in spans if "Rail" in span.text] == [ODD]
    assert f"On the stack, Alice: {ODD} at Safe. Cross test (CT-94)" in table_listing(scene)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_targets_stand_behind_an_arrow_of_one_cell(size: tuple[int, int]) -> None:
    table = containment_table(*TEST)
    (name, target), *_ = [(each.name, each.targets[0]) for each in table.scene().view.stack if each.targets]
    shown = frame(table, *size)
    table.ascii = True
    in_ascii = frame(table, *size)
    assert f"{name} → {target}" in shown
    assert f"{name} > {target}" in in_ascii
    assert "->" not in shown + in_ascii


def test_the_lines_of_text_say_the_same() -> None:
    table = containment_table(*TEST)
    stack = table.scene().view.stack
    listed = [line for line in table_listing(table.scene()) if line.startswith("On the stack, ")]
    parts = [(each.name, *each.targets, each.rule) for each in reversed(stack)]
    assert len(listed) == len(parts)
    assert all(part in line for line, said in zip(listed, parts, strict=True) for part in said)
    assert any(" at " in line for line in listed)
