"""A disk that is full until it has room again, and keys pressed meanwhile."""

from errno import ENOSPC

from tests.ui.piloting import AppPilot


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


async def press(pilot: AppPilot, *keys: str) -> None:
    """Press keys one by one."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
