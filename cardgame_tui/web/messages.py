"""What a browser says, checked: anything else than the words of textual-serve's page is ignored."""

import json
from typing import Any

from textual_serve.app_service import AppService

COLUMNS = range(10, 501)
"""How wide the terminal in a browser may be; other widths become the nearest of these."""
LINES = range(4, 201)
"""How high it may be."""


def within(number: int, sizes: range) -> int:
    """The nearest size that is allowed."""
    return min(max(number, sizes.start), sizes.stop - 1)


def size_asked(width: str, height: str) -> tuple[int, int]:
    """The size in the address of a connection, or 80 by 24 for what is not a number."""
    try:
        return within(int(width), COLUMNS), within(int(height), LINES)
    except ValueError:
        return 80, 24


def parse(text: str) -> Any:
    """The JSON of a message; None if it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


async def pass_on(text: str, service: AppService) -> None:
    """Pass one message of the browser on to the visitor's process."""
    match parse(text):
        case ["stdin", str(keys)]:
            if data := keys.encode(errors="ignore"):  # Textual takes empty input for the end of all input
                await service.send_bytes(data)
        case ["resize", {"width": int(width), "height": int(height)}]:
            await service.set_terminal_size(within(width, COLUMNS), within(height, LINES))
        case ["ping", str(number)]:
            await service.remote_write_str(json.dumps(["pong", number]))
        case ["blur"]:
            await service.blur()
        case ["focus"]:
            await service.focus()
