"""Everything a prompt does not offer has a reason; only the prompts named here may have no refusals."""

from collections import Counter

import pytest

from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.conformance import run
from cardgame_tui.testing.starts import starts_of
from rulesets.dimensional_rift.ruleset import DimensionalRift
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from tests.games.sparks import SPARKS, sparks_start

RIFT = DimensionalRift()
RUNE = RuneDuelRuleset()
SELDOM = 2000
"""The costly checks run at one prompt in this many; `test_kit` runs more of them."""

OFFERS_ALL: dict[Ruleset, dict[str, str]] = {
    RIFT: {
        "cut": "any number of cards may be lifted, or none",
        "janken": "each hand may be shown",
        "starter": "either player may start",
        "mulligan": "a hand may be kept or not",
        "fade": "yes or no",
        "draw_instead": "yes or no",
        "use_trigger": "yes or no",
        "use_effect": "yes or no",
        "scaffold": "any Scaffold may be sacrificed, or none where the cost can be paid",
        "give_or_take": "mana goes either way",
        "trigger_order": "every order is legal",
    },
    RUNE: {
        "discard": "any card of the hand may go, or none",
        "mulligan": "a hand may be kept or not",
    },
}
"""The questions that never refuse anything, and why."""

MAY_OFFER_ALL: dict[Ruleset, dict[str, str]] = {
    RIFT: {
        "event": "all events are open where none is compulsory (DR-88)",
        "facing": "only a Trap that is flipped may have to lie otherwise (DR-39)",
        "sacrifice": "every card of the payer may be what the cost asks for",
        "mana": "every card of the payer may have mana",
        "discard": "only the card that is paid for is kept back",
        "blocker": "every creature of the seat may connect to the zone",
        "mode": "each of the effects to choose from may be possible",
        "vigilant": "a creature that may do one thing may do all it has",
        "lightfoot": "a creature that may do one thing may do all it has",
        "transform": "a Fables Deck may hold only Transformed creatures that can be summoned (DR-157)",
    },
    RUNE: {
        "target": "every card on the lines may fit",
        "trump": "every card of the hand may trump, and passing is allowed where an option says so",
    },
}
"""The questions that refuse something only on some tables, and why."""

RUNS = {
    "dimensional rift": (RIFT, (), False, 10),
    "dimensional rift, edition rift": (RIFT, ("edition=rift",), False, 6),
    "dimensional rift, options turned": (RIFT, (), True, 7),
    "rune duel": (RUNE, (), False, 8),
    "rune duel, options turned": (RUNE, (), True, 10),
}


@pytest.mark.parametrize(("ruleset", "settings", "turn_options", "games"), RUNS.values(), ids=RUNS.keys())
def test_every_prompt_that_can_refuse_gives_reasons(
    ruleset: Ruleset, settings: tuple[str, ...], turn_options: bool, games: int
) -> None:
    start_of = starts_of(ruleset, settings=settings, turn_options=turn_options)
    report = run(ruleset, start_of, games, every=SELDOM)
    never, seldom = OFFERS_ALL[ruleset], MAY_OFFER_ALL[ruleset]
    assert report.prompts.total() == report.decisions
    assert {ask: count for ask, count in report.unrefused.items() if ask not in {*never, *seldom}} == {}
    assert all(report.unrefused[ask] == report.prompts[ask] for ask in never)


@pytest.mark.parametrize("ruleset", OFFERS_ALL, ids=lambda ruleset: str(ruleset.id))
def test_the_questions_named_here_exist(ruleset: Ruleset) -> None:
    asks = set(ruleset.wording.asks)
    assert {*OFFERS_ALL[ruleset], *MAY_OFFER_ALL[ruleset]} <= asks


def test_the_kit_counts_prompts_without_a_refusal() -> None:
    report = run(SPARKS, sparks_start, 2)
    assert report.prompts == sum((duel.prompts for duel in report.duels), Counter())
    assert report.prompts.total() == report.decisions
    assert 0 < report.unrefused.total() <= report.decisions
    assert f"prompts without a refusal: {', '.join(in_words(report.unrefused, report.prompts))}" in str(report)


def in_words(unrefused: Counter[str], prompts: Counter[str]) -> list[str]:
    """The counts as a report writes them."""
    return [f"{ask} {count} of {prompts[ask]}" for ask, count in sorted(unrefused.items())]
