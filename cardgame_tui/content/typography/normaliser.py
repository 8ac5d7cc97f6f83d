"""Puts foreign card texts into the style of a game: brackets, icons, reminder text, names and signs.

No meaning is ever changed.

What is certain is always done. What has two readings is done only where the card language can read the sentence
further with it, so that a sentence that it reads as it is stays as it is.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from cardgame_tui.content.typography.cleanup import paragraphs, plain, sentences, without_reminders
from cardgame_tui.content.typography.table import Typography
from cardgame_tui.text import Language
from cardgame_tui.value import value

__all__ = ["Normaliser", "Part"]

MOST_ROUNDS = 12
"""Most changes that are tried in a row on one sentence."""

_OUTSIDE_QUOTES = re.compile(r'"[^"]*"|:')
_BAR = re.compile(r"\[([^\[\]|]+)\|([^\[\]|]+)\]")
_BRACKETS = re.compile(r"\[([^\[\]]+)\]")
_LABELS = re.compile(r"(?P<before>\A|[.;]\s*)(?P<labels>(?:\[[^\[\]|]+\][\s,]*)+)(?:[:\u2014]\s*)?")
_LABELLED = re.compile(r'^(?:[^:;.,"]{1,40}: )+')
"""Labels in front of an ability, such as a restriction or a name."""
_BUBBLE = re.compile(r"\((\d+|X)\)", re.IGNORECASE)
_DASH = re.compile(r"\A([^.:;\u2014]{1,40}?)\s*\u2014\s*")
_NAME = re.compile(r"[A-Z][\w'-]*(?:,? (?:of |the |and )*[A-Z][\w'-]*)*")
_CASE = re.compile(r"^(?:depending on [^:]+: )?\d+(?: (?:or|to) \d+| or (?:more|less))?:", re.IGNORECASE)
"""The numbers of a roll, or of another amount, to which what stands behind them belongs."""
_MOST_WORDS_OF_NAME = 5


@value
class Part:
    """A text of a card, or one of its effects.

    Args:
        text: its sentences.
        kinds: words for its kind, such as ``action``; the first that the tables know counts.
    """

    text: str
    kinds: Sequence[str] = ()


class Normaliser:
    """Rewrites texts for one game.

    Args:
        language: its card language; without one only what is certain is done.
        tables: its tables of typography.
    """

    def __init__(self, language: Language[Any] | None, tables: Typography) -> None:
        self._language = language
        self._tables = tables
        self._kinds = {_word(kind): form for kind, form in tables.kinds.items()}

    def text(
        self, written: str | Sequence[Part], name: str = "", accepts: Callable[[str], bool] | None = None
    ) -> str:
        """Put a text into the style of the game.

        Args:
            written: the text, or its effects.
            name: the name of its card.
            accepts: says whether a text has a meaning on the card; by default whether it can be read. A text that
                it accepts as it is does not change.
        """
        parts = [Part(written)] if isinstance(written, str) else written
        cleaned = [Part(plain(part.text), part.kinds) for part in parts]
        whole = " ".join(" ".join(part.text for part in cleaned).split())
        if not any(part.kinds for part in cleaned) and whole and (accepts or self._accepts)(whole):
            return whole
        made = [
            sentence
            for part in cleaned
            for paragraph in paragraphs(part.text)
            for sentence in self._paragraph(paragraph, part.kinds, name)
        ]
        return " ".join(f"{each[:1].upper()}{each[1:]}." for each in map(_tidy, made))

    def other_wordings(self, text: str) -> Iterator[str]:
        """A text in the style of the game with one further change, or two sentences joined, if it can be read."""
        all_sentences = sentences(text)
        for place, sentence in enumerate(all_sentences):
            for each in self._wordings(sentence):
                if self._left(each + ".") == 0:
                    yield " ".join(
                        f"{one}." for one in (*all_sentences[:place], each, *all_sentences[place + 1 :])
                    )
        for place, (before, after) in enumerate(pairwise(all_sentences)):
            joined = f"{before}; {after[:1].lower()}{after[1:]}"
            if self._left(joined + ".") == 0:
                yield " ".join(f"{one}." for one in (*all_sentences[:place], joined, *all_sentences[place + 2 :]))

    def _accepts(self, text: str) -> bool:
        if self._language is None or self._left(text):
            return False
        found = sentences(text)
        return not (self._may_join(found) or any(map(self._lacks_colon, found)))

    def _lacks_colon(self, sentence: str) -> bool:
        """Whether a comma stands for the colon behind an event."""
        return self._has_event(sentence) and not _is_ability(sentence)

    def _may_join(self, all_sentences: Sequence[str]) -> bool:
        return self._tables.joins == "always" and len(all_sentences) > 1 and _is_ability(all_sentences[0])

    def _paragraph(self, text: str, kinds: Sequence[str], name: str) -> list[str]:
        for icon, word in self._tables.icons.items():
            text = text.replace(icon, word)
        text = without_reminders(text, self._tables.keep)
        text = self._rules(self._with_this(text, name))
        text = self._rules(self._dashed(self._bracketed(self._bubbles(text))))
        if not text:
            return []
        return self._joined(sentences(self._of_kind(text, kinds)))

    def _rules(self, text: str) -> str:
        for rule in self._tables.rules:
            text = rule.applied(text)
        return text.strip()

    def _with_this(self, text: str, name: str) -> str:
        """The text with `this` for the card: its name, the part before a comma, and words such as `this card`."""
        names = [name, name.partition(",")[0]] if name else []
        unless = "".join(rf"(?!\s+{re.escape(word)}\b)" for word in self._tables.not_this)
        for each in dict.fromkeys(filter(None, names)):
            if " " in each or not self._knows(each):
                text = re.sub(rf'(?<![\w"]){re.escape(each)}(?![\w"]){unless}', "this", text)
        for each in self._tables.this:
            text = re.sub(rf"\b{re.escape(each)}\b", "this", text, flags=re.IGNORECASE)
        return text

    def _knows(self, word: str) -> bool:
        return self._language is not None and word.casefold() in self._language.build().spelling

    def _bubbles(self, text: str) -> str:
        """Numbers in parentheses: a payment in a cost, otherwise the number."""
        if not self._tables.bubble:
            return text

        def written(match: "re.Match[str]") -> str:
            begun = re.split(r"[.;]\s", text[: match.start()])[-1].strip()
            if any(f"{keep.partition('(')[0].strip()} (" == f"{begun.split(' ')[-1]} (" for keep in self._kept):
                return match[0]
            rest = re.split(r"[.;](?:\s|$)", text[match.end() :])[0]
            is_cost = ":" in rest and ":" not in begun.rpartition("] ")[2] and not self._has_event(begun)
            return self._tables.bubble.replace("{N}", match[1]) if is_cost else match[1]

        return _BUBBLE.sub(written, text)

    @property
    def _kept(self) -> list[str]:
        return [keep for keep in self._tables.keep if "{N}" in keep]

    def _bracketed(self, text: str) -> str:
        """Words without their square brackets; two forms with a bar stay until the sentence is read."""
        if self._tables.brackets == "labels":
            text = _LABELS.sub(_labelled, text)
        return _BRACKETS.sub(lambda match: match[0] if "|" in match[1] else match[1], text)

    def _dashed(self, text: str) -> str:
        """An ability's name before a dash is left out; anything else before one gets a colon."""
        match = _DASH.match(text)
        if match is None:
            return text
        rest = text[match.end() :]
        if form := self._kinds.get(_word(match[1])):
            return _formed(form, rest)
        colon = f"{match[1]}: {rest}"
        is_name = len(match[1].split()) <= _MOST_WORDS_OF_NAME and not re.search(r"\d", match[1])
        if not (self._tables.names_before_dash and is_name) or self._left(f"{match[1]}:", prefix=True) == 0:
            return colon
        return rest

    def _of_kind(self, text: str, kinds: Sequence[str]) -> str:
        form = next((self._kinds[_word(kind)] for kind in kinds if _word(kind) in self._kinds), "")
        return _formed(form, text) if form else text

    def _joined(self, all_sentences: Sequence[str]) -> list[str]:
        """The sentences of a paragraph as they can be read; what belongs to the one before is joined to it."""
        written: list[str] = []
        for sentence in all_sentences:
            if written and not _is_ability(sentence) and not self._has_event(sentence):
                joined = f"{written[-1]}; {sentence[:1].lower()}{sentence[1:]}"
                if self._belongs(self._read(written[-1]), self._read(sentence), self._read(joined)):
                    written[-1] = joined
                    continue
            written.append(sentence)
        return [self._read(each) for each in written]

    def _belongs(self, before: str, sentence: str, joined: str) -> bool:
        if self._language is None:
            return False
        if self._tables.joins == "always" and _is_ability(before):
            return self._left(joined + ".") == 0 or self._left(sentence + ".") != 0
        return self._left(sentence + ".") != 0 and self._left(joined + ".") == 0

    def _has_event(self, sentence: str) -> bool:
        words = _LABELLED.sub("", sentence).casefold()
        if words.startswith(tuple(self._tables.no_triggers)):
            return False
        return any(words.startswith(f"{each} ") for each in self._tables.triggers)

    def _left(self, text: str, *, prefix: bool = False) -> int:
        """How many tokens cannot be read; with `prefix` it need not be complete."""
        if self._language is None:
            return 0
        left = self._language.unread(text)
        return max(left - 1, 0) if prefix else left

    def _read(self, sentence: str) -> str:
        """The sentence in the wording with which it is read furthest."""
        sentence = self._bars(sentence)
        if self._language is None:
            return sentence
        return self._with_colon(self._further(self._with_colon(sentence)))

    def _with_colon(self, sentence: str) -> str:
        """The sentence with a colon behind its event, if it is read completely with one."""
        if not self._lacks_colon(sentence):
            return sentence
        return next((each for each in self._colons(sentence) if self._left(each + ".") == 0), sentence)

    def _further(self, sentence: str) -> str:
        """The sentence with changes, as long as each lets it be read further."""
        for _ in range(MOST_ROUNDS):
            left = self._left(sentence + ".")
            if left == 0:
                break
            tried = {each: self._left(each + ".") for each in self._wordings(sentence)}
            best = min(tried, key=lambda each: tried[each], default=sentence)
            if tried.get(best, left) >= left:
                break
            sentence = best
        return sentence

    def _bars(self, sentence: str) -> str:
        """Decide between two forms of each word with a bar: that with which the sentence is read further."""
        while match := _BAR.search(sentence):
            forms = [sentence[: match.start()] + form.strip() + sentence[match.end() :] for form in match.groups()]
            sentence = min(forms, key=lambda each: self._left(_BAR.sub(r"\1", each) + "."))
        return sentence

    def _wordings(self, sentence: str) -> Iterator[str]:
        """The sentence with one further change."""
        if self._has_event(sentence):
            yield from self._colons(sentence)
        yield from self._costs(sentence)
        for rule in self._tables.attempts:
            yield from (each for each in rule.each(sentence) if each != sentence)
        if self._tables.quotes:
            yield from self._quoted(sentence)

    def _colons(self, sentence: str) -> Iterator[str]:
        """The sentence with a colon in the place of a comma behind its event."""
        places = [match.start() for match in re.finditer(",", sentence)]
        tests = "otherwise" not in sentence  # `whenever ..., if ...: ...` tests before it does anything
        for place in sorted(places, key=lambda each: tests and sentence[each:].startswith(", if ")):
            yield f"{sentence[:place]}:{sentence[place + 1 :]}"

    def _costs(self, sentence: str) -> Iterator[str]:
        """Costs before a colon, joined by `and` instead of commas or semicolons."""
        match = next((each for each in _OUTSIDE_QUOTES.finditer(sentence) if each[0] == ":"), None)
        if match is None:
            return
        before, after = sentence[: match.start()], sentence[match.start() :]
        for sign in (";", ","):
            first, comma, last = before.rpartition(sign)
            if comma:
                yield f"{first.replace(sign, ',')} and {last.strip()}{after}"
                yield f"{first.replace(sign, ' and')} and {last.strip()}{after}"

    def _quoted(self, sentence: str) -> Iterator[str]:
        """The sentence with a name in quotes: words with capitals."""
        outside = re.sub(r'"[^"]*"', lambda match: "_" * len(match[0]), sentence)
        for match in _NAME.finditer(outside):
            starts = [each.start() for each in re.finditer(r"(?<![\w'-])[A-Z]", match[0])]
            ends = [each.end() for each in re.finditer(r"[\w'-]+", match[0])]
            for start in starts:
                for end in (each for each in reversed(ends) if each > start):
                    begin, stop = match.start() + start, match.start() + end
                    yield f'{sentence[:begin]}"{sentence[begin:stop]}"{sentence[stop:]}'


def _tidy(sentence: str) -> str:
    return re.sub(r"\s+([;:,.])", r"\1", " ".join(sentence.split()))


def _word(text: str) -> str:
    return "".join(each for each in text.casefold() if each.isalnum())


def _is_ability(sentence: str) -> bool:
    """Whether a sentence has a colon outside quotes, behind a cost, an event or a label, not behind numbers."""
    words = _CASE.sub("", sentence)
    return any(match[0] == ":" for match in _OUTSIDE_QUOTES.finditer(words))


def _formed(form: str, text: str) -> str:
    """What a kind of effect puts around a text."""
    event, colon, rest = text.partition(":")
    if "{event}" not in form:
        words = form.partition("{text}")[0]
        return text if words and text.casefold().startswith(words.casefold()) else form.replace("{text}", text)
    asks = rest.strip().casefold().startswith("you may")
    return text if asks or not colon else form.replace("{event}", event).replace("{rest}", rest.strip())


def _labelled(match: "re.Match[str]") -> str:
    labels = _BRACKETS.findall(match["labels"])
    if not match["before"]:
        return f"{', '.join(labels)}: "
    return f"{match['before']}if {' and '.join(labels)}, "
