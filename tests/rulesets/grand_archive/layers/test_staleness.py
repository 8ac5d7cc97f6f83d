"""Characteristics that were remembered equal fresh ones all through random duels: no change is forgotten."""

from dataclasses import fields
from typing import Any

import pytest

from rulesets.grand_archive.state import traits as remembered
from rulesets.grand_archive.state.card import controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.abilities import printed_copy, unlock
from rulesets.grand_archive.state.layers.characteristics import Traits
from rulesets.grand_archive.state.layers.work import Work
from rulesets.grand_archive.state.layers.working_out import work_out
from tests.rulesets.grand_archive.layers.readers import play

DUELS = 3
EVERY = 25
"""How many reads lie between two comparisons."""


class Watched(dict[int, Traits]):
    """Remembered characteristics, compared with fresh ones at every so many reads."""

    reads = 0
    compared = 0

    def __init__(self, duel: ArchiveDuel, now: dict[int, Traits]) -> None:
        super().__init__(now)
        self.duel = duel

    def get(self, number: int, default: Any = None) -> Any:
        """Read one of them."""
        Watched.reads += 1
        if Watched.reads % EVERY == 0:
            Watched.compared += 1
            compare(self.duel, dict(self))
        return super().get(number, default)


def compare(duel: ArchiveDuel, kept: dict[int, Traits]) -> None:
    """Hold each of the remembered characteristics against those worked out now."""
    fresh = work_out(duel)
    assert fresh.now.keys() <= kept.keys()
    for number, traits in kept.items():
        card = duel.cards[number]
        now = fresh.now.get(number)
        if now is None:
            now = printed_copy(card)
            unlock(fresh, controller_of(card), card, now)
        assert plain(now) == plain(traits), (card.name, duel.phase)


def plain(traits: Traits) -> list[object]:
    """Characteristics as values that can be compared."""
    found = [getattr(traits, each.name) for each in fields(traits)]
    return [list(each) if isinstance(each, list | tuple) else each for each in found]


def test_remembered_characteristics_equal_fresh_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    def watched(duel: ArchiveDuel) -> Work:
        work = work_out(duel)
        work.now = Watched(duel, work.now)
        return work

    monkeypatch.setattr(remembered, "work_out", watched)
    play(DUELS)
    assert Watched.compared > 300
