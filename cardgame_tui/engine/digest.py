"""One short text that two duels share exactly when their states are equal."""

from collections.abc import Iterable
from hashlib import blake2b

from cardgame_tui.engine.duel import Duel

__all__ = ["joint_digest", "state_digest"]


def state_digest(duel: Duel) -> str:
    """Hash the complete state of a duel, including hidden cards and chance, to 32 hexadecimal digits."""
    return _hash(repr(duel.state()))


def joint_digest(digests: Iterable[str]) -> str:
    """Hash several digests, in order, into one."""
    return _hash(" ".join(digests))


def _hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()
