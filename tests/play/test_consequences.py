"""What an option would do: from the rules, in words, and from nothing that its reader does not know."""

import gc
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.shown.wording import AS_LOGGED, Wording
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.conditions import cards_by_ask
from cardgame_tui.play.lookahead.consequence import NOTHING, Score
from cardgame_tui.play.lookahead.consequences import MOST_REPLAYED, Consequences
from cardgame_tui.play.lookahead.in_words import in_words
from cardgame_tui.play.lookahead.trial import try_option
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.starts import starts_of
from rulesets import containment, dimensional_rift, grand_archive, rune_duel
from rulesets.dimensional_rift.state.card import RiftCard
from tests.benchmarks.games import random_answer
from tests.games.auction import Auction, auction_start
from tests.play.positions import at, index_of
from tests.play.saying import all_said, said

RIFT_BATTLE: dict[str, Any] = {
    "turn": 1,
    "number": 7,
    "phase": "event",
    "event": "battle",
    "seat1": {
        "hp": 6,
        "hand": ["Road Surveyor"],
        "deck": ["Clay Hauler", "Veil Sneak"],
        "field": {"1C3": {"card": "Oathbound Pikeman", "attached": ["Tempered Halberd"]}},
    },
    "seat2": {
        "hp": 5,
        "hand": ["Gatewright"],
        "deck": ["Toll Baron"],
        "field": {"2C4": "Ember Chirurgeon"},
    },
}
"""The Pikeman (5/2 with the Halberd) may strike 2C3, where the Chirurgeon (1/3) may block."""
RUNE_MUSTER: dict[str, Any] = {
    "phase": "muster",
    "number": 3,
    "winner": 1,
    "muster": [{"seat": 1, "card": "Spark Flick"}],
    "seat1": {"life": 20, "hand": ["Clover Scout"], "line": {"1s1": "Ember Hound"}},
    "seat2": {"life": 18, "hand": ["Wild Bolt"], "line": {"2s1": "Soot Jackal", "2s3": "Slag Troll"}},
}


STRIKE = "Oathbound Pikeman/Strike"


def rift_battle(seat1: dict[str, Any] | None = None, seat2: dict[str, Any] | None = None) -> dict[str, Any]:
    """The battle with other things on a side; what is in ``field`` is added."""
    position = dict(RIFT_BATTLE)
    for seat, changes in (("seat1", seat1 or {}), ("seat2", seat2 or {})):
        field = {**position[seat]["field"], **changes.get("field", {})}
        position[seat] = {**position[seat], **changes, "field": field}
    return position


def test_a_block_and_no_block() -> None:
    driver = at("rift", RIFT_BATTLE, STRIKE, "2C3")
    assert driver.prompt is not None
    assert driver.prompt.ask == "blocker"
    hit = said(driver, "no block")
    assert hit.words == "you lose 1 HP, 5 to 4, a direct hit"
    assert (hit.scores, hit.short, hit.loses) == ((Score("you", "hp", 5, 4),), "HP 5 → 4", True)
    blocked = said(driver, "Ember Chirurgeon")
    assert blocked.words == "deals 1, takes 5, it is destroyed, Oathbound Pikeman keeps 1 of 2 Life"
    assert (blocked.scores, blocked.loses) == ((), False)


def test_a_choice_of_the_other_player_is_a_condition() -> None:
    driver = at("rift", RIFT_BATTLE, STRIKE)
    hit = said(driver, "2C3")
    assert hit.words == "Bob loses 1 HP, 5 to 4, a direct hit unless Bob blocks it with Ember Chirurgeon"
    assert hit.in_brief.unless == "unless Bob blocks it"
    assert (hit.short, hit.loses) == ("Bob HP 5 → 4", False)
    hides = rift_battle(seat1={"field": {"1A4": {"card": "Rift Prism", "face": "down"}}})
    assert said(at("rift", hides, STRIKE, "2C3"), "no block").unless == "unless Alice responds"


def test_a_condition_without_words_of_its_own_names_no_card() -> None:
    driver = at("rift", RIFT_BATTLE, STRIKE)
    index = index_of(driver, "2C3")
    trial = try_option(driver, index, 1)
    trial.declined = [replace(each, prompt=replace(each.prompt, ask="target")) for each in trial.declined]
    hit = in_words(driver, index, trial, 1, 1)
    assert hit.unless == "unless Bob responds"
    assert hit.whatever_others_do.unless == ""


def test_a_question_that_is_asked_again_names_the_cards_of_both() -> None:
    asked: list[tuple[str, tuple[int, ...]]] = [("blocker", (7,)), ("blocker", (9, 7)), ("fade", (3,))]
    assert cards_by_ask(asked) == {"blocker": (7, 9), "fade": (3,)}
    assert cards_by_ask([*asked, ("blocker", ()), ("blocker", (7,))]) == {"blocker": (), "fade": (3,)}


def test_a_condition_names_a_card_once_and_no_card_that_is_face_down() -> None:
    hidden = {"card": "Ember Chirurgeon", "face": "down"}
    for other, condition in (
        ("Ember Chirurgeon", "unless Bob blocks it with Ember Chirurgeon"),
        (hidden, "unless Bob blocks it with Ember Chirurgeon or responds"),
    ):
        driver = at("rift", rift_battle(seat2={"field": {"2C2": other}}), STRIKE)
        assert {said(driver, "2C3", reader).unless for reader in (0, 1)} == {condition}


def test_passing_resolves_the_top_of_the_stack() -> None:
    hides = rift_battle(seat2={"field": {"2A4": {"card": "Rift Prism", "face": "down"}}})
    driver = at("rift", hides, STRIKE, "2C3", "no block")
    assert driver.prompt is not None
    assert (driver.prompt.seat, driver.prompt.ask, len(driver.duel.stack)) == (2, "priority", 1)
    assert said(driver, "pass").scores == (Score("you", "hp", 5, 4),)


def test_the_end_of_the_duel() -> None:
    driver = at("rift", rift_battle(seat2={"hp": 1}), STRIKE)
    assert (
        said(driver, "2C3").words
        == "Bob loses 1 HP, 1 to 0, a direct hit, you win unless Bob blocks it with Ember Chirurgeon"
    )
    driver.answer(index_of(driver, "2C3"))
    assert said(driver, "no block").words == "you lose 1 HP, 1 to 0, a direct hit, you lose"


def test_passing_ends_the_turn() -> None:
    deployment = {**RIFT_BATTLE, "phase": "deployment", "event": ""}
    assert said(at("rift", deployment), "pass").words == "the turn ends"


def test_passing_without_a_card_to_draw_loses() -> None:
    deployment = {**rift_battle(seat1={"deck": []}), "phase": "deployment", "event": ""}
    driver = at("rift", deployment, settings={"deckout_loses": True})
    assert said(driver, "pass").words == "you cannot draw, you lose"


def test_a_struck_face_down_creature_decides() -> None:
    hides = rift_battle(seat2={"field": {"2C3": {"card": "Veil Sneak", "face": "down"}}})
    driver = at("rift", hides, STRIKE)
    assert said(driver, "2C3").words == "depends on hidden cards"
    assert said(driver, "2C3", reader=0) == said(driver, "2C3")


def test_nothing_is_said_of_a_secret_choice_that_depends_on_the_other_one() -> None:
    driver = Driver(Auction(), auction_start(1))
    assert driver.prompt is not None
    assert driver.duel.turn
    assert all(Consequences(driver, 1).of(index) == NOTHING for index in range(len(driver.prompt.options)))


def test_it_is_never_a_card_in_another_zone_than_the_option_names() -> None:
    guarded = rift_battle(seat2={"field": {"2C3": "Dusk Lampguard"}})
    driver = at("rift", guarded, STRIKE)
    assert said(driver, "2C3").happens == "Oathbound Pikeman, Tempered Halberd and Dusk Lampguard are destroyed"


def test_an_orientation_says_what_the_card_reaches() -> None:
    hides = rift_battle(seat1={"field": {"1A4": {"card": "Signal Kite", "face": "down"}}})
    driver = at("rift", hides, "flip/Signal Kite")
    duel = driver.duel
    shown = {words: said(driver, words).happens for words in ("upright", "turned right")}
    for words, happens in shown.items():
        twin = at("rift", hides, "flip/Signal Kite", words)
        card = twin.duel.named["1A4"].cards[0]
        reached = [duel.zones[number].name for number in twin.ruleset.face(twin.duel, card).reaches]
        assert reached
        assert happens.startswith(f"it reaches {', '.join(reached)}")
    assert shown["upright"] != shown["turned right"]


def test_a_spell_and_the_combat_after_it() -> None:
    driver = at("rune", RUNE_MUSTER)
    killed, wounded = said(driver, "Soot Jackal"), said(driver, "Slag Troll")
    assert killed.clauses == ("it dies",)
    assert killed.scores == (Score("you", "life", 20, 16), Score("Bob", "life", 18, 15))
    assert wounded.clauses == ("it has 6 of 6 life", "Soot Jackal dies")
    assert wounded.scores == (Score("you", "life", 20, 16),)


def test_a_trump_says_what_would_trump_it() -> None:
    row = [{"seat": 1, "card": "Clover Scout"}]
    hand = {"seat2": {"hand": ["Ember Hound", "Slag Troll"]}, "seat1": {"hand": ["Wild Bolt"]}}
    driver = at("rune", {"number": 3, "leader": 1, "summons": 4, "row": row, **hand})
    assert said(driver, "Ember Hound").words == "3 > 1, then rank 4+ or rune II"
    assert said(driver, "Slag Troll").words == "8 > 1, not mustered, then rank 9+ or rune V"


FACE_DOWN = rift_battle(
    {"field": {"1A4": {"card": "Rift Prism", "face": "down"}}},
    {"field": {"2C3": {"card": "Veil Sneak", "face": "down"}, "2C2": {"card": "Toll Baron", "face": "down"}}},
)
HIDDEN: dict[str, tuple[str, dict[str, Any], tuple[int, ...]]] = {
    "hand of seat 1": ("seat1", {"hand": ["Marshal of Empty Roads"]}, (0,)),
    "hand of seat 2": ("seat2", {"hand": ["Smoke Adept"]}, (0, 1)),
    "deck of seat 1": ("seat1", {"deck": ["Smoke Adept", "Moss Behemoth"]}, (0, 1)),
    "deck of seat 2": ("seat2", {"deck": ["Scrap Hound"]}, (0, 1)),
    "artifact of seat 1": ("seat1", {"1A4": "Signal Kite"}, (0,)),
    "creature of seat 2": ("seat2", {"2C3": "Moss Behemoth"}, (0, 1)),
    "other creature of seat 2": ("seat2", {"2C2": "Smoke Adept"}, (0, 1)),
}
"""Another card that is not seen: whose, where, and by whom."""


@pytest.mark.parametrize(("seat", "changes", "readers"), HIDDEN.values(), ids=HIDDEN)
@pytest.mark.parametrize("choices", [(), (STRIKE,)], ids=["act or pass", "target"])
def test_hidden_cards_change_no_word(
    seat: str, changes: dict[str, Any], readers: tuple[int, ...], choices: tuple[str, ...]
) -> None:
    field = dict(FACE_DOWN[seat]["field"])
    field |= {zone: {"card": name, "face": "down"} for zone, name in changes.items() if zone in field}
    side = {
        **FACE_DOWN[seat],
        **{key: cards for key, cards in changes.items() if key not in field},
        "field": field,
    }
    one, two = at("rift", FACE_DOWN, *choices), at("rift", {**FACE_DOWN, seat: side}, *choices)
    assert state_digest(one.duel) != state_digest(two.duel)
    for reader in readers:
        assert everything_said(one, reader) == everything_said(two, reader)
        assert any(everything_said(one, reader))


def everything_said(driver: Driver, reader: int) -> list[str]:
    """What is said of each option of the open prompt that is not about the swapped card itself."""
    prompt = driver.prompt
    assert prompt is not None
    consequences, swapped = Consequences(driver, reader), driver.duel.named["1A4"].cards[0].id
    return [consequences.of(index).words for index, option in enumerate(prompt.options) if option.card != swapped]


def test_trying_changes_nothing() -> None:
    driver = at("rift", RIFT_BATTLE, STRIKE, "2C3")
    before, prompt, events = state_digest(driver.duel), driver.prompt, len(driver.duel.events or ())
    assert all(all_said(driver))
    assert (state_digest(driver.duel), driver.prompt, len(driver.duel.events or ())) == (before, prompt, events)


def test_an_option_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = at("rift", RIFT_BATTLE, STRIKE, "2C3")
    consequences = Consequences(driver, 0)
    first = consequences.of(0)
    monkeypatch.setattr("cardgame_tui.play.lookahead.consequences.try_option", None)
    assert consequences.of(0) is first


def test_an_option_may_wait_until_it_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = at("rift", RIFT_BATTLE, STRIKE, "2C3")
    at_once = all_said(driver)
    consequences = Consequences(driver, 0, later=True)
    assert [consequences.so_far(index) for index in (1, 0, 1)] == [NOTHING] * 3
    assert consequences.waits
    assert [consequences.try_next(), consequences.try_next()] == [True, False]
    monkeypatch.setattr("cardgame_tui.play.lookahead.consequences.try_option", None)
    assert [consequences.so_far(index).words for index in (0, 1)] == at_once
    assert not consequences.waits


def test_a_trial_leaves_no_garbage() -> None:
    driver = at("rift", RIFT_BATTLE, STRIKE, "2C3")
    gc.collect()
    gc.disable()
    try:
        before = cards_alive()
        assert all(all_said(driver))
        assert cards_alive() == before
    finally:
        gc.enable()


def cards_alive() -> int:
    """How many cards of any duel have not been freed."""
    return sum(type(each) is RiftCard for each in gc.get_objects())


def test_an_option_that_is_needed_at_once_does_not_wait() -> None:
    driver = at("rift", RIFT_BATTLE, STRIKE, "2C3")
    consequences = Consequences(driver, 0, later=True)
    assert consequences.of(0).words
    assert consequences.so_far(0) is consequences.of(0)
    assert not consequences.waits


def test_late_in_a_long_turn_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = at("rift", RIFT_BATTLE, STRIKE, "2C3")
    consequences = Consequences(driver, 0)
    assert len(driver.given) == 2
    assert consequences.affords(MOST_REPLAYED // 2)
    assert not consequences.affords(MOST_REPLAYED // 2 + 1)
    monkeypatch.setattr("cardgame_tui.play.lookahead.consequences.MOST_REPLAYED", 1)
    assert all_said(driver) == ["", ""]


def test_rules_that_break_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(driver: Driver, index: int, reader: int) -> None:
        raise RuntimeError

    driver = at("rift", RIFT_BATTLE, STRIKE, "2C3")
    monkeypatch.setattr("cardgame_tui.play.lookahead.consequences.try_option", breaks)
    assert Consequences(driver, 0).of(0) is NOTHING


def test_an_option_that_hits_ones_own_card_is_known() -> None:
    bolt = {"muster": [{"seat": 1, "card": "Wild Bolt"}]}
    driver = at("rune", {**RUNE_MUSTER, **bolt})
    assert {words: said(driver, words).hits_own for words in ("Ember Hound", "Soot Jackal", "Slag Troll")} == {
        "Ember Hound": True,
        "Soot Jackal": False,
        "Slag Troll": False,
    }
    blocking = at("rift", RIFT_BATTLE, STRIKE, "2C3")
    assert said(blocking, "Ember Chirurgeon").hits_own
    assert not said(blocking, "no block").hits_own


PLUGINS = (dimensional_rift.PLUGIN, rune_duel.PLUGIN, containment.PLUGIN, grand_archive.PLUGIN)


@pytest.mark.parametrize("plugin", PLUGINS)
def test_words_are_for_events_and_questions_that_exist(plugin: Plugin[Ruleset]) -> None:
    wording = plugin.load().wording
    assert wording.outcomes
    assert wording.outcomes.keys() <= wording.events.keys()
    assert {*wording.unless, *wording.acting} <= wording.asks.keys()


@pytest.mark.parametrize("plugin", PLUGINS)
def test_an_outcome_that_the_log_words_alike_is_not_worded_twice(plugin: Plugin[Ruleset]) -> None:
    wording = plugin.load().wording
    twice = [what for what, words in wording.outcomes.items() if wording.events[what].removesuffix(".") == words]
    assert twice == []


def test_an_outcome_may_have_the_words_of_its_event() -> None:
    wording = Wording({}, events={"falls": "{card} falls."}, outcomes={"falls": AS_LOGGED})
    assert (wording.outcome("falls"), wording.outcome("rises")) == ("{card} falls", None)


@pytest.mark.parametrize("game", [containment, dimensional_rift, grand_archive], ids=lambda game: game.__name__)
def test_a_pass_that_lets_something_resolve_says_so(game: Any) -> None:
    ruleset = game.PLUGIN.load()
    chance = Random(1)
    driver = Driver(ruleset, starts_of(ruleset)(1), log=True)
    passes = 0
    while (prompt := driver.prompt) is not None and passes < 40:
        if prompt.ask == StackRules.ask and driver.duel.stack:
            passes += 1
            (said_of_pass,) = [
                text for text, option in zip(all_said(driver), prompt.options, strict=True) if option == PASS
            ]
            assert said_of_pass, driver.given
        driver.answer(random_answer(prompt, chance))
    assert passes == 40
