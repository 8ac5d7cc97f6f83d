"""Sentences that cannot be played, put into quotes behind `by hand`, so that the players carry them out."""

from collections.abc import Callable, Iterator, Sequence

from cardgame_tui.content.typography.cleanup import sentences

Plays = Callable[[str], bool]
"""Whether a text can be played on a card."""


def with_sentences_by_hand(text: str, forms: Sequence[str], plays: Plays) -> tuple[str, list[str]] | None:
    """The text of a card in which players carry out each sentence that cannot be played; and these sentences.

    Args:
        text: the text in the style of the game.
        forms: how the game lets a sentence be carried out by hand, as in `Typography.by_hand`; the first counts
            that can be played.
        plays: says whether a text can be played on the card.

    Returns:
        None where a sentence fits into no form, or the text as a whole cannot be played.
    """
    written: list[str] = []
    by_hand: list[str] = []
    for sentence in sentences(text):
        if plays(f"{sentence}."):
            written.append(f"{sentence}.")
            continue
        playable = next((each for each in _wrapped(sentence, forms) if plays(each)), None)
        if playable is None:
            return None
        written.append(playable)
        by_hand.append(sentence)
    whole = " ".join(written)
    return (whole, by_hand) if plays(whole) else None


def _wrapped(sentence: str, forms: Sequence[str]) -> Iterator[str]:
    """A sentence in each form; its head ends at a colon, or else at a comma."""
    words = sentence.replace('"', "'")
    heads = [words.partition(sign) for sign in (": ", ", ") if sign in words]
    for form in forms:
        if "{head}" not in form:
            yield form.replace("{text}", f"{words}.")
            continue
        for head, _, rest in heads:
            yield form.replace("{head}", head).replace("{rest}", f"{rest}.")
