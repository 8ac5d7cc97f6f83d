"""What was picked on the open table is in the public transcript, and nothing hidden is."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.play.history.transcript import transcript
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from tests.ui.canary import KnownNames, archive_setup, containment_setup, rift_setup, rune_setup, with_canaries
from tests.ui.replays import replay_of

TARGETS = frozenset({"target", "targets", "choose", "object", "sandbox"})
DECISIONS = 250


@pytest.mark.parametrize("make", [rift_setup, rune_setup, containment_setup, archive_setup])
@pytest.mark.parametrize("seed", [2, 3])
def test_targets_are_told_and_no_hidden_name_is(make: Callable[..., Setup], seed: int, tmp_path: Path) -> None:
    replay = replay_of(with_canaries(make(seed=seed)), tmp_path, DECISIONS)
    driver, seen, targets = replay.duels[0].driver.fork(0), KnownNames(), 0
    text = transcript(replay, Viewer.PUBLIC)
    for line in replay.duels[0].entries:
        hidden, prompt = seen.hidden_in(driver.duel, 0), driver.prompt
        assert isinstance(line, AnswerLine)
        assert prompt is not None
        picked = Viewer.PUBLIC.picked(driver.ruleset, driver.duel, prompt, line.answer, line.label)
        assert not {name for name in hidden if name in (picked or "")}
        if prompt.ask in TARGETS:
            targets += 1
            assert picked is not None
            assert f"({prompt.rule}) {picked}\n" in text
        driver.replay([line.given])
    assert targets > 0


@pytest.mark.parametrize("make", [rift_setup, rune_setup, archive_setup])
def test_what_is_picked_from_a_hand_is_not_told(make: Callable[..., Setup], tmp_path: Path) -> None:
    replay = replay_of(make(), tmp_path, DECISIONS)
    driver, unseen = replay.duels[0].driver.fork(0), 0
    for line in replay.duels[0].entries:
        assert isinstance(line, AnswerLine)
        prompt = driver.prompt
        assert prompt is not None
        picked = Viewer.PUBLIC.picked(driver.ruleset, driver.duel, prompt, line.answer, line.label)
        hands = {card.id for seat in (1, 2) for card in driver.duel.named[f"seat{seat}.hand"].cards}
        if any(option.card in hands for option in prompt.options):
            unseen += 1
            assert picked is None
        driver.replay([line.given])
    assert unseen > 3
