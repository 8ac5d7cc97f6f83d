"""Asks bots in positions that have silly answers."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cardgame_tui.bots.asking import ask
from cardgame_tui.bots.bot import BotSetup
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.scenario.option_matching import answer_for, fits
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset

FOLDER = Path(__file__).parent / "positions"


class Position(NamedTuple):
    """A position with silly answers.

    Args:
        name: the name of its file, without the ending.
        why: what is silly, in one sentence.
        setup: the set-up of its duel.
        driver: the duel at the question.
        silly: indexes of the silly options.
    """

    name: str
    why: str
    setup: Setup
    driver: Driver
    silly: Sequence[int]


def positions() -> Iterator[Position]:
    """All positions, by name."""
    for path in sorted(FOLDER.glob("*.toml")):
        yield read_position(path)


def read_position(path: Path) -> Position:
    """Read one position and give the answers that lead to its question."""
    file = load_scenario(path)
    scenario = file.scenario
    setup = scenario_setup(load_ruleset(scenario.ruleset), file)
    driver = setup.driver(setup.match().next_start())
    *steps, last = scenario.step
    for step in steps:
        assert driver.prompt is not None
        assert step.choose is not None
        driver.answer(answer_for(driver, driver.prompt, step.choose))
    prompt = driver.prompt
    assert prompt is not None
    assert (prompt.seat, prompt.ask) == (last.seat, last.ask), f"{path.name}: asks {prompt.ask} of {prompt.seat}"
    silly = [
        index
        for index, option in enumerate(prompt.options)
        if any(fits(driver, option, entry) for entry in last.offers_at_least)
    ]
    return Position(path.stem, scenario.title, setup, driver, silly)


def silly_answers(position: Position, bot: str, seeds: int) -> int:
    """How many of so many bots of one name, each with another seed, give a silly answer."""
    driver = position.driver
    assert driver.prompt is not None
    seat = driver.prompt.seat
    known = BotSetup.of(driver.ruleset, driver.start)
    answers = [ask(make_bot(bot, known, seat, seed), driver, seat) for seed in range(seeds)]
    return sum(answer in position.silly for answer in answers)
