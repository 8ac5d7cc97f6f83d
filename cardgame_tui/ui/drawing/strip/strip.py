"""The question on its raised strip: who decides what and why, what can be picked, and what cannot."""

from collections.abc import Iterator
from functools import partial

from rich.cells import cell_len

from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.viewer import BY_CHANGE
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK, Canvas
from cardgame_tui.ui.cells.text import Press, capital, cut, wrap_at_most
from cardgame_tui.ui.drawing.status import edge_ink
from cardgame_tui.ui.drawing.strip.notes import notes_of
from cardgame_tui.ui.drawing.strip.options import MARGIN, Lack, OptionSheet
from cardgame_tui.ui.drawing.strip.outcomes import with_short_names
from cardgame_tui.ui.scene.log import named
from cardgame_tui.ui.scene.question import MOST_TRIED, Question, by_reason
from cardgame_tui.ui.scene.scene import Scene

USUAL = 5
"""Lines of a strip; with fewer, what options would do comes before what cannot be picked."""


def draw_strip(canvas: Canvas, sheet: OptionSheet, y: int, height: int, *, wide: bool) -> Lack:
    """Draw the question into the last lines above the footer.

    Options come first: where they need the line of the notes, the question counts what these would say.

    Args:
        canvas: where.
        sheet: the options.
        y: its first line.
        height: its lines.
        wide: whether there is room for the player's plate, and the log is shown elsewhere.

    Returns:
        What the options lack.
    """
    scene, end = sheet.scene, sheet.end
    canvas.ground(0, y, canvas.width, height, "lift")
    canvas.fill(0, y, 1, height, "▌", edge_ink(scene))
    width = end - MARGIN
    asked = scene.question
    options = len(asked.entries) + len(asked.hints)
    tries = height < USUAL and options <= MOST_TRIED and asked.affords(options)
    explains = not tries and any(each.about for each in asked.refused)
    crowded = options == height - 1 and not explains
    draw_question = partial(
        _draw_question, scene=scene, y=y, end=end, most=max(1, height - 2), plate=wide, responder=_responder(asked)
    )
    used, says_it = draw_question(canvas, counts=crowded)
    latest = not (wide or _fills(scene, height - used)) and bool(scene.log)
    below = bool(latest or asked.refused or asked.here) and not (crowded and used == 1)
    if below and (lacked := sheet.lack(height - used - 1, says_it=says_it)):
        lines, says = draw_question(Canvas(canvas.width, y + height), counts=True)
        if sheet.lack(height - lines, says_it=says) < lacked:
            below = False
            canvas.fill(MARGIN, y, width, used, " ")
            used, says_it = draw_question(canvas, counts=True)
    kept = max(len(by_reason(asked.refused)), 1 if below else 0)
    lack = partial(sheet.lack, says_it=says_it)
    if not wide and scene.asking_text and used + options + kept < height and not lack(height - used - 1 - below):
        canvas.put(MARGIN, y + used, cut(scene.asking_text, width), "text")
        used += 1
    room = height - used - (1 if below else 0)
    left = room - sheet.draw(canvas, y + used, room, says_it=says_it)
    notes = notes_of(scene, width, height - used - room + left, latest=latest) if below else []
    for row, (words, ink, key) in enumerate(notes, y + height - len(notes)):
        canvas.put(MARGIN, row, words, ink)
        if f"{BY_CHANGE})" in words:
            canvas.put(MARGIN - 1, row, BY_CHANGE_MARK, "strong")
        canvas.mark(MARGIN, row, width, 1, Press(key))
    return lack(room)


def strip_lacks(sheet: OptionSheet, width: int, height: int) -> Lack:
    """What the options lack in so many lines of a strip as wide as the screen."""
    return draw_strip(Canvas(width, height), sheet, 0, height, wide=False)


def _responder(asked: Question) -> str:
    """The player who may still respond to every option of which something is said; empty unless there are two."""
    keys = [*(entry.code for entry in asked.entries), *(key for key, _ in asked.hints)]
    if len(keys) > MOST_TRIED or not asked.affords(len(keys)):
        return ""
    said = [follows for key in keys if (follows := asked.follows(key)).words]
    names = {follows.responder for follows in said if follows.unless}
    return names.pop() if len(said) > 1 and len(names) == 1 else ""


def _draw_question(
    canvas: Canvas, scene: Scene, y: int, end: int, most: int, *, plate: bool, counts: bool, responder: str
) -> tuple[int, bool]:
    """Who decides what, with the rule at the right; returns its lines, and whether it says who may respond.

    If asked, a question of one line also counts what has no line below.
    """
    asked = scene.question
    words = asked.words or result_words(scene.view)
    x = MARGIN
    if asked.who and plate:
        seat = scene.view.names.index(asked.who) + 1
        x = canvas.plate(x, y, asked.who.upper(), f"s{seat}") + 1
        words = words.removeprefix(f"{asked.who}: ").removeprefix(f"{asked.who}, ")
    words = capital(words)
    if asked.source and asked.source not in words:
        address = f"{asked.who}, "
        called = words.startswith(address)
        words = f"{address if called else ''}{asked.source}: {words.removeprefix(address)}"
    if asked.progress:
        words = f"{words}  {asked.progress}"
    rule = asked.rule + (f"  {asked.final}" if asked.final else "")
    counted = f"{_counted(scene, news=not plate)}{rule}" if counts else rule
    if cell_len(words) <= end - x - cell_len(counted) - 2:
        rule = counted
    start = canvas.put_right(end, y, rule, "quiet")
    added, room = f" {responder} may respond.", start - x - 1
    fitting = [each for each in _shorter(words, scene) if cell_len(each + added) <= room] if responder else []
    says_it = bool(fitting)
    on_one_line = [each for each in (words, _unaddressed(words, scene)) if cell_len(each) < room]
    words = [*fitting, *on_one_line, words][0]
    lines = wrap_at_most(words, room if says_it else room - 1, most)
    for number, line in enumerate(lines):
        last = canvas.put_line(x, y + number, named(line, scene.seats, "strong bold"))
    if says_it:
        canvas.put_line(last, y, named(added, scene.seats, "text"))
    return len(lines), says_it


def _shorter(words: str, scene: Scene) -> Iterator[str]:
    """A question, then without the player whom the header names, then with short names of cards."""
    called = _unaddressed(words, scene)
    yield from (words, called, with_short_names(called, scene.card_names))


def _unaddressed(words: str, scene: Scene) -> str:
    """A question without the player whom the header names."""
    return capital(words.removeprefix(f"{scene.question.who}, "))


def _counted(scene: Scene, *, news: bool) -> str:
    """How much cannot be picked, or else how much has happened, with the key that shows it."""
    if refused := scene.question.refused:
        return f"{len(refused)} not, {scene.help_key} "
    return f"{scene.since} new, {scene.log_key} " if scene.since and news else ""


def result_words(view: View) -> str:
    """Who won, in one sentence; the latest event says how."""
    result = view.result
    if result is None:
        return ""
    won = view.duel_word
    who = f"{view.names[result.winner - 1]} wins the {won}" if result.winner else f"The {won} is a draw"
    return f"{who} ({result.rule})."


def _fills(scene: Scene, room: int) -> bool:
    """Whether one more line lets the options stand in fewer columns, and what has happened is not needed more."""
    asked = scene.question
    items = len(asked.entries) + len(asked.hints)
    fewer = -(-items // room) < -(-items // max(1, room - 1))
    return fewer and not (asked.refused or (scene.since and scene.handed_over))
