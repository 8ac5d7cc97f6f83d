"""A channel: the terminal of somebody elsewhere, however its bytes get there."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from cardgame_tui.join.frames import End, Look, Size


class Channel(Protocol):
    """A terminal elsewhere. Nothing here waits for its owner, and nothing raises an error when it has gone."""

    @property
    def size(self) -> Size:
        """Its size, as it was said last; anything from 0 to `LARGEST_SIDE`."""

    @property
    def look(self) -> Look:
        """What it says about its colours."""

    def write(self, text: str) -> None:
        """Show a text there. A terminal that does not take what is sent is dropped."""

    async def read(self) -> bytes | Size | None:
        """Wait for keys or for another size; None when nothing more will come."""

    async def close(self, end: End) -> None:
        """Say the last word, and close it after a few seconds at the latest."""


VARIABLES = ("TERM", "COLORTERM", "NO_COLOR")
"""The variables of an environment by which an app chooses its colours."""


@contextmanager
def looking_like(look: Look) -> Iterator[None]:
    """Make apps inside it as if in a terminal elsewhere: they ask the environment for its colours.

    Nothing may wait inside, since the environment is that of all.
    """
    before = {name: os.environ.get(name) for name in VARIABLES}
    words = {"TERM": look.term, "COLORTERM": look.colorterm, "NO_COLOR": "1" if look.no_color else ""}
    _set({name: word or None for name, word in words.items()})
    try:
        yield
    finally:
        _set(before)


def _set(variables: dict[str, str | None]) -> None:
    for name, word in variables.items():
        if word is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = word
