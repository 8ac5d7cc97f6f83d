"""Ways to damage the bytes of a file. Each receives those of a valid one and a source of chance."""

import json
import random
import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from tests.journal.sealing import resealed

Mutation: TypeAlias = Callable[[bytes, random.Random], bytes]

STEERING = "\x1b]0;title\x07", "\x1b[2J", "\x9b2J", "\u202e", "\u2066", "\u200b", "\x00", "[red]markup[/]", "[/]"
"""Escape sequences, bidirectional marks, and the markup of a library that draws."""

WORDS = (*STEERING, "9" * 5_000, "-1", "1e999", "nan", "true", "[]", "{}", '""', "'''", '"""', "null", "Lamp", "")
"""What is put in the place of another word."""

_WORD = re.compile(rb"[\w.+-]+|\"[^\"\n]*\"")


def flip(data: bytes, chance: random.Random) -> bytes:
    """Flip a few bits."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def cut(data: bytes, chance: random.Random) -> bytes:
    """Leave out a part."""
    one, two = _part(data, chance)
    return data[:one] + data[two:]


def double(data: bytes, chance: random.Random) -> bytes:
    """Write a part several times."""
    one, two = _part(data, chance)
    return data[:two] + data[one:two] * chance.choice((1, 2, 10)) + data[two:]


def replace_word(data: bytes, chance: random.Random) -> bytes:
    """Put a word of another kind in the place of one, with its quotes or without."""
    words = list(_WORD.finditer(data))
    if not words:
        return flip(data, chance)
    found = chance.choice(words)
    word = chance.choice(WORDS)
    new = json.dumps(word) if chance.random() < 0.5 else word
    return data[: found.start()] + new.encode() + data[found.end() :]


def steer(data: bytes, chance: random.Random) -> bytes:
    """Put something inside a text that steers a terminal."""
    place = chance.randrange(len(data))
    return data[:place] + chance.choice(STEERING).encode() + data[place:]


def swap_lines(data: bytes, chance: random.Random) -> bytes:
    """Move a block of lines to another place."""
    lines = data.splitlines(keepends=True)
    one, two = sorted(chance.randrange(len(lines) + 1) for _ in range(2))
    block, rest = lines[one:two], lines[:one] + lines[two:]
    place = chance.randrange(len(rest) + 1)
    return b"".join([*rest[:place], *block, *rest[place:]])


def nest(data: bytes, chance: random.Random) -> bytes:
    """Put a deep nest or a long key somewhere."""
    depth = chance.choice((15, 16, 17, 100, 3_000, 40_000))
    kinds = (b"[" * depth + b"]" * depth, b"{a=" * depth, b".".join([b"a"] * depth) + b" = 1", b'{"a":' * depth)
    return _inserted(data, b"x = " * chance.randint(0, 1) + chance.choice(kinds), chance)


def swell(data: bytes, chance: random.Random) -> bytes:
    """Make a word, a list or the number of keys large."""
    size = chance.choice((1_000, 10_000, 24_000, 100_000))
    kinds: tuple[Callable[[], bytes], ...] = (
        lambda: b'x = "' + b"a. " * size + b'"',
        lambda: b"x = [" + b'"1",' * size + b"]",
        lambda: b"".join(b"k%d = 1\n" % n for n in range(size)),
        lambda: b"[[card]]\n" * size,
        lambda: data * (size // len(data) + 1),
    )
    return _inserted(data, chance.choice(kinds)(), chance)


def _part(data: bytes, chance: random.Random) -> tuple[int, int]:
    one, two = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return one, two


def _inserted(data: bytes, more: bytes, chance: random.Random) -> bytes:
    place = data.find(b"\n", chance.randrange(len(data))) + 1
    return data[:place] + more + b"\n" + data[place:]


MUTATIONS: Mapping[str, Mutation] = {
    "bits": flip,
    "cuts": cut,
    "doubled": double,
    "words": replace_word,
    "steering": steer,
    "swapped": swap_lines,
}
"""Changes that take little time."""

HEAVY: Mapping[str, Mutation] = {"depth": nest, "sizes": swell}
"""Changes that make large files: a small share of all."""


def sealed_again(mutation: Mutation) -> Mutation:
    """Change one line of a journal, and seal all of them again."""

    def mutate(data: bytes, chance: random.Random) -> bytes:
        lines = unsealed(data)
        place = chance.choice((0, 0, chance.randrange(len(lines))))
        lines[place] = mutation(lines[place] + b"\n", chance).rstrip(b"\n").replace(b"\n", b" ")
        return seal(lines)

    return mutate


def reordered(data: bytes, chance: random.Random) -> bytes:
    """Move, repeat or leave out lines of a journal, and seal all of them again."""
    return seal(
        chance.choice((swap_lines, cut_lines, double_lines))(b"\n".join(unsealed(data)), chance).split(b"\n")
    )


def cut_lines(data: bytes, chance: random.Random) -> bytes:
    """Leave out some lines."""
    lines = data.splitlines()
    one, two = sorted(chance.randrange(len(lines) + 1) for _ in range(2))
    return b"\n".join(lines[:one] + lines[two:])


def double_lines(data: bytes, chance: random.Random) -> bytes:
    """Write some lines twice."""
    lines = data.splitlines()
    one, two = sorted(chance.randrange(len(lines) + 1) for _ in range(2))
    return b"\n".join(lines[:two] + lines[one:two] + lines[two:])


def unsealed(data: bytes) -> list[bytes]:
    """The lines of a journal without their checksums."""
    return [line[: line.rfind(b',"sum":')] + b"}" for line in data.splitlines()]


def seal(lines: list[bytes]) -> bytes:
    """Seal lines without a checksum."""
    return resealed(line.decode("utf-8", "replace") for line in lines)
