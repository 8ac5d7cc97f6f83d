"""TOML files: what is read, what is cleaned, and where faults are."""

from pathlib import Path

import pytest

from cardgame_tui.cleaning import clean_text
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.toml.document import Document, dotted, read_toml
from cardgame_tui.limits import LARGEST_TEXT_FILE, MOST_KEY_PARTS


def written(folder: Path, text: str | bytes) -> Path:
    file = folder / "file.toml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def fault_of(file: Path) -> str:
    with pytest.raises(ContentError) as caught:
        read_toml(file)
    assert len(caught.value.faults) == 1
    return str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "gone.toml"
    assert fault_of(file) == f"{file}: cannot be read: no such file"


def test_a_folder_is_not_read(tmp_path: Path) -> None:
    assert "is not a file" in fault_of(tmp_path)


def test_text_that_is_not_utf8_names_the_byte(tmp_path: Path) -> None:
    assert "is not UTF-8 text (byte 6)" in fault_of(written(tmp_path, b'a = "\xff"'))


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    assert read_toml(written(tmp_path, b'\xef\xbb\xbfa = "x"')).data == {"a": "x"}


def test_a_syntax_error_names_line_and_column(tmp_path: Path) -> None:
    file = written(tmp_path, "a = 1\nb = = 2\n")
    assert fault_of(file).startswith(f"{file}:2:5: is not TOML: ")


def test_an_endless_nest_is_a_fault_not_a_crash(tmp_path: Path) -> None:
    assert "nested too deeply" in fault_of(written(tmp_path, "a = " + "[" * 100_000))


def test_an_endless_key_is_a_fault_not_a_crash(tmp_path: Path) -> None:
    fault = fault_of(written(tmp_path, "first = 1\n" + ".".join("a" * 20_000) + " = 1"))
    assert fault.endswith(f":2: a key has more than {MOST_KEY_PARTS} parts")


def test_an_oversized_file_is_not_read_completely(tmp_path: Path) -> None:
    assert f"has more than {LARGEST_TEXT_FILE} bytes" in fault_of(
        written(tmp_path, b"#" * (LARGEST_TEXT_FILE + 1))
    )


def test_a_file_that_links_to_itself_is_not_read(tmp_path: Path) -> None:
    link = tmp_path / "round.toml"
    link.symlink_to(link)
    assert "cannot be read" in fault_of(link)


def test_a_huge_number_is_a_fault_not_a_crash(tmp_path: Path) -> None:
    assert "is not TOML" in fault_of(written(tmp_path, "a = " + "9" * 10_000))


@pytest.mark.parametrize(
    ("raw", "cleaned"),
    [
        ("\x1b[31mred", "[31mred"),
        ("bell\x07", "bell"),
        ("c1 \x9b2J", "c1 2J"),
        ("\u202eback\u202c", "back"),
        ("\u2066apart\u2069", "apart"),
        ("zero\u200bwidth", "zerowidth"),
        ("tab\there", "tab here"),
        ("two\nlines", "two\nlines"),
        ("carriage\rreturn", "carriagereturn"),
        ("灯の騎士", "灯の騎士"),
    ],
)
def test_terminal_control_characters_are_dropped(raw: str, cleaned: str) -> None:
    assert clean_text(raw) == cleaned


def test_keys_and_nested_strings_are_cleaned(tmp_path: Path) -> None:
    file = written(tmp_path, '["x\\u001b"]\nlist = ["\\u001bA", {b = "\\u202eC"}]\n')
    assert read_toml(file).data == {"x": {"list": ["A", {"b": "C"}]}}


SAMPLE = '''title = "x"
[start]
turn = 1
field."1C3" = 5
about = """
title = "inside a long text"
[start]
"""
[[card]]
name = "A"
[[card]]
name = "B"
[card.more]
deep = 1
[deck]
main = [
    "One",
    "Two",
]
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 1),
        (("start", "turn"), 3),
        (("start", "field", "1C3"), 4),
        (("start", "about"), 5),
        (("card", 0), 9),
        (("card", 1, "name"), 12),
        (("card", 1, "more", "deep"), 14),
        (("card", 1, "unwritten"), 11),
        (("nowhere",), None),
    ],
)
def test_the_line_of_a_key(tmp_path: Path, path: tuple[str | int, ...], line: int | None) -> None:
    assert read_toml(written(tmp_path, SAMPLE)).line(path) == line


def test_the_line_of_a_string_in_a_list(tmp_path: Path) -> None:
    document = read_toml(written(tmp_path, SAMPLE))
    assert document.line(("deck", "main", 1), "Two") == 18


PLACED = '''[[card]]
text = "text = t"
rift.text = "Pray."
[card.more]
about = """
Two
lines"""
escaped = "a \\" b"
'''


@pytest.mark.parametrize(
    ("field", "place"),
    [
        (("text",), (2, 9)),
        (("rift", "text"), (3, 14)),
        (("more", "about"), (6, 1)),
        (("more", "escaped"), (8, 1)),
        (("gone",), (1, 1)),
    ],
)
def test_the_place_of_a_text(tmp_path: Path, field: tuple[str, ...], place: tuple[int, int]) -> None:
    assert read_toml(written(tmp_path, PLACED)).place(("card", 0, *field)) == place


def test_tables_without_a_file_have_no_lines() -> None:
    assert Document("here", {"a": 1}).line(("a",)) is None


def test_a_path_in_words_counts_from_one() -> None:
    assert dotted(("card", 2, "stats")) == "card 3.stats"
