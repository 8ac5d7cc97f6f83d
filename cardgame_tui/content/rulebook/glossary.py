"""What the words of a game mean: each with the sentence of the rule that explains it.

A rule explains a word that it sets bold where a sentence begins: ``**Retort N:** +N power while retaliating.``
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.rulebook.parts import Rule
from cardgame_tui.value import value

if TYPE_CHECKING:
    from cardgame_tui.content.rulebook.book import Rulebook

LONGEST = 140
"""Characters up to which a further sentence of a rule belongs to an explanation."""
FEWEST = 3
"""Characters from which bold words are a word, and not the letter of a part."""
_SENTENCE_END = re.compile(r"(?<=[.;])\s+(?=[A-Z\"(])")
_AROUND_WORD = re.compile(r"^\[\w+\] |(?: N|\s*\(.*\)|:)+$")
ALTERNATIVES = " / "
"""Stands between words that a rule explains together."""
ENDINGS = r"(?:e?[sd]|ing)?"
"""What may follow a word where it is used: ``breached`` for ``Breach``."""


@value
class Term:
    """A word with its meaning.

    Args:
        word: the word, such as ``Retort``.
        sentence: what the rule says of it, beginning with the word.
        rule: number of the rule.
    """

    word: str
    sentence: str
    rule: str

    @property
    def cited(self) -> str:
        """The sentence with its rule."""
        return f"{self.sentence} ({self.rule})"


class Glossary:
    """The words of a rulebook, which is read when a word is first looked up.

    Args:
        read: reads the rulebook.
        scope: the edition that is played; empty for all.
    """

    def __init__(self, read: "Callable[[], Rulebook]", scope: str = "") -> None:
        self._read = read
        self._scope = scope

    @cached_property
    def _rules(self) -> Mapping[str, Rule]:
        """The rules by number; none if the rulebook cannot be read, which other places report."""
        try:
            return self._read().rules
        except ContentError:
            return {}

    @cached_property
    def terms(self) -> Mapping[str, Term]:
        """Every word by its small letters."""
        rules = [rule for rule in self._rules.values() if rule.holds_in(self._scope)]
        found: dict[str, Term] = {}
        for term in (term for rule in rules for term in _terms_of(rule)):
            found.setdefault(term.word.casefold(), term)
        return found

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        longest_first = sorted(self.terms, key=len, reverse=True)
        return re.compile(
            rf"(?<![\w-])({'|'.join(map(re.escape, longest_first))}){ENDINGS}(?![\w-])", re.IGNORECASE
        )

    def find(self, texts: Iterable[str]) -> list[Term]:
        """Every word that some texts use, in the order in which they do, each once."""
        if not self.terms:
            return []
        words = (found.casefold() for text in texts for found in self._pattern.findall(text))
        return [self.terms[word] for word in dict.fromkeys(words)]

    def rule(self, number: str) -> str:
        """The first sentences of a rule, with its number; empty for a rule that the book does not have."""
        rule = self._rules.get(number)
        return "" if rule is None else f"{_first_sentences(rule.text)} ({rule.number})"


def _terms_of(rule: Rule) -> Iterator[Term]:
    """The words that a rule explains."""
    starts = [(first, last) for first, last in rule.bold if _begins_sentence(rule.text, first)]
    for number, (first, last) in enumerate(starts):
        title = rule.text[first:last]
        if title.endswith(".") or last - first < FEWEST:
            continue  # the heading or the letter of a part
        end = starts[number + 1][0] if number + 1 < len(starts) else len(rule.text)
        sentence = _first_sentences(rule.text[first:end].strip())
        for word in title.split(ALTERNATIVES):
            yield Term(_AROUND_WORD.sub("", word), sentence, rule.number)


def _begins_sentence(text: str, place: int) -> bool:
    before = text[:place].rstrip()
    return not before or before[-1] in ".;"


def _first_sentences(text: str) -> str:
    """The first sentence, and those after it as long as that is short."""
    first, *more = _SENTENCE_END.split(text)
    for sentence in more:
        if len(first) + len(sentence) >= LONGEST:
            break
        first += f" {sentence}"
    return first
