"""What to test next: for what breaks a run that may show why, for what is not sure more duels."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import ceil, floor, inf, isinf
from shlex import quote
from typing import Any

from cardgame_tui.content.option_info import OptionInfo, describe_options
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.comparing.verdicts import rounded
from cardgame_tui.lab.bench.health.evidence import Evidence
from cardgame_tui.lab.bench.health.findings import Finding
from cardgame_tui.lab.bench.health.questions import better_deck, dead_cards, idle_cards
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.value import value

MOST = 3
"""Most suggestions."""
GAMES = 400
"""Duels of each side of a suggested run."""
CARD_GAMES = 200
"""The same of a run about cards, which has many sides."""
MATTER = "Do all cards matter?"
"""The question whose answer is one card after another."""
MOST_GAMES = 100_000
"""More duels than that are not suggested."""
SEED = 1
"""The seed of a run for which none is named."""
LOOKS_AHEAD = "greedy:2"
"""A bot that is asked where others draw too often."""


@value
class Suggestion:
    """A run to play next.

    Args:
        words: what it asks.
        asked: what differs from the run of the report, as `Asked` takes it.
        games: duels of each side.
    """

    words: str
    asked: Mapping[str, object]
    games: int

    def plan(self, report: Plan) -> Plan:
        """The plan of the run.

        Args:
            report: the plan of the report.

        Raises:
            ContentError: when its files can no longer be read.
            PluginError: when its game is not installed.
        """
        return replace(Asked.again(report), **self._changes(report)).plan()

    def _changes(self, report: Plan) -> dict[str, Any]:
        """What differs from what the report was asked for; another run is played by the bot of the report."""
        return {"bots": report.bots, **self.asked} if self.asked else {}

    def command(self, plan: Plan) -> str:
        """The command that plays it."""
        words = ["cardgame-tui", "bench", plan.arms[0].header.ruleset]
        if request := plan.request:
            words += ["--variant", request.variant] if request.variant else []
            words += ["--health"] if request.health and self.asked.keys() <= {"bots"} else []
            words += [word for each in request.settings for word in ("--set", each)]
            decks = zip(("--deck1", "--deck2"), request.decks, strict=True)
            words += [word for name, deck in decks if deck for word in (name, deck)]
        words += ["--seed", str(plan.seed)] if plan.seed != SEED else []
        given = {"bots": plan.request.bots} if plan.request and plan.request.bots else {}
        for name, found in {**given, **self._changes(plan)}.items():
            words += [f"--{name}", ",".join(found) if isinstance(found, tuple) else str(found)]
        return " ".join(map(quote, [*words, "--games", str(self.games)]))


def suggestions(evidence: Evidence, findings: Sequence[Finding]) -> Sequence[Suggestion]:
    """What to test next, what breaks first."""
    breaks = [each for each in findings if each.outcome == "breaks"]
    found = (test for each in breaks for test in _why(each, evidence))
    unsure = (_thinking(findings, evidence), _more_duels(evidence, findings), _each_card(findings, evidence))
    return [*islice((*found, *(test for tests in unsure for test in tests)), MOST)]


def _thinking(findings: Sequence[Finding], evidence: Evidence) -> Iterator[Suggestion]:
    """A bot that looks ahead against one that does not, where the bots that met are too much alike."""
    for each in findings:
        if each.outcome == "not sure" and not each.question.tells(evidence):
            bots = (LOOKS_AHEAD, evidence.better_wins[-1][1])
            yield Suggestion("Does a player win who looks ahead?", {"bots": bots}, GAMES // 4)


def _why(finding: Finding, evidence: Evidence) -> Iterator[Suggestion]:
    """What may show why something breaks."""
    match finding.question.title:
        case "Does the first player win?":
            for info in _about_beginning(evidence.plan):
                sweep = f"{info.name}={info.low}..{info.high}"
                yield Suggestion(f"{info.title} {info.low} to {info.high}: fairer?", {"sweep": sweep}, GAMES)
        case "Is one deck no match?":
            if card := _strongest(evidence):
                deck = better_deck(evidence)[0]
                yield Suggestion(f"{deck} without {card}: a match?", {"card": card}, GAMES)
        case "Are all cards played?":
            yield Suggestion(f"What is {dead_cards(evidence)[0]} worth?", {"card": dead_cards(evidence)[0]}, GAMES)
        case found if found == MATTER:
            yield Suggestion(f"What is {idle_cards(evidence)[0]} worth?", {"card": idle_cards(evidence)[0]}, GAMES)
        case "How often is it drawn?" if not evidence.plan.bots[0].startswith(("greedy", "ismcts")):
            yield Suggestion("Fewer draws with a bot that looks ahead?", {"bots": (LOOKS_AHEAD,)}, GAMES // 4)


def _each_card(findings: Sequence[Finding], evidence: Evidence) -> Iterator[Suggestion]:
    """What each card is worth, where it is not known whether all matter; asked about the one that shows least."""
    shown = [
        (abs(card.difference.middle), card.name)
        for card in evidence.cards
        if card.known and card.difference is not None
    ]
    if shown and any(each.question.title == MATTER and each.outcome == "not sure" for each in findings):
        card = min(shown)[1]
        yield Suggestion(f"What is {card} worth, and each other card?", {"card": card}, CARD_GAMES)


@value
class _Whole:
    """An option that is a whole number, from one below its default to one above as far as that is allowed."""

    name: str
    title: str
    low: int
    high: int


def _about_beginning(plan: Plan) -> Iterator[_Whole]:
    """Options with a number that say something of who begins or of the first hand."""
    options: Sequence[OptionInfo] = describe_options(load_ruleset(plan.arms[0].header.ruleset).options_model)
    for info in options:
        if type(info.default) is int and any(word in info.title.casefold() for word in ("hand", "first", "begin")):
            low = max(info.default - 1, ceil(info.least or 0))
            high = info.default + 1 if info.most is None else min(info.default + 1, floor(info.most))
            yield _Whole(info.name, info.title, low, high)


def _strongest(evidence: Evidence) -> str:
    """The card of the better deck alone whose owner wins most often after drawing it; empty for none."""
    name = better_deck(evidence)[0]
    header = evidence.plan.arms[0].header
    own, other = header.decks if header.deck_names[0] == name else header.decks[::-1]
    cards = {card for part in own.values() for card in part} - {card for part in other.values() for card in part}
    found = [
        (card.difference.low, card.name)
        for card in evidence.cards
        if card.name in cards and card.difference is not None and card.known
    ]
    return max(found, default=(0.0, ""))[1]


def _more_duels(evidence: Evidence, findings: Sequence[Finding]) -> Iterator[Suggestion]:
    """More duels, if so many can tell what is not sure."""
    needed = {each.question.title: _needed(each) for each in findings if each.outcome == "not sure"}
    known = {title: games for title, games in needed.items() if games <= MOST_GAMES}
    if known:
        title = min(known, key=lambda each: known[each])
        share = max(1, len(evidence.with_decks) or len(evidence.finished)) / max(1, len(evidence.finished))
        yield Suggestion(f"More duels: {title[0].lower()}{title[1:]}", {}, rounded(max(10, known[title] * share)))


def _needed(finding: Finding) -> float:
    """How many duels would tell, if the measure stays as it is; infinite where no number would."""
    found: Interval = finding.found
    if finding.wanted is None or finding.question.style == "count" or not found.known:
        return inf
    near = [end for end in finding.wanted if found.low < end < found.high]
    ratios = [_reach(found, end) / abs(found.middle - end) if found.middle != end else inf for end in near]
    most = max(ratios, default=inf)
    return inf if isinf(most) else ceil(max(finding.duels * most**2, finding.duels + 1))


def _reach(found: Interval, end: float) -> float:
    """How far an interval reaches from what was measured, on the side of an end."""
    return found.high - found.middle if end > found.middle else found.middle - found.low
