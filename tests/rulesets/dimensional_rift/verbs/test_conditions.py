"""Cleanse, afflict, give, get up."""

from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.state.traits import has, life, might
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_cleanse_removes_every_condition() -> None:
    field = Battlefield({"1C2": {"conditions": ["Prone", "Weakened"]}})
    field.perform("cleanse target creature", ["1C2"])
    assert field.card("1C2").conditions == {}


def test_afflict_puts_conditions_for_the_named_time() -> None:
    field = Battlefield()
    field.perform("target creature is Prone; it has Evasive until end of turn", ["2C3"])
    assert field.card("2C3").conditions == {Keyword.PRONE: "", Keyword.EVASIVE: "until end of turn"}


def test_afflict_lays_the_second_condition_on_a_card_that_has_the_first() -> None:
    field = Battlefield({"1C2": {"conditions": ["Prone"]}})
    field.perform("target creature is Prone, or Weakened if it already was", ["2C3"])
    field.perform("target creature is Prone, or Weakened if it already was", ["1C2"])
    assert set(field.card("2C3").conditions) == {Keyword.PRONE}
    assert set(field.card("1C2").conditions) == {Keyword.PRONE, Keyword.WEAKENED}


def test_give_lowers_a_stat_but_not_below_0() -> None:
    field = Battlefield()
    field.perform("this gets -1 Might until end of turn; target creature gets -2 Might until end of turn", ["2C3"])
    assert might(field.duel, field.card("1C3")) == 1
    assert might(field.duel, field.card("2C3")) == 0


def test_get_up_ends_prone() -> None:
    field = Battlefield({"1C3": {"conditions": ["Prone", "Weakened"]}})
    field.perform("get up")
    assert set(field.card("1C3").conditions) == {Keyword.WEAKENED}


def test_give_raises_a_stat_and_gives_keywords() -> None:
    field = Battlefield()
    field.perform("this gets +2 Might and Evasive")
    assert might(field.duel, field.card("1C3")) == 4
    assert field.card("1C3").conditions == {Keyword.EVASIVE: ""}


def test_afflict_permanently_survives_cleanse() -> None:
    field = Battlefield({"1C2": {"conditions": ["Prone"]}})
    field.perform("target creature is permanently Weakened; cleanse it", ["1C2"])
    assert set(field.card("1C2").conditions) == {Keyword.WEAKENED}


def test_forbid_keeps_a_card_from_what_it_says() -> None:
    field = Battlefield()
    field.perform("target creature cannot collect mana or be Weakened this turn", ["1C2"])
    field.perform("each creature you control collects 1 mana; each creature you control is Weakened")
    friend, source = field.card("1C2"), field.card("1C3")
    assert (friend.mana, source.mana) == (0, 1)
    assert not friend.conditions
    assert set(source.conditions) == {Keyword.WEAKENED}


def test_strip_ends_a_condition_and_nothing_else() -> None:
    field = Battlefield({"1C2": {"conditions": ["Prone", "Evasive"]}})
    field.perform("target creature loses Prone", ["1C2"])
    field.perform("target creature is Prone", ["1C2"])
    assert set(field.card("1C2").conditions) == {Keyword.EVASIVE, Keyword.PRONE}


def test_strip_with_a_duration_takes_what_is_given_later_too() -> None:
    field = Battlefield()
    field.duel.mentioned.add(Keyword.EVASIVE)
    field.perform("target creature loses Evasive until end of turn; it has Evasive", ["1C2"])
    assert not has(field.duel, field.card("1C2"), Keyword.EVASIVE)
    field.duel.effects.end_until("until end of turn")
    assert has(field.duel, field.card("1C2"), Keyword.EVASIVE)


def test_fix_replaces_a_number_to_which_more_is_added() -> None:
    field = Battlefield()
    field.perform(
        "target creature gets +1 Might; its Might becomes 4; the Life of that creature becomes 2", ["1C2"]
    )
    assert (might(field.duel, field.card("1C2")), life(field.duel, field.card("1C2"))) == (5, 2)
