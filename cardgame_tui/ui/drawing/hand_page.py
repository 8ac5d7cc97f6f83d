"""A hand of one's own, without the board: the question, the hand, the other options, what a pass does."""

from collections.abc import Iterator
from dataclasses import field

from rich.cells import cell_len

from cardgame_tui.engine.shown.view import CardView
from cardgame_tui.engine.shown.wording import gauge_word
from cardgame_tui.play.hand_words import hand_word
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Press, capital, counted, cut, wrap, wrap_at_most
from cardgame_tui.ui.drawing.cards.chips import card_name, short_info
from cardgame_tui.ui.drawing.frame import too_small
from cardgame_tui.ui.drawing.status import decider_ink, draw_footer, edge_ink, now_words
from cardgame_tui.ui.scene.question import Entry
from cardgame_tui.ui.scene.scene import NO_BADGE, Scene
from cardgame_tui.value import value

LEAST_WIDTH, LEAST_HEIGHT = 40, 20
"""The smallest terminal for a hand."""
QUESTION = 4
"""Lines of the question."""
KEY, TEXT = 2, 6
"""Cells at which the keys of options and their words begin."""
MOST_LINES = 2
"""Most lines of an option: a thumb finds one that is two lines high."""
YOURS = "you decide"
SO_FAR = "SO FAR"
"""The heading of what happened last."""
OTHERS = "OPTIONS"
"""The heading of the options that are about no card in the hand."""


@value
class Choice:
    """A card of the hand, or another option, as it is listed.

    Args:
        key: what picks it; empty for a card that cannot be picked.
        picked: whether and where it has been picked.
        words: its name, or what it says.
        info: short facts at the right.
        about: a second line: what it leads to, or what the card says.
        heading: the heading above it; empty for none.
        here: whether the cursor is at it.
    """

    key: str
    words: str
    info: str = ""
    about: str = ""
    heading: str = field(default="")
    here: bool = False
    picked: str = ""

    @property
    def lines(self) -> int:
        """How many lines it takes."""
        return bool(self.heading) + (MOST_LINES if self.key else 1)


def compose_hand(scene: Scene, width: int, height: int) -> list[Line]:
    """Draw the hand of the seat at the bottom at the size of a screen."""
    if not fits_hand(width, height):
        return too_small(width, height, "hand", f"{LEAST_WIDTH}x{LEAST_HEIGHT}")
    canvas = Canvas(width, height, ascii=scene.ascii)
    _draw_head(canvas, scene)
    _draw_question(canvas, scene, 2)
    passing = [line for key, words in scene.question.hints for line in _hint_lines(key, words, width)]
    end = height - 1 - len(passing)
    below = _draw_choices(canvas, list(_choices(scene)), 2 + QUESTION, end)
    _draw_news(canvas, scene, below, end)
    for y, (key, words) in enumerate(passing, end):
        x = canvas.plate(1, y, key, "now") + 1 if key else TEXT + 3
        canvas.put(x, y, words, "strong" if key else "text")
        canvas.mark(0, y, width, 1, Press(key))
    draw_footer(canvas, scene.keys)
    return canvas.lines()


def fits_hand(width: int, height: int) -> bool:
    """Whether a screen is large enough for a hand."""
    return width >= LEAST_WIDTH and height >= LEAST_HEIGHT


def _draw_head(canvas: Canvas, scene: Scene) -> None:
    """Who plays what, who decides, and how both stand."""
    view, near, far = scene.view, scene.near, scene.far
    now = YOURS if scene.question.entries or scene.question.hints else now_words(scene)
    end = canvas.put_right(canvas.width - 1, 0, cut(now, canvas.width // 2), decider_ink(scene))
    x = canvas.plate(0, 0, cut(view.names[near - 1].upper(), canvas.width // 4), f"s{near}") + 1
    canvas.put(x, 0, cut(f"{scene.title} {view.when}".strip(), max(0, end - x - 1)), "quiet")
    other = f"{view.names[far - 1]}  {_score(scene, far)}"
    start = canvas.put_right(canvas.width - 1, 1, cut(other, canvas.width // 2), f"s{far}")
    canvas.put(0, 1, cut(_score(scene, near), max(0, start - 1)), f"s{near} bold")


def _score(scene: Scene, seat: int) -> str:
    """What is counted first for a seat."""
    return next((f"{gauge_word(word)} {number}" for word, number in scene.view.counts(seat)), "")


def _draw_question(canvas: Canvas, scene: Scene, y: int) -> None:
    """The question, or why a key did nothing, on lines of their own."""
    asked = scene.question
    canvas.ground(0, y, canvas.width, QUESTION, "lift")
    canvas.fill(0, y, 1, QUESTION, "▌", edge_ink(scene))
    said = capital(asked.words.removeprefix(f"{asked.who}, ").removeprefix(f"{asked.who}: "))
    if asked.progress:
        said = f"{said}  {asked.progress}"
    lines = wrap_at_most(asked.notice or said, canvas.width - 3, QUESTION)
    for row, line in enumerate(lines, y):
        canvas.put(2, row, line, "strong bold")
    if len(lines) < QUESTION and not asked.notice:
        canvas.put_right(canvas.width - 1, y + QUESTION - 1, asked.rule, "quiet")


def _hint_lines(key: str, words: str, width: int) -> Iterator[tuple[str, str]]:
    """A key and what it does, on as many lines as that takes."""
    first, *rest = wrap(words, width - cell_len(key) - 4) or [""]
    yield key, first
    for line in rest:
        yield "", line


def _choices(scene: Scene) -> Iterator[Choice]:
    """The cards of the hand, then the options that are about none of them."""
    entries = scene.question.entries
    hand = scene.view.zones[scene.layout.hands[scene.near - 1]]
    held = {card.id for card in hand.cards}
    heading = f"{hand_word(scene.layout, scene.view.kinds).upper()} {hand.count}"
    for place, card in enumerate(hand.cards):
        entry = next((each for each in entries if each.is_of(card.id)), None)
        here = scene.cursor is not None and (scene.cursor.zone, scene.cursor.place) == (hand.name, place)
        yield _card_choice(scene, card, entry, heading if place == 0 else "", here=here)
    heading = OTHERS
    for entry in entries:
        if entry.card is None or entry.card not in held:
            words, about = entry.counted, _leads_to(scene, entry)
            yield Choice(entry.code, words, about=about, heading=heading, picked=entry.picked)
            heading = ""


def _card_choice(scene: Scene, card: CardView, entry: Entry | None, heading: str, *, here: bool) -> Choice:
    face = card.face
    info = "" if face is None else short_info(face)
    name = card_name(card)
    if entry is None:
        return Choice("", name, info, heading=heading, here=here)
    text = "" if face is None else " ".join(face.text.split())
    said = entry.words.replace(name, "").strip(" :")
    about = _leads_to(scene, entry) or said or ("" if text == name else text)
    badge = NO_BADGE if card.id is None else scene.cards.get(card.id, NO_BADGE)
    return Choice(badge.code, name, info, about, heading, here, badge.picked)


def _leads_to(scene: Scene, entry: Entry) -> str:
    """What an option would do, as far as that is known."""
    follows = scene.question.follows(entry.code)
    return follows.words or follows.outcome


def _draw_news(canvas: Canvas, scene: Scene, y: int, end: int) -> None:
    """What happened last, where there is room for it."""
    room = end - y - 1
    if room < 1 or not scene.log:
        return
    x = canvas.put(0, y, f"{SO_FAR} ", "text")
    canvas.put(x, y, "─" * (canvas.width - x), "line")
    for row, line in enumerate(scene.log[-room:], y + 1):
        canvas.put(TEXT, row, cut(line.words, canvas.width - TEXT), "quiet")


def _draw_choices(canvas: Canvas, choices: list[Choice], y: int, end: int) -> int:
    """List what there is room for: all, or else what can be picked, around the cursor.

    Returns:
        The line after it.
    """
    if sum(each.lines for each in choices) > end - y:
        choices = [each for each in choices if each.key]
    first = 0
    here = next((number for number, each in enumerate(choices) if each.here), 0)
    while first < here and sum(each.lines for each in choices[first : here + 1]) > end - y - 1:
        first += 1
    for number, choice in enumerate(choices[first:], first):
        left = len(choices) - number
        if y + choice.lines > end - (1 if left > 1 else 0):
            canvas.put(TEXT, end - 1, f"{counted(left, 'more option')} below: tab", "quiet")
            return end
        y = _draw_choice(canvas, choice, y)
    return y


def _draw_choice(canvas: Canvas, choice: Choice, y: int) -> int:
    """Draw one of them, and return the line after it."""
    width = canvas.width
    if choice.heading:
        x = canvas.put(0, y, f"{choice.heading} ", "text")
        canvas.put(x, y, "─" * (width - x), "line")
        y += 1
    if not choice.key:
        end = canvas.put_right(width, y, choice.info, "quiet")
        canvas.put(TEXT, y, cut(choice.words, end - TEXT - 1), "quiet")
        return y + 1
    canvas.mark(0, y, width, MOST_LINES, Press(choice.key))
    canvas.fill(0, y, 1, MOST_LINES, "┃" if choice.here else "▌", "now")
    x = max(TEXT, canvas.plate(KEY - 1, y, choice.key + choice.picked, "now") + 1)
    end = canvas.put_right(width, y, choice.info, "text") if choice.info else width
    said, *rest = wrap(choice.words, end - x - 1) or [""]
    canvas.put(x, y, said, "strong bold")
    canvas.put(TEXT, y + 1, cut(" ".join(rest) or choice.about, width - TEXT), "text")
    return y + MOST_LINES
