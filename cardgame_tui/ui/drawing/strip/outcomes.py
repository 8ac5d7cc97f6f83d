"""What an option would do, said next to it as far as there is room."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from rich.cells import cell_len

from cardgame_tui.play.lookahead.consequence import YOU, Consequence, joined
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import cut
from cardgame_tui.value import value

LEAST_SAID = 12
"""Fewest cells in which something is said of an option."""


@value
class Manner:
    """How a column of options says what each of them would do.

    Args:
        blows: cells of a column of its own for what a card deals and takes; 0 without one.
        stays: the score of the player who decides as it is, for options that do not change it; empty for none.
        spelled: whether scores are said in words.
    """

    blows: int = 0
    stays: str = ""
    spelled: bool = False


BRIEFLY = Manner()
"""As short as possible, and cut where that does not fit."""


def manner_of(said: Sequence[Consequence], names: Collection[str], room: int) -> Manner:
    """The fullest manner in which all that is said of some options fits.

    Args:
        said: what each of them would do.
        names: names of cards that may be shortened.
        room: cells for each.
    """
    blows = max((cell_len(follows.blows) for follows in said), default=0)
    spelled = Manner(blows, score_now(said, spelled=True), spelled=True)
    for manner in (spelled, Manner(blows, score_now(said))):
        if (blows or manner.spelled) and all(_cells(follows, manner, names) <= room for follows in said):
            return manner
    return BRIEFLY


def _cells(follows: Consequence, manner: Manner, names: Collection[str]) -> int:
    """Cells of what an option would do in a manner, with short names."""
    _, rest = _in_columns(follows, manner)
    words = with_short_names(joined(brief(rest), rest.unless), names)
    score = _score(follows, manner)
    return (manner.blows + 2 if manner.blows else 0) + cell_len(words) + (cell_len(score) + 2 if score else 0)


def _in_columns(follows: Consequence, manner: Manner) -> tuple[str, Consequence]:
    """What stands in the column of blows, and the rest; without blows, all that happens if that is short."""
    if not manner.blows or follows.blows:
        return follows.blows, follows
    if len(follows.clauses) == 1 and cell_len(follows.happens) <= manner.blows:
        return follows.happens, replace(follows, clauses=())
    return "", follows


def _score(follows: Consequence, manner: Manner) -> str:
    """The scores that an option changes, or the one that stays as it is."""
    changed = ", ".join(score.spelled for score in follows.scores) if manner.spelled else follows.short
    return changed or (manner.stays if follows.clauses else "")


def draw_in_manner(
    canvas: Canvas, names: Collection[str], follows: Consequence, manner: Manner, x: int, end: int, y: int
) -> None:
    """Say what an option would do in a manner in which all fits."""
    head, rest = _in_columns(follows, manner)
    score = with_arrow(_score(follows, manner), ascii=canvas.ascii)
    if score:
        end = canvas.put_right(end, y, score, "danger bold" if follows.loses else "text") - 2
    words = within(rest, names, end - x)
    if manner.blows:
        canvas.put(x, y, head, "text")
        x += manner.blows + 2
        whole = joined(rest.happens, rest.unless)
        words = whole if cell_len(whole) <= end - x else within(rest, names, end - x)
    canvas.put(x, y, words, "text")


def with_arrow(score: str, *, ascii: bool) -> str:
    """A score with the arrow that a terminal shows."""
    return score.replace("→", "->") if ascii else score


def score_now(follows: Iterable[Consequence], *, spelled: bool = False) -> str:
    """The score of the player who decides, such as ``HP 3``, if an option changes it; otherwise empty."""
    scores = (score for each in follows for score in each.scores if score.name == YOU)
    return next(((score.stays if spelled else f"{score.unit} {score.before}") for score in scores), "")


def cells_of(follows: Consequence) -> int:
    """Cells of all that is said of what an option would do, as short as possible."""
    scores = cell_len(follows.short)
    return cell_len(joined(brief(follows), follows.in_brief.unless)) + (scores + 2 if scores else 0)


def draw_consequence(
    canvas: Canvas, names: Collection[str], follows: Consequence, stays: str, x: int, end: int, y: int
) -> bool:
    """What an option would do, then under what condition, with the scores it changes at the right.

    Where it does not fit names are shortened, then its end is cut; nothing is said where there is no room for it.
    A score that stays as it is is said only if all fits.

    Returns:
        Whether anything is said.
    """
    if end - x < LEAST_SAID:
        return False
    if stays and follows.clauses and not follows.scores:
        room = end - cell_len(stays) - 2 - x
        if cell_len(joined(_as_it_fits(follows, names, room), follows.in_brief.unless)) <= room:
            canvas.put_right(end, y, stays, "text")
            end -= cell_len(stays) + 2
    scores = cut(with_arrow(follows.short, ascii=canvas.ascii), end - x)
    start = canvas.put_right(end, y, scores, "danger bold" if follows.loses else "text") if scores else end + 2
    room = start - 2 - x
    if room >= min(LEAST_SAID, cell_len(follows.happens)):
        canvas.put(x, y, within(follows, names, room), "text")
        return True
    return False


def within(follows: Consequence, names: Collection[str], room: int) -> str:
    """What an option would do and under what condition, which is cut first: without cards, then between words."""
    if cell_len(joined(_as_it_fits(follows, names, room), follows.unless)) > room:
        follows = follows.in_brief
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
    happens = brief(follows)
    fits = cell_len(joined(happens, follows.unless)) <= room
    return happens if fits else with_short_names(happens, names)


def brief(follows: Consequence) -> str:
    """What happens, without the ``it`` that the option before it makes clear."""
    happens = follows.happens
    return happens if happens.startswith("it and ") else happens.removeprefix("it ")


def with_short_names(words: str, names: Iterable[str]) -> str:
    """Words with names shortened, such as ``Behemoth`` and ``Marshal``, where only one name has that form."""
    found, short = _short_forms(frozenset(names))
    return found.sub(lambda name: short[name[0]], words)


@lru_cache(maxsize=16)
def _short_forms(names: frozenset[str]) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """What finds names with a short form that no other name has, the longest name first; and these forms."""
    short = {name: short_name(name) for name in names}
    count = Counter(short.values())
    alone = {name: form for name, form in short.items() if count[form] == 1 and form != name}
    longest_first = sorted(alone, key=lambda name: (-len(name), name))
    return re.compile("|".join(map(re.escape, longest_first)) or r"(?!)"), alone


def short_name(name: str) -> str:
    """The last word of a name, or what stands before ``of`` or a comma."""
    head = name.partition(" of ")[0].partition(",")[0]
    return head if head != name else name.split()[-1]
