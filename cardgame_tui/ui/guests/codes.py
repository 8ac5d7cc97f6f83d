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


class Codes:
    """The codes of a table.

    Args:
        roles: the roles that guests can have.

    Attributes:
        wrong: how many wrong codes have been typed.
    """

    def __init__(self, roles: list[str]) -> None:
        self._codes = {role: new_code() for role in roles}
        self.wrong = 0

    def of(self, role: str) -> str:
        """The code that works for a role now."""
        return self._codes[role]

    def all(self) -> dict[str, str]:
        """The code of each role."""
        return dict(self._codes)

    def take(self, typed: str) -> str:
        """The role that a code is for, empty for a wrong code. A code that was right works no more."""
        said = " ".join(typed.casefold().split()).encode()
        found = ""
        for role, code in self._codes.items():
            if secrets.compare_digest(said, code.encode()):
                found = role
        if found:
            self._codes[found] = new_code()
        else:
            self.wrong += 1
        return found
