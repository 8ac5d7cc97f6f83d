"""The open question: who decides what and why, what can be picked, and what cannot."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.engine.view import View
from cardgame_tui.ui.drawing.cells import Line, Span, cut, fit_line, flow, wrap
from cardgame_tui.ui.drawing.question import Entry, NotOffered, Question, by_reason
from cardgame_tui.ui.drawing.scene import Scene, spot_rows

LONG = 30
"""Options longer than this are listed one per line if there is room."""


def asking_lines(scene: Scene, width: int, height: int) -> list[Line]:
    """Draw the question, its options, its keys and what cannot be picked in at most `height` lines."""
    asked = scene.question
    question = _question(scene, width)[: max(1, height - 2)]
    keys = hint_lines(asked, width)[: height - len(question)]
    room = height - len(question) - len(keys)
    options = _options(scene, width, room)
    refused = _refused(asked.refused, width, room - len(options), scene.help_key)
    return [fit_line(line, width) for line in (*question, *options, *keys, *refused)]


def hint_lines(asked: Question, width: int) -> list[Line]:
    """Keys and what they do now."""
    return flow([(Span(key, "key"), Span(f" {word}")) for key, word in asked.hints], width)


def result_words(view: View) -> str:
    """Who won, in one sentence; the latest event says how."""
    result = view.result
    if result is None:
        return ""
    won = view.duel_word
    who = f"{view.names[result.winner - 1]} wins the {won}" if result.winner else f"The {won} is a draw"
    return f"{who} ({result.rule})."


def _question(scene: Scene, width: int) -> list[Line]:
    asked = scene.question
    if not asked.words:
        return [(Span(line, "title"),) for line in wrap(result_words(scene.view), width)]
    parts = ", ".join(part for part in (asked.rule, asked.source, asked.final) if part)
    why = f"  ({parts})" if parts else ""
    progress = f"  [{asked.progress}]" if asked.progress else ""
    return [(Span(line, "title"),) for line in wrap(f"{asked.words}{why}{progress}", width)]


def _options(scene: Scene, width: int, room: int) -> list[Line]:
    entries = scene.question.entries
    items = [_entry(entry, width) for entry in entries]
    one_each = any(len(entry.words) > LONG for entry in entries)
    lines = list(items) if one_each and len(items) <= room else flow(items, width)
    if len(lines) <= room:
        return lines
    shown = flow([_entry(entry, width) for entry in _by_need(scene)], width)[: max(0, room)]
    if shown:
        more = Span(f" ... {scene.help_key} lists all", "dim")
        shown[-1] = (*fit_line(shown[-1], width - len(more.text)), more)
    return shown


def _by_need(scene: Scene) -> Sequence[Entry]:
    """Options that are not visible on the table come first."""
    spots = [spot for row in spot_rows(scene) for spot in row]
    cards = {card.id for spot in spots if (card := scene.card_at(spot)) is not None}
    zones = {scene.view.zones[spot.zone].id for spot in spots}
    return sorted(scene.question.entries, key=lambda entry: entry.card in cards or entry.zone in zones)


def _entry(entry: Entry, width: int) -> Line:
    style = "picked" if entry.picked else "legal"
    box = f" [{'x' if entry.picked == '*' else entry.picked}]" if entry.picked else ""
    return (Span(f"{entry.code}{box}", style), Span(f" {cut(entry.words, width - 8)}"))


def _refused(refused: Sequence[NotOffered], width: int, room: int, help_key: str) -> list[Line]:
    groups = by_reason(refused)
    lines = [_refusal(each, width) for each in groups]
    if len(lines) > room > 0:
        lines[room - 1] = (Span(f"{len(lines) - room + 1} more reasons: {help_key} lists all", "dim"),)
    return lines[: max(0, room)]


def _refusal(refused: NotOffered, width: int) -> Line:
    """One reason on one line; if space is short the things are cut, never the reason."""
    why = f": {refused.reason} ({refused.rule})"
    return (Span("not " + cut(refused.words, max(8, width - 4 - cell_len(why))) + why, "dim"),)
