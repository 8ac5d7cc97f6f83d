"""JSON with the line of every card and of its fields."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NoReturn

from cardgame_tui.cleaning import clean_text
from cardgame_tui.content.faults import ContentError, FileFault, quoted
from cardgame_tui.content.foreign.rows import Pick, Row, no_cards
from cardgame_tui.content.toml.document import clean
from cardgame_tui.limits import DEEPEST, MOST_LISTED_VALUES

_SIGN = re.compile(r'"(?:[^"\\]|\\.)*+"|[\[\]{},]', re.DOTALL)
"""A string, or a sign that counts outside of one."""
_SPACE = " \t\r\n"
LONGEST_WHOLE = 18
"""Most digits of a whole number, its sign included."""


class _TwiceError(ValueError):
    """A key is in an object twice."""


def json_rows(file: str, text: str, pick: Pick) -> list[Row]:
    """Read the cards of a JSON file: a list of objects, or an object that holds one.

    Args:
        file: its name, for messages.
        text: its content.
        pick: says under which key the list is.

    Raises:
        ContentError: when it is not JSON, is beyond a limit, or has no list of objects.
    """
    data = clean(_loaded(file, text))
    start = 0
    while isinstance(data, Mapping):
        key = pick(data)
        if key is None:
            raise ContentError([no_cards(file, "a list of objects, or an object with a list under `cards`")])
        start = dict(_members(text, start))[key]
        data = data[key]
    if not isinstance(data, Sequence) or isinstance(data, str):
        raise ContentError([no_cards(file, "a list of objects")])
    return [*_rows(file, text, data, start)]


def _rows(file: str, text: str, data: Sequence[Any], start: int) -> Iterator[Row]:
    counter = _Lines(text)
    faults = []
    for fields, place in zip(data, _elements(text, start), strict=True):
        line = counter.at(place)
        if not isinstance(fields, Mapping):
            faults.append(FileFault(file, line, "", f"found {quoted(fields)}", "an object for each card"))
            continue
        yield Row(fields, line, {key: counter.at(where) for key, where in _members(text, place)})
    if faults:
        raise ContentError(faults)


def _loaded(file: str, text: str) -> Any:
    if not text.strip():
        raise ContentError([no_cards(file, "a list of objects, or an object with a list under `cards`")])
    if (beyond := _beyond(text)) is not None:
        raise ContentError([FileFault(file, beyond[0], "", beyond[1])])
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number, parse_int=_whole)
    except json.JSONDecodeError as error:
        found = f"is not JSON: {error.msg}"
        raise ContentError([FileFault(file, error.lineno, "", found, column=error.colno)]) from None
    except (ValueError, RecursionError) as error:
        raise ContentError([FileFault(file, None, "", f"cannot be read: {error}")]) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _TwiceError(f"{quoted(next(key for key in keys if keys.count(key) > 1))} is twice in an object")
    return made


def _whole(word: str) -> int | str:
    """A number; one that no field of a card can have stays as it is written."""
    return int(word) if len(word) <= LONGEST_WHOLE else word


_decode = json.JSONDecoder(parse_int=_whole).raw_decode


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def _beyond(text: str) -> tuple[int, str] | None:
    """The first line at which a text is beyond a limit, and what is wrong."""
    depth, values = 0, 0
    for found in _SIGN.finditer(text):
        sign = found[0]
        depth += (sign in "[{") - (sign in "]}")
        values += sign in "[{,"
        if depth > DEEPEST or values > MOST_LISTED_VALUES:
            line = text.count("\n", 0, found.start()) + 1
            deep = f"is nested too deeply: more than {DEEPEST} brackets"
            return line, deep if depth > DEEPEST else f"has more than {MOST_LISTED_VALUES} values"
    return None


class _Lines:
    """Counts lines of a text up to places that only grow."""

    def __init__(self, text: str) -> None:
        self._text, self._place, self._line = text, 0, 1

    def at(self, place: int) -> int:
        """The 1-based line of a place."""
        self._line += self._text.count("\n", self._place, place)
        self._place = max(place, self._place)
        return self._line


def _past(text: str, place: int, signs: str = _SPACE) -> int:
    while place < len(text) and text[place] in signs:
        place += 1
    return place


def _elements(text: str, start: int) -> Iterator[int]:
    """The places of the elements of the list at a place."""
    place = _past(text, _past(text, start) + 1)
    while text[place] != "]":
        yield place
        _, end = _decode(text, place)
        place = _past(text, end, _SPACE + ",")


def _members(text: str, start: int) -> Iterator[tuple[str, int]]:
    """The keys of the object at a place, each with the place of its value."""
    place = _past(text, _past(text, start) + 1)
    while text[place] != "}":
        key, end = _decode(text, place)
        place = _past(text, end, _SPACE + ":")
        yield clean_text(key), place
        _, end = _decode(text, place)
        place = _past(text, end, _SPACE + ",")
