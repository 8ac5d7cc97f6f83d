"""A disk that can be filled, for journals that cannot be written."""

from errno import ENOSPC


class Disk:
    """Whether the disk takes what is written to it.

    Attributes:
        full: whether it takes nothing.
        room: how many lines it takes before it is full.
    """

    full = False
    room = 1_000_000

    def fsync(self, _: int) -> None:
        """Fail while the disk is full."""
        self.room -= 1
        if self.full or self.room < 0:
            raise OSError(ENOSPC, "No space left on device")
