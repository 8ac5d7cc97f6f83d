"""The rulebook of a ruleset: numbered rules in sections, read from its ``rulebook.md``.

A rule is one bullet, over as many lines as it needs: ``- **DR-104** [public, ours] {both} The rule's words.``
Square brackets name the source of the rule, braces its scope: one edition, or ``both``, or no braces in a
game without editions. Everything else is kept as prose and tables around the rules.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from cardgame_tui.cleaning import clean_text
from cardgame_tui.content.faults import ContentError, FileFault, nearest, quoted
from cardgame_tui.content.rulebook.parts import Block, Prose, Rule, RuleTable, Section, without_marks
from cardgame_tui.content.toml.document import Source, read_text
from cardgame_tui.value import value

_RULE = re.compile(
    r"- \*\*(?P<number>[A-Z]+-\d+\w*)\*\* \[(?P<status>[^\]]+)\](?: \{(?P<scope>[^}]*)\})? (?P<text>[^{].*)"
)
_FORM = "- **XX-1** [source] {where} text"
_NAMED = re.compile(r"`(\w+)`")
_WORD = re.compile(r"[\w-]+")
_CELL_EDGE = re.compile(r"(?<!\\)\|")


@value
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

    def as_played(self, played: Mapping[str, Sequence[str]]) -> "Rulebook":
        """The book of a match that is not played by all rules as they are written.

        Args:
            played: what the match makes of rules, in sentences, by the number of the rule.
        """
        rules = {
            number: replace(rule, played=tuple(played[number])) if number in played else rule
            for number, rule in self.rules.items()
        }
        sections = tuple(section.with_rules(rules) for section in self.sections)
        return Rulebook(self.title, sections, rules)

    @property
    def scopes(self) -> tuple[str, ...]:
        """The editions it distinguishes, in order of appearance; none in a game without editions."""
        return tuple(dict.fromkeys(rule.scope for rule in self.rules.values() if not rule.shared))

    @property
    def statuses(self) -> tuple[str, ...]:
        """The status words it uses, in order of appearance."""
        return tuple(dict.fromkeys(word for rule in self.rules.values() for word in rule.status))

    def find(self, number: str) -> Rule:
        """Return the rule with a number, in capital or small letters; ``104`` also finds ``DR-104``.

        Raises:
            LookupError: naming the nearest rule number.
        """
        wanted = number.strip().casefold()
        for each in self.rules.values():
            if wanted in each.names:
                return each
        close = nearest(wanted, self.rules)
        hint = f"; did you mean {close}?" if close else ""
        raise LookupError(f"no rule {quoted(number)}{hint}")

    def search(self, words: str = "", *, scope: str = "", status: str = "") -> list[Rule]:
        """Return the rules with every word in number or text, ignoring case.

        The rule with that number comes first, then rules with all of them as complete words, then the others.

        Args:
            words: the search; empty for every rule.
            scope: an edition to keep to, with the rules it shares; empty for all.
            status: a status the rules must have; empty for any.
        """
        sought = words.casefold().split()
        found = [
            rule
            for rule in self.rules.values()
            if rule.holds_in(scope) and status in ("", *rule.status) and _says(rule, sought)
        ]
        return sorted(found, key=lambda rule: _rank(rule, sought)) if sought else found

    def near(self, words: str) -> str:
        """Return a better word for a search without a result, empty when no word is similar."""
        known = {word for rule in self.rules.values() for word in _words(rule.text)}
        strange = (word for word in words.casefold().split() if not self.search(word))
        return next((close for word in strange if (close := nearest(word, known))), "")

    def facing(self, scope: str = "") -> tuple[str, str] | None:
        """Return two editions to put side by side: the named one (default: the first) and the one after it.

        None in a book with fewer than two.
        """
        scopes = self.scopes
        if len(scopes) < 2:
            return None
        left = scopes.index(scope) if scope in scopes else 0
        return scopes[left], scopes[(left + 1) % len(scopes)]


def load_rulebook(source: Source, titles: Mapping[str, str] = MappingProxyType({})) -> Rulebook:
    """Read a rulebook.

    Args:
        source: the file.
        titles: what people call an option, by its name: the text says so in place of the name between backquotes.

    Raises:
        ContentError: for a malformed rule line and for a number used twice.
    """
    reader = _Reader(str(source))
    text = _NAMED.sub(lambda found: _titled(found, titles), clean_text(read_text(source)))
    for number, line in enumerate(text.split("\n"), 1):
        reader.read(line.rstrip(), number)
    reader.close()
    if reader.faults:
        raise ContentError(reader.faults)
    return Rulebook(reader.title, tuple(reader.sections), reader.rules)


def _titled(found: re.Match[str], titles: Mapping[str, str]) -> str:
    """A name between backquotes, or the title that people know it by."""
    title = titles.get(found[1])
    return found[0] if title is None else f'"{title}"'


class _Reader:
    """Takes a rulebook line by line; gathers the lines of a block until it ends."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.title = ""
        self.sections = [Section("")]
        self.rules: dict[str, Rule] = {}
        self.faults: list[FileFault] = []
        self._open: list[str] = []
        self._first = 0
        self._drawing = False

    def read(self, line: str, number: int) -> None:
        """Take the next line."""
        if line.startswith("```"):
            self.close()
            self._drawing = not self._drawing
        elif self._drawing:
            self._open.append(line)
        elif line.startswith("# "):
            self.close()
            self.title = line[2:]
        elif line.startswith("## "):
            self.close()
            self.sections.append(Section(line[3:]))
        else:
            self._gather(line, number)

    def close(self) -> None:
        """End the block whose lines were gathered."""
        if self._open:
            block = self._block(self._open)
            if block is not None:
                self.sections[-1].blocks.append(block)
        self._open = []

    def _gather(self, line: str, number: int) -> None:
        in_table = bool(self._open) and self._open[0].startswith("|")
        if not line or line.startswith("- ") or line.startswith("|") != in_table:
            self.close()
        if not line:
            return
        if not self._open:
            self._first = number
        self._open.append(line)

    def _block(self, lines: Sequence[str]) -> Block | None:
        if self._drawing:
            return Prose(tuple(lines), drawn=True)
        if lines[0].startswith("|"):
            return _table(lines)
        text = " ".join(word for line in lines for word in line.split())
        if text.startswith("- **"):
            return self._rule(text)
        unmarked = without_marks(text)
        return Prose((unmarked.words,), emphasis=unmarked.emphasis)

    def _rule(self, line: str) -> Rule | None:
        found = _RULE.fullmatch(line)
        if found is None:
            fault = FileFault(self.file, self._first, "", f"not a rule line: {quoted(line)}", _FORM)
            self.faults.append(fault)
            return None
        status = tuple(word.strip() for word in found["status"].split(","))
        scope = (found["scope"] or "").strip()
        text = without_marks(found["text"])
        title = self.sections[-1].title
        rule = Rule(found["number"], status, scope, text.words, title, text.emphasis, text.bold)
        if rule.number in self.rules:
            self.faults.append(FileFault(self.file, self._first, rule.number, "this number is already used"))
        self.rules[rule.number] = rule
        return rule


def _table(lines: Iterable[str]) -> RuleTable:
    head, *rows = [_cells(line) for line in lines]
    filled = [(*row, *[""] * len(head))[: len(head)] for row in rows if any(cell.strip(":-") for cell in row)]
    return RuleTable(head, tuple(filled))


def _cells(line: str) -> tuple[str, ...]:
    inner = line.strip().removeprefix("|").removesuffix("|")
    return tuple(without_marks(cell.replace("\\|", "|").strip()).words for cell in _CELL_EDGE.split(inner))


def _says(rule: Rule, sought: Iterable[str]) -> bool:
    wording = " ".join((rule.number, rule.text, *rule.played)).casefold()
    return all(word in wording for word in sought)


def _rank(rule: Rule, sought: Sequence[str]) -> int:
    if len(sought) == 1 and sought[0] in rule.names:
        return 0
    return 1 if _words(rule.text).issuperset(sought) else 2


@lru_cache(maxsize=4096)
def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.casefold()))
