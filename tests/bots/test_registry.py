"""Bots by name: those installed, their numbers, and what is wrong with a name."""

from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest

from cardgame_tui.bots import registry
from cardgame_tui.bots.bot import Bot, BotKind, BotSetup
from cardgame_tui.bots.ismcts_bot import IsmctsBot
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.bots.registry import (
    UnknownBotError,
    bot_at_level,
    bot_names,
    bot_words,
    check_bot,
    make_bot,
    people_for_missing,
)
from cardgame_tui.bots.scripted_bot import ScriptedBot
from cardgame_tui.bots.seat_bots import SeatBots
from cardgame_tui.content.levels import LEVELS, Level
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset
from tests.games.leduc import CARDS, LEDUC, LeducOptions, leduc_start

KNOWN = BotSetup.of(LEDUC, leduc_start(1))
POINTS = """[cardgame_tui.bots]
deep = tests.bots.test_registry:DEEP
broken = tests.bots.no_such_module:BOT
text = tests.bots.test_registry:POINTS
keeper = tests.bots.test_registry:KEEPER
"""


class Deep(ScriptedBot):
    """Keeps what it was made from."""

    def __init__(self, setup: BotSetup, seat: int, seed: int) -> None:
        super().__init__(())
        self.made_from = (setup.effort, seat, seed)


class Keeper(Deep):
    """Counts nothing; lives as long as its duel goes on."""

    remembers = True


DEEP = BotKind(Deep, "thinks", effort=7, most=50)
KEEPER = BotKind(Keeper, "remembers")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package with four bots, two of them broken."""
    info = tmp_path / "more_bots-1.0.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry.kind_and_effort.cache_clear()
    yield
    registry.kind_and_effort.cache_clear()


def test_the_shipped_bots_are_installed() -> None:
    assert "random" in bot_names()
    assert isinstance(make_bot("random", KNOWN, 1, 1), RandomBot)


def test_an_unknown_bot_names_the_nearest() -> None:
    with pytest.raises(UnknownBotError, match=r'no bot "randon"; known: .*random.*; did you mean random\?'):
        make_bot("randon", KNOWN, 1, 1)


def test_a_level_is_the_measured_bot_of_a_game_or_a_usual_one() -> None:
    measured = {level: Level(f"greedy:{number}", 1.0) for number, level in enumerate(LEVELS, 3)}
    ruleset = copy(LEDUC)
    ruleset.levels = {"": measured}
    assert [bot_at_level(level, LEDUC, LeducOptions()) for level in LEVELS] == [
        "random", "greedy:1", "greedy", "ismcts",
    ]  # fmt: skip
    assert bot_at_level("best", ruleset, LeducOptions()) == "ismcts", "nothing was learned that fits"
    assert isinstance(make_bot("learner", KNOWN, 1, 1), RandomBot)
    assert isinstance(make_bot("best", KNOWN, 1, 1), IsmctsBot)
    assert bot_names()[:4] == list(LEVELS)


@pytest.mark.usefixtures("installed")
def test_a_game_says_how_much_a_bot_thinks_that_would_take_too_long() -> None:
    ruleset = copy(LEDUC)
    ruleset.efforts = {"deep": 3}
    known = BotSetup.of(ruleset, leduc_start(1))
    deep, named = make_bot("deep", known, 1, 1), make_bot("deep:7", known, 1, 1)
    assert isinstance(deep, Deep)
    assert isinstance(named, Deep)
    assert (deep.made_from[0], named.made_from[0]) == (3, 7)


@pytest.mark.parametrize("game", ["containment", "dimensional_rift", "grand_archive", "rune_duel"])
def test_the_levels_of_a_game_are_bots_of_growing_strength(game: str) -> None:
    ruleset = load_ruleset(game)
    assert ruleset.levels
    assert ruleset.levels.keys() <= ruleset.duel_lengths.keys()
    for levels in ruleset.levels.values():
        assert list(levels) == list(LEVELS)
        for level in levels.values():
            check_bot(level.bot)
            assert level.milliseconds <= 2000
        assert all(each.within[0] > 50 for each in list(levels.values())[1:])


@pytest.mark.usefixtures("installed")
def test_another_package_brings_bots() -> None:
    assert {"broken", "deep", "keeper", "random", "text"} <= set(bot_names())
    assert bot_words()["deep"] == "thinks"
    assert "broken" not in bot_words()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("name", "effort"), [("deep", 7), ("deep:1", 1), ("deep:50", 50)])
def test_a_number_follows_the_name(name: str, effort: int) -> None:
    bot = make_bot(name, KNOWN, 2, 9)
    assert isinstance(bot, Deep)
    assert bot.made_from == (effort, 2, 9)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("deep:0", 'bot "deep:0": found "0"; allowed: a number from 1 to 50'),
        ("deep:" + "9" * 5000, "allowed: a number from 1 to 50"),
        ("deep:51", 'found "51"; allowed: a number from 1 to 50'),
        ("deep:", 'found ""; allowed'),
        ("deep:-3", 'found "-3"; allowed'),
        ("deep:²", "allowed: a number from 1 to 50"),
        ("random:5", 'bot "random:5": random takes no number'),
        ("broken", 'bot "broken" cannot be imported: ModuleNotFoundError'),
        ("text", 'bot "text": its entry point names str, not a BotKind'),
        ("human", 'no bot "human"'),
    ],
)
def test_a_wrong_name_says_what_is_wrong(name: str, fault: str) -> None:
    with pytest.raises(UnknownBotError, match=fault):
        check_bot(name)


@pytest.mark.usefixtures("installed")
def test_people_take_the_seats_of_missing_bots() -> None:
    assert people_for_missing(("human", "nobody")) == ("human", "human")
    assert people_for_missing(("broken", "deep:3")) == ("human", "deep:3")


@pytest.mark.usefixtures("installed")
def test_a_bot_that_remembers_lives_until_its_duel_goes_back_or_ends() -> None:
    bots = SeatBots(Setup(LEDUC, LeducOptions(), CARDS, ({}, {}), seats=("keeper", "random"), seed=1))
    one: Bot = bots.at(1, 1, 0)
    assert bots.at(1, 1, 4) is one
    back = bots.at(1, 1, 2)
    assert back is not one
    assert bots.at(1, 2, 3) is not back
