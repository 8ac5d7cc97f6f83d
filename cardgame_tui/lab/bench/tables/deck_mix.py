"""What a field of players would bring: the mix of decks that no deck beats, with its interval."""

import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.statistics import CONFIDENCE, Interval

ROUNDS = 400
"""Rounds in which a mix is looked for; what is left to gain against it is below one win of 100 then."""
SAMPLES = 200
"""Samples of the bootstrap."""
FEWEST = 10
"""Fewest units that say something."""
LEAST = 0.005
"""A share below this is none."""

Edges: TypeAlias = Sequence[Sequence[float]]
"""For each deck and each other, how much more than half of the decided duels it wins."""
Tally: TypeAlias = Mapping[int, tuple[int, int]]
"""For each arm of a unit, wins of its first deck and decided duels."""


def best_mix(edges: Edges) -> list[float]:
    """The shares with which decks are mixed so that no deck wins more than half against the mix.

    Each round plays decks as far as the mix so far regrets not having played them; later rounds weigh more
    (regret matching plus, Tammelin 2014).

    Args:
        edges: how much each deck wins against each other.
    """
    count = len(edges)
    regrets, total = [0.0] * count, [0.0] * count
    for number in range(1, ROUNDS + 1):
        kept = sum(regrets)
        mix = [regret / kept for regret in regrets] if kept else [1 / count] * count
        worth = [sum(map(_product, row, mix)) for row in edges]
        value = sum(map(_product, worth, mix))
        regrets = [max(0.0, regret + one - value) for regret, one in zip(regrets, worth, strict=True)]
        total = [sofar + number * share for sofar, share in zip(total, mix, strict=True)]
    whole = sum(total)
    return [share / whole for share in total]


def deck_mix(plan: Plan, rows: Sequence[DuelRow], bot: str) -> Mapping[str, Interval]:
    """The mix of decks that no deck beats, the largest share first; empty without enough duels.

    The intervals are those of a bootstrap over units.

    Args:
        plan: a run of all decks.
        rows: its duels.
        bot: the bot.
    """
    names = list(dict.fromkeys(name for arm in plan.arms for name in arm.header.deck_names))
    units = _units(rows, bot)
    if len(units) < FEWEST:
        return {}
    mix = best_mix(_edges(plan, names, Counter(range(len(units))), units))
    draw = random.Random(1)
    samples = [
        best_mix(_edges(plan, names, Counter(draw.choices(range(len(units)), k=len(units))), units))
        for _ in range(SAMPLES)
    ]
    skipped = int(SAMPLES * (1 - CONFIDENCE) / 2)
    shares = {
        name: Interval(mix[place], found[skipped], found[-1 - skipped])
        for place, name in enumerate(names)
        for found in [sorted(sample[place] for sample in samples)]
    }
    return dict(sorted(shares.items(), key=lambda item: -item[1].middle))


def mix_words(plan: Plan, rows: Sequence[DuelRow], bot: str) -> str:
    """That mix in a sentence; empty without enough duels. Arguments as those of `deck_mix`."""
    found = deck_mix(plan, rows, bot)
    if not found:
        return ""
    shown = [(name, share) for name, share in found.items() if share.middle >= LEAST or share.high >= LEAST]
    parts = [
        f"{name} {100 * share.middle:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"
        for name, share in shown
    ]
    return f"What the field would play, since no deck beats this mix: {', '.join(parts)}."


def _product(one: float, two: float) -> float:
    return one * two


def _units(rows: Sequence[DuelRow], bot: str) -> Sequence[Tally]:
    found: dict[int, dict[int, tuple[int, int]]] = defaultdict(dict)
    for row in rows:
        if row.bot == bot and row.decided:
            won, decided = found[row.unit].get(row.arm, (0, 0))
            found[row.unit][row.arm] = won + (row.deck_won == 1), decided + 1
    return list(found.values())


def _edges(plan: Plan, names: Sequence[str], times: Mapping[int, int], units: Sequence[Tally]) -> Edges:
    """How much each deck wins against each other, in units that count so many times."""
    sums = {arm: [0, 0] for arm in range(len(plan.arms))}
    for unit, count in times.items():
        for arm, (won, decided) in units[unit].items():
            sums[arm][0] += count * won
            sums[arm][1] += count * decided
    places = {name: place for place, name in enumerate(names)}
    edges = [[0.0] * len(names) for _ in names]
    for index, pair in enumerate(plan.arms):
        one, two = (places[name] for name in pair.header.deck_names)
        won, decided = sums[index]
        edge = won / decided - 0.5 if decided else 0.0
        edges[one][two], edges[two][one] = edge, -edge
    return edges
