"""A match as plain text: who was asked what, and what happened under which rule."""

from collections.abc import Iterator

from cardgame_tui.engine.duel import SEATS, Result
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.event_tap import Tap
from cardgame_tui.play.eyes import Eyes
from cardgame_tui.play.journal.lines import AnswerLine, GivenLine
from cardgame_tui.play.replay import Replay
from cardgame_tui.play.timeline import PlayedDuel

_READERS = {
    Eyes.PUBLIC: "what both players may know",
    Eyes.OPEN: "everything, hidden cards too",
}


def transcript(replay: Replay, eyes: Eyes) -> str:
    """Write a match down, from its beginning to its end.

    Only open eyes get deck lists and the seed, from which everything hidden could be worked out.
    """
    lines = [*_head(replay, eyes)]
    for duel in replay.duels:
        lines += ["", f"Duel {duel.number}", *_duel(replay, duel, eyes)]
    lines += [f"Note: {note}" for note in replay.notes]
    return "\n".join(lines) + "\n"


def _head(replay: Replay, eyes: Eyes) -> Iterator[str]:
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
    yield f"Shown: {_READERS.get(eyes) or 'what ' + setup.names[eyes.seat - 1] + ' may know'}"
    if eyes.opened:
        yield f"Seed: {setup.seed}"
        for seat in SEATS:
            for section, names in setup.decks[seat - 1].items():
                yield f"Deck of seat {seat}, {section}: {', '.join(names)}"


def _duel(replay: Replay, played: PlayedDuel, eyes: Eyes) -> list[str]:
    driver = played.driver.fork(0)
    lines: list[str] = []
    turn = 0

    def tell(event: Event) -> None:
        nonlocal turn
        duel = driver.duel
        if duel.turn != turn:
            turn = duel.turn
            word = replay.ruleset.wording.turn.capitalize()
            lines.append(f"{word} {turn}, {driver.start.names[duel.active - 1]}")
        lines.append(f"  {eyes.event(replay.ruleset, duel, event)} ({event.rule})")

    before = driver.duel.events or []
    driver.duel.events = Tap(before, tell)
    for event in before:
        tell(event)
    for number, line in enumerate(played.entries, 1):
        assert driver.prompt is not None
        lines.append(f"{number}. {_decision(driver, driver.prompt, line, eyes)}")
        driver.replay([line.given])
    return [*lines, _ending(driver.result, driver.start.names)]


def _decision(driver: Driver, prompt: Prompt, line: GivenLine, eyes: Eyes) -> str:
    if not isinstance(line, AnswerLine):
        return "The players end the duel."
    asked = f"{eyes.question(driver.ruleset, driver.duel, prompt)} ({prompt.rule})"
    return f"{asked} {', '.join(line.label) or 'nothing'}" if eyes.may_read(prompt) else asked


def _ending(result: Result | None, names: tuple[str, str]) -> str:
    if result is None:
        return "The duel goes on."
    who = names[result.winner - 1] + " wins" if result.winner else "The duel is drawn"
    return f"{who} ({result.rule}, {result.how})."
