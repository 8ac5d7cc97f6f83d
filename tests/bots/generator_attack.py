"""Computes the state of a generator from what it has drawn, as a bot could that wants to know the hand."""

from collections.abc import Iterator

from cardgame_tui.engine.chance import Chance

MULTIPLIER = 6364136223846793005
BACKWARDS = pow(MULTIPLIER, -1, 2**64)
MASK64, MASK32 = 2**64 - 1, 2**32 - 1
LOW = 27
"""Bits of the state that a number shows nothing of."""


def seeds_that_draw(drawn: int, stream: int = 54, skipped: int = 0) -> list[int]:
    """The seeds with which a generator draws two numbers that make these 64 bits.

    Args:
        drawn: two numbers in a row, the first one high.
        stream: the stream of the generator.
        skipped: how many numbers it drew before them.
    """
    step = 2 * stream + 1
    found = []
    for state in states_that_draw(drawn, step):
        for _ in range(skipped + 1):
            state = (state - step) * BACKWARDS & MASK64
        found.append((state - step) & MASK64)
    return found


def states_that_draw(drawn: int, step: int) -> Iterator[int]:
    """The states of a generator just before it draws these 64 bits."""
    first, second = drawn >> 32, drawn & MASK32
    seconds = [_high(second, turn) for turn in range(32)]
    for turn in range(32):
        high = _high(first, turn)
        for other in seconds:
            for low in _lows((other - high * MULTIPLIER - step) & MASK64):
                state = high + low
                if _number(state) == first and _number((state * MULTIPLIER + step) & MASK64) == second:
                    yield state


def _high(number: int, turn: int) -> int:
    """The high bits of a state that draws a number, if it turned it so far."""
    mixed = ((number << turn) | (number >> (32 - turn))) & MASK32
    state = turn << 59
    for bit in range(58, LOW - 1, -1):
        state |= ((mixed >> (bit - LOW) & 1) ^ (state >> (bit + 18) & 1)) << bit
    return state


def _number(state: int) -> int:
    mixed = (((state >> 18) ^ state) >> 27) & MASK32
    turn = state >> 59
    return ((mixed >> turn) | (mixed << (32 - turn))) & MASK32


def _reduced() -> tuple[tuple[int, int], tuple[int, int]]:
    """Two short vectors (x, y) with y = x * MULTIPLIER, the low bits of a state and of the next (Gauss)."""
    one, two = (0, 2**64), (1, MULTIPLIER)
    while True:
        if _length(one) < _length(two):
            one, two = two, one
        times = round((one[0] * two[0] + one[1] * two[1]) / _length(two))
        if times == 0:
            return one, two
        one = (one[0] - times * two[0], one[1] - times * two[1])


def _length(vector: tuple[int, int]) -> int:
    return vector[0] ** 2 + vector[1] ** 2


ONE, TWO = _reduced()
AREA = ONE[0] * TWO[1] - ONE[1] * TWO[0]


def _lows(apart: int) -> Iterator[int]:
    """The low bits x with x * MULTIPLIER = apart + y, where x and y are below 2**LOW."""
    middle = 2 ** (LOW - 1)
    wanted = (middle, apart + middle)
    near_one = (wanted[0] * TWO[1] - wanted[1] * TWO[0]) // AREA
    near_two = (ONE[0] * wanted[1] - ONE[1] * wanted[0]) // AREA
    for more in (0, 1):
        for again in (0, 1):
            low = (near_one + more) * ONE[0] + (near_two + again) * TWO[0]
            if 0 <= low < 2**LOW:
                yield low


def drawn_seed(chance: Chance) -> int:
    """A seed as it was once drawn from another generator."""
    return (chance.next32() << 32) | chance.next32()
