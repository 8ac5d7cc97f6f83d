"""The question on its raised strip: who decides what and why, what can be picked, and what cannot."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from cardgame_tui.engine.view import View
from cardgame_tui.play.lookahead.consequence import YOU, Consequence, joined
from cardgame_tui.play.viewer import COUNTS, NOTED, LogLine
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import Press, cut, cut_between, fit, wrap, wrap_at_most
from cardgame_tui.ui.drawing.log import Seats, folded_by_name, named
from cardgame_tui.ui.drawing.question import MOST_TRIED, Entry, NotOffered, Question, by_reason
from cardgame_tui.ui.drawing.scene import Scene, spot_rows

MOST_COLUMNS = 3
"""Most columns that options are folded into."""
NARROWEST = 24
"""Fewest cells of a column of options."""
LEAST_FOLLOWS = 36
"""Cells of a column from which it may say what follows."""
MOST_LOST = 8
"""Most cells that a consequence which does not fit gives up to begin below the others."""
LEAST_THINGS = 18
"""Fewest cells for what cannot be picked, before its reason."""
LEAST_SAID = 12
"""Fewest cells in which that is said."""
LEAST_OF_HAND = 24
"""Fewest cells for the text of a card that the hand shows too."""
MOST_OF_A_REASON = 2
"""Most lines that say in full what cannot be picked for one reason; more are cut to one."""
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
    width = end - MARGIN
    asked = scene.question
    options = len(asked.entries) + len(asked.hints)
    crowded = options == height - 1 and not asked.notice and not any(each.about for each in asked.refused)
    responder = _responder(asked)
    used, says_it = _draw_question(
        canvas, scene, y, end, max(1, height - 2), plate=wide, counts=crowded, responder=responder
    )
    latest = not (wide or _fills(scene, height - used)) and bool(scene.log)
    below = bool(latest or asked.refused or asked.notice) and not (crowded and used == 1)
    kept = max(len(by_reason(asked.refused)), 1 if below else 0)
    if not wide and scene.asking_text and used + options + kept < height:
        canvas.put(MARGIN, y + used, cut(scene.asking_text, width), "text")
        used += 1
    room = height - used - (1 if below else 0)
    left = room - _draw_options(canvas, scene, y + used, end, room, says_it=says_it)
    notes = _notes(scene, width, height - used - room + left, latest=latest) if below else []
    for row, (words, ink, key) in enumerate(notes, y + height - len(notes)):
        canvas.put(MARGIN, row, words, ink)
        canvas.mark(MARGIN, row, width, 1, Press(key))


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
    words = words[:1].upper() + words[1:]
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
    added = f" {responder} may respond."
    says_it = bool(responder) and cell_len(words + added) <= start - x - 2
    lines = wrap_at_most(words, start - x - 2, most)
    for number, line in enumerate(lines):
        last = canvas.put_line(x, y + number, named(line, scene.seats, "strong bold"))
    if says_it:
        canvas.put_line(last, y, named(added, scene.seats, "text"))
    return len(lines), says_it


def _counted(scene: Scene, *, news: bool) -> str:
    """How much cannot be picked, or else how much has happened, with the key that shows it."""
    if refused := scene.question.refused:
        return f"{len(refused)} not, {scene.help_key}  "
    return f"{scene.since} new, {scene.log_key}  " if scene.since and news else ""


def result_words(view: View) -> str:
    """Who won, in one sentence; the latest event says how."""
    result = view.result
    if result is None:
        return ""
    won = view.duel_word
    who = f"{view.names[result.winner - 1]} wins the {won}" if result.winner else f"The {won} is a draw"
    return f"{who} ({result.rule})."


def _draw_options(canvas: Canvas, scene: Scene, y: int, end: int, room: int, *, says_it: bool) -> int:
    """Options in order of their letters, then keys; folded into columns where lines are few. Returns its lines.

    Where columns are narrow, space has a line of its own below them if the others fit above: what follows is long.
    Options do not repeat who may respond if the question says it.
    """
    asked = scene.question
    items = [*(_Item(entry) for entry in asked.entries), *(_Item(hint) for hint in asked.hints)]
    if not items or room <= 0:
        return 0
    columns = _columns(len(items), room, end)
    others = [item for item in items if item.key != "space"]
    narrow = room > 1 and columns > 1 and (end - MARGIN) // columns < LEAST_FOLLOWS
    if not narrow or len(others) == len(items) or len(others) > columns * (room - 1):
        return _draw_columns(canvas, scene, items, y, end, room, says_it=says_it)
    used = _draw_columns(canvas, scene, others, y, end, room - 1, says_it=says_it)
    last = [item for item in items if item.key == "space"]
    return used + _draw_columns(canvas, scene, last, y + used, end, 1, says_it=says_it)


def _columns(options: int, room: int, end: int) -> int:
    """How many columns options are folded into."""
    return min(MOST_COLUMNS, -(-options // room), max(1, (end - MARGIN) // NARROWEST))


def _draw_columns(
    canvas: Canvas, scene: Scene, items: list["_Item"], y: int, end: int, room: int, *, says_it: bool
) -> int:
    """Draw options into lines, in columns where lines are few; returns how many lines they take."""
    asked, width = scene.question, end - MARGIN
    columns = _columns(len(items), room, end)
    shown = items if len(items) <= columns * room else _fewer(scene, columns * room)
    rows = -(-len(shown) // columns)
    _head(scene, shown)
    step = width // columns
    names = min(step // 3, max(cell_len(item.words) for item in shown))
    tried = len(shown) <= MOST_TRIED and asked.affords(len(shown))
    follows = {item.key: asked.follows(item.key) for item in shown if tried or not item.is_entry}
    if says_it:
        follows = {key: each.whatever_others_do for key, each in follows.items()}
    stays, seats = _score_now(follows.values()), scene.seats
    texts, of_hand = _texts(scene), {} if asked.waits else _texts_of_hand(scene, shown)
    for column in range(columns):
        part = shown[column * rows : column * rows + rows]
        aligned_items = [item for item in part if item.is_entry and columns > 1] or part
        keys = max((item.key_cells(collects=asked.collects) for item in aligned_items), default=0)
        x = MARGIN + column * step
        for row, item in enumerate(part, y):
            end_of_name = item.draw(canvas, seats, x, row, step - 1, keys)
            if item.key:
                canvas.mark(x, row, step - 1, 1, Press(item.key))
            start, last = end_of_name + 2, x + step - 1
            if item.key not in follows or not _cells(follows[item.key]):
                start = max(start, x + keys + names + 2) if columns == 1 else start
                said = texts.get(item.card, "") if last - start >= LEAST_SAID else ""
                said = said or (of_hand.get(item.card, "") if last - start >= LEAST_OF_HAND else "")
                canvas.put(start, row, cut_between(said, last - start), "quiet")
            else:
                aligned = max(start, x + keys + names + 2) if columns == 1 else start
                needed = _cells(follows[item.key])
                gains = needed <= last - start or aligned - start > MOST_LOST
                start = start if needed > last - aligned and gains else aligned
                _draw_consequence(canvas, seats, follows[item.key], stays, start, last, row)
    return rows


def _texts(scene: Scene) -> dict[int | None, str]:
    """Numbers and text of each card that an option is about and that no place of the table shows."""
    cards = [(card.id, card.face) for card in scene.off_table]
    return {number: f"{face.stats} {face.text}".strip() for number, face in cards if face is not None}


def _texts_of_hand(scene: Scene, items: Sequence["_Item"]) -> dict[int | None, str]:
    """The text of each card in hand of which an option says no more than its name."""
    words = {item.card: item.words for item in items if item.card is not None}
    hands = [scene.view.zones[name].cards for name in scene.layout.hands]
    faces = {card.id: card.face for cards in hands for card in cards if card.id in words}
    return {
        number: face.text
        for number, face in faces.items()
        if face is not None and words[number].endswith(face.name)
    }


def _head(scene: Scene, items: Sequence["_Item"]) -> None:
    """Put what is printed on the top edge of its card before its option, all of them as wide; not on the board."""
    board = {name for row in scene.layout.rows for name in row.zones}
    cards = (card for zone in scene.view.zones.values() if zone.name not in board for card in zone.cards)
    corners = {card.id: card.face.corner for card in cards if card.face is not None and card.face.corner}
    widest = max((cell_len(corners.get(item.card, "")) for item in items), default=0)
    for item in items:
        if corner := corners.get(item.card, ""):
            item.words = f"{fit(corner, widest)} {item.words}"


def _cells(follows: Consequence) -> int:
    """Cells of all that is said of what an option would do."""
    scores = cell_len(follows.short)
    return cell_len(joined(_brief(follows), follows.unless)) + (scores + 2 if scores else 0)


def _score_now(follows: Iterable[Consequence]) -> str:
    """The score of the player who decides, such as ``HP 3``, if an option changes it; otherwise empty."""
    scores = (score for each in follows for score in each.scores if score.name == YOU)
    return next((f"{score.unit} {score.before}" for score in scores), "")


def _draw_consequence(
    canvas: Canvas, seats: Seats, follows: Consequence, stays: str, x: int, end: int, y: int
) -> None:
    """What an option would do, then under what condition, with the scores it changes at the right.

    Where it does not fit names are shortened, then its end is cut; nothing is said where there is no room for it.
    A score that stays as it is is said only if all fits.
    """
    if end - x < LEAST_SAID:
        return
    if stays and follows.clauses and not follows.scores:
        words = joined(_brief(follows), follows.unless)
        if x + cell_len(words) + 2 <= end - cell_len(stays):
            canvas.put_right(end, y, stays, "text")
    arrow = "->" if canvas.ascii else "→"
    scores = cut(follows.short.replace("→", arrow), end - x)
    start = canvas.put_right(end, y, scores, "danger bold" if follows.loses else "text") if scores else end + 2
    room = start - 2 - x
    if room >= min(LEAST_SAID, cell_len(follows.happens)):
        canvas.put(x, y, within(follows, seats, room), "text")


def within(follows: Consequence, seats: Seats, room: int) -> str:
    """What an option would do and under what condition; the condition is cut first, between words."""
    happens = _brief(follows)
    if cell_len(joined(happens, follows.unless)) > room:
        happens = _with_short_names(happens, seats)
    words = joined(happens, follows.unless)
    if cell_len(words) <= room or cell_len(happens) + 2 > room:
        return cut(words, room)
    condition = follows.unless.split()
    while cell_len(joined(happens, " ".join(condition))) + 2 > room:
        condition.pop()
    return joined(happens, " ".join(condition)) + " …"


def _brief(follows: Consequence) -> str:
    """What happens, without the ``it`` that the option before it makes clear."""
    happens = follows.happens
    return happens if happens.startswith("it and ") else happens.removeprefix("it ")


def _with_short_names(words: str, names: Iterable[str]) -> str:
    """Words with names shortened, such as ``Behemoth`` and ``Marshal``, where only one name has that form."""
    short = {name: _short_name(name) for name in names}
    count = Counter(short.values())
    for name in sorted(short, key=len, reverse=True):
        if count[short[name]] == 1:
            words = words.replace(name, short[name])
    return words


def _short_name(name: str) -> str:
    """The last word of a name, or what stands before ``of`` or a comma."""
    head = name.partition(" of ")[0].partition(",")[0]
    return head if head != name else name.split()[-1]


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

    def key_cells(self, *, collects: bool) -> int:
        """Cells before its words: for its key and, where several are picked, for the sign that it is."""
        return len(self.key) + (6 if collects and self.is_entry else 3)

    def draw(self, canvas: Canvas, seats: Seats, x: int, y: int, width: int, keys: int) -> int:
        """Draw it: its key on a plate, whether it is picked, and its words; returns the cell after them."""
        end = x + width
        last = canvas.plate(x, y, self.key, "now") if self.key else x
        if self.picked:
            last = canvas.put(last, y, f"[{self.picked}]", "now bold")
        start = max(last + 1, x + keys)
        words = shortened(self.words, max(1, end - start), seats)
        return canvas.put_line(start, y, named(words, seats, "strong" if self.is_entry else "strong bold"))


def shortened(words: str, room: int, names: Iterable[str]) -> str:
    """An option that fits: its card has a short name if all fits then, or if its deed could not be read."""
    name, _, deed = words.partition(": ")
    if cell_len(words) > room and deed and name in names:
        short = f"{_short_name(name)}: {deed}"
        words = short if cell_len(short) <= room or cell_len(name) + 2 + LEAST_SAID > room else words
    return cut_between(words, room)


def _by_need(scene: Scene) -> Sequence[Entry]:
    """Options that are not visible on the table come first."""
    spots = [spot for row in spot_rows(scene) for spot in row]
    cards = {card.id for spot in spots if (card := scene.card_at(spot)) is not None}
    zones = {scene.view.zones[spot.zone].id for spot in spots}
    return sorted(scene.question.entries, key=lambda entry: entry.card in cards or entry.zone in zones)


def _fills(scene: Scene, room: int) -> bool:
    """Whether one more line lets the options stand in fewer columns, and what has happened is not needed more."""
    asked = scene.question
    items = len(asked.entries) + len(asked.hints)
    fewer = -(-items // room) < -(-items // max(1, room - 1))
    return fewer and not (asked.refused or (scene.since and scene.handed_over))


def _notes(scene: Scene, width: int, most: int, *, latest: bool) -> list[tuple[str, str, str]]:
    """The last lines, each with its colour and the key that says more.

    They say that a key did nothing. Otherwise, once the other player has decided, they say what has happened, then
    what cannot be picked if there is room; before that, or if nothing has happened, only one of the two.

    Args:
        scene: the table.
        width: cells of a line.
        most: how many lines.
        latest: whether they may say what has happened.
    """
    if scene.question.notice:
        return [(scene.question.notice, "strong bold", scene.help_key)]
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
    """What has happened since the viewer's last decision, oldest first, or else the latest event."""
    latest = folded_by_name(scene.log[-max(1, scene.since) :], scene.seats)
    if not scene.since:
        return wrap_at_most(latest[-1].words, width, most)
    news = [line for line in latest if line.weight > NOTED] or latest[-1:]
    own = scene.view.names.index(scene.question.who) + 1 if scene.question.who else 0
    loss = [line.weight == COUNTS and line.seat == own for line in news]
    by_weight = sorted(range(len(news)), key=lambda place: (-news[place].weight, not loss[place], -place))
    shown = by_weight[:1]
    for place in by_weight[1:]:
        if len(_in_lines(scene, news, [*shown, place], width)) <= most:
            shown.append(place)
    return [cut(line, width) for line in _in_lines(scene, news, shown, width)[:most]]


def _in_lines(scene: Scene, news: Sequence[LogLine], shown: Iterable[int], width: int) -> list[str]:
    """Some of the news one after the other, oldest first, and how many are left out; broken between them."""
    said = [news[place].words.removesuffix(".") for place in sorted(shown)]
    left_out = len(news) - len(said)
    said += [f"{left_out} more, {scene.log_key}"] if left_out else []
    lines = [f"since you decided: {said[0]}"]
    for words in said[1:]:
        joined_line = f"{lines[-1]} · {words}"
        if cell_len(joined_line) <= width:
            lines[-1] = joined_line
        else:
            lines.append(words)
    return lines


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
    why, rule = f": {refused.reason}", f" ({refused.rule})"
    things = cut(refused.words, max(LEAST_THINGS, width - cell_len(refused.because)))
    return cut(things + why, width - cell_len(rule)) + rule
