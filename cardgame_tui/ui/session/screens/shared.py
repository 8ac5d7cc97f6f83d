"""What the screens of a match share: who is where, what one player asks the others, how all are told."""

from collections.abc import Callable, Collection, Iterable

from cardgame_tui.ui.session.screens.gallery import Gallery
from cardgame_tui.ui.session.screens.own_screens import OwnScreens
from cardgame_tui.ui.session.screens.proposal import Proposal


class SharedMatch:
    """A match that several screens may show.

    Attributes:
        screens: which players look at screens of their own.
        gallery: the screens of those who look on, as they wait to follow.
        watchers: called each time the match reaches a decision of a person, its end or a trouble, and each time
            that something else has changed which every screen shows.
        told: how many times they have been called.
        shared: whether the match has ever been on several screens.
        proposal: what one player asks another who looks at another screen; None while nothing is asked.
        hands_late: how many turns late people who look on see both hands; 0 while the players do not allow it.
    """

    def __init__(self) -> None:
        self.screens = OwnScreens()
        self.gallery = Gallery()
        self.watchers: list[Callable[[], None]] = []
        self.told = 0
        self.shared = False
        self.proposal: Proposal | None = None
        self.hands_late = 0

    def tell(self) -> None:
        """Let every screen show what has changed."""
        self.told += 1
        for look in tuple(self.watchers):
            look()

    def propose(self, proposal: Proposal) -> None:
        """Ask other players, on their screens, whether they agree."""
        self.proposal = proposal
        self.tell()

    def vote(self, seats: Iterable[int], against: Collection[int]) -> None:
        """Some players have answered what was proposed; once all have, it is done or refused."""
        proposal = self.proposal
        if proposal is None:
            return
        proposal.take(seats, against)
        if proposal.settled:
            self.proposal = None
            proposal.then(tuple(sorted(proposal.against)))
        else:
            self.tell()

    def show_hands(self, turns: int) -> None:
        """Show both hands so many turns late, as all players want; with 0 no more, as one of them wants."""
        self.hands_late = turns
        self.tell()
