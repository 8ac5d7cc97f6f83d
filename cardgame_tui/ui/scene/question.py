"""The open question in words: who decides what and why, what can be picked, and what cannot."""

from collections.abc import Iterable, Mapping
from dataclasses import field

from cardgame_tui.engine.shown.face import Gap
from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.play.viewer import BY_CHANGE
from cardgame_tui.ui.scene.card_names import FIRST_NAMES, CardNames
from cardgame_tui.value import value

ACTS = "acts"
"""What the card of a question does if the game has no word for it."""
MOST_TRIED = 6
"""Where more options than this are listed, only what keys such as space would do is worked out."""


@value
class Entry:
    """One thing that can be picked, in words.

    Args:
        code: the keys that pick it now.
        words: what it says.
        picked: whether and where it has been picked.
        card: number of its card, if any.
        zone: number of its zone, if any.
        several: whether a number picks one of several things to do with it.
        by_change: whether a changed rule offers it, or makes it lead to another score.
        equals: numbers of other cards that it stands for, because nothing tells them from its own.
    """

    code: str
    words: str
    picked: str
    card: int | None = None
    zone: int | None = None
    several: bool = False
    by_change: bool = False
    equals: tuple[int, ...] = ()

    @property
    def counted(self) -> str:
        """What it says, with the number of cards that it stands for behind their name, if there are several."""
        name, colon, deed = self.words.partition(": ")
        return f"{name} ×{1 + len(self.equals)}{colon}{deed}" if self.equals else self.words

    def is_of(self, card: int | None) -> bool:
        """Whether it is about a card."""
        return card is not None and card in (self.card, *self.equals)


@value
class NotOffered:
    """One thing that cannot be picked, in words, and why.

    Args:
        words: what it says.
        reason: why it cannot be picked.
        rule: number of the rule that forbids it.
        card: number of its card, if any.
        zone: number of its zone, if any.
        by_change: whether only a changed rule forbids it.
    """

    words: str
    reason: str
    rule: str
    card: int | None = None
    zone: int | None = None
    by_change: bool = False

    @property
    def cited(self) -> str:
        """The rule with a star where it forbids this only because it was changed."""
        return self.rule + BY_CHANGE if self.by_change else self.rule

    @property
    def about(self) -> bool:
        """Whether it is about a card or a zone, and not just a key such as space."""
        return self.card is not None or self.zone is not None

    @property
    def because(self) -> str:
        """Why, with the rule."""
        return f": {self.reason} ({self.cited})"


@value
class Question:
    """The open question as the viewer may read it.

    Args:
        words: the question, empty once the duel is over.
        rule: number of the rule that asks.
        source: name of the card that asks, empty for none.
        who: name of the player who must decide, empty for both.
        doing: what happens while no player decides, shown instead of who must; empty if a player decides.
        here: while others decide, who is at which screen, a line each.
        final: ``final`` for an answer that cannot be undone, otherwise empty.
        progress: how much of a choice of several has been picked.
        collects: whether several are picked before they are confirmed.
        notice: a key that did nothing, and why; usually empty.
        entries: what can be picked, empty while the gate is closed.
        hints: keys and what they do now; a hint without a key says what would follow from a pass.
        refused: what cannot be picked, and why.
        card: number of the card the question is about, if the viewer may see it.
        zone: number of the zone the question is about, if any.
        acting: what that card does, such as ``strikes``.
        mark: words on that card on the table, such as ``trump this``; usually empty.
        gap: the place for the card that is asked for, if it is shown.
        options: the option that each key answers with at once.
        consequences: what the options would do, None if nothing is said of that.
        known: for how many options that has been worked out; when it grows, the question is drawn again.
        passes_stack: whether a pass lets the top item of the stack resolve.
        stacked: what goes on the stack after the answer; usually empty.
        changed: the keys whose answer a changed rule offers, or makes lead to another score.
        compared: of each such answer, and of each refusal by a changed rule, what would be without it and what is.
        names: what cards are called in what the options would do.
    """

    words: str = ""
    rule: str = ""
    source: str = ""
    who: str = ""
    doing: str = ""
    here: tuple[str, ...] = ()
    final: str = ""
    progress: str = ""
    collects: bool = False
    notice: str = ""
    entries: tuple[Entry, ...] = ()
    hints: tuple[tuple[str, str], ...] = ()
    refused: tuple[NotOffered, ...] = ()
    card: int | None = None
    zone: int | None = None
    acting: str = ACTS
    mark: str = ""
    gap: Gap | None = None
    options: Mapping[str, int] = field(default_factory=dict)
    consequences: Consequences | None = None
    known: int = 0
    passes_stack: bool = False
    stacked: str = ""
    changed: frozenset[str] = frozenset()
    compared: tuple[str, ...] = ()
    names: CardNames = FIRST_NAMES

    @property
    def resolving(self) -> str:
        """What happens if the top item of the stack resolves: what a pass leads to."""
        return self.follows_now("space").outcome if self.passes_stack else ""

    def follows_now(self, key: str) -> Consequence:
        """What the answer of a key would do, tried now: the lines below it would move if it came later.

        On a crowded table it comes later all the same, since a trial takes long there.
        """
        index = self.options.get(key)
        if index is None or self.consequences is None:
            return NOTHING
        find = self.consequences.of if self.consequences.affords_at_once(1) else self.consequences.so_far
        return self.names.within(find(index))

    def affords(self, count: int) -> bool:
        """Whether there is time to try this many answers, to say what they would do."""
        return self.consequences is not None and self.consequences.affords(count)

    @property
    def waits(self) -> bool:
        """Whether what an option would do is still to be worked out."""
        return self.consequences is not None and self.consequences.waits

    def follows(self, key: str) -> Consequence:
        """What the answer of a key would do, as far as that is known."""
        index = self.options.get(key)
        if index is None or self.consequences is None:
            return NOTHING
        return self.names.within(self.consequences.so_far(index))


def by_reason(refused: Iterable[NotOffered]) -> list[NotOffered]:
    """Join what cannot be picked for the same reason into one refusal."""
    return [
        NotOffered(", ".join(words), reason, rule.removesuffix(BY_CHANGE), by_change=rule.endswith(BY_CHANGE))
        for (reason, rule), words in named_by_reason(refused).items()
    ]


def named_by_reason(refused: Iterable[NotOffered]) -> dict[tuple[str, str], list[str]]:
    """What cannot be picked, by its reason and the rule as it is cited."""
    joined: dict[tuple[str, str], list[str]] = {}
    for each in refused:
        joined.setdefault((each.reason, each.cited), []).append(each.words)
    return joined
