"""Known truths that the bench must find, and differences that do not exist and that it must not find.

``python -m tests.lab.truths`` plays many runs, each with seeds of its own, and prints how often each question was
answered with yes and with no:

- *A/A*: both sides play Leduc by the same rules, from different seeds. Every answer is wrong. Intervals of 95 %
  allow about 5 wrong answers in 100 runs.
- *A/A with life*: the same with Rune Duel, which has life and key events.
- *handicap*: on one side the first player of Leduc starts with four of the six chips that win. That side is not
  fairer.
- *better card*: a card of one deck of Rune Duel has 40 attack and 40 life. The deck is weaker
  without it.
- *better deck*: two decks of Rune Duel are equal, but in one of them a card has 40 attack and 40 life. That deck
  wins more often, as the table of ``--decks all`` counts it.
- *equal deck*: the same with a card that has only another name. Every answer is wrong.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from cardgame_tui.engine.prompt import Script
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.comparing.questions import FAIRER, weaker
from cardgame_tui.lab.bench.comparing.verdicts import verdicts
from cardgame_tui.lab.bench.plan import Arm, Plan
from cardgame_tui.lab.bench.playing.duel import play_task
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.tables.compared import deck_table
from cardgame_tui.lab.statistics import Interval, wilson
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset
from tests.games.leduc import Leduc, LeducDuel
from tests.lab.setups import leduc

GOAL = 6
"""Chips that win a race."""

MOST_HANDS = 30
"""Hands after which a race ends."""

AWAY = 1_000_000
"""How far the seeds of the second side of A/A are from those of the first."""

BETTER = """
name = "Better"
ruleset = "rune_duel"
[card."Pillager Cub"]
stats = "40/40"
"""
"""A card that no other card of its rank comes close to."""


CUB, TWIN = "Pillager Cub", "Twin Cub"
"""A card of Rune Duel, and the one that takes its place in the other deck."""

SOMETHING = "any question"
"""Whether a run without any change shows something."""
WINS = "Wins more"
"""The question about two decks."""


class Race(Leduc):
    """Leduc that ends as soon as a player has won six chips, so that some duels are longer than others."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        """Play a hand."""
        yield from super().turn(duel)
        lead = duel.chips[0]
        if duel.result is None and abs(lead) >= GOAL:
            duel.record_result(1 if lead > 0 else 2, "LE-11", "chips")


class Handicapped(Race):
    """The same, in which the first player starts with four chips."""

    def setup(self, duel: LeducDuel) -> Script[None]:
        """Give the chips."""
        duel.chips[:] = [4, -4]
        yield from super().setup(duel)


def rows_of_run(plan: Plan, setups: Sequence[Setup], seed: int, units: int, away: int = 0) -> list[DuelRow]:
    """Play a run.

    Args:
        plan: what is played.
        setups: the set-up of each arm.
        seed: the seed of the run.
        units: how many units.
        away: how far the seeds of the second arm are from those of the first.
    """
    rows = []
    for seeds, _ in zip(plan.model_copy(update={"seed": seed}).units(), range(units), strict=False):
        for task in plan.tasks(seeds):
            if away and task.arm:
                moved = replace(seeds, duel=seeds.duel + away, bot1=seeds.bot1 + away, bot2=seeds.bot2 + away)
                task = replace(task, seeds=moved)
            rows.append(play_task(setups[task.arm], task).duel)
    return rows


def same_rules(runs: int) -> Iterator[Sequence[DuelRow]]:
    """Runs of Leduc in which both sides play by the same rules, from different seeds."""
    setup, plan = leduc(Race, MOST_HANDS), plan_of_leduc()
    for run in range(runs):
        yield rows_of_run(plan, (setup, setup), run, 80, AWAY)


def same_rules_with_life(runs: int) -> Iterator[Sequence[DuelRow]]:
    """Runs of Rune Duel in which both sides play by the same rules, from different seeds."""
    setup = Recipe(load_ruleset("rune_duel"), seed=0).build()
    for run in range(runs):
        yield rows_of_run(plan_of(setup), (setup, setup), run, 25, AWAY)


def handicap(runs: int) -> Iterator[Sequence[DuelRow]]:
    """Runs of Leduc in which the first player of the second side has an advantage."""
    setups, plan = (leduc(Race, MOST_HANDS), leduc(Handicapped, MOST_HANDS)), plan_of_leduc()
    for run in range(runs):
        yield rows_of_run(plan, setups, run, 80)


def better_card(runs: int) -> Iterator[Sequence[DuelRow]]:
    """Runs of Rune Duel with and without a card that is better than all others."""
    plan = better_plan()
    setups = [arm.setup() for arm in plan.arms]
    for run in range(runs):
        yield rows_of_run(plan, setups, run, 20)


def better_deck(runs: int) -> Iterator[Sequence[DuelRow]]:
    """Runs of Rune Duel in which one of two equal decks has a better card."""
    return _of_decks(runs, attack=40, life=40)


def equal_deck(runs: int) -> Iterator[Sequence[DuelRow]]:
    """Runs of Rune Duel in which one of two equal decks has a card with another name."""
    return _of_decks(runs)


def _of_decks(runs: int, **changes: int) -> Iterator[Sequence[DuelRow]]:
    setup = decks_setup(**changes)
    for run in range(runs):
        yield rows_of_run(plan_of_decks(), [setup], run, 50)


def decks_setup(**changes: int) -> Setup:
    """Two decks of Rune Duel that are equal but for one card, with changes in the first deck."""
    setup = Recipe(load_ruleset("rune_duel"), decks=("cinder_reavers", "cinder_reavers"), seed=0).build()
    twin = replace(cast("Any", setup.cards[CUB]), name=TWIN, **changes)
    first, second = setup.decks
    changed = {part: [TWIN if name == CUB else name for name in names] for part, names in first.items()}
    return replace(
        setup, cards={**setup.cards, TWIN: twin}, decks=(changed, second), deck_names=("changed", "as it is")
    )


def plan_of_decks() -> Plan:
    """The plan of two decks; the decks do not matter for the seeds."""
    return Plan(kind="decks", arms=(Arm.of("decks", decks_setup()),))


def wins_more(rows: Sequence[DuelRow]) -> bool | None:
    """Whether the first deck wins more often than the second; None where the interval holds one half."""
    table = deck_table(plan_of_decks(), rows, "random")
    share = next(line[1] for line in table.rows if line[0] == "changed")
    assert isinstance(share, Interval)
    return share.low > 0.5 if not share.low <= 0.5 <= share.high else None


def better_plan() -> Plan:
    """The plan of `better_card`."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "better.toml"
        file.write_text(BETTER, encoding="utf-8")
        plan = Asked(load_ruleset("rune_duel"), variant=str(file), card="Pillager Cub").plan()
        return Plan(**{**dict(plan), "arms": plan.arms[:2]})


TRUTHS: Mapping[str, tuple[Callable[[int], Iterator[Sequence[DuelRow]]], str]] = {
    "A/A": (same_rules, ""),
    "A/A with life": (same_rules_with_life, ""),
    "handicap": (handicap, FAIRER.title),
    "better card": (better_card, weaker(1).title),
    "better deck": (better_deck, WINS),
    "equal deck": (equal_deck, WINS),
}
"""What is played, and the question that matters; for A/A all questions do."""


def main() -> None:
    """Play the runs and print how often each question was answered."""
    parser = argparse.ArgumentParser(description="Known truths that the bench must find.")
    parser.add_argument("--runs", type=int, default=200, help="runs of each truth (200)")
    parser.add_argument("names", nargs="*", help=f"some of: {', '.join(TRUTHS)}")
    arguments = parser.parse_args()
    for name in arguments.names or TRUTHS:
        play, question = TRUTHS[name]
        answers: Counter[tuple[str, bool | None]] = Counter()
        plan = better_plan() if play is better_card else plan_of_leduc()
        for rows in play(arguments.runs):
            if question == WINS:
                answers[WINS, wins_more(rows)] += 1
                continue
            found = verdicts(plan, rows, "turn")
            answers.update(
                (each.question.title, each.answer) for each in found if question in ("", each.question.title)
            )
            if not question:
                answers[SOMETHING, any(each.answer is not None for each in found) or None] += 1
        for line in in_words(name, answers, arguments.runs):
            print(line, flush=True)


def plan_of_leduc() -> Plan:
    """A plan with two arms, for the verdicts of Leduc."""
    return plan_of(leduc())


def plan_of(setup: Setup) -> Plan:
    """A plan with two arms of the same set-up."""
    return Plan(kind="compare", arms=(Arm.of("one", setup), Arm.of("two", setup)))


def in_words(name: str, answers: Mapping[tuple[str, bool | None], int], runs: int) -> Iterator[str]:
    """Say how often each question was answered, with the interval of the share."""
    for question in dict.fromkeys(asked for asked, _ in answers):
        yes, no = answers.get((question, True), 0), answers.get((question, False), 0)
        share = wilson(yes + no, runs)
        known = f"{share.middle:.1%} answered (95 % {share.low:.1%} to {share.high:.1%})"
        yield f"{name}: {question}: yes {yes}, no {no} of {runs} runs, {known}"


if __name__ == "__main__":
    main()
