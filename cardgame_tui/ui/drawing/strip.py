"""The question on its raised strip: who decides what and why, what can be picked, and what cannot."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.engine.view import View
from cardgame_tui.play.consequences import Consequence, joined
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import Press, cut, fit, wrap_at_most
from cardgame_tui.ui.drawing.log import folded
from cardgame_tui.ui.drawing.question import MOST_TRIED, Entry, NotOffered, by_reason
from cardgame_tui.ui.drawing.scene import Scene, spot_rows

MOST_COLUMNS = 3
"""Most columns that options are folded into."""
NARROWEST = 24
"""Fewest cells of a column of options."""
LEAST_SAID = 12
"""Fewest cells in which that is said."""
MARGIN = 2
"""Cells at the left of the strip before its text."""


def draw_strip(canvas: Canvas, scene: Scene, y: int, height: int, content: int, *, wide: bool) -> None:
    """Draw the question into the last lines above the footer.

    Args:
        canvas: where.
        scene: the table.
        y: its first line.
        height: its lines.
        content: cells that its text may take.
        wide: whether there is room for the player's plate, and the log is shown elsewhere.
    """
    canvas.ground(0, y, canvas.width, height, "lift")
    canvas.fill(0, y, 1, height, "▌", "now")
    end = content - 2
    options = len(scene.question.entries) + len(scene.question.hints)
    crowded = options == height - 1 and not any(each.about for each in scene.question.refused)
    used = _draw_question(canvas, scene, y, end, max(1, height - 2), plate=wide, counts=crowded)
    bottom = "" if crowded and used == 1 else _bottom(scene, end - MARGIN, log=not wide)
    below = max(len(by_reason(scene.question.refused)), 1 if bottom else 0)
    if not wide and scene.asking_text and used + options + below < height:
        canvas.put(MARGIN, y + used, cut(scene.asking_text, end - MARGIN), "text")
        used += 1
    room = height - used - (1 if bottom else 0)
    left = room - _draw_options(canvas, scene, y + used, end, room)
    lines = _refusals(scene, end - MARGIN, max(1, left + 1)) if bottom else []
    for number, words in enumerate(lines or ([bottom] if bottom else [])):
        row = y + height - max(1, len(lines)) + number
        canvas.put(MARGIN, row, words, "quiet")
        canvas.mark(MARGIN, row, end - MARGIN, 1, Press(scene.help_key if lines else scene.log_key))


def _draw_question(canvas: Canvas, scene: Scene, y: int, end: int, most: int, *, plate: bool, counts: bool) -> int:
    """Who decides what, with the rule at the right, and if asked how much has no line below; returns its lines."""
    asked = scene.question
    words = asked.words or result_words(scene.view)
    rule = asked.rule + (f"  {asked.final}" if asked.final else "")
    if counts and (asked.refused or (scene.since and not plate)):
        not_offered = f"{len(asked.refused)} not, {scene.help_key}" if asked.refused else ""
        rule = f"{not_offered or f'{scene.since} new, {scene.log_key}'}  {rule}"
    x = MARGIN
    if asked.who and plate:
        seat = scene.view.names.index(asked.who) + 1
        x = canvas.plate(x, y, asked.who.upper(), f"s{seat}") + 1
        words = words.removeprefix(f"{asked.who}: ").removeprefix(f"{asked.who}, ")
    words = words[:1].upper() + words[1:]
    if asked.source and asked.source not in words:
        words = f"{asked.source}: {words}"
    if asked.progress:
        words = f"{words}  {asked.progress}"
    start = canvas.put_right(end, y, rule, "quiet")
    lines = wrap_at_most(words, start - x - 2, most)
    for number, line in enumerate(lines):
        canvas.put(x, y + number, line, "strong bold")
    return len(lines)


def result_words(view: View) -> str:
    """Who won, in one sentence; the latest event says how."""
    result = view.result
    if result is None:
        return ""
    won = view.duel_word
    who = f"{view.names[result.winner - 1]} wins the {won}" if result.winner else f"The {won} is a draw"
    return f"{who} ({result.rule})."


def _draw_options(canvas: Canvas, scene: Scene, y: int, end: int, room: int) -> int:
    """Options in order of their letters, then keys; folded into columns where lines are few. Returns its lines."""
    asked = scene.question
    items = [*(_Item(entry) for entry in asked.entries), *(_Item(hint) for hint in asked.hints)]
    if not items or room <= 0:
        return 0
    width = end - MARGIN
    columns = min(MOST_COLUMNS, -(-len(items) // room), max(1, width // NARROWEST))
    shown = items if len(items) <= columns * room else _fewer(scene, columns * room)
    rows = -(-len(shown) // columns)
    _head(scene, shown)
    keys = max(len(item.key) for item in shown) + 3
    step = width // columns
    names = min(step // 3, max(cell_len(item.words) for item in shown))
    tried = len(shown) <= MOST_TRIED and asked.affords(len(shown))
    for number, item in enumerate(shown):
        column, row = divmod(number, rows)
        x = MARGIN + column * step
        end_of_name = item.draw(canvas, x, y + row, step - 1, keys)
        if item.key:
            canvas.mark(x, y + row, step - 1, 1, Press(item.key))
        start = max(end_of_name + 2, x + keys + names + 2) if columns == 1 else end_of_name + 2
        if tried or not item.is_entry:
            _draw_consequence(canvas, asked.follows(item.key), start, x + step - 1, y + row)
    return rows


def _head(scene: Scene, items: Sequence["_Item"]) -> None:
    """Put what is printed on the top edge of its card before each option, all of them as wide."""
    cards = (card for zone in scene.view.zones.values() for card in zone.cards)
    corners = {card.id: card.face.corner for card in cards if card.face is not None and card.face.corner}
    widest = max((cell_len(corners.get(item.card, "")) for item in items), default=0)
    for item in items:
        if widest and item.is_entry:
            item.words = f"{fit(corners.get(item.card, ''), widest)} {item.words}"


def _draw_consequence(canvas: Canvas, follows: Consequence, x: int, end: int, y: int) -> None:
    """What an option would do, with the scores it changes at the right; nothing where there is no room for it."""
    if end - x < LEAST_SAID:
        return
    scores = cut(follows.short, end - x)
    start = canvas.put_right(end, y, scores, "danger bold" if follows.loses else "text") if scores else end + 2
    words = follows.happens.removeprefix("it ")
    room = start - 2 - x - cell_len(joined(words, follows.unless)) + cell_len(words)
    if room >= min(LEAST_SAID, cell_len(words)):
        canvas.put(x, y, joined(cut(words, room), follows.unless), "quiet")


def _fewer(scene: Scene, most: int) -> list["_Item"]:
    """Options that are not visible on the table first, then how many are left out, then all keys."""
    entries, hints = _by_need(scene), scene.question.hints
    kept = max(0, most - 1 - len(hints))
    left_out = f"{len(entries) - kept} more, {scene.help_key}"
    return [*(_Item(entry) for entry in entries[:kept]), _Item(("", left_out)), *(_Item(hint) for hint in hints)][
        :most
    ]


class _Item:
    """An option or a key, and what it says."""

    def __init__(self, what: Entry | tuple[str, str]) -> None:
        self.is_entry = isinstance(what, Entry)
        if isinstance(what, Entry):
            self.key, self.words = what.code, what.words
            self.picked, self.card = what.picked.replace("*", "x"), what.card
        else:
            (self.key, self.words), self.picked, self.card = what, "", None

    def draw(self, canvas: Canvas, x: int, y: int, width: int, keys: int) -> int:
        """Draw it: its key on a plate, whether it is picked, and its words; returns the cell after them."""
        end = x + width
        last = canvas.plate(x, y, self.key, "now") if self.key else x
        if self.picked:
            last = canvas.put(last, y, f"[{self.picked}]", "now bold")
        start = max(last + 1, x + keys)
        return canvas.put(start, y, cut(self.words, max(1, end - start)), "text")


def _by_need(scene: Scene) -> Sequence[Entry]:
    """Options that are not visible on the table come first."""
    spots = [spot for row in spot_rows(scene) for spot in row]
    cards = {card.id for spot in spots if (card := scene.card_at(spot)) is not None}
    zones = {scene.view.zones[spot.zone].id for spot in spots}
    return sorted(scene.question.entries, key=lambda entry: entry.card in cards or entry.zone in zones)


def _bottom(scene: Scene, width: int, *, log: bool) -> str:
    """The last line: what cannot be picked, or else what has happened since the viewer's last decision."""
    refused = by_reason(scene.question.refused)
    if refused:
        return _refusals(scene, width, 1)[0]
    if not log or not scene.log or scene.question.doing:
        return ""
    latest = [line.words for line in folded(scene.log[-max(1, scene.since) :])]
    words = f"since you decided: {latest[-1]}" if scene.since else latest[-1]
    more = f" · {len(latest) - 1} more, {scene.log_key}" if len(latest) > 1 else ""
    return cut(words, width - cell_len(more)) + more


def _refusals(scene: Scene, width: int, most: int) -> list[str]:
    """What cannot be picked and why: one reason on each line, or all on one line with a mark where it is cut."""
    groups = by_reason(scene.question.refused)
    if not groups:
        return []
    if len(groups) <= most:
        return [f"not  {_refusal(each, width - 5)}" for each in groups]
    joined, count = "", 0
    for each in groups:
        longer = f"{joined} · {_refusal(each, width - 5)}" if joined else _refusal(each, width - 5)
        if cell_len(longer) + 12 > width:
            break
        joined, count = longer, count + 1
    more = f" · {len(groups) - count} more, {scene.help_key}" if count < len(groups) else ""
    joined = joined or _refusal(groups[0], width - 18)
    return [f"not  {joined}{more}"]


def _refusal(refused: NotOffered, width: int) -> str:
    """One reason; if space is short the things are cut, then the reason, never its rule."""
    why, rule = f": {refused.reason}", f" ({refused.rule})"
    things = cut(refused.words, max(8, width - cell_len(why + rule)))
    return cut(things + why, width - cell_len(rule)) + rule
