"""docs/bots.md: its bot works as it says, and its table lists the shipped bots."""

import re
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.bots.asking import answer_of, ask, begin_duel
from cardgame_tui.bots.bot import Bot, BotKind, BotSetup
from cardgame_tui.bots.registry import bot_names, kind_named
from cardgame_tui.bots.simulator import Simulator
from cardgame_tui.play.driver import Driver
from cardgame_tui.plugins import load_ruleset
from tests.bots.duels import begun, questions, start_of

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
TEXT = PAGE.read_text(encoding="utf-8")


def example() -> BotKind:
    """The bot that the page writes."""
    code = TEXT.partition("<!-- example: begin -->")[2].partition("<!-- example: end -->")[0]
    names: dict[str, Any] = {}
    exec(compile(code.strip().removeprefix("```python").removesuffix("```"), str(PAGE), "exec"), names)
    kind = names["CAREFUL"]
    assert isinstance(kind, BotKind)
    return kind


def bot_at(driver: Driver, seat: int, effort: int) -> Bot:
    known = BotSetup.of(driver.ruleset, driver.start).with_effort(effort)
    return example().make(known, seat, 1)


def test_the_example_answers_questions_of_every_game() -> None:
    for game in ("containment", "dimensional_rift", "grand_archive", "leduc", "rune_duel"):
        for number, driver in enumerate(questions(game, 6, every=17)):
            assert driver.prompt is not None
            seat = driver.prompt.seat or 1
            ask(bot_at(driver, seat, 1), driver, seat)
            if number == 3:
                break


def test_the_example_plays_a_duel_to_its_end() -> None:
    ruleset, start = start_of("leduc", 3)
    known = BotSetup.of(ruleset, start).with_effort(2)
    bots = example().make(known, 1, 1), example().make(known, 2, 2)
    driver = begin_duel(ruleset, start, bots)
    while driver.prompt is not None:
        driver.answer(answer_of(bots, driver))
    assert driver.result is not None


def test_the_example_thinks_as_much_as_its_number_says(monkeypatch: Any) -> None:
    drawn: list[int] = []
    real = Simulator.sample

    def count(self: Simulator, number: int | None = None) -> Driver:
        drawn.append(1)
        return real(self, number)

    monkeypatch.setattr(Simulator, "sample", count)
    driver = begun("leduc", 2)
    while driver.duel.turn == 0:
        driver.answer(0)
    ask(bot_at(driver, 1, 3), driver, 1)
    assert len(drawn) == 6


def test_the_page_lists_the_shipped_bots_with_their_numbers() -> None:
    rows = re.findall(r"^\| `(\w+)` \| .* \|(.*)\|$", TEXT, re.MULTILINE)
    assert sorted(name for name, _ in rows) == sorted(bot_names())
    for name, words in rows:
        effort = kind_named(name).effort
        assert re.findall(r"\d+", words) == ([str(effort)] if effort else [])


@pytest.mark.parametrize("game", ["containment", "dimensional_rift", "grand_archive", "rune_duel"])
def test_the_page_has_the_measured_levels(game: str) -> None:
    ruleset = load_ruleset(game)
    for edition, levels in ruleset.levels.items():
        title = f"{ruleset.title} ({edition})" if edition else ruleset.title
        for name, level in levels.items():
            figures = (
                f"{level.share} % ({level.within[0]} to {level.within[1]}) | {level.duels}"
                if level.duels
                else " | "
            )
            assert f"| {title} | {name} | {level.bot} | {figures} | {level.milliseconds:g} |" in TEXT
