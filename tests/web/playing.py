"""A player who reads only the screen: presses one of the keys that the question offers."""

import re
from collections.abc import Sequence
from random import Random

KEY = re.compile(r"▐([a-z0-9]|space|enter|bksp)▌")
"""A key on its plate."""
NAMED = {"space": " ", "enter": "\r"}
"""Keys that are not what their plate says."""
STRIP = "▌ "
"""How a line of the question begins."""
OVER = "DUEL IN NUMBERS"
"""Stands on the page of a finished duel, in a window that is wide enough."""


class Reader:
    """Plays by what the screen says.

    Args:
        seed: of the picks.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def key(self, lines: Sequence[str]) -> str:
        """The next key; enter where no question offers one, such as on a page."""
        offered = [key for line in lines if line.startswith(STRIP) for key in KEY.findall(line) if key != "bksp"]
        if not offered:
            halves = [key for line in lines for key in KEY.findall(line) if key not in NAMED]
            return self._chance.choice(halves) if halves else "\r"
        if "enter" in offered:
            return NAMED["enter"]
        picks = [key for key in offered if key != "space"]
        passes = "space" in offered and (not picks or self._chance.random() < 0.2)
        return NAMED["space"] if passes else self._chance.choice(picks)
