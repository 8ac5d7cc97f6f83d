"""What an option would do, as the strip, the panel and the lines of text say it."""

from dataclasses import replace

import pytest

from cardgame_tui.engine.shown.wording import Wording
from cardgame_tui.play.asking.orders import Until
from cardgame_tui.play.lookahead.consequence import Consequence
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.play.lookahead.outcomes import together
from cardgame_tui.play.record import Record
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.drawing.strip.outcomes import within
from cardgame_tui.ui.scene.question import MOST_TRIED
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.spoken.listing import question_listing, table_listing
from cardgame_tui.ui.table.state import TableState
from tests.play.positions import index_of, setup_at
from tests.ui.block_table import POSITION, Counting, block_table
from tests.ui.canary import archive_setup
from tests.ui.containment_tables import TEST, containment_table
from tests.ui.driving import frame, state_of, table_at
from tests.ui.rift_tables import rift_table


def test_the_strip_says_what_follows_and_the_score_at_the_right() -> None:
    strike, decline = frame(block_table(), 80, 24).split("\n")[-6:-4]
    assert "▐e▌     Ember Chirurgeon  keeps 1 of 3 Life, Lampguard keeps 2 of 3 Life" in strike
    assert decline.endswith("HP 5 → 4")
    assert "▐space▌ no block          a direct hit" in decline


def test_where_space_is_short_names_are_shortened_and_words_go_on_in_the_next_line() -> None:
    block, more, decline = frame(rift_table("blocker"), 80, 24).split("\n")[-5:-2]
    assert block.endswith("it, Pikeman and Halberd are destroyed, it finds no")
    assert more.split() == ["▌", "target"]
    assert "no block     a direct hit unless Alice blocks it           HP 5 → 4" in decline


def test_in_one_line_names_are_shortened_then_the_condition_is_cut_between_words() -> None:
    happens = Consequence(("it is destroyed", "Moss Behemoth keeps 1 of 5 Life"), (), "unless Alice responds")
    names = {"Moss Behemoth": 1, "Scroll of Toppling": 1, "Alice": 1}
    assert within(happens, names, 67) == "is destroyed, Moss Behemoth keeps 1 of 5 Life unless Alice responds"
    assert within(happens, names, 62) == "is destroyed, Behemoth keeps 1 of 5 Life unless Alice responds"
    assert within(happens, names, 60) == "is destroyed, Behemoth keeps 1 of 5 Life unless Alice …"
    assert within(happens, names, 40) == "is destroyed, Behemoth keeps 1 of 5 Lif…"


def two_blockers(privacy: str) -> TableState:
    """The table when Bob may block with either of two creatures."""
    behemoth = {"card": "Moss Behemoth", "damage": 3, "attached": ["Tempered Halberd"]}
    field = {"1C3": behemoth, "1C2": {"card": "Nettle Witch", "mana": 2}, "1M": "Drum Tower"}
    blockers = {"2C2": "Ember Chirurgeon", "2C4": {"card": "Dusk Lampguard", "damage": 1, "facing": 90}}
    position = {
        **POSITION,
        "seat1": {"hp": 4, "hand": ["Clay Hauler"], "field": field},
        "seat2": {"hp": 3, "hand": ["Toll Baron"], "field": {**blockers, "2A4": "Tempered Halberd"}},
    }
    setup = setup_at("rift", position)
    session = Session.of(Record(replace(setup, table=setup.table._replace(privacy=privacy))))
    session.runner.begin()
    for words in ("Moss Behemoth/Strike", "2C3"):
        session.runner.answer(index_of(session.driver, words))
    return state_of(session)


def test_the_question_says_who_may_respond_where_names_must_be_short_for_that() -> None:
    question, *options = frame(two_blockers("gate"), 80, 24).split("\n")[-7:-3]
    assert question == "▌ Moss Behemoth strikes 2C3 with 7 Might. Block? Alice may respond.     DR-107"
    assert options == [
        "▌ ▐b▌     Dusk Lampguard    it, Behemoth and Halberd are destroyed       HP 3",
        "▌ ▐d▌     Ember Chirurgeon  is destroyed, Behemoth keeps 1 of 5 Life     HP 3",
        "▌ ▐space▌ no block          a direct hit unless Alice blocks it      HP 3 → 2",
    ]


def test_in_few_lines_what_options_would_do_comes_before_what_cannot_be_picked() -> None:
    question, lampguard, chirurgeon, decline, _ = frame(two_blockers("open"), 80, 24).split("\n")[-5:]
    assert question == "▌ Behemoth strikes 2C3 with 7 Might. Block? Alice may respond. 1 not, ? DR-107"
    assert lampguard == "▌ ▐b▌     Dusk Lampguard    it, Behemoth and Halberd are destroyed       HP 3"
    assert chirurgeon == "▌ ▐d▌     Ember Chirurgeon  is destroyed, Behemoth keeps 1 of 5 Life     HP 3"
    assert decline == "▌ ▐space▌ no block          a direct hit unless Alice blocks it      HP 3 → 2"


def test_a_name_with_a_title_is_shortened_to_what_stands_before_it() -> None:
    happens = Consequence(("it, Marshal of Empty Roads and Aurelith, Ninth Lantern are destroyed",))
    names = {"Marshal of Empty Roads": 1, "Aurelith, Ninth Lantern": 2}
    assert within(happens, names, 45) == "it, Marshal and Aurelith are destroyed"


def test_it_is_said_where_it_is_one_of_several() -> None:
    happens = Consequence(tuple(together(["it is destroyed", "Scrap Hound is destroyed"])))
    assert within(happens, {}, 60) == "it and Scrap Hound are destroyed"


def test_a_name_is_not_shortened_to_one_that_two_cards_have() -> None:
    happens = Consequence(("Scrap Hound and Moss Hound are destroyed",))
    assert within(happens, {"Scrap Hound": 1, "Moss Hound": 2}, 30) == "Scrap Hound and Moss Hound ar…"


@pytest.mark.parametrize(
    ("clauses", "joined"),
    [
        (["it is destroyed"], ["it is destroyed"]),
        (["it is destroyed", "a direct hit"], ["it is destroyed", "a direct hit"]),
        (["it is destroyed", "Bob draws 1", "Prism is destroyed"], ["it and Prism are destroyed", "Bob draws 1"]),
        (["A is Prone", "B is destroyed", "C is Prone", "D is Prone"], ["A, C and D are Prone", "B is destroyed"]),
    ],
)
def test_what_happens_to_several_is_said_once(clauses: list[str], joined: list[str]) -> None:
    assert together(clauses) == joined


@pytest.mark.parametrize(
    ("condition", "others"),
    [
        ("unless Bob responds", ""),
        ("unless Bob responds, then it depends", "then it depends"),
        ("unless Bob blocks or responds", "unless Bob blocks"),
        ("unless Bob responds or retaliates", "unless Bob retaliates"),
    ],
)
def test_a_response_that_the_question_names_is_left_out_of_the_options(condition: str, others: str) -> None:
    assert Consequence(("dies",), unless=condition, responder="Bob").whatever_others_do.unless == others


def test_ascii_has_an_arrow_of_two_characters() -> None:
    table = block_table()
    table.ascii = True
    assert "HP 5 -> 4" in frame(table, 80, 24)


def test_names_in_the_question_have_the_colour_of_their_seat() -> None:
    for width, height in ((80, 24), (120, 40)):
        lines = compose(rift_table("blocker").scene(), width, height)
        strip = [span for line in lines[-6:] for span in line]
        assert next(span.style for span in strip if span.text == "Oathbound Pikeman").startswith("s1 bold")
        assert next(span.style for span in strip if span.text == "Scrap Hound").startswith("s2")


def test_a_loss_is_drawn_as_danger() -> None:
    spans = [span for line in compose(block_table().scene(), 80, 24) for span in line]
    (score,) = [span for span in spans if "HP 5 → 4" in span.text]
    assert "danger bold" in score.style


def test_lines_of_text_say_the_same() -> None:
    lines = list(question_listing(block_table().scene()))
    assert "  no  no block: you lose 1 HP, 5 to 4, a direct hit" in lines


def test_both_ends_of_an_attack_across_columns_name_each_other() -> None:
    for width, height in ((80, 24), (120, 40)):
        text = frame(block_table(), width, height)
        assert "to 2C2" in text
        assert "from 1C3" in text
        assert "STRIKES" not in text


def test_a_key_that_only_looks_tries_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)
    table = block_table()
    frame(table, 80, 24)
    assert sorted(counting.tried) == [0, 1]
    for key in ("up", "left", "tab", "down"):
        assert table.press(key)
        frame(table, 80, 24)
    frame(table, 120, 40)
    assert sorted(counting.tried) == [0, 1]


def test_a_closed_gate_tries_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)
    table = table_at("act")
    table.show_hand()
    assert table.session.gate_closed
    frame(table, 80, 24)
    assert counting.tried == []


def test_of_many_options_only_the_pass_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(monkeypatch)
    table = table_at("act")
    prompt = table.session.prompt
    assert prompt is not None
    assert len(prompt.options) > MOST_TRIED
    frame(table, 120, 40)
    assert counting.tried == [len(prompt.options) - 1]


def test_what_hits_the_players_own_cards_is_offered_last() -> None:
    position = {
        "phase": "muster",
        "number": 3,
        "winner": 1,
        "muster": [{"seat": 2, "card": "Wild Bolt"}],
        "seat1": {"life": 20, "hand": ["Clover Scout"], "line": {"1s1": "Ember Hound"}},
        "seat2": {"life": 18, "hand": ["Wild Bolt"], "line": {"2s1": "Soot Jackal", "2s3": "Slag Troll"}},
    }
    session = Session.of(Record(setup_at("rune", position)))
    session.runner.begin()
    session.go_past()
    entries = state_of(session).scene().question.entries
    assert [entry.words for entry in entries] == ["Ember Hound", "Slag Troll", "Soot Jackal"]
    assert entries[0].card == session.driver.duel.named["1s1"].cards[0].id


def test_a_target_that_costs_the_players_own_life_is_offered_last() -> None:
    side = {**POSITION["seat1"], "field": {"1C2": "Thorn Hexer"}, "conquered": ["1C1", "1C2", "1C3"]}
    position = {**POSITION, "seat1": side, "seat2": {**POSITION["seat2"], "conquered": ["2C1", "2C2"]}}
    session = Session.of(Record(setup_at("rift", position)))
    session.runner.begin()
    session.runner.answer(index_of(session.driver, "Strike"))
    table = state_of(session)
    table.open_hand()
    assert [entry.words for entry in table.scene().question.entries] == ["2C2", "1C1", "1C3"]


def test_an_order_does_not_hide_the_mana_of_a_monument() -> None:
    table = rift_table("act_or_pass")
    scene = replace(table.scene(), orders={2: Until.TURN.in_force})
    status = frame_text(compose(scene, 80, 24)).split("\n")[1]
    assert "passes until own turn" in status
    assert "◆" in status


def test_a_pass_says_which_question_of_the_same_player_follows() -> None:
    table = containment_table(*TEST)
    assert "▐space▌ pass                then: use the effect of Lantern Without a Moth?" in frame(table, 80, 24)


def test_a_question_that_follows_ends_without_a_full_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words may go on with a condition, such as ``unless Bob responds``."""
    table = containment_table(*TEST)
    prompt, driver = table.session.prompt, table.session.driver
    assert prompt is not None
    monkeypatch.setattr(Wording, "question", lambda *_: f"{table.session.name(prompt.seat)}, pick a card.")
    index = next(number for number, option in enumerate(prompt.options) if option.key == "pass")
    assert Consequences(driver, prompt.seat).of(index).words == "then: pick a card unless Alice responds"


def test_a_life_that_begins_is_no_gain() -> None:
    session = Session.of(Record(archive_setup(seed=5)))
    session.runner.begin()
    table = state_of(session)
    table.show_hand()
    drawn = frame(table, 80, 24)
    assert "life 15" in drawn
    assert "life 0" not in drawn
    assert "life 0" not in "\n".join(table_listing(table.scene()))
