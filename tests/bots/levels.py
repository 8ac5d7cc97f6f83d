"""Measures the levels of a game: ``python -m tests.bots.levels GAME [--set K=V] [BOT BOT BOT BOT]``.

Each bot plays the one before it, both seats with copies of one deck; two duels in a row have the same shuffle,
with the seats exchanged. It prints what `Ruleset.levels` holds.
"""

import time
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise

from cardgame_tui.bots.asking import ask, begin_duel
from cardgame_tui.bots.bot import Bot, BotSetup
from cardgame_tui.bots.registry import bot_at_level, make_bot
from cardgame_tui.content.decks import deck_faults, find_decks
from cardgame_tui.content.levels import LEVELS, Level
from cardgame_tui.engine.duel import SEATS, Start, other
from cardgame_tui.lab.statistics import wilson
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset


class Clock:
    """CPU of the answers of bots, by their names."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.answers: Counter[str] = Counter()

    def milliseconds(self, bot: str) -> float:
        """CPU of an answer, on average."""
        return 1000 * self.seconds[bot] / max(1, self.answers[bot])


def starts(setup: Setup) -> Iterator[Start]:
    """The start of one pair of duels after another."""
    ruleset, options = setup.ruleset, setup.options
    found = find_decks(ruleset.id).decks
    decks = [each.sections for each in found if not deck_faults(ruleset, options, each, setup.cards)] or [{}]
    number = 0
    while True:
        number += 1
        deck = decks[number % len(decks)]
        yield Start(700_000 + number, options, (deck, deck), cards=setup.cards)


def winner(setup: Setup, start: Start, names: dict[int, str], clock: Clock) -> int:
    """Play a duel between two bots, by their seats; 0 for a draw."""
    ruleset, known = setup.ruleset, BotSetup.of(setup.ruleset, start)
    bots: dict[int, Bot] = {seat: make_bot(names[seat], known, seat, start.seed + seat) for seat in SEATS}
    driver = begin_duel(ruleset, start, list(bots.values()))
    for _ in range(ruleset.longest):
        prompt = driver.prompt
        if prompt is None:
            break
        if prompt.single and len(prompt.options) == 1:
            driver.answer(0)
            continue
        given = {}
        for seat in SEATS if prompt.secret else (prompt.seat,):
            began = time.process_time()
            given[seat] = ask(bots[seat], driver, seat)
            clock.seconds[names[seat]] += time.process_time() - began
            clock.answers[names[seat]] += 1
        driver.answer((given[1], given[2]) if prompt.secret else given[prompt.seat])  # type: ignore[arg-type]
    return 0 if driver.result is None else driver.result.winner


def against(setup: Setup, better: str, lesser: str, duels: int, seconds: float, clock: Clock) -> tuple[float, int]:
    """How many duels a bot won against another, drawn ones counted half, and how many were played."""
    won, played, began = 0.0, 0, time.monotonic()
    for start in starts(setup):
        if played >= duels or time.monotonic() - began > seconds:
            break
        for seat in SEATS:
            found = winner(setup, start, {seat: better, other(seat): lesser}, clock)
            won += 0.5 if found == 0 else found == seat
            played += 1
    return won, played


def measured(setup: Setup, bots: list[str], duels: int, seconds: float) -> Iterator[tuple[str, Level]]:
    """The levels that some bots make, the lowest last, since it is timed in the duels of the next."""
    clock, names = Clock(), list(LEVELS)
    for place, (lesser, better) in enumerate(pairwise(bots), 1):
        won, played = against(setup, better, lesser, duels, seconds, clock)
        found = wilson(round(won), played)
        share = round(100 * won / played)
        within = round(100 * found.low), round(100 * found.high)
        yield names[place], Level(better, round(clock.milliseconds(better), 2), share, within, played)
    yield names[0], Level(bots[0], round(clock.milliseconds(bots[0]), 2))


def main() -> None:
    """Measure, and print a level as soon as it is known."""
    parser = ArgumentParser("python -m tests.bots.levels", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*", metavar="BOT", help="from weak to strong; default: those of the levels")
    parser.add_argument("--set", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--duels", type=int, default=400, help="of each pair, at most (400)")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each pair, at most (60)")
    chosen = parser.parse_args()
    setup = Recipe(load_ruleset(chosen.game), "", chosen.set).build()
    bots = chosen.bots or [bot_at_level(each, setup.ruleset, setup.options) for each in LEVELS]
    for name, level in measured(setup, bots, chosen.duels, chosen.seconds):
        print(f"{name}: {level!r}", flush=True)


if __name__ == "__main__":
    main()
