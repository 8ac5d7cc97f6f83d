"""What the command line asks of every screen of this run; it comes before the config file."""

ASKED: dict[str, str] = {}
"""Words by the name of a setting, such as ``borders``."""


def ask(**words: str) -> None:
    """Ask for words of settings, and for nothing else; empty words ask for nothing."""
    ASKED.clear()
    ASKED.update({name: word for name, word in words.items() if word})
