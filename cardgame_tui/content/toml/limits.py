"""Limits of a TOML text, checked before it is parsed.

The parser's memory grows with the square of the parts of a key, and each bracket uses Python's stack. So the
text is cut into strings, comments and signs first, and the signs are counted.
"""

import re
from collections.abc import Iterator

from cardgame_tui.limits import DEEPEST, MOST_KEY_PARTS, MOST_VALUES

_SIGN = re.compile(
    r'''"""(?:[^"\\]++|\\.|"(?!""))*+"{3,5}'''
    r"""|'''(?:[^']++|'(?!''))*+'{3,5}"""
    r"""|"(?:[^"\\\n]++|\\.)*+"|'[^'\n]*+'|\#[^\n]*+|(?P<sign>[\[\]{}.,=\n])""",
    re.DOTALL,
)
_OPENING, _CLOSING = "[{", "]}"


def excess(text: str) -> tuple[int, str] | None:
    """Find the first place at which a TOML text is beyond a limit.

    Returns:
        The 1-based line and what is wrong in words; None for a text within all limits.
    """
    depth, parts, values = 0, 1, 0
    for sign, place in _signs(text):
        parts = parts + 1 if sign == "." else 1
        values += sign not in ".]}"
        depth = max(depth + (sign in _OPENING) - (sign in _CLOSING), 0)
        if words := _beyond(depth, parts, values):
            return text.count("\n", 0, place) + 1, words
    return None


def _beyond(depth: int, parts: int, values: int) -> str:
    if depth > DEEPEST:
        return f"is nested too deeply: more than {DEEPEST} brackets"
    if parts > MOST_KEY_PARTS:
        return f"a key has more than {MOST_KEY_PARTS} parts"
    if values > MOST_VALUES:
        return f"has more than {MOST_VALUES} keys, tables, list entries and lines"
    return ""


def _signs(text: str) -> Iterator[tuple[str, int]]:
    """The signs of a text outside strings and comments, each with its place."""
    for found in _SIGN.finditer(text):
        if sign := found["sign"]:
            yield sign, found.start()
