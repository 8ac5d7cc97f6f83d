"""How far a batch of duels is, in words."""


def progress_words(done: int, of: int | None, played: int, seconds: float, what: str = "duels") -> str:
    """How far it is, in words: ``340 of 2,000 duels, 85 a second, 0:20 left``."""
    words = f"{done:,} {what}" if of is None else f"{done:,} of {of:,} {what}"
    if not played or seconds <= 0:
        return words
    rate = played / seconds
    words += f", {rate:.3g} a second"
    if of is None:
        return words
    left = round(max(of - done, 0) / rate)
    return f"{words}, {left // 60}:{left % 60:02d} left"
