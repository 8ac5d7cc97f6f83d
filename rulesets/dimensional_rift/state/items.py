"""The items on the stack of Dimensional Rift: abilities and Strikes."""

from dataclasses import dataclass, field

from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text import Node
from rulesets.dimensional_rift.cards.nouns import Duration
from rulesets.dimensional_rift.cards.program import Ability
from rulesets.dimensional_rift.state.card import RiftCard


@dataclass(slots=True, eq=False)
class RiftItem(StackItem[RiftCard]):
    """An Action, activation or trigger that waits to resolve.

    Args:
        ability: what it does.
        reach: last known targeting reach, for a source that has left lawfully (DR-143); None otherwise.
        connects: last known own connections, to go with `reach`.
        about: the creature its event was about (`that creature`).
        player: the seat its event was about (`that player`).
        after: triggers that wait until this item has resolved (DR-140).
        on_top: a `When flipped` trigger, placed above the others of its flip (DR-65).
        did: while it resolves, whether the effect before did anything (DR-194).
        picks: while it resolves, the cards picked without arrows, by the words that ask for them (DR-194).
        until: while it resolves, how long it lasts if words in front say so.
        last: while it resolves, the words that named something last, which is `it`.
        named: while it resolves, the cards that these words meant when they were read.
        x: what its X stands for (DR-200).
        much: what `that much` stands for: a number of its event or its cost, or of what it has just done (DR-200).
        open: while it resolves, whether that number was left open by the words that did it.
    """

    ability: Ability = None  # type: ignore[assignment]
    reach: int | None = None
    connects: int = 0
    about: RiftCard | None = None
    player: int = 0
    after: list["RiftItem"] = field(default_factory=list)
    on_top: bool = False
    did: bool = False
    picks: list[tuple[Node, list[RiftCard]]] = field(default_factory=list)
    last: Node | None = None
    named: list[RiftCard] = field(default_factory=list)
    x: int = 0
    much: int = 0
    open: bool = False
    until: Duration | None = None

    def state(self) -> tuple[object, ...]:
        """The item as plain values."""
        about = None if self.about is None else self.about.id
        later = [item.state() for item in self.after]
        known = (self.reach, self.connects, about, self.player, self.x, self.much)
        return (*StackItem.state(self), self.ability.number, self.ability.label, *known, later)


@dataclass(slots=True, eq=False)
class Strike(RiftItem):
    """A declared Strike (DR-104).

    Args:
        blocker: the creature that blocks, None for a direct attack.
        passive: whether the blocker blocks because it is in the struck zone (DR-105).
        faded: whether its target declined by Fading (DR-159).
    """

    blocker: RiftCard | None = None
    passive: bool = False
    faded: bool = False

    @property
    def zone(self) -> Zone:
        """The struck zone."""
        zone = self.targets[0]
        assert zone is not None
        return zone

    def state(self) -> tuple[object, ...]:
        """The item as plain values."""
        blocker = None if self.blocker is None else self.blocker.id
        return (*RiftItem.state(self), blocker, self.passive, self.faded)
