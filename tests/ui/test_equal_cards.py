"""Equal cards that can be picked are listed as one: which are equal, what their letter does, how that looks."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.shown.face import Face
from cardgame_tui.engine.shown.view import CardView
from cardgame_tui.ui.cells.text import Press, plain
from cardgame_tui.ui.drawing.hand_page import compose_hand
from cardgame_tui.ui.keys.answering import Badge, Choice
from cardgame_tui.ui.scene.equal_cards import equal_cards
from cardgame_tui.ui.scene.what_is import explanations
from cardgame_tui.ui.spoken.listing import question_listing
from cardgame_tui.ui.table.state import TableState
from tests.ui.archive_files import TABLE
from tests.ui.archive_tables import archive_table
from tests.ui.driving import frame
from tests.ui.rune_tables import rune_table

WOLF, BEAR = Face("Wolf"), Face("Bear")
HAND, PILE, SLOT = "seat2.hand", "seat2.discard", "2s1"
HELD = ("Whirlcut", "Pyre Rebuke", "Whirlcut", "Whirlcut", "Steady Thrust", "Furnace Golem")
"""The hand of the player who must pay 4 for the last card."""


def asking(cards: Sequence[int], most: int = 1, *, ordered: bool = False) -> Prompt:
    return Prompt(2, "ask", "PA-1", [Option("card", card=card) for card in cards], 1, most, ordered)


def answered(asked: Prompt, keys: str) -> tuple[Answer | None, str]:
    """The answer after some keys where cards 1 and 2 equal card 0, and what is said to be picked of them."""
    choice = Choice(asked, equals={1: 0, 2: 0})
    for key in keys.removesuffix("!"):
        choice.press(key)
    picked = choice.picked_of(choice.listed()[0])
    if keys.endswith("!"):
        choice.confirm()
    return choice.answer, picked


@pytest.mark.parametrize(
    ("keys", "answer", "picked"),
    [
        ("a!", (0,), "1 of 3"),
        ("aa!", (0, 1), "2 of 3"),
        ("ada!", (0, 3, 1), "2 of 3"),
        ("ba!", (1, 0), "2 of 3"),
        ("aaa!", (0, 1, 2), "3 of 3"),
        ("aaaa", None, ""),
        ("aaad!", (0, 1, 2), "3 of 3"),
        ("dd!", None, ""),
    ],
)
def test_a_letter_picks_one_equal_card_after_the_other(keys: str, answer: Answer | None, picked: str) -> None:
    assert answered(asking((0, 1, 2, 3), 3), keys) == (answer, picked)


def test_once_enough_are_picked_the_letter_takes_equal_cards_back() -> None:
    assert answered(asking((0, 1, 2, 3), 2), "ada") == (None, "")
    assert answered(asking((0, 1, 2, 3), 2), "ada!") == ((3,), "")


def test_of_one_answer_the_letter_is_the_first_card_and_other_letters_count() -> None:
    assert answered(asking((0, 1, 2)), "a")[0] == 0
    assert answered(asking((0, 1, 2)), "c")[0] == 2


def test_in_an_order_each_of_them_has_its_place() -> None:
    assert answered(asking((0, 1, 2, 3), 4, ordered=True), "ada") == (None, "1, 3")


def equals(zone: str, cards: Sequence[CardView], offered: Sequence[int]) -> dict[int, int]:
    """Which cards of a zone are equal, if it holds these and some are offered."""
    scene = rune_table().scene()
    zones = {**scene.view.zones, zone: replace(scene.view.zones[zone], cards=tuple(cards))}
    return equal_cards(asking(offered), replace(scene.view, zones=zones), scene.layout)


def views(*faces: Face) -> list[CardView]:
    return [CardView(901 + place, face, face_up=True) for place, face in enumerate(faces)]


def test_a_hand_has_no_order() -> None:
    assert equals(HAND, views(WOLF, BEAR, WOLF, WOLF), (903, 902, 901, 904)) == {901: 903, 904: 903}


def test_in_a_pile_that_is_offered_as_it_lies_only_neighbours_are_equal() -> None:
    pile = views(WOLF, WOLF, BEAR, WOLF)
    assert equals(PILE, pile, (901, 902, 903, 904)) == {902: 901}
    assert equals(PILE, pile, (904, 903, 902, 901)) == {901: 902}
    assert equals(PILE, pile, (901, 902, 904)) == {902: 901}


def test_in_a_pile_that_is_offered_by_name_all_are_equal() -> None:
    assert equals(PILE, views(WOLF, BEAR, WOLF), (902, 901, 903)) == {903: 901}


def test_whatever_a_player_sees_tells_cards_apart() -> None:
    wolf = views(WOLF)[0]
    others = (
        replace(wolf, face=replace(WOLF, counters=1)),
        replace(wolf, face=replace(WOLF, marks=("enlighten 1",))),
        replace(wolf, face=replace(WOLF, health=(1, 2))),
        replace(wolf, face_up=False),
        replace(wolf, under=(CardView(990, BEAR, face_up=True),)),
    )
    for other in others:
        assert equals(HAND, [wolf, replace(other, id=902)], (901, 902)) == {}
    assert equals(HAND, [wolf, replace(wolf, id=902)], (901, 902)) == {902: 901}
    assert equals(SLOT, [wolf, replace(wolf, id=902)], (901, 902)) == {}


def test_what_is_offered_tells_cards_apart() -> None:
    scene = rune_table().scene()
    hand = replace(scene.view.zones[HAND], cards=tuple(views(WOLF, WOLF)))
    view = replace(scene.view, zones={**scene.view.zones, HAND: hand})
    prompt = Prompt(
        2, "ask", "PA-1", [Option("play", card=901), Option("play", card=902), Option("set", card=902)]
    )
    assert equal_cards(prompt, view, scene.layout) == {}


@pytest.fixture
def paying(tmp_path: Path) -> TableState:
    """A table of Grand Archive whose player pays with a hand that holds three equal cards."""
    text = TABLE.read_text(encoding="utf-8")
    before = 'hand = ["Blazing Overhand", "Crosswind Feint", "Steady Thrust", "Pyre Rebuke", "Sparkthrower"]'
    assert before in text
    held = ", ".join(f'"{name}"' for name in HELD)
    file = tmp_path / "paying.toml"
    file.write_text(text.replace(before, f"hand = [{held}]"), encoding="utf-8")
    return archive_table(["play", HELD[-1]], file=file)


def badges(table: TableState) -> list[Badge]:
    """The letters of the cards of the hand, and whether they are picked."""
    scene = table.scene()
    held = [card.id for card in scene.view.zones["seat1.hand"].cards]
    return [scene.cards[card] for card in held if card in scene.cards]


@pytest.mark.parametrize("size", [(80, 24), (200, 60)], ids=["80x24", "200x60"])
def test_three_equal_cards_are_one_row_that_counts_them(size: tuple[int, int], paying: TableState) -> None:
    listed = ["Whirlcut ×3", "Pyre Rebuke", "Steady Thrust", "Traveller's Satchel"]
    assert [entry.counted for entry in paying.scene().question.entries] == listed
    strip = frame(paying, *size).rpartition("pays 4")[2]
    assert strip.count("Whirlcut") == 1
    assert re.search(r"▐1▌ +2 Whirlcut ×3", strip)
    paying.press("1")
    paying.press("1")
    assert re.search(r"▐1▌\[2 of 3\] 2 Whirlcut ×3", frame(paying, *size).rpartition("pays 4")[2])


def test_each_card_of_the_hand_keeps_its_digit(paying: TableState) -> None:
    assert badges(paying) == [Badge(digit) for digit in "12345"]
    paying.press("3")
    paying.press("4")
    assert [entry.picked for entry in paying.scene().question.entries] == ["2 of 3", "", "", ""]
    assert badges(paying) == [Badge("1"), Badge("2"), Badge("3", "*"), Badge("4", "*"), Badge("5")]
    paying.press("1")
    assert [entry.picked for entry in paying.scene().question.entries] == ["3 of 3", "", "", ""]


def test_lines_of_text_and_pages_count_them_too(paying: TableState) -> None:
    paying.press("1")
    scene = paying.scene()
    (line,) = [line for line in question_listing(scene) if "Whirlcut" in line]
    assert line.startswith("  1  picked 1 of 3: Whirlcut ×3")
    assert scene.glossary is not None
    assert "1: Whirlcut ×3" in " ".join(explanations(scene, paying.session.ruleset.wording, scene.glossary))


def test_a_hand_of_ones_own_shows_each_card_with_its_digit(paying: TableState) -> None:
    paying.press("1")
    lines = compose_hand(paying.scene(), 40, 40)
    texts = [plain(line) for line in lines]
    assert [text[2:5].strip("▐▌ ") for text in texts if "Whirlcut" in text] == ["1*", "3", "4"]
    keys = {span.spot.key for line in lines for span in line if isinstance(span.spot, Press)}
    assert keys >= {"1", "3", "4"}
    assert "1*" not in keys
