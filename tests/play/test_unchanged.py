"""What changed rules did, found by asking the unchanged ones."""

from cardgame_tui.engine.events import Event
from cardgame_tui.play.lookahead.instead import instead_of
from cardgame_tui.play.lookahead.unchanged import (
    NOTHING_CHANGED,
    OFFERED_ANYWAY,
    ChangeMarks,
    done_by_change,
    offered_by_change,
)
from tests.play.positions import INSPIRED, at


def test_a_refusal_by_a_changed_rule_is_known_as_that() -> None:
    """Inspired gives another Action (DR-160): with ``inspired_repeat = false`` no second Strike."""
    driver = at("rift", INSPIRED, "Moss Behemoth/Strike", "2C3", settings={"inspired_repeat": False})
    strikes = [option for option, why in driver.duel.why_not() if why.rule == "DR-160"]
    assert len(strikes) == 1
    found = offered_by_change(driver)
    assert found.refuses(strikes[0])
    assert not any(found.refuses(option) for option, why in driver.duel.why_not() if why.rule != "DR-160")


def test_unchanged_rules_have_done_nothing() -> None:
    driver = at("rift", INSPIRED, "Moss Behemoth/Strike", "2C3")
    assert done_by_change(driver) == NOTHING_CHANGED
    assert offered_by_change(driver) == OFFERED_ANYWAY
    assert not ChangeMarks().instead(driver, [0, 1])


def test_a_hit_by_a_changed_rule_stands_next_to_the_one_without_it() -> None:
    driver = at("rift", INSPIRED, "Moss Behemoth/Strike", "2C3", settings={"direct_hit": "attack"})
    assert [*done_by_change(driver).instead.values()] == ["Bob loses 1 HP."]


def words_of(now: list[Event], before: list[Event], first: int = 0) -> dict[int, str]:
    """What stands in the place of each event that only the first log has."""
    found = instead_of(now, before, first).items()
    return {place: "nothing" if event is None else f"{event.what} {event.amount}" for place, event in found}


def test_an_event_is_compared_with_the_one_most_like_it() -> None:
    now = [Event("1", "hits", 1, amount=1), Event("1", "hits", 2, amount=7), Event("1", "hits", 1, amount=7)]
    before = [Event("1", "hits", 1, amount=2), Event("1", "hits", 2, amount=3), Event("1", "hits", 1, amount=1)]
    assert words_of(now, before) == {1: "hits 3", 2: "hits 2"}


def test_an_event_of_another_kind_is_compared_only_at_the_same_point() -> None:
    turn, wins, draws = Event("1", "turn"), Event("1", "wins", 1), Event("1", "draws", 2)
    assert words_of([turn, wins], [turn, draws]) == {1: "draws 0"}
    assert words_of([wins, turn], [turn, draws]) == {0: "nothing"}
    assert words_of([draws, wins], [draws, draws], 1) == {1: "draws 0"}


def test_an_event_about_the_same_card_is_compared_wherever_it_stands() -> None:
    turn, keeps, dies = Event("1", "turn"), Event("1", "keeps", card=4), Event("1", "dies", card=4)
    assert words_of([keeps, turn], [turn, dies]) == {0: "dies 0"}
