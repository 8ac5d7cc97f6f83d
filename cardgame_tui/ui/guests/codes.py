"""Codes of four words that let guests in: one for each role, each works once."""

import secrets
from functools import cache
from importlib.resources import files

WORDS_IN_A_CODE = 4
"""How many words a code has: with 256 words to pick from, 32 bits."""


@cache
def words() -> tuple[str, ...]:
    """The 256 words that codes are made of."""
    return tuple(files(__package__).joinpath("words.txt").read_text(encoding="ascii").split())


def new_code() -> str:
    """A code that nobody can guess, such as ``amber otter seven kite``."""
    return " ".join(secrets.choice(words()) for _ in range(WORDS_IN_A_CODE))


def plain_code(typed: str) -> str:
    """A code as it was made, however its words were typed: in an address there are hyphens between them."""
    return " ".join(typed.casefold().replace("-", " ").split())


class Codes:
    """The codes of a table.

    Args:
        roles: the roles that guests can have.

    Attributes:
        wrong: how many wrong codes have been shown.
    """

    def __init__(self, roles: list[str]) -> None:
        self._codes = {role: new_code() for role in roles}
        self.wrong = 0

    def all(self) -> dict[str, str]:
        """The code of each role that works now."""
        return dict(self._codes)

    def renew(self) -> None:
        """Make other codes for all roles: those that nobody has used let nobody in any more."""
        self._codes = {role: new_code() for role in self._codes}

    def take(self, code: str) -> str:
        """The role that a plain code is for, empty for a wrong code. A code that was right works no more."""
        found = ""
        for role, right in self._codes.items():
            if secrets.compare_digest(code.encode(), right.encode()):
                found = role
        if found:
            self._codes[found] = new_code()
        else:
            self.wrong += 1
        return found
