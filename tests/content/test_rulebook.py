"""Rulebooks: numbered rules in sections, searched, filtered and put side by side."""

from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.rulebook.book import Rulebook, load_rulebook
from cardgame_tui.content.rulebook.parts import FacingRules, Prose, Rule, RuleTable, abreast, side_by_side
from tests.games.leduc import LEDUC

STICKS = Path(__file__).parent.parent / "games" / "sticks.md"
BEGUN = "# A game\n\n## 1. All\n\n- **GA-1** [ours] {both} Two play.\n"


@pytest.fixture
def sticks() -> Rulebook:
    """The book of sticks."""
    return load_rulebook(STICKS)


def written(folder: Path, *lines: str) -> Path:
    """A rulebook with some further lines, the first of them line 6."""
    file = folder / "rulebook.md"
    file.write_text(BEGUN + "\n".join(lines) + "\n")
    return file


def numbers(*found: Rule) -> list[str]:
    return [rule.number for rule in found]


def test_a_rule_joins_its_lines(sticks: Rulebook) -> None:
    rule = sticks.rules["ST-1"]
    assert rule.text == "Two players sit at a table."
    assert (rule.status, rule.scope, rule.section) == (("public",), "both", "1. Sticks")
    assert sticks.rules["ST-2"].status == ("seed", "public", "ours")
    assert sticks.rules["ST-2"].tags == "[seed, public, ours] {short}"


def test_emphasized_words_are_kept_without_their_marks(tmp_path: Path) -> None:
    lines = (
        "- **GA-2** [ours] A **Trap** is *not* a card,", "  see `a * b` and 2*3; the **Trap", "  door** is.", "",
        "A **word**.", "", "| what |", "|---|", "| a **cell** |",
    )  # fmt: skip
    book = load_rulebook(written(tmp_path, *lines))
    rule, prose, table = book.rules["GA-2"], *book.sections[1].blocks[-2:]
    assert rule.text == "A Trap is not a card, see `a * b` and 2*3; the Trap door is."
    assert [rule.text[start:end] for start, end in rule.emphasis] == ["Trap", "not", "Trap door"]
    assert prose == Prose(("A word.",), emphasis=((2, 6),))
    assert table == RuleTable(("what",), (("a cell",),))


def test_sections_keep_rules_prose_drawings_and_tables_in_order(sticks: Rulebook) -> None:
    assert sticks.title == "Sticks: the rulebook"
    assert [section.title for section in sticks.sections] == [
        "", "1. Sticks", "2. The end", "3. Ties, short", "4. Ties, long", "5. Both ways side by side",
    ]  # fmt: skip
    begun, first, second, *_, last = sticks.sections
    assert [type(block) for block in begun.blocks] == [Prose]
    assert first.blocks[-1] == Prose(("  | | |   three sticks",), drawn=True)
    assert second.blocks[2:] == [
        Prose(("A word at the end of a section, for those who read on.",)),
        Prose(("- `sticks` = 5: how many there are.",)),
    ]
    assert numbers(*first.rules) == ["ST-1", "ST-2", "ST-3", "ST-4", "ST-5"]
    assert isinstance(last.blocks[0], RuleTable)


def test_a_table_is_read_with_short_rows_filled(sticks: Rulebook) -> None:
    table = sticks.sections[-1].blocks[0]
    assert isinstance(table, RuleTable)
    assert table.head == ("what", "short", "long", "rules")
    assert table.rows[0] == (
        "sticks a player begins with",
        "five of them, as short as a finger",
        "seven",
        "ST-2, ST-4",
    )
    assert table.rows[1] == ("ties", "-", "a | b", "ST-12")


def test_a_table_row_has_the_cells_of_its_head(tmp_path: Path) -> None:
    book = load_rulebook(written(tmp_path, "", "| a | b |", "|---|---|", "| 1 |", "| 1 | 2 | 3 |"))
    assert book.sections[1].blocks[1] == RuleTable(("a", "b"), (("1", ""), ("1", "2")))


@pytest.mark.parametrize("number", ["ST-12", "st-12", " 12 "])
def test_a_rule_by_number(sticks: Rulebook, number: str) -> None:
    assert sticks.find(number).number == "ST-12"


def test_an_unknown_number_names_the_nearest(sticks: Rulebook) -> None:
    with pytest.raises(LookupError, match='no rule "SR-12"; did you mean ST-12'):
        sticks.find("SR-12")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("STICK table", ["ST-3"]),
        ("stick", ["ST-3", "ST-5", "ST-10", "ST-2", "ST-4"]),
        ("st-5", ["ST-5", "ST-10"]),
        ("10", ["ST-10"]),
        ("5", ["ST-5", "ST-2", "ST-10"]),
        ("棒", ["ST-5"]),
        ("table turn", []),
        ("sticks end", []),
    ],
)
def test_a_search_finds_every_word_and_lists_the_best_first(
    sticks: Rulebook, words: str, found: list[str]
) -> None:
    """Its number first, then complete words, then parts of words; each in the order of the book."""
    assert numbers(*sticks.search(words)) == found


def test_a_search_keeps_to_an_edition_and_what_it_shares(sticks: Rulebook) -> None:
    assert numbers(*sticks.search(scope="long")) == ["ST-1", "ST-4", "ST-5", "ST-12", "ST-10", "ST-14"]
    assert numbers(*sticks.search("each", scope="long")) == ["ST-4"]


def test_a_search_keeps_to_a_status(sticks: Rulebook) -> None:
    assert numbers(*sticks.search(status="ours")) == ["ST-2", "ST-3", "ST-12", "ST-10"]
    assert numbers(*sticks.search("duel", scope="long", status="ours")) == ["ST-10"]


def test_a_book_knows_its_editions_and_statuses(sticks: Rulebook) -> None:
    assert sticks.scopes == ("short", "long")
    assert sticks.statuses == ("public", "seed", "ours")
    assert load_rulebook(LEDUC.rulebook).scopes == ()


@pytest.mark.parametrize(("scope", "facing"), [("", ("short", "long")), ("long", ("long", "short"))])
def test_an_edition_faces_the_next_one(sticks: Rulebook, scope: str, facing: tuple[str, str]) -> None:
    assert sticks.facing(scope) == facing


def test_a_book_without_editions_puts_none_side_by_side() -> None:
    assert load_rulebook(LEDUC.rulebook).facing() is None


@pytest.mark.parametrize(
    ("words", "close"), [("stik", "stick"), ("table trun", "turn"), ("table duel", ""), ("qqq", "")]
)
def test_an_unknown_search_word_suggests_the_nearest(sticks: Rulebook, words: str, close: str) -> None:
    assert sticks.near(words) == close


def test_neighbouring_rules_of_two_editions_face_each_other(sticks: Rulebook) -> None:
    rules = sticks.rules
    assert side_by_side(sticks.sections[1].blocks[:5], "short", "long") == [
        rules["ST-1"],
        FacingRules((rules["ST-2"], rules["ST-3"]), (rules["ST-4"],)),
        rules["ST-5"],
    ]


def test_a_rule_without_a_counterpart_is_alone_and_prose_stays(sticks: Rulebook) -> None:
    blocks = sticks.sections[2].blocks
    rows = side_by_side(blocks, "long", "short")
    assert rows == [FacingRules((sticks.rules["ST-12"],), ()), *blocks[1:]]


def test_neighbouring_sections_of_one_edition_each_are_read_side_by_side(sticks: Rulebook) -> None:
    groups = abreast(sticks.sections)
    assert [len(group) for group in groups] == [1, 1, 1, 2, 1]
    assert [section.scope for section in groups[3]] == ["short", "long"]


def test_sections_of_the_same_edition_and_third_ones_stay_alone(sticks: Rulebook) -> None:
    short, long = sticks.sections[3:5]
    assert abreast([short, short, long, short]) == [(short,), (short, long), (short,)]


def test_a_third_edition_is_left_out_of_two(sticks: Rulebook) -> None:
    assert side_by_side([sticks.rules["ST-12"]], "short", "middle") == []


def test_a_rule_may_omit_braces(tmp_path: Path) -> None:
    rule = load_rulebook(written(tmp_path, "- **GA-2** [public] No more than two.")).rules["GA-2"]
    assert (rule.scope, rule.shared, rule.tags, rule.text) == ("", True, "[public]", "No more than two.")


def test_a_rule_number_is_unique(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="6: GA-1: this number is already used"):
        load_rulebook(written(tmp_path, "- **GA-1** [ours] {both} Rematch."))


@pytest.mark.parametrize("line", ["- **GA-3** {both} No status.", "- **GA-3** [ours] {both Not closed."])
def test_a_line_that_only_looks_like_a_rule_is_a_fault(tmp_path: Path, line: str) -> None:
    with pytest.raises(ContentError, match="8: not a rule line"):
        load_rulebook(written(tmp_path, "- **GA-2** [ours] Two lines", "  of a rule.", line))


def test_the_rulebook_of_a_game_is_read() -> None:
    assert "LE-12" in load_rulebook(LEDUC.rulebook).rules
