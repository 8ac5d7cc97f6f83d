"""Whatever word of a card text is changed, the text is refused or some position answers differently."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.words.search import ATTEMPTS, Count, silent_words
from tests.words.silent import EQUIVALENT, RARE, says_the_same
from tests.words.stage import Stage
from tests.words.stages import STAGES
from tests.words.trial import told_apart, tried

QUALIFIERS = (
    "One.",
    "Several.",
    "EachOf.",
    "AnyOf.",
    "UpTo.",
    "Exactly.",
    "In.",
    "Place.",
    "WithStat.",
    "WithCounters.",
    "WithKeyword.",
    "Target.",
    "OneObject.",
    "OneCreature.",
    "Each.",
    "Chosen.",
    "Held.",
    "Price.",
)
"""Beginnings of the places of words about a noun: they may stand in many sentences, and must be read in each."""

each_stage = pytest.mark.parametrize(
    ("game", "stage"), [(game, stage) for game, stages in STAGES.items() for stage in stages]
)


def silent(game: str, stage: Stage, most: int, wanted: Callable[[str], bool]) -> tuple[list[str], Count]:
    """The words that change nothing although no rule says so, in texts that random play brings about."""
    usual = [each for each in stage.examples if not any(part in each[0] for part in RARE)]
    without, count = EQUIVALENT.get(game, {}), Count()
    found = silent_words(
        replace(stage, examples=usual),
        1,
        most=most,
        attempts=ATTEMPTS,
        count=count,
        wanted=lambda place: place not in without and wanted(place),
        excused=says_the_same,
    )
    return list(map(str, found)), count


@each_stage
def test_no_word_is_silent(game: str, stage: Stage) -> None:
    found, count = silent(game, stage, 1, lambda place: not place.startswith(QUALIFIERS))
    assert found == []
    assert count.played > 10
    assert count.refused > 10


@each_stage
def test_no_qualifier_is_silent(game: str, stage: Stage) -> None:
    found, _ = silent(game, stage, 6, lambda place: place.startswith(QUALIFIERS))
    assert found == []


@each_stage
def test_a_text_is_not_told_apart_from_itself(game: str, stage: Stage) -> None:
    text, kind = stage.examples[0]
    one, two = tried(stage, text, kind), tried(stage, text, kind)
    assert one is not None
    assert two is not None
    assert told_apart(one, two, 10) is None
