"""Words that a rulebook emphasizes, ``**so**`` or ``*so*``: the words without their marks, and where they are."""

import re
from typing import TypeAlias

Emphasis: TypeAlias = tuple[tuple[int, int], ...]
"""The emphasized parts of a text: where each begins, and where it ends."""

_MARKED = re.compile(r"(?P<code>`[^`]*`)|(?P<mark>\*\*?)(?P<words>[^\s*](?:[^*]*[^\s*])?)(?P=mark)")


def without_marks(text: str) -> tuple[str, Emphasis]:
    """Take the marks of emphasis out of a text, but nothing between backquotes."""
    words, parts, at, end = "", [], 0, 0
    for found in _MARKED.finditer(text):
        words += text[at : found.start()]
        end = len(words)
        words += found["code"] or found["words"]
        if found["words"]:
            parts.append((end, len(words)))
        at = found.end()
    return words + text[at:], tuple(parts)
