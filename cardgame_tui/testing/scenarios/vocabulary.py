"""The words that have a meaning in a scenario: names, keys and printed words of its duel."""

import re
from collections.abc import Iterator
from functools import cached_property

from cardgame_tui.content.faults import nearest
from cardgame_tui.content.scenarios.choices import Entry
from cardgame_tui.engine.shown.wording import option_words
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.option_words import words_of

_FIELD = re.compile(r"\{\w+\}")
_CLAUSE = r"(?:^|[|.:;,()]\s*){}\s*(?=$|[|.:;,()])"
"""Words between two punctuation marks: a sentence of a card, its cost or its effect."""
_SPLIT = re.compile(r"[\s:,]+")


class Vocabulary:
    """The words of a duel in its current state.

    Args:
        driver: the duel.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def unknown(self, entry: Entry) -> Iterator[str]:
        """Yield a message for every word of an entry that no option can have, with the nearest known word."""
        for word in entry if isinstance(entry, list) else [entry]:
            if isinstance(word, str) and not self.knows(word):
                yield self._complaint(word)

    def unmentioned(self, word: str) -> Iterator[str]:
        """Yield a message when no fact could have a word as its value, because nothing in the game mentions it."""
        if not self.knows(word) and not re.search(rf"(?<!\w){re.escape(word.casefold())}(?!\w)", self._mentioned):
            yield self._complaint(word)

    def _complaint(self, word: str) -> str:
        close = nearest(word, self._names.values())
        return f"nothing here is called {word!r}" + (f"; did you mean {close!r}?" if close else "")

    def knows(self, word: str) -> bool:
        """Whether a word is a name or key of the duel, is composed of them, or is printed on a card."""
        folded = word.casefold().strip()
        return bool(folded) and (
            folded in self._names
            or self._is_path(word)
            or re.search(_CLAUSE.format(re.escape(folded)), self._printed) is not None
            or _joined(tuple(filter(None, _SPLIT.split(folded))), self._names)
        )

    def _is_path(self, word: str) -> bool:
        """Whether a word names a place that a lane may grow to, such as a slot."""
        try:
            self._driver.ruleset.measure(self._driver.duel, word)
        except LookupError:
            return False
        return True

    @cached_property
    def _names(self) -> dict[str, str]:
        driver = self._driver
        duel, wording = driver.duel, driver.ruleset.wording
        offered = driver.prompt.options if driver.prompt else ()
        options = [*offered, *(option for option, _ in duel.why_not())]
        names = [
            *(card.name for card in duel.cards),
            *(card.name for card in duel.start.cards.values()),
            *driver.ruleset.tokens,
            *duel.named,
            *duel.start.names,
            *wording.options,
            *(word for option in options for word in option_words(duel, option) | words_of(driver, option)),
            *(part.strip(" :,") for template in wording.options.values() for part in _FIELD.split(template)),
            *(word for template in wording.options.values() for word in _FIELD.sub(" ", template).split()),
        ]
        return {name.casefold(): name for name in reversed(names) if name}

    @cached_property
    def _printed(self) -> str:
        """Everything printed on the cards of the duel and of its card set."""
        ruleset, duel = self._driver.ruleset, self._driver.duel
        cards = {id(card): card for card in (*duel.start.cards.values(), *(card.printed for card in duel.cards))}
        return " | ".join(line for card in cards.values() for line in ruleset.describe(card)).casefold()

    @cached_property
    def _mentioned(self) -> str:
        """All words of the cards, the rulebook, the phases and the facts."""
        ruleset = self._driver.ruleset
        words = (*ruleset.wording.phases, *ruleset.facts.values(), ruleset.rulebook.read_text("utf-8"))
        return f"{self._printed} {' | '.join(words)}".casefold()


def _joined(words: tuple[str, ...], names: dict[str, str]) -> bool:
    """Whether words can be split into names, one after another."""
    if not words:
        return True
    return any(
        (first := " ".join(words[:length])) in names or first.isdigit()
        for length in range(1, len(words) + 1)
        if _joined(words[length:], names)
    )
