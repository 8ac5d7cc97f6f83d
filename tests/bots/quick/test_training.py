"""How the quick bot learns."""

from pathlib import Path

import pytest

from cardgame_tui.bots.asking import begin_duel
from cardgame_tui.bots.bot import BotSetup
from cardgame_tui.bots.quick.learned import LearnedError, read_learned
from cardgame_tui.bots.quick.quick_bot import QuickBot
from cardgame_tui.bots.quick.self_play import School
from cardgame_tui.bots.quick.training import Training
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.engine.duel import other
from cardgame_tui.lab.play_out import play_out
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset
from tests.games.leduc import CARDS, LEDUC, LeducOptions, leduc_start

SETUP = Setup(LEDUC, LeducOptions(hands=3), CARDS, ({}, {}), seed=0)


def nothing(school: School) -> None:
    """Hear nothing."""


def trained(path: Path, decisions: int, seed: int = 1) -> Training:
    """Leduc, learned to the end."""
    training = Training(SETUP, seed, path)
    assert not training.resume()
    assert training.run(decisions, nothing)
    return training


def test_equal_seeds_learn_the_same_and_others_something_else(tmp_path: Path) -> None:
    for name, seed in (("one", 1), ("two", 1), ("three", 2)):
        trained(tmp_path / name, 300, seed)
    one, two, three = ((tmp_path / name).read_text(encoding="utf-8") for name in ("one", "two", "three"))
    assert one == two
    assert one != three


def test_training_that_was_interrupted_goes_on_to_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgame_tui.bots.quick.training.EVERY", 100)
    trained(tmp_path / "whole", 600)

    def stop(school: School) -> None:
        """Press Ctrl-C after some duels."""
        if school.duels == 25:
            raise KeyboardInterrupt

    first = Training(SETUP, 1, tmp_path / "parted")
    assert not first.run(600, stop)
    assert not (tmp_path / "parted").exists()
    second = Training(SETUP, 1, tmp_path / "parted")
    assert second.resume()
    assert 0 < second.school.duels <= 25
    assert second.run(600, nothing)
    assert (tmp_path / "parted").read_bytes() == (tmp_path / "whole").read_bytes()
    assert {each.name for each in tmp_path.iterdir()} == {"whole", "parted"}


def test_training_of_other_rules_or_another_seed_is_not_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgame_tui.bots.quick.training.EVERY", 10)
    Training(SETUP, 1, tmp_path / "file").run(50, _stop_at_once)
    assert not Training(SETUP, 2, tmp_path / "file").resume()
    other_rules = Setup(LEDUC, LeducOptions(hands=4), CARDS, ({}, {}), seed=0)
    assert not Training(other_rules, 1, tmp_path / "file").resume()


def _stop_at_once(school: School) -> None:
    if school.decisions >= 30:
        raise KeyboardInterrupt


def test_what_cannot_be_continued_is_named(tmp_path: Path) -> None:
    (tmp_path / "file.unfinished").write_text("{}", encoding="utf-8")
    with pytest.raises(LearnedError, match=r"file\.unfinished: cannot be continued; remove it to start again"):
        Training(SETUP, 1, tmp_path / "file").resume()


def test_what_was_learned_wins_chips_from_chance(tmp_path: Path) -> None:
    trained(tmp_path / "file", 6_000)
    policy = read_learned(tmp_path / "file").policy
    won = 0
    for number in range(60):
        seat, start = 1 + number % 2, leduc_start(number // 2, hands=8)
        quick, chance = (
            QuickBot(policy, number),
            make_bot("random", BotSetup.of(LEDUC, start), other(seat), number),
        )
        bots = (quick, chance) if seat == 1 else (chance, quick)
        winner = play_out(begin_duel(LEDUC, start, bots), bots, LEDUC.longest).winner
        won += 1 if winner == seat else -1 if winner else 0
    assert won > 15


def test_every_pair_of_ready_decks_is_played() -> None:
    setup = Recipe(load_ruleset("rune_duel"), seed=0).build()
    training = Training(setup, 1, Path("unused"))
    pairs = {repr(training._start(number, 1).decks) for number in range(1, 5)}
    assert len(pairs) == 4
