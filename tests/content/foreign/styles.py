"""Texts of a game as others would print them."""

import re
from collections.abc import Iterator, Sequence

from cardgame_tui.content.typography.cleanup import sentences

NAME = "Zyx Quorl"
"""A name that no card language knows."""
_THIS = re.compile(r"\bthis\b(?! (?:turn|way|phase|combat|one))", re.IGNORECASE)
_NEXT = re.compile(r'; (\w)(?=[^"]*(?:"[^"]*"[^"]*)*$)')


def printed(text: str, triggers: Sequence[str]) -> str:
    """A text with the card's name for `this`, a comma behind an event, reminders, markup and curly signs.

    Args:
        text: in the style of the game.
        triggers: the words with which an event begins.
    """
    lines = [_line(sentence, triggers) for sentence in sentences(text)]
    quotes = _quotes()
    curly = re.sub('"', lambda _: next(quotes), "\n".join(lines))
    return curly.replace("'", "\u2019").replace(" -", " \u2212")


def _line(sentence: str, triggers: Sequence[str]) -> str:
    event = any(sentence.casefold().startswith(f"{each} ") for each in triggers)
    before, colon, after = sentence.partition(":")
    if event and colon and '"' not in before:
        sentence = f"{before},{after}"
    if colon and "; or" not in sentence:
        sentence = _NEXT.sub(lambda found: f". {found[1].upper()}", sentence)
    first, space, rest = _THIS.sub(NAME, sentence).partition(" ")
    return f"**{first}**{space}{rest}. (This says again what was said.)"


def _quotes() -> Iterator[str]:
    while True:
        yield "\u201c"
        yield "\u201d"
