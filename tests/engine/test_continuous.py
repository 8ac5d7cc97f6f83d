"""Continuous effects: whom they reach, in which order they are read, and when they end."""

import os
import subprocess
import sys
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.engine.continuous import EFFECTS, Continuous, Effects
from cardgame_tui.engine.plain_value import plain_value
from cardgame_tui.value import value as value_class
from tests.engine.bare import BareDuel, bare_table, card_named

ROOT = Path(__file__).parents[2]


class Colour(Enum):
    """A word of some game."""

    RED = "red"


@value_class
class Grant:
    """A value with a set in it."""

    words: frozenset[str]
    amount: int = 1


class Counted:
    """A value that says itself what the digest should know."""

    def __init__(self, count: int) -> None:
        self.count = count

    def state(self) -> object:
        return self.count


def everyone(duel: Any, source: Any, card: Any) -> bool:
    """Apply to every card."""
    return True


def of_source(duel: Any, source: Any, card: Any) -> bool:
    """Apply to the cards of the source's owner."""
    return source is not None and bool(source.owner == card.owner)


def values(effects: Effects, duel: BareDuel, name: str, what: str = "power") -> list[object]:
    """What the effects on one thing do to a card."""
    return list(effects.on(duel, what, card_named(duel, name)))


def test_an_effect_reaches_the_cards_it_applies_to() -> None:
    duel, effects = bare_table(), Effects()
    effects.add(Continuous("power", card_named(duel, "2.row.0").id, of_source, 3))
    assert values(effects, duel, "2.row.1") == [3]
    assert values(effects, duel, "1.row.1") == []
    assert values(effects, duel, "2.row.1", "keyword") == []


def test_an_effect_of_a_rule_has_no_source() -> None:
    duel, effects = bare_table(), Effects()
    effects.add(Continuous("power", None, everyone, 1))
    effects.add(Continuous("power", None, of_source, 2))
    assert values(effects, duel, "1.row.0") == [1]


def test_layers_come_first_then_age() -> None:
    duel, effects = bare_table(), Effects()
    for value, layer in (("late", 2), ("older", 1), ("newer", 1), ("early", 0)):
        effects.add(Continuous("power", None, everyone, value, layer=layer))
    assert values(effects, duel, "1.row.0") == ["early", "older", "newer", "late"]
    assert [effect.value for effect in effects.of("power")] == ["early", "older", "newer", "late"]


def test_gives_matches_one_value() -> None:
    duel, effects = bare_table(), Effects()
    quick, slow = object(), object()
    effects.add(Continuous("keyword", card_named(duel, "1.row.0").id, of_source, quick))
    mine, theirs = card_named(duel, "1.row.1"), card_named(duel, "2.row.1")
    assert effects.gives(duel, "keyword", mine, quick)
    assert not effects.gives(duel, "keyword", mine, slow)
    assert not effects.gives(duel, "keyword", theirs, quick)
    assert not effects.gives(duel, "power", mine, quick)


def test_effects_end_one_by_one_with_their_source_or_at_their_moment() -> None:
    duel, effects = bare_table(), Effects()
    one = Continuous("power", None, everyone, "one")
    effects.add(one)
    effects.add(Continuous("power", 4, everyone, "sourced"))
    effects.add(Continuous("power", None, everyone, "till night", until="night"))
    effects.add(Continuous("power", 5, everyone, "stays"))
    effects.end(one)
    assert values(effects, duel, "1.row.0") == ["sourced", "till night", "stays"]
    effects.end_source(4)
    assert values(effects, duel, "1.row.0") == ["till night", "stays"]
    effects.end_until("night")
    assert values(effects, duel, "1.row.0") == ["stays"]


def test_a_clone_ends_and_begins_effects_independently() -> None:
    duel, effects = bare_table(), Effects()
    effects.add(Continuous("power", 4, everyone, "old"))
    twin = effects.clone()
    twin.add(Continuous("power", 4, everyone, "new"))
    effects.end_source(4)
    assert values(effects, duel, "1.row.0") == []
    assert values(twin, duel, "1.row.0") == ["old", "new"]
    assert [effect.stamp for effect in twin.of("power")] == [1, 2]


def test_the_state_distinguishes_effects() -> None:
    one, two, three = Effects(), Effects(), Effects()
    one.add(Continuous("power", 4, everyone, 1))
    two.add(Continuous("power", 4, everyone, 2))
    three.add(Continuous("power", 4, everyone, 1))
    assert one.state() == three.state() != two.state()
    one.end_source(4)
    assert one.state() == Effects().state()


def test_a_fixed_set_reaches_its_cards_only() -> None:
    duel, effects = bare_table(), Effects()
    one, two = card_named(duel, "1.row.0"), card_named(duel, "2.row.0")
    effects.add(Continuous("power", None, None, "both", cards=(one.id, two.id)))
    effects.add(Continuous("power", one.id, of_source, "mine of the two", cards=(one.id, two.id)))
    assert values(effects, duel, "1.row.0") == ["both", "mine of the two"]
    assert values(effects, duel, "2.row.0") == ["both"]
    assert values(effects, duel, "1.row.1") == []


def test_two_fixed_sets_have_different_states() -> None:
    one, two = Effects(), Effects()
    one.add(Continuous("power", None, None, 1, "night", cards=(3,)))
    two.add(Continuous("power", None, None, 1, "night", cards=(4,)))
    assert one.state() != two.state()


def test_a_card_that_is_a_new_thing_leaves_every_fixed_set() -> None:
    duel, effects = bare_table(), Effects()
    one, two = card_named(duel, "1.row.0"), card_named(duel, "2.row.0")
    effects.add(Continuous("power", None, None, "both", cards=(one.id, two.id)))
    effects.add(Continuous("power", None, None, "one", cards=(one.id,)))
    twin = effects.clone()
    effects.release(one.id)
    assert values(effects, duel, "1.row.0") == []
    assert values(effects, duel, "2.row.0") == ["both"]
    assert [effect.value for effect in effects.of("power")] == ["both"]
    assert values(twin, duel, "1.row.0") == ["both", "one"]


def test_an_effect_with_a_moment_outlasts_its_source() -> None:
    duel, effects = bare_table(), Effects()
    source = card_named(duel, "1.row.0")
    effects.add(Continuous("power", source.id, of_source, "till night", until="night"))
    effects.add(Continuous("power", source.id, of_source, "while it stays"))
    effects.end_source(source.id)
    assert values(effects, duel, "1.row.1") == ["till night"]
    effects.end_until("night")
    assert values(effects, duel, "1.row.1") == []


def test_a_time_stamp_may_be_taken_for_something_else() -> None:
    effects = Effects()
    effects.add(Continuous("power", None, everyone, 1))
    assert effects.tick() == 2
    effects.add(Continuous("power", None, everyone, 1))
    assert [effect.stamp for effect in effects.of("power")] == [1, 3]


def test_the_version_counts_changes_and_is_no_state() -> None:
    effects = Effects()
    versions = [effects.version]
    effect = Continuous("power", 4, None, 1, cards=(2, 3))
    changes: tuple[Callable[[], object], ...] = (
        lambda: effects.add(effect),
        lambda: effects.release(2),
        lambda: effects.end_source(4),
    )
    for change in changes:
        change()
        versions.append(effects.version)
    assert versions == sorted(set(versions))
    effects.end_until("night")
    assert effects.version == versions[-1]
    assert effects.clone().version == effects.version
    assert effects.state() == Effects().state()


def test_the_origin_shows_in_the_state_and_ends_nothing() -> None:
    one, two = Effects(), Effects()
    one.add(Continuous("power", None, everyone, 1, "night", origin=3))
    two.add(Continuous("power", None, everyone, 1, "night", origin=4))
    assert one.state() != two.state()
    one.end_source(3)
    assert len(one.of("power")) == 1


def test_a_value_is_the_same_text_in_every_process() -> None:
    write = (
        "from tests.engine.test_continuous import *\n"
        "effects = Effects()\n"
        "effects.add(Continuous('keyword', None, everyone, Grant(frozenset({'swift', 'shy', 'proud', 'loud'}))))\n"
        "print(effects.state())"
    )
    written = {
        subprocess.run(
            [sys.executable, "-c", write],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(written) == 1


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (None, "None"),
        ("red", "'red'"),
        (Colour.RED, "<Colour.RED: 'red'>"),
        ((1, "a"), "(1, 'a')"),
        (frozenset({3, 1}), "{1, 3}"),
        ({"b": 1, "a": frozenset({2})}, "{'a': {2}, 'b': 1}"),
        (Grant(frozenset({"b", "a"}), 2), "Grant({'a', 'b'}, 2)"),
        (Counted(7), "Counted(7)"),
    ],
)
def test_how_values_are_written(value: object, text: str) -> None:
    assert plain_value(value) == text


@pytest.mark.parametrize("value", [everyone, object(), (1, everyone), Grant])
def test_what_has_no_text_of_its_own_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="the digest cannot write"):
        plain_value(value)


def test_each_change_is_news_for_a_game_that_keeps_them() -> None:
    effects = Effects[Any, Any]()
    news = effects.news
    news.clear()
    effects.add(Continuous("might", None, None, 1, until="night", cards=(3, 4)))
    assert news == {EFFECTS}
    news.clear()
    effects.release(3)
    assert news == {EFFECTS}
    news.clear()
    effects.end_until("night")
    assert news == {EFFECTS}
    news.clear()
    effects.end_until("night")
    assert not news


def test_a_copy_tells_its_own_duel() -> None:
    effects = Effects[Any, Any]()
    effects.news.clear()
    twin = effects.clone()
    assert twin.news == {EFFECTS}
    twin.news.clear()
    twin.add(Continuous("might", None, None, 1))
    assert (effects.news, twin.news) == (set(), {EFFECTS})
