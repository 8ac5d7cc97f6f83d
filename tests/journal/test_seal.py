"""Checksums: a changed, missing, doubled or moved line is found at its place, an unfinished one is set aside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgame_tui.play.journal.seal import CLOSE, Scan, scan, sealed, torn_fields

TEXTS = [f'{{"line":"answer","n":{number},"label":"lift {number}"}}' for number in range(6)]


def written(texts: list[str], begin: bytes = b"", total: int = 0) -> bytes:
    data = begin
    for text in texts:
        raw, total = sealed(text, total)
        data += raw
    return data


DATA = written(TEXTS)
LINES = DATA.splitlines(keepends=True)


def closed(torn: bytes, total: int) -> bytes:
    """What is written after an unfinished line."""
    fields = torn_fields(torn + CLOSE)
    text = f'{{"line":"torn","torn":{fields["torn"]},"torn_sum":"{fields["torn_sum"]}"}}'
    return CLOSE + sealed(text, total)[0]


def test_every_line_is_read_with_its_number() -> None:
    found = scan(DATA)
    assert (found.lines, found.numbers) == ([line.rstrip(b"\n") for line in LINES], [1, 2, 3, 4, 5, 6])
    assert (found.size, found.torn, found.bad) == (len(DATA), b"", 0)


@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
def test_any_changed_byte_leaves_the_lines_before_it(place: int, change: int) -> None:
    data = bytearray(DATA)
    data[place] ^= change
    found = scan(bytes(data))
    line = DATA.count(b"\n", 0, place)
    assert found.lines == [each.rstrip(b"\n") for each in LINES[:line]]
    assert found.bad in (0, line + 1)
    if found.bad == 0:
        assert line == len(LINES) - 1, "only the last line can look as if it had never been finished"
        assert found.torn == bytes(data)[len(b"".join(LINES[:line])) :]


@given(st.integers(0, len(DATA)))
def test_a_cut_file_is_complete_lines_and_an_incomplete_rest(length: int) -> None:
    found = scan(DATA[:length])
    whole = DATA[:length].count(b"\n")
    size = len(b"".join(LINES[:whole]))
    assert (len(found.lines), found.size, found.torn, found.bad) == (whole, size, DATA[size:length], 0)


@pytest.mark.parametrize("change", [1, 0x0A, 0x20, 0xFF])
def test_a_changed_byte_of_the_last_line_is_no_unfinished_line(change: int) -> None:
    whole = b"".join(LINES)
    for place in range(len(whole) - len(LINES[-1]), len(whole) - 1):
        data = bytearray(whole)
        data[place] ^= change
        found = scan(bytes(data))
        assert (len(found.lines), found.bad, found.torn) == (len(LINES) - 1, len(LINES), b"")


def test_missing_doubled_and_swapped_lines_are_found() -> None:
    missing = b"".join(LINES[:2] + LINES[3:])
    doubled = b"".join([*LINES[:3], LINES[2], *LINES[3:]])
    swapped = b"".join([*LINES[:2], LINES[3], LINES[2], *LINES[4:]])
    assert [scan(data).bad for data in (missing, doubled, swapped)] == [3, 4, 3]


@given(st.integers(1, len(LINES[2]) - 1), st.binary(max_size=12))
def test_only_a_closed_incomplete_line_is_skipped(length: int, garbage: bytes) -> None:
    before = scan(b"".join(LINES[:2]))
    torn = LINES[2][:length]
    data = b"".join(LINES[:2]) + torn + closed(torn, before.total)
    found = scan(data)
    assert (found.lines[:2], found.numbers, found.torn, found.bad) == (before.lines, [1, 2, 4], b"", 0)
    assert scan(data + garbage.replace(b"\n", b"")).size == len(data)


def test_resuming_can_be_interrupted_too() -> None:
    before = scan(b"".join(LINES[:2]))
    head, torn = b"".join(LINES[:2]), LINES[2][:9]
    data = head + torn + closed(torn, before.total)
    for length in range(len(head) + len(torn), len(data)):
        cut = scan(data[:length])
        assert (len(cut.lines), cut.torn, cut.bad) == (2, data[len(head) : length], 0)
        twice = data[:length] + closed(cut.torn, cut.total)
        assert _summary(scan(twice)) == (3, 0, b"")


def test_a_changed_incomplete_line_is_detected() -> None:
    before = scan(b"".join(LINES[:2]))
    torn = LINES[2][:9]
    data = b"".join(LINES[:2]) + b"x" + torn[1:] + closed(torn, before.total)
    assert scan(data).bad == 3
    missing = b"".join(LINES[:2]) + closed(torn, before.total)[len(CLOSE) :]
    assert scan(missing).bad == 3


def _summary(found: Scan) -> tuple[int, int, bytes]:
    return len(found.lines), found.bad, found.torn
