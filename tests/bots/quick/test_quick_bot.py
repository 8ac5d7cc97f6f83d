"""The quick bot: what it sees, what it answers, and which files it uses."""

import json
from itertools import islice
from math import inf
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgame_tui.bots.asking import ask
from cardgame_tui.bots.bot import BotSetup
from cardgame_tui.bots.quick.learned import Learned, LearnedError, file_name, known_for, read_learned, written
from cardgame_tui.bots.quick.policy import Policy, answer_of_picks, picks
from cardgame_tui.bots.quick.quick_bot import QuickBot, quick_bot
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.bots.simulator import deal_again
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.glance import glance, may_stop
from cardgame_tui.play.driver import Driver
from cardgame_tui.plugins import load_ruleset
from tests.bots.duels import GAMES, questions
from tests.games.leduc import LEDUC, LeducOptions, leduc_start

KNOWS = Learned("leduc", LEDUC.version, "", 1, 5, Policy())
KNOWS.policy.main = {"bet/raise": {"my hand: King of hearts": 4.0, "": -1.0}}
KNOWS.policy.more = {"bet/fold": -2.5}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of what bots have learned."""
    monkeypatch.setattr("cardgame_tui.bots.quick.learned.bots_dir", lambda: tmp_path)
    return tmp_path


def asked_seats(driver: Driver) -> tuple[int, ...]:
    assert driver.prompt is not None
    return SEATS if driver.prompt.secret else (driver.prompt.seat,)


ALL_IS_OPEN = ("containment",)
"""Games that hide nothing that could be exchanged."""


def lying(driver: Driver) -> list[str]:
    """The names of all cards, place by place."""
    return [card.name for zone in driver.duel.zones for card in zone.cards]


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_is_the_same_whatever_lies_in_hidden_places(game: str) -> None:
    changed = 0
    for number, driver in enumerate(questions(game, 3, every=7, canaries=True)):
        assert driver.prompt is not None
        for seat in asked_seats(driver):
            seen = glance(driver.ruleset, driver.duel, seat, driver.prompt)
            twin = driver.fork()
            before = lying(twin)
            deal_again(twin.ruleset, twin.duel, (seat,), Chance(number))
            changed += lying(twin) != before
            assert glance(twin.ruleset, twin.duel, seat, driver.prompt) == seen
        if number == 30:
            break
    assert changed > 10 or game in ALL_IS_OPEN


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_tells_options_apart(game: str) -> None:
    """A bot that sees two options as one cannot choose between them; copies of a card are alike."""
    told = alike = 0
    for number, driver in enumerate(questions(game, 4, every=5)):
        assert driver.prompt is not None
        seat = asked_seats(driver)[0]
        seen = glance(driver.ruleset, driver.duel, seat, driver.prompt)
        words = [(tuple(one), tuple(two)) for one, two in zip(seen.main, seen.more, strict=True)]
        told += len(set(words))
        alike += len(words) - len(set(words))
        if number == 60:
            break
    assert alike < told / 2


def test_a_pair_is_seen_and_in_a_small_game_what_goes_with_what() -> None:
    paired = set()
    for driver in islice(questions("leduc", 6, every=1), 300):
        assert driver.prompt is not None
        seen = dict(glance(driver.ruleset, driver.duel, driver.prompt.seat, driver.prompt).situation)
        named = driver.duel.named
        (card,), board = named[f"seat{driver.prompt.seat}.hand"].cards, named["board"].cards
        assert f"turn & my hand: {card.name}" in seen
        if board:
            assert seen["my hand rank as last"] == (card.printed.rank == board[0].printed.rank)
            paired.add(seen["my hand rank as last"])
    assert paired == {0.0, 1.0}


@given(st.data())
def test_picks_fit_every_prompt(data: st.DataObject) -> None:
    size = data.draw(st.integers(1, 6))
    least = data.draw(st.integers(0, size))
    most = data.draw(st.sampled_from([0, *range(max(least, 1), size + 1)]))
    ordered = data.draw(st.booleans())
    prompt = Prompt(1, "pick", "X-1", [Option(f"o{each}") for each in range(size)], least, most, ordered)
    count = size + may_stop(prompt)
    scores = data.draw(st.lists(st.floats(-50, 50), min_size=count, max_size=count))
    chance = data.draw(st.sampled_from([None, Chance(3)]))
    assert prompt.fault(answer_of_picks(prompt, picks(prompt, scores, chance))) is None


def test_a_secret_choice_between_words_has_no_favourite() -> None:
    """Two bots with the same favourite in Jan-Ken-Pon would draw for ever."""
    words = Prompt(0, "throw", "X-1", [Option(each) for each in ("rock", "scissors", "paper")])
    cards = Prompt(0, "hide", "X-1", [Option("hide", card=each) for each in range(3)])
    chance = Chance(2)
    assert {answer_of_picks(words, picks(words, [90.0, 0.0, 0.0], chance)) for _ in range(50)} == {0, 1, 2}
    assert {answer_of_picks(cards, picks(cards, [90.0, 0.0, 0.0], chance)) for _ in range(50)} == {0}


def test_needless_and_seldom_options_are_left_out_while_others_remain() -> None:
    prompt, chance = Prompt(1, "pick", "X-1", [Option(each) for each in "abc"]), Chance(4)

    def taken(**left_out: Any) -> set[object]:
        found = [picks(prompt, [2.0, 1.5, 0.0], chance, **left_out) for _ in range(200)]
        return {answer_of_picks(prompt, each) for each in found}

    assert taken() == {0, 1, 2}
    assert taken(without={0}) == {1, 2}
    assert taken(without={0, 1, 2}) == {0, 1, 2}
    assert taken(seldom=0.25) == {0, 1}
    assert taken(without={0}, seldom=0.25) == {1}


def test_the_likeliest_options_are_picked_until_enough_is_likelier() -> None:
    prompt = Prompt(1, "pick", "X-1", [Option(each) for each in "abcd"], 0, 0, ordered=True)
    found = picks(prompt, [1.0, 3.0, -1.0, 2.0, 0.5], None)
    assert answer_of_picks(prompt, found) == (1, 3, 0)


def test_it_takes_what_its_weights_speak_for() -> None:
    driver = Driver(LEDUC, leduc_start(2))
    bot = QuickBot(Policy(), 1)
    assert driver.prompt is not None
    keys = [option.key for option in driver.prompt.options]
    bot = QuickBot(Policy(), 1)
    for key in keys:
        policy = Policy()
        policy.main = {f"{driver.prompt.ask}/{key}": {"": 9.0}}
        bot = QuickBot(policy, 1)
        answer = ask(bot, driver, driver.prompt.seat)
        assert answer == keys.index(key)


def test_a_file_is_read_as_it_was_written(data: Path) -> None:
    path = data / "some.json"
    path.write_text(written(KNOWS), encoding="utf-8")
    found = read_learned(path)
    assert (found.game, found.version, found.scope, found.seed, found.duels) == ("leduc", LEDUC.version, "", 1, 5)
    assert (found.policy.main, found.policy.more) == (KNOWS.policy.main, KNOWS.policy.more)


def test_a_file_that_fits_is_used(data: Path) -> None:
    (data / "quick-leduc.json").write_text(written(KNOWS), encoding="utf-8")
    known = known_for(LEDUC, LeducOptions())
    assert known.policy is not None
    assert known.why == ""
    assert isinstance(quick_bot(BotSetup.of(LEDUC, leduc_start(1)), 1, 1), QuickBot)


def test_without_a_file_it_answers_at_random_and_says_how_to_learn(data: Path) -> None:
    known = known_for(LEDUC, LeducOptions())
    assert known.policy is None
    words = f"the quick bot has learned nothing of {LEDUC.title} yet; let it learn: cardgame-tui bots train leduc"
    assert known.why == words
    assert isinstance(quick_bot(BotSetup.of(LEDUC, leduc_start(1)), 1, 1), RandomBot)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"version": "0.0.1"}, "was learned for leduc 0.0.1, and this is leduc"),
        ({"scope": "old"}, f"was learned for leduc {LEDUC.version} old, and this is leduc"),
        ({"game": "poker"}, f"was learned for poker {LEDUC.version}, and this is leduc"),
        ({"format": 99}, "is no file of what the quick bot has learned"),
        ({"main": {"word": [5, 1]}}, "is no file of what the quick bot has learned"),
        ({"main": {"word": [0]}}, "is no file of what the quick bot has learned"),
        ({"more": {"word": inf}}, "is no file of what the quick bot has learned"),
        ({"more": {"word": 10**400}}, "is no file of what the quick bot has learned"),
        ({"more": []}, "is no file of what the quick bot has learned"),
        ({"version": None}, "is no file of what the quick bot has learned"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_one_sentence(data: Path, change: object, why: str) -> None:
    content = json.loads(written(KNOWS))
    assert isinstance(change, dict)
    (data / "quick-leduc.json").write_text(json.dumps(content | change), encoding="utf-8")
    known = known_for(LEDUC, LeducOptions())
    assert known.policy is None
    assert why in known.why
    assert "\n" not in known.why


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[" * 100_000, b"[]", b"3", b"{}"])
def test_a_bad_file_is_one_message(data: Path, content: bytes) -> None:
    path = data / "bad.json"
    path.write_bytes(content)
    with pytest.raises(LearnedError, match="is no file of what the quick bot has learned"):
        read_learned(path)


SHIPPED = ("containment", "dimensional_rift", "grand_archive", "rune_duel")
"""Games that bring a file along."""


def test_each_edition_has_a_file_of_its_own(data: Path) -> None:
    ruleset = load_ruleset("dimensional_rift")
    known = [known_for(ruleset, ruleset.options_model(edition=each)).policy for each in ("conquest", "rift")]
    assert None not in known
    assert known[0] is not known[1]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_brings_along_what_fits_it(game: str, data: Path) -> None:
    ruleset = load_ruleset(game)
    options = ruleset.options_model()
    assert ruleset.own_file(file_name(game, ruleset.scope(options))) is not None
    assert known_for(ruleset, options).policy is not None
