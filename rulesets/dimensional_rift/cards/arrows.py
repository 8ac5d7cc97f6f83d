"""The arrows printed on a card: eight directions, each with a strength (DR-24)."""

from typing import TypeAlias

DIRECTIONS = ("T", "TR", "R", "BR", "B", "BL", "L", "TL")
"""The eight directions clockwise, from the point of view of seat 1 (DR-24)."""

Arrows: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""Strength of the arrow in each of `DIRECTIONS`: 0 none, 1 single, 2 double."""

NO_ARROWS: Arrows = (0, 0, 0, 0, 0, 0, 0, 0)


def parse_arrows(words: str) -> Arrows:
    """Read arrows as printed in the card set, such as ``T2 L R``.

    Raises:
        ValueError: names the word that is not an arrow, or a direction that occurs twice.
    """
    strengths = [0] * 8
    for word in words.split():
        direction, strength = (word[:-1], 2) if word.endswith("2") else (word, 1)
        if direction not in DIRECTIONS:
            raise ValueError(f"{word!r} is not an arrow; arrows are {' '.join(DIRECTIONS)}, with 2 for a double")
        if strengths[DIRECTIONS.index(direction)]:
            raise ValueError(f"the direction {direction} occurs twice")
        strengths[DIRECTIONS.index(direction)] = strength
    return tuple(strengths)  # type: ignore[return-value]


def effective(arrows: Arrows, *, suppressed: bool, diagonal_doubles: bool) -> Arrows:
    """The arrows that count: a Suppressed card loses diagonals and doubles (DR-163); see also DR-24."""
    return tuple(  # type: ignore[return-value]
        _strength(strength, index % 2 == 1, suppressed, diagonal_doubles) for index, strength in enumerate(arrows)
    )


def _strength(strength: int, diagonal: bool, suppressed: bool, diagonal_doubles: bool) -> int:
    if suppressed:
        return 0 if diagonal else min(strength, 1)
    return min(strength, 1) if diagonal and not diagonal_doubles else strength


def has_double_diagonal(arrows: Arrows) -> bool:
    """Whether any diagonal arrow is a double one (DR-24)."""
    return any(strength == 2 for strength in arrows[1::2])
