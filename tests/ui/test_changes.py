"""`*` goes from one event that a changed rule brought about to the next, and says what was before and is now."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.lookahead import unchanged
from cardgame_tui.play.lookahead.unchanged import NOTHING_CHANGED, OFFERED_ANYWAY, ByChange
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.drawing.frame import frame_text
from cardgame_tui.ui.drawing.stage.frame import compose_stage
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.reading import log_page, rulebook_of, why_page
from cardgame_tui.ui.replay.state import ReplayState
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.spoken.listing import question_listing
from cardgame_tui.ui.table.state import TableState
from tests.journal.matches import find, leduc, written
from tests.play.positions import INSPIRED, index_of, setup_at
from tests.ui.answers import random_answer
from tests.ui.canary import KnownNames, archive_setup, containment_setup, rift_setup, with_canaries
from tests.ui.drawn_block import POSITION, asked_for_a_block
from tests.ui.driving import ALL_SIZES, SIZES, frame, help_of, state_of
from tests.ui.piloting import shown
from tests.ui.replays import replay_of

BOB_IS_HIT = "before: Bob loses 1 HP, now: Bob loses 7 HP. (DR-115*)"
ALICE_WINS = "now: Alice wins: the other player has no HP left. (DR-179*)"
CHIPS = "before: Bo has won more chips, now: a card is dealt to Ann's hand (LE-3*)"
DEALT = "before: nothing, now: a card is dealt to Bo's hand (LE-3*)"


def hit(hp: int = 3) -> Session:
    """A match in which Bob, who had so much HP, was hit directly for 7."""
    position = {**POSITION, "seat2": {**POSITION["seat2"], "hp": hp}}
    session = Session.of(Record(setup_at("rift", position, {"direct_hit": "attack"})))
    session.runner.begin()
    for words in ("Moss Behemoth/Strike", "2C3"):
        session.runner.answer(index_of(session.driver, words))
    while session.prompt is not None and not any("hits Bob directly" in line.words for line in session.log()):
        session.runner.answer(len(session.prompt.options) - 1)
    session.go_past()
    return session


def test_it_goes_from_one_to_the_next_and_from_the_last_to_the_first() -> None:
    table = state_of(hit())
    assert table.rules_changed
    first = table.next_change()
    assert [first, table.next_change(), table.next_change()][1] != first
    said = {table.next_change() for _ in range(2)}
    assert BOB_IS_HIT in said
    assert any(words.endswith(ALICE_WINS) for words in said)
    assert table.scene().question.notice.startswith("* before: ")


def test_with_unchanged_rules_there_is_nothing_to_go_to() -> None:
    table = state_of(asked_for_a_block())
    assert not table.rules_changed
    assert table.next_change() == "nothing here is the work of a changed rule"


def test_the_log_page_says_below_each_what_was_before() -> None:
    page = log_page(hit().log(), ("Alice", "Bob"))
    words = [item.words for item in page.items]
    assert words[words.index("Bob loses 7 HP.") + 1] == "before: Bob loses 1 HP"


async def test_the_key_says_it_in_the_header_and_the_next_key_takes_it_away() -> None:
    async with CardgameApp(asked_for_a_block(max_copies=2)).run_test(size=(120, 40)) as pilot:
        await pilot.press("*")
        assert "* nothing here is the work of a changed rule" in shown(pilot)
        await pilot.press("tab")
        assert "nothing here is the work" not in shown(pilot)
    async with CardgameApp(asked_for_a_block()).run_test(size=(80, 24)) as pilot:
        await pilot.press("*")
        assert "*: No rule is changed." in shown(pilot)


async def test_on_the_stage_it_says_what_happened_and_what_was_before() -> None:
    async with CardgameApp(hit(hp=30)).run_test(size=(80, 24)) as pilot:
        await pilot.press("f5", "*")
        assert "Bob loses 7 HP. \u2731" in shown(pilot)
        assert "\u2731 before: Bob loses 1 HP" in shown(pilot)


LONG_NOTICE = (
    'before: "Alice, answer Polite Vending Machine, or pass?", now: Alice\'s Safe sandbox takes 1 damage. (CT-95)'
)


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_long_comparison_goes_on_below_the_header_and_the_table_below_it_stays(size: tuple[int, int]) -> None:
    table = opened(asked_for_a_block(direct_hit="attack"))
    before = frame(table, *size).split("\n")
    table.notice = "*", LONG_NOTICE
    after = frame(table, *size).split("\n")
    said = " ".join(" ".join(after[:3]).replace("Bob decides", "").split())
    assert f"* {LONG_NOTICE}" in said
    assert after[3:] == before[3:]
    table.notice = None
    assert frame(table, *size).split("\n") == before


def test_the_help_says_what_the_mark_means() -> None:
    table = state_of(hit())
    (said,) = [item.words for item in help_of(table, rulebook_of(table.ruleset)).items if "✱" in item.words]
    assert said == "✱ in the margin or behind words, on pages *: the work of a changed rule"


def shown_over_several_answers() -> Session:
    """Leduc against a bot, while what was done by a changed rule before the bot's last answer is shown."""
    session = Session.of(Record(replace(leduc(6), seats=("human", "random"))))
    session.stepped = True
    session.runner.begin()
    while not _marked_before_the_last_answer(session):
        session.go_past()
        session.runner.answer(0)
    return session


def _marked_before_the_last_answer(session: Session) -> bool:
    stepping, counts = session.stepping, session.record.duel.event_counts()
    last = counts[-1] if counts else 0
    return stepping is not None and any(each in stepping.all_events and each < last for each in session.changes)


def test_while_events_are_shown_it_goes_to_their_steps_and_the_stage_marks_each() -> None:
    session = shown_over_several_answers()
    table = state_of(session)
    said = table.next_change()
    assert session.stepping is not None
    marked = [line.compared for line in session.step_words() if line.by_change]
    assert said in marked
    assert table.stage().changed
    while session.step():
        table = state_of(session)
        assert table.stage().changed is any(line.by_change for line in session.step_words())


def at_leduc(folder: Path) -> ReplayState:
    """Leduc over eight hands in place of one, to be shown again."""
    return ReplayState(Replay(written(leduc(6), folder, 100_000), find))


def test_in_a_replay_it_goes_to_the_place_of_the_event(tmp_path: Path) -> None:
    table = at_leduc(tmp_path)
    changes = [*table.replay.changes(table.replay.played)]
    assert table.next_change() == CHIPS
    assert table.replay.place.event == changes[0] + 1
    assert table.scene().question.notice == f"* {CHIPS}"
    assert table.next_change() == DEALT
    assert table.replay.place.event == changes[1] + 1
    table.press("end")
    assert not table.scene().question.notice
    assert table.next_change() == CHIPS
    assert table.replay.place.event == changes[0] + 1


def test_a_line_of_the_log_of_a_replay_tries_only_the_answer_it_followed_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def done_by_answer(_: Driver, answers: int) -> ByChange:
        tried.append(answers)
        return NOTHING_CHANGED

    monkeypatch.setattr(unchanged, "_done_by_answer", done_by_answer)
    replay = replay_of(rift_setup(hp=3), tmp_path, 30)
    events = [each.events for each in replay.duels[0].situations]
    decision = next(number for number in range(10, 30) if events[number - 1] < events[number])
    replay.go_to(1, decision)
    replay.log(Viewer.PUBLIC, 1)
    assert tried == [decision]


def test_the_log_of_a_replay_is_marked_within_a_decision_too(tmp_path: Path) -> None:
    table = at_leduc(tmp_path)
    table.next_change()
    assert not table.replay.at_rest
    assert table.log()[-1].by_change
    assert [line.by_change for line in table.log()].count(True) == 1
    assert table.stage().changed
    assert table.stage().before == "Bo has won more chips"


MOST_MARKED = 20
"""After how many decisions with marks in the log enough is known."""
SECRETS: dict[str, Callable[[int], Setup]] = {
    "hit": lambda seed: rift_setup(seed=seed, direct_hit="attack"),
    "hand": lambda seed: rift_setup(seed=seed, opening_hand=6),
    "draws": lambda seed: archive_setup(seed=seed, draws_per_turn=2),
    "phases": lambda seed: archive_setup(seed=seed, time_distorted=True),
    "cross test": lambda seed: containment_setup(seed=seed, cross_test_uses_stack=False),
}


@pytest.mark.parametrize("game", SECRETS)
def test_no_name_is_said_that_the_public_may_not_know(game: str) -> None:
    session = Session.of(Record(with_canaries(SECRETS[game](3))))
    session.runner.begin()
    chance, known, marked = random.Random(3), KnownNames(), 0
    for number in range(160):
        if session.prompt is None or marked > MOST_MARKED:
            break
        hidden = known.hidden(session, 0)
        session.close_hand()
        if number % 2:
            table = state_of(session)
            said = [table.next_change() for _ in range(3)]
            marked += bool(session.changes)
            page = PageView(log_page(session.log(), session.match.names)).lines(100, 300)
            stage = frame_text(compose_stage(table.stage(), 120, 40))
            text = "\n".join([*said, stage, *map(plain, page)])
            assert not {name for name in hidden if name in text}
        session.go_past()
        session.runner.answer(random_answer(session.prompt, chance))
    assert marked


# -- marks in the margin -------------------------------------------------------------------------------------


def margins(table: TableState, words: str, size: tuple[int, int] = (120, 40)) -> list[str]:
    """The first three cells of each line of the table that has some words."""
    return [line[:3] for line in frame(table, *size).splitlines() if words in line]


def opened(session: Session) -> TableState:
    """The table with the hand of whoever must decide open."""
    table = state_of(session)
    if session.gate_closed:
        table.show_hand()
    return table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_an_answer_that_leads_to_another_score_is_marked_in_the_margin(size: tuple[int, int]) -> None:
    table = opened(asked_for_a_block(direct_hit="attack"))
    assert [line[1] for line in margins(table, "no block", size)] == ["✱"]
    assert [line[1] for line in margins(table, "Ember Chirurgeon", size)][-1] == " "
    assert "✱" not in frame(opened(asked_for_a_block()), *size)
    table.ascii = True
    assert [line[1] for line in margins(table, "no block", size)] == ["*"]


def test_it_is_marked_once_it_has_been_tried_where_that_comes_later() -> None:
    table = opened(asked_for_a_block(direct_hit="attack"))
    table.refresh()
    table.ahead.try_later()
    table.session.close_hand()
    table.show_hand()
    assert [line[1] for line in margins(table, "no block")] == [" "]
    while table.try_next():
        pass
    assert [line[1] for line in margins(table, "no block")] == ["✱"]


def test_it_goes_on_to_the_answers_that_lead_to_another_score() -> None:
    table = opened(asked_for_a_block(direct_hit="attack"))
    assert table.next_change() == "no block: before: HP 3 → 2, now: HP 3 → 0"
    assert table.stage().happens == state_of(asked_for_a_block(direct_hit="attack")).stage().happens
    table = opened(hit(hp=30))
    first, second = table.next_change(), table.next_change()
    assert first == BOB_IS_HIT
    assert second in (first, *table.scene().question.compared)


def refused_by_change() -> TableState:
    """Alice's creature may not act twice, by a changed rule."""
    session = Session.of(Record(setup_at("rift", INSPIRED, {"inspired_repeat": False})))
    session.runner.begin()
    for words in ("Moss Behemoth/Strike", "2C3"):
        session.runner.answer(index_of(session.driver, words))
    session.go_past()
    return opened(session)


def test_a_refusal_by_a_changed_rule_is_marked_in_the_margin() -> None:
    table = refused_by_change()
    assert [line[1] for line in margins(table, "(DR-160*)")] == ["✱"]
    said = {table.next_change() for _ in range(3)}
    assert [words for words in said if words.startswith("before: offered, now: Moss Behemoth: Strike: ")]
    page = PageView(why_page(table.scene(), rulebook_of(table.ruleset))).lines(160, 60)
    (line,) = [plain(each) for each in page if "(DR-160*)" in plain(each)]
    assert "*" in line[:3]


def test_a_line_of_the_log_is_marked_in_the_margin() -> None:
    page = PageView(log_page(hit().log(), ("Alice", "Bob"))).lines(100, 60)
    starts = {plain(each)[3:].partition("  ")[0]: plain(each)[:3] for each in page}
    assert starts["Bob loses 7 HP."] in (">* ", " * ")
    assert starts["Moss Behemoth strikes 2C3."] == "   "


def test_lines_of_text_say_which_option_is_the_work_of_a_changed_rule() -> None:
    listed = [*question_listing(opened(asked_for_a_block(direct_hit="attack")).scene())]
    (declined,) = [line for line in listed if "no block" in line]
    assert declined.endswith("(by a changed rule)")
    assert not any("Ember Chirurgeon" in line and "by a changed rule" in line for line in listed)


def played(setup: Setup, decisions: int = 60, seed: int = 3) -> Iterator[Session]:
    """A match that is played at random, at each of its questions."""
    session, chance = Session.of(Record(setup)), random.Random(seed)
    session.runner.begin()
    for _ in range(decisions):
        session.go_past()
        if session.prompt is None:
            return
        yield session
        session.runner.answer(random_answer(session.prompt, chance))


IRRELEVANT = {
    "deck rule": lambda: rift_setup(max_copies=2),
    "no such end": lambda: containment_setup(turn_limit=301),
    "no such loop": lambda: archive_setup(loop_limit=90),
}


@pytest.mark.parametrize("game", IRRELEVANT)
def test_a_changed_rule_that_has_done_nothing_marks_nothing(game: str) -> None:
    for session in played(IRRELEVANT[game]()):
        assert session.offered_by_change == OFFERED_ANYWAY
        assert not session.changes


def test_cards_that_only_a_changed_rule_lets_be_played_are_marked() -> None:
    """Without the rule of elements (GA-27) more cards can be activated."""
    marked = others = 0
    for session in played(archive_setup(element_rule=False)):
        if session.prompt is None or session.prompt.secret or not session.offered_by_change.options:
            continue
        table = opened(session)
        entries = table.scene().question.entries
        offered = [
            words for words in table.scene().question.compared if words.startswith("before: not offered, now: ")
        ]
        assert len(offered) == len(session.offered_by_change.options)
        marked += sum(entry.by_change for entry in entries)
        others += sum(not entry.by_change for entry in entries)
        page = [item.words for item in why_page(table.scene(), rulebook_of(table.ruleset)).items]
        assert sum(words.startswith("* ") for words in page) == sum(entry.by_change for entry in entries)
        session.close_hand()
    assert marked
    assert others


def test_where_the_unchanged_rules_ask_first_the_question_is_what_was_before() -> None:
    """With ``auto_pass`` a player who can do nothing is not asked (GA-99)."""
    *_, session = played(archive_setup(auto_pass=True), 30)
    marked = [line for line in session.lines([*session.changes]) if "can do nothing and passes" in line.words]
    assert marked
    assert all(line.before.endswith('or pass?"') for line in marked)


def test_an_option_that_only_a_changed_rule_offers_is_marked_in_a_replay(tmp_path: Path) -> None:
    table = ReplayState(replay_of(archive_setup(element_rule=False), tmp_path, 60))
    table.viewer = Viewer.BOTH
    marked = 0
    for decision in range(len(table.replay.played.entries)):
        table.replay.go_to(1, decision)
        found = [entry.by_change for entry in table.scene().question.entries]
        assert sum(found) == len(table.replay.offered_by_change.options)
        marked += sum(found)
    assert marked
