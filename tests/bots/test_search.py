"""Bots that look ahead: they find what is clearly best, deal with secrets, and are reproducible."""

from collections import Counter
from collections.abc import Hashable
from itertools import islice

import pytest

from cardgame_tui.bots.asking import Asked, BotError, answer_of, ask, begin_duel
from cardgame_tui.bots.bot import Bot, BotSetup, Thinking
from cardgame_tui.bots.eager_bot import EagerBot
from cardgame_tui.bots.ismcts_bot import Node, Offer
from cardgame_tui.bots.playing_on import play_at_random
from cardgame_tui.bots.registry import bot_names, make_bot
from cardgame_tui.bots.search_bot import Judged, SearchBot
from cardgame_tui.bots.simulator import Simulator
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.driver import Driver
from tests.bots.duels import GAMES, begun, bot_for, questions, start_of
from tests.bots.leduc_hands import leduc_at

SEARCHING = ("greedy", "ismcts:60")


def key_of(driver: Driver, answer: Answer) -> str:
    assert driver.prompt is not None
    assert isinstance(answer, int)
    return driver.prompt.options[answer].key


class Wrong(Bot):
    """Breaks down, or gives an answer that does not fit, after one sample."""

    looks_ahead = True

    def __init__(self, answer: Answer | None) -> None:
        self.answer = answer

    def choose(self, prompt: Prompt, view: View) -> Thinking:
        sample = yield
        assert sample.prompt is not None
        if self.answer is None:
            raise ZeroDivisionError("lost count")
        return self.answer


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("hand", ["King of spades", "Queen of spades"])
def test_nobody_folds_a_pair(name: str, hand: str) -> None:
    driver = leduc_at((hand, "Jack of spades"), hand.replace("spades", "hearts"), "cr")
    for seed in range(8):
        assert key_of(driver, ask(bot_for(name, driver, 1, seed), driver, 1)) != "fold"


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("game", GAMES)
def test_it_answers_every_question_of_every_game(name: str, game: str) -> None:
    asked = 0
    for driver in questions(game, 21, every=37):
        assert driver.prompt is not None
        for seat in (1, 2) if driver.prompt.secret else (driver.prompt.seat,):
            bot = bot_for(name.replace("60", "6"), driver, seat)
            before = len(driver.given)
            ask(bot, driver, seat)
            assert len(driver.given) == before
            assert isinstance(bot, SearchBot)
            asked += len(bot.judged) > 1
        if asked >= 4:
            return


@pytest.mark.parametrize("name", SEARCHING)
def test_it_judges_every_answer_from_lost_to_won(name: str) -> None:
    driver = begun("sparks", 3)
    while driver.prompt is not None and not (driver.prompt.single and len(driver.prompt.options) > 2):
        play_at_random(driver, Chance(1), 1)
    assert driver.prompt is not None
    bot = bot_for(name, driver, driver.prompt.seat)
    answer = ask(bot, driver, driver.prompt.seat)
    assert isinstance(bot, SearchBot)
    assert bot.judged[0].answer == answer
    assert {each.answer for each in bot.judged} == set(range(len(driver.prompt.options)))
    assert all(-1 <= each.worth <= 1 and each.tries for each in bot.judged)


@pytest.mark.parametrize("name", SEARCHING)
def test_equal_seeds_give_equal_answers(name: str) -> None:
    def answers() -> list[Answer]:
        driver = begun("sparks", 4)
        found: list[Answer] = []
        while driver.prompt is not None and len(found) < 5:
            words = name.replace("60", "12")
            bots = bot_for(words, driver, 1), bot_for(words, driver, 2)
            found.append(answer_of(bots, driver))
            driver.answer(found[-1])
        return found

    assert answers() == answers()


def test_a_secret_choice_is_mixed_where_no_choice_is_better() -> None:
    driver = begun("dimensional_rift", 3)
    while driver.prompt is not None and not driver.prompt.secret:
        driver.answer(0)
    found = Counter(ask(bot_for("ismcts:6", driver, 2, seed), driver, 2) for seed in range(9))
    assert len(found) > 1


def test_greedy_compares_answers_in_the_same_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[int | None] = []
    real = Simulator.sample

    def note(self: Simulator, number: int | None = None) -> Driver:
        numbers.append(number)
        return real(self, number)

    monkeypatch.setattr(Simulator, "sample", note)
    driver = leduc_at(("King of spades", "Jack of spades"), "Queen of hearts", "cr")
    ask(bot_for("greedy:3", driver, 1), driver, 1)
    assert driver.prompt is not None
    count = len(driver.prompt.options)
    assert numbers == [number for number in range(3) for _ in range(count)]


def test_ismcts_asks_for_as_many_samples_as_its_number() -> None:
    driver = begun("leduc", 2)
    asked = Asked(bot_for("ismcts:17", driver, 1), driver, 1)
    while asked.answer is None:
        asked.give_sample()
    assert asked.samples == 17


class Forgetting(dict[Hashable, Offer]):
    """Keeps nothing."""

    def __setitem__(self, key: Hashable, value: Offer) -> None:
        pass


@pytest.mark.parametrize("game", ["containment", "leduc", "rune_duel", "sparks"])
def test_the_questions_that_ismcts_keeps_change_nothing_it_finds(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found() -> list[list[Judged]]:
        judged = []
        for driver in islice(questions(game, 8, every=29), 5):
            assert driver.prompt is not None
            bot = bot_for("ismcts:40", driver, driver.prompt.seat or 1)
            ask(bot, driver, driver.prompt.seat or 1)
            assert isinstance(bot, SearchBot)
            judged.append(bot.judged)
        return judged

    kept = found()
    real = Node.__init__

    def forget(node: Node, sign: int = 0) -> None:
        real(node, sign)
        node.offers = Forgetting()

    monkeypatch.setattr(Node, "__init__", forget)
    assert found() == kept
    assert any(len(each) > 1 for each in kept)


def test_the_eager_bot_passes_only_where_nothing_else_is_possible() -> None:
    options = [Option("act", value=1), Option("act", value=2), Option("pass")]
    found = Counter(EagerBot(seed).choose(Prompt(1, "priority", "X-1", options), None) for seed in range(200))  # type: ignore[arg-type]
    assert set(found) == {0, 1}
    first = Prompt(1, "priority", "X-1", options[::-1])
    assert {EagerBot(seed).choose(first, None) for seed in range(50)} == {1, 2}  # type: ignore[arg-type]
    alone = Prompt(1, "priority", "X-1", options[2:])
    assert EagerBot(1).choose(alone, None) == 0  # type: ignore[arg-type]


@pytest.mark.parametrize("name", bot_names())
def test_a_duel_between_bots_is_played_to_its_end(name: str) -> None:
    ruleset, start = start_of("leduc", 5)
    setup = BotSetup.of(ruleset, start)
    words = f"{name}:4" if name in ("greedy", "ismcts") else name
    bots = make_bot(words, setup, 1, 1), make_bot(words, setup, 2, 2)
    driver = begin_duel(ruleset, start, bots)
    while driver.prompt is not None:
        driver.answer(answer_of(bots, driver))
    assert driver.result is not None


@pytest.mark.parametrize(
    ("answer", "fault"), [(9, "answered 'bet' with 9"), (None, "stopped with ZeroDivisionError: lost count")]
)
def test_a_bot_that_goes_wrong_while_it_thinks_is_named(answer: Answer | None, fault: str) -> None:
    driver = begun("leduc", 2)
    with pytest.raises(BotError, match=f"the bot at seat 1 {fault}"):
        ask(Wrong(answer), driver, 1)
    assert driver.given == []
