"""The parts of a rulebook: rules, prose and tables in sections, and two editions put side by side."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from cardgame_tui.value import value

OURS = "ours"
"""The status of rules that the sources leave open and the game's author decided."""
SHARED = ("", "both", "all")
"""The scopes of a rule that applies to all editions."""

Emphasis: TypeAlias = tuple[tuple[int, int], ...]
"""The emphasized parts of a text: where each begins, and where it ends."""

_MARKED = re.compile(r"(?P<code>`[^`]*`)|(?P<mark>\*\*?)(?P<words>[^\s*](?:[^*]*[^\s*])?)(?P=mark)")


class Unmarked(NamedTuple):
    """A text without its marks of emphasis.

    Args:
        words: the text.
        emphasis: what is emphasized.
        bold: the part of that which has two asterisks.
    """

    words: str
    emphasis: Emphasis
    bold: Emphasis


def without_marks(text: str) -> Unmarked:
    """Take the marks of emphasis out of a text, but nothing between backquotes."""
    words, parts, bold, at = "", [], [], 0
    for found in _MARKED.finditer(text):
        words += text[at : found.start()]
        first = len(words)
        words += found["code"] or found["words"]
        if found["words"]:
            parts.append((first, len(words)))
        if found["mark"] == "**":
            bold.append((first, len(words)))
        at = found.end()
    return Unmarked(words + text[at:], tuple(parts), tuple(bold))


@value
class Rule:
    """One rule.

    Args:
        number: its number, such as ``DR-104``.
        status: its source, such as ``("public", "ours")``.
        scope: the editions it applies to: ``both`` or one edition; empty for all.
        text: its words, on one line.
        section: title of its section.
        emphasis: which of its words are emphasized.
        bold: which of these are bold: a word that it explains, at the beginning of a sentence.
        played: what the options of a match make of it, in sentences; empty where it is played as it is written.
    """

    number: str
    status: tuple[str, ...]
    scope: str
    text: str
    section: str
    emphasis: Emphasis = ()
    bold: Emphasis = ()
    played: tuple[str, ...] = ()

    @property
    def tags(self) -> str:
        """Its source and its scope, as the book writes them."""
        source = f"[{', '.join(self.status)}]"
        return f"{source} {{{self.scope}}}" if self.scope else source

    @property
    def names(self) -> tuple[str, str]:
        """The ways to write its number, in small letters: all of it, or the part after the hyphen."""
        number = self.number.casefold()
        return number, number.partition("-")[2]

    @property
    def shared(self) -> bool:
        """Whether it applies to all editions."""
        return self.scope in SHARED

    def holds_in(self, scope: str) -> bool:
        """Whether it applies in a scope; the empty scope is the complete book."""
        return not scope or self.shared or self.scope == scope


@value
class Prose:
    """Words around the rules.

    Args:
        lines: one line, a paragraph or an item of a list; several for a drawing.
        drawn: whether the lines are a drawing, whose spaces count.
        emphasis: which words of a single line are emphasized.
    """

    lines: tuple[str, ...]
    drawn: bool = False
    emphasis: Emphasis = ()


@value
class RuleTable:
    """A table.

    Args:
        head: its column headings.
        rows: its other rows, each with as many cells as `head`.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Rule | Prose | RuleTable
"""A part of a section."""


@dataclass(slots=True)
class Section:
    """One section.

    Args:
        title: the heading, empty for the part before the first one.
        blocks: everything under the heading, in order.
    """

    title: str
    blocks: list[Block] = field(default_factory=list)

    def with_rules(self, rules: Mapping[str, Rule]) -> "Section":
        """The same with other rules under their numbers."""
        return Section(
            self.title, [rules[each.number] if isinstance(each, Rule) else each for each in self.blocks]
        )

    @property
    def rules(self) -> list[Rule]:
        """Its rules in order."""
        return [block for block in self.blocks if isinstance(block, Rule)]

    @property
    def scope(self) -> str:
        """The one edition that all its rules are for, empty without one."""
        scopes = {rule.scope for rule in self.rules}
        return scopes.pop() if len(scopes) == 1 and scopes.isdisjoint(SHARED) else ""


@value
class FacingRules:
    """Rules that replace each other in two editions.

    Args:
        left: those of one edition alone.
        right: those of the other alone.
    """

    left: tuple[Rule, ...]
    right: tuple[Rule, ...]


def abreast(sections: Iterable[Section]) -> list[tuple[Section, ...]]:
    """Join two neighbouring sections that are for one edition each, if the editions differ; leave the others."""
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

    Neighbouring rules that apply to only one of them face each other; shared rules appear once, at their
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
