"""The stage: the public table for people who look on, with what a changed rule did."""

import random
from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.record import Record
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.play.rules_in_play import ChangedRule
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.drawing.frame import frame_text
from cardgame_tui.ui.drawing.stage.digits import LARGE, SMALL, digits_of
from cardgame_tui.ui.drawing.stage.frame import compose_stage
from cardgame_tui.ui.pages.reading import log_page
from cardgame_tui.ui.scene.stage import Stage
from cardgame_tui.ui.scene.staging import match_on_stage, stage_of
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.rule_change import ask_for_rules
from cardgame_tui.ui.under.rule_form import RuleForm
from tests.ui.answers import random_answer
from tests.ui.canary import (
    KnownNames,
    archive_setup,
    canary_setups,
    containment_setup,
    rift_setup,
    rune_setup,
    with_canaries,
)
from tests.ui.coloured import TABLES
from tests.ui.drawn_block import asked_for_a_block
from tests.ui.driving import ALL_SIZES, SIZES, SMALLEST
from tests.ui.piloting import session_of, shown, table_screen, type_keys


def staged(session: Session) -> Stage:
    """The stage of a match."""
    return stage_of(match_on_stage(session), ascii=False)


def drawn(stage: Stage, size: tuple[int, int]) -> str:
    return frame_text(compose_stage(stage, *size))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_stage_of_a_block_under_a_changed_rule(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert drawn(staged(asked_for_a_block(direct_hit="attack")), size) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["rune", "containment", "archive"])
def test_the_stage_of_each_game(game: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert drawn(staged(TABLES[game]().session), size) == snapshot


def test_it_says_what_the_changed_rule_does_to_each_answer() -> None:
    stage = staged(asked_for_a_block(direct_hit="attack"))
    told = {option.words: (option.score, option.changed) for option in stage.options}
    assert told == {
        "Ember Chirurgeon": ("", False),
        "Dusk Lampguard": ("", False),
        "no block": ("Bob HP 3 → 0", True),
    }
    assert stage.turnout is not None
    assert (stage.turnout.score.before, stage.turnout.score.after, stage.turnout.usual) == (3, 0, "3 → 2")
    assert "✱ before: 3 → 2" in drawn(stage, (80, 24))


def test_without_a_changed_rule_nothing_is_marked() -> None:
    stage = staged(asked_for_a_block())
    assert not stage.marks
    assert [option.score for option in stage.options if option.score] == ["Bob HP 3 → 2"]
    assert "✱" not in drawn(stage, (120, 40))
    assert "nothing changed" in drawn(stage, (120, 40))


def test_the_caption_leaves_out_what_happened_before_the_last_answer() -> None:
    session, chance = Session.of(Record(rune_setup("gate", seed=1))), random.Random(1)
    session.runner.open()
    captions = []
    while (prompt := session.prompt) is not None and session.driver.duel.turn < 4:
        session.runner.answer(random_answer(prompt, chance))
        session.go_past()
        captions.append(staged(session).happens)
    wins = [caption for caption in captions if "wins the duel" in caption]
    assert wins
    assert len(set(wins)) == len(wins), "a round that is over is said once"


def test_what_happens_several_times_is_said_once() -> None:
    session = Session.of(Record(rift_setup("gate", seed=1)))
    session.runner.open()
    while session.prompt is not None and session.prompt.ask != "mulligan":
        prompt = session.prompt
        if prompt.secret:
            session.runner.answer_secret({1: 0, 2: 1})
        else:
            session.runner.answer(0)
        session.go_past()
    assert "draws a card (5 times)" in staged(session).happens


def answer_with_the_last_option(session: Session) -> None:
    """Decline a block, or pass."""
    assert session.prompt is not None
    session.runner.answer(len(session.prompt.options) - 1)


def test_what_happened_because_of_the_changed_rule_is_marked() -> None:
    hit, usual = asked_for_a_block(direct_hit="attack"), asked_for_a_block()
    for session in (hit, usual):
        while session.prompt is not None and "hits Bob directly" not in staged(session).happens:
            answer_with_the_last_option(session)
        assert "hits Bob directly" in staged(session).happens
    assert staged(hit).changed
    assert not staged(usual).changed


def test_the_log_of_the_table_cites_the_changed_rule_with_a_star() -> None:
    hit, usual = asked_for_a_block(direct_hit="attack"), asked_for_a_block()
    for session in (hit, usual):
        while session.prompt is not None and not any("hits Bob directly" in line.words for line in session.log()):
            answer_with_the_last_option(session)
    changed = ["Bob loses 7 HP. (DR-115*)", "Alice wins: the other player has no HP left. (DR-179*)"]
    assert [str(line) for line in hit.log() if line.by_change] == changed
    assert not any(line.by_change for line in usual.log())
    said = [item.words for item in log_page(hit.log(), ("Alice", "Bob")).items]
    assert said[0] == "* not so without the changed rules"
    hit.runner.undo()
    assert not any(line.by_change for line in hit.log())


def test_the_stage_in_ascii_is_ascii() -> None:
    stage = stage_of(match_on_stage(asked_for_a_block(direct_hit="attack")), ascii=True)
    for size in SIZES:
        assert drawn(stage, size).isascii()


def test_the_smallest_stage_shows_the_board_and_where_the_choice_leads(snapshot: SnapshotAssertion) -> None:
    assert drawn(staged(asked_for_a_block(direct_hit="attack")), SMALLEST) == snapshot


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_sentence_of_a_single_changed_rule_is_shown_to_its_end(size: tuple[int, int]) -> None:
    stage = staged(asked_for_a_block(direct_hit="attack"))
    first, second, *_ = drawn(stage, size).split("\n")
    head = " ".join(f"{first} {second}".replace("▌", "").replace("turn 7", "").split())
    assert head.startswith(f"✱ DIRECT HIT {stage.rules[0].words}")


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_two_changed_rules_and_what_follows_are_said_to_their_ends(size: tuple[int, int]) -> None:
    stage = staged(asked_for_a_block(direct_hit="attack", draw_at="start"))
    said = " ".join(drawn(stage, size).replace("turn 7", "").replace("▌", " ").split())
    assert len(stage.rules) == 2
    assert all(rule.words in said for rule in stage.rules)
    caption = drawn(stage, size).splitlines()[-12:]
    words = set(" ".join(caption).replace("▌", " ").split())
    assert {word for option in stage.options for word in option.follows.split()} <= words


@pytest.mark.parametrize("rules", [3, 6])
def test_rules_that_have_no_room_are_counted_and_none_is_cut(rules: int) -> None:
    told = tuple(ChangedRule(f"Rule {number}", "word " * 20 + f"end {number}.") for number in range(rules))
    stage = replace(staged(asked_for_a_block()), rules=told)
    said = " ".join(drawn(stage, (80, 24)).replace("turn 7", "").replace("▌", " ").split())
    shown = [number for number in range(rules) if f"RULE {number}" in said]
    assert shown
    assert all(f"end {number}." in said for number in shown)
    assert f"{rules - len(shown)} more changed rules" in said


def test_the_smallest_stage_says_in_words_what_a_larger_one_says_in_large_digits() -> None:
    small = drawn(staged(asked_for_a_block(direct_hit="attack")), SMALLEST)
    assert "▀▀█" not in small
    assert "a direct hit, Alice wins  Bob HP 3 → 0 ✱" in small
    assert "✱ no block: Bob's HP before: 3 → 2" in small


def test_a_terminal_that_is_too_small_is_told_so() -> None:
    assert "needs 60x20" in drawn(staged(asked_for_a_block()), (60, 19))


@pytest.mark.parametrize("height", [LARGE, SMALL])
def test_every_number_is_drawn_in_digits_of_its_own(height: int) -> None:
    pictures = {tuple(digits_of(number, height)) for number in [*range(10), 10, 21, -1]}
    assert len(pictures) == 13
    assert {len(picture) for picture in pictures} == {height}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_stage_shows_no_name_that_the_public_may_not_know(seed: int) -> None:
    games = [*canary_setups("gate", seed)]
    games += [
        with_canaries(containment_setup(seed=seed, turn_limit=40)),
        with_canaries(archive_setup(seed=seed, loop_limit=90)),
    ]
    games += [
        with_canaries(rift_setup(seed=seed, direct_hit="attack")),
        with_canaries(rune_setup(seed=seed, max_slots=3)),
    ]
    for setup in games:
        look_at_every_decision(Session.of(Record(setup)), random.Random(seed))


def look_at_every_decision(session: Session, chance: random.Random) -> None:
    """Play at random, and search the stage at every decision, hands open or closed, and at every step."""
    session.runner.begin()
    known = KnownNames()
    for _ in range(50):
        if session.prompt is None:
            return
        hidden = known.hidden(session, 0)
        if session.stepping is None and not session.prompt.secret and chance.random() < 0.5:
            session.open_hand()
        stage = staged(session)
        text = "\n".join(drawn(stage, size) for size in ALL_SIZES)
        assert not {name for name in hidden if name in text}
        session.go_past()
        session.runner.answer(random_answer(session.prompt, chance))


async def test_no_key_answers_on_the_stage_and_the_same_key_leads_back() -> None:
    session = asked_for_a_block(direct_hit="attack")
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        before = shown(pilot)
        await pilot.press("f5")
        assert "DIRECT HIT" in shown(pilot)
        given = list(session_of(pilot).driver.given)
        await pilot.press("a", "b", "d", "space", "enter", "h", "u", "1", "+", "*", "&")
        assert session_of(pilot).driver.given == given
        assert session_of(pilot).hand_open is False
        assert "DIRECT HIT" in shown(pilot)
        await pilot.press("f5")
        assert shown(pilot) == before


def test_the_form_offers_what_can_be_set_in_a_duel() -> None:
    session = asked_for_a_block()
    form = RuleForm(session.ruleset, session.driver.duel.options)
    names = [field.name for field in form.form.fields]
    assert not {"option.hp", "option.edition", "option.max_copies"} & {*names}
    assert form.read() is None
    (field,) = [each for each in form.form.fields if each.name == "option.direct_hit"]
    field.value = "attack"
    assert form.read() == [RuleChange("direct_hit", "attack")]


async def test_both_set_a_rule_from_here_on_and_the_header_says_so() -> None:
    session = asked_for_a_block()
    async with CardgameApp(session).run_test(size=(120, 40)) as pilot:
        await pilot.press("ctrl+p")
        await type_keys(pilot, "change a rule!")
        assert "Change a rule from here on" in shown(pilot)
        await pilot.press("ctrl+x")
        ask_for_rules(table_screen(pilot), [RuleChange("direct_hit", "attack")])
        await pilot.pause()
        assert "Direct hit: the Might, was 1 HP" in shown(pilot)
        await type_keys(pilot, "ak")
        await pilot.press("enter")
        assert session_of(pilot).driver.duel.options.direct_hit == "one"
        ask_for_rules(table_screen(pilot), [RuleChange("direct_hit", "attack")])
        await pilot.pause()
        await type_keys(pilot, "aj")
        assert session_of(pilot).driver.duel.options.direct_hit == "attack"
        assert "Direct hit 1 HP → the Might" in shown(pilot)
        assert "From now on another rule" in shown(pilot)
        await pilot.press("f5")
        assert "✱ before the change 3 → 2" in shown(pilot)
