"""A card keeps its letter while it stays where it is, and a wrong key says so."""

from typing import Any, Never

from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.play.scenario.option_matching import answer_for
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.codes import LETTERS, Places
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.keys.letters import Letters
from cardgame_tui.ui.scene.lettering import places_of
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from cardgame_tui.ui.table.state import TableState
from tests.ui.archive_tables import archive_table
from tests.ui.canary import rift_setup
from tests.ui.driving import begun, frame, table_at
from tests.ui.lanes_tables import lanes_table
from tests.ui.parade import parade_setup
from tests.ui.piloting import playing, shown, table_screen, type_keys
from tests.ui.rift_tables import rift_table

TAKEN = frozenset("hlmopsuvy")
TABLE_TAKEN = Commands[Never](TABLE_COMMANDS).letters


def asking(*cards: int, zones: tuple[int, ...] = ()) -> Prompt:
    """A question about cards and zones."""
    options = [Option("card", card=card) for card in cards] + [Option("zone", zone=zone) for zone in zones]
    return Prompt(1, "act", "PA-4", options)


def letters_of(choice: Choice) -> dict[int | None, str]:
    """The letter of each card, or of what is no card."""
    return {group.card: group.code for group in choice.groups}


def lettered(cards: tuple[int, ...], kept: dict[int, str], zones: tuple[int, ...] = ()) -> list[str]:
    """The letters of things without a place on the table."""
    return [group.code for group in Choice(asking(*cards, zones=zones), TAKEN, kept=kept).groups]


def test_cards_without_a_place_keep_their_letters_when_others_go() -> None:
    letters, duel = Letters(), begun().driver.duel
    choice = Choice(asking(0, 1, 2), TAKEN, kept=letters.kept(1, duel))
    letters.keep(1, duel, choice)
    assert letters_of(choice) == {0: "a", 1: "b", 2: "c"}
    later = Choice(asking(2, 3, 0), TAKEN, kept=letters.kept(1, duel))
    assert letters_of(later) == {2: "c", 3: "d", 0: "a"}


def test_a_card_that_moves_gets_another_letter() -> None:
    letters, duel = Letters(), begun().driver.duel
    letters.keep(1, duel, Choice(asking(0, 1), TAKEN))
    duel.move(duel.cards[0], duel.named["1C2"])
    assert letters.kept(1, duel) == {1: "b"}


def test_the_letters_of_a_seat_do_not_depend_on_those_of_the_other() -> None:
    letters, duel = Letters(), begun().driver.duel
    letters.keep(1, duel, Choice(asking(0, 1, 2), TAKEN))
    assert letters.kept(2, duel) == {}
    assert letters.kept(0, duel) == {}


def test_zones_take_the_first_letters_that_no_card_here_has() -> None:
    kept = {0: "a", 1: "b"}
    assert lettered((), {}, zones=(5, 6)) == ["a", "b"]
    assert lettered((), kept, zones=(5, 6)) == ["c", "d"]
    assert lettered((1,), kept, zones=(5, 6)) == ["b", "c", "d"]


def test_what_is_at_no_place_of_the_table_does_not_take_the_letter_of_one() -> None:
    places = Places({}, {5: "a", 6: "b", 7: "z"})
    choice = Choice(asking(0, zones=(5,)), TABLE_TAKEN, places)
    assert [group.code for group in choice.groups] == ["c", "a"]
    full = Places({}, dict(enumerate(letter for letter in LETTERS if letter not in TABLE_TAKEN)))
    assert [group.code for group in Choice(asking(50, 51), TABLE_TAKEN, full).groups] == ["z", "y"]


def test_letters_that_others_keep_are_taken_last() -> None:
    spare = [letter for letter in LETTERS if letter not in TAKEN]
    kept = dict(enumerate(spare[:-1]))
    assert lettered((40, 41, 0), kept) == [spare[-1], spare[1], spare[0]]


def test_more_cards_than_letters_have_two_each() -> None:
    assert {len(code) for code in lettered(tuple(range(20)), {3: "a"})} == {2}


def test_the_place_decides_before_the_letter_a_card_had() -> None:
    places = Places({7: "d"}, {5: "a"})
    choice = Choice(asking(7, 8, 9, zones=(5,)), TAKEN, places, {8: "d", 9: "e"})
    assert [group.code for group in choice.groups] == ["d", "b", "e", "a"]


def test_two_things_at_one_place_have_different_letters() -> None:
    choice = Choice(asking(7, 8, zones=(5,)), TAKEN, Places({7: "d"}, {5: "d"}))
    assert [group.code for group in choice.groups] == ["d", "a", "b"]


def test_digits_of_a_hand_stay_where_letters_do_not_suffice() -> None:
    choice = Choice(asking(*range(20)), TAKEN, Places({0: "1", 1: "2"}))
    assert [group.code for group in choice.groups][:3] == ["1", "2", "aa"]


def test_a_list_needs_the_digits_so_that_the_hand_has_letters() -> None:
    prompt = Prompt(1, "act", "PA-4", [Option("card", card=0), Option("walk", value=1), Option("rest", value=2)])
    assert [group.code for group in Choice(prompt, TAKEN, Places({0: "1"})).groups] == ["a", "1", "2"]


def letters_at(table: TableState) -> dict[str, str]:
    """The letters of all places, by the name of the zone; those of a hand by the name of the card."""
    prompt, duel = table.session.prompt, table.driver.duel
    assert prompt is not None
    scene = table.scene()
    everything = [Option("zone", zone=zone.id) for zone in duel.zones]
    everything += [Option("card", card=card.id) for card in duel.named[scene.layout.hands[prompt.seat - 1]].cards]
    asked = Prompt(prompt.seat, "act", "PA-4", everything)
    places = places_of(asked, duel, scene.layout, scene.view, prompt.seat, TABLE_TAKEN)
    named = {duel.zones[number].name: code for number, code in places.zones.items()}
    return named | {duel.cards[number].name: code for number, code in places.cards.items()}


def test_slots_have_the_letters_of_the_rows_from_the_player_outward() -> None:
    names = letters_at(rift_table("act_or_pass"))
    rows = {row: "".join(names[f"{row}{column}"] for column in range(1, 6)) for row in ("1C", "1A", "2C", "2A")}
    assert rows == {"1C": "abcde", "1A": "fgijk", "2C": "mnoqr", "2A": "twxyz"}
    assert [names[card] for card in ("Road Surveyor", "Scroll of Toppling")] == ["1", "2"]


def test_the_other_player_counts_from_their_own_left() -> None:
    names = letters_at(rift_table("blocker"))
    rows = {row: "".join(names[f"{row}{column}"] for column in range(1, 6)) for row in ("1C", "2C")}
    assert rows == {"2C": "edcba", "1C": "rqonm"}
    assert names["Gatewright"] == "1"


def test_a_place_has_its_letter_whatever_lies_elsewhere() -> None:
    few, many = letters_at(lanes_table({})), letters_at(lanes_table({"1s5": {"card": "Thornback"}}))
    assert few["1s1"] == many["1s1"] == "a"
    assert few["2s1"] == many["2s1"] == "f"


def test_cards_of_a_hand_are_numbered_as_they_lie() -> None:
    table = table_at("act", turns=4)
    assert table.choice is not None
    before = letters_of(table.choice)
    assert list(before.values()) == ["1", "2", "3", "4", "5"]
    played, *others = before
    for key in ("1", "1", table.choice.groups[0].code):
        table.press(key)
    while table.session.prompt is not None and table.session.prompt.ask != "act":
        table.press(table.choice.groups[0].code)
    after = letters_of(table.choice)
    assert played not in after
    assert [after[card] for card in others] == ["1", "2", "3", "4"]


async def test_a_wrong_key_says_so_until_the_next_key() -> None:
    async with playing(parade_setup(("event",)), (120, 40)) as pilot:
        await type_keys(pilot, "hx")
        assert "x does nothing here" in shown(pilot)
        await pilot.press("tab")
        await pilot.pause()
        assert "does nothing here" not in shown(pilot)


async def test_the_key_of_a_command_that_cannot_work_says_why() -> None:
    async with playing(parade_setup(("event",)), (120, 40)) as pilot:
        await type_keys(pilot, "hs")
        assert "s: The stack is empty." in shown(pilot)


def test_nothing_is_said_without_a_wrong_key() -> None:
    table = table_at("event")
    assert "does nothing" not in frame(table, 80, 24)
    table.notice = ("q", "does nothing here")
    assert "q does nothing here" in frame(table, 80, 24)


def test_the_key_of_a_place_that_cannot_be_picked_says_why() -> None:
    table = rift_table("act_or_pass")
    assert table.why_not("1").startswith("summon Road Surveyor: it belongs to another phase or event")
    assert "DR-134" in table.why_not("1")
    assert table.why_not("f").startswith("Signal Kite: ")
    assert table.why_not("d") == "", "an empty place"
    assert table.why_not("9") == "", "no such card"
    table.show_hand()
    assert table.why_not("1") == "", "the hand is closed"


async def test_the_screen_says_it() -> None:
    async with playing(rift_setup("open", seed=5), (120, 40)) as pilot:
        table = table_screen(pilot).table
        table.why_not = lambda key: f"card {key}: not now (DR-1)"  # type: ignore[method-assign]
        await pilot.press("q")
        await pilot.pause()
        assert "q: card q: not now (DR-1)" in shown(pilot)


def test_a_card_of_a_flowing_row_has_one_letter_in_every_question_of_both_players() -> None:
    """Who is asked and what is offered changes nothing: an attack, its target, the answer of the other player."""
    table, found = archive_table(), dict[str, set[str]]()
    steps: list[Any] = [None, ["attack", "Keen-Eyed Hound"], "Tideglass Seer", "pass"]
    for choice in steps:
        if choice is not None:
            prompt = table.session.prompt
            assert prompt is not None
            table.session.runner.answer(answer_for(table.driver, prompt, choice))
        table.refresh()
        if table.session.gate_closed:
            table.show_hand()
        assert table.choice is not None
        for group in table.choice.groups:
            if group.card is not None and not group.code.isdecimal():
                found.setdefault(table.driver.duel.cards[group.card].name, set()).add(group.code)
    assert {name: len(codes) for name, codes in found.items() if len(codes) > 1} == {}
    assert found["Tideglass Seer"] == {"k"}


def test_the_letter_of_a_card_that_leaves_goes_to_one_that_comes() -> None:
    letters, table = Letters(), archive_table()
    duel, layout = table.driver.duel, table.session.layout()
    letters.look(duel, layout, TABLE_TAKEN)
    before = letters.kept(0, duel)
    gone, comes = duel.named["seat1.units"].cards[2], duel.named["seat1.hand"].cards[0]
    duel.move(gone, duel.named["seat1.graveyard"])
    duel.move(comes, duel.named["seat1.units"])
    letters.look(duel, layout, TABLE_TAKEN)
    after = letters.kept(0, duel)
    assert after.pop(comes.id) == before.pop(gone.id)
    assert after == before
