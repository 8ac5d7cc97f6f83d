"""The last lines of the strip: what has happened, and what cannot be picked and why."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from cardgame_tui.play.viewer import COUNTS, NOTED, LogLine
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK
from cardgame_tui.ui.cells.text import cut, wrap, wrap_at_most
from cardgame_tui.ui.scene.log import folded_by_name
from cardgame_tui.ui.scene.question import NotOffered, by_reason
from cardgame_tui.ui.scene.scene import Scene

SINCE = "since  "
"""Stands before what has happened since the viewer's last decision, where a line is short."""
LEAST_SPELLED = 70
"""Fewest cells of a line that spells out since when something has happened."""
LEAST_THINGS = 18
"""Fewest cells for what cannot be picked, before its reason."""

MOST_OF_A_REASON = 2
"""Most lines that say in full what cannot be picked for one reason; more are cut to one."""


def notes_of(scene: Scene, width: int, most: int, *, latest: bool) -> list[tuple[str, str, str]]:
    """The last lines, each with its colour and the key that says more.

    Once the other player has decided, they say what has happened, then what cannot be picked if there is room;
    before that, or if nothing has happened, only one of the two. While others decide, they say who is at which
    screen where what has happened is shown elsewhere.

    Args:
        scene: the table.
        width: cells of a line.
        most: how many lines.
        latest: whether they may say what has happened.
    """
    if scene.question.here and not latest:
        return [(cut(line, width), "quiet", "") for line in scene.question.here[:most]]
    refused = scene.question.refused
    if refused and not (scene.since and scene.handed_over):
        latest = False
    news = _latest(scene, width, max(1, most - bool(refused))) if latest else []
    left = most - len(news)
    lines = _refusals(scene, width, left) if left > 0 else []
    return [
        *((words, "quiet", scene.log_key) for words in news),
        *((words, "quiet", scene.help_key) for words in lines),
    ]


def _latest(scene: Scene, width: int, most: int) -> list[str]:
    """What has happened since the viewer's last decision, oldest first, or else the latest event.

    While others decide there is nothing to pick, and the last steps take its place, except for those that the
    question tells already.
    """
    if scene.question.doing and not scene.since:
        before = folded_by_name(_not_told(scene), scene.seats)
        return [cut(_marked(line, line.words), width) for line in before[-most:]]
    latest = folded_by_name(scene.log[-max(1, scene.since) :], scene.seats)
    if not scene.since:
        return wrap_at_most(_marked(latest[-1], latest[-1].words), width, most)
    news = [line for line in latest if line.weight > NOTED] or latest[-1:]
    own = scene.view.names.index(scene.question.who) + 1 if scene.question.who else 0
    loss = [line.weight == COUNTS and line.seat == own for line in news]
    by_weight = sorted(range(len(news)), key=lambda place: (-news[place].weight, not loss[place], -place))
    shown = by_weight[:1]
    for place in by_weight[1:]:
        if len(_in_lines(scene, news, [*shown, place], width)) <= most:
            shown.append(place)
    lines = _in_lines(scene, news, shown, width)
    return [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), width)]


def _not_told(scene: Scene) -> Sequence[LogLine]:
    """The log without its last lines that stand in the question, as they do while events are shown one by one."""
    told = 0
    while told < len(scene.log) and scene.log[-1 - told].words in scene.question.words:
        told += 1
    return scene.log[: len(scene.log) - told]


def _in_lines(scene: Scene, news: Sequence[LogLine], shown: Iterable[int], width: int) -> list[str]:
    """Some of the news one after the other, oldest first, and how many are left out; broken between them."""
    said = [_marked(news[place], news[place].words.removesuffix(".")) for place in sorted(shown)]
    left_out = len(news) - len(said)
    said += [f"{left_out} more, {scene.log_key}"] if left_out else []
    if width >= LEAST_SPELLED:
        lines = wrap(f"since you decided: {said[0]}", width)
    else:
        first, *others = wrap(said[0], width - cell_len(SINCE))
        lines = [f"{SINCE}{first}", *others]
    for words in said[1:]:
        joined_line = f"{lines[-1]} · {words}"
        if cell_len(joined_line) <= width:
            lines[-1] = joined_line
        else:
            lines += wrap(words, width)
    return lines


def _marked(line: LogLine, words: str) -> str:
    """The words of an event, marked where a changed rule brought it about."""
    return f"{words} {BY_CHANGE_MARK}" if line.by_change else words


def _refusals(scene: Scene, width: int, most: int) -> list[str]:
    """What cannot be picked and why: one reason on each line; the last one counts those without a line."""
    groups = by_reason(scene.question.refused)
    if not groups:
        return []
    wrapped = [wrap(f"{each.words}{each.because}", width - 5) for each in groups]
    if sum(map(len, wrapped)) <= most and max(map(len, wrapped)) <= MOST_OF_A_REASON:
        return [f"{'     ' if row else 'not  '}{words}" for lines in wrapped for row, words in enumerate(lines)]
    if len(groups) <= most:
        return [f"not  {_refusal(each, width - 5)}" for each in groups]
    alone, others = groups[: most - 1], groups[most - 1 :]
    lines = [f"not  {_refusal(each, width - 5)}" for each in alone]
    return [*lines, _on_one_line(scene, others, width)]


def _on_one_line(scene: Scene, groups: Sequence[NotOffered], width: int) -> str:
    """Several reasons next to each other, as far as they fit, and how many are left out."""
    line, more = "not  ", ""
    for count, each in enumerate(groups, 1):
        between = " · " if count > 1 else ""
        after = f" · {len(groups) - count} more, {scene.help_key}" if count < len(groups) else ""
        room = width - cell_len(line + between + after)
        if count > 1 and room < cell_len(each.because) + LEAST_THINGS:
            break
        line, more = line + between + _refusal(each, room), after
    return line + more


def _refusal(refused: NotOffered, width: int) -> str:
    """One reason; if space is short the things are cut, then the reason, never its rule."""
    why, rule = f": {refused.reason}", f" ({refused.cited})"
    things = cut(refused.words, max(LEAST_THINGS, width - cell_len(refused.because)))
    return cut(things + why, width - cell_len(rule)) + rule
