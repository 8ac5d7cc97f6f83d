"""Another rule, next to how it was played: the form, both boards, stepping, bots, agreement and playing on."""

import re
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.bots.registry import bot_names
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.lab.batch import seeds_of
from cardgame_tui.lab.bench.play_outs.play_outs import PlayOuts
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.play.under.other_line import OtherLine, played_so_far
from cardgame_tui.play.under.side_by_side import OTHER, PLAYED, SideBySide
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import width_of
from cardgame_tui.ui.drawing.frame import frame_text
from cardgame_tui.ui.keys.command import never
from cardgame_tui.ui.replay.screen import ReplayScreen
from cardgame_tui.ui.screens.agree import AgreeScreen
from cardgame_tui.ui.setup.fields import OPTION, VARIANT
from cardgame_tui.ui.table.commands.sets import LESSON_COMMANDS
from cardgame_tui.ui.table.screen import TableScreen
from cardgame_tui.ui.under import worth_screen
from cardgame_tui.ui.under.form import AS_IT_IS, NOTHING_CHANGED, UnderForm
from cardgame_tui.ui.under.rehearsal import UnderFormScreen
from cardgame_tui.ui.under.screen import UnderScreen
from cardgame_tui.ui.under.view import UnderView
from cardgame_tui.ui.under.worth import WorthView
from cardgame_tui.ui.under.worth_screen import WorthScreen
from tests.play.full_line import THREE, full_line_replay, full_line_setup, play
from tests.ui.canary import KnownNames, rift_setup, with_canaries
from tests.ui.driving import SIZES
from tests.ui.piloting import AppPilot, everywhere, playing, session_of, shown, table_screen
from tests.ui.replays import replay_of
from tests.ui.staging import LEFT, StagePilot, stage, text, watching

SIZE_IDS = [f"{width}x{height}" for width, height in SIZES]


def sides(words: str = THREE) -> SideBySide:
    """The duel with a full line, and the same under another rule."""
    played = played_so_far(play(Record(full_line_setup())).duel)
    return SideBySide(played, OtherLine(full_line_setup(), played, words))


def rift_sides(tmp_path: Path) -> SideBySide:
    """A duel of Dimensional Rift, and the same with three HP."""
    replay = replay_of(rift_setup(seed=2), tmp_path)
    return SideBySide(replay.duels[0], OtherLine.of_replay(replay, 1, "hp=3"))


def drawn(view: UnderView | WorthView, width: int, height: int) -> str:
    """What a page shows."""
    lines = view.lines(width, height)
    assert len(lines) == height
    assert {width_of(line) for line in lines} == {width}
    return frame_text(lines)


# -- both boards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_rune_duel_parts_at_the_slot_that_is_missing(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert drawn(UnderView(sides(), Viewer.BOTH), *size) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_dimensional_rift_under_three_hp(
    size: tuple[int, int], tmp_path: Path, snapshot: SnapshotAssertion
) -> None:
    assert drawn(UnderView(rift_sides(tmp_path), Viewer.BOTH), *size) == snapshot


def test_before_they_part_both_boards_are_the_same() -> None:
    view = UnderView(sides(), Viewer.BOTH)
    view.press("left")
    lines = drawn(view, 120, 40).splitlines()
    assert "EVENTS, THE SAME ON BOTH SIDES" in "\n".join(lines)
    first = next(at for at, line in enumerate(lines) if line.startswith(" round 3"))
    board = [line.ljust(119) for line in lines[first : first + 12]]
    assert [line[:58] for line in board] == [line[61:119] for line in board]


def test_tab_shows_the_other_board_on_a_narrow_screen() -> None:
    view = UnderView(sides(), Viewer.BOTH)
    assert "▌UNDER SLOTS IN A LINE 3  (tab: the other side)" in drawn(view, 80, 24)
    assert view.press("tab")
    assert "▌AS IT WAS PLAYED: SLOTS IN A LINE NO LIMIT  (" in drawn(view, 80, 24)


def test_keys_step_and_say_how_far() -> None:
    view = UnderView(sides(), Viewer.BOTH)
    parting = view.both.index
    for key, place in (("home", 0), ("right", 1), ("p", parting), ("end", len(view.both.places) - 1)):
        assert view.press(key)
        assert view.both.index == place
    assert view.press("2")
    assert "by decision" in drawn(view, 120, 40)
    assert view.press("left")
    assert view.both.index == 0
    assert not view.press("w")


def test_the_last_place_names_the_rule_that_took_the_answer_away() -> None:
    for viewer, words in (
        (
            Viewer.SEAT1,
            "stops here: Cinder Imp is not offered (RD-54)",
        ),
        (
            Viewer.PUBLIC,
            "stops here: other options are offered (RD-54)",
        ),
    ):
        view = UnderView(sides(), viewer)
        view.press("end")
        assert words in drawn(view, 200, 60)
        assert words in drawn(view, 80, 24)


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_everything_can_be_drawn_in_ascii(size: tuple[int, int]) -> None:
    assert drawn(UnderView(sides(), Viewer.BOTH, ascii=True), *size).isascii()


def test_lines_that_never_part_say_so() -> None:
    view = UnderView(sides("max_slots=12"), Viewer.BOTH)
    assert "Slots in a line differs; no event parts yet." in drawn(view, 120, 40)
    assert not view.press("p")
    assert not view.press("*")


def test_the_public_reads_no_hidden_name_on_either_side(tmp_path: Path) -> None:
    setup = with_canaries(rift_setup(seed=3))
    replay = replay_of(setup, tmp_path, 60)
    both = SideBySide(replay.duels[0], OtherLine.of_replay(replay, 1, "opening_hand=7"))
    view = UnderView(both, Viewer.PUBLIC)
    secret = set.intersection(*(names_hidden(both, side) for side in (PLAYED, OTHER)))
    assert len(secret) > 20
    for index in range(0, len(both.places), 3):
        both.go(index)
        for size in ((80, 24), (120, 40)):
            found = drawn(view, *size)
            assert not {name for name in secret if name in found}


def names_hidden(both: SideBySide, side: int) -> set[str]:
    """The names that the public has never read on one side."""
    return KnownNames().hidden_in(both.line(side).driver.duel, 0)


# -- the form --------------------------------------------------------------------------------------------


def form_of(setup: Setup) -> UnderForm:
    """The form of the duel with a full line."""
    played = played_so_far(play(Record(setup)).duel)
    return UnderForm(setup, lambda words: SideBySide(played, OtherLine(setup, played, words)))


def change(form: UnderForm, option: str, value: str) -> None:
    """Type a value into the field of an option."""
    name = option if option == VARIANT else OPTION + option
    form.form.go_to([field.name for field in form.form.fields].index(name))
    for character in value:
        form.press(character, character)


def test_every_option_begins_as_in_the_match() -> None:
    options = full_line_setup().options.model_copy(update={"hand_damage": 3})
    form = form_of(replace(full_line_setup(), options=options))
    values = form.form.values()
    assert values[OPTION + "hand_damage"] == "3"
    assert form.form.changed() == []
    assert form.words() == ""
    assert form.read() is None
    assert form.form.faults == [NOTHING_CHANGED]
    change(form, "max_slots", "3")
    assert not list(form.form.faults)
    assert form.words() == THREE
    both = form.read()
    assert both is not None
    assert both.other.words == THREE


def test_the_options_of_a_picked_variant_are_shown() -> None:
    form = form_of(full_line_setup())
    assert form.form.values()[VARIANT] == AS_IT_IS
    while form.form.values()[VARIANT] != "Short game":
        form.press("right")
    values = form.form.values()
    assert values[OPTION + "life_total"] != "30"
    change(form, "max_slots", "3")
    assert form.words() == f"short_game,{THREE}"
    both = form.read()
    assert both is not None
    assert both.other.setup.variant is not None


@pytest.mark.parametrize(("option", "value", "fault"), [("max_slots", "99", "99"), ("max_slots", "2", "too few")])
def test_what_cannot_be_played_is_said_in_the_form(option: str, value: str, fault: str) -> None:
    form = form_of(full_line_setup())
    change(form, option, value)
    assert form.read() is None
    assert any(fault in words for words in form.form.faults)


# -- from a replay ---------------------------------------------------------------------------------------


def top(pilot: AppPilot | StagePilot) -> type[object]:
    """The kind of the screen on top."""
    return type(pilot.app.screen)


async def show_three_slots(pilot: AppPilot | StagePilot) -> None:
    """Open the form and ask for three slots a line."""
    await pilot.press("&")
    screen = pilot.app.screen
    assert isinstance(screen, UnderFormScreen)
    form = screen.under.form
    form.go_to([field.name for field in form.fields].index(OPTION + "max_slots"))
    await pilot.press("3", "enter")
    await pilot.pause()


async def test_a_replay_is_shown_under_another_rule_and_left_as_it_was(tmp_path: Path) -> None:
    replay = finished_replay(tmp_path)
    before = replay.journal.path.read_bytes()
    async with watching(replay, size=(120, 40)) as pilot:
        await show_three_slots(pilot)
        assert top(pilot) is UnderScreen
        assert "UNDER SLOTS IN A LINE 3" in text(pilot)
        await pilot.press("?")
        assert "the other board" in text(pilot)
        await pilot.press("backspace", "&")
        assert top(pilot) is UnderFormScreen
        await pilot.press("ctrl+x")
        assert top(pilot) is ReplayScreen
    assert replay.journal.path.read_bytes() == before


def finished_replay(tmp_path: Path, seats: tuple[str, str] = ("human", "human")) -> Replay:
    """The duel with a full line, which Bob then gives up."""
    record = Record.start(replace(full_line_setup(), seats=seats), tmp_path)
    play(record)
    record.concede(2)
    record.close()
    assert record.path is not None
    return Replay(record.path, lambda _: full_line_setup().ruleset)


async def test_the_other_line_is_played_on_as_a_match_of_its_own(tmp_path: Path) -> None:
    async with watching(finished_replay(tmp_path)) as pilot:
        await show_three_slots(pilot)
        await pilot.press("end", "x")
        assert "Play on under Slots in a line 3, was no limit?" in text(pilot)
        await pilot.press("1")
        result = stage(pilot).result
        assert isinstance(result, Record)
        assert result.setup.options.max_slots == 3  # type: ignore[attr-defined]
        assert len(result.driver.given) == 1
        result.close()


async def test_people_take_the_seats_of_bots(tmp_path: Path) -> None:
    async with watching(finished_replay(tmp_path, ("random", "random"))) as pilot:
        await show_three_slots(pilot)
        await pilot.press("end", "x")
        assert "Play on in a new match by hand, at both seats" in text(pilot)
        await pilot.press("2")
        result = stage(pilot).result
        assert isinstance(result, Record)
        assert result.setup.seats == ("human", "human")
        result.close()


async def test_the_played_line_is_played_on_from_the_same_decision(tmp_path: Path) -> None:
    async with watching(finished_replay(tmp_path)) as pilot:
        await show_three_slots(pilot)
        await pilot.press("end", "c", "1")
        result = stage(pilot).result
        assert isinstance(result, Record)
        assert result.setup.options.max_slots == 0  # type: ignore[attr-defined]
        assert len(result.driver.given) == 1
        result.close()


async def test_players_of_an_unfinished_match_agree_first(tmp_path: Path) -> None:
    async with watching(full_line_replay(tmp_path)) as pilot:
        await show_three_slots(pilot)
        assert "Show it under Slots in a line 3, was no limit?" in text(pilot)
        await pilot.press("backspace")
        assert top(pilot) is ReplayScreen
        await show_three_slots(pilot)
        await pilot.press("1", "1")
        assert top(pilot) is UnderScreen
        await pilot.press("b")
        assert "Let bots play?" in text(pilot)
        await pilot.press("q", "q", "q")
        assert stage(pilot).result == LEFT


# -- bots ------------------------------------------------------------------------------------------------


async def test_bots_say_what_the_change_is_worth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worth_screen, "PAIRS", 3)
    async with watching(finished_replay(tmp_path)) as pilot:
        await show_three_slots(pilot)
        await pilot.press("b")
        assert "Which bot plays both seats" in text(pilot)
        await pilot.press(str(1 + bot_names().index("random")))
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert top(pilot) is WorthScreen
        assert "From decision 0, played out by random" in text(pilot)
        assert "3 of 3 pairs" in text(pilot)
        assert "Better for Alice? " in text(pilot)
        await pilot.press("m")
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert "6 of 6 pairs" in text(pilot)
        await pilot.press("backspace")
        assert top(pilot) is UnderScreen


async def test_bots_stop_when_their_page_is_left(tmp_path: Path) -> None:
    async with watching(finished_replay(tmp_path)) as pilot:
        await show_three_slots(pilot)
        await pilot.press("b", str(1 + bot_names().index("greedy")))
        page = pilot.app.screen
        assert isinstance(page, WorthScreen)
        await pilot.press("space")
        assert not page.view.playing
        await pilot.press("space", "backspace")
        assert top(pilot) is UnderScreen
        await pilot.press("right")
        assert page.view.pairs < page.view.aimed


@pytest.mark.parametrize("size", SIZES[:2], ids=SIZE_IDS[:2])
def test_the_page_of_bots_has_a_column_for_each_line(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    both = sides()
    play_outs = PlayOuts.of(both.line(PLAYED), both.other, 1)
    view = WorthView(play_outs, "random", 20)
    assert "The first duels are being played." in drawn(view, *size)
    for seeds in islice(seeds_of(1), 20):
        view.add(play_outs.play_unit(("random",), seeds))
    assert drawn(view, *size) == snapshot


def test_it_says_how_long_bots_will_play() -> None:
    both = sides()
    play_outs = PlayOuts.of(both.line(PLAYED), both.other, 1)
    view = WorthView(play_outs, "random", 100)
    view.playing = True
    (seeds,) = islice(seeds_of(1), 1)
    view.add(play_outs.play_unit(("random",), seeds), seconds=6.0)
    assert "1 of 100 pairs, about 10 minutes left" in drawn(view, 80, 24)
    view.playing = False
    assert "1 of 100 pairs, stopped" in drawn(view, 80, 24)


# -- at a table ------------------------------------------------------------------------------------------


def table_setup(privacy: str = "gate", **more: object) -> Setup:
    """The duel with a full line at a table where hands are hidden in some way."""
    return replace(full_line_setup(), table=TableSettings(privacy, step="off"), **more)  # type: ignore[arg-type]


async def test_at_a_table_with_hidden_hands_both_agree_and_see_what_is_public(tmp_path: Path) -> None:
    async with playing(table_setup(), size=(120, 40)) as pilot:
        session = session_of(pilot)
        assert "&" not in [command.key for command in table_screen(pilot).commands.working(table_screen(pilot))]
        session.runner.answer(0)
        session.open_hand()
        table_screen(pilot).table.refresh()
        before = state_digest(session.driver.duel), list(session.driver.given)
        await show_three_slots(pilot)
        assert top(pilot) is AgreeScreen
        assert "Another rule?" in shown(pilot)
        assert "under Slots in a line 3, was no limit" in shown(pilot)
        assert "Cinder Imp" not in everywhere(pilot)
        await pilot.press("a", "k")
        assert "Bob did not agree." in shown(pilot)
        await pilot.press("enter")
        assert top(pilot) is TableScreen
        await show_three_slots(pilot)
        await pilot.press("a", "j")
        assert top(pilot) is UnderScreen
        assert "public view" in shown(pilot)
        assert "Moon Rabbit" in shown(pilot)
        assert "Cinder Imp" not in everywhere(pilot)
        await pilot.press("b")
        assert "Let bots play?" in shown(pilot)
        await pilot.press("s", "j", "enter")
        assert top(pilot) in (TableScreen, UnderScreen)
        assert (state_digest(session.driver.duel), list(session.driver.given)) == before


@pytest.mark.parametrize("how", [{"privacy": "open"}, {"seats": ("human", "random")}])
async def test_who_plays_alone_or_with_open_hands_is_asked_nothing(how: dict[str, object]) -> None:
    async with playing(table_setup(**how), size=(120, 40)) as pilot:  # type: ignore[arg-type]
        session_of(pilot).runner.answer(0)
        table_screen(pilot).table.refresh()
        await show_three_slots(pilot)
        assert top(pilot) is UnderScreen
        assert ("as Alice" if "seats" in how else "both hands open") in shown(pilot)
        await pilot.press("c")
        assert top(pilot) is TableScreen


async def test_from_a_table_the_other_line_is_another_match() -> None:
    async with playing(table_setup("open")) as pilot:
        first = session_of(pilot)
        first.runner.answer(0)
        table_screen(pilot).table.refresh()
        await show_three_slots(pilot)
        await pilot.press("end", "x")
        assert "The running duel is not saved." in shown(pilot)
        assert "Its shuffles are those of this match" in shown(pilot)
        await pilot.press("1")
        await pilot.pause()
        second = session_of(pilot)
        assert second is not first
        assert second.setup.options.max_slots == 3  # type: ignore[attr-defined]
        assert second.driver.given == first.driver.given
        assert second.record.path is not None


def test_a_lesson_has_no_other_rule() -> None:
    (command,) = (each for each in LESSON_COMMANDS if each.name == "under")
    assert command.works is never


# -- what differs ----------------------------------------------------------------------------------------


def test_what_is_compared_is_said_in_words() -> None:
    other = sides().other
    assert other.said == "Slots in a line 3, was no limit"
    assert other.said_of == ("Slots in a line no limit", "Slots in a line 3")
    assert sides("max_slots=3,life_total=20,stall_limit=9").other.said.count("; ") == 2


def test_cells_that_differ_are_marked_and_equal_rows_are_one_line() -> None:
    view = UnderView(sides(), Viewer.BOTH)
    text = drawn(view, 120, 40)
    assert text.count("the line of Bob: equal, empty") == 2, "on both boards"
    row = next(line for line in text.split("\n") if "Meadow" in line)
    assert [half.count("✱") for half in (row[:60], row[60:])] == [1, 1], "Alice's fourth slot, and nothing else"
    assert "of 11 cells differ." in text, "that slot, and the card that is still in the duel row"


def test_it_says_where_they_parted_and_how_many_events_differ_since() -> None:
    view = UnderView(sides(), Viewer.BOTH)
    assert (
        "Parted in round 3 Alice: Moon Rabbit enters Alice's slot 4. (RD-37) Under the other rule: Alice's line is"
        in (drawn(view, 120, 40))
    )
    view.press("left")
    assert "no event has parted up to here" in drawn(view, 120, 40)
    view.press("end")
    text = drawn(view, 120, 40)
    assert (
        "Since then 5 events differ, and the score differs: life 30 to 15, under the other rule life 30 to 19."
        in text
    )
    assert "and 2 of 6 piles: Alice's hand, Alice's discard." in text


def test_lines_whose_rule_alone_differs_say_that_no_event_parts() -> None:
    assert "Slots in a line differs; no event parts yet." in drawn(
        UnderView(sides("max_slots=12"), Viewer.BOTH), 120, 40
    )


def test_equal_boards_have_no_marks() -> None:
    view = UnderView(sides(), Viewer.BOTH)
    view.press("left")
    assert drawn(view, 120, 40).count("✱") == 1, "at the name of the other rule"
    assert "equal," not in drawn(view, 120, 40)


def test_the_star_goes_from_one_event_that_differs_to_the_next(tmp_path: Path) -> None:
    replay = replay_of(rift_setup(seed=2), tmp_path)
    both = SideBySide(replay.duels[0], OtherLine.of_replay(replay, 1, "damage_clears=end_phase"))
    view = UnderView(both, Viewer.BOTH)
    texts = []
    for _ in range(4):
        texts.append(drawn(view, 120, 40))
        assert view.press("*")
    assert ["Since then 1 event differs", *(f"Since then {count} events differ" for count in (2, 3, 4))] == [
        found[0] for text in texts if (found := re.findall(r"Since then \d events? differs?", text))
    ]
    assert both.index == both.parting, "after the last one the first"
    turns = " 5 turns equal ── ● turn 5 Alice parted ━━ "
    assert f"{turns}✱ turn 6 Bob 1 event ━━ 8 equal ── ✱ turn 15 Alice 1 event" in texts[2]
    assert f"{turns}… " in texts[3], "where it is too long, the last turns"


def test_the_open_question_says_what_its_options_do_on_both_sides() -> None:
    view = UnderView(sides(), Viewer.BOTH)
    assert "THE OPEN QUESTION" not in drawn(view, 120, 40), "within a decision nothing is asked"
    view.press("end")
    text = drawn(view, 120, 40)
    assert re.search(r"✱ Cinder Imp +offered +not offered", text)
    assert "2 do the same on both sides" in text
    other = UnderView(view.both, Viewer.SEAT2)
    assert "THE OPEN QUESTION" not in drawn(other, 120, 40), "it is about cards that Bob does not see"


def test_a_cell_that_differs_shows_all_that_an_equal_one_shows(tmp_path: Path) -> None:
    replay = replay_of(rift_setup(seed=2), tmp_path)
    both = SideBySide(replay.duels[0], OtherLine.of_replay(replay, 1, "damage_clears=end_phase"))
    view = UnderView(both, Viewer.BOTH)
    both.go(next(at for at, place in enumerate(both.places) if place.decision == 182))
    row = next(line for line in drawn(view, 120, 40).split("\n") if "4/5" in line)
    assert row.count("4/5 2■") == 1, "the damage that is only on one side"
