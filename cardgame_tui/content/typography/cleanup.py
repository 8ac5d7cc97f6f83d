"""What is taken out of foreign texts in every game: markup, curly signs, reminder text, lists below a line."""

import re
from collections.abc import Iterator, Sequence

from cardgame_tui.content.typography.table import shared_signs

_BREAK = re.compile(r"<\s*(?:br|/p|/li)\s*/?>|\\n", re.IGNORECASE)
_ITEM_TAG = re.compile(r"<\s*li\s*>", re.IGNORECASE)
_TAG = re.compile(r"</?[a-z][^<>]*>", re.IGNORECASE)
_BBCODE = re.compile(r"\[/?(?:b|i|u|s|bold|italic|em|strong)\]", re.IGNORECASE)
_EMPHASIS = re.compile(r"(?<!\w)(\*\*|__|\*|_)(?=\S)(.+?)(?<=\S)\1(?!\w)")
_BULLET = re.compile(r"^\s*(?:[\u2022\u00b7\u25aa\u25e6*]|[-\u2013\u2014](?=\s)|[a-z1-9]\))\s*")
_REMINDER = re.compile(r"\s*\(([^()]*)\)")
_NUMBER = re.compile(r"(?:\d+|X)", re.IGNORECASE)
_WORDS_OF_REMINDER = 3
"""Fewest words of a sentence in parentheses."""


def plain(text: str) -> str:
    """A text without markup, with straight signs and single spaces; its line breaks stay."""
    text = _ITEM_TAG.sub("\n* ", _BREAK.sub("\n", text))
    text = _BBCODE.sub("", _TAG.sub("", text))
    text = _EMPHASIS.sub(r"\2", text)
    for sign, ours in shared_signs().items():
        text = text.replace(sign, ours)
    return "\n".join(" ".join(line.split()) for line in text.split("\n")).strip()


def without_reminders(text: str, keep: Sequence[str]) -> str:
    """A text without sentences in parentheses, which explain and say nothing new."""

    def dropped(found: "re.Match[str]") -> str:
        inner = found[1].strip()
        if f"({inner})" in keep or _NUMBER.fullmatch(inner):
            return found[0]
        is_sentence = inner[:1].isupper() and len(inner.split()) >= _WORDS_OF_REMINDER
        return "" if is_sentence else found[0]

    return _REMINDER.sub(dropped, text).strip()


def paragraphs(text: str) -> Iterator[str]:
    """The paragraphs of a plain text; items below a line that asks to choose become part of it."""
    items: list[str] = []
    head = ""
    for line in [*text.split("\n"), ""]:
        bullet = _BULLET.match(line)
        if bullet and "choose" in head.casefold():
            items.append(line[bullet.end() :].strip().rstrip("."))
            continue
        if head:
            yield f"{head.rstrip(' :—-.')}: {'; or '.join(items)}." if items else head
        head, items = line[bullet.end() :] if bullet else line, []
    if head:
        yield head


def sentences(text: str) -> list[str]:
    """The sentences of a text without their periods; a period within quotes ends none."""
    found, begin, quoted = [], 0, False
    for place, sign in enumerate(text):
        quoted ^= sign == '"'
        if sign == "." and not quoted and (place + 1 == len(text) or text[place + 1].isspace()):
            found.append(text[begin:place].strip())
            begin = place + 1
    found.append(text[begin:].strip())
    return [each for each in found if each]
