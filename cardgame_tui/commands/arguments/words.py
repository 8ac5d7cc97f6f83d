"""Words of the command line as values; what cannot be read is an ArgumentTypeError with the reason."""

import re
from argparse import ArgumentTypeError


def viewer(word: str) -> str:
    """Accept ``open`` too, the earlier word for ``both``."""
    return "both" if word == "open" else word


def integer(word: str) -> int:
    """Read a whole number."""
    try:
        return int(word)
    except ValueError:
        raise ArgumentTypeError(f'expected a whole number, found "{word}"') from None


def positive(word: str) -> int:
    """Read a number of 1 or more."""
    number = integer(word)
    if number < 1:
        raise ArgumentTypeError(f"expected a number of 1 or more, found {number}")
    return number


def minutes(word: str) -> float:
    """Read a number of minutes."""
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise ArgumentTypeError(f'expected a number of minutes, found "{word}"')
    return number


def cluster(text: str) -> str:
    """Read ``local``, or the address of a scheduler."""
    if text not in ("", "local") and not re.fullmatch(r"((tcp|tls)://)?([\w.-]+|\[[\da-fA-F:]+\]):\d{1,5}", text):
        raise ArgumentTypeError(f'expected local or an address such as tcp://10.0.0.5:8786, found "{text}"')
    return text


def port(word: str) -> int:
    """Read the number of a port."""
    number = integer(word)
    if number not in range(65536):
        raise ArgumentTypeError(f"expected a port from 0 to 65535, found {number}")
    return number
