"""The conformance kit: plays random duels of any ruleset and checks every promise that the program relies on.

    report = run(RULESET, start_of, games=50)
    print(report)

A broken promise raises `Nonconformance`, which names the promise, the duel and the decision.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from statistics import median

from cardgame_tui.bots.asking import answer_of, remember
from cardgame_tui.bots.bot import Bot
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.content.rulebook.book import Rulebook, load_rulebook
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.digest import joint_digest, state_digest
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.branching import (
    effects_hold_numbers,
    forks_agree,
    replay_agrees,
    settling_ends,
    standing,
    undo_returns,
)
from cardgame_tui.testing.checks import (
    bad_answers_are_refused,
    cards_are_conserved,
    end_is_valid,
    ends_within_bounds,
    options_differ,
    prompt_is_valid,
    question_has_words,
    refusals_are_counted,
    refusals_are_valid,
    zones_are_laid_out,
)
from cardgame_tui.testing.moving_on import answers_lead_on, options_do_something
from cardgame_tui.testing.secrets.canary import plant
from cardgame_tui.testing.secrets.hidden_cards import (
    consequences_name_nothing,
    hidden_cards_tell_nothing,
    unplayed_cards_tell_nothing,
)
from cardgame_tui.testing.secrets.hiding import (
    events_can_be_read,
    options_are_the_seats_own,
    prompts_hide,
    public_questions_are_open,
    refusals_are_the_seats_own,
    views_hide,
)
from cardgame_tui.testing.watch import Check, Nonconformance, Watch
from cardgame_tui.value import value

__all__ = ["ConformanceReport", "DuelReport", "Nonconformance", "check_duel", "run"]

EACH_PROMPT: tuple[Check, ...] = (
    ends_within_bounds,
    prompt_is_valid,
    question_has_words,
    options_differ,
    options_are_the_seats_own,
    public_questions_are_open,
    cards_are_conserved,
    events_can_be_read,
    refusals_are_counted,
    answers_lead_on,
)
"""Cheap enough for every prompt."""
SAMPLED: tuple[Check, ...] = (
    bad_answers_are_refused,
    refusals_are_valid,
    refusals_are_the_seats_own,
    views_hide,
    prompts_hide,
    consequences_name_nothing,
    hidden_cards_tell_nothing,
    options_do_something,
    effects_hold_numbers,
    settling_ends,
)
AT_END: tuple[Check, ...] = (
    end_is_valid,
    cards_are_conserved,
    events_can_be_read,
    views_hide,
    zones_are_laid_out,
    unplayed_cards_tell_nothing,
)
FORKS = 4
"""Most forks of a finished duel that are played to its end."""


@value
class DuelReport:
    """The figures of one duel.

    Args:
        winner: the winning seat, 0 for a draw.
        how: the stable word for the way it ended.
        turns: how many turns it took.
        decisions: how many answers were given.
        digest: digest of the final state.
        rules: how often each rule number was cited.
        prompts: the number of prompts of each ask word.
        unrefused: how many of them had no refusal.
        checked: how often each promise was checked, by the name of its check.
        notes: what is worth knowing and breaks no promise, and how often it was seen.
        exchanged: how many duels were compared with a twin, and how many hidden cards were others there.
    """

    winner: int
    how: str
    turns: int
    decisions: int
    digest: str
    rules: Counter[str]
    prompts: Counter[str]
    unrefused: Counter[str]
    checked: Counter[str]
    notes: Counter[str] = field(default_factory=Counter)
    exchanged: Counter[str] = field(default_factory=Counter)


@dataclass(slots=True)
class ConformanceReport:
    """The figures of several duels.

    Args:
        duels: one report for each.
    """

    duels: list[DuelReport] = field(default_factory=list)

    @property
    def results(self) -> Counter[tuple[int, str]]:
        """How often each winner won in each way."""
        return Counter((duel.winner, duel.how) for duel in self.duels)

    @property
    def turns(self) -> tuple[int, float, int]:
        """Smallest, median and largest number of turns."""
        counts = [duel.turns for duel in self.duels]
        return min(counts), median(counts), max(counts)

    @property
    def decisions(self) -> int:
        """Decisions made in all."""
        return sum(duel.decisions for duel in self.duels)

    @property
    def rules(self) -> Counter[str]:
        """How often each rule number was cited in all."""
        return sum((duel.rules for duel in self.duels), Counter())

    @property
    def prompts(self) -> Counter[str]:
        """The total number of prompts of each ask word."""
        return sum((duel.prompts for duel in self.duels), Counter())

    @property
    def unrefused(self) -> Counter[str]:
        """How many of them had no refusal, so that the help page gives no reasons."""
        return sum((duel.unrefused for duel in self.duels), Counter())

    @property
    def checked(self) -> Counter[str]:
        """How often each promise was checked in all, by the name of its check."""
        return sum((duel.checked for duel in self.duels), Counter())

    @property
    def exchanged(self) -> Counter[str]:
        """How many twins the duels were compared with in all, and how many hidden cards were others there."""
        return sum((duel.exchanged for duel in self.duels), Counter())

    @property
    def digest(self) -> str:
        """One digest over all final tables, in order."""
        return joint_digest(duel.digest for duel in self.duels)

    def __str__(self) -> str:
        results = ", ".join(
            f"{f'seat {winner}' if winner else 'nobody'} won {count} ({how})"
            for (winner, how), count in sorted(self.results.items())
        )
        least, middle, most = self.turns
        return "\n".join(
            (
                f"{len(self.duels)} duels, {self.decisions} decisions, digest {self.digest}",
                f"results: {results}",
                f"turns: {least} to {most}, median {middle:g}",
                f"rules cited: {len(self.rules)}",
                f"prompts without a refusal: {self._unrefused_in_words()}",
                f"twins: {self._exchanged_in_words()}",
            )
        )

    def _exchanged_in_words(self) -> str:
        found = self.exchanged
        return (
            f"{found['twins']}, {found['reached']} of them alike to the end; {found['faces']} hidden cards were"
            f" others, {found['kinds']} of another kind, {found['new']} of another deck"
        )

    def _unrefused_in_words(self) -> str:
        counts = [f"{ask} {count} of {self.prompts[ask]}" for ask, count in sorted(self.unrefused.items())]
        return ", ".join(counts) or "none"


def run(
    ruleset: Ruleset, start_of: Callable[[int], Start], games: int, *, seed: int = 1, every: int = 16
) -> ConformanceReport:
    """Play and check a number of random duels.

    Args:
        ruleset: the game.
        start_of: makes the start of a duel from its seed.
        games: how many duels.
        seed: seed of the complete run; equal runs give equal reports.
        every: the costly checks run at one prompt in this many.

    Raises:
        Nonconformance: at the first broken promise.
    """
    rulebook = load_rulebook(ruleset.rulebook)
    report = ConformanceReport()
    for number in range(games):
        start, answers = start_of(seed_for(seed, Purpose.DUEL, number)), seed_for(seed, Purpose.ANSWERS, number)
        canaries = number % 2 == 0  # every other duel keeps its names, for rules that read names
        found = check_duel(ruleset, start, answers, rulebook=rulebook, every=every, canaries=canaries)
        report.duels.append(found)
    return report


def check_duel(
    ruleset: Ruleset,
    start: Start,
    seed: int,
    *,
    rulebook: Rulebook | None = None,
    every: int = 16,
    canaries: bool = True,
    found: list[Nonconformance] | None = None,
    sampled: Sequence[Check] = (),
    at_end: Sequence[Check] = (),
    bot: Callable[[int], Bot] = RandomBot,
) -> DuelReport:
    """Play one duel with random answers and check it at every step.

    Args:
        ruleset: the game.
        start: what the duel begins from.
        seed: seed of the answers and of where the costly checks run.
        rulebook: the ruleset's rulebook; by default read from the ruleset.
        every: the costly checks run at one prompt in this many.
        canaries: give every card a unique name and look for it where it must not be readable.
        found: collects broken promises; by default the first one is raised.
        sampled: further costly checks.
        at_end: further checks of the finished duel.
        bot: makes what answers for a seat from its seed; by default it answers at random.

    Raises:
        Nonconformance: at the first broken promise; if they are collected, at one that ends the duel.
    """
    dealt = 0

    def prepare(duel: Duel) -> None:
        nonlocal dealt
        dealt = len(duel.cards)
        remember(duel)
        if canaries:
            plant(duel)

    driver = Driver(ruleset, start, prepare=prepare)
    label = f"{ruleset.id}, duel seed {start.seed}, answer seed {seed}"
    watch = Watch(driver, rulebook or load_rulebook(ruleset.rulebook), label, dealt, found=found)
    bots = bot(seed_for(seed, Purpose.BOT, 1)), bot(seed_for(seed, Purpose.BOT, 2))
    digests = _play(watch, bots, Chance(seed), every, (*SAMPLED, *sampled))
    for check in (*AT_END, *at_end):
        watch.check(check)
    watch.check(replay_agrees, Driver(ruleset, start, keep=False, log=False, prepare=prepare), digests)
    watch.check(forks_agree, dict(list(digests.items())[:: ceil(len(digests) / FORKS) or 1]))
    return _report(watch)


def _report(watch: Watch) -> DuelReport:
    """What a finished duel was like."""
    result = watch.driver.result
    assert result is not None
    return DuelReport(
        result.winner,
        result.how,
        watch.duel.turn,
        len(watch.driver.given),
        state_digest(watch.duel),
        watch.rules,
        watch.prompts,
        watch.unrefused,
        watch.checked,
        watch.notes,
        watch.exchanged,
    )


def _play(
    watch: Watch, bots: tuple[Bot, Bot], chance: Chance, every: int, costly: Sequence[Check]
) -> dict[int, str]:
    """Play to the end and return the sampled states with their questions by number of decisions."""
    driver = watch.driver
    digests: dict[int, str] = {}
    while driver.prompt is not None:
        for check in EACH_PROMPT:
            watch.check(check)
        answer = answer_of(bots, driver)
        is_sampled = chance.below(every) == 0
        if is_sampled:
            digests[len(driver.given)] = standing(driver)
            for check in costly:
                watch.check(check)
        driver.answer(answer)
        if is_sampled:
            watch.check(undo_returns, digests[len(driver.given) - 1])
    return digests
