"""Changes of meaning: a file is taken apart, some of its values become others, and it is written again."""

import json
import random
import tomllib
from collections.abc import Callable, Iterator, MutableMapping, MutableSequence, Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any, TypeAlias

from cardgame_tui.content.toml.writer import toml_text
from tests.attack.mutations import STEERING, flip

Place: TypeAlias = tuple[Any, Any]
"""Something that holds values, and the key or number of one of them."""

WORDS = (
    *STEERING,
    *("", " ", ".", "..", "/", "../../etc/passwd", "/dev/zero", "/dev/stdin", "a" * 2_001, "a. " * 700, "\n\n"),
    *("Lamp", "Scrap Hound", "Fog Basin", "99 Fog Basin", "0 Lamp", "2x Lamp", "5 Moth", "Creature Token"),
    *(
        "human",
        "random",
        "seat1",
        "seat2",
        "conquest",
        "rift",
        "dimensional_rift",
        "rune_duel",
        "containment",
        "grand_archive",
        "leduc",
        "on",
        "off",
    ),
    *(
        "DR-1",
        "DR-104",
        "RD-1",
        "RD-70",
        "CT-107",
        "GA-105",
        "Vesna",
        "seat1.units",
        "battle",
        "campaign",
        "pass",
        "choose",
        "open",
        "1C2",
        "2A1",
        "1f1",
        "3/6/9",
        "9Z9",
        "main",
    ),
    *(
        "Action: draw a card.",
        "When played: deal 2 damage to target creature.",
        "On Enter: draw a card.",
        "1/2/0",
        "99999/1/1",
        "-1/0",
        "T2 L",
    ),
    *(
        "\u0130",
        "\ud800",
        "\U0001f3b4",
        "a\u0301" * 30,
        "\uff21",
        "١٢",
        "1_000",
        "0x10",
        "1e3",
        "nan",
        "None",
        "null",
    ),
)
"""Texts that mean something somewhere, or that nobody expects."""

NUMBERS = (0, 1, 2, 3, 7, -1, 10, 99, 100, 1_000, 100_000, 2**31, 2**63, -(2**63), 10**30, 10**400)
OTHERS: tuple[object, ...] = (True, False, 0.0, -0.0, 1.5, 1e308, float("inf"), float("nan"))
HOLDERS: tuple[object, ...] = (
    [],
    {},
    [[]],
    [{}],
    [0] * 60,
    ["Lamp"] * 1_001,
    {"": 1},
    {"a": {"b": {"c": []}}},
    [1, "a"],
)


def change_toml(data: bytes, chance: random.Random) -> bytes:
    """Change one to three values of a TOML file."""
    return toml_text(_changed(_toml(data), chance)).encode("utf-8", "replace")


def change_json(data: bytes, chance: random.Random) -> bytes:
    """Change one to three values of a line of JSON; flip bits of any other line."""
    try:
        value = json.loads(data)
    except ValueError:
        return flip(data, chance)
    return json.dumps(_changed(value, chance), separators=(",", ":")).encode()


@lru_cache(maxsize=2_000)
def _toml(data: bytes) -> dict[str, object]:
    return tomllib.loads(data.decode())


def _changed(data: Any, chance: random.Random) -> Any:
    data = deepcopy(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        places = list(_places(data))
        if places:
            chance.choice(CHANGES)(places, chance)
    return data


def _places(value: Any) -> Iterator[Place]:
    """Every value within a value, as what holds it and its key."""
    if isinstance(value, MutableMapping):
        for key, each in value.items():
            yield value, key
            yield from _places(each)
    elif isinstance(value, MutableSequence):
        for number, each in enumerate(value):
            yield value, number
            yield from _places(each)


def _other_value(places: Sequence[Place], chance: random.Random) -> None:
    """Put any value in the place of another."""
    holder, key = chance.choice(places)
    pool: Sequence[object] = chance.choice((WORDS, WORDS, NUMBERS, OTHERS, HOLDERS))
    holder[key] = deepcopy(chance.choice(pool))


def _similar_value(places: Sequence[Place], chance: random.Random) -> None:
    """Put a value of the same type in the place of another."""
    holder, key = chance.choice(places)
    value = holder[key]
    if isinstance(value, str):
        holder[key] = chance.choice((*WORDS, value.upper(), f" {value} ", value * 2, value[1:]))
    elif isinstance(value, int):
        holder[key] = chance.choice((*NUMBERS, value + 1, value - 1, -value, not value))
    elif isinstance(value, MutableSequence | MutableMapping):
        holder[key] = type(value)()


def _other_type(places: Sequence[Place], chance: random.Random) -> None:
    """Write the same value as another type."""
    holder, key = chance.choice(places)
    value = holder[key]
    holder[key] = chance.choice(
        (str(value)[:200], [value], {"x": value}, {str(value)[:50]: value}, len(str(value)))
    )


def _leave_out(places: Sequence[Place], chance: random.Random) -> None:
    """Leave a value out."""
    holder, key = chance.choice(places)
    del holder[key]


def _misspell(places: Sequence[Place], chance: random.Random) -> None:
    """Give a value another key, or swap two entries of a list."""
    holder, key = chance.choice(places)
    if isinstance(holder, MutableMapping):
        new = chance.choice((key[:-1], key + "x", key.upper(), f" {key}", chance.choice(WORDS)))
        holder[new] = holder.pop(key)
    else:
        other = chance.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]


def _more_of_it(places: Sequence[Place], chance: random.Random) -> None:
    """Add a copy of a value to its list, or a key that nobody knows."""
    holder, key = chance.choice(places)
    if isinstance(holder, MutableSequence):
        holder[key:key] = [deepcopy(holder[key]) for _ in range(chance.choice((1, 1, 2, 100)))]
    else:
        holder[chance.choice(WORDS)] = deepcopy(holder[key])


def _swap(places: Sequence[Place], chance: random.Random) -> None:
    """Put a copy of one value in the place of another."""
    (one, key), (two, other) = chance.choice(places), chance.choice(places)
    one[key] = deepcopy(two[other])


CHANGES: Sequence[Callable[[Sequence[Place], random.Random], None]] = (
    *(_other_value, _other_value, _similar_value, _similar_value, _similar_value),
    *(_other_type, _leave_out, _misspell, _more_of_it, _swap),
)
"""The changes, the most telling ones more often."""
