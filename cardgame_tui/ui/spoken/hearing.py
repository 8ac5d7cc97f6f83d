"""Words for those who hear them: signs become words, and long sentences become short ones."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.ui.cells.text import capital

MOST_WORDS = 20
"""Most words of a sentence."""
SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
"""Small numbers, by themselves."""
NUMBER = "#"
"""Stands for a number in `Wording.spoken`."""
BREAKS = ("; ", ": ", ", ", " and ", " or ")
"""Where a sentence that is too long is broken, the best place first. What joins two halves stays."""
COMMON: Sequence[tuple[str, str]] = (
    (r"([A-Z]{2}-\d+)\*", r"\1, by a changed rule"),
    (r"(?<![\w/.+])([+-]?\d+)(\*?)/([+-]?\d+)(?![\w/]|\.\d)", r"\1\2 and \3"),
    (r"(?<=\d)\*", " now"),
    (r"(?<=\d)\+(?!\w)", " or more"),
    (r"(?<![\w.])\+(?=\d)", "plus "),
    (r"(?<![\w.])[-\u2212](?=\d)", "minus "),
    (r" [x×](\d+)\b", r" \1 times"),
    (r" > ", " over "),
    (r" = ", " is "),
    (r"\[x\] ", "on: "),
    (r"\[ \] ", "off: "),
    (r"\[([^][]*)\]", r"(\1)"),
    (r"\{([^{}]*)\}", r"(\1)"),
    (r" → ", " to "),
    (r" › ", ", then "),
    (r" · ", ", "),
    (r" / ", ". "),
    (r"≥ ?", "at least "),
    (r"≤ ?", "at most "),
    (r"✱|◆|★|`", ""),
)
"""Signs that every game and every page may have, as patterns, and their words."""


@lru_cache(maxsize=8)
def _patterns(spoken: tuple[tuple[str, str], ...]) -> Sequence[tuple[re.Pattern[str], str]]:
    """The signs of a game and those of every game."""
    own = []
    for sign, words in spoken:
        pattern = re.escape(sign).replace(re.escape(NUMBER), r"(\d+)")
        own.append((rf"(?<!\w){pattern}(?!\w)", words.replace(NUMBER, r"\1")))
    return [(re.compile(pattern), words) for pattern, words in (*own, *COMMON)]


def in_texts(spoken: Mapping[str, str]) -> Mapping[str, str]:
    """Those signs of a game that stand in sentences too, and not only on cards, next to a number."""
    return {sign: words for sign, words in spoken.items() if NUMBER not in sign}


def heard(words: str, spoken: Mapping[str, str]) -> str:
    """Words without signs.

    Args:
        words: as they are drawn.
        spoken: what the signs of a game are called.
    """
    if words.isascii() and words.replace(" ", "").isalpha() and not spoken:
        return words
    for pattern, said in _patterns(tuple(spoken.items())):
        words = pattern.sub(said, words)
    return words


def uncited(words: str) -> str:
    """Words without the numbers of rules in brackets; what a changed rule did still says so."""
    words = re.sub(r"\([A-Z]{2}-\d+\*\)", "(by a changed rule)", words)
    return re.sub(r" \([A-Z]{2}-\d+\)|(?<=\()[A-Z]{2}-\d+, ", "", words)


def in_sentences(words: str) -> str:
    """Words whose sentences are short: long ones are broken at a pause, if they have one."""
    first, *others = re.split(r"(?<=[\w)][.?!]) (?=\S)", words)
    return " ".join(short for each in (first, *map(capital, others)) for short in _short(each))


def _short(sentence: str) -> Iterator[str]:
    """The parts of a sentence, each with at most `MOST_WORDS` words, if it has pauses there."""
    while len(sentence.split()) > MOST_WORDS and (place := _pause(sentence)):
        end, start = place
        yield f"{sentence[:end].rstrip()}."
        sentence = capital(sentence[start:].lstrip())
    yield sentence


def _pause(sentence: str) -> tuple[int, int] | None:
    """Where the first part of a long sentence ends and the next one begins: at the last of the best pauses."""
    for pause in BREAKS:
        ends = [found.start() for found in re.finditer(re.escape(pause), sentence)]
        fitting = [end for end in ends if 2 < len(sentence[:end].split()) <= MOST_WORDS]
        if fitting:
            return fitting[-1], fitting[-1] + (0 if pause[0] == " " else len(pause))
    return None


def numbers_heard(face: Face, spoken: Mapping[str, str]) -> str:
    """The numbers of a card, each with its name, and its life once: ``Might 1, life 2 of 3``.

    Args:
        face: what the card shows.
        spoken: what the signs of the game are called.
    """
    names = list(face.measures)
    said = [] if face.price else [_number(each, names, face, spoken) for each in _numbers(face.corner)]
    said += [_number(each, names, face, spoken) for each in _numbers(face.stats)]
    if face.health is not None and not any(each.startswith(face.life_word) for each in said):
        said.append(f"{face.life_word} {_left(face.health)}")
    return ", ".join(said)


def counters_heard(face: Face) -> str:
    """Its counters, such as ``two mana``; empty for none."""
    return f"{number_word(face.counters)} {face.counter_word}" if face.counters else ""


def number_word(number: int) -> str:
    """A small number as a word."""
    return SMALL[number] if 0 <= number < len(SMALL) else str(number)


def _numbers(words: str) -> Sequence[str]:
    return words.replace("/", " ").split()


def _number(token: str, names: list[str], face: Face, spoken: Mapping[str, str]) -> str:
    """One number with its name, unless a sign in front of it says what it is."""
    if re.fullmatch(r"[A-Za-z]+\d+\*?", token) or not names:
        return heard(token, spoken)
    name = names.pop(0)
    changed = token.endswith("*")
    if name == face.life_word and face.health is not None and face.health[0] < face.health[1]:
        return f"{name} {_left(face.health)}"
    return f"{name}{' now' if changed else ''} {heard(token.removesuffix('*'), spoken)}"


def _left(health: tuple[int, int]) -> str:
    left, whole = health
    return f"{left} of {whole}" if left < whole else str(whole)
