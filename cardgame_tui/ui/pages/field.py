"""One field of a form: what it holds, what it holds unless changed, and who says so."""

from dataclasses import dataclass

LONGEST = 40
"""Most characters that can be typed into a field."""


@dataclass(slots=True)
class Field:
    """One field.

    Args:
        name: stable name.
        label: what stands before it.
        value: what it holds.
        usual: what it holds unless changed.
        choices: what it can hold; empty when anything can be typed.
        help: what the bottom of the form says about it.
        group: heading it stands under.
        default: what it would usually hold without the variant; None for the same as `usual`.
        tag: a word that stands behind its value, such as ``ours``.
        counted: whether it is marked and counted while it holds something else than usually.
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

    @property
    def changed(self) -> bool:
        """Whether it counts as changed by the player."""
        return self.counted and self.value != self.usual

    @property
    def by_base(self) -> bool:
        """Whether the variant gives it another usual value."""
        return self.default is not None and self.default != self.usual

    @property
    def mark(self) -> str:
        """``*`` for changed, ``v`` for as the variant says, or a space."""
        return "*" if self.changed else "v" if self.by_base else " "

    @property
    def remark(self) -> str:
        """What stands behind its value: its tag, and what it holds unless changed."""
        words = [self.tag]
        if self.changed and self.by_base:
            words.append(f"variant {self.usual}")
        if self.mark != " ":
            words.append(f"default {self.usual if self.default is None else self.default}")
        return ", ".join(word for word in words if word and word != "default ")

    def rebase(self, usual: str) -> None:
        """Give it another usual value, which it takes unless it was changed."""
        if self.value == self.usual:
            self.value = usual
        self.usual = usual

    def turn(self, step: int) -> None:
        """Take the next or the previous choice."""
        if self.choices:
            here = self.choices.index(self.value) if self.value in self.choices else 0
            self.value = self.choices[(here + step) % len(self.choices)]

    def type(self, text: str, *, afresh: bool) -> None:
        """Add typed text, or put it in place of what is there; without anything that is not printable."""
        typed = "".join(each for each in text if each.isprintable())
        if typed and not self.choices:
            self.value = (typed if afresh else self.value + typed)[:LONGEST]

    def rub(self) -> None:
        """Delete the last character, or go back to the default choice."""
        self.value = self.usual if self.choices else self.value[:-1]
