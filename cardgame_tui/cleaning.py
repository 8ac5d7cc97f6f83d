"""What is taken out of every text from outside before it can reach a terminal."""

import unicodedata

_DROPPED = {"Cc", "Cf", "Cs", "Zl", "Zp"}


def clean_text(text: str) -> str:
    """Drop control, format and bidirectional characters; a line break stays, a tab becomes a space."""
    if text.replace("\n", "").isprintable():
        return text
    spaced = text.replace("\t", " ")
    return "".join(each for each in spaced if each == "\n" or unicodedata.category(each) not in _DROPPED)
