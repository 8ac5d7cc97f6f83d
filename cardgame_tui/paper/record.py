"""Remembers what was printed on paper, so that the next print needs only the cards that have changed."""

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from pydantic import TypeAdapter, ValidationError

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.files import own_folder, read_regular, write_private
from cardgame_tui.value import value

MOST_BYTES = 8_000_000
"""A record that is larger is not read."""
CHECKSUM = 16
"""How many digits of a checksum are kept."""

Copies: TypeAlias = tuple[str, int]
"""The checksum of a card as it was printed, and how many copies of it."""


@value
class Print:
    """The prints of one pile of cards, such as a deck under a variant.

    Args:
        cards: what there is of each card, by its name.
        day: when it was last printed, such as ``2026-11-28``; empty for never.
    """

    cards: Mapping[str, Copies]
    day: str = ""

    def due(self, wanted: Mapping[str, Copies]) -> dict[str, int]:
        """How many copies are to be printed of each card, so that there are as many as wanted."""
        missing = {name: count - self._have(name, checksum) for name, (checksum, count) in wanted.items()}
        return {name: count for name, count in missing.items() if count > 0}

    def with_printed(self, wanted: Mapping[str, Copies], day: str) -> "Print":
        """The same after all that was wanted has been printed."""
        now = {name: (checksum, max(n, self._have(name, checksum))) for name, (checksum, n) in wanted.items()}
        return replace(self, cards={**self.cards, **now}, day=day)

    def _have(self, name: str, checksum: str) -> int:
        before, count = self.cards.get(name, ("", 0))
        return count if before == checksum else 0


_FILE: TypeAdapter[dict[str, tuple[str, dict[str, Copies]]]] = TypeAdapter(
    dict[str, tuple[str, dict[str, Copies]]]
)


class Prints:
    """What was printed of a game.

    Args:
        file: where it is kept; a file that is not there or cannot be read counts as nothing printed.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._prints = _read(file)

    def of(self, pile: str, without_variant: str = "") -> Print:
        """What there is of a pile of cards.

        Args:
            pile: what is printed, such as ``cards / Heavy blows``.
            without_variant: the same pile of the game as it is, whose cards serve for a variant too.
        """
        day, cards = self._prints.get(pile, ("", {}))
        first_day, first = self._prints.get(without_variant, ("", {}))
        return Print({**first, **cards}, day or first_day)

    def keep(self, pile: str, after: Print) -> None:
        """Write down what there is of a pile of cards now.

        Raises:
            OSError: when that cannot be done.
        """
        self._prints[pile] = (after.day, dict(after.cards))
        own_folder(self._file.parent)
        write_private(self._file, json.dumps(self._prints, ensure_ascii=False, indent=1))


def checksum_of(face: Face) -> str:
    """A checksum of what is printed on a card."""
    shown = [
        face.name, face.kind, face.heading, face.stats, face.text, face.second_name,
        *face.lines, *face.measures, *map(str, face.arrows),
    ]  # fmt: skip
    return sha256("\n".join(shown).encode()).hexdigest()[:CHECKSUM]


def today() -> str:
    """The day, as it is printed and written down."""
    return date.today().isoformat()


def _read(file: Path) -> dict[str, tuple[str, dict[str, Copies]]]:
    try:
        return _FILE.validate_json(read_regular(file, MOST_BYTES))
    except (OSError, ValidationError):
        return {}
