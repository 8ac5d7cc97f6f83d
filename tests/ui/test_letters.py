"""A card keeps its letter while it stays where it is, and a wrong key says so."""

from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.codes import LETTERS
from cardgame_tui.ui.keys.letters import Letters
from tests.ui.driving import begun, frame, table_at
from tests.ui.parade import parade_setup
from tests.ui.piloting import playing, shown, type_keys

TAKEN = frozenset("hlmopsuvy")


def asking(*cards: int, zones: tuple[int, ...] = ()) -> Prompt:
    """A question about cards and zones."""
    options = [Option("card", card=card) for card in cards] + [Option("zone", zone=zone) for zone in zones]
    return Prompt(1, "act", "PA-4", options)


def letters_of(choice: Choice) -> dict[int | None, str]:
    """The letter of each card, or of what is no card."""
    return {group.card: group.code for group in choice.groups}


def test_cards_keep_their_letters_when_others_go() -> None:
    letters, duel = Letters(), begun().driver.duel
    choice = Choice(asking(0, 1, 2), TAKEN, letters.kept(1, duel))
    letters.keep(1, duel, choice)
    assert letters_of(choice) == {0: "a", 1: "b", 2: "c"}
    later = Choice(asking(2, 3, 0), TAKEN, letters.kept(1, duel))
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
    assert [group.code for group in Choice(asking(zones=(5, 6)), TAKEN, kept).groups] == ["a", "b"]
    assert [group.code for group in Choice(asking(1, zones=(5, 6)), TAKEN, kept).groups] == ["b", "a", "c"]


def test_letters_that_others_keep_are_taken_last() -> None:
    spare = [letter for letter in LETTERS if letter not in TAKEN]
    kept = dict(enumerate(spare[:-1]))
    codes = [group.code for group in Choice(asking(40, 41, 0), TAKEN, kept).groups]
    assert codes == [spare[-1], spare[1], spare[0]]


def test_more_cards_than_letters_have_two_each() -> None:
    choice = Choice(asking(*range(20)), TAKEN, {3: "a"})
    assert {len(group.code) for group in choice.groups} == {2}


def test_the_table_keeps_letters_from_one_question_to_the_next() -> None:
    table = table_at("act", turns=4)
    assert table.choice is not None
    before = letters_of(table.choice)
    table.press("a1"[0])
    table.press("1")
    table.press(table.choice.groups[0].code)
    assert table.choice is not None
    after = letters_of(table.choice)
    assert len(after) == len(before) - 1
    assert {card: before[card] for card in after} == after


async def test_a_wrong_key_says_so_until_the_next_key() -> None:
    async with playing(parade_setup(("event",)), (120, 40)) as pilot:
        await type_keys(pilot, "hx")
        assert "x does nothing here" in shown(pilot)
        await pilot.press("tab")
        await pilot.pause()
        assert "does nothing here" not in shown(pilot)


def test_nothing_is_said_without_a_wrong_key() -> None:
    table = table_at("event")
    assert "does nothing" not in frame(table, 80, 24)
    table.notice = ("q", "does nothing here")
    assert "q does nothing here" in frame(table, 80, 24)
