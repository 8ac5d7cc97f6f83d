"""Which option of a prompt passes or says no."""

from cardgame_tui.engine.prompt import Option, Prompt

DECLINES = frozenset({"pass", "no", "done", "none", "nothing", "find_nothing"})
"""Option keys that decline; so does every key that begins with ``no_`` or ``no ``."""


def decline_of(prompt: Prompt) -> int | None:
    """Index of the option that passes or says no, None without one."""
    for index, option in enumerate(prompt.options):
        if is_bare(option) and (option.key in DECLINES or option.key.startswith(("no_", "no "))):
            return index
    return None


def is_bare(option: Option) -> bool:
    """Whether an option is about no card, zone or value."""
    return option.card is None and option.zone is None and option.value is None
