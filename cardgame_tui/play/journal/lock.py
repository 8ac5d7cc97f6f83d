"""Keeping a second program away from a journal that is being written."""

import os
import sys

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 40
    """An offset beyond any journal: a lock there stops other writers but not readers."""

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed.

        Raises:
            OSError: when another program holds it.
        """
        here = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, here, os.SEEK_SET)

else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Lock an open file until it is closed.

        Raises:
            OSError: when another program holds it.
        """
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
