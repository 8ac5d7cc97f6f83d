"""Rules of typography: a pattern with slots and what is put in its place.

``until <the> end of <the> turn`` matches with or without the words in angle brackets, and any space between words.
A slot is ``{N}`` for a number or X, ``{WORD}`` for one word, ``{TEXT}`` for words without a sign that ends a
clause, ``{ALL}`` for anything, or the name of a list of words of the same file. ``^`` and ``$`` stand for the
beginning and the end of the text of one ability. A digit behind a name tells two slots apart: ``{N1}``.
"""

import re
from collections.abc import Mapping, Sequence

from cardgame_tui.value import value

_NUMBER = r"(?:\d+|X|LV|one|two|three|four|five|six|seven|eight|nine|ten)"
_SLOTS = {"N": _NUMBER, "WORD": r"[^\W\d_][\w'-]*", "TEXT": r"[^.:;()]+?", "ALL": r".+?"}
_PIECE = re.compile(r"\{(?P<slot>[A-Za-z]+\d?)\}|<(?P<optional>[^<>]*)>|(?P<space>\s+)|(?P<literal>[^{}<>\s]+)")
_SPACE, _WITH_SPACE = r"\s+", r"\s+)?"
_LONG = ("TEXT", "ALL")
MOST_LONG = 2
"""Most slots of any length in a rule: each more would make it slower by the length of the text."""


@value
class Pattern:
    """A rule that is ready for use.

    Args:
        find: what is looked for.
        put: what is put there, with the names of its slots.
    """

    find: "re.Pattern[str]"
    put: str

    def applied(self, text: str) -> str:
        """The text with every match replaced."""
        return self.find.sub(self._written, text)

    def each(self, text: str) -> list[str]:
        """The text with one match replaced, for every match."""
        return [
            text[: found.start()] + self._written(found) + text[found.end() :]
            for found in self.find.finditer(text)
        ]

    def _written(self, found: "re.Match[str]") -> str:
        return re.sub(r"\{(\w+)\}", lambda slot: found[slot[1]] or "", self.put)


def compiled(find: str, put: str, lists: Mapping[str, Sequence[str]]) -> Pattern:
    """Make a rule.

    Args:
        find: the pattern.
        put: its replacement.
        lists: words by the name of their slot.

    Raises:
        ValueError: what is wrong with it.
    """
    names = [found["slot"] for found in _PIECE.finditer(find) if found["slot"]]
    if len(names) > len({*names}):
        raise ValueError("two slots have the same name: write a digit behind one of them")
    if sum(name.rstrip("0123456789") in _LONG for name in names) > MOST_LONG:
        raise ValueError(f"more than {MOST_LONG} slots of any length")
    if strangers := [name for name in re.findall(r"\{(\w*)\}", put) if name not in names]:
        raise ValueError(f"{{{strangers[0]}}} is no slot of the pattern")
    start, end = find.startswith("^"), find.endswith("$") and len(find) > 1
    inner = find[start : len(find) - end].strip()
    if not inner or "".join(found[0] for found in _PIECE.finditer(inner)) != inner:
        raise ValueError("is no pattern: a bracket is not closed")
    body = _expression(inner, lists)
    before = r"\A\s*" if start else r"(?<![\w'])" if inner[0].isalnum() or inner[0] in "<{" else ""
    after = r"\s*\.?\s*\Z" if end else r"(?![\w'])" if inner[-1].isalnum() or inner[-1] in ">}" else ""
    return Pattern(re.compile(before + body + after, re.IGNORECASE | re.DOTALL), put)


def _expression(find: str, lists: Mapping[str, Sequence[str]]) -> str:
    made: list[str] = []
    pieces = [*_PIECE.finditer(find)]
    for place, found in enumerate(pieces):
        after_space = place == 0 or pieces[place - 1]["space"] is not None
        if slot := found["slot"]:
            made.append(f"(?P<{slot}>{_slot(slot, lists)})")
        elif (optional := found["optional"]) is not None:
            made.append(
                _optional(_expression(optional, lists), after_space, last=place == len(pieces) - 1, made=made)
            )
        elif found["literal"]:
            made.append(re.escape(found["literal"]))
        elif not (made and made[-1].endswith(_WITH_SPACE)):
            made.append(_SPACE)
    return "".join(made)


def _optional(inner: str, after_space: bool, *, last: bool, made: list[str]) -> str:
    """Words that may be missing, with the space next to them; a part of a word has none."""
    if not after_space:
        return f"(?:{inner})?"
    if not last:
        return f"(?:{inner}{_WITH_SPACE}"
    if made:
        made.pop()
    return f"(?:{_SPACE}{inner})?"


def _slot(slot: str, lists: Mapping[str, Sequence[str]]) -> str:
    name = slot.rstrip("0123456789")
    if name in lists:
        longest = sorted(lists[name], key=len, reverse=True)
        return f"(?:{'|'.join(re.escape(each) for each in longest)})(?!\\w)"
    if name not in _SLOTS:
        raise ValueError(f"{{{slot}}} is no slot: neither {', '.join(_SLOTS)} nor a list of this file")
    return _SLOTS[name]
