"""What an option would do: the things that happen, and the scores that change."""

from dataclasses import replace

from cardgame_tui.engine.shown.wording import gauge_word
from cardgame_tui.play.lookahead.sums import Sum
from cardgame_tui.value import value

YOU = "you"
"""The player who decides, as the owner of a score."""
RESPONDS = "responds"
"""What a player does at a prompt for which the game has no other word."""


@value
class Score:
    """A score that an option changes.

    Args:
        name: whose it is; ``you`` for the player who decides.
        word: what is counted, such as ``hp``.
        before: what it is now.
        after: what it would be.
        begins: whether there is nothing to count before.
    """

    name: str
    word: str
    before: int
    after: int
    begins: bool = False

    @property
    def short(self) -> str:
        """The change in short, such as ``HP 3 → 2``, with the name of the other player."""
        whose = "" if self.name == YOU else f"{self.name} "
        if self.begins:
            return f"{whose}{self.unit} {self.after}"
        return f"{whose}{self.unit} {self.before} → {self.after}"

    @property
    def sum(self) -> Sum:
        """The change as a sum."""
        return Sum(f"{self.name}, {self.unit}", self.before, self.after - self.before)

    @property
    def spelled(self) -> str:
        """The change in words and figures, such as ``you lose 1 HP: 3 → 2``."""
        return self.words if self.begins else f"{self._changes}: {self.before} → {self.after}"

    @property
    def unit(self) -> str:
        """What is counted, as it is shown."""
        return gauge_word(self.word)

    @property
    def words(self) -> str:
        """The change as a sentence, such as ``you lose 1 HP, 3 to 2``."""
        if self.begins:
            return f"{self.name} begin{'' if self.name == YOU else 's'} with {self.after} {self.unit}"
        return f"{self._changes}, {self.before} to {self.after}"

    @property
    def stays(self) -> str:
        """The score as it is, where an option leaves it so: ``you stay at 3 HP``."""
        return f"{self.name} stay{'' if self.name == YOU else 's'} at {self.before} {self.unit}"

    @property
    def _changes(self) -> str:
        change = self.after - self.before
        verb = ("gain" if change > 0 else "lose") + ("" if self.name == YOU else "s")
        return f"{self.name} {verb} {abs(change)} {self.unit}"


@value
class Consequence:
    """What an option would do.

    Args:
        clauses: what happens, in order.
        scores: the scores that change.
        unless: under what condition, such as ``unless Alice blocks it with Nettle Witch``, and whether more
            follows that is not known.
        means: the part of the condition that names cards, such as `` with Nettle Witch``; empty for none.
        blows: what the card of the option deals and takes in a fight, such as ``deals 2, takes 7``.
        sums: how the life of cards on the board changes.
        loses: whether the player who decides loses something of their score.
        hits_own: whether the picked card is one of that player's on the board, and is worse off.
        responder: the player whose response is the condition, or one of several; empty for nobody.
    """

    clauses: tuple[str, ...] = ()
    scores: tuple[Score, ...] = ()
    unless: str = ""
    loses: bool = False
    hits_own: bool = False
    responder: str = ""
    means: str = ""
    blows: str = ""
    sums: tuple[Sum, ...] = ()

    @property
    def in_brief(self) -> "Consequence":
        """The same without the cards that its condition names."""
        return replace(self, unless=self.unless.replace(self.means, ""), means="") if self.means else self

    def in_few(self, most: int) -> "Consequence":
        """The same with so many of the things that happen, and how many more there are, if these are several."""
        left = len(self.clauses) - most
        return replace(self, clauses=(*self.clauses[:most], f"{left} more")) if left > 1 else self

    @property
    def whatever_others_do(self) -> "Consequence":
        """The same without the condition that somebody responds."""
        if not self.responder:
            return self
        others = self.unless.replace(f" or {RESPONDS}", "").replace(f"{RESPONDS} or ", "")
        return replace(self, unless=others.removeprefix(response_of(self.responder)).removeprefix(", "))

    @property
    def happens(self) -> str:
        """What happens, without scores and conditions."""
        return ", ".join(self.clauses)

    @property
    def short(self) -> str:
        """The scores that change, in short."""
        return ", ".join(score.short for score in self.scores)

    @property
    def outcome(self) -> str:
        """What happens and the scores that change, without conditions."""
        return ", ".join(filter(None, [*(score.words for score in self.scores), self.blows, *self.clauses]))

    @property
    def words(self) -> str:
        """All of it in one sentence; empty if there is nothing to say."""
        return joined(self.outcome, self.unless)


def response_of(name: str) -> str:
    """The condition that a player does not respond."""
    return f"unless {name} {RESPONDS}"


def joined(words: str, unless: str) -> str:
    """What happens and under what condition."""
    return f"{words}{', ' if unless.startswith('then') and words else ' '}{unless}".strip()


NOTHING = Consequence()
"""An option of which there is nothing to say."""
