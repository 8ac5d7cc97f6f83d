"""Options by the words of a scenario: which option is meant, and which answer that is."""

import re
from collections.abc import Iterable

from cardgame_tui.content.faults import nearest
from cardgame_tui.content.scenarios.choices import Choice, Entry
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.option_words import words_of

_NUMBER = re.compile(r"#([1-9]\d{0,3})")
"""Which of several options with the same words is meant, in the order in which they are offered."""


class Mismatch(Exception):  # noqa: N818 - an expectation that does not hold
    """A step of a scenario does not fit the open prompt; the message names both."""


def fits(driver: Driver, option: Option, entry: Entry) -> bool:
    """Whether all words of an entry fit an option."""
    wanted = entry if isinstance(entry, list) else [entry]
    return {str(word).casefold() for word in wanted} <= words_of(driver, option)


def describe_options(driver: Driver, options: Iterable[Option]) -> str:
    """Say what is on offer, each option with all its words."""
    return "; ".join(" | ".join(sorted(words_of(driver, option))) for option in options) or "nothing"


def describe_prompt(driver: Driver) -> str:
    """Say which prompt is open and what it offers."""
    prompt = driver.prompt
    if prompt is None:
        return f"nothing is asked, the duel is over: {driver.result}"
    who = "both seats are" if prompt.secret else f"seat {prompt.seat} is"
    offered = describe_options(driver, prompt.options)
    return f"{who} asked {prompt.ask!r} ({prompt.rule}) and offered: {offered}"


def why_missing(driver: Driver, entry: Entry) -> str:
    """Say why no option matches an entry: its refusal, or the nearest word; empty when neither is known."""
    refused = list(driver.duel.why_not())
    reasons = sorted({str(refusal) for option, refusal in refused if fits(driver, option, entry)})
    if reasons:
        return f", it is refused: {'; '.join(reasons)}"
    offered = driver.prompt.options if driver.prompt is not None else ()
    of_offered = _words(driver, offered)
    known = of_offered | _words(driver, (option for option, _ in refused))
    cards = (*driver.duel.cards, *driver.duel.start.cards.values())
    names = {card.name.casefold(): card.name for card in cards}
    for word in entry if isinstance(entry, list) else [entry]:
        folded = str(word).casefold()
        if folded in names and folded not in known:
            return ""
        if folded not in known and (close := nearest(folded, [*known, *names], rather=of_offered)):
            return f"; did you mean {names.get(close, close)!r}?"
    return ""


def _words(driver: Driver, options: Iterable[Option]) -> set[str]:
    """All words of some options."""
    return {word for option in options for word in words_of(driver, option)}


def answer_for(driver: Driver, prompt: Prompt, choice: Choice) -> Answer:
    """Work out the answer a scenario's ``choose`` means.

    A prompt for one option takes an entry. One for several, or for an order, takes a list with an entry for
    each; a secret one a list of two entries, seat 1's first.

    Raises:
        Mismatch: when an entry matches no option or several that differ, or the number of entries is wrong.
    """
    if prompt.single:
        entry: Entry = [_word(each) for each in choice] if isinstance(choice, list) else _word(choice)
        return _pick(driver, prompt, entry, set())
    entries = list(choice) if isinstance(choice, list) else [_word(choice)]
    taken: set[int] = set()
    picked: list[int] = []
    for each in entries:
        index = _pick(driver, prompt, each, set() if prompt.secret else taken)
        taken.add(index)
        picked.append(index)
    answer = tuple(picked)
    if fault := prompt.fault(answer):
        raise Mismatch(f"choose {choice!r}: {fault}; {describe_prompt(driver)}")
    return answer


def means_the_same(driver: Driver, prompt: Prompt, one: Answer, other: Answer) -> bool:
    """Whether two answers pick options of the same words, in the same order where the order counts."""
    return _meaning(driver, prompt, one) == _meaning(driver, prompt, other)


def _meaning(driver: Driver, prompt: Prompt, answer: Answer) -> list[list[str]]:
    picked = [answer] if isinstance(answer, int) else list(answer)
    words = [sorted(words_of(driver, prompt.options[index])) for index in picked]
    return words if prompt.ordered or prompt.secret else sorted(words)


def _word(entry: object) -> str | int:
    if not isinstance(entry, str | int):
        raise Mismatch(f"choose: {entry!r} is a list, but one option is asked for")
    return entry


def _pick(driver: Driver, prompt: Prompt, entry: Entry, taken: set[int]) -> int:
    """Find the one option an entry means; several with the same words count as one, unless it has a number."""
    entry, number = _numbered(entry)
    fitting = [index for index, option in enumerate(prompt.options) if fits(driver, option, entry)]
    found = fitting[number - 1 : number] if number else fitting
    found = [index for index in found if index not in taken]
    if not found:
        raise Mismatch(f"no option matches {entry!r}{why_missing(driver, entry)}; {describe_prompt(driver)}")
    compared = fitting if number else found
    meanings = {frozenset(words_of(driver, prompt.options[index])) for index in compared}
    if len(meanings) > 1:
        several = describe_options(driver, (prompt.options[index] for index in compared))
        raise Mismatch(f"{entry!r} matches several options: {several}")
    return found[0]


def _numbered(entry: Entry) -> tuple[Entry, int]:
    """The words of an entry without its number, such as ``#2``, and that number; 0 without one."""
    if isinstance(entry, list) and len(entry) > 1 and (number := _NUMBER.fullmatch(str(entry[-1]))):
        return entry[:-1], int(number[1])
    return entry, 0
