"""How much of a set of cards a card language reads, and what it would have to learn first."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any

from cardgame_tui.content.cards import Located
from cardgame_tui.content.faults import FileFault, listed
from cardgame_tui.content.game_content import GameContent
from cardgame_tui.content.typography.cleanup import sentences
from cardgame_tui.engine.card import Printed
from cardgame_tui.text import Language, TextError
from cardgame_tui.text.tokens import tokens_of
from cardgame_tui.value import value

__all__ = ["Coverage", "Missing", "Unread", "coverage_of"]

_COMPARED = 12
"""How many understood sentences with the most equal words are compared word for word."""

MOST_EXPECTED = 8
"""Most words that are listed of those that could stand somewhere."""


@value
class Unread:
    """A sentence that cannot be read.

    Args:
        card: the name of its card.
        sentence: the sentence, in the style of the game.
        read: what was read of it.
        found: the word at which reading stopped; empty at its end.
        expected: what could stand there.
        nearest: the most similar sentence that is understood, in pieces; those that differ are True.
        missing: what the language would have to learn here, the `Missing` it belongs to.
    """

    card: str
    sentence: str
    read: str
    found: str
    expected: tuple[str, ...]
    nearest: tuple[tuple[str, bool], ...]
    missing: str


@value
class Missing:
    """Something at which reading stopped.

    Args:
        what: in words.
        unlocks: how many cards need nothing else; behind that place a sentence may need more.
        cards: how many cards need it.
        sentences: how many sentences stop there.
    """

    what: str
    unlocks: int
    cards: int
    sentences: int


@value
class Coverage:
    """What of a set of cards can be read.

    Args:
        cards: how many there are.
        complete: how many can be played as they are.
        sentences: how many sentences they have.
        read: how many of these can be read.
        unread: the others.
        missing: what they need, what unlocks the most cards first.
        refused: what is wrong with cards whose sentences can all be read, by name.
    """

    cards: int
    complete: int
    sentences: int
    read: int
    unread: tuple[Unread, ...]
    missing: tuple[Missing, ...]
    refused: Mapping[str, tuple[str, ...]]


def coverage_of(
    ruleset: GameContent, cards: Sequence[Located[Any]], unusable: Mapping[str, Sequence[FileFault]]
) -> Coverage:
    """Measure a set of cards.

    Args:
        ruleset: a game with a card language.
        cards: its cards.
        unusable: the faults of those that cannot be played, by name.

    Raises:
        ValueError: when the game has no card language.
    """
    language = ruleset.language
    if language is None:
        raise ValueError("the texts of this game are not parsed")
    texts = {each.record.name: [*_sentences(each.table)] for each in cards}
    known = _Understood(
        language, [*_printed(ruleset.cards.values()), *(one for own in texts.values() for one in own)]
    )
    unread = [
        found for name, own in texts.items() for each in own if (found := _unread(language, known, name, each))
    ]
    stopped = {each.card for each in unread}
    refused = {
        name: tuple(each.found for each in faults) for name, faults in unusable.items() if name not in stopped
    }
    total = sum(map(len, texts.values()))
    complete = len(cards) - len(stopped | refused.keys())
    missing = tuple(_ranked(unread))
    return Coverage(len(cards), complete, total, total - len(unread), tuple(unread), missing, refused)


def marked(pieces: Sequence[tuple[str, bool]]) -> str:
    """A sentence whose pieces that differ are in brackets."""
    made = ""
    for text, differs in pieces:
        shown = f"[{text}]" if differs else text
        made += f" {shown}" if made and text[:1] not in ":;,." else shown
    return made


def expected_in_words(words: Sequence[str]) -> str:
    """What could stand somewhere, at most `MOST_EXPECTED` of it."""
    more = len(words) - MOST_EXPECTED
    return listed([*words[:MOST_EXPECTED], *([f"{more} others"] if more > 0 else [])])


def _printed(cards: Iterable[Printed]) -> Iterator[str]:
    for card in cards:
        yield from sentences(card.text)


def _sentences(table: Mapping[str, Any]) -> Iterator[str]:
    """The sentences of a card, and of tables within it such as its other side."""
    for key, part in table.items():
        if key == "text":
            yield from sentences(str(part))
        elif isinstance(part, Mapping):
            yield from _sentences(part)


def _unread(language: Language[Any], known: "_Understood", card: str, sentence: str) -> Unread | None:
    if language.unread(f"{sentence}.") == 0:
        return None
    try:
        language.parse(f"{sentence}.")
    except TextError as error:
        stopped_at = "" if error.found == "." and not error.understood[len(sentence) :] else error.found
        missing = _missing(error, stopped_at)
        nearest = known.nearest(sentence)
        return Unread(card, sentence, error.understood, stopped_at, error.expected, nearest, missing)
    return None


def _missing(error: TextError, stopped_at: str) -> str:
    before = error.understood.split()[-1:] or ["the beginning"]
    if not stopped_at:
        return f'words after "{before[0]}"'
    if not error.known:
        return f'the word "{stopped_at.casefold()}"'
    return (
        f'"{stopped_at.casefold()}" after "{before[0].casefold()}"'
        if error.understood
        else f'"{stopped_at.casefold()}" first'
    )


def _ranked(unread: Sequence[Unread]) -> list[Missing]:
    needs: dict[str, set[str]] = defaultdict(set)
    for each in unread:
        needs[each.card].add(each.missing)
    counts = Counter(each.missing for each in unread)
    cards = Counter(what for own in needs.values() for what in own)
    unlocks = Counter(what for own in needs.values() for what in own if len(own) == 1)
    found = [Missing(what, unlocks[what], cards[what], counts[what]) for what in counts]
    return sorted(found, key=lambda each: (-each.unlocks, -each.cards, -each.sentences, each.what))


class _Understood:
    """The sentences that a language reads, and which of them is nearest to another one."""

    def __init__(self, language: Language[Any], texts: Iterable[str]) -> None:
        read = dict.fromkeys(each for each in texts if language.unread(f"{each}.") == 0)
        self._words = {each: _words(each) for each in read}
        self._bags = {each: Counter(map(str.casefold, words)) for each, words in self._words.items()}

    def nearest(self, sentence: str) -> tuple[tuple[str, bool], ...]:
        """The nearest one in pieces, True for those that differ; empty without any."""
        words = [each.casefold() for each in _words(sentence)]
        bag = Counter(words)
        alike = sorted(self._bags, key=lambda each: -_shared(bag, self._bags[each]))[:_COMPARED]
        best: tuple[float, str, SequenceMatcher[str]] | None = None
        for each in alike:
            matcher = SequenceMatcher(None, words, [word.casefold() for word in self._words[each]], autojunk=False)
            if best is None or matcher.ratio() > best[0]:
                best = matcher.ratio(), each, matcher
        if best is None:
            return ()
        own, codes = self._words[best[1]], best[2].get_opcodes()
        return tuple((_sentence(own[start:end]), tag != "equal") for tag, _, _, start, end in codes if end > start)


def _shared(one: Counter[str], other: Counter[str]) -> float:
    return 2 * (one & other).total() / max(one.total() + other.total(), 1)


def _words(text: str) -> list[str]:
    return [token.text for token in tokens_of(text)]


def _sentence(words: Sequence[str]) -> str:
    """Words with spaces between them, but none before a sign that ends a clause."""
    made = ""
    for word in words:
        made += word if not made or word in (":", ";", ",", ".") or made.endswith(("+", "-", "/")) else f" {word}"
    return made
