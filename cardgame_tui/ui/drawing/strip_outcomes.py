"""What an option would do, said next to it as far as there is room."""

from collections import Counter
from collections.abc import Collection, Iterable

from rich.cells import cell_len

from cardgame_tui.play.lookahead.consequence import YOU, Consequence, joined
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import cut

LEAST_SAID = 12
"""Fewest cells in which something is said of an option."""


def score_now(follows: Iterable[Consequence]) -> str:
    """The score of the player who decides, such as ``HP 3``, if an option changes it; otherwise empty."""
    scores = (score for each in follows for score in each.scores if score.name == YOU)
    return next((f"{score.unit} {score.before}" for score in scores), "")


def cells_of(follows: Consequence) -> int:
    """Cells of all that is said of what an option would do."""
    scores = cell_len(follows.short)
    return cell_len(joined(_brief(follows), follows.unless)) + (scores + 2 if scores else 0)


def draw_consequence(
    canvas: Canvas, names: Collection[str], follows: Consequence, stays: str, x: int, end: int, y: int
) -> None:
    """What an option would do, then under what condition, with the scores it changes at the right.

    Where it does not fit names are shortened, then its end is cut; nothing is said where there is no room for it.
    A score that stays as it is is said only if all fits.
    """
    if end - x < LEAST_SAID:
        return
    if stays and follows.clauses and not follows.scores:
        room = end - cell_len(stays) - 2 - x
        if cell_len(joined(_as_it_fits(follows, names, room), follows.unless)) <= room:
            canvas.put_right(end, y, stays, "text")
            end -= cell_len(stays) + 2
    arrow = "->" if canvas.ascii else "→"
    scores = cut(follows.short.replace("→", arrow), end - x)
    start = canvas.put_right(end, y, scores, "danger bold" if follows.loses else "text") if scores else end + 2
    room = start - 2 - x
    if room >= min(LEAST_SAID, cell_len(follows.happens)):
        canvas.put(x, y, within(follows, names, room), "text")


def within(follows: Consequence, names: Collection[str], room: int) -> str:
    """What an option would do and under what condition; the condition is cut first, between words."""
    happens = _as_it_fits(follows, names, room)
    words = joined(happens, follows.unless)
    if cell_len(words) <= room or cell_len(happens) + 2 > room:
        return cut(words, room)
    condition = follows.unless.split()
    while cell_len(joined(happens, " ".join(condition))) + 2 > room:
        condition.pop()
    return joined(happens, " ".join(condition)) + " …"


def _as_it_fits(follows: Consequence, names: Collection[str], room: int) -> str:
    """What happens, with short names where the whole does not fit."""
    happens = _brief(follows)
    fits = cell_len(joined(happens, follows.unless)) <= room
    return happens if fits else with_short_names(happens, names)


def _brief(follows: Consequence) -> str:
    """What happens, without the ``it`` that the option before it makes clear."""
    happens = follows.happens
    return happens if happens.startswith("it and ") else happens.removeprefix("it ")


def with_short_names(words: str, names: Iterable[str]) -> str:
    """Words with names shortened, such as ``Behemoth`` and ``Marshal``, where only one name has that form."""
    short = {name: short_name(name) for name in names}
    count = Counter(short.values())
    for name in sorted(short, key=len, reverse=True):
        if count[short[name]] == 1:
            words = words.replace(name, short[name])
    return words


def short_name(name: str) -> str:
    """The last word of a name, or what stands before ``of`` or a comma."""
    head = name.partition(" of ")[0].partition(",")[0]
    return head if head != name else name.split()[-1]
