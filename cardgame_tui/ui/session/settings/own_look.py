"""The look of a screen elsewhere: theme, borders and names of cards, whatever the host has picked."""

from contextvars import ContextVar

_LOOK: ContextVar[dict[str, str] | None] = ContextVar("_LOOK", default=None)


def have_own_look() -> None:
    """Begin with an own look in all that runs from here on, with nothing picked yet."""
    _LOOK.set({})


def own_look() -> dict[str, str] | None:
    """What has been picked here, by the name of a setting; None where the look is that of the host."""
    return _LOOK.get()
