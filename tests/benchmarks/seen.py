"""What a terminal shows of a program's output, and which piece of it was the last to change that."""

from collections.abc import Iterable

import pyte


class Seen:
    """What a terminal shows.

    A program may draw the same frame again: Textual does so twice when a screen opens. Nobody sees that.

    Args:
        columns: width of the terminal.
        rows: its height.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)

    def resize(self, rows: int, columns: int) -> None:
        """Change its size."""
        self._screen.resize(rows, columns)

    def last_change(self, pieces: Iterable[bytes]) -> int:
        """Show these pieces of output; returns the index of the last that changed anything, 0 if none did."""
        last = 0
        for index, piece in enumerate(pieces):
            before = self._cells()
            self._stream.feed(piece)
            if self._cells() != before:
                last = index
        return last

    def _cells(self) -> list[dict[int, object]]:
        return [dict(self._screen.buffer[row]) for row in range(self._screen.lines)]
