"""The rulebook of a ruleset: numbered rules in sections, read from its ``rulebook.md``.

A rule is one bullet with its further lines indented: ``- **DR-104** [public, ours] {both} The rule's words.``
Square brackets hold where the rule comes from, braces where it holds; all else is prose around the rules.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from cardgame_tui.content.faults import ContentError, FileFault, nearest, quoted
from cardgame_tui.content.toml import Source, clean_text, read_text

_RULE = re.compile(
    r"- \*\*(?P<number>[A-Z]+-\d+\w*)\*\* \[(?P<status>[^\]]+)\] \{(?P<holds>[^}]+)\} (?P<text>.+)$"
)
_LOOKS_LIKE_RULE = re.compile(r"- \*\*")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule.

    Args:
        number: its number, such as ``DR-104``.
        status: where it comes from, such as ``("public", "ours")``.
        holds: where it holds, such as ``both`` or one edition.
        text: its words, on one line.
        section: title of its section.
    """

    number: str
    status: tuple[str, ...]
    holds: str
    text: str
    section: str


@dataclass(slots=True)
class Section:
    """One section: its rules, and its lines as they are written.

    Args:
        title: the heading, empty for what stands before the first one.
        rules: its rules in order.
        lines: everything under the heading, rules and prose, with the marks of the file.
    """

    title: str
    rules: list[Rule] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All numbered rules of a game.

    Args:
        title: heading of the book.
        sections: its sections in order.
        rules: every rule by number, in order.
    """

    title: str
    sections: tuple[Section, ...]
    rules: Mapping[str, Rule]

    def find(self, number: str) -> Rule:
        """Return the rule of a number, however its letters are written; ``104`` will do for ``DR-104``.

        Raises:
            LookupError: naming the nearest number there is.
        """
        wanted = number.strip().upper()
        for each in self.rules.values():
            if wanted in (each.number.upper(), each.number.partition("-")[2].upper()):
                return each
        close = nearest(wanted, self.rules)
        hint = f"; did you mean {close}?" if close else ""
        raise LookupError(f"there is no rule {quoted(number)}{hint}")

    def search(self, text: str) -> list[Rule]:
        """Return the rules that hold every word of a text, in order."""
        words = text.casefold().split()
        return [rule for rule in self.rules.values() if all(word in _haystack(rule) for word in words)]


def load_rulebook(source: Source) -> Rulebook:
    """Read a rulebook.

    Raises:
        ContentError: for a rule line that does not read as one and for a number given twice.
    """
    reader = _Reader(str(source))
    for number, line in enumerate(clean_text(read_text(source)).split("\n"), 1):
        reader.read(line.rstrip(), number)
    if reader.faults:
        raise ContentError(reader.faults)
    return Rulebook(reader.title, tuple(reader.sections), reader.rules)


class _Reader:
    """Takes a rulebook line by line; keeps the open rule so that its further lines can join it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.title = ""
        self.sections = [Section("")]
        self.rules: dict[str, Rule] = {}
        self.faults: list[FileFault] = []
        self._open: Rule | None = None

    def read(self, line: str, number: int) -> None:
        """Take the next line."""
        if line.startswith("# "):
            self.title = line[2:]
        elif line.startswith("## "):
            self._open = None
            self.sections.append(Section(line[3:]))
        else:
            self.sections[-1].lines.append(line)
            self._read_rule(line, number)

    def _read_rule(self, line: str, number: int) -> None:
        if found := _RULE.match(line):
            status = tuple(part.strip() for part in found["status"].split(","))
            self._add(
                Rule(found["number"], status, found["holds"], found["text"], self.sections[-1].title), number
            )
        elif _LOOKS_LIKE_RULE.match(line):
            self.faults.append(FileFault(self.file, number, "", f"not a rule line: {quoted(line)}", _FORM))
        elif self._open is not None and line.startswith("  "):
            self._continue(self._open, line)
        else:
            self._open = None

    def _add(self, rule: Rule, number: int) -> None:
        if rule.number in self.rules:
            self.faults.append(FileFault(self.file, number, rule.number, "this number is taken"))
        self.rules[rule.number] = self._open = rule
        self.sections[-1].rules.append(rule)

    def _continue(self, rule: Rule, line: str) -> None:
        text = f"{rule.text} {line.strip()}"
        longer = Rule(rule.number, rule.status, rule.holds, text, rule.section)
        self.rules[rule.number] = self._open = longer
        self.sections[-1].rules[-1] = longer


_FORM = "- **XX-1** [source] {where} text"


def _haystack(rule: Rule) -> str:
    return f"{rule.number} {rule.section} {rule.text}".casefold()
