"""What a player of Grand Archive reads: the question, what follows, and cards that the table does not show."""

from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.drawing.strip.option_line import shortened
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.reading import pile_page
from rulesets.grand_archive import PLUGIN
from rulesets.grand_archive.showing.wording import SHORT_STATES
from tests.ui.archive_files import FEATS
from tests.ui.archive_tables import ATTACK, FEINT, NEGATE, archive_table
from tests.ui.canary import archive_setup
from tests.ui.driving import frame
from tests.ui.piloting import playing, shown, type_keys

NEGATED = (*NEGATE, ["Tidal Ceasefire", "Rimebound Otter"])
"""Second Thoughts is on the stack, over Crosswind Feint."""


def test_a_question_names_what_it_answers() -> None:
    assert "act, or pass?" in frame(archive_table(*ATTACK), 80, 24)
    answered = frame(archive_table(*ATTACK, *FEINT, "pass"), 80, 24)
    assert "佐藤花子, answer Crosswind Feint, or pass?" in answered
    assert "act, or pass?" not in answered


def test_a_trigger_is_named_by_its_card_and_so_to_a_closed_hand() -> None:
    table = archive_table(*NEGATED)
    table.show_hand()
    assert "佐藤花子, answer Second Thoughts, or pass?" in frame(table, 80, 24)


def test_who_may_respond_is_said_once() -> None:
    table = archive_table("Ondrel, Current Weaver", ["Night-Market Courier"], file=FEATS)
    drawn = frame(table, 80, 24)
    assert "or pass? Alice may respond." in drawn
    assert "unless Alice responds" not in drawn


def test_who_may_pay_against_it_is_a_condition_too() -> None:
    drawn = frame(archive_table(*NEGATED), 80, 24)
    assert "or pass? Alice may respond." in drawn
    assert "Crosswind Feint is negated unless Alice pays" in drawn


def test_a_single_condition_stays_with_its_option() -> None:
    drawn = frame(archive_table(), 120, 40)
    assert "may respond." not in drawn
    assert "then End unless 佐藤花子 responds" in drawn


def test_reasons_are_said_in_full_where_lines_are_free() -> None:
    drawn = frame(archive_table(*ATTACK), 160, 50)
    reason = "it is slow: only in your main phase on an empty stack (GA-102)"
    assert reason in " ".join(drawn.split())


def test_a_payment_question_takes_one_line_on_the_smallest_screen() -> None:
    drawn = frame(archive_table(["play", "Sparkthrower"]), 80, 24)
    assert "Alice, Sparkthrower: what pays 2? Cards go to memory. 0 of 2" in drawn


def test_a_list_of_cards_says_the_type_of_each_once() -> None:
    page = PageView(pile_page(archive_table().scene().view, "seat1.hand"))
    words = [plain(line) for line in page.lines(100, 40)]
    assert any("Sparkthrower · fire ally, Human Mage · pay 2 · 2/1" in line for line in words)
    assert sum("fire ally, Human Mage" in line for line in words) == 1


async def test_cards_that_the_table_does_not_show_are_read_with_the_key_of_a_card() -> None:
    async with playing(archive_setup(seed=5)) as pilot:
        await type_keys(pilot, "h")
        await pilot.press("full_stop")
        await pilot.pause()
        assert "Cards to choose from" in shown(pilot)
        assert "Spirit of the Open Sky · wind champion level 0" in shown(pilot)
        assert "glimpse 2" in shown(pilot)


def test_the_price_of_a_card_is_in_words_where_there_is_room() -> None:
    assert "┏▐1▌ pay 3 ━" in frame(archive_table(), 120, 40)
    assert "▐1▌3 Blazing O" in frame(archive_table(), 80, 24)


def test_a_name_is_shortened_before_what_an_option_does_is_cut() -> None:
    names = ("Keen-Eyed Hound", "Vesna, Gale Duelist")
    assert shortened("Keen-Eyed Hound: attack", 23, names) == "Keen-Eyed Hound: attack"
    assert shortened("Keen-Eyed Hound: attack", 20, names) == "Hound: attack"
    assert shortened("Vesna, Gale Duelist: attack", 20, names) == "Vesna: attack"
    assert shortened("Keen-Eyed Hound: draw a card, then another", 30, names) == "Keen-Eyed Hound: draw a card,…"
    assert shortened("Somebody Else: attack", 20, names) == "Somebody Else: atta…"


def test_states_are_said_in_short_before_one_is_left_out() -> None:
    attacked = frame(archive_table(*ATTACK), 80, 24)
    assert "┃ATT 2 REST " in attacked
    assert "┆ATTACKED" in attacked


def test_the_short_words_are_explained_and_differ() -> None:
    legend = " ".join(PLUGIN.load().legend)
    for long, short in SHORT_STATES.items():
        assert len(short) < len(long)
        assert short.upper() in legend or f"{short} {long}" in legend or long.startswith(short)
    assert len(set(SHORT_STATES.values())) == len(SHORT_STATES)


def test_the_text_of_a_champion_is_divided_from_its_lineage() -> None:
    assert "Kiln › Squire › Duelist · fire" in frame(archive_table(), 200, 24)


def test_a_card_that_attacks_is_not_read_out_with_the_question() -> None:
    asked = frame(archive_table(["attack", "Keen-Eyed Hound"]), 80, 24).split("what Keen-Eyed Hound attacks")[1]
    assert "True Sight" not in asked
