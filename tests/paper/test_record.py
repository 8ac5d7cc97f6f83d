"""What is remembered of prints, and what it leaves to print."""

from pathlib import Path

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.paper.record import Print, Prints, checksum_of

FOX = Face("Fox", "creature", text="Draw a card.", stats="1/2", lines=("creature",), arrows=(("T", 1),))


def test_only_what_has_changed_or_is_missing_is_due() -> None:
    before = Print({"Fox": ("a", 2), "Hare": ("b", 1), "Owl": ("c", 1)})
    wanted = {"Fox": ("a", 3), "Hare": ("B", 2), "Owl": ("c", 1), "Elk": ("d", 1)}
    assert before.due(wanted) == {"Fox": 1, "Hare": 2, "Elk": 1}
    after = before.with_printed(wanted, "today")
    assert after.due(wanted) == {}
    assert after.due({"Fox": ("a", 1), "Hare": ("b", 1)}) == {"Hare": 1}
    assert after.day == "today"


def test_copies_that_are_not_wanted_now_stay_on_record() -> None:
    after = Print({"Fox": ("a", 3)}).with_printed({"Fox": ("a", 1)}, "today")
    assert after.due({"Fox": ("a", 3)}) == {}


def test_everything_on_a_card_is_in_its_checksum() -> None:
    others = [
        Face("Fox", "creature", text=text, stats=stats, lines=lines, arrows=arrows)
        for text, stats, lines, arrows in (
            ("Draw 2 cards.", "1/2", ("creature",), (("T", 1),)),
            ("Draw a card.", "2/2", ("creature",), (("T", 1),)),
            ("Draw a card.", "1/2", ("warlord",), (("T", 1),)),
            ("Draw a card.", "1/2", ("creature",), (("T", 2),)),
        )
    ]
    assert len({checksum_of(each) for each in (FOX, *others)}) == 5


def test_a_variant_begins_with_the_cards_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "printed" / "foxes.json"
    prints = Prints(file)
    prints.keep("cards", Print({"Fox": ("a", 1)}, "Monday"))
    prints.keep("cards / wild", Print({"Hare": ("b", 1)}, "Tuesday"))
    again = Prints(file)
    assert again.of("cards / wild", "cards") == Print({"Fox": ("a", 1), "Hare": ("b", 1)}, "Tuesday")
    assert again.of("cards / tame", "cards") == Print({"Fox": ("a", 1)}, "Monday")
    assert again.of("cards") == Print({"Fox": ("a", 1)}, "Monday")


def test_a_damaged_record_counts_as_nothing_printed(tmp_path: Path) -> None:
    file = tmp_path / "foxes.json"
    for content in ("", "[1]", '{"cards": ["Monday", {"Fox": "a"}]}', "\x00"):
        file.write_text(content)
        assert Prints(file).of("cards") == Print({})
