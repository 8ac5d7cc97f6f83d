"""A rule that players change in the middle of a duel counts from there on, and is saved, undone and replayed."""

import random
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.content.option_info import describe_options, preset_of
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.play.driver import AnswerError, Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.transcript import transcript
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.rule_change import RuleChange, rules_changed
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from tests.play.positions import at
from tests.ui.canary import archive_setup, containment_setup, rift_setup, rune_setup
from tests.ui.drawn_block import POSITION
from tests.ui.searching import random_answer

GAMES = {"rift": rift_setup, "rune": rune_setup, "containment": containment_setup, "archive": archive_setup}
MIGHT = RuleChange("direct_hit", "attack")


def driver_of(setup: Setup) -> Driver:
    return setup.driver(setup.match().next_start())


def hp_of_bob(driver: Driver) -> int:
    duel: Any = driver.duel
    return int(duel.hp[2])


def no_block() -> Driver:
    """Bob is asked for a block against 7 Might, with 3 HP left."""
    return at("rift", POSITION, "Moss Behemoth/Strike", "2C3")


def decline(driver: Driver) -> None:
    while driver.prompt is not None and hp_of_bob(driver) == 3:
        driver.answer(len(driver.prompt.options) - 1)


def test_it_counts_from_the_answer_to_the_open_question_on() -> None:
    usual, changed = no_block(), no_block()
    changed.change_rule(MIGHT)
    for driver in (usual, changed):
        decline(driver)
    assert (hp_of_bob(usual), hp_of_bob(changed)) == (2, -4)
    assert rules_changed(usual.start.options, changed.duel.options) == {
        "direct_hit": "Direct hit 1 HP → the Might"
    }


def test_an_undo_takes_it_back_and_a_fork_keeps_it() -> None:
    driver = no_block()
    driver.change_rule(MIGHT)
    fork = driver.fork()
    driver.undo(1)
    assert driver.duel.options.direct_hit == "one"
    for each in (driver, fork):
        decline(each)
    assert (hp_of_bob(driver), hp_of_bob(fork)) == (2, -4)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (RuleChange("hp", 9), "HP is only read before the first turn: change it for a rematch (DR-58)"),
        (
            RuleChange("edition", "rift"),
            "Edition sets many rules at once: change it for a rematch (DR-1)",
        ),
        (RuleChange("direct_hit", "twice"), "Direct hit allows one or attack (DR-114)"),
        (RuleChange("direct_hit", "one"), "Direct hit is 1 HP already (DR-114)"),
        (RuleChange("direct_hits", "hp"), "there is no option direct_hits ()"),
    ],
)
def test_what_cannot_be_set_is_refused_with_the_reason(change: RuleChange, why: str) -> None:
    driver = no_block()
    with pytest.raises(AnswerError) as refused:
        driver.change_rule(change)
    assert str(refused.value) == why
    assert len(driver.given) == 2


def test_the_log_says_it_with_the_rule() -> None:
    driver = no_block()
    driver.change_rule(MIGHT)
    line = Viewer.PUBLIC.log_line(driver.ruleset, driver.duel, (driver.duel.events or [])[-1])
    assert str(line) == "From now on another rule: Direct hit: the Might, was 1 HP. (DR-114)"


def test_the_limit_of_containment_follows_at_once() -> None:
    driver = driver_of(containment_setup(seed=3))
    play(driver, random.Random(3), 40)
    driver.change_rule(RuleChange("xk_limit", 5))
    limits: list[Any] = [driver.duel, driver.fork().duel]
    assert [duel.limit for duel in limits] == [5, 5]


def play(driver: Driver, chance: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if driver.prompt is not None:
            driver.answer(random_answer(driver.prompt, chance))


def changes_of(driver: Driver, chance: random.Random) -> list[RuleChange]:
    """One allowed change of some options of a game."""
    options = driver.duel.options
    found = []
    for info in describe_options(type(options), preset_of(options)):
        now = getattr(options, info.name)
        others: list[object] = [each for each in info.choices if each != now]
        if not others and info.least is not None and isinstance(now, int):
            others = [now + 1]
        changes = [RuleChange(info.name, each) for each in others]  # type: ignore[arg-type]
        found += [each for each in changes if each.refused(driver.duel) is None][:1]
    return chance.sample(found, 4)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_duel_with_changed_rules_is_resumed_and_replayed_as_it_was(game: str, seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    record = Record.start(GAMES[game](seed=seed), tmp_path)
    record.begin()
    for change in changes_of(record.driver, chance):
        for _ in range(25):
            if record.prompt is not None:
                record.answer(random_answer(record.prompt, chance))
        if record.prompt is not None and change.refused(record.driver.duel) is None:
            record.change_rules([change])
    digest, options, path = state_digest(record.driver.duel), record.driver.duel.options, record.path
    assert path is not None
    assert options != record.setup.options
    record.close()
    replay = Replay(path)
    assert state_digest(replay.duels[0].driver.duel) == digest
    assert "The players change a rule." in transcript(replay, Viewer.PUBLIC)
    again = resume(path)
    assert state_digest(again.driver.duel) == digest
    assert again.driver.duel.options == options
    again.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_be_read_before_the_first_turn_is_not_read_later(game: str) -> None:
    early = {info.name for info in describe_options(type(GAMES[game]().options)) if info.before_duel}
    assert early
    for seed in range(6):
        driver, chance = driver_of(GAMES[game](seed=seed)), random.Random(seed)
        while driver.prompt is not None and driver.duel.turn < 3:
            driver.answer(random_answer(driver.prompt, chance))
        read: set[str] = set()
        driver.duel.options = Noted(driver.duel.options, read)
        play(driver, chance, 150)
        assert not read & early


class Noted:
    """Options that note which of them are read."""

    def __init__(self, options: object, read: set[str]) -> None:
        self._options, self._read = options, read

    def __getattr__(self, name: str) -> object:
        self._read.add(name)
        return getattr(self._options, name)
