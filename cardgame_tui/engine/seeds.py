"""Seeds out of a seed. All of the program that makes one seed from another is here.

`seed_for` makes them all, except those of the duels of a match, which journals and scenarios fix: `match_seeds`.
"""

from enum import Enum
from hashlib import blake2b

from cardgame_tui.engine.chance import Chance

__all__ = ["Purpose", "match_seeds", "seed_for"]


class Purpose(Enum):
    """What a seed is for."""

    DUEL = "duel"
    """The chance of a duel of a batch."""
    BOT = "bot"
    """The chance of a bot."""
    SAMPLE = "sample"
    """The chance of a sample that a bot gets."""
    PLAY_OUT = "play-out"
    """The chance with which a bot plays a sample out."""
    DEAL = "deal"
    """Hidden cards that are dealt again, in a sample or a duel that is played out."""
    REMATCH = "rematch"
    """A further match with new shuffles."""
    EPISODE = "episode"
    """The next duel of a program that learns."""
    ANSWERS = "answers"
    """The random answers of a check."""
    SEARCH = "search"
    """The duels of a round of a search of the bench, and those that check what it found."""
    EXCHANGE = "exchange"
    """The hidden cards that a check exchanges, and where it compares."""


def seed_for(seed: int, purpose: Purpose, *place: int) -> int:
    """Make a seed of 64 bits out of a seed, what it is for, and where it is used.

    It is a keyed hash, so that from seeds of any purposes and places neither the first one nor another can be
    computed. Somebody who guesses the first one can compute all: random seeds therefore have 64 bits.

    Args:
        seed: the seed it comes from, such as that of a match.
        purpose: what the new one is for.
        place: numbers that tell the places of one purpose apart, such as seat and decision.
    """
    key = blake2b(b"%d" % seed, digest_size=32).digest()
    words = " ".join([purpose.value, *map(str, place)])
    return int.from_bytes(blake2b(words.encode(), digest_size=8, key=key).digest())


def match_seeds(seed: int, duels: int) -> list[int]:
    """Draw the seeds of the first duels of a match, as every journal, mark and scenario means them.

    Whoever has one of them can compute the seed of the match, so no bot may get one.
    """
    chance = Chance(seed)
    return [(chance.next32() << 32) | chance.next32() for _ in range(duels)]
