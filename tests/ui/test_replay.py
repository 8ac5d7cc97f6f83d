"""A replay on the screen, without the screen: steps, point of view, what was picked, other lines, transcripts."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.shown.view import view
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import By
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.replay import jump_page, replay_help
from cardgame_tui.ui.replay.option_pick import DONE, OptionPick
from cardgame_tui.ui.replay.state import ReplayState
from cardgame_tui.ui.replay.what_if import OTHER, PLAYED, WhatIfView
from cardgame_tui.ui.scene.replay_question import bar_words
from cardgame_tui.ui.session.stepping import SPEEDS
from tests.games.leduc import CARDS, LEDUC, LeducOptions
from tests.ui.answers import random_answer
from tests.ui.canary import rift_setup
from tests.ui.driving import SIZES
from tests.ui.parade import parade_setup
from tests.ui.replays import replay_frame, replay_of

HALF = 7
"""A decision in the middle of a parade: Alice discards."""


def at(replay: Replay, decision: int, viewer: Viewer = Viewer.PUBLIC, duel: int = 1) -> ReplayState:
    """A table that stands at a decision."""
    replay.go_to(duel, decision)
    table = ReplayState(replay)
    table.see_as(viewer)
    return table


def asked_of(replay: Replay, ask: str) -> int:
    """The first decision that answers a kind of question."""
    entries = replay.duels[0].entries
    return next(n for n, line in enumerate(entries) if getattr(line, "ask", "") == ask)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_decision_shows_what_the_table_showed(seat: int, tmp_path: Path) -> None:
    record = Record.start(rift_setup(seed=4), tmp_path)
    record.begin()
    chance = random.Random(4)
    seen = []
    for _ in range(60):
        seen.append(view(record.setup.ruleset, record.driver.duel, seat))
        assert record.prompt is not None
        record.answer(random_answer(record.prompt, chance))
    record.close()
    assert record.path is not None
    table = ReplayState(Replay(record.path))
    table.see_as([Viewer.PUBLIC, Viewer.SEAT1, Viewer.SEAT2][seat])
    for expected in seen:
        assert table.scene().view == expected
        assert table.press("right")


def test_arrows_go_by_the_chosen_step(tmp_path: Path) -> None:
    table = ReplayState(replay_of(parade_setup(), tmp_path))
    replay = table.replay
    table.press("right")
    table.press("right")
    assert replay.place.decision == 2
    table.press("left")
    assert replay.place.decision == 1
    table.press("1")
    before = replay.index
    table.press("right")
    assert replay.index == before + 1
    table.press("4")
    table.press("right")
    assert (table.scene().view.turn, table.by) == (2, By.TURN)
    table.press("down")
    assert table.scene().view.turn == 3
    table.press("up")
    assert table.scene().view.turn == 2
    table.press("home")
    assert replay.index == 0
    table.press("end")
    assert table.at_end
    assert table.scene().view.result is not None


def test_a_step_beyond_an_end_stays_there(tmp_path: Path) -> None:
    table = ReplayState(replay_of(parade_setup(), tmp_path))
    assert not table.press("left")
    table.press("end")
    assert not table.press("right")
    assert table.at_end


def test_key_events_can_be_stepped_through(tmp_path: Path) -> None:
    table = ReplayState(replay_of(rift_setup(seed=2), tmp_path, 150))
    table.press("5")
    marks = table.replay.landmarks(Viewer.PUBLIC)
    stops = {mark.index for mark in marks}
    visited = {table.replay.index}
    while table.press("right"):
        visited.add(table.replay.index)
    assert visited >= stops
    assert len(marks) > 3


def test_the_list_of_key_events_opens_at_the_last_one_passed(tmp_path: Path) -> None:
    table = ReplayState(replay_of(rift_setup(seed=2), tmp_path, 150))
    marks = table.replay.landmarks(Viewer.PUBLIC)
    for index, begin in (
        (0, 0),
        (marks[3].index, 3),
        (marks[4].index - 1, 3),
        (len(table.replay.places), len(marks) - 1),
    ):
        table.jump(index)
        page = jump_page(table.replay, Viewer.PUBLIC)
        assert page.begin == begin
        assert PageView(page).press("enter") == str(marks[begin].index)


def test_speed_stays_within_its_bounds(tmp_path: Path) -> None:
    table = ReplayState(replay_of(parade_setup(), tmp_path, 5))
    for _ in range(9):
        table.press("+")
    assert SPEEDS[table.speed] == SPEEDS[-1]
    for _ in range(9):
        table.press("-")
    assert SPEEDS[table.speed] == SPEEDS[0]


def test_tab_visits_every_card_and_only_cards(tmp_path: Path) -> None:
    table = at(replay_of(parade_setup(), tmp_path), HALF, Viewer.BOTH)
    visited = set()
    for _ in range(60):
        table.press("tab")
        card = table.scene().card_at(table.cursor)
        assert card is not None
        visited.add(card.id)
    hands = table.scene().layout.hands
    assert visited >= {card.id for hand in hands for card in table.scene().view.zones[hand].cards}


@pytest.mark.parametrize(
    ("viewer", "shown"), [(Viewer.PUBLIC, ()), (Viewer.SEAT1, (1,)), (Viewer.SEAT2, (2,)), (Viewer.BOTH, (1, 2))]
)
def test_viewers_see_their_hands(viewer: Viewer, shown: tuple[int, ...], tmp_path: Path) -> None:
    scene = at(replay_of(parade_setup(), tmp_path), HALF, viewer).scene()
    for seat in (1, 2):
        cards = scene.view.zones[scene.layout.hands[seat - 1]].cards
        assert bool(cards) == (seat in shown)


def test_picks_are_marked_for_viewers_who_may_read_them(tmp_path: Path) -> None:
    replay = replay_of(parade_setup(), tmp_path)
    decision = asked_of(replay, "pair")
    for viewer, readable in (
        (Viewer.SEAT1, True),
        (Viewer.BOTH, True),
        (Viewer.PUBLIC, False),
        (Viewer.SEAT2, False),
    ):
        asked = at(replay, decision, viewer).scene().question
        assert bool(asked.entries) is readable
        assert (asked.progress == "answered face down") is not readable
        if readable:
            entry = replay.next_entry
            assert entry is not None
            assert [each.words for each in asked.entries if each.picked] == getattr(entry, "label", None)


def test_a_secret_choice_shows_who_picked_what(tmp_path: Path) -> None:
    replay = replay_of(parade_setup(secret=True), tmp_path)
    picked = [entry.words for entry in at(replay, 0, Viewer.BOTH).scene().question.entries if entry.picked]
    assert all("(Alice" in words or "Bob)" in words for words in picked)
    assert at(replay, 0, Viewer.SEAT1).scene().question.entries == ()


def test_within_a_decision_the_table_is_as_it_was_then(tmp_path: Path) -> None:
    replay = replay_of(rift_setup(seed=2), tmp_path, 150)
    index = next(i for i, place in enumerate(replay.places) if not replay.duels[0].at_rest(place))
    table = ReplayState(replay)
    table.jump(index)
    assert "event 1 of" in bar_words(replay, 0)
    assert len(table.log()) == replay.place.event
    assert table.scene().question.progress == "happens now"


def test_the_conceding_player_is_named(tmp_path: Path) -> None:
    record = Record.start(parade_setup(), tmp_path)
    record.begin()
    record.answer(0)
    record.concede(2)
    record.close()
    assert record.path is not None
    table = at(Replay(record.path, lambda _: record.setup.ruleset), 1)
    assert table.scene().question.progress == "Bob concedes"
    table.press("right")
    assert table.scene().view.result is not None


def test_players_agree_before_hands_of_a_running_match_are_shown(tmp_path: Path) -> None:
    assert ReplayState(replay_of(parade_setup(), tmp_path, 5)).must_agree == ("Alice", "Bob")
    assert ReplayState(replay_of(parade_setup(), tmp_path)).must_agree == ()


# -- another option ----------------------------------------------------------------------------------------


def prompt_of(seat: int = 1, least: int = 1, most: int = 1, *, ordered: bool = False) -> Prompt:
    """A prompt with three options."""
    return Prompt(seat, "ask", "T-1", [Option(word) for word in "abc"], least, most, ordered)


@pytest.mark.parametrize(
    ("prompt", "picks", "answer"),
    [
        (prompt_of(), ["2"], 2),
        (prompt_of(seat=0), ["1", "1"], (1, 1)),
        (prompt_of(least=0, most=2), [DONE], ()),
        (prompt_of(least=0, most=2), ["1", "2", "1", DONE], (2,)),
        (prompt_of(least=3, most=3, ordered=True), ["2", "0", "1", DONE], (2, 0, 1)),
    ],
    ids=["one", "secret", "none", "several", "order"],
)
def test_an_option_is_picked_from_a_list(prompt: Prompt, picks: Sequence[str], answer: Answer) -> None:
    pick = OptionPick(prompt, ["A", "B", "C"], ("Alice", "Bob"))
    for number, word in enumerate(picks):
        page = pick.page("Which?")
        assert word in {item.pick for item in page.items}
        got = pick.take(word)
        assert (got is None) is (number < len(picks) - 1)
    assert got == answer
    assert prompt.fault(got) is None


def test_the_list_marks_what_was_played_and_what_is_picked() -> None:
    single = OptionPick(prompt_of(), ["A", "B", "C"], ("Alice", "Bob"), played=(1,)).page("Which?")
    assert [item.words for item in single.items] == ["A", "B  (as played)", "C"]
    several = OptionPick(prompt_of(least=2, most=2), ["A", "B", "C"], ("Alice", "Bob"))
    several.take("0")
    assert [item.words for item in several.page("Which?").items] == ["[x] A", "[ ] B", "[ ] C"]
    secret = OptionPick(prompt_of(seat=0), ["A", "B", "C"], ("Alice", "Bob"), played=(1, 2))
    assert secret.page("Which?").title.endswith("Alice:")
    secret.take("0")
    assert secret.page("Which?").title.endswith("Bob:")
    assert [item.words for item in secret.page("Which?").items] == ["A", "B", "C  (as played)"]


def leduc_replay(folder: Path) -> Replay:
    """A few hands of Leduc."""
    setup = Setup(LEDUC, LeducOptions(hands=3), CARDS, ({}, {}), names=("Alice", "Bob"), seed=5)
    return replay_of(setup, folder, seed=5)


def other_answer(replay: Replay) -> Answer:
    """An answer to the question a replay stands at that was not given."""
    prompt, entry = replay.prompt, replay.next_entry
    assert prompt is not None
    return next(index for index in range(len(prompt.options)) if index != getattr(entry, "given", None))


def words_of(what_if: WhatIfView) -> str:
    """All that the comparison shows on a large screen."""
    return "\n".join(plain(line).rstrip() for line in what_if.lines(200, 200))


def test_two_lines_part_where_another_option_is_picked(tmp_path: Path) -> None:
    replay = leduc_replay(tmp_path)
    replay.go_to(1, 1)
    what_if = WhatIfView(replay, Viewer.BOTH, other_answer(replay))
    text = words_of(what_if)
    assert "AS PLAYED" in text
    assert "WHAT IF" in text
    assert "different from here" in text


def test_the_played_answers_follow_as_far_as_they_fit(tmp_path: Path) -> None:
    replay = leduc_replay(tmp_path)
    replay.go_to(1, 1)
    prompt = replay.prompt
    assert prompt is not None
    entry = replay.next_entry
    assert entry is not None
    assert isinstance(entry.given, int)
    what_if = WhatIfView(replay, Viewer.BOTH, entry.given)
    assert "equal up to here" in words_of(what_if)
    assert what_if.press("n")
    assert what_if.press("a")
    assert not what_if.press("a")
    assert "The duel is over on the right." in words_of(what_if)
    assert "wins" in words_of(what_if) or "a draw" in words_of(what_if)


@pytest.mark.parametrize("key", [PLAYED, OTHER])
def test_a_match_continues_from_either_line(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: tmp_path / "new")
    replay = leduc_replay(tmp_path)
    replay.go_to(1, 1)
    answer = other_answer(replay)
    before = replay.journal.path.read_bytes()
    record = WhatIfView(replay, Viewer.BOTH, answer).branch(key)
    given = [line.given for line in replay.duels[0].entries[:1]]
    assert record.driver.given == (given if key == PLAYED else [*given, answer])
    record.close()
    assert record.path is not None
    assert record.path.parent == tmp_path / "new"
    assert replay.journal.path.read_bytes() == before


def test_other_viewers_read_no_names_in_either_line(tmp_path: Path) -> None:
    replay = leduc_replay(tmp_path)
    replay.go_to(1, 1)
    names = {printed.name for printed in CARDS.values()}
    for viewer, named in ((Viewer.PUBLIC, False), (Viewer.BOTH, True)):
        text = words_of(WhatIfView(replay, viewer, other_answer(replay)))
        assert any(name in text for name in names) is named


# -- how it looks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("viewer", [Viewer.PUBLIC, Viewer.SEAT2], ids=lambda viewer: viewer.name)
def test_frame(viewer: Viewer, size: tuple[int, int], tmp_path: Path, snapshot: SnapshotAssertion) -> None:
    replay = replay_of(parade_setup(names=("山田太郎", "Bob")), tmp_path)
    decision = asked_of(replay, "respond")
    table = at(replay, decision, viewer)
    text = replay_frame(table, *size)
    assert max(map(cell_len, text.split("\n"))) <= size[0]
    assert text == snapshot


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_two_lines_side_by_side(size: tuple[int, int], tmp_path: Path, snapshot: SnapshotAssertion) -> None:
    replay = leduc_replay(tmp_path)
    replay.go_to(1, 1)
    what_if = WhatIfView(replay, Viewer.BOTH, other_answer(replay))
    what_if.press("n")
    lines = [plain(line) for line in what_if.lines(*size)]
    assert [cell_len(line) for line in lines] == [size[0]] * size[1]
    assert "\n".join(line.rstrip() for line in lines) == snapshot


def test_pages(tmp_path: Path, snapshot: SnapshotAssertion) -> None:
    table = at(leduc_replay(tmp_path), 1)
    pages = [jump_page(table.replay, table.viewer), replay_help(table.replay, (), ())]
    for page in pages:
        text = "\n".join(plain(line).rstrip() for line in PageView(page).lines(80, 40))
        assert text == snapshot
