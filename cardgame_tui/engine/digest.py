"""One short text that two duels share exactly when their states are equal."""

from collections.abc import Iterable
from hashlib import blake2b

from cardgame_tui.engine.duel import Duel

__all__ = ["joint_digest", "state_digest"]


def state_digest(duel: Duel) -> str:
    """Hash the complete state of a duel, including hidden cards and chance, to 32 hexadecimal digits."""
    return blake2b(repr(duel.state()).encode(), digest_size=16).hexdigest()


def joint_digest(digests: Iterable[str]) -> str:
    """Hash several digests, in order, into one; takes one at a time and keeps none."""
    made, gap = blake2b(digest_size=16), b""
    for digest in digests:
        made.update(gap + digest.encode())
        gap = b" "
    return made.hexdigest()
