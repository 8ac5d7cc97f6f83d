"""The first turns: champions, opening hands, and phases that are skipped (GA-72 to GA-79)."""

from dataclasses import replace

import pytest

from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.play.driver import Driver
from rulesets.grand_archive.state.duel import ArchiveDuel
from tests.rulesets.grand_archive.tables import GAME, made, started

PHASES = {"wake_up_phase", "materialize_phase", "recollection_phase", "draw_phase", "main_phase", "end_phase"}


def to_first_main(driver: Driver, seat: int) -> ArchiveDuel:
    """Take the last option, which passes, until a seat is asked in its first main phase."""
    duel = driver.duel
    assert isinstance(duel, ArchiveDuel)
    while duel.active != seat or duel.phase != "main":
        pass_on(driver)
    return duel


def pass_on(driver: Driver) -> None:
    """Take the last option, which passes, or as few as may be picked."""
    prompt = driver.prompt
    assert prompt is not None
    driver.answer(len(prompt.options) - 1 if prompt.single else tuple(range(prompt.least)))


def phases_of_turn(duel: ArchiveDuel, turn: int) -> list[str]:
    """The phases that began in a turn, in order."""
    return [event.what for event in duel.events or () if event.turn == turn and event.what in PHASES]


def test_the_first_player_skips_all_phases_before_main_and_the_second_draws() -> None:
    driver = Driver(GAME, started(3, first_player="seat1"))
    duel = to_first_main(driver, 1)
    assert (len(duel.sides[1].hand.cards), len(duel.sides[1].memory.cards)) == (7, 0)
    assert len(duel.sides[1].deck.cards) == 53
    assert phases_of_turn(duel, 1) == ["main_phase"]
    assert duel.champion(2) is None
    to_first_main(driver, 2)
    assert (len(duel.sides[2].hand.cards), len(duel.sides[2].deck.cards)) == (8, 52)
    assert phases_of_turn(duel, 2) == ["draw_phase", "main_phase"]


def test_nobody_has_opportunity_before_the_opening_hand_is_drawn() -> None:
    driver = Driver(GAME, started(3, first_player="seat2"))
    assert driver.prompt is not None
    assert driver.prompt.ask == "first_champion"
    driver.answer(0)
    assert driver.prompt.ask == "priority"
    assert len(driver.duel.named["seat2.hand"].cards) == 7


def test_the_first_player_can_attack_nothing_in_the_first_turn() -> None:
    duel = to_first_main(Driver(GAME, started(3, first_player="seat1")), 1)
    assert duel.champion(1) is not None
    assert not duel.sides[2].field()


@pytest.mark.parametrize(
    ("options", "hands"),
    [
        ({"first_player_draws_2p": True}, (8, 8)),
        ({"opening_hand": 5}, (5, 6)),
        ({"draws_per_turn": 3}, (7, 10)),
        ({"draws_per_turn": 0}, (7, 7)),
    ],
)
def test_options_change_the_first_hands(options: dict[str, object], hands: tuple[int, int]) -> None:
    driver = Driver(GAME, started(3, first_player="seat1", **options))
    found = [len(to_first_main(driver, seat).sides[seat].hand.cards) for seat in SEATS]
    assert tuple(found) == hands


@pytest.mark.parametrize(("skips", "count"), [("none", 5), ("wake_up", 4), ("all", 2)])
def test_an_option_says_which_phases_a_first_turn_skips(skips: str, count: int) -> None:
    driver = Driver(GAME, started(3, first_player="seat1", first_turn_skips=skips))
    assert len(phases_of_turn(to_first_main(driver, 2), 2)) == count


def test_champions_may_enter_before_the_first_turn() -> None:
    duel = to_first_main(Driver(GAME, started(3, first_player="seat1", champion_entry="before_game")), 1)
    assert duel.had_champion == {1, 2}
    assert [len(duel.sides[seat].hand.cards) for seat in SEATS] == [7, 7]


@pytest.mark.parametrize(("mulligan", "hand"), [("free", 7), ("one_less", 6)])
def test_a_mulligan_redraws_the_opening_hand(mulligan: str, hand: int) -> None:
    driver = Driver(GAME, started(3, first_player="seat2", mulligan=mulligan))
    driver.answer(0)
    assert driver.prompt is not None
    assert driver.prompt.ask == "mulligan"
    driver.answer(0)
    duel = driver.duel
    assert isinstance(duel, ArchiveDuel)
    assert len(duel.sides[2].hand.cards) == hand
    assert len(duel.sides[2].deck.cards) == 60 - hand


def test_a_champion_may_start_at_a_level_of_its_lineage() -> None:
    duel = to_first_main(Driver(GAME, started(3, first_player="seat2", starting_level=2)), 2)
    champion = duel.champion(2)
    assert champion is not None
    assert champion.name == "Ondrel, Current Weaver"
    assert [card.printed.level for card in duel.lineage(champion)] == [0, 1, 2]
    assert champion.counters == {}


def test_the_opening_draw_may_be_answered_under_an_option() -> None:
    driver = Driver(GAME, started(3, first_player="seat2", opening_draw_window=True))
    driver.answer(0)
    assert driver.prompt is not None
    assert driver.prompt.ask == "priority"
    assert len(driver.duel.stack) == 1
    driver.answer(len(driver.prompt.options) - 1)
    assert driver.prompt.seat == other(2)


def all_cards_say(text: str, entry: str) -> Driver:
    """A duel in which every main card is a free fast action, and the opening draw may be answered."""
    start = started(3, first_player="seat1", champion_entry=entry, opening_draw_window=True)
    names = {name for deck in start.decks for name in deck["main"]}
    action = {"type": "action", "reserve": 0, "speed": "fast", "text": text}
    cards = made(*[{"name": name, **action} for name in names])
    return Driver(GAME, replace(start, cards={**start.cards, **cards}))


def answer_the_second_draw(driver: Driver) -> ArchiveDuel:
    """Let seat 1 answer the opening draw of seat 2 with the first card it may play."""
    duel = driver.duel
    assert isinstance(duel, ArchiveDuel)
    while duel.phase != "opening" or duel.champion(2) is None or driver.prompt is None or driver.prompt.seat != 1:
        pass_on(driver)
    driver.answer(0)
    while duel.stack:
        pass_on(driver)
    return duel


@pytest.mark.parametrize("text", ["End this phase.", "End the turn."])
def test_what_ends_a_phase_or_turn_before_the_game_ends_only_the_opening_step(text: str) -> None:
    duel = answer_the_second_draw(all_cards_say(text, "before_game"))
    assert (duel.turn, duel.active, duel.phase) == (1, 1, "main")
    assert (duel.ending, len(duel.sides[1].hand.cards), len(duel.sides[2].hand.cards)) == ("", 6, 0)


@pytest.mark.parametrize(("text", "turn"), [("End this phase.", 2), ("End the turn.", 3)])
def test_what_ends_a_turn_in_its_opening_step_ends_it_after_that_step(text: str, turn: int) -> None:
    duel = answer_the_second_draw(all_cards_say(text, "own_turn"))
    assert (duel.turn, duel.ending) == (turn, "")


def test_the_loser_of_the_last_game_may_begin() -> None:
    start = started(3, first_player="loser")
    start.loser = 2
    assert Driver(GAME, start).duel.active == 2
