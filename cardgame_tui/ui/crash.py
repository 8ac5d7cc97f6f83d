"""What is said when the program fails in the middle of a duel."""

from pathlib import Path
from traceback import extract_tb


def crash_words(error: BaseException | None) -> str:
    """Say where the program failed, without any value: an error's text may hold the name of a hidden card."""
    where = ""
    if error is not None and error.__traceback__ is not None:
        frame = extract_tb(error.__traceback__)[-1]
        where = f" in {Path(frame.filename).name}, line {frame.lineno} ({frame.name})"
    return f"The game stopped because of a fault: {type(error).__name__}{where}. The duel cannot go on."
