"""The position of a running duel under rules that were read again, such as with cards that were edited."""

from dataclasses import replace
from typing import cast

from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.scenarios.choices import Choice
from cardgame_tui.engine.chance import ChanceError
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import AnswerError, Driver
from cardgame_tui.play.scenario.marks import MarkError, PlayedSince, played_since
from cardgame_tui.play.scenario.option_matching import Mismatch, answer_for
from cardgame_tui.play.setup import Setup


def same_position(driver: Driver, again: Setup) -> Setup:
    """A set-up that begins where a duel is now; at the beginning of this turn if an answer since no longer fits.

    Args:
        driver: the duel; it is not changed.
        again: the set-up of its match, made of the current files.

    Raises:
        ContentError: when the position cannot be written down, or not be set up with these cards.
    """
    try:
        since = played_since(driver)
        if since.position is None:
            raise MarkError("no turn has begun yet")
        at_turn = replace(again, decks=({}, {}), position=since.position)
        if (exact := _played_on(at_turn, since)) is not None:
            return exact
        at_turn.driver(at_turn.match().next_start())
    except (MarkError, ValueError) as error:
        raise ContentError([FileFault("", None, "same position", str(error))]) from error
    return at_turn


def _played_on(at_turn: Setup, since: PlayedSince) -> Setup | None:
    """The set-up with the answers since the turn began; None if one of them, or a chance, no longer fits."""
    scripted = replace(at_turn, random=since.random)
    driver = scripted.driver(scripted.match().next_start())
    answers: list[Answer] = []
    try:
        for step in since.steps:
            if driver.prompt is None or (driver.prompt.seat, driver.prompt.ask) != (step["seat"], step["ask"]):
                return None
            answers.append(answer_for(driver, driver.prompt, cast(Choice, step["choose"])))
            driver.answer(answers[-1])
    except (Mismatch, AnswerError, ChanceError):
        return None
    return None if driver.prompt is None else replace(scripted, opening=tuple(answers))
