"""Scenarios of a refused set-up: a deck, card, variant, option or position, and why it is refused."""

import re
from collections.abc import Iterator, Sequence

from cardgame_tui.content.checking import checked
from cardgame_tui.content.decks import deck_faults, pick_deck
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.scenarios.scenario import ExpectedFault, ScenarioFile
from cardgame_tui.play.rules_in_play import RulesInPlay
from cardgame_tui.play.scenario.scenario_setup import (
    own_decks,
    pick_scenario_variant,
    placed,
    scenario_rules,
    scenario_setup,
)
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value


@value
class Found:
    """A fault of a set-up.

    Args:
        about: what it is about, a word of `ExpectedFault.about`.
        message: what is wrong, without the name of the file.
        shown: the same with its place.
    """

    about: str
    message: str
    shown: str

    @classmethod
    def of(cls, about: str, fault: FileFault) -> "Found":
        """Take a fault of a file."""
        return cls(about, fault.message, str(fault))


def wrong_faults(file: ScenarioFile, ruleset: Ruleset) -> Iterator[str]:
    """Compare the faults of a set-up with those that a scenario expects.

    Each expected fault matches one that is found, and none may be left over: a file that is refused for
    another reason as well does not hold.
    """
    found = list(setup_faults(file, ruleset))
    left = list(found)
    for number, expected in enumerate(file.scenario.fault):
        one = next((each for each in left if _fits(expected, each)), None)
        if one is None:
            place = f"fault {number + 1} (line {file.document.line(('fault', number))})"
            yield f"{place}: {_in_words(expected)} is not found; found: {_listed(found)}"
        else:
            left.remove(one)
    if left:
        yield f"also found: {_listed(left)}"


def setup_faults(file: ScenarioFile, ruleset: Ruleset) -> Iterator[Found]:
    """Yield every fault of a scenario's set-up; a part is only checked when those before it have no faults."""
    try:
        variant = pick_scenario_variant(ruleset, file)
    except ContentError as error:
        yield from _about("variant", error.faults)
        return
    model = ruleset.options_model
    try:
        checked(model, {**(variant.written.options if variant else {}), **file.scenario.options}, file.document)
    except ContentError as error:
        yield from _about("options", error.faults)
        return
    try:
        rules = scenario_rules(ruleset, file)
    except ContentError as error:
        for fault in error.faults:
            yield Found.of("card" if fault.file == file.document.file else "variant", fault)
        return
    except ValueError as error:
        yield from (Found("card", line, line) for line in str(error).splitlines())
        return
    yield from _deck_faults(file, ruleset, rules)
    yield from _start_faults(file, ruleset)


def _deck_faults(file: ScenarioFile, ruleset: Ruleset, rules: RulesInPlay) -> Iterator[Found]:
    try:
        decks = own_decks(ruleset, file)
    except ContentError as error:
        yield from _about("deck", error.faults)
        return
    for word in file.scenario.decks or ():
        if word not in decks:
            try:
                decks[word] = pick_deck(ruleset.id, word, rules.shelf())
            except ContentError as error:
                yield from _about("deck", error.faults)
    for deck in decks.values():
        yield from _about("deck", deck_faults(ruleset, rules.options, deck, rules.cards))


def _start_faults(file: ScenarioFile, ruleset: Ruleset) -> Iterator[Found]:
    if file.scenario.start is None:
        return
    try:
        setup = scenario_setup(ruleset, file)
    except ContentError:
        return  # the faults of its decks, which are found before
    try:
        with placed(file):
            setup.driver(setup.match().next_start())
    except ContentError as error:
        yield from _about("start", error.faults)
    except ValueError as error:
        yield Found("start", str(error), str(error))


def _about(what: str, faults: Sequence[FileFault]) -> Iterator[Found]:
    return (Found.of(what, fault) for fault in faults)


def _fits(expected: ExpectedFault, found: Found) -> bool:
    cited = expected.rule is None or re.search(rf"\b{re.escape(expected.rule)}\b", found.message) is not None
    return found.about == expected.about and cited and all(each in found.message for each in expected.says)


def _in_words(expected: ExpectedFault) -> str:
    rule = f" under {expected.rule}" if expected.rule else ""
    said = f" that says {' and '.join(map(repr, expected.says))}" if expected.says else ""
    return f"a fault of the {expected.about}{rule}{said}"


def _listed(found: Sequence[Found]) -> str:
    return "; ".join(f"{each.about}: {each.shown}" for each in found) or "no fault, it may be played"
