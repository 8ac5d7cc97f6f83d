"""The diary: what it reads from journals, its tables, and how it is written down."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.lab.diary.duels import Diary, PeopleDuel, diary_of
from cardgame_tui.lab.diary.tables import tables_of
from cardgame_tui.lab.diary.written import MARK, csv_of, heading, page_of, text_of
from cardgame_tui.plugins import load_ruleset
from tests.journal.matches import rift, rune
from tests.lab.diary.played import SECONDS, played

BOOK = load_rulebook(load_ruleset("rune_duel").rulebook)


def duel(winner: int = 1, first: int = 1, **more: object) -> PeopleDuel:
    """A duel of ten turns that took two minutes."""
    plain = PeopleDuel(
        "a.jsonl", 1, "2026-11-28T20:02:00+00:00", "", ("Ann", "Bo"), ("Fire", "Ice"), winner, 10,
        {"trump": (60.0, 20.0), "lead": (40.0,)}, 1, {"Fox": False}, first, {"RD-37": 2},
    )  # fmt: skip
    return replace(plain, **more)  # type: ignore[arg-type]


def rows_of(duels: list[PeopleDuel], title: str) -> tuple[tuple[str, ...], ...]:
    """The rows of a table of a diary."""
    return next((each.rows for each in tables_of(Diary(tuple(duels)), BOOK) if each.title.startswith(title)), ())


def test_a_journal_of_people_is_read(tmp_path: Path) -> None:
    file = played(rune(), tmp_path, undone=3)
    (found,) = diary_of("rune_duel", [file]).duels
    assert found.names == ("Ann", "Bo")
    assert found.rules == "Life total 40, Mulligan: one each"
    assert found.decks == ("Burrow Guard", "Cinder Reavers")
    assert (found.winner in (1, 2), found.first in (1, 2), found.taken_back) == (True, True, 3)
    assert found.seconds == SECONDS * sum(len(each) for each in found.answers.values())
    assert found.used is not None
    assert found.used["RD-37"] > 5
    assert found.cards is not None
    assert {*found.cards.values()} == {True, False}


def test_bots_other_games_and_unfinished_duels_count_for_nothing(tmp_path: Path) -> None:
    files = [
        played(replace(rune(), seats=("human", "random")), tmp_path / "bot"),
        played(rune(), tmp_path / "unfinished", most=20),
        played(rift(), tmp_path / "other", most=5),
    ]
    broken = tmp_path / "broken.jsonl"
    broken.write_text("no journal\n")
    assert diary_of("rune_duel", [*files, broken]) == Diary((), ("broken.jsonl",))


def test_decks_of_a_match_that_goes_on_stay_hidden(tmp_path: Path) -> None:
    file = played(rift(edition="conquest", best_of=3), tmp_path)
    whole = file.read_bytes().splitlines(keepends=True)
    first = next(number for number, line in enumerate(whole) if b'"line":"result"' in line)
    file.write_bytes(b"".join(whole[: first + 1]))
    (found,) = diary_of("dimensional_rift", [file]).duels
    assert found.cards is None


def test_variants_have_medians_and_intervals() -> None:
    duels = [duel(), duel(turns=12), duel(winner=2, turns=30)]
    ((rules, count, minutes, turns, first, seat, undone),) = rows_of(duels, "Variants")
    assert (rules, count, minutes, turns, undone) == ("as it is", "3", "2", "12", "1.0")
    assert first == seat == "2 of 3, 67 % (21 % to 94 %)"
    note = tables_of(Diary(tuple(duels)), BOOK)[0].note
    assert note.endswith(" In brackets: the 95 % interval. From fewer than 3 duels no share is shown.")


def test_a_drawn_duel_and_an_unknown_first_player_count_for_no_side() -> None:
    ((*_, first, seat, _),) = rows_of([duel(winner=0), duel(first=0), duel(), duel()], "Variants")
    assert first == "too few to say"
    assert seat.startswith("3 of 3")


def test_without_playing_again_neither_first_player_nor_rules_are_told(tmp_path: Path) -> None:
    diary = diary_of("rune_duel", [played(rune(), tmp_path)], again=False)
    assert (diary.duels[0].first, diary.duels[0].used) == (0, None)
    tables = tables_of(diary, BOOK)
    assert tables[0].rows[0][4] == "-"
    assert not [each for each in tables if each.title.startswith("Rules")]


def test_variants_stand_apart() -> None:
    rows = rows_of([duel(), duel(rules="Short game"), duel(rules="Short game")], "Variants")
    assert [row[:2] for row in rows] == [("as it is", "1"), ("Short game", "2")]


def test_decks_are_compared_where_they_differ() -> None:
    rows = rows_of([duel(), duel(), duel(winner=2), duel(decks=("Ice", "Ice"))], "Decks")
    assert [row[1:3] for row in rows] == [("Fire", "3"), ("Ice", "3")]
    assert rows[1][3].startswith("1 of 3, 33 %")


def test_questions_are_sorted_by_the_time_they_took() -> None:
    rows = rows_of([duel(), duel()], "Questions")
    assert [row[1:] for row in rows] == [("trump", "4", "40", "2.7"), ("lead", "2", "40", "1.3")]


def test_cards_that_nobody_picked_count_in_the_duels_whose_decks_had_them() -> None:
    fox, hare = {"Fox": False, "Owl": False}, {"Hare": False, "Bee": False, "Owl": False}
    duels = [duel(cards=fox), duel(cards={**fox, "Hare": True}), duel(cards=hare), duel(cards=None)]
    assert rows_of(duels, "Cards") == (
        ("as it is", "3", "Owl"),
        ("as it is", "2", "Fox"),
        ("as it is", "1", "Bee"),
    )


def test_rules_of_our_own_are_counted_with_what_was_decided() -> None:
    ((number, duels, times, words),) = rows_of([duel(), duel(used={"RD-37": 3, "RD-36": 9})], "Rules")
    assert (number, duels, times) == ("RD-37", "2", "5")
    assert words == "a gap left by a death in this muster is available."
    table = tables_of(Diary((duel(), duel(used=None))), BOOK)[-1]
    assert table.note == "1 of the duels cannot be played again and are not counted here."


def test_each_duel_is_listed_with_its_journal() -> None:
    rows = rows_of([duel(), duel(winner=0, decks=("", ""))], "Duels")
    assert rows[0][1:] == ("2026-11-28", "Fire - Ice", "seat 1, Fire", "10", "2", "a.jsonl")
    assert rows[1][2:4] == ("", "nobody")


def test_no_name_is_in_what_is_sent_unless_asked() -> None:
    diary = Diary((duel(), duel()))
    tables = tables_of(diary, BOOK)
    words = heading("Rune Duel", diary)
    for sent in ("\n".join(text_of(tables)), page_of(words, tables), "".join(csv_of(diary, names=False))):
        assert "Ann" not in sent
    head, first, _ = csv_of(diary, names=True)
    assert head.endswith("player 1,player 2\n")
    assert first == "2026-11-28,,Fire,Ice,1,1,10,2.0,3,1,Ann,Bo\n"
    assert words == "Rune Duel: what people played on this machine. 2 duels, 1 day, 0 h 4 min"


def test_the_page_has_no_code_of_others() -> None:
    page = page_of("A & B", tables_of(Diary((duel(rules="<script>"),)), BOOK))
    assert MARK in page[:200]
    assert "<script>" not in page
    assert "&lt;script&gt;" in page
    assert "A &amp; B" in page


@pytest.mark.parametrize("width", [120])
def test_lines_are_not_longer_than_a_screen(width: int) -> None:
    long = duel(rules="Very " * 40, cards={f"Card number {number}": False for number in range(60)})
    assert max(map(len, text_of(tables_of(Diary((long,)), BOOK)))) <= width
