"""What a rulebook is made of: rules, prose and tables in sections, and two editions put side by side."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

OURS = "ours"
"""The status of what the sources leave open, and the game's author decided."""
SHARED = ("", "both", "all")
"""The scopes of a rule that holds everywhere."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule.

    Args:
        number: its number, such as ``DR-104``.
        status: where it comes from, such as ``("public", "ours")``.
        scope: where it holds, such as ``both`` or one edition; empty for everywhere.
        text: its words, on one line.
        section: title of its section.
    """

    number: str
    status: tuple[str, ...]
    scope: str
    text: str
    section: str

    @property
    def tags(self) -> str:
        """Where it comes from and where it holds, as the book writes it."""
        source = f"[{', '.join(self.status)}]"
        return f"{source} {{{self.scope}}}" if self.scope else source

    @property
    def names(self) -> tuple[str, str]:
        """What its number may be called, in small letters: all of it, or the part behind the hyphen."""
        number = self.number.casefold()
        return number, number.partition("-")[2]

    @property
    def shared(self) -> bool:
        """Whether it holds everywhere."""
        return self.scope in SHARED

    def holds_in(self, scope: str) -> bool:
        """Whether it holds in a scope; every rule does in the empty one, which stands for the complete book."""
        return not scope or self.shared or self.scope == scope


@dataclass(frozen=True, slots=True)
class Prose:
    """Words around the rules.

    Args:
        lines: one line, a paragraph or an item of a list; several for a drawing.
        drawn: whether the lines are a drawing, whose spaces count.
    """

    lines: tuple[str, ...]
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class RuleTable:
    """A table.

    Args:
        head: its column headings.
        rows: its other rows, each with as many cells as `head`.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Rule | Prose | RuleTable
"""What a section is made of."""


@dataclass(slots=True)
class Section:
    """One section.

    Args:
        title: the heading, empty for what stands before the first one.
        blocks: everything under the heading, in order.
    """

    title: str
    blocks: list[Block] = field(default_factory=list)

    @property
    def rules(self) -> list[Rule]:
        """Its rules in order."""
        return [block for block in self.blocks if isinstance(block, Rule)]

    @property
    def scope(self) -> str:
        """The one edition that all its rules are for, empty without one."""
        scopes = {rule.scope for rule in self.rules}
        return scopes.pop() if len(scopes) == 1 and scopes.isdisjoint(SHARED) else ""


@dataclass(frozen=True, slots=True)
class FacingRules:
    """Rules that stand in for each other in two editions.

    Args:
        left: those of one edition alone.
        right: those of the other alone.
    """

    left: tuple[Rule, ...]
    right: tuple[Rule, ...]


def abreast(sections: Iterable[Section]) -> list[tuple[Section, ...]]:
    """Put two neighbouring sections together that are for one edition each, and not the same; leave the others."""
    groups: list[tuple[Section, ...]] = []
    for section in sections:
        before = groups[-1][0].scope if groups and len(groups[-1]) == 1 else ""
        if before and section.scope not in ("", before):
            groups[-1] = (groups[-1][0], section)
        else:
            groups.append((section,))
    return groups


def side_by_side(blocks: Iterable[Block], left: str, right: str) -> list[Block | FacingRules]:
    """Put two editions side by side.

    Neighbouring rules that hold in one of them alone face each other; what both share appears once, at its
    place. Rules of further editions are left out.
    """
    rows: list[Block | FacingRules] = []
    apart: list[Rule] = []
    for block in blocks:
        if isinstance(block, Rule) and not block.shared:
            apart.append(block)
            continue
        rows += [*_facing(apart, left, right), block]
        apart = []
    return rows + _facing(apart, left, right)


def _facing(apart: Iterable[Rule], left: str, right: str) -> list[Block | FacingRules]:
    sides = [tuple(rule for rule in apart if rule.scope == scope) for scope in (left, right)]
    return [FacingRules(sides[0], sides[1])] if any(sides) else []
