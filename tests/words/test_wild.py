"""No random sentence that a game accepts breaks a duel."""

from itertools import islice
from random import Random

import pytest

from tests.words.stage import Stage
from tests.words.stages import STAGES
from tests.words.wild import fault_of, wild_texts

TEXTS = 60


@pytest.mark.parametrize(("game", "stage"), [(game, stage) for game, stages in STAGES.items() for stage in stages])
def test_what_a_game_accepts_can_be_played(game: str, stage: Stage) -> None:
    chance = Random(7)
    found = [(each.text, fault_of(each, chance)) for each in islice(wild_texts(stage, chance), TEXTS)]
    assert [(text, error) for text, error in found if error is not None] == []
