"""No object that reaches a bot leads to hidden cards."""

import gc
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType

import pytest

from cardgame_tui.bots.asking import Asked
from cardgame_tui.bots.bot import Bot, BotSetup
from cardgame_tui.bots.registry import bot_names, make_bot
from cardgame_tui.engine.duel import SEATS, Duel, Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.secrets.canary import hidden_from, leaks, named_cards, names_hidden_from
from tests.bots.duels import GAMES, begun, questions

MOST_OBJECTS = 200_000
"""A bot is passed less than this; more would mean that it can reach the program."""


class Spy(Bot):
    """Keeps all it is passed."""

    def __init__(self) -> None:
        self.given: list[object] = []

    def choose(self, prompt: Prompt, view: View) -> Answer:
        self.given = [prompt, view]
        return 0 if prompt.single or prompt.secret else tuple(range(prompt.least))


class Peeker(Spy):
    """Is passed a function that leads to the duel, as bots once were."""

    def __init__(self, look: Callable[[], object]) -> None:
        super().__init__()
        self.look = look


def behind(root: object) -> Iterator[object]:
    """All objects that can be reached, as the garbage collector sees them: closures, slots, frames and all.

    Modules, classes and the globals of functions are left out: a bot can import those anyway.
    """
    seen: dict[int, object] = {}
    waiting = [root]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, type | ModuleType):
            continue
        seen[id(found)] = found
        assert len(seen) < MOST_OBJECTS
        yield found
        if isinstance(found, FunctionType):
            waiting += [found.__closure__, found.__defaults__, found.__kwdefaults__, found.__dict__]
        else:
            waiting += gc.get_referents(found)


def hidden_names_in(root: object, duel: Duel, seat: int) -> set[int]:
    """Numbers of cards hidden from a seat whose names can be reached."""
    hidden = names_hidden_from(duel, seat)
    return {number for each in behind(root) if isinstance(each, str) for number in named_cards(each) & hidden}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_is_passed_leads_to_no_hidden_card(game: str) -> None:
    spy, looked = Spy(), 0
    for driver in questions(game, 5, every=15, canaries=True):
        for seat in asked(driver):
            Asked(spy, driver, seat)
            assert hidden_names_in(spy, driver.duel, seat) == set()
            assert not [each for each in behind(spy) if isinstance(each, Duel | Driver | Start)]
            assert list(leaks(spy.given, driver.duel, seat)) == []
            looked += bool(hidden_from(driver.duel, seat))
        if looked > 25:
            return


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", bot_names())
def test_a_shipped_bot_leads_to_no_hidden_card_of_the_duel(name: str, game: str) -> None:
    """A bot that looks ahead holds samples while it thinks; nothing of the real duel is among them."""
    for number, driver in enumerate(questions(game, 9, every=29, canaries=True)):
        for seat in asked(driver):
            bot = make_bot(name, BotSetup.of(driver.ruleset, driver.start), seat, 1)
            question = Asked(bot, driver, seat)
            for _ in range(2):
                if question.answer is None:
                    question.give_sample()
            real = {id(each) for each in (driver, driver.duel, driver.start, *driver.duel.cards)}
            held = [bot, getattr(question, "_thinking", None)]
            assert not [each for each in behind(held) if id(each) in real]
        if number == 3:
            return


def test_the_search_finds_what_a_function_closes_over() -> None:
    driver = begun("leduc", 1, canaries=True)
    other = driver.duel.named["seat2.hand"].cards[0].id
    assert other in hidden_names_in(Peeker(lambda: driver.duel), driver.duel, 1)
    assert other not in hidden_names_in(Spy(), driver.duel, 1)


def asked(driver: Driver) -> tuple[int, ...]:
    assert driver.prompt is not None
    return SEATS if driver.prompt.secret else (driver.prompt.seat,)
