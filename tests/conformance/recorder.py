"""Plays random duels and records every decision: the part of `compare` that runs inside a checkout.

Reads one job for each line of its input and writes one line for each, both JSON. It imports as little of the
program as it can and nothing of the tests, so that it also runs in older checkouts.
"""

import json
import sys
from collections.abc import Iterator
from enum import Enum
from functools import cache
from hashlib import blake2b
from importlib import import_module
from random import Random
from typing import Any

import cardgame_tui
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.lab.batch import Batch, GameSeeds, play_game
from cardgame_tui.play.driver import AnswerError, Driver
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset

SAMPLED = 8
"""The state is hashed, and misfits are tried as answers, at one decision in this many."""
UNDONE = 7
"""Decisions that are undone at the end of a duel."""
MISFITS = (-1, True, None, "0", 1.0, (), (0,), (0, 0), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
"""Answers that few prompts or none take, besides a number that is too large."""

Job = dict[str, Any]


@cache
def ruleset_at(place: str) -> Ruleset:
    """The game that a place such as ``rulesets.rune_duel:PLUGIN`` names."""
    module, _, name = place.partition(":")
    ruleset: Ruleset = getattr(import_module(module), name).load()
    return ruleset


@cache
def setup_of(place: str, variant: str, settings: tuple[str, ...]) -> Setup:
    """The options and cards of a job, without decks."""
    ruleset = ruleset_at(place)
    rules = Recipe(ruleset, variant=variant, settings=settings).rules()
    return Setup(ruleset, rules.options, rules.cards, ({}, {}))


def record(job: Job) -> Iterator[list[str]]:
    """Play the duel of a job, up to its breakdown if it has one."""
    try:
        yield from _played(job)
    except Exception as error:
        yield [f"breakdown {type(error).__name__}: {error}"]


def _played(job: Job) -> Iterator[list[str]]:
    """Play the duel of a job.

    Yields:
        Each decision, its events, the end, what undo leads to and what a batch has, as lines.
    """
    setup = setup_of(job["place"], job["variant"], tuple(job["settings"]))
    decks = job["decks"][0], job["decks"][1]
    start = Start(job["seed"], setup.options, decks, cards=setup.cards)
    driver = Driver(setup.ruleset, start, log=job["log"])
    yield from _decisions(driver, Random(job["seed"]))
    if driver.given:
        driver.undo(min(UNDONE, len(driver.given)))
        yield ["undone", state_digest(driver.duel), *_asked(driver)]
    batch = Setup(setup.ruleset, setup.options, setup.cards, decks)
    quick = play_game(Batch(lambda: batch), batch, GameSeeds(1, job["seed"], job["seed"] + 1, job["seed"] + 2))
    yield [
        f"batch: winner {quick.winner}, {quick.turns} turns, {quick.decisions} decisions, digest {quick.digest}"
    ]


def _decisions(driver: Driver, chance: Random) -> Iterator[list[str]]:
    logged = 0
    while (prompt := driver.prompt) is not None and len(driver.given) < driver.ruleset.longest:
        lines = _asked(driver)
        if len(driver.given) % SAMPLED == 0:
            lines += [f"digest {state_digest(driver.duel)}", *_refused_answers(driver, prompt)]
        answer = random_answer(prompt, chance)
        yield [*lines, f"answer {answer}"]
        driver.answer(answer)
        events = driver.duel.events or []
        yield [_event(event) for event in events[logged:]]
        logged = len(events)
    yield [f"end {driver.result}", f"digest {state_digest(driver.duel)}"]


def _asked(driver: Driver) -> list[str]:
    """The open prompt, its options and its refusals."""
    prompt = driver.prompt
    if prompt is None:
        return ["no prompt"]
    one = f"prompt of seat {prompt.seat}: {prompt.ask} {prompt.rule}, {prompt.least} to {prompt.most}"
    two = f", ordered {prompt.ordered}, card {prompt.card}, zone {prompt.zone}, public {prompt.public}"
    refused = [f"refused {_option(option)}: {no.reason} ({no.rule})" for option, no in driver.duel.why_not()]
    return [one + two, *(f"option {_option(option)}" for option in prompt.options), *refused]


def _option(option: Option) -> str:
    value = option.value
    if isinstance(value, Enum):
        value = value.value
    return f"{option.key} card {option.card} zone {option.zone} value {getattr(value, 'label', value)}"


def _event(event: Event) -> str:
    about = (event.seat, event.card, event.zone, event.amount, event.other, event.word)
    return f"event {event.rule} {event.what} {about} seen {event.sight} {event.other_sight} {event.shown}"


def _refused_answers(driver: Driver, prompt: Prompt) -> Iterator[str]:
    """What is said to answers that do not fit; those that fit are left out."""
    for misfit in (*MISFITS, len(prompt.options)):
        if prompt.fault(misfit) is None:
            continue
        try:
            driver.answer(misfit)  # type: ignore[arg-type]
        except AnswerError as error:
            yield f"no answer: {misfit!r}: {error}"
        else:
            yield f"taken, although it does not fit: {misfit!r}"
            return


def random_answer(prompt: Prompt, chance: Random) -> Answer:
    """Answer a prompt at random."""
    count = len(prompt.options)
    if prompt.single:
        return int(chance.random() * count)
    if prompt.secret:
        return chance.randrange(count), chance.randrange(count)
    return tuple(chance.sample(range(count), chance.randint(prompt.least, min(prompt.limit, count))))


def _answer_to(job: Job) -> dict[str, object]:
    """Play a job: how many decisions it had and one hash of all that was recorded, and on request all of it."""
    made, parts, decisions = blake2b(digest_size=16), [], 0
    for lines in record(job):
        made.update("\n".join(lines).encode())
        decisions += lines[-1:] != [] and lines[-1].startswith("answer ")
        if job["full"]:
            parts.append(lines)
    return {"decisions": decisions, "digest": made.hexdigest(), "parts": parts}


def main() -> None:
    """Say which program this is, then play jobs until there are no more."""
    print(json.dumps({"program": cardgame_tui.__file__}), flush=True)
    for line in sys.stdin:
        print(json.dumps(_answer_to(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
