"""The items on the stack of Grand Archive: activations, materializations and abilities (GA-23)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from cardgame_tui.engine.stack import StackItem, Target
from cardgame_tui.engine.zone import Zone
from cardgame_tui.text import Amount
from rulesets.grand_archive.cards.nouns import Way
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.who import TargetPlayer
from rulesets.grand_archive.cards.program import Ability, Mode, Part
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, controller_of
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.played import UNPLAYED, Played

Aimed: TypeAlias = "ArchiveTarget | ArchiveItem | Zone[ArchiveCard] | None"
"""What a place in the text targets: an object or card at one stay, an item, a player (the zone of their hand), or
nothing: a target that was dropped, or an optional one that was not chosen (GA-136)."""
CARDS = frozenset({"activation", "materialization"})
"""The kinds of items that are instances of a card (GA-139)."""


@dataclass(slots=True, eq=False)
class SoFar:
    """What the text of an item has named and done so far, while it is carried out.

    Args:
        it: what `it` means now: what was targeted, chosen or made last.
        them: what `them` means now: the several things that the text has named last.
        that: the seat of `that player`, None for the controller of `it`.
        actor: the seat that does what the text says now, None for its controller (GA-132).
        banished: the cards that its text has banished last, where they lie now (GA-333).
        looked: the cards that its text has looked at or revealed last.
        ways: what its text has done something with, by what it did (`this way`).
        times: how many times an amount counts in the effect that is carried out (`for each`).
        count: how much or how many the last effect with an amount came to (`that much`).
        dealt: how much damage its text has dealt.
        removed: how many counters its text has removed.
        settled: what X is, where its text says so.
        done: whether the last effect did what it says (`if you do`, GA-140).
        roll: what a die has shown (GA-236).
        named: the name of a card that was named (GA-38).
    """

    it: Aimed = None
    them: Sequence[Aimed] = ()
    that: int | None = None
    actor: int | None = None
    banished: Sequence[ArchiveTarget] = ()
    looked: Sequence[ArchiveTarget] = ()
    ways: dict[Way, list[ArchiveTarget]] = field(default_factory=dict)
    times: int = 1
    count: int = 0
    dealt: int = 0
    removed: int = 0
    settled: dict[Amount, int] = field(default_factory=dict)
    done: bool = False
    roll: int = 0
    named: str = ""

    def did(self, way: Way, things: Iterable[ArchiveTarget]) -> None:
        """Remember with what the text has done something."""
        self.ways.setdefault(way, []).extend(things)

    def point(self, way: Way) -> None:
        """Let `it` be what the text has done something with last (GA-348)."""
        found = self.ways.get(way)
        self.it = found[-1] if found else None

    def looked_at(self) -> list[ArchiveCard]:
        """The cards that the text has looked at or named last, where they still lie there."""
        found = self.looked or [each for each in self.them if isinstance(each, Target)]
        return [each.thing for each in found if not each.lost]

    def that_player(self, known: Mapping[tuple[int, int], Known]) -> tuple[int, ...]:
        """The seat of the player who was named last, or that controls what was named last.

        Args:
            known: what is known of what has left.
        """
        if self.that is not None:
            return (self.that,)
        if isinstance(self.it, Zone):
            return (self.it.seat,)
        seat = self.controller_of_it(known)
        if seat is None and isinstance(self.it, Target):
            seat = controller_of(self.it.thing)
        return () if seat is None else (seat,)

    def controller_of_it(self, known: Mapping[tuple[int, int], Known]) -> int | None:
        """The seat that controls `it`, or controlled it when it left (GA-34)."""
        if isinstance(self.it, ArchiveItem):
            return self.it.controller
        if not isinstance(self.it, Target):
            return None
        if not self.it.lost:
            return controller_of(self.it.thing)
        left = known.get((self.it.thing.id, self.it.visit))
        return None if left is None else left.controller


@dataclass(slots=True, eq=False)
class ArchiveItem(StackItem[ArchiveCard | None, Any]):
    """One thing on the stack. Its `what` is ``activation``, ``materialization``, ``ability`` or ``trigger``.

    Its `targets` are parallel to `aims`: the place in the text that chose each of them.

    Args:
        ability: what it does when it resolves; None for a card that only becomes an object or an intent.
        visit: the stay of its source from which it comes.
        played: how the card was played (GA-35).
        copy: whether it is a copy (GA-256).
        empowered: how much higher LV is while it is computed and resolves (GA-308).
        parts: the parts of the ability in force, each with its mode (GA-187, GA-335).
        aims: the places in the text that chose the targets.
        about: what its event was about: an object (`that unit`), an item, or a player's hand (`that player`).
        amount: a number of its event, such as the damage dealt.
        performer: the ally that performs a Command card; None for the champion (GA-322).
        back: whether it triggered as an object left, which it finds one change of zones later (GA-34).
        word: what a delayed trigger, a keyword or a rule does; empty for an ability of a text (GA-179).
        negated: whether it has been taken off the stack without resolving (GA-137, GA-138).
        so_far: what its text has named and done so far.
    """

    ability: Ability | None = None
    visit: int = 0
    played: Played = UNPLAYED
    copy: bool = False
    empowered: int = 0
    parts: list[tuple[Part, Mode]] = field(default_factory=list)
    aims: list["Phrase | TargetPlayer"] = field(default_factory=list)
    about: Aimed = None
    amount: int = 0
    performer: ArchiveTarget | None = None
    back: bool = False
    word: str = ""
    negated: bool = False
    so_far: SoFar = field(default_factory=SoFar)

    @property
    def is_card(self) -> bool:
        """Whether it is an instance of a card on the stack (GA-139)."""
        return self.what in CARDS

    @property
    def is_attack(self) -> bool:
        """Whether it is the activation of an attack card (GA-54)."""
        return self.is_card and self.source is not None and self.source.printed.kind == "attack"

    @property
    def doer(self) -> int:
        """The seat that does what the text says now: `their` things are its own."""
        return self.controller if self.so_far.actor is None else self.so_far.actor

    def aimed(self, place: object) -> list[Aimed]:
        """What a place in the text has targeted. It is found by identity, since two phrases may be equal."""
        found = [aimed for each, aimed in zip(self.aims, self.targets, strict=True) if each is place]
        if found or not isinstance(place, TargetPlayer):
            return found
        return [aimed for each, aimed in zip(self.aims, self.targets, strict=True) if each == place]

    def player(self, place: TargetPlayer) -> tuple[int, ...]:
        """The seat of a player who is targeted."""
        return tuple([each.seat for each in self.aimed(place) if isinstance(each, Zone)])

    @property
    def label(self) -> str:
        """What tells it from other items of its card."""
        return (self.word or self.what) if self.ability is None else self.ability.label.removesuffix(".")

    def state(self) -> tuple[object, ...]:
        """The item as plain values."""
        return (
            *StackItem.state(self),
            None if self.ability is None else self.ability.number,
            self.played.state(),
            (self.copy, self.empowered, self.amount, self.word, self.negated),
            tuple([mode.label for _, mode in self.parts]),
            _plain(self.about),
            _plain(self.performer),
        )


def _plain(aimed: Aimed) -> object:
    if isinstance(aimed, ArchiveItem):
        return ("item", aimed.number)
    if isinstance(aimed, Zone):
        return aimed.id
    return None if aimed is None else (aimed.thing.id, aimed.lost)
