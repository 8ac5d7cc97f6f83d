"""One field of a form: its value, its default, and where that default comes from."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

LONGEST = 40
"""Most characters that can be typed into a field."""


@dataclass(slots=True)
class Field:
    """One field.

    Args:
        name: stable name.
        label: the words before its value.
        value: what it holds.
        usual: the default value.
        choices: what it can hold; empty when anything can be typed.
        help: what the bottom of the form says about it.
        group: the heading it is listed under.
        default: its default without the variant; None if equal to `usual`.
        tag: a word after its value, such as ``ours``.
        counted: whether it is marked and counted while its value differs from the default.
        words: what is shown for some of its values.
        meanings: what its choices mean, in a sentence each.
        last: the value it had last time, if it was filled with that; None otherwise.
        ink: the colour of its value, empty for the usual one.
        rule: number of the rule that it changes, if any.
        notes: a few words about some of its values.
        rare: whether a form hides it, until it is asked for, while it has its default.
        about: what it decides, in the words that stand before its rule; empty where its choices say it.
    """

    name: str
    label: str
    value: str
    usual: str
    choices: tuple[str, ...] = ()
    help: str = ""
    group: str = ""
    default: str | None = None
    tag: str = ""
    counted: bool = True
    words: Mapping[str, str] = dataclasses.field(default_factory=dict)
    meanings: Mapping[str, str] = dataclasses.field(default_factory=dict)
    last: str | None = None
    ink: str = ""
    rule: str = ""
    notes: Mapping[str, str] = dataclasses.field(default_factory=dict)
    rare: bool = False
    about: str = ""

    @property
    def shown(self) -> str:
        """Its value in words; what is typed is shown as it is."""
        return self.in_words(self.value) if self.choices or not self.value else self.value

    def in_words(self, value: str) -> str:
        """What is shown for a value."""
        return self.words.get(value, value)

    @property
    def as_last_time(self) -> bool:
        """Whether it has a value that was remembered and is not the default."""
        return self.last == self.value != self.usual

    @property
    def changed(self) -> bool:
        """Whether it counts as changed by the player."""
        return self.counted and self.value != self.usual

    @property
    def by_base(self) -> bool:
        """Whether the variant gives it another default."""
        return self.default is not None and self.default != self.usual

    @property
    def mark(self) -> str:
        """``*`` for changed, ``v`` for as the variant says, or a space."""
        return "*" if self.changed else "v" if self.by_base else " "

    @property
    def remark(self) -> str:
        """The words after its value: its tag and its default, or else what it decides or what the value means."""
        words = [self.tag, "as last time" if self.as_last_time else ""]
        if self.changed and self.by_base:
            words.append(f"variant {self.in_words(self.usual)}")
        if self.mark != " ":
            words.append(f"default {self.in_words(self.usual if self.default is None else self.default)}")
        said = [word for word in words if word and word != "default "]
        if self.about and said in ([], [self.tag]):
            return f"{self.about}{self.cited}"
        if said in ([], [self.tag]):
            said = [self.notes.get(self.value, ""), *said]
        return ", ".join(filter(None, said))

    @property
    def cited(self) -> str:
        """Its rule as it stands after words, which are kept rather than the rule; empty for none."""
        said = ", ".join(filter(None, (self.rule, self.tag)))
        return f" ({said})" if self.rule else ""

    def rebase(self, usual: str) -> None:
        """Give it another default, which becomes its value if the player has not changed it."""
        if self.value == self.usual:
            self.value = usual
        self.usual = usual

    def turn(self, step: int) -> None:
        """Take the next or the previous choice."""
        if self.choices:
            here = self.choices.index(self.value) if self.value in self.choices else 0
            self.value = self.choices[(here + step) % len(self.choices)]

    def type(self, text: str, *, afresh: bool) -> None:
        """Add typed text, or replace the value with it; characters that are not printable are left out."""
        typed = "".join(each for each in text if each.isprintable())
        if typed and not self.choices:
            self.value = (typed if afresh else self.value + typed)[:LONGEST]

    def rub(self) -> None:
        """Delete the last character, or go back to the default choice."""
        self.value = self.usual if self.choices else self.value[:-1]
