"""What a player asks another one who looks at another screen: an undo, a draw, a changed rule."""

from collections.abc import Callable, Collection, Iterable, Sequence


class Proposal:
    """What a player asks others. It is withdrawn when the duel goes on.

    Args:
        title: what is asked, in one or two words.
        words: the same in full, in public words.
        asked: the seats of the players who have to agree.
        then: what follows, with the seats of those who do not agree.

    Attributes:
        waits_for: the seats of those who have not answered.
        against: the seats of those who have refused.
    """

    def __init__(
        self, title: str, words: Sequence[str], asked: Collection[int], then: Callable[[Sequence[int]], None]
    ) -> None:
        self.title = title
        self.words = list(words)
        self.waits_for = set(asked)
        self.then = then
        self.against: set[int] = set()

    @property
    def settled(self) -> bool:
        """Whether everybody has answered."""
        return not self.waits_for

    def take(self, seats: Iterable[int], against: Collection[int]) -> None:
        """Some players have answered, some of them against it."""
        self.waits_for -= set(seats)
        self.against |= set(against)
