"""One short text that two duels share exactly when their states are equal."""

from collections.abc import Iterable
from hashlib import blake2b

from cardgame_tui.engine.duel import Duel

__all__ = ["JointDigest", "joint_digest", "state_digest"]


def state_digest(duel: Duel) -> str:
    """Hash the complete state of a duel, including hidden cards and chance, to 32 hexadecimal digits."""
    return blake2b(repr(duel.state()).encode(), digest_size=16).hexdigest()


class JointDigest:
    """One hash over several digests in their order, which need not be kept."""

    def __init__(self) -> None:
        self._made = blake2b(digest_size=16)
        self._gap = b""

    def add(self, digest: str) -> None:
        """Add the next digest."""
        self._made.update(self._gap + digest.encode())
        self._gap = b" "

    @property
    def text(self) -> str:
        """The hash of those added so far, 32 hexadecimal digits."""
        return self._made.hexdigest()


def joint_digest(digests: Iterable[str]) -> str:
    """Hash several digests, in order, into one."""
    joint = JointDigest()
    for digest in digests:
        joint.add(digest)
    return joint.text
