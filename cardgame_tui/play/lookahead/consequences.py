"""What the options of a prompt would do, in a few words, from what one seat knows.

Each option is tried on a copy (`cardgame_tui.play.lookahead.trial`). Its words are those that the game has for
what then happened, the scores that changed, and where play stops.
"""

from weakref import finalize

from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence
from cardgame_tui.play.lookahead.in_words import in_words
from cardgame_tui.play.lookahead.own_cards import own_card
from cardgame_tui.play.lookahead.trial import try_option

MOST_REPLAYED = 150
"""Most decisions that are made again to try the options of a question: each time those since the last clone."""
FEW = 8
"""So many decisions of a turn are made again for each option; after more a clone of its last phase is made."""

WORTH_A_CLONE = 4
"""Options for which a clone takes less time than it saves (2.6 ms for 1.1 ms an option, in Grand Archive)."""


COPY = 4
"""Decisions that take as long as the copy for a trial."""
MOST_AT_ONCE = 260_000
"""Most decisions that are made while a frame is drawn, times the square of the cards: each copies them all, and
asks which of them may do something. That is about 5 ms."""


class Consequences:
    """What the options of the open prompt would do; each is tried at most once.

    Before the first turn all depends on chance: then only what an option is for is said.

    Args:
        driver: the duel; it is not changed. It must keep clones, or there is nothing to say.
        reader: whose knowledge is used; 0 for what both players know.
        to_all: whether the words are for everybody, so that nobody is called ``you``.

    Attributes:
        prompt: the prompt.
        reader: whose knowledge is used.
        to_all: whether the words are for everybody.
        later: whether an option that `so_far` is asked for waits until `try_next` tries it.
    """

    def __init__(self, driver: Driver, reader: int, *, later: bool = False, to_all: bool = False) -> None:
        self.prompt = driver.prompt
        self.reader = reader
        self.later = later
        self._driver = driver
        self._stem: Driver | None = None
        self.to_all = to_all
        self._known: dict[int, Consequence] = {}
        self._waiting: list[int] = []

    def of(self, index: int) -> Consequence:
        """What an option would do; it is tried now unless that is known."""
        if index not in self._known:
            found = self._try(index) if self._worth_it else NOTHING
            self._known[index] = found if found.words else self._meaning(index)
        return self._known[index]

    def so_far(self, index: int) -> Consequence:
        """The same if options are not tried later; otherwise what is known, and an unknown one waits."""
        if not self.later or index in self._known or not self._worth_it:
            return self.of(index)
        if index not in self._waiting:
            self._waiting.append(index)
        return NOTHING

    @property
    def waits(self) -> bool:
        """Whether an option waits."""
        return bool(self._waiting)

    def try_next(self) -> bool:
        """Try the option that has waited longest; returns whether another one waits."""
        self.of(self._waiting.pop(0))
        return self.waits

    @property
    def known(self) -> int:
        """Of how many options it is known what they would do."""
        return len(self._known)

    def knows(self, index: int) -> bool:
        """Whether it is known what an option would do."""
        return index in self._known

    def picks_own(self, index: int) -> bool:
        """Whether an option picks a card or a zone of the deciding player: only such a one may hit that player."""
        prompt = self.prompt
        if prompt is None:
            return False
        option = prompt.options[index]
        if option.zone is not None and self._driver.duel.zones[option.zone].seat == prompt.seat:
            return True
        return own_card(self._driver, option, prompt.seat) is not None

    def affords(self, count: int) -> bool:
        """Whether so many options can be tried before a player notices that it takes time.

        After a long part of a turn the first trial finds out: what is asked here must not take time itself.
        """
        if not self._driver.keeps:
            return False
        near = self._stem or self._driver
        return self._begins_nearer or count * _since_clone(near) <= MOST_REPLAYED

    def affords_at_once(self, count: int) -> bool:
        """Whether so many options can be tried while a frame is drawn; on a crowded table a copy takes long."""
        decisions = (COPY + _since_clone(self._driver)) * count
        return decisions * len(self._driver.duel.cards) ** 2 <= MOST_AT_ONCE

    @property
    def _begins_nearer(self) -> bool:
        """Whether trials will branch off from a later clone, which is yet to be made."""
        asked = 0 if self.prompt is None else len(self.prompt.options)
        far = FEW < _since_clone(self._driver) <= MOST_REPLAYED
        return self._stem is None and asked >= WORTH_A_CLONE and far

    @property
    def _near(self) -> Driver:
        """The duel, from which trials branch off: after a long part of a turn a branch with a later clone."""
        if self._stem is None:
            begins_nearer, self._stem = self._begins_nearer, self._driver
            if begins_nearer:
                self._stem = self._driver.fork_to_branch(log=True)
                finalize(self, self._stem.discard)
        return self._stem

    @property
    def _worth_it(self) -> bool:
        driver = self._driver
        asked = driver.prompt
        if asked is None or not asked.single or asked.ask in driver.ruleset.wording.payments:
            return False
        return driver.duel.turn > 0 and self.affords(1)

    def _meaning(self, index: int) -> Consequence:
        """What an option is for, in the words of the game."""
        prompt, driver = self.prompt, self._driver
        words = "" if prompt is None else driver.ruleset.meaning(driver.duel, prompt, prompt.options[index])
        return Consequence((words,)) if words else NOTHING

    def _try(self, index: int) -> Consequence:
        try:
            trial = try_option(self._near, index, self.reader)
            you = PUBLIC_SEAT if self.to_all else trial.prompt.seat
            consequence = in_words(self._near, index, trial, self.reader, you)
            trial.branch.discard()
            return consequence
        except Exception:  # rules that break are reported when the option is really picked
            return NOTHING


def _since_clone(driver: Driver) -> int:
    """How many decisions a branch of a duel makes again."""
    return len(driver.given) - driver.turn_began
