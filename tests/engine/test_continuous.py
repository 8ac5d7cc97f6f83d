"""Continuous effects: whom they reach, in which order they are read, and when they end."""

from typing import Any

from cardgame_tui.engine.continuous import Continuous, Effects
from tests.engine.bare import BareDuel, bare_table, card_named


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
