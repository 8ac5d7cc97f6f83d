"""The selectors made of noun phrases: targets, choices, and all of a kind."""

from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.nouns import Test, What


class Aim(Selector):
    """Something picked on activation, before the item is put on the stack (DR-125)."""

    __slots__ = ()


ALL_THAT_FIT = 20
"""As many cards as there are zones that can be targeted: what "any number" means at most."""


class Several(Node):
    """A pick of several that are all different, or of fewer (DR-198).

    A form of it has the fields `count`, `upto` for `up to`, and `many` for `any number of`.
    """

    __slots__ = ()
    count: int
    upto: bool
    many: bool

    @property
    def most(self) -> int:
        """How many may be picked."""
        return ALL_THAT_FIT if self.many else self.count

    @property
    def fewer(self) -> bool:
        """Whether fewer may be picked, or none."""
        return self.upto or self.many


@value
class Target(Aim, Several):
    """A target: picked through the arrows of the source on activation (DR-125, DR-142)."""

    PHRASES: ClassVar = (
        "target {what}",
        "{another=another} target {what}",
        "{count} target {what:plural}",
        "{count} {another=other} target {what:plural}",
        "{upto=up to} {count} target {what:plural}",
        "{upto=up to} {count} {another=other} target {what:plural}",
        "{many=any number of} target {what:plural}",
        "{many=any number of} {another=other} target {what:plural}",
        "target {count} {what:plural}",
        "target {upto=up to} {count} {what:plural}",
        "target {many=any number of} {what:plural}",
    )
    what: What
    another: bool = False
    count: int = 1
    upto: bool = False
    many: bool = False


@value
class AnyTarget(Aim):
    """The same without a noun: any card (DR-125)."""

    PHRASES: ClassVar = ("target[ {tests| }]",)
    tests: tuple[Test, ...] = ()


@value
class ThisOr(Selector):
    """One target that may also be the card itself, to which no arrow need point (DR-147)."""

    PHRASES: ClassVar = ("this or {target}", "{target} or this")
    target: Aim


@value
class In(Test):
    """In what kind of zone it lies."""

    PHRASES: ClassVar = ("in {where}", "that is in {where}")
    where: "Group"


class Group(Selector):
    """All of a kind, or some of it."""

    __slots__ = ()


@value
class Each(Group):
    """All that fit when it is carried out; no targeting (DR-146)."""

    PHRASES: ClassVar = ("each {what}", "all {what:plural}", "{what:plural}")
    what: What


@value
class Chosen(Group, Several):
    """What its player picks without arrows: as it is carried out, with `you choose` on activation."""

    PHRASES: ClassVar = (
        "a {what}",
        "{another=another} {what}",
        "{count} {what:plural}",
        "{upto=up to} {count} {what:plural}",
        "{many=any number of} {what:plural}",
        "{the=the} {what}",
    )
    what: What
    another: bool = False
    count: int = 1
    upto: bool = False
    many: bool = False
    the: bool = False


@value
class WithThis(Selector):
    """The card itself, and others: `this and connected creatures`."""

    PHRASES: ClassVar = ("this and {others}", "this or {others}", "this and {aim}")
    others: Group | None = None
    aim: Aim | None = None

    @property
    def rest(self) -> Selector:
        """The others."""
        found = self.others or self.aim
        assert found is not None
        return found
