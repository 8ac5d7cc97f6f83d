"""What a health report asks: each question once, with its measure, what is wanted, and its words."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import ceil, inf
from statistics import median

from cardgame_tui.lab.bench.comparing.measures import (
    came_back,
    deck_wins,
    mean_of,
    unit_share,
)
from cardgame_tui.lab.bench.health.cards import CardUse
from cardgame_tui.lab.bench.health.evidence import Evidence, quantile
from cardgame_tui.lab.bench.ladder import thinks
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Style
from cardgame_tui.lab.statistics import CONFIDENCE, Interval
from cardgame_tui.value import value

LONGEST = 0.9
"""Which share of the duels is shorter than the longest ones that are asked about."""
CARDS = 20
"""One in so many cards may do nothing."""


@value
class HealthQuestion:
    """A question about a game.

    Args:
        title: the question.
        measured: what the duels show; None where there is nothing to measure, so that it is not asked.
        said: that in a sentence, from the measure and the evidence.
        wrong: what is wrong outside of what is wanted, as part of a sentence.
        wanted: the least and the most that is wanted, from the evidence; None where that is up to the game.
        style: how the measure is written.
        unit: what follows it, such as ``turns``.
        behind: the duels that are worth a look: in words, and which they are; None for none.
        tells: whether a measure outside of what is wanted is about the game, and not about its players.
    """

    title: str
    measured: Callable[[Evidence], Interval | None]
    said: Callable[[Interval, Evidence], str]
    wrong: Callable[[Interval, Evidence], str]
    wanted: Callable[[Evidence], tuple[float, float] | None]
    style: Style = "share"
    unit: str = ""
    behind: tuple[str, Callable[[DuelRow], bool]] | None = None
    tells: Callable[[Evidence], bool] = lambda evidence: True


def _between(low: float, high: float) -> Callable[[Evidence], tuple[float, float]]:
    return lambda evidence: (low, high)


def lead_changes(row: DuelRow) -> float | None:
    """How often the lead in life changed hands from turn to turn; None in a game without life."""
    ahead = [lead > 0 for lead in row.leads if lead]
    return float(sum(one != two for one, two in pairwise(ahead))) if row.leads else None


def _lead_changes(evidence: Evidence) -> Interval | None:
    known = [row for row in evidence.finished if row.leads]
    return mean_of(known, lead_changes, inf)


def _first(evidence: Evidence) -> Interval | None:
    won = unit_share(evidence.rows, lambda row: row.first_won, lambda row: row.begun)
    return won if any(row.begun for row in evidence.rows) else None


def _first_said(found: Interval, evidence: Evidence) -> str:
    if maybe := _maybe_chance(found):
        return f"The first player wins {_of_100(found)} of 100 duels{maybe}."
    points = 100 * (found.middle - 0.5)
    return f"Going first {'is worth' if points >= 0 else 'costs'} {abs(points):.1f} points."


def _maybe_chance(found: Interval) -> str:
    """That a share may be one half, with its interval; empty where it is not."""
    if not found.low <= 0.5 <= found.high:
        return ""
    return f": chance? {CONFIDENCE:.0%} {100 * found.low:.1f} to {100 * found.high:.1f}".replace("%", " %")


def _better(evidence: Evidence) -> Interval | None:
    return evidence.better_wins[-1][2] if evidence.better_wins else None


def _better_said(found: Interval, evidence: Evidence) -> str:
    better, other, _ = evidence.better_wins[-1]
    return f"The better player wins {_of_100(found)} of 100 duels ({better} against {other}, seats swapped)."


def _thinks(evidence: Evidence) -> bool:
    """Whether the better bot is one that should win more: one that neither guesses nor only hurries."""
    setup = evidence.setup
    return thinks(evidence.better_wins[-1][0], setup.ruleset, setup.options)


def _decks(evidence: Evidence) -> Interval | None:
    rows = evidence.with_decks
    if not any(row.decided for row in rows):
        return None
    wins = unit_share(rows, lambda row: row.deck_won == 1, lambda row: row.decided)
    return wins if wins.middle >= 0.5 else Interval(1 - wins.middle, 1 - wins.high, 1 - wins.low)


def better_deck(evidence: Evidence) -> tuple[str, str]:
    """The deck that wins more often, and the other."""
    one, two = evidence.decks
    return (one, two) if deck_wins(evidence.with_decks, 1).middle >= 0.5 else (two, one)


def _decks_said(found: Interval, evidence: Evidence) -> str:
    better, other = better_deck(evidence)
    return f"{better} beats {other} in {_of_100(found)} of 100 duels, in both seats{_maybe_chance(found)}."


def _of_100(found: Interval) -> str:
    return f"{100 * found.middle:.0f}"


def _turns(evidence: Evidence) -> Interval | None:
    return mean_of(evidence.finished, lambda row: row.turns, inf)


def _longest(evidence: Evidence) -> Interval | None:
    return quantile([row.turns for row in evidence.finished], LONGEST) if evidence.finished else None


def _twice_the_middle(evidence: Evidence) -> tuple[float, float]:
    return 0.0, 2 * median([row.turns for row in evidence.finished])


def _drawn(evidence: Evidence) -> Interval | None:
    drawn = unit_share(evidence.rows, lambda row: row.drawn, lambda row: row.finished)
    return drawn if evidence.finished else None


def _drawn_said(found: Interval, evidence: Evidence) -> str:
    count, duels = sum(row.drawn for row in evidence.finished), len(evidence.finished)
    return f"{count:,} of {duels:,} duels {'was' if count == 1 else 'were'} drawn."


def _comebacks(evidence: Evidence) -> Interval | None:
    known = [row for row in evidence.finished if came_back(row) is not None]
    return unit_share(known, lambda row: bool(came_back(row)), lambda row: True) if known else None


def _forced(evidence: Evidence) -> Interval | None:
    shares = evidence.forced
    known = [evidence.duel(number) for number in shares]
    return mean_of(known, lambda row: shares[row.number], 1)


def _counted(
    evidence: Evidence, sure: Callable[[CardUse], bool], perhaps: Callable[[CardUse], bool]
) -> Interval | None:
    """How many cards are so, and how many may be; None if not one is known well enough."""
    if not any(card.known for card in evidence.cards):
        return None
    count = sum(map(sure, evidence.cards))
    return Interval(count, count, count + sum(map(perhaps, evidence.cards)))


def dead_cards(evidence: Evidence) -> Sequence[str]:
    """The cards that stay in hand."""
    return [card.name for card in evidence.cards if card.dead]


def idle_cards(evidence: Evidence) -> Sequence[str]:
    """The cards that do not show in who wins."""
    return [card.name for card in evidence.cards if card.idle]


def _dead_said(found: Interval, evidence: Evidence) -> str:
    names = dead_cards(evidence)
    if not names:
        return "No card is known to stay in hand."
    return (
        f"{len(names)} of {len(evidence.cards)} cards stay{'s' * (len(names) == 1)} in hand: {', '.join(names)}."
    )


def _idle_said(found: Interval, evidence: Evidence) -> str:
    names = idle_cards(evidence)
    if not names:
        return "No card is known not to show in who wins."
    return f"Drawn or not, its player wins as often, within 5 points: {', '.join(names)}."


def _few_cards(evidence: Evidence) -> tuple[float, float]:
    return 0.0, float(ceil(len(evidence.cards) / CARDS))


QUESTIONS: Sequence[HealthQuestion] = (
    HealthQuestion(
        "Does the first player win?",
        _first,
        _first_said,
        lambda found, _: f"the {'first' if found.middle > 0.5 else 'second'} player has an edge",
        _between(0.45, 0.55),
        behind=("that the first player won", lambda row: row.first_won),
    ),
    HealthQuestion(
        "Does the better player win?",
        _better,
        _better_said,
        lambda found, _: "the better player hardly wins",
        _between(0.65, 1.0),
        tells=_thinks,
    ),
    HealthQuestion(
        "Is one deck no match?",
        _decks,
        _decks_said,
        lambda found, evidence: f"{better_deck(evidence)[1]} is no match for {better_deck(evidence)[0]}",
        _between(0.4, 0.6),
        behind=("of both decks", lambda row: row.arm == 0),
    ),
    HealthQuestion(
        "How long is a duel?",
        _turns,
        lambda found, evidence: f"A duel takes {found.middle:.1f} {evidence.turn}s.",
        lambda found, _: "",
        lambda evidence: None,
        "number",
        "{turn}s",
        behind=("of all", lambda row: True),
    ),
    HealthQuestion(
        "How long is the longest tenth?",
        _longest,
        lambda found, evidence: f"One in ten duels takes {found.middle:.0f} {evidence.turn}s or more.",
        lambda found, _: "some duels drag on",
        _twice_the_middle,
        "number",
        "{turn}s",
    ),
    HealthQuestion(
        "How often is it drawn?",
        _drawn,
        _drawn_said,
        lambda found, _: "too many duels are drawn",
        _between(0.0, 0.02),
        behind=("that were drawn", lambda row: row.drawn),
    ),
    HealthQuestion(
        "How often does the lead change?",
        _lead_changes,
        lambda found, _: f"The lead changes {found.middle:.1f} times in a duel.",
        lambda found, _: "the lead hardly changes",
        _between(1.0, inf),
        "number",
        "times",
        behind=("in which the lead never changed", lambda row: lead_changes(row) == 0),
    ),
    HealthQuestion(
        "Can the loser still win at half time?",
        _comebacks,
        lambda found, _: f"Who is behind at half time wins {_of_100(found)} of 100 duels.",
        lambda found, _: "who is behind at half time has lost",
        _between(0.2, 1.0),
        behind=("won by who was behind at half time", lambda row: bool(came_back(row))),
    ),
    HealthQuestion(
        "How many plays are forced?",
        _forced,
        lambda found, _: f"{_of_100(found)} of 100 questions have one answer only.",
        lambda found, _: "",
        lambda evidence: None,
    ),
    HealthQuestion(
        "Are all cards played?",
        lambda evidence: _counted(evidence, lambda card: card.dead, lambda card: card.perhaps_dead),
        _dead_said,
        lambda found, _: f"{found.middle:.0f} cards stay in hand",
        _few_cards,
        "count",
        "of {cards}",
    ),
    HealthQuestion(
        "Do all cards matter?",
        lambda evidence: _counted(evidence, lambda card: card.idle, lambda card: card.perhaps_idle),
        _idle_said,
        lambda found, _: f"{found.middle:.0f} cards do not show in who wins",
        _few_cards,
        "count",
        "of {cards}",
    ),
)
"""What is asked of a game."""
