"""Characteristics that were remembered equal fresh ones all through random duels: no change is forgotten."""

from dataclasses import fields
from typing import Any

import pytest

from cardgame_tui.engine.duel import SEATS
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.nouns import Phase
from rulesets.grand_archive.cards.printed import BASIC
from rulesets.grand_archive.cards.statics.abilities import MayPlay
from rulesets.grand_archive.cards.statics.bans import Cannot
from rulesets.grand_archive.cards.statics.prices import Costs, Enabled
from rulesets.grand_archive.cards.triggers.events import Act, Event
from rulesets.grand_archive.state import traits as remembered
from rulesets.grand_archive.state.card import controller_of
from rulesets.grand_archive.state.characteristics import Traits
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import (
    enabled_elements,
    linked_objects,
    statics_of,
    unique_objects,
    usable_abilities,
    with_keyword,
    with_trigger,
)
from rulesets.grand_archive.state.layers.abilities import printed_copy, unlock
from rulesets.grand_archive.state.layers.work import Work
from rulesets.grand_archive.state.layers.working_out import work_out
from rulesets.grand_archive.state.ruled import RULE
from tests.rulesets.grand_archive.layers.readers import play, start_of_pool

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

    def copy(self) -> "Watched":
        """The same, compared in the same way."""
        return Watched(self.duel, dict(self))


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


def found_is_fresh(duel: ArchiveDuel) -> None:
    """Hold what was found before against a search now (GA-118)."""
    now = work_out(duel).now
    for seat in SEATS:
        objects = duel.sides[seat].field()
        works = [*objects, *duel.sides[seat].intent.cards]
        for keyword in (Keyword.RESERVABLE, Keyword.TAUNT, Keyword.VIGOR, Keyword.TRUE_SIGHT):
            wanted = [card for card in objects if keyword in now[card.id].keywords]
            assert list(with_keyword(duel, seat, keyword)) == wanted
        for event in (Event.ENTERS, Phase.RECOLLECTION, Phase.MAIN, Act.ACTIVATE):
            triggers = [(card, each) for card in works for each in now[card.id].triggers.get(event, ())]
            assert [pair for pair in with_trigger(duel, seat, event) if pair[0].id in now] == triggers
        usable = [(card, each) for card in works for each in now[card.id].activated if not each.release]
        found = usable_abilities(duel, seat)
        assert [(card, each) for card, each in found if each is not None and card.id in now] == usable
        assert {card for card, each in found if each is None} == {
            each for each in works if "enlighten" in each.counters
        }
        for form in (Costs, Cannot, MayPlay):
            rules = [(card.stamp, rule.static) for card in objects for rule in now[card.id].rules]
            rules += [(each.stamp, each.value.static) for each in duel.effects.of(RULE) if each.value.seat == seat]
            assert list(statics_of(duel, seat, form)) == [each for each in rules if isinstance(each[1], form)]
        unique = [card for card in objects if "unique" in now[card.id].supertypes]
        assert list(unique_objects(duel, seat)) == unique
        assert list(linked_objects(duel, seat)) == [card for card in objects if card.printed.program.link]
        lineage = duel.sides[seat].lineage.cards
        by_text = [rule.static for card in objects for rule in now[card.id].rules]
        basic = BASIC if any(isinstance(each, Enabled) for each in by_text) else frozenset[str]()
        elements = frozenset({"norm"}).union(basic, *[card.printed.elements for card in lineage])
        assert enabled_elements(duel, seat) == elements


def test_what_was_found_equals_a_fresh_search() -> None:
    looks = 0

    def look(duel: ArchiveDuel) -> None:
        nonlocal looks
        looks += 1
        found_is_fresh(duel)

    play(2, look)
    assert looks > 200


def test_what_comes_and_goes_alone_leaves_fresh_characteristics(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = remembered._with_touched
    alone = 0

    def with_touched(duel: ArchiveDuel) -> dict[int, Traits]:
        nonlocal alone
        alone += 1
        return kept(duel)

    def look(duel: ArchiveDuel) -> None:
        compare(duel, remembered.characteristics(duel))
        found_is_fresh(duel)

    monkeypatch.setattr(remembered, "_with_touched", with_touched)
    play(12, look, start_of_pool)
    assert alone > 50
