"""Sheets of cards, read back from the PDF."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from pypdf import PdfReader

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.paper.card import LARGEST, LEAST
from cardgame_tui.paper.pen import BOLD, FONTS, JAPANESE, LATIN, Pen, letters_of
from cardgame_tui.paper.sheets import Printout, SheetStyle, card_sheets
from cardgame_tui.paper.sizes import PAPERS
from cardgame_tui.plugins import load_ruleset
from tests.paper.reading import POINT, joined, marks_of, pages_of, sizes_of

GAMES = ("containment", "dimensional_rift", "grand_archive", "rune_duel")
FOX = Face("Fox", "creature", text="Draw a card.", lines=("creature", "Draw a card."))


def printed(tmp_path: Path, faces: list[Face], paper: str = "a4", *, backs: bool = False) -> tuple[Printout, Path]:
    """Print cards into a file."""
    printout = card_sheets(faces, SheetStyle(PAPERS[paper], "Foxes", "today", backs))
    file = tmp_path / "foxes.pdf"
    file.write_bytes(printout.content)
    return printout, file


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_every_card_is_on_paper(game: str, tmp_path: Path) -> None:
    ruleset = load_ruleset(game)
    faces = [ruleset.printed_face(card) for card in ruleset.cards.values()]
    printout, file = printed(tmp_path, faces)
    words = joined(" ".join(pages_of(file)))
    for face in faces:
        lines = (face.name, face.second_name, face.text, face.heading, face.stats, *face.lines)
        said = " ".join(line for line in lines if line != face.corner)
        assert not [word for word in said.split() if word not in words], face.name
    assert not printout.cut_off
    assert not printout.missing


@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_a_card_stands_together(game: str, tmp_path: Path) -> None:
    ruleset = load_ruleset(game)
    card = max(ruleset.cards.values(), key=lambda each: len(each.text))
    _, file = printed(tmp_path, [ruleset.printed_face(card)])
    assert joined(card.text) in joined(pages_of(file)[0])


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_cards_are_63_by_88_millimetres_between_the_marks(
    paper: str, width: float, height: float, tmp_path: Path
) -> None:
    _, file = printed(tmp_path, [FOX], paper)
    assert sizes_of(file)[0] == pytest.approx((width, height), abs=0.1)
    across, upwards = marks_of(file)
    assert [after - before for before, after in pairwise(across)] == pytest.approx([63] * 3, abs=0.2)
    assert [after - before for before, after in pairwise(upwards)] == pytest.approx([88] * 3, abs=0.2)
    assert across[0] == pytest.approx(width - across[-1], abs=0.2)
    assert upwards[0] == pytest.approx(height - upwards[-1], abs=0.2)


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2), (19, 3)])
def test_nine_cards_are_on_a_sheet(cards: int, pages: int, tmp_path: Path) -> None:
    printout, file = printed(tmp_path, [FOX] * cards)
    assert printout.pages == len(pages_of(file)) == pages
    assert sum(words.count("Draw a card.") for words in pages_of(file)) == cards


def test_a_page_of_backs_follows_each_sheet(tmp_path: Path) -> None:
    _, file = printed(tmp_path, [FOX] * 10, backs=True)
    backs = pages_of(file)[1::2]
    assert [words.count("Foxes") - 1 for words in backs] == [9, 1]
    assert not any("Draw" in words for words in backs)


def test_backs_lie_behind_their_cards() -> None:
    paper = PAPERS["a4"]
    fronts, backs = [*paper.places()], [*paper.turned()]
    assert backs[0] == pytest.approx(fronts[2])
    assert backs[1] == pytest.approx(fronts[1])


def test_a_longer_text_has_smaller_letters_and_one_that_does_not_fit_is_reported(tmp_path: Path) -> None:
    def of(times: int) -> Face:
        return Face(f"Fox {times}", "creature", text=f"Begins {'draw a card and then ' * times}ends.")

    printout, file = printed(tmp_path, [of(1), of(20), of(200)])
    assert printout.cut_off == ("Fox 200",)
    words = joined(pages_of(file)[0])
    assert words.count("ends.") == 2
    assert "..." in words
    with Pen(210, 297, "") as pen:
        lines = [len(pen.wrapped(of(20).text, 53, size)) for size in (LARGEST, LEAST)]
    assert lines[0] > lines[1]


@pytest.mark.parametrize(
    "more",
    [
        {"name": "N" * 120},
        {"corner": "pay 12 of your own cards and 3 lives, and then some more of both of them"},
        {"stats": "+100/-200 and so much more that no card has room for it at its lower edge, whatever is done"},
        {"lines": ("a fact of a few words that fill one line of a card",) * 30},
        {"text": "some words " * 180},
    ],
)
def test_what_does_not_fit_is_reported_and_stays_on_its_card(more: dict[str, str], tmp_path: Path) -> None:
    face = replace(FOX, **more)  # type: ignore[arg-type]
    printout, file = printed(tmp_path, [face] * 9)
    assert printout.cut_off == (face.name,)
    paper = PAPERS["a4"]
    found: list[float] = []

    def visit(text: str, _: object, at: list[float], *more: object) -> None:
        if text.strip() and "Print at 100 %" not in text:
            found.append(paper.height - at[5] * POINT)

    PdfReader(file).pages[0].extract_text(visitor_text=visit)
    assert found
    assert all(paper.rows[0] < y < paper.rows[-1] for y in found)
    assert pages_of(file)[0].count("...") == 9


def test_long_words_are_broken() -> None:
    with Pen(210, 297, "") as pen:
        lines = pen.wrapped(f"A {'x' * 200} end", 50, 10)
        assert joined("".join(lines)) == f"A{'x' * 200}end"
        assert all(pen.width_of(line, 10) <= 50 for line in lines)
        assert pen.wrapped("", 50, 10) == []


def test_letters_that_no_font_has_are_reported(tmp_path: Path) -> None:
    printout, file = printed(tmp_path, [Face("Fox \u0e01", "creature"), Face("\u0e02", "creature")])
    assert printout.missing == ("\u0e01", "\u0e02")
    assert "Fox ?" in pages_of(file)[0]


def test_the_fonts_have_all_letters_of_the_rulebooks() -> None:
    known = letters_of(FONTS / f"{LATIN}.ttf").keys() | letters_of(FONTS / f"{JAPANESE}.ttf")
    for game in GAMES:
        text = load_ruleset(game).rulebook.read_text(encoding="utf-8")
        assert not {letter for letter in text if letter != "\n" and ord(letter) not in known}


def test_the_bold_font_has_the_letters_of_the_other_one() -> None:
    assert letters_of(FONTS / f"{BOLD}.ttf").keys() >= letters_of(FONTS / f"{LATIN}.ttf").keys()


def test_each_font_has_its_licence() -> None:
    fonts = {file.stem for file in FONTS.glob("*.ttf")}
    licences = {file.stem.removesuffix("_licence"): file.read_text() for file in FONTS.glob("*_licence.txt")}
    assert all(any(f"{font}.ttf" in text for text in licences.values()) for font in fonts)
