"""What makes a scenario unusable before it is played: rules, questions, phases and facts that do not exist."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from cardgame_tui.content.faults import FileFault, nearest, quoted
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.content.scenarios.expected import Compared
from cardgame_tui.content.scenarios.scenario import ScenarioFile
from cardgame_tui.content.toml.document import KeyPath
from cardgame_tui.engine.duel import Duel
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.facts import FactReader
from cardgame_tui.testing.scenarios.vocabulary import Vocabulary


def unknown_words(file: ScenarioFile, ruleset: Ruleset) -> Iterator[str]:
    """Name every rule, question and phase that the game does not have, with its line and the nearest."""
    rules = _rule_numbers(ruleset)
    for path, rule in _cited(file):
        if rule not in rules:
            found = f"{rule} is not in the rulebook of {ruleset.id}"
            yield str(file.document.fault(path, found, nearest=nearest(rule, rules)))
    wording = ruleset.wording
    for number, step in enumerate(file.scenario.step):
        yield from _unless_known(file, ("step", number, "ask"), "question", step.ask, wording.asks)
        yield from _unless_known(file, ("step", number, "phase"), "phase", step.phase, wording.phases)


@lru_cache(maxsize=8)
def _rule_numbers(ruleset: Ruleset) -> frozenset[str]:
    """The numbers in the rulebook of a game, which is read once however many scenarios cite it."""
    return frozenset(load_rulebook(ruleset.rulebook).rules)


def unknown_facts(file: ScenarioFile, reader: FactReader, duel: Duel) -> Iterator[str]:
    """Name every fact that the game does not have, with its line and the nearest."""
    for path, facts in file.scenario.all_facts:
        for fact in facts:
            if not reader.knows(duel, fact):
                line = file.fact_line(path, fact)
                yield str(FileFault(file.document.file, line, fact, reader.unknown(duel, fact)))


def unknown_names(file: ScenarioFile, driver: Driver) -> Iterator[str]:
    """Name every card of an event, and value that a fact must not have, that nothing mentions, with its line."""
    words = Vocabulary(driver)
    for number, moment in enumerate(file.scenario.event):
        for complaint in words.unknown(moment.card or []):
            yield str(file.document.fault(("event", number, "card"), complaint))
    for path, facts in file.scenario.all_facts:
        for fact, expected in facts.items():
            for name in expected.names() if isinstance(expected, Compared) else ():
                for complaint in words.unmentioned(name):
                    yield str(FileFault(file.document.file, file.fact_line(path, fact), fact, complaint))


def _cited(file: ScenarioFile) -> Iterable[tuple[KeyPath, str]]:
    """Every rule number of a scenario, with its path."""
    scenario = file.scenario
    yield from ((("cites",), rule) for rule in scenario.cites)
    for number, step in enumerate(scenario.step):
        yield from ((("step", number, "because"), rule) for rule in step.because)
        yield from ((("step", number, "wrong", place, "rule"), each.rule) for place, each in enumerate(step.wrong))
        if step.rule is not None:
            yield ("step", number, "rule"), step.rule
    yield from ((("event", number, "rule"), expected.rule) for number, expected in enumerate(scenario.event))
    for number, fault in enumerate(scenario.fault):
        if fault.rule is not None:
            yield ("fault", number, "rule"), fault.rule
    yield from ((("expect", "logged"), rule) for rule in scenario.logged)


def _unless_known(
    file: ScenarioFile, path: KeyPath, kind: str, word: str | None, known: Mapping[str, str]
) -> Iterator[str]:
    if word is not None and known and word not in known:
        found = f"this game has no {kind} {quoted(word)}"
        yield str(file.document.fault(path, found, ", ".join(filter(None, known)), nearest(word, known)))
