"""What a prompt offers and refuses, compared with what a step of a scenario says."""

from collections.abc import Iterator

from cardgame_tui.content.scenarios.choices import Entry
from cardgame_tui.content.scenarios.scenario import Step
from cardgame_tui.engine.prompt import Option
from cardgame_tui.play.asking.orders import asks_priority
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.option_words import words_of
from cardgame_tui.play.scenario.option_matching import (
    Mismatch,
    answer_for,
    describe_options,
    describe_prompt,
    fits,
    means_the_same,
    why_missing,
)


def wrong_offers(driver: Driver, step: Step) -> Iterator[str]:
    """Name what is missing from the offer and, for an exact list, what else is on offer."""
    options = list(driver.prompt.options) if driver.prompt is not None else []
    for entry in (*(step.offers or ()), *step.offers_at_least):
        if not any(fits(driver, option, entry) for option in options):
            yield f"{entry!r} is not on offer{why_missing(driver, entry)}; {describe_prompt(driver)}"
    if step.offers is not None:
        yield from _inexact(driver, options, step.offers)


def _inexact(driver: Driver, options: list[Option], entries: list[Entry]) -> Iterator[str]:
    """Give each entry the options it means: those with exactly the same words."""
    named: dict[frozenset[str], int] = {}
    several: set[frozenset[str]] = set()
    for entry in entries:
        meant = {frozenset(words_of(driver, option)) for option in options if fits(driver, option, entry)}
        if len(meant) > 1:
            several |= meant
            found = [option for option in options if fits(driver, option, entry)]
            shown = describe_options(driver, found)
            yield f"{entry!r} matches several options, and offers needs an entry for each: {shown}"
        for meaning in meant:
            named[meaning] = named.get(meaning, 0) + 1
    more = [option for option in options if frozenset(words_of(driver, option)) not in named]
    if more:
        yield f"also on offer: {describe_options(driver, more)}"
    for meaning, times in named.items():
        there = sum(words_of(driver, option) == meaning for option in options)
        if times > there and meaning not in several:
            yield f"{' | '.join(sorted(meaning))} is on offer {there} times, and offers names it {times} times"


def wrong_lessons(driver: Driver, step: Step) -> Iterator[str]:
    """Name each wrong answer of a lesson that is not on offer or is right, and an order that cannot be given."""
    prompt = driver.prompt
    if prompt is None or step.choose is None:
        return
    if step.order and not asks_priority(prompt):
        yield f"order: no order can pass this question; {describe_prompt(driver)}"
    for each in step.wrong:
        try:
            wrong, right = (answer_for(driver, prompt, choice) for choice in (each.choose, step.choose))
            if means_the_same(driver, prompt, wrong, right):
                yield f"wrong: {each.choose!r} is the right answer"
        except Mismatch as mismatch:
            yield f"wrong: {mismatch}"


def wrong_refusals(driver: Driver, step: Step) -> Iterator[str]:
    """Name what should be refused but is on offer, and what is refused for another reason."""
    options = driver.prompt.options if driver.prompt is not None else ()
    for entry in step.refused:
        if any(fits(driver, option, entry) for option in options):
            yield f"{entry!r} is on offer; {describe_prompt(driver)}"
    rules = step.because if len(step.because) > 1 else step.because * len(step.refused)
    for entry, rule in zip(step.refused, rules, strict=False):
        yield from _wrong_reason(driver, entry, rule)


def _wrong_reason(driver: Driver, entry: Entry, rule: str) -> Iterator[str]:
    refused = list(driver.duel.why_not())
    reasons = [refusal for option, refusal in refused if fits(driver, option, entry)]
    if any(refusal.rule == rule for refusal in reasons):
        return
    if reasons:
        given = "; ".join(sorted({str(refusal) for refusal in reasons}))
        yield f"{entry!r} is refused for another reason than {rule}: {given}"
        return
    known = describe_options(driver, (option for option, _ in refused))
    yield f"no reason is given why {entry!r} is not on offer; reasons are given for: {known}"
