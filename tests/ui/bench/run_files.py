"""A run that was never played: figures that a test knows, of cards that exist."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.plan import Plan, Task
from cardgame_tui.lab.bench.rows import FINISHED, CardRow, DuelRow, DuelRows, QuestionRow, RuleRow
from cardgame_tui.plugins import load_ruleset

QUESTIONS = {"priority": (200, 110), "event": (24, 0), "target": (28, 12), "blocker": (2, 0)}
"""How often each question is asked in a duel, and how often only one answer is possible."""
RULES = {"DR-74": 100, "DR-104": 60, "DR-107": 30}
"""In how many of 100 duels each rule is at work."""


def rift_plan(**asked: object) -> Plan:
    """Dimensional Rift with and without the variant Last words, unless something else is asked."""
    words = {"variant": "last_words", "bots": ("random",), **asked}
    return Asked(load_ruleset("dimensional_rift"), **words).plan()  # type: ignore[arg-type]


def written_run(path: Path, plan: Plan | None = None, units: int = 60) -> RunFolder:
    """A run whose first arm takes 50 turns and draws half of its duels, and whose others are shorter by 10."""
    folder = RunFolder.create(path, plan or rift_plan())
    chance = Random(7)
    for seeds in folder.plan.units():
        if seeds.number > units:
            return folder
        folder.append([_duel(folder.plan, task, chance) for task in folder.plan.tasks(seeds)])
    return folder


def _duel(plan: Plan, task: Task, chance: Random) -> DuelRows:
    number, seeds = task.number, task.seeds
    turns = max(6, round(chance.gauss(50 if task.arm == 0 else 40, 10)))
    drawn = chance.random() < (0.5 if task.arm == 0 else 0.2)
    winner = 0 if drawn else chance.choice((1, 1, 2))
    sign = 1 if winner == 1 else -1
    leads = tuple(0 if turn < turns / 3 else sign * (1 + turn % 3) for turn in range(turns))
    duel = DuelRow(
        number, seeds.number, task.arm, task.bot, task.swapped, seeds.duel, seeds.bot1, seeds.bot2, FINISHED,
        winner, chance.choice((1, 2)), turns, turns * 9, "stalemate" if drawn else "hp", leads, f"{number:08x}",
        life=(3, 6, 3, 6) if drawn else (2 + task.arm, 6, 0, 6), key_events=turns // 2 + task.arm,
    )  # fmt: skip
    questions = [
        QuestionRow(number, 1, name, asked, forced, 3 * asked) for name, (asked, forced) in QUESTIONS.items()
    ]
    rules = [RuleRow(number, rule, 3) for rule, share in RULES.items() if chance.random() < share / 100]
    return DuelRows(duel, [*_cards(plan, task, chance)], questions, rules)


def _cards(plan: Plan, task: Task, chance: Random) -> Iterator[CardRow]:
    decks = plan.arms[task.arm].header.decks
    for seat, deck in enumerate(decks[::-1] if task.swapped else decks, 1):
        for card in sorted({name for names in deck.values() for name in names}):
            drawn = chance.random() < 0.8
            yield CardRow(
                task.number,
                seat,
                card,
                1,
                int(chance.random() < 0.2),
                int(drawn),
                int(drawn and chance.random() < 0.7),
            )
