"""Limits of TOML files: each holds one beyond it and not at it, and no string or comment fools them."""

from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.toml.document import read_toml
from cardgame_tui.limits import DEEPEST, LARGEST_TEXT_FILE, MOST_KEY_PARTS, MOST_VALUES


def written(folder: Path, text: str) -> Path:
    file = folder / "file.toml"
    file.write_text(text)
    return file


def fault_of(file: Path) -> str:
    with pytest.raises(ContentError) as caught:
        read_toml(file)
    return str(caught.value)


def nest(depth: int) -> str:
    return "a = " + "[" * depth + "]" * depth


def key(parts: int, quotes: str = "") -> str:
    return " . ".join([f"{quotes}a{quotes}"] * parts)


def keys(count: int) -> str:
    return "".join(f"a{number}=1\n" for number in range(count))


LIMITS = {
    "brackets": (nest(DEEPEST), nest(DEEPEST + 1)),
    "parts": (f"{key(MOST_KEY_PARTS)} = 1", f"{key(MOST_KEY_PARTS + 1)} = 1"),
    "quoted parts": (key(MOST_KEY_PARTS, '"') + " = 1", key(MOST_KEY_PARTS + 1, '"') + " = 1"),
    "literal parts": (key(MOST_KEY_PARTS, "'") + " = 1", key(MOST_KEY_PARTS + 1, "'") + " = 1"),
    "parts of a header": (f"[{key(MOST_KEY_PARTS)}]", f"[{key(MOST_KEY_PARTS + 1)}]"),
    "parts of an inline key": (f"x = {{{key(MOST_KEY_PARTS)} = 1}}", f"x = {{{key(MOST_KEY_PARTS + 1)} = 1}}"),
    "keys": (keys(MOST_VALUES // 2), keys(MOST_VALUES // 2 + 1)),
    "entries": ("a = [" + "1," * (MOST_VALUES - 2) + "]", "a = [" + "1," * (MOST_VALUES - 1) + "]"),
    "lines": ("\n" * MOST_VALUES, "\n" * (MOST_VALUES + 1)),
    "bytes": ("# bytes".ljust(LARGEST_TEXT_FILE), "# bytes".ljust(LARGEST_TEXT_FILE + 1)),
}


@pytest.mark.parametrize(("allowed", "beyond"), LIMITS.values(), ids=list(LIMITS))
def test_a_limit_holds_one_beyond_it_and_not_at_it(tmp_path: Path, allowed: str, beyond: str) -> None:
    read_toml(written(tmp_path, allowed))
    assert "more than" in fault_of(written(tmp_path, beyond))


BEFORE = {
    "four quotes": '''a = """x""""''',
    "five quotes": '''a = """x"""""''',
    "escaped backslash": r'''a = "\\" # "''',
    "escaped quote in a long text": r'''a = """x\""""''',
    "five literal quotes": """a = '''x'''''""",
    "quote in a comment": '''a = 1 # "''',
    "no text": '''a = ""''',
    "quote of the other kind": '''a = "'"''',
}


@pytest.mark.parametrize("before", BEFORE.values(), ids=list(BEFORE))
def test_no_string_hides_a_key_from_the_limits(tmp_path: Path, before: str) -> None:
    read_toml(written(tmp_path, f"{before}\n"))
    fault = fault_of(written(tmp_path, f"{before}\n{key(MOST_KEY_PARTS + 1)} = 1\n"))
    assert fault.endswith(f":2: a key has more than {MOST_KEY_PARTS} parts")


def test_no_string_hides_a_key_on_its_own_line(tmp_path: Path) -> None:
    line = 'a = ["""x"""", {' + key(MOST_KEY_PARTS + 1) + " = 1}]"
    assert "a key has more than" in fault_of(written(tmp_path, line))


@pytest.mark.parametrize("quotes", ['"', "'", '"""', "'''"])
def test_signs_in_strings_and_comments_do_not_count(tmp_path: Path, quotes: str) -> None:
    signs = key(MOST_KEY_PARTS + 1) + "[{" * (DEEPEST + 1)
    file = written(tmp_path, f"text = {quotes}{signs}{quotes} # {signs}")
    assert read_toml(file).data == {"text": signs}
