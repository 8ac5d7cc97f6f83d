"""A match as plain text: who was asked what, and what happened under which rule."""

from collections.abc import Iterator
from itertools import count

from cardgame_tui.engine.duel import SEATS, Result
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.event_tap import EventTap
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.journal.lines import GivenLine, RuleLine, SettleLine
from cardgame_tui.play.viewer import Viewer

_POINTS_OF_VIEW = {
    Viewer.PUBLIC: "what both players may know",
    Viewer.BOTH: "everything, hidden cards too",
}


def transcript(replay: Replay, viewer: Viewer) -> str:
    """Write down a match from beginning to end.

    Deck lists and the seed reveal everything hidden, so only a viewer who sees both hands gets them.
    """
    lines = [*head_lines(replay, viewer)]
    for duel in replay.duels:
        lines += ["", f"Duel {duel.number}", *_duel(replay, duel, viewer)]
    lines += [f"Note: {note}" for note in replay.notes]
    return "\n".join(lines) + "\n"


def head_lines(replay: Replay, viewer: Viewer) -> Iterator[str]:
    """Who played what, and how much of it the viewer is shown."""
    header, setup = replay.journal.header, replay.setup
    first, second = setup.names
    yield f"{replay.ruleset.title}: {first} (seat 1) against {second} (seat 2)"
    if header.rules:
        yield f"Rules: {header.rules}"
    if any(setup.deck_names):
        yield f"Decks: {' against '.join(setup.deck_names)}"
    yield f"Begun: {header.begun}"
    if header.origin is not None:
        yield f"Branched off {header.origin.file}, duel {header.origin.duel}, decision {header.origin.decision}"
    yield f"Shown: {_POINTS_OF_VIEW.get(viewer) or 'what ' + setup.names[viewer.seat - 1] + ' may know'}"
    if viewer.sees_all:
        yield f"Seed: {setup.seed}"
        for seat in SEATS:
            for section, names in setup.decks[seat - 1].items():
                yield f"Deck of seat {seat}, {section}: {', '.join(names)}"


def _duel(replay: Replay, played: PlayedDuel, viewer: Viewer) -> list[str]:
    driver = played.driver.fork(0)
    lines: list[str] = []
    turn, places, changed = 0, count(), replay.changes(played)

    def on_event(event: Event) -> None:
        nonlocal turn
        duel = driver.duel
        if duel.turn != turn:
            turn = duel.turn
            word = replay.ruleset.wording.turn.capitalize()
            whose = f", {driver.start.names[duel.active - 1]}" if duel.active else ""
            lines.append(f"{word} {turn}{whose}")
        line = viewer.log_line(replay.ruleset, duel, event)
        lines.append(f"  {line._replace(by_change=next(places) in changed)}")

    before = driver.duel.events or []
    driver.duel.events = EventTap(before, on_event)
    for event in before:
        on_event(event)
    for number, line in enumerate(played.entries, 1):
        assert driver.prompt is not None
        lines.append(f"{number}. {decision_words(driver, driver.prompt, line, viewer)}")
        driver.replay([line.given])
    return [*lines, ending_words(driver.result, driver.start.names)]


def decision_words(driver: Driver, prompt: Prompt, line: GivenLine, viewer: Viewer) -> str:
    """A question and its answer, as far as the viewer may read them.

    Args:
        driver: the duel at the question.
        prompt: the question.
        line: what was answered.
        viewer: who reads.
    """
    asked, answer = asked_and_answered(driver, prompt, line, viewer)
    return " ".join(filter(None, (asked, answer)))


def asked_and_answered(driver: Driver, prompt: Prompt, line: GivenLine, viewer: Viewer) -> tuple[str, str | None]:
    """The same as two texts; the second is None for an answer that the viewer may not know."""
    if isinstance(line, SettleLine):
        return "The players end the duel.", ""
    if isinstance(line, RuleLine):
        return "The players change a rule.", ""
    asked = f"{viewer.question(driver.ruleset, driver.duel, prompt)} ({prompt.rule})"
    return asked, viewer.picked(driver.ruleset, driver.duel, prompt, line.answer, line.label)


def ending_words(result: Result | None, names: tuple[str, str]) -> str:
    """How a duel ended."""
    if result is None:
        return "The duel is not over."
    who = names[result.winner - 1] + " wins" if result.winner else "The duel is drawn"
    return f"{who} ({result.rule}, {result.how})."
