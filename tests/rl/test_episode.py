"""Duels by numbers: what is legal, what is seen, what is paid."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.shown.view import CardView, view
from cardgame_tui.play.driver import Driver
from cardgame_tui.rl.episode import Episode, LearnedGame
from cardgame_tui.rl.space import Space
from tests.bots.duels import begun, questions
from tests.games.leduc import LEDUC, LeducForChips, leduc_start
from tests.rl.games import GAMES, learned

PLAYED = tuple(game for game in GAMES if game != "high_card")
"""Games of which `tests.bots.duels` makes positions."""

OTHER = "a card without a number"


def places(game: LearnedGame, seed: int, limit: int = 150) -> Iterator[Episode]:
    """A random duel at each choice, at most so many."""
    chance, episode = Random(seed), game.begin(seed, log=True)
    for _ in range(limit):
        yield episode
        if episode.over:
            return
        episode.act(chance.choice(sorted(episode.legal)))


@pytest.mark.parametrize("game", GAMES)
def test_a_duel_is_played_to_its_end_by_numbers_alone(game: str) -> None:
    known = learned(game)
    for seed in range(2):
        chance, episode = Random(seed), known.begin(seed)
        while not episode.over:
            assert episode.legal
            assert max(episode.legal) < known.space.size
            assert len(episode.observe(episode.seat)) == len(known.observer.columns)
            episode.act(chance.choice(sorted(episode.legal)))
        assert episode.payoff(1) == -episode.payoff(2)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_one_number_and_nearly_all_a_meaning_of_their_own(game: str) -> None:
    known, options, spare = learned(game), 0, 0
    for seed in (3, 4):
        for episode in places(known, seed):
            assert len(set(episode.legal.values())) == len(episode.legal)
            options += len(episode.legal)
            spare += sum(number >= len(known.space.meanings) for number in episode.legal)
    assert spare <= options / 20


def faces(game: str, cards: tuple[CardView, ...]) -> list[tuple[str, int, bool] | None]:
    """What a view shows of cards."""
    known = learned(game).space.names
    return [
        None
        if each.face is None
        else (each.face.name if each.face.name in known else OTHER, each.seat, each.face_up)
        for each in cards
    ]


@pytest.mark.parametrize("game", PLAYED)
def test_an_observation_says_what_the_view_shows_and_no_more(game: str) -> None:
    known = learned(game)
    names = (None, *known.space.names, OTHER)
    columns = {column: number for number, column in enumerate(known.observer.columns)}
    for driver, _ in zip(questions(game, 5, 9), range(40), strict=False):
        for seat in SEATS:
            seen = known.observer.observe(driver.duel, seat, driver.prompt, 0, [])
            shown = view(driver.ruleset, driver.duel, seat)
            for place in known.space.zones:
                if place.name not in shown.zones:
                    continue
                zone = shown.zones[place.name]
                assert seen[columns[f"{place.name} count"]] == zone.count
                cards = faces(game, zone.cards[-place.room :]) if place.room else []
                for number in range(1, place.room + 1):
                    at = columns[f"{place.name} card {number} name"]
                    card = cards[number - 1] if number <= len(cards) else None
                    assert (names[seen[at]], *seen[at + 1 : at + 3]) == (card or (None, 0, 0))


@pytest.mark.parametrize("game", PLAYED)
def test_the_numbers_of_a_card_are_those_of_its_face(game: str) -> None:
    compared = 0
    for driver, _ in zip(questions(game, 6, 9), range(40), strict=False):
        duel = driver.duel
        for card in duel.cards:
            if card.zone is not None:
                assert driver.ruleset.numbers(duel, card) == driver.ruleset.face(duel, card).numbers
                compared += 1
    assert compared


@pytest.mark.parametrize("game", PLAYED)
def test_what_a_seat_cannot_see_does_not_change_its_observation(game: str) -> None:
    known, driver = learned(game), begun(game, 8)
    for seat in SEATS:
        before = known.observer.observe(driver.duel, seat, driver.prompt, 0, [])
        hidden = [card for card in driver.duel.cards if card.zone is not None and not driver.duel.sees(seat, card)]
        for one, two in pairwise(hidden):
            one.printed, two.printed = two.printed, one.printed
        assert known.observer.observe(driver.duel, seat, driver.prompt, 0, []) == before


def test_equal_seeds_give_equal_duels_and_a_copy_goes_its_own_way() -> None:
    game = learned("rune_duel")
    one, two = ([episode.observe(1) for episode in places(game, 7)] for _ in range(2))
    assert one == two
    episode = game.begin(7, log=True)
    for _ in range(5):
        episode.act(min(episode.legal))
    twin = episode.copy()
    assert [twin.history(seat) for seat in SEATS] == [episode.history(seat) for seat in SEATS]
    twin.act(max(twin.legal))
    assert twin.history(1) != episode.history(1)


def test_the_numbers_are_kept_in_a_file_and_mean_the_same() -> None:
    space = learned("containment").space
    assert Space.model_validate_json(space.model_dump_json()) == space
    assert LearnedGame(LEDUC, leduc_start(5)).space == LearnedGame(LEDUC, leduc_start(6)).space


def test_leduc_has_three_actions_whose_words_are_those_of_the_game() -> None:
    space = learned("leduc").space
    assert [space.in_words(number) for number in range(3)] == ["bet: call", "bet: fold", "bet: raise"]
    assert space.in_words(3) == "option 1 without a number"


def test_an_option_without_a_number_has_a_spare_one() -> None:
    space = learned("leduc").space.model_copy(update={"meanings": (("bet", "fold", "", "", "", 1),), "spare": 2})
    episode = LearnedGame(LEDUC, leduc_start(1), space).begin(1)
    assert sorted(episode.legal) == [1, 2]
    crowded = space.model_copy(update={"spare": 1})
    assert LearnedGame(LEDUC, leduc_start(1), crowded).begin(1).legal == {1: 0}


def test_an_action_that_is_not_legal_is_refused_and_nothing_changes() -> None:
    episode = learned("leduc").begin(1)
    before = episode.observe(1)
    with pytest.raises(ValueError, match="action 1 is not legal"):
        episode.act(1)
    assert episode.observe(1) == before
    with pytest.raises(ValueError, match="outcome 0 is not possible"):
        episode.roll(0)
    with pytest.raises(ValueError, match="keeps no log"):
        episode.history(1)


def test_the_same_answers_lead_to_the_same_duel_as_the_driver() -> None:
    episode = learned("leduc").begin(11)
    driver = Driver(LeducForChips(), leduc_start(11), keep=False, log=False)
    for _ in range(4):
        index = min(episode.legal.values())
        episode.act(next(number for number, each in episode.legal.items() if each == index))
        driver.answer(index)
    assert state_digest(episode.duel) == state_digest(driver.duel)


def test_every_roll_can_be_chosen() -> None:
    episode = learned("leduc").begin_open()
    assert (episode.outcomes, episode.seat, episode.over) == (6, 0, False)
    episode.roll(0)
    assert episode.outcomes == 5
    episode.roll(4)
    assert (episode.outcomes, episode.seat) == (0, 1)
    assert episode.history(1).startswith(
        "Jack of spades is dealt to Seat 1's hand\na card is dealt to Seat 2's hand\n"
    )
    assert episode.history(2).startswith(
        "a card is dealt to Seat 1's hand\nKing of hearts is dealt to Seat 2's hand\n"
    )
    with pytest.raises(ValueError, match="outcome 0 is not possible"):
        episode.roll(0)


def test_a_duel_that_is_too_long_is_broken_off_and_pays_nothing() -> None:
    class Short(LeducForChips):
        """Leduc of three decisions."""

        longest = 3

    episode = LearnedGame(Short(), leduc_start(1, hands=9)).begin(1)
    for _ in range(3):
        episode.act(max(episode.legal))
    assert episode.over
    assert episode.broken_off
    assert episode.payoff(1) == 0


def test_a_secret_choice_is_made_by_one_seat_after_the_other_unseen() -> None:
    episode = next(each for each in places(learned("dimensional_rift"), 1) if each.secret)
    assert episode.seat == 1
    before = episode.observe(2)
    episode.act(max(episode.legal))
    assert episode.seat == 2
    assert [new for new, old in zip(episode.observe(2), before, strict=True) if new != old] == [2]
