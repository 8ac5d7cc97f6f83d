"""All chance of a duel: one small seeded generator that is the same on every machine."""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

__all__ = ["Chance", "ChanceError", "Scripted"]

T = TypeVar("T")
Scripted: TypeAlias = "int | str | Sequence[str]"
"""What a scenario may script: the face of a die, the name of what is picked, all names in order for a shuffle."""

_MULTIPLIER = 6364136223846793005
_MASK64 = (1 << 64) - 1
_MASK32 = (1 << 32) - 1


_SEATS = ("seat1", "seat2")


class Drawn(int):
    """A scripted outcome by its number counted from 0, also where a face or a name would be written.

    Marks and journals had this for every roll and pick before a scenario named faces; those stay valid.
    """

    __slots__ = ()


class ChanceError(ValueError):
    """The scripted outcomes do not match what the rules ask for."""


class Chance:
    """The random numbers of a duel: PCG32 (Melissa O'Neill, 2014), whose state is one number.

    Python's own generator keeps 2.5 kB of state and promises the same shuffles only within a version; this
    one is cheap to seed and to clone, and its numbers never change.

    Args:
        seed: any integer; only its low 64 bits count.
        stream: which of the independent sequences to draw from.

    Attributes:
        script: scripted outcomes, used before any number is drawn.
    """

    __slots__ = ("_state", "_step", "script")

    def __init__(self, seed: int, stream: int = 54) -> None:
        self._step = ((stream << 1) | 1) & _MASK64
        self._state = ((self._step + seed) * _MULTIPLIER + self._step) & _MASK64
        self.script: list[Scripted] = []

    def next32(self) -> int:
        """Return the next number from 0 to 2**32 - 1."""
        old = self._state
        self._state = (old * _MULTIPLIER + self._step) & _MASK64
        mixed = (((old >> 18) ^ old) >> 27) & _MASK32
        turn = old >> 59
        return ((mixed >> turn) | (mixed << (32 - turn))) & _MASK32

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1, each equally likely to within 1 in 2**32 / `limit`."""
        if self.script:
            return self._scripted_roll(limit)
        old = self._state  # `next32` written out: every decision of a random bot rolls
        self._state = (old * _MULTIPLIER + self._step) & _MASK64
        mixed = (((old >> 18) ^ old) >> 27) & _MASK32
        turn = old >> 59
        return (((mixed >> turn) | (mixed << (32 - turn))) & _MASK32) * limit >> 32

    def roll(self, sides: int) -> int:
        """Return the face of a die, 1 to `sides`; a script has the face."""
        if self.script and type(face := self.script[0]) is not Drawn:
            if not isinstance(face, int) or not 1 <= face <= sides:
                raise ChanceError(f"a die is rolled here, a face from 1 to {sides}, not {face!r}")
            self.script[0] = Drawn(face - 1)
        return self.below(sides) + 1

    def seat(self) -> int:
        """Return one of the seats, such as the one that begins; a script has ``seat1`` or ``seat2``."""
        return _SEATS.index(self.pick(_SEATS)) + 1

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items; a script has its name, or its number counted from 0."""
        if self.script and isinstance(name := self.script[0], str):
            names = [_name_of(item) for item in items]
            if name not in names:
                raise ChanceError(f"{name!r} is not among what is picked here: {', '.join(names)}")
            self.script[0] = Drawn(names.index(name))
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, in place (Fisher and Yates)."""
        if self.script:
            self._scripted_shuffle(items)
            return
        state, step = self._state, self._step
        for size in range(len(items), 1, -1):  # `next32` written out: shuffling is what a quick duel does most
            mixed = (((state >> 18) ^ state) >> 27) & _MASK32
            turn = state >> 59
            rolled = ((mixed >> turn) | (mixed << (32 - turn))) & _MASK32
            state = (state * _MULTIPLIER + step) & _MASK64
            other = (rolled * size) >> 32
            items[size - 1], items[other] = items[other], items[size - 1]
        self._state = state

    def clone(self) -> "Chance":
        """Return a generator that continues exactly as this one would."""
        twin = object.__new__(Chance)
        twin._state, twin._step, twin.script = self._state, self._step, self.script[:]
        return twin

    def state(self) -> tuple[int, int]:
        """The complete state, for the digest."""
        return self._state, self._step

    def _like(self, other: "Chance") -> None:
        self._state, self._step, self.script = other._state, other._step, list(other.script)

    def _scripted_roll(self, limit: int) -> int:
        entry = self.script.pop(0)
        if not isinstance(entry, int) or not 0 <= entry < limit:
            raise ChanceError(f"a number from 0 to {limit - 1} is drawn here, not {entry!r}")
        return entry

    def _scripted_shuffle(self, items: list[T]) -> None:
        entry = self.script.pop(0)
        left = {id(item): item for item in items}
        if isinstance(entry, int | str):
            raise ChanceError(f"cards are shuffled here; {entry!r} is not a list of names")
        for place, name in enumerate(entry):
            found = next((item for item in left.values() if _name_of(item) == name), None)
            if found is None:
                raise ChanceError(f"{name!r} is not among the cards shuffled here")
            del left[id(found)]
            items[place] = found
        items[len(entry) :] = left.values()


class NotedChance(Chance):
    """Chance that continues as another would and records every outcome in the form of a scenario.

    Args:
        chance: the other one; it is not changed.
        outcomes: the list that receives the outcomes.
    """

    __slots__ = ("_outcomes",)

    def __init__(self, chance: Chance, outcomes: list[Scripted]) -> None:
        self._like(chance)
        self._outcomes = outcomes

    def below(self, limit: int) -> int:
        """Draw and record the number."""
        drawn = super().below(limit)
        self._outcomes.append(drawn)
        return drawn

    def roll(self, sides: int) -> int:
        """Roll and record the face."""
        face = super().roll(sides)
        self._outcomes[-1] = face
        return face

    def pick(self, items: Sequence[T]) -> T:
        """Pick and record the name."""
        picked = super().pick(items)
        self._outcomes[-1] = _name_of(picked)
        return picked

    def shuffle(self, items: list[T]) -> None:
        """Shuffle and record the names in their order."""
        super().shuffle(items)
        self._outcomes.append([_name_of(item) for item in items])


def _name_of(item: object) -> str:
    """What a scripted shuffle calls an item: a card by its name, a plain word as it is."""
    return str(getattr(item, "name", item))
