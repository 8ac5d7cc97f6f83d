"""The search for silent words: examples, their changes, and those that no position tells apart."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from cardgame_tui.text import TextError
from tests.words.changes import Changed, changes
from tests.words.stage import Stage
from tests.words.trial import Tried, told_apart, tried

POSITIONS = 120
"""How many positions may not tell two texts apart before a word counts as silent."""
ATTEMPTS = 8
"""How many changes of a place in one text the usual run tries: most of those that follow are refused too."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two texts that differ in one word.

    Args:
        place: the form and the field of the word, such as ``OneTarget.kind``.
        kind: the kind of card.
        text: the one text.
        other: the other one.
    """

    place: str
    kind: str
    text: str
    other: str

    def __str__(self) -> str:
        return f"{self.place} ({self.kind}): {self.text}  ==  {self.other}"


@dataclass
class Count:
    """What a search has done.

    Args:
        played: pairs that were played.
        refused: changes that no words say, or that the game refuses.
    """

    played: int = 0
    refused: int = 0


def silent_words(
    stage: Stage,
    seed: int,
    *,
    most: int,
    per_text: int = 1,
    attempts: int | None = None,
    positions: int = POSITIONS,
    count: Count | None = None,
    wanted: Callable[[str], bool] = lambda place: True,
    excused: Callable[[str, str], bool] = lambda text, other: False,
) -> Iterator[Pair]:
    """Yield pairs of texts that no position tells apart.

    Args:
        stage: the game.
        seed: of the choice among all changes.
        most: how many pairs are played for each place in all texts.
        per_text: how many for each place in one text.
        attempts: how many changes of a place in one text are tried; None for all.
        positions: how many positions are tried.
        count: is counted up.
        wanted: says of a place whether its words are changed.
        excused: says of two texts that they mean the same; they are not played.
    """
    count, played = count or Count(), dict[str, int]()
    for text, kind in stage.examples:
        chance = Random(f"{seed} {text}")  # so that a new example leaves what is played of the others
        base = tried(stage, text, kind)
        assert base is not None, text
        said = (
            text,
            stage.language.print(stage.language.parse(text)),
        )  # as it stands, and as the others are printed
        for place, found in _by_place(stage, text).items():
            chance.shuffle(found)
            here = 0 if wanted(place) else per_text
            for changed in found[:attempts]:
                if here >= per_text or played.get(place, 0) == most:
                    break
                other = _tried(stage, changed, base)
                if other is None:
                    count.refused += 1
                    continue
                here, played[place] = here + 1, played.get(place, 0) + 1
                count.played += 1
                if (
                    not any(excused(one, other.text) for one in said)
                    and told_apart(base, other, positions) is None
                ):
                    yield Pair(place, kind, text, other.text)


def _by_place(stage: Stage, text: str) -> dict[str, list[Changed]]:
    """The changes of a text by their place."""
    found: dict[str, list[Changed]] = {}
    for each in changes(stage.language.parse(text), stage.words):
        found.setdefault(each.place, []).append(each)
    return found


def _tried(stage: Stage, changed: Changed, base: Tried) -> Tried | None:
    """A changed text to be tried, None if no words say it or the game refuses it."""
    try:
        text = stage.language.print(changed.tree)
        same = stage.language.parse(text) != changed.tree or text == base.text
    except (ValueError, TextError):
        return None
    return None if same else tried(stage, text, base.kind, base.text)
