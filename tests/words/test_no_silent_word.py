"""Whatever word of a card text is changed, the text is refused or some position answers differently."""

from dataclasses import replace

import pytest

from tests.words.search import Count, silent_words
from tests.words.silent import EQUIVALENT, RARE
from tests.words.stage import Stage
from tests.words.stages import STAGES

SEED = 1
MOST = 2
"""Pairs for each place of a word."""


def usual(stage: Stage) -> Stage:
    """The stage with the texts that random play brings about."""
    return replace(stage, examples=[each for each in stage.examples if not any(part in each[0] for part in RARE)])


@pytest.mark.parametrize(("game", "stage"), [(game, stage) for game, stages in STAGES.items() for stage in stages])
def test_no_word_is_silent(game: str, stage: Stage) -> None:
    count = Count()
    without = EQUIVALENT.get(game, {})
    found = [str(each) for each in silent_words(usual(stage), SEED, most=MOST, count=count, without=without)]
    assert found == []
    assert count.played > 80
    assert count.refused > 50
