"""Places of a row are called by words, never by the names that files give them."""

import re
from random import Random

import pytest

from cardgame_tui.play.driver import Driver
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.testing.starts import starts_of
from tests.benchmarks.games import random_answer
from tests.play.saying import all_said

RAW = re.compile(r"\b[12][a-z]\d+\b|\bseat[12]\b|\b[a-z]+_[a-z]+\b")


@pytest.mark.parametrize("game", ["rune_duel", "containment"])
def test_no_name_of_a_file_is_in_the_words_of_a_duel(game: str) -> None:
    ruleset = load_ruleset(game)
    driver = Driver(ruleset, starts_of(ruleset)(5))
    wording, said, chance = ruleset.wording, list[str](), Random(5)
    while driver.prompt is not None and len(driver.given) < 150:
        said.append(wording.question(driver.duel, driver.prompt))
        said += [wording.option(driver.duel, option) for option in driver.prompt.options]
        said += all_said(driver)
        driver.answer(random_answer(driver.prompt, chance))
    said += [wording.event(driver.duel, event, 0) for event in driver.duel.events or []]
    assert [words for words in said if RAW.search(words)] == []
    place = "Seat 1's slot 1" if game == "rune_duel" else "Seat 1's frame 1"
    assert any(place in words for words in said)
