"""What duels never used: rules, rule options, and answers that nobody gave."""

import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from cardgame_tui.content.option_info import describe_options
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.lab.bench.health.evidence import Evidence
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value


@value
class Unused:
    """What no duel used.

    Args:
        rules: numbers of the rules that no event cites, of those that the code of the game names.
        of_rules: how many rules it names.
        options: titles of the rule options whose rule was not at work, so that another value may change nothing.
        answers: questions, and kinds of options they offered and nobody picked, and how often.
        seldom: cards that were played, but seldom: each with one in how many duels of who has it.
        never: cards that were never played.
        known: whether it is known of any card.
    """

    rules: Sequence[str]
    of_rules: int
    options: Sequence[str]
    answers: Sequence[tuple[str, str, int]]
    seldom: Sequence[tuple[str, int]]
    never: Sequence[str]
    known: bool

    def in_lines(self) -> Sequence[str]:
        """What was never used, in sentences."""
        count = f"Of {self.of_rules} rules that the game cites, {len(self.rules)} were in no event"
        lines = [f"{count}{_listed(self.rules)}."]
        if self.options:
            lines.append(f"Options whose rule was in no event: {_few(self.options, 6)}.")
        if self.answers:
            found = [f"{option} ({ask}, {count:,} times)" for ask, option, count in self.answers]
            lines.append(f"Offered and never picked: {_few(found, 6)}.")
        if self.known:
            lines.append(f"Cards never played: {_few(self.never, 8)}." if self.never else "Every card was played.")
        if self.seldom:
            lines.append(f"Seldom: {_few([f'{name} in 1 of {every} duels' for name, every in self.seldom], 5)}.")
        return lines


_NAMED = re.compile(r"[\"']([A-Z]+-\d+\w*)[\"']")
MOST_RULES = 12
"""Most rules that a line names."""
SELDOM = 20
"""A card is seldom played if it is played in at most one of so many duels of who has it."""


def unused_of(evidence: Evidence) -> Unused:
    """What the duels never used.

    Raises:
        ContentError: when the rulebook cannot be read.
        PluginError: when the game is not installed.
    """
    ruleset = evidence.setup.ruleset
    book, scope = load_rulebook(ruleset.rulebook), ruleset.scope(evidence.setup.options)
    cited = named_rules(ruleset) | evidence.rules_used
    held = [rule.number for rule in book.rules.values() if rule.holds_in(scope) and rule.number in cited]
    used = evidence.rules_used
    options = [info.title for info in describe_options(ruleset.options_model) if info.rule in set(held) - used]
    cards = evidence.cards
    return Unused(
        [number for number in held if number not in used],
        len(held),
        options,
        evidence.never_picked,
        [
            (card.name, round(card.tally.seats / card.tally.played))
            for card in cards
            if card.tally.played and card.tally.seats >= SELDOM * card.tally.played
        ],
        [card.name for card in cards if not card.tally.played],
        bool(cards),
    )


def named_rules(ruleset: Ruleset) -> set[str]:
    """The numbers of rules that the code of a game names; none where its source cannot be read."""
    file = getattr(sys.modules.get(type(ruleset).__module__), "__file__", None)
    found: set[str] = set()
    for path in Path(file).parent.rglob("*.py") if file else ():
        with suppress(OSError, ValueError):
            found |= set(_NAMED.findall(path.read_text(encoding="utf-8")))
    return found


def _listed(names: Sequence[str]) -> str:
    return f": {_few(names, MOST_RULES)}" if names else ""


def _few(names: Sequence[str], most: int) -> str:
    more = len(names) - most
    return ", ".join(names[:most]) + (f" and {more} more" if more > 0 else "")
