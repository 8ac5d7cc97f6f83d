"""Lines of text by ear: queries, help, short refusals, orders, and a hand that never stays where others read."""

import io
from random import Random

import pytest

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.plain.queries import HOW, look_up
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.scene.question import Entry
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.spoken.listing import entry_words, question_listing, table_listing
from tests.ui.answers import random_answer
from tests.ui.archive_tables import archive_table
from tests.ui.canary import rift_setup, rune_setup
from tests.ui.containment_tables import containment_table
from tests.ui.driving import state_of
from tests.ui.parade import POSITION, parade_setup
from tests.ui.rift_tables import rift_table

SET_UP = ("no", "no", "a", "s", "1", "h", "1", "h", "1")
"""What both players type until the first turn of Dimensional Rift."""


def typed(*lines: str, game: str = "rift") -> str:
    """Everything printed for these lines in a duel that begins with its set-up."""
    out = io.StringIO()
    setup = rift_setup(seed=5) if game == "rift" else rune_setup(seed=5)
    run_plain(Record(setup), io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return out.getvalue()


def answer_to(query: str, *before: str, game: str = "rift") -> list[str]:
    """What was printed between the last query and the line after it."""
    return typed(*before, query, game=game).rsplit("> ", 2)[1].splitlines()


def test_a_refusal_names_few_things_and_how_many_more() -> None:
    text = typed(*SET_UP, "1")
    assert "  not  1A1, 1A2, 1A3, 2 more: the zone is already conquered (DR-15)" in text


@pytest.mark.parametrize("game", ["dimensional_rift", "rune_duel", "containment", "grand_archive"])
def test_a_refusal_takes_less_than_120_characters(game: str) -> None:
    table = Recipe(load_ruleset(game)).table._replace(step="off", privacy="open")
    session = Session.of(Record(Recipe(load_ruleset(game), seed=3, table=table).build()))
    session.runner.open()
    chance, longest = Random(3), 0
    for _ in range(120):
        state = state_of(session)
        said = question_listing(state.scene())
        longest = max([longest, *(len(line) for line in said if line.startswith("  not  "))])
        if session.prompt is None:
            break
        session.runner.answer(random_answer(session.prompt, chance))
    assert 40 < longest < 120


def test_more_reasons_than_are_listed_are_announced_with_their_key() -> None:
    text = typed(*SET_UP, "2", "h")
    assert "  not  more that cannot be picked: ? says why" in text


def test_what_cannot_be_picked_is_not_repeated_while_a_number_is_asked_for() -> None:
    text = typed(*SET_UP, "1", "c", "h", "1")
    assert "  not  " not in text.rpartition("So far: 1, then a number.")[2]


def test_why_lists_every_refusal_and_the_rule_of_the_question() -> None:
    text = "\n".join(answer_to("?", *SET_UP, "1"))
    assert "1A5: the zone is already conquered (DR-15)" in text
    assert "DR-78" in text


def test_help_lists_answers_queries_and_commands() -> None:
    text = "\n".join(answer_to("help", *SET_UP))
    assert HOW[0] in text
    assert "undo turn  Undo to the start of the turn, in one agreement." in text
    assert "+, orders  " in text


def test_an_option_says_the_numbers_of_its_card_and_whether_a_number_follows() -> None:
    text = typed(*SET_UP, "1", "c", "h")
    assert "  1  Rift Prism. Three mana. 1 summon or 2 set face-down" in text


def test_the_hand_lists_the_digit_of_each_card() -> None:
    text = typed("h", game="rune")
    assert "Bob's hand: 5 cards\n  1  " in text or "Alice's hand: 5 cards\n  1  " in text


def test_arrows_are_those_of_the_screen() -> None:
    text = typed(*SET_UP, "1", "c", "h")
    assert "Rift Prism. Three mana. Arrows up, right, down, left. Artifact. Once per turn" in text
    assert "arrows T" not in text


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("look 1", "Alice's hand: Rift Prism. Three mana."),
        ("card signal", "Alice's hand: Signal Kite. One mana."),
        ("card moss", "Printed: Moss Behemoth. Creature"),
        ("zone 1c3", "1C3, conquered: empty"),
        ("look bob's grave", "Bob's graveyard: empty"),
        ("rule 107", "DR-107: Third, the active block"),
        ("option 1", "1  Rift Prism. Three mana. 1 summon or 2 set face-down"),
        ("option set drum", "Cannot be picked: set Drum Tower face-down: only creatures and artifacts"),
        ("option hp", "HP: 6, default 6. HP each player starts with. (DR-58)"),
        ("look zork", "No card, zone, pile, rule or option is called zork."),
        ("zone", HOW[0]),
    ],
)
def test_a_query_is_answered_without_hearing_all_options_again(query: str, answer: str) -> None:
    lines = answer_to(query, *SET_UP, "1", "c", "h")
    assert lines[0].startswith(answer)
    assert lines[-1] == "Alice, act or pass? (DR-136)"


def test_the_question_can_be_heard_again() -> None:
    assert any(line.startswith("  a  1C1") for line in answer_to("question", *SET_UP, "1"))


def test_a_query_tells_nothing_of_the_other_hand() -> None:
    hand = typed(*SET_UP[:-1]).rpartition("Bob's hand: 5 cards\n")[2].splitlines()[:5]
    names = [line.strip().split("  ")[-1].split(".")[0] for line in hand]
    assert len(names) == 5
    for name in names:
        found = "\n".join(answer_to(f"look {name}", *SET_UP, "1", "c", "h"))
        assert "Bob" not in found


def test_a_pick_before_the_hand_is_open_says_so() -> None:
    assert "First open the hand: h." in typed("b", game="rune")


@pytest.mark.parametrize(
    ("order", "words"),
    [("1", "this phase ends"), ("2", "something is put on the stack"), ("4", "their next turn")],
)
def test_every_order_is_given_and_ended_by_its_key(order: str, words: str) -> None:
    text = typed(*SET_UP, "+", order, "-")
    assert f"Alice passes until {words}" in text
    assert "Alice no longer passes: cancelled" in text


def test_undo_to_the_start_of_the_turn() -> None:
    text = typed(*SET_UP, "1", "c", "<")
    assert "Undone." in text
    assert text.rstrip("> \n").rpartition("Undone.")[2].count("pick the event of this turn") == 1


def test_a_closed_hand_is_cleared_before_anything_else_is_printed() -> None:
    text = typed("h", "h", game="rune")
    before, _, after = text.rpartition("\n---\n")
    assert "hand: 5 cards" in before
    assert after.startswith("The hands are face down.")


@pytest.mark.parametrize("way", [("rematch", "quit"), ("concede", "quit"), ("piles", "quit"), ("undo", "quit")])
def test_no_hand_stays_after_quit_in_a_page(way: tuple[str, ...]) -> None:
    text = typed(*SET_UP, "1", "c", "h", *way)
    assert "hand: 5 cards" in text.rpartition("\n---\n")[0]
    assert "Rift Prism" not in text.rpartition("\n---\n")[2]


def test_a_match_that_both_leave_in_a_rematch_page_is_still_the_old_one() -> None:
    out = io.StringIO()
    setup = parade_setup(("act",), position=POSITION)
    assert run_plain(Record(setup), io.StringIO("rematch\nquit\n"), out) == 0
    assert out.getvalue().count("Rematch?") == 1


def test_repeated_events_are_folded() -> None:
    assert "Alice draws a card 5 times. (DR-54)" in typed(*SET_UP[:5])


def test_a_stop_is_set_and_heard() -> None:
    text = typed(*SET_UP, "+", "8", "1", "", "")
    assert "  1  off: " in text
    assert "  1  on: " in text
    assert "asks to be stopped at" in text


def test_the_table_says_what_each_arrow_reaches_and_how_a_card_is_turned_in_words() -> None:
    listed = list(table_listing(rift_table("act_or_pass").scene()))
    assert listed[0] == "Turn 7, Alice, Event: Battle"
    pikeman = next(line for line in listed if "Oathbound Pikeman" in line)
    assert "Reaches 2A3, 2C3." in pikeman
    assert not any(sign in line for line in listed for sign in "▲▶▼◀")


def test_the_table_says_the_protection_of_every_sandbox() -> None:
    table = containment_table()
    listed = list(table_listing(table.scene()))
    names = table.scene().view.names
    assert f"{names[0]}'s Safe sandbox: 2 of 4, 3 cards" in listed
    assert len([line for line in listed if " sandbox: " in line]) == 6


def test_the_table_says_which_zones_are_not_conquered() -> None:
    scene = rift_table("act_or_pass").scene()
    state = next(line for line in table_listing(scene) if line.startswith("Not conquered: "))
    empty = [zone.name for zone in scene.view.zones.values() if zone.state_words == "not conquered"]
    assert sorted(state.removeprefix("Not conquered: ").split(", ")) == sorted(empty)


def test_what_is_said_in_brief_leaves_out_kinds_and_texts() -> None:
    scene = rift_table("act_or_pass").scene()
    brief, full = list(table_listing(scene, brief=True)), list(table_listing(scene))
    assert len(brief) == len(full)
    pikeman = "Oathbound Pikeman at 1C3. Might now 5, life 2. With Tempered Halberd plus 2. Reaches 2A3, 2C3."
    assert next(line for line in brief if "Oathbound Pikeman" in line) == pikeman
    assert next(line for line in full if "Oathbound Pikeman" in line).startswith(f"{pikeman} Creature human")


def test_a_card_to_pick_on_the_board_says_where_it_is() -> None:
    scene = archive_table(["attack", "Keen-Eyed Hound"]).scene()
    offered = [entry_words(scene, entry) for entry in scene.question.entries]
    assert next(words for words in offered if words.startswith("Tideglass Seer")).startswith(
        "Tideglass Seer at 佐藤花子's units. Power "
    )


def test_the_numbers_of_a_card_follow_its_name() -> None:
    scene = archive_table().scene()
    offered = [entry_words(scene, entry) for entry in scene.question.entries]
    assert "Keen-Eyed Hound. Power 2, life 2. Attack." in offered


def test_a_zone_to_pick_says_what_lies_in_it() -> None:
    scene = rift_table("act_or_pass").scene()
    zones = scene.view.zones
    said = [entry_words(scene, Entry("n", name, "", zone=zones[name].id)) for name in ("2C2", "2A5", "2C3")]
    assert said == ["2C2, Dusk Lampguard", "2A5, a face-down card", "2C3"]


@pytest.mark.parametrize(
    ("query", "answer"),
    [
        ("zone safe", "Alice's Safe sandbox, 2 of 4: 3 cards"),
        ("look alice's euclid", "Alice's Euclid sandbox, 8 of 8: 2 cards"),
        ("zone 1f1", "Alice's frame 1: 1 card"),
        ("pile tale", "Alice's Tale zone: 2 cards"),
    ],
)
def test_a_zone_is_found_by_what_it_is_called(query: str, answer: str) -> None:
    session = containment_table().session
    assert look_up(query, state_of(session).scene(), session.setup, session.setup.options)[0] == answer


@pytest.mark.parametrize("query", ["pile deck", "zone duel", "zone duel row"])
def test_piles_that_are_not_shown_and_shared_rows_are_found(query: str) -> None:
    assert not answer_to(query, game="rune")[0].startswith("No ")


def test_a_pass_that_is_not_offered_is_answered_with_its_rule() -> None:
    assert answer_to("pass", "h", game="rune")[0].endswith("the leader must play a card (RD-27)")


def test_a_heading_of_the_log_is_heard_without_lines() -> None:
    text = typed("l", game="rune")
    assert "\nbefore the first round\n" in text
    assert "──" not in text


def test_what_says_what_the_numbers_and_words_of_a_card_mean() -> None:
    assert answer_to("what", *SET_UP, "h")[0].startswith("why: Event Phase"), "without a card, what is asked"
    said = answer_to("what road", *SET_UP, "h")
    assert any("Explorer" in line and "DR-" in line for line in said), "a keyword with its rule"
    assert answer_to(": road", *SET_UP, "h") == said
    assert answer_to("what nobody", *SET_UP, "h")[0] == "No card is called nobody."


@pytest.mark.parametrize(
    ("query", "answer"), [("rule RD-19", "now 7, not 5"), ("option hand_size", "7, default 5")]
)
def test_a_rule_and_an_option_are_answered_as_they_were_changed_in_the_duel(query: str, answer: str) -> None:
    record = Record(rune_setup())
    record.begin()
    record.change_rules([RuleChange("hand_size", 7)])
    out = io.StringIO()
    run_plain(record, io.StringIO(f"{query}\n"), out)
    assert answer in out.getvalue()
