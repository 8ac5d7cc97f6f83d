"""Ways to damage a file. Each receives the bytes of a valid one and a source of chance."""

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
    one, two = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return data[:one] + data[two:]


def double(data: bytes, chance: random.Random) -> bytes:
    """Write a part several times."""
    one, two = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return data[:two] + data[one:two] * chance.choice((1, 2, 50)) + data[two:]


def replace_word(data: bytes, chance: random.Random) -> bytes:
    """Put a word of another kind in the place of one, with its quotes or without."""
    found = chance.choice(list(_WORD.finditer(data)))
    word = chance.choice(WORDS)
    new = json.dumps(word) if chance.random() < 0.5 else word
    return data[: found.start()] + new.encode() + data[found.end() :]


def steer(data: bytes, chance: random.Random) -> bytes:
    """Put something inside a text that steers a terminal."""
    place = chance.randrange(len(data))
    return data[:place] + chance.choice(STEERING).encode() + data[place:]


def nest(data: bytes, chance: random.Random) -> bytes:
    """Put a deep nest or a long key somewhere."""
    depth = chance.choice((15, 16, 17, 100, 3_000, 40_000))
    kinds = (b"[" * depth + b"]" * depth, b"{a=" * depth, b".".join([b"a"] * depth) + b" = 1", b'{"a":' * depth)
    place = data.find(b"\n", chance.randrange(len(data))) + 1
    return data[:place] + b"x = " * chance.randint(0, 1) + chance.choice(kinds) + b"\n" + data[place:]


def swell(data: bytes, chance: random.Random) -> bytes:
    """Make a word, a list or the number of keys large."""
    size = chance.choice((1_000, 20_000, 100_000))
    kinds = (
        b'x = "' + b"a. " * size + b'"',
        b"x = [" + b'"1",' * size + b"]",
        b"".join(b"k%d = 1\n" % n for n in range(size)),
        b"[[card]]\n" * size,
    )
    place = data.find(b"\n", chance.randrange(len(data))) + 1
    return data[:place] + chance.choice(kinds) + b"\n" + data[place:]


MUTATIONS: Mapping[str, Mutation] = {
    "bits": flip,
    "cuts": cut,
    "doubled": double,
    "words": replace_word,
    "steering": steer,
    "depth": nest,
    "sizes": swell,
}


def sealed_again(mutation: Mutation) -> Mutation:
    """Change the lines of a journal, and seal them again."""

    def mutate(data: bytes, chance: random.Random) -> bytes:
        lines = [line[: line.rfind(b',"sum":')] + b"}" for line in data.splitlines()]
        place = chance.choice((0, 0, chance.randrange(len(lines))))
        changed = mutation(lines[place] + b"\n", chance).rstrip(b"\n").replace(b"\n", b" ")
        lines[place] = changed
        return resealed(line.decode("utf-8", "replace") for line in lines)

    return mutate
