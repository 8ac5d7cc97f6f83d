"""A secret choice that both players make together: it is not shown until both are locked."""

from collections.abc import Container, Sequence

from cardgame_tui.ui.keys.codes import LEFT_KEYS, RIGHT_KEYS, letter_codes


class SecretChoice:
    """The answers to a secret prompt, and which of them are chosen so far.

    Args:
        count: the number of options.
        people: the seats that choose; other seats are answered elsewhere.
        in_turn: one after the other with the same keys, for players on the same side of the desk.
        taken: letters that run a command; they pick nothing if the options are many.

    Attributes:
        chosen: the option each seat has locked.
    """

    def __init__(
        self, count: int, people: Sequence[int], *, in_turn: bool = False, taken: Container[str] = ()
    ) -> None:
        self._taken = taken
        self.count = count
        self.people = tuple(people)
        self.in_turn = in_turn or count > len(LEFT_KEYS)
        self.chosen: dict[int, int] = {}

    @property
    def done(self) -> bool:
        """Whether everybody has locked."""
        return len(self.chosen) == len(self.people)

    @property
    def turn_of(self) -> int:
        """The seat whose keys count now; 0 while both seats' do."""
        waiting = [seat for seat in self.people if seat not in self.chosen]
        return waiting[0] if self.in_turn and waiting else 0

    def keys(self, seat: int) -> Sequence[str]:
        """The keys of a seat, one for each option."""
        if self.count > len(LEFT_KEYS):
            return letter_codes(self.count, self._taken)
        at_once = len(self.people) > 1 and not self.in_turn
        return (RIGHT_KEYS if at_once and seat == 2 else LEFT_KEYS)[: self.count]

    def press(self, key: str) -> bool:
        """Lock an option; a locked one can only be changed by starting over."""
        seats = (self.turn_of,) if self.turn_of else self.people
        for seat in seats:
            keys = self.keys(seat)
            if seat not in self.chosen and key in keys:
                self.chosen[seat] = keys.index(key)
                return True
        return False

    def restart(self, *, in_turn: bool | None = None) -> None:
        """Let everybody choose again."""
        self.chosen.clear()
        if in_turn is not None:
            self.in_turn = in_turn or self.count > len(LEFT_KEYS)
