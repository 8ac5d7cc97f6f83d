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
_START, _END = r"\A\s*", r"\s*\.?\s*\Z"
_NO_WORD_BEFORE, _NO_WORD_AFTER = r"(?<![\w'])", r"(?![\w'])"
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
            text[: match.start()] + self._written(match) + text[match.end() :]
            for match in self.find.finditer(text)
        ]

    def _written(self, match: "re.Match[str]") -> str:
        """What is put in the place of a match."""
        return re.sub(r"\{(\w+)\}", lambda slot: match[slot[1]] or "", self.put)


def compiled(find: str, put: str, lists: Mapping[str, Sequence[str]]) -> Pattern:
    """Make a rule.

    Args:
        find: the pattern.
        put: its replacement.
        lists: words by the name of their slot.

    Raises:
        ValueError: what is wrong with it.
    """
    names = [piece["slot"] for piece in _PIECE.finditer(find) if piece["slot"]]
    if len(names) > len({*names}):
        raise ValueError("two slots have the same name: write a digit behind one of them")
    if sum(name.rstrip("0123456789") in _LONG for name in names) > MOST_LONG:
        raise ValueError(f"more than {MOST_LONG} slots of any length")
    if strangers := [name for name in re.findall(r"\{(\w*)\}", put) if name not in names]:
        raise ValueError(f"{{{strangers[0]}}} is no slot of the pattern")
    at_start, at_end = find.startswith("^"), find.endswith("$") and len(find) > 1
    inner = find[at_start : len(find) - at_end].strip()
    if not inner or "".join(piece[0] for piece in _PIECE.finditer(inner)) != inner:
        raise ValueError("is no pattern: a bracket is not closed")
    before = _START if at_start else _NO_WORD_BEFORE if _is_of_a_word(inner[0]) else ""
    after = _END if at_end else _NO_WORD_AFTER if _is_of_a_word(inner[-1]) else ""
    return Pattern(re.compile(before + _expression(inner, lists) + after, re.IGNORECASE | re.DOTALL), put)


def _is_of_a_word(sign: str) -> bool:
    """Whether a sign at the border of a pattern may be part of a word: a slot or an optional part may too."""
    return sign.isalnum() or sign in "<>{}"


def _expression(find: str, lists: Mapping[str, Sequence[str]]) -> str:
    """The regular expression of a pattern or of an optional part."""
    made: list[str] = []
    pieces = [*_PIECE.finditer(find)]
    for place, piece in enumerate(pieces):
        after_space = place == 0 or pieces[place - 1]["space"] is not None
        if slot := piece["slot"]:
            made.append(f"(?P<{slot}>{_slot(slot, lists)})")
        elif (optional := piece["optional"]) is not None:
            made.append(
                _optional(_expression(optional, lists), after_space, last=place == len(pieces) - 1, made=made)
            )
        elif piece["literal"]:
            made.append(re.escape(piece["literal"]))
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
    """The regular expression of what a slot takes."""
    name = slot.rstrip("0123456789")
    if name in lists:
        longest = sorted(lists[name], key=len, reverse=True)
        return f"(?:{'|'.join(re.escape(each) for each in longest)})(?!\\w)"
    if name not in _SLOTS:
        raise ValueError(f"{{{slot}}} is no slot: neither {', '.join(_SLOTS)} nor a list of this file")
    return _SLOTS[name]
