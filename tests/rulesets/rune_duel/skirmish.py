"""Combat of Rune Duel, a second time from the rulebook (RD-12, RD-41, RD-45 to RD-49, RD-57, RD-62, RD-66 on).

Slow and plain: everything is looked up again whenever it is needed. It uses no code of the game.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

SIDES = {1: 2, 2: 1}
"""Both seats, each with the other one."""


@dataclass
class Fighter:
    """A creature on a line, its artifacts counted in.

    Args:
        name: its name.
        attack: printed attack and what its artifacts add.
        life: printed life and what its artifacts add.
        damage: damage on it.
        words: its keywords, those that artifacts grant among them.
        onslaught: what it does when it attacks: ``gain``, ``burn`` (the opposing player), ``stab`` (the facing
            creature), ``storm`` (each enemy creature) or ``mend`` (each of the own creatures), and how much.
        command: whom its bonus is for, ``adjacent`` or ``others``, and what it adds to attack and life.
    """

    name: str
    attack: int
    life: int
    damage: int = 0
    words: frozenset[str] = frozenset()
    onslaught: tuple[str, int] | None = None
    command: tuple[str, int, int] | None = None


@dataclass
class Field:
    """Both lines and the life of both players.

    Args:
        lines: for each seat the fighters by slot number.
        life: life of each seat.
        first: the seat that won the duel.
        answers: whether a creature attacked in the second pass deals its damage back.
        at_once: whether life is looked at after each slot.
    """

    lines: dict[int, dict[int, Fighter]]
    life: dict[int, int]
    first: int = 1
    answers: bool = False
    at_once: bool = True
    over: bool = field(default=False, init=False)

    def fight(self) -> None:
        """Both passes over the slots (RD-45, RD-48), then the life check."""
        last = max((slot for line in self.lines.values() for slot in line), default=0)
        for attack_number in (1, 2):
            for slot in range(1, last + 1):
                if not self.over:
                    self._slot(slot, attack_number)
        self.over = self.over or min(self.life.values()) <= 0

    def attack_of(self, seat: int, slot: int) -> int:
        """Current attack (RD-12)."""
        return max(0, self.lines[seat][slot].attack + sum(plus for plus, _ in self._commands(seat, slot)))

    def life_of(self, seat: int, slot: int) -> int:
        """Current life (RD-12)."""
        return self.lines[seat][slot].life + sum(plus for _, plus in self._commands(seat, slot))

    def _commands(self, seat: int, slot: int) -> Iterator[tuple[int, int]]:
        """What the warlords of a line add to a creature (RD-69)."""
        for at, warlord in self.lines[seat].items():
            if warlord.command is None or at == slot:
                continue
            reach, attack, life = warlord.command
            if reach == "others" or at in (slot - 1, slot + 1):
                yield attack, life

    def _left(self, seat: int, slot: int) -> int:
        return self.life_of(seat, slot) - self.lines[seat][slot].damage

    def _slot(self, slot: int, attack_number: int) -> None:
        """One slot of one pass (RD-46)."""
        here = [seat for seat in (self.first, SIDES[self.first]) if slot in self.lines[seat]]
        attackers = [seat for seat in here if attack_number == 1 or "Twin Strike" in self.lines[seat][slot].words]
        if not attackers:
            return
        attack = {seat: self.attack_of(seat, slot) for seat in here}
        left = {seat: self._left(seat, slot) for seat in here}
        for seat in here:
            foe = SIDES[seat]
            if seat in attackers and foe not in here:
                self.life[foe] -= attack[seat]
            elif seat in attackers or self.answers:
                self.lines[foe][slot].damage += attack[seat]
            if seat in attackers and foe in here and "Breakthrough" in self.lines[seat][slot].words:
                self.life[foe] -= max(0, attack[seat] - left[foe])
        for seat in attackers:
            self._onslaught(seat, slot)
        self._bury()
        self.over = self.at_once and min(self.life.values()) <= 0

    def _onslaught(self, seat: int, slot: int) -> None:
        """What happens each time a creature attacks (RD-68)."""
        what, amount = self.lines[seat][slot].onslaught or ("", 0)
        foe = SIDES[seat]
        if what == "gain":
            self.life[seat] += amount
        elif what == "burn":
            self.life[foe] -= amount
        elif what == "stab" and slot in self.lines[foe]:
            self.lines[foe][slot].damage += amount
        elif what == "storm":
            for fighter in self.lines[foe].values():
                fighter.damage += amount
        elif what == "mend":
            for fighter in self.lines[seat].values():
                fighter.damage = max(0, fighter.damage - amount)

    def _bury(self) -> None:
        """Creatures without life die, all at the same time, until none do (RD-41, RD-47)."""
        while dead := [(seat, slot) for seat in SIDES for slot in self.lines[seat] if self._left(seat, slot) <= 0]:
            for seat, slot in dead:
                del self.lines[seat][slot]
