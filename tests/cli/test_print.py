"""``print``: cards as PDF, only those that have changed, and one message for whatever is wrong."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.commands.games.print import INSTALL
from cardgame_tui.paper.pen import FONTS
from tests.cli.games import SOUND
from tests.paper.reading import pages_of

Run = Callable[..., tuple[int, str, str]]
VARIANT = """name = "Sharp"
ruleset = "rune_duel"
[card."Soot Jackal"]
attack = 2
"""


@pytest.fixture
def printing(run: Run, install: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line in an empty folder, with Rune Duel installed."""
    games = [(name, f"rulesets.{name}:PLUGIN") for name in ("rune_duel", "dimensional_rift")]
    install(SOUND, *games)
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    return run


def test_the_second_print_has_only_the_cards_that_have_changed(printing: Run) -> None:
    assert printing("print", "cards", "rune_duel") == (
        0,
        "rune_duel_cards.pdf: 80 cards of 80 cards, 9 pages\n",
        "",
    )
    before = Path("rune_duel_cards.pdf").read_bytes()
    code, out, err = printing("print", "cards", "rune_duel", "--paper", "letter")
    assert (code, err) == (0, "")
    assert out.startswith("nothing has changed since the last print on 2")
    assert Path("rune_duel_cards.pdf").read_bytes() == before
    Path("sharp.toml").write_text(VARIANT)
    asked = ("print", "cards", "rune_duel", "--variant", "./sharp.toml", "--to", "two.pdf")
    assert printing(*asked)[1] == "two.pdf: 1 card of 80 cards, 1 page\n"
    assert "Soot Jackal" in pages_of(Path("two.pdf"))[0]
    assert printing(*asked)[1].startswith("nothing has changed")
    Path("sharp.toml").write_text(VARIANT.replace("attack = 2", "attack = 9"))
    assert printing(*asked)[1] == "two.pdf: 1 card of 80 cards, 1 page\n"
    assert printing(*asked, "--all")[1] == "two.pdf: 80 cards of 80 cards, 9 pages\n"


def test_a_deck_has_all_of_its_copies(printing: Run) -> None:
    deck = 'name = "Two"\nruleset = "rune_duel"\n[sections]\nmain = ["3 Soot Jackal", "Clover Scout"]\n'
    Path("two.toml").write_text(deck)
    asked = ("print", "deck", "rune_duel", "./two.toml", "--to", "deck.pdf")
    assert printing(*asked) == (0, "deck.pdf: 4 cards of 4 cards, 1 page\n", "")
    assert pages_of(Path("deck.pdf"))[0].count("Soot Jackal") == 3
    Path("two.toml").write_text(deck.replace("3 Soot", "5 Soot"))
    assert printing(*asked)[1] == "deck.pdf: 2 cards of 6 cards, 1 page\n"


def test_a_deck_without_a_name_is_that_of_the_first_player(printing: Run) -> None:
    code, out, err = printing("print", "deck", "rune_duel")
    assert (code, err) == (0, "")
    assert "40 cards of 40 cards, 5 pages" in out


def test_a_deck_with_an_unknown_card_is_refused(printing: Run) -> None:
    Path("two.toml").write_text('name = "Two"\nruleset = "rune_duel"\n[sections]\nmain = ["Soot Jackel"]\n')
    code, out, err = printing("print", "deck", "rune_duel", "./two.toml")
    assert (code, out) == (2, "")
    assert 'no card "Soot Jackel"' in err
    assert not [*Path().glob("*.pdf")]


def test_without_the_extra_one_message_says_how_to_get_it(printing: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    assert printing("print", "cards", "rune_duel") == (2, "", f"cardgame-tui: {INSTALL}\n")


@pytest.mark.parametrize(
    "name", ["missing/x.pdf", "folder", "x\0.pdf", f"{'x' * 300}.pdf", "theirs.pdf", "link.pdf"]
)
def test_a_file_that_cannot_be_written_is_one_message(name: str, printing: Run) -> None:
    Path("folder").mkdir()
    Path("theirs.pdf").write_bytes(b"%PDF-1.4 of another program")
    Path("link.pdf").symlink_to("theirs.pdf")
    before = {each.name for each in Path().iterdir()}
    code, out, err = printing("print", "cards", "rune_duel", "--to", name)
    assert (code, out, len(err.splitlines())) == (2, "", 1), err
    assert {each.name for each in Path().iterdir()} == before
    assert Path("theirs.pdf").read_bytes() == b"%PDF-1.4 of another program"
    assert "80 cards of 80" in printing("print", "cards", "rune_duel")[1]


@pytest.mark.skipif(os.name != "posix", reason="a folder is no file everywhere")
def test_a_record_that_cannot_be_kept_is_said(printing: Run, tmp_path: Path) -> None:
    data = tmp_path / "home" / "cardgame-tui"
    data.mkdir(parents=True)
    (data / "printed").write_text("in the way")
    code, _, err = printing("print", "cards", "rune_duel")
    assert code == 2
    assert "rune_duel_cards.pdf is written, but the record of what is printed is not" in err


def test_a_font_for_further_letters(printing: Run) -> None:
    Path("thai.toml").write_text(
        VARIANT.replace('"Soot Jackal"]\n', '"Soot Jackal"]\ntext = "By hand \\"ก.\\"."\n')
    )
    asked = ("print", "cards", "rune_duel", "--variant", "./thai.toml")
    _, out, _ = printing(*asked)
    assert "no letters for ก: printed as ?; --font FILE names a font that has them" in out
    Path("bad.ttf").write_bytes(b"no font")
    for font, why in (("bad.ttf", "is no TrueType font that can be used"), ("gone.ttf", "cannot be read")):
        code, _, err = printing(*asked, "--all", "--font", font)
        assert (code, err.count("\n")) == (2, 1)
        assert why in err
    assert printing(*asked, "--all", "--font", str(FONTS / "japanese.ttf"))[0] == 0


def test_a_text_that_does_not_fit_is_named(printing: Run) -> None:
    sentence = " ".join(["Onslaught: gain 1 life."] * 80)
    Path("long.toml").write_text(VARIANT.replace("attack = 2", f'text = "{sentence}"'))
    _, out, _ = printing("print", "cards", "rune_duel", "--variant", "./long.toml")
    assert "the text of Soot Jackal does not fit, even in the smallest letters" in out
    assert "..." in " ".join(pages_of(Path("rune_duel_long_cards.pdf")))


def test_a_game_that_says_nothing_of_its_cards_is_printed_too(printing: Run) -> None:
    assert printing("print", "cards", "leduc")[1] == "leduc_cards.pdf: 6 cards of 6 cards, 1 page\n"
    assert "Jack of spades" in pages_of(Path("leduc_cards.pdf"))[0]
    code, _, err = printing("print", "deck", "leduc")
    assert (code, err) == (2, "cardgame-tui: Leduc hold'em has no decks; print cards prints its cards\n")


def test_the_rulebook_and_what_is_different(printing: Run) -> None:
    asked = ("rune_duel", "--set", "life_total=20")
    code, out, err = printing("print", "rules", *asked)
    assert (code, err) == (0, "")
    assert out.startswith("rune_duel_life_total-20_rules.pdf: the rulebook, ")
    assert any(
        "As played: Life total: now 20" in page for page in pages_of(Path("rune_duel_life_total-20_rules.pdf"))
    )
    assert printing("print", "changed", *asked) == (
        0,
        "rune_duel_life_total-20_changed.pdf: what is different, 1 page\n",
        "",
    )
    said = printing("rules", *asked, "--changed")[1]
    page = pages_of(Path("rune_duel_life_total-20_changed.pdf"))[0]
    assert not [word for word in said.split() if word not in page]


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        (("rune_duel",), "rune_duel_rules.pdf"),
        (("rune_duel", "--set", " life_total = 20 "), "rune_duel_life_total-20_rules.pdf"),
        (("dimensional_rift",), "dimensional_rift_rules.pdf"),
        (("dimensional_rift", "--set", "edition=conquest"), "dimensional_rift_rules.pdf"),
        (("dimensional_rift", "--set", "edition=rift"), "dimensional_rift_rift_rules.pdf"),
        (("rune_duel", "--variant", "./a b.c;.toml"), "rune_duel_a_b_c_rules.pdf"),
    ],
)
def test_a_file_is_named_after_the_rules(asked: tuple[str, ...], name: str, printing: Run) -> None:
    Path("a b.c;.toml").write_text(VARIANT)
    code, out, err = printing("print", "rules", *asked)
    assert (code, err, out.partition(":")[0]) == (0, "", name)
    assert Path(name).exists()


def test_without_a_name_no_file_is_replaced(printing: Run) -> None:
    Path("rune_duel_rules_2.pdf").symlink_to("nowhere")
    files = ("rune_duel_rules.pdf", "rune_duel_rules_3.pdf", "rune_duel_rules_4.pdf")
    for name in files:
        assert printing("print", "rules", "rune_duel")[1].startswith(f"{name}: ")
    before = [Path(name).read_bytes() for name in files]
    assert printing("print", "rules", "rune_duel", "--paper", "letter", "--to", files[0])[0] == 0
    assert Path(files[0]).read_bytes() != before[0]
    assert [Path(name).read_bytes() for name in files[1:]] == before[1:]


def test_where_nothing_is_different_no_page_is_printed(printing: Run) -> None:
    nothing = "nothing is different from the game as it is\n"
    assert printing("print", "changed", "rune_duel") == (0, nothing, "")
    assert not [*Path().iterdir()]
