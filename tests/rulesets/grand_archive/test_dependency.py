"""Effects that depend on each other, of many copies of a card: as if each copy were looked at (GA-198)."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from rulesets.grand_archive.state.layers import dependency
from rulesets.grand_archive.state.layers.influence import Influence
from rulesets.grand_archive.state.layers.layer import Layer
from rulesets.grand_archive.state.layers.work import Work
from rulesets.grand_archive.state.traits import traits
from tests.rulesets.grand_archive.tables import Game, made

TEXTS = (
    "Allies you control with power 3 or less have +1 power.",
    "Allies with power 2 or more have -1 power.",
    "Allies you control with power 4 or less have +1 power for each ally you control with power 2 or more.",
    "Other allies you control with power 3 or more have -1 power and +1 life.",
    "Allies with life 4 or more have +2 power and -1 life.",
    "Other allies you control with power 3 or less have +1 power.",
    'Allies you control with power 2 or more have "Allies you control have +1 life."',
)
ALLY = {"type": "ally", "reserve": 0, "power": 2, "life": 4}
CARDS = made(*[{"name": f"Lamp {number}", "text": text, **ALLY} for number, text in enumerate(TEXTS)])


def all_apart(work: Work, layer: Layer, todo: Sequence[Influence]) -> Sequence[Influence]:
    """Every effect by itself, also where others do the same."""
    return todo


def values(sides: tuple[list[str], list[str]]) -> list[tuple[Any, ...]]:
    """Power and life of all objects."""
    game = Game({"field": sides[0]}, {"field": sides[1]}, cards=CARDS)
    now = [traits(game.duel, each) for each in game.duel.objects()]
    return [(each.power, each.life) for each in now]


@pytest.mark.parametrize("seed", range(25))
def test_copies_are_ordered_as_if_each_were_looked_at(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(seed)
    names = random.sample(sorted(CARDS), 3)
    sides = random.choices(names, k=5), random.choices(names, k=3)
    quick = values(sides)
    monkeypatch.setattr(dependency, "_kinds", all_apart)
    assert values(sides) == quick


def test_copies_of_a_card_are_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[int] = []
    create = dependency.Dependency.__init__

    def counted(self: dependency.Dependency, work: Work, layer: Layer, effects: Sequence[Influence]) -> None:
        compared.append(len(effects))
        create(self, work, layer, effects)

    monkeypatch.setattr(dependency.Dependency, "__init__", counted)
    values((["Lamp 0"] * 10 + ["Lamp 1"] * 10, []))
    assert set(compared) == {2}


@pytest.mark.parametrize("seed", range(25))
def test_copies_about_others_are_ordered_as_if_each_were_looked_at(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(seed)
    names = random.sample([name for name in sorted(CARDS) if TEXTS[int(name[-1])].startswith("Other")] * 2, 2)
    sides = random.choices(names, k=random.randint(2, 6)), random.choices(names, k=3)
    quick = values(sides)
    monkeypatch.setattr(dependency, "_kinds", all_apart)
    assert values(sides) == quick


def test_copies_about_others_are_seldom_compared_in_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    branches: list[Work] = []
    branch = Work.branch

    def counted(self: Work) -> Work:
        branches.append(self)
        return branch(self)

    monkeypatch.setattr(Work, "branch", counted)
    sides: tuple[list[str], list[str]] = (["Lamp 3"] * 20, [])
    values(sides)
    quick = len(branches)
    monkeypatch.setattr(dependency, "_kinds", all_apart)
    values(sides)
    assert quick * 4 < len(branches) - quick
