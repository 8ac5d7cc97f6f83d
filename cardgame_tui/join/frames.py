"""What a client and its host send each other: frames, with one byte for the kind and four for the length."""

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

from cardgame_tui.cleaning import clean_text
from cardgame_tui.value import value

VERSION = 1
"""The version of these frames; a host refuses a client of another one."""
LONGEST = 1 << 12
"""Most bytes in a frame, without its head."""
LARGEST_SIDE = 99_999
"""The most columns or lines that a terminal may say it has."""
LONGEST_WORD = 64
"""Most characters of each word in a greeting."""
LONGEST_MESSAGE = 500
"""Most characters of the last message."""

_HEAD = 5


class FrameError(ValueError):
    """What came is no frame; the connection is of no use any more."""


@value
class Size:
    """The size of a terminal, in cells.

    Attributes:
        width: its columns.
        height: its lines.
    """

    width: int
    height: int


@value
class Look:
    """What a terminal says about its colours: the three variables of its environment.

    Attributes:
        term: ``TERM``.
        colorterm: ``COLORTERM``.
        no_color: whether ``NO_COLOR`` is set.
    """

    term: str = ""
    colorterm: str = ""
    no_color: bool = False


@value
class Hello:
    """The first frame of a client.

    Attributes:
        size: the size of its terminal.
        look: what its terminal says about colours.
        role: the role that its player wants, in their own word; may be empty.
        key: by which the host knows a screen that comes back.
        secret: what the table asks of who joins; empty for a socket that only its owner can open.
        guest: whether it passes on what somebody elsewhere sends, who is let in by a code or a key alone.
        code: the code that this guest shows.
        rows: whether it wants what is shown as rows of text and buttons, in place of what a terminal draws.
    """

    size: Size
    look: Look = Look()
    role: str = ""
    key: str = ""
    secret: str = ""
    guest: bool = False
    code: str = ""
    rows: bool = False


@value
class Keys:
    """What the terminal of a client sent: keys, the mouse, pasted text.

    Attributes:
        data: the bytes, as they came.
    """

    data: bytes


@value
class Leave:
    """The client leaves."""


@value
class Output:
    """What the terminal of the client is to show.

    Attributes:
        data: the bytes for the terminal.
    """

    data: bytes


@value
class End:
    """The last frame of a host, which has already restored the terminal.

    Attributes:
        code: the exit code of the client.
        message: what to say; may be empty.
    """

    code: int = 0
    message: str = ""


FromClient: TypeAlias = Hello | Keys | Size | Leave
FromHost: TypeAlias = Output | End
Frame: TypeAlias = FromClient | FromHost

CLIENT_KINDS = "HKSL"
"""The kinds of frames that a client sends: hello, keys, size, leave."""
HOST_KINDS = "OE"
"""The kinds of frames that a host sends: output, end."""


def encode(frame: Frame) -> bytes:
    """The bytes of a frame; keys and output that are too long for one become several."""
    match frame:
        case Hello():
            return _framed("H", json.dumps(_hello_words(frame)).encode())
        case Keys(data=data):
            return _in_parts("K", data)
        case Size():
            return _framed("S", f"{frame.width}x{frame.height}".encode())
        case Leave():
            return _framed("L", b"")
        case Output(data=data):
            return _in_parts("O", data)
        case End():
            message = clean_text(" ".join(frame.message.split()))[:LONGEST_MESSAGE]
            words = {"code": frame.code, "message": message}
            return _framed("E", json.dumps(words).encode())


def _in_parts(kind: str, data: bytes) -> bytes:
    return b"".join(_framed(kind, data[start : start + LONGEST]) for start in range(0, len(data), LONGEST))


def _framed(kind: str, data: bytes) -> bytes:
    return kind.encode() + len(data).to_bytes(4, "big") + data


def _hello_words(hello: Hello) -> dict[str, object]:
    return {
        "version": VERSION,
        "role": hello.role,
        "size": f"{hello.size.width}x{hello.size.height}",
        "term": hello.look.term,
        "colorterm": hello.look.colorterm,
        "no_color": hello.look.no_color,
        "key": hello.key,
        "secret": hello.secret,
        "guest": hello.guest,
        "code": hello.code,
        "rows": hello.rows,
    }


class Decoder:
    """Makes frames of bytes that arrive in pieces of any size.

    Args:
        kinds: the kinds that the other side sends, `CLIENT_KINDS` or `HOST_KINDS`.
    """

    def __init__(self, kinds: str) -> None:
        self._kinds = kinds.encode()
        self._waiting = bytearray()
        self._error: FrameError | None = None

    def feed(self, data: bytes) -> Iterator[Frame]:
        """Take more bytes; yield the frames that are complete.

        Raises:
            FrameError: after the frames before it, and from then on always.
        """
        self._waiting += data
        while (frame := self._next()) is not None:
            yield frame

    def _next(self) -> Frame | None:
        if self._error is not None:
            raise self._error
        try:
            return self._read()
        except FrameError as error:
            self._error = error
            self._waiting.clear()
            raise

    def _read(self) -> Frame | None:
        waiting = self._waiting
        if waiting and waiting[0] not in self._kinds:
            raise FrameError("unknown kind of frame")
        if len(waiting) < _HEAD:
            return None
        end = _HEAD + int.from_bytes(waiting[1:_HEAD], "big")
        if end > _HEAD + LONGEST:
            raise FrameError("a frame is too long")
        if len(waiting) < end:
            return None
        kind, data = chr(waiting[0]), bytes(waiting[_HEAD:end])
        del waiting[:end]
        return _decoded(kind, data)


def _decoded(kind: str, data: bytes) -> Frame:
    match kind:
        case "K":
            return Keys(data)
        case "O":
            return Output(data)
        case "S":
            return _size(data.decode("ascii", "replace"))
        case "L":
            return Leave()
        case "H":
            return _hello(_fields(data))
        case _:
            found = _fields(data)
            return End(_number(found, "code", 255), _text(found, "message", LONGEST_MESSAGE))


def _fields(data: bytes) -> dict[str, Any]:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise FrameError("a frame is no JSON") from None
    if not isinstance(found, dict):
        raise FrameError("a frame is no JSON object")
    return found


def _hello(found: dict[str, Any]) -> Hello:
    if _number(found, "version", LARGEST_SIDE) != VERSION:
        raise FrameError("the host has another version of this program")
    look = Look(_text(found, "term"), _text(found, "colorterm"), _flag(found, "no_color"))
    return Hello(
        size=_size(_text(found, "size")),
        look=look,
        role=_text(found, "role"),
        key=_text(found, "key"),
        secret=_text(found, "secret"),
        guest=_flag(found, "guest"),
        code=_text(found, "code"),
        rows=_flag(found, "rows"),
    )


def _size(text: str) -> Size:
    width, _, height = text.partition("x")
    return Size(_side(width), _side(height))


def _side(digits: str) -> int:
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST_SIDE))):
        raise FrameError("a size is not two numbers")
    return int(digits)


def _number(found: dict[str, Any], name: str, most: int) -> int:
    number = found.get(name)
    if type(number) is not int or not 0 <= number <= most:
        raise FrameError(f"{name} is not a number from 0 to {most}")
    return number


def _flag(found: dict[str, Any], name: str) -> bool:
    flag = found.get(name, False)
    if not isinstance(flag, bool):
        raise FrameError(f"{name} is neither true nor false")
    return flag


def _text(found: dict[str, Any], name: str, most: int = LONGEST_WORD) -> str:
    """A text of printable characters: a greeting may say anything, and its words are shown and compared."""
    text = found.get(name, "")
    if not isinstance(text, str) or len(text) > most or not text.isprintable():
        raise FrameError(f"{name} is not a short text")
    return text
