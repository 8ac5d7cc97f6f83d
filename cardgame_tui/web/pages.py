"""What a browser gets besides the terminal: the page around it, refusals, and headers that keep others out."""

from pathlib import Path

import textual_serve
from aiohttp import web

FOLDER = Path(__file__).parent / "page"
STATIC = Path(textual_serve.__file__).parent / "static"
"""The terminal for the browser, which comes with textual-serve."""
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""The page loads nothing from elsewhere, no other page may show it in a frame, and no address is passed on."""


def page(name: str) -> web.Response:
    """A page of the folder."""
    return web.Response(text=(FOLDER / name).read_text(encoding="utf-8"), content_type="text/html")


def refused() -> web.Response:
    """For a browser that was not let in."""
    return _message(
        403,
        "This address lets nobody in",
        "It was used, or it is not the one that cardgame-tui serve printed last.",
    )


def full(visitors: int) -> web.Response:
    """For a visitor for whom no place is free."""
    return _message(
        503, "All places are taken", f"The limit is {visitors}. Reload this page when somebody has left."
    )


def _message(status: int, title: str, text: str) -> web.Response:
    page = f'<!DOCTYPE html><html lang="en"><title>{title}</title><h1>{title}</h1><p>{text}</p></html>'
    return web.Response(status=status, text=page, content_type="text/html")
