"""Frames survive any division into pieces, and nonsense gives one error."""

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgame_tui.join.frames import (
    CLIENT_KINDS,
    HOST_KINDS,
    LONGEST,
    LONGEST_MESSAGE,
    Decoder,
    End,
    Frame,
    FrameError,
    Hello,
    Keys,
    Leave,
    Look,
    Output,
    Size,
    encode,
)

WORDS = st.text(st.characters(categories=("L", "N", "P")), max_size=20)
SIDES = st.integers(0, 99_999)
SIZES = st.builds(Size, SIDES, SIDES)
LOOKS = st.builds(Look, WORDS, WORDS, st.booleans())
FROM_CLIENT = st.one_of(
    st.builds(Hello, SIZES, LOOKS, WORDS, WORDS, WORDS),
    st.builds(Keys, st.binary(min_size=1, max_size=40)),
    SIZES,
    st.just(Leave()),
)
FROM_HOST = st.one_of(
    st.builds(Output, st.binary(min_size=1, max_size=40)), st.builds(End, st.integers(0, 255), WORDS)
)


def pieces(data: bytes, cuts: list[int]) -> list[bytes]:
    """The data, cut at these places."""
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    return [data[start:end] for start, end in pairwise(places)]


def read(kinds: str, parts: list[bytes]) -> tuple[list[Frame], str]:
    """The frames in these pieces, and the error at which they end; empty if there is none."""
    decoder = Decoder(kinds)
    found: list[Frame] = []
    try:
        for part in parts:
            found.extend(decoder.feed(part))
    except FrameError as error:
        with pytest.raises(FrameError):
            list(decoder.feed(b""))
        return found, str(error)
    return found, ""


@pytest.mark.parametrize(("kinds", "frames"), [(CLIENT_KINDS, FROM_CLIENT), (HOST_KINDS, FROM_HOST)])
def test_frames_arrive_however_they_are_cut(kinds: str, frames: st.SearchStrategy[Frame]) -> None:
    @given(st.lists(frames, max_size=6), st.lists(st.integers(0, 2000), max_size=12))
    def check(sent: list[Frame], cuts: list[int]) -> None:
        data = b"".join(encode(each) for each in sent)
        assert read(kinds, pieces(data, cuts)) == (sent, "")

    check()


@pytest.mark.parametrize("kinds", [CLIENT_KINDS, HOST_KINDS])
def test_any_bytes_are_frames_or_one_error_however_they_are_cut(kinds: str) -> None:
    heads = st.sampled_from([kind.encode() + bytes([0, 0, 0, size]) for kind in "HKSLOEX" for size in (0, 2, 9)])

    @given(st.lists(st.one_of(st.binary(max_size=12), heads), max_size=6), st.lists(st.integers(0, 100)))
    def check(parts: list[bytes], cuts: list[int]) -> None:
        data = b"".join(parts)
        assert read(kinds, pieces(data, cuts)) == read(kinds, [data])

    check()


def test_what_is_too_long_for_a_frame_becomes_several() -> None:
    sent = bytes(range(256)) * (LONGEST // 100)
    found, error = read(HOST_KINDS, [encode(Output(sent))])
    assert error == ""
    assert b"".join(each.data for each in found if isinstance(each, Output)) == sent
    assert len(found) > 1


def test_a_length_that_nobody_sends_is_refused_before_its_bytes_arrive() -> None:
    assert read(CLIENT_KINDS, [b"K" + (LONGEST + 1).to_bytes(4, "big")]) == ([], "a frame is too long")


@pytest.mark.parametrize("kind", list(HOST_KINDS))
def test_a_client_does_not_send_the_frames_of_a_host(kind: str) -> None:
    assert read(CLIENT_KINDS, [kind.encode()]) == ([], "unknown kind of frame")


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"version": 2}, "the host has another version of this program"),
        ({"version": True}, "version is not a number from 0 to 99999"),
        ({"size": "80"}, "a size is not two numbers"),
        ({"size": "-1x5"}, "a size is not two numbers"),
        ({"size": "100000x5"}, "a size is not two numbers"),
        ({"role": "a" * 65}, "role is not a short text"),
        ({"role": "seat\x1b[2J"}, "role is not a short text"),
        ({"key": 5}, "key is not a short text"),
        ({"no_color": "yes"}, "no_color is neither true nor false"),
    ],
)
def test_a_greeting_is_checked(changed: dict[str, object], error: str) -> None:
    words = json.loads(encode(Hello(Size(80, 24)))[5:]) | changed
    data = json.dumps(words).encode()
    assert read(CLIENT_KINDS, [b"H" + len(data).to_bytes(4, "big") + data]) == ([], error)


@pytest.mark.parametrize("data", [b"[", b"[]", b"9" * 4096, b"[" * 4000])
def test_a_greeting_that_is_no_object_is_refused(data: bytes) -> None:
    found, error = read(CLIENT_KINDS, [b"H" + len(data).to_bytes(4, "big") + data])
    assert found == []
    assert error in ("a frame is no JSON", "a frame is no JSON object")


def test_the_last_message_is_one_short_line_without_sequences() -> None:
    found, _ = read(HOST_KINDS, [encode(End(1, "The\x1b[2J table\nis full. " + "a" * 1000))])
    (end,) = found
    assert isinstance(end, End)
    assert end.message.startswith("The[2J table is full. aaa")
    assert len(end.message) == LONGEST_MESSAGE
