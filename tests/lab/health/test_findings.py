"""What a health report finds in duels whose truth is known."""

from math import inf
from typing import Any

import pytest

from cardgame_tui.lab.bench.health.evidence import Evidence, quantile
from cardgame_tui.lab.bench.health.findings import Finding, findings_of, outcome_of
from cardgame_tui.lab.bench.health.questions import lead_changes
from cardgame_tui.lab.bench.health.report import Health
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import CardRow, DuelRow, OptionRow, QuestionRow
from cardgame_tui.lab.statistics import Interval
from tests.lab.bench.runs import plan_of, row

FIRST, BETTER, DECKS = "Does the first player win?", "Does the better player win?", "Is one deck no match?"
LEAD, FORCED, DRAWN = "How often does the lead change?", "How many plays are forced?", "How often is it drawn?"
PLAYED, MATTER = "Are all cards played?", "Do all cards matter?"


def duels(count: int, **changes: Any) -> list[DuelRow]:
    """Duels that seat 1 began and won every other time, unless that is changed; functions are given the number."""
    return [
        row(number, **{"winner": 1 + number % 2, **{name: _of(what, number) for name, what in changes.items()}})
        for number in range(1, count + 1)
    ]


def _of(what: Any, number: int) -> Any:
    return what(number) if callable(what) else what


def found(rows: list[DuelRow], plan: Plan | None = None, **happened: Any) -> dict[str, Finding]:
    """The findings of some duels, by their question."""
    evidence = Evidence(plan or plan_of(), rows, "turn", **happened)
    return {each.question.title: each for each in findings_of(evidence)}


def two_decks() -> Plan:
    """The plan of a report about two decks."""
    plan = plan_of()
    decks = ({"main": ["King of hearts"]}, {"main": ["Jack of hearts"]})
    header = plan.arms[0].header.model_copy(update={"decks": decks, "deck_names": ("Kings", "Jacks")})
    return Plan(
        kind="health", arms=(plan.arms[0].model_copy(update={"header": header}),), ladder=("greedy/random",)
    )


@pytest.mark.parametrize(
    ("interval", "outcome"),
    [
        ((0.5, 0.46, 0.54), "works"),
        ((0.5, 0.44, 0.56), "not sure"),
        ((0.6, 0.56, 0.64), "breaks"),
        ((0.4, 0.36, 0.449), "breaks"),
        ((0.5, 0.1, 0.9), "not sure"),
    ],
)
def test_only_an_interval_on_one_side_of_an_edge_says_something(
    interval: tuple[float, float, float], outcome: str
) -> None:
    assert outcome_of(Interval(*interval), (0.45, 0.55), 400) == outcome
    assert outcome_of(Interval(*interval), (0.45, 0.55), 29) == "not sure"
    assert outcome_of(Interval(*interval), None, 400) == "measured"


def test_a_game_that_the_first_player_always_wins_breaks_in_both_halves() -> None:
    assert found(duels(2_000))[FIRST].outcome == "works"
    always = found(duels(100, winner=1))[FIRST]
    assert (always.outcome, always.again, always.sentence) == ("breaks", True, "Going first is worth 50.0 points.")
    once = found(duels(100, winner=lambda number: 1 if number % 2 else 1 + number // 2 % 2))[FIRST]
    assert (once.outcome, once.again) == ("breaks", False)


def test_what_may_be_chance_is_said_so_and_not_claimed() -> None:
    few = found(duels(40, winner=lambda number: 1 if number <= 18 else 2), two_decks())
    assert few[FIRST].sentence == "The first player wins 45 of 100 duels: chance? 95 % 30.5 to 60.4."
    assert few[DECKS].sentence == "Jacks beats Kings in 55 of 100 duels, in both seats: chance? 95 % 39.6 to 69.5."
    sure = found(duels(40, winner=2))[FIRST]
    assert sure.sentence == "Going first costs 50.0 points."


@pytest.mark.parametrize(
    ("drawn", "sentence"),
    [(0, "0 of 40 duels were drawn."), (1, "1 of 40 duels was drawn."), (3, "3 of 40 duels were drawn.")],
)
def test_draws_are_told_of_the_duels_that_were_played(drawn: int, sentence: str) -> None:
    rows = duels(40, winner=lambda number: 0 if number <= drawn else 1)
    assert found(rows)[DRAWN].sentence == sentence


@pytest.mark.usefixtures("leduc")
def test_a_bot_that_should_win_and_does_not_shows_a_game_of_luck() -> None:
    plan = Plan(kind="health", arms=plan_of().arms, ladder=("greedy:2/random",))
    ladder = duels(200, bot="greedy:2/random")
    luck = found([*ladder, *duels(60)], plan)[BETTER]
    assert (luck.outcome, luck.measure) == ("breaks", "50.0 %")
    won = found([*duels(200, bot="greedy:2/random", winner=1), *duels(60)], plan)[BETTER]
    assert won.outcome == "works"


@pytest.mark.usefixtures("leduc")
def test_a_bot_that_only_hurries_says_nothing_of_the_game() -> None:
    plan = Plan(kind="health", arms=plan_of().arms, ladder=("eager/random",))
    found_of = found([*duels(200, bot="eager/random"), *duels(60)], plan)
    assert found_of[BETTER].outcome == "not sure"


@pytest.mark.usefixtures("leduc")
def test_a_bot_that_has_not_learned_the_game_says_nothing_of_it() -> None:
    plan = Plan(kind="health", arms=plan_of().arms, ladder=("quick/random",))
    assert found([*duels(200, bot="quick/random"), *duels(60)], plan)[BETTER].outcome == "not sure"


def test_duels_of_a_ladder_count_for_nothing_else() -> None:
    rows = [*duels(60), *duels(60, bot="eager/random", turns=90, winner=0)]
    assert found(rows)[DRAWN].measure == "0.0 %"


def test_a_deck_that_is_no_match_is_named_whichever_it_is() -> None:
    for swapped, better in ((False, "Kings"), (True, "Jacks")):
        lopsided = found(duels(100, winner=1, swapped=swapped), two_decks())[DECKS]
        assert lopsided.outcome == "breaks"
        assert lopsided.sentence.startswith(f"{better} beats ")
        assert lopsided.wrong.endswith(f"is no match for {better}")
    assert DECKS not in found(duels(100))


@pytest.mark.parametrize(
    ("leads", "changes"), [((), None), ((0, 0), 0), ((1, 0, 2), 0), ((1, 0, -2), 1), ((-1, 1, -1, 1), 3)]
)
def test_the_lead_changes_when_it_has_another_sign(leads: tuple[int, ...], changes: float | None) -> None:
    assert lead_changes(row(1, leads=leads)) == changes


def test_a_game_without_life_is_not_asked_about_the_lead() -> None:
    assert LEAD not in found(duels(40))
    assert found(duels(40, leads=(1, 2, 3)))[LEAD].outcome == "breaks"


def test_forced_plays_are_those_with_one_answer() -> None:
    questions = [QuestionRow(number, 1, "pass", 10, 2 + number % 3, 30) for number in range(1, 101)]
    forced = found(duels(100), questions=questions)[FORCED]
    assert forced.found.middle == pytest.approx(0.3, abs=0.005)
    assert forced.outcome == "measured"


def test_cards_that_stay_in_hand_and_cards_that_do_not_show() -> None:
    """A card is never played, another is drawn by who wins half of the time, whether drawn or not."""
    rows, cards = duels(4_000), []
    for each in rows:
        cards.append(CardRow(each.number, 1, "Dead", 1, 0, 1, 0))
        cards.append(CardRow(each.number, 1, "Idle", 1, 0, each.number // 2 % 2, each.number // 2 % 2))
        cards.append(CardRow(each.number, 1, "Winner", 1, 0, int(each.winner == 1), int(each.winner == 1)))
    result = found(rows, cards=cards)
    assert result[PLAYED].sentence == "1 of 3 cards stays in hand: Dead."
    assert result[MATTER].sentence.endswith("as often, within 5 points: Idle.")
    assert "Idle" not in found(rows[:100], cards=cards)[MATTER].sentence
    assert found(rows[:100], cards=cards)[MATTER].outcome == "not sure"


def test_a_share_of_values_lies_below_a_quantile() -> None:
    middle = quantile([*range(1, 1_001)], 0.9)
    assert (middle.middle, middle.low < 885, middle.high > 915) == (901, True, True)
    assert quantile([7], 0.9) == Interval(7, 7, 7)


def test_answers_that_nobody_gives_are_named() -> None:
    options = [OptionRow(number, "play", "burn", 2, 0) for number in range(1, 41)]
    options += [OptionRow(number, "play", "pass", 2, 1) for number in range(1, 41)]
    options += [OptionRow(1, "play", "rare", 2, 0)]
    assert Evidence(plan_of(), duels(40), "turn", options=options).never_picked == [("play", "burn", 80)]


@pytest.mark.usefixtures("leduc")
def test_the_finding_is_a_sentence_by_the_same_rule_every_time() -> None:
    def headline(rows: list[DuelRow]) -> str:
        return Health(Evidence(plan_of(), rows, "turn")).headline

    assert headline(duels(20)) == "Too few duels to say anything: 20 ended."
    assert headline(duels(4_000)) == "It works."
    assert headline(duels(60)).startswith("Nothing breaks; ")
    assert headline(duels(400, winner=1)) == "It works. But the first player has an edge."
    many = Health(Evidence(plan_of(), duels(400, winner=lambda number: number % 3 % 2), "turn"))
    assert many.headline == "The first player has an edge and too many duels are drawn."
    assert many.caution.startswith("All breaks show in both halves of the duels. ")


def test_what_is_wanted_is_written_and_drawn() -> None:
    findings = found(duels(40, leads=(1, -1, 1)))
    words = {title: each.wanted_words for title, each in findings.items()}
    assert words[FIRST] == "45 to 55"
    assert words[DRAWN] == "2 or less"
    assert words[LEAD] == "1 or more"
    assert findings[LEAD].wanted == (1, inf)
    assert findings[LEAD].most == 2.5
