"""Plays invented variants to their end: all promises in a share of the duels, what always holds in the others."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

from typing_extensions import override

from cardgame_tui.bots.asking import answer_of
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.content.rulebook.book import Rulebook, load_rulebook
from cardgame_tui.content.variants import load_variant
from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.checks import (
    cards_are_conserved,
    end_is_valid,
    ends_within_bounds,
    options_differ,
    prompt_is_valid,
)
from cardgame_tui.testing.conformance import check_duel
from cardgame_tui.testing.watch import Nonconformance, Watch
from tests.attack.bounds import EndlessError, Limits, time_limit
from tests.attack.invented import invent
from tests.attack.invented_games import GAMES
from tests.attack.table import Row, Table

DUELS = {"dimensional_rift": 6, "rune_duel": 100, "containment": 6, "grand_archive": 3}
"""How many duels are played in each variant of a game; a duel of Rune Duel is short."""
SHARE = 40
"""One duel in this many is checked for all promises."""
LOOKS = 32
"""The other duels are looked at once in this many decisions."""
EVERY = 16
"""Where all promises are checked, the costly ones are at one prompt in this many."""
NOTE = "# duel seed {} answers {} all {}: {}\n"
"""First line of a kept variant: what its duel begins with, and what went wrong."""


class PassingBot(RandomBot):
    """Answers at random, but passes three times in four where it may.

    Invented cards may do something for nothing, again and again. Two passes in a row resolve one thing: if players
    pass less often, what waits on the stack grows for ever.
    """

    @override
    def choose(self, prompt: Prompt, view: View) -> Answer:
        answer = super().choose(prompt, view)
        if prompt.single and prompt.options[-1] == PASS and self._chance.below(4):
            return len(prompt.options) - 1
        return answer


@dataclass(frozen=True)
class Case:
    """One duel of a variant.

    Args:
        setup: the variant with its decks.
        rulebook: the rules of its game.
        duel: seed of the duel.
        answers: seed of the answers.
        thorough: check all promises.
    """

    setup: Setup
    rulebook: Rulebook
    duel: int
    answers: int
    thorough: bool

    def play(self) -> None:
        """Play it to its end. A duel that takes too long to check is only played.

        Raises:
            Nonconformance: when a promise is broken; any other error is a breakdown of the rules.
            EndlessError: when it does not end in time.
        """
        start = Start(self.duel, self.setup.options, self.setup.decks, cards=self.setup.cards)
        if self.thorough:
            with suppress(EndlessError), time_limit():
                check_duel(
                    self.setup.ruleset, start, self.answers, every=EVERY, rulebook=self.rulebook, bot=PassingBot
                )
                return
        with time_limit():
            self._play_cheaply(start)

    def _play_cheaply(self, start: Start) -> None:
        dealt: list[int] = []
        driver = Driver(
            self.setup.ruleset, start, keep=False, log=False, prepare=lambda duel: dealt.append(len(duel.cards))
        )
        watch = Watch(driver, self.rulebook, f"duel seed {self.duel}", dealt[0])
        bots = PassingBot(self.answers), PassingBot(self.answers + 1)
        while driver.prompt is not None:
            if len(driver.given) % LOOKS == 0:
                for check in (ends_within_bounds, prompt_is_valid, options_differ, cards_are_conserved):
                    watch.check(check)
            driver.answer(answer_of(bots, driver))
        watch.check(end_is_valid)
        watch.check(cards_are_conserved)


def attack(folder: Path, *, seed: int, cases: int = 0, minutes: float = 0.0) -> Table:
    """Invent variants of every game in turn, with default options and with random ones, and play duels in them.

    Args:
        folder: has a folder ``failing`` for the variants whose duels go wrong.
        seed: of everything.
        cases: how many duels; 0 for as many as time allows.
        minutes: how long, where no number of duels is given.
    """
    chance, table = Random(seed), Table()
    limits, done, variants = Limits(table, cases, minutes), 0, 0
    while not limits.reached(done):
        game, usual = GAMES[variants % len(GAMES)], variants // len(GAMES) % 2 == 1
        file = folder / "variant.toml"
        file.write_text(invent(game, chance, default_options=usual), encoding="utf-8")
        name = f"{game.name}{', default options' if usual else ''}"
        for case in _cases(folder, name, file, chance, table):
            if limits.reached(done):
                break
            _play_case(folder, file, case, name, table)
            done += 1
        variants += 1
    return table


def _cases(folder: Path, name: str, file: Path, chance: Random, table: Table) -> Iterator[Case]:
    """The duels of a variant; none, and a fault, if it cannot be read."""
    begun = monotonic()
    row = table.setdefault(f"variants of {name}", Row())
    row.cases += 1
    try:
        setup = Recipe(load_ruleset(_ruleset_in(file)), str(file), seed=1).build()
    except Exception as error:
        _keep(folder, file, row, error, (0, 0, False))
        return
    row.slowest = max(row.slowest, monotonic() - begun)
    rulebook = load_rulebook(setup.ruleset.rulebook)
    for _ in range(DUELS[setup.ruleset.id]):
        thorough = chance.randrange(SHARE) == 0
        yield Case(setup, rulebook, chance.randrange(2**32), chance.randrange(2**32), thorough)


def _ruleset_in(file: Path) -> str:
    return load_variant(file).written.ruleset


def _play_case(folder: Path, file: Path, case: Case, name: str, table: Table) -> None:
    """Play one duel; one that does not end is counted apart from other faults."""
    begun = monotonic()
    row = table.setdefault(f"duels of {name}{', all promises' if case.thorough else ''}", Row())
    ends = table.setdefault(f"ends of duels of {name}", Row())
    row.cases += 1
    ends.cases += 1
    try:
        case.play()
    except Exception as error:
        _keep(folder, file, ends if is_endless(error) else row, error, (case.duel, case.answers, case.thorough))
    row.slowest = max(row.slowest, monotonic() - begun)


def is_endless(error: Exception) -> bool:
    """Whether what went wrong is that a duel does not end."""
    if isinstance(error, Nonconformance):
        return error.promise == ends_within_bounds.__name__
    return isinstance(error, EndlessError)


def _keep(folder: Path, file: Path, row: Row, error: Exception, seeds: tuple[int, int, bool]) -> None:
    words = f"{type(error).__name__}: {error}"
    kept = folder / "failing" / f"variant-{len(list((folder / 'failing').glob('variant-*'))):04}.toml"
    note = NOTE.format(*seeds, " ".join(words.split()))
    kept.write_text(note + file.read_text(encoding="utf-8"), encoding="utf-8")
    row.faults.append(f"{kept}: {words}")


def play_again(kept: Path, ruleset: Ruleset) -> None:
    """Play the duel of a kept variant again.

    Raises:
        Exception: what went wrong, if it still does.
    """
    _, _, _, duel, _, answers, _, thorough, *_ = kept.read_text(encoding="utf-8").partition(":")[0].split()
    setup = Recipe(ruleset, str(kept), seed=1).build()
    Case(setup, load_rulebook(ruleset.rulebook), int(duel), int(answers), thorough == "True").play()
