"""A scenario file as a set-up: the table it opens at, to be run by steps or played by people."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from cardgame_tui.content.decks import Deck, pick_deck
from cardgame_tui.content.faults import ContentError, FileFault, quoted
from cardgame_tui.content.positions import located
from cardgame_tui.content.scenarios.scenario import ScenarioFile
from cardgame_tui.content.settings import check_options, parse_settings
from cardgame_tui.content.shelf import is_path
from cardgame_tui.content.variants import Variant, pick_variant
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.limits import MOST_FAULTS
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.rules_in_play import RulesInPlay, rules_of_variant, variant_tables
from cardgame_tui.play.scenario.option_matching import Mismatch, answer_for, describe_prompt
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset


def scenario_setup(ruleset: Ruleset, file: ScenarioFile, settings: Sequence[str] = ()) -> Setup:
    """Make the set-up of a scenario. `Setup.driver` then opens its position.

    Args:
        ruleset: the scenario's game.
        file: the scenario.
        settings: changes to its options, such as ``hp=3``.

    Raises:
        ContentError: with all faults of its options, cards or decks.
        ValueError: with all faults of its cards' texts.
    """
    scenario = file.scenario
    rules = scenario_rules(ruleset, file, settings)
    changed = [] if rules.variant is None else variant_tables(ruleset, rules.variant)
    return Setup(
        ruleset=ruleset,
        options=rules.options,
        cards=rules.cards,
        decks=_decks(file, rules),
        seed=scenario.seed,
        position=scenario.start,
        random=scenario.outcomes,
        own_cards=[*changed, *scenario.card],
    )


def scenario_rules(ruleset: Ruleset, file: ScenarioFile, settings: Sequence[str] = ()) -> RulesInPlay:
    """Read the options and cards of a scenario: its own over those of its variant.

    Raises:
        ContentError: with all faults of its options, variant or cards.
        ValueError: with all faults of its cards' texts.
    """
    scenario = file.scenario
    model = ruleset.options_model
    variant = pick_scenario_variant(ruleset, file)
    if variant is None:
        options = parse_settings(
            model, settings, check_options(model, scenario.options, file.document, ("options",))
        )
        return RulesInPlay(ruleset, options, file.cards(ruleset, options))
    together = {**variant.written.options, **scenario.options}
    check_options(model, together, file.document, ("options",))
    changed = variant.written.model_copy(update={"options": together})
    rules = rules_of_variant(ruleset, replace(variant, written=changed), settings)
    return replace(rules, cards=file.cards(ruleset, rules.options, rules.cards), variant=variant)


def pick_scenario_variant(ruleset: Ruleset, file: ScenarioFile) -> Variant | None:
    """Read the variant a scenario is played in, None for the game as it is.

    Raises:
        ContentError: when it is missing, has faults, or is of another game.
    """
    word = file.scenario.variant
    if not word:
        return None
    folder = Path(file.document.file).parent
    return pick_variant(ruleset.id, str(folder / word) if is_path(word) else word)


@contextmanager
def placed(file: ScenarioFile) -> Iterator[None]:
    """Give faults of a position, at most `MOST_FAULTS`, their file and line; leave all others unchanged."""
    try:
        yield
    except ContentError as error:
        raise ContentError(located(error.faults[:MOST_FAULTS], file.document)) from None


def opening(file: ScenarioFile, driver: Driver) -> tuple[Answer, ...]:
    """Give the steps before people take over: those that the scenario names with ``opens_after``.

    Args:
        file: the scenario.
        driver: a duel at its position.

    Returns:
        The answers that were given.

    Raises:
        ContentError: naming the step that cannot be given.
    """
    scenario = file.scenario
    answers = []
    for number, step in enumerate(scenario.step[: scenario.opens_after]):
        if driver.prompt is None or step.choose is None:
            raise _fault(file, ("step", number), f"gives no answer; {describe_prompt(driver)}")
        try:
            answers.append(answer_for(driver, driver.prompt, step.choose))
        except Mismatch as mismatch:
            raise _fault(file, ("step", number), str(mismatch)) from mismatch
        driver.answer(answers[-1])
    return tuple(answers)


def _fault(file: ScenarioFile, path: tuple[str | int, ...], words: str) -> ContentError:
    document = file.document
    return ContentError([FileFault(document.file, document.line(path), str(path[0]), words)])


def _decks(file: ScenarioFile, rules: RulesInPlay) -> tuple[DeckList, DeckList]:
    """The decks of a scenario; they need not be legal, but every card in them must exist."""
    own = own_decks(rules.ruleset, file)
    words = file.scenario.decks or ()
    picked = {word: own.get(word) or pick_deck(rules.ruleset.id, word, rules.shelf()) for word in words}
    decks = {**own, **picked}.values()
    if faults := [fault for deck in decks for fault in _deck_faults(deck, rules)]:
        raise ContentError(faults)
    if unplayed := [deck for name, deck in own.items() if name not in words]:
        found = "nobody plays this deck: name it in decks"
        raise ContentError([deck.document.fault((*deck.path, "name"), found) for deck in unplayed])
    if not words:
        _check_no_set_up(file, rules)
        return {}, {}
    first, second = words
    return picked[first].sections, picked[second].sections


def _deck_faults(deck: Deck, rules: RulesInPlay) -> Iterator[FileFault]:
    """Cards that do not exist, and sections that no deck of the game has, which are a fault even when empty."""
    yield from deck.unknown_cards(rules.cards)
    ruleset, options, cards = rules.ruleset, rules.options, rules.cards
    known = ruleset.check_deck({}, options, cards)
    for section in deck.sections:
        for fault in ruleset.check_deck({section: ()}, options, cards):
            if fault not in known:
                yield deck.document.fault((*deck.path, "sections", section), f"{fault.message} ({fault.rule})")


def _check_no_set_up(file: ScenarioFile, rules: RulesInPlay) -> None:
    """Make sure that no duel of a scenario without decks begins with its set-up, if the game needs decks for it.

    Raises:
        ContentError: when one does.
    """
    if not rules.ruleset.check_deck({}, rules.options, rules.cards):
        return
    scenario, document = file.scenario, file.document
    words = 'begins with its set-up, which needs decks: add decks = ["...", "..."]'
    if scenario.start is None:
        raise ContentError([document.fault(("decks",), f"is missing: without [start] the duel {words}")])
    for number, step in enumerate(scenario.step):
        if (step.duel or 1) > 1:
            raise ContentError([document.fault(("step", number, "duel"), f"duel {step.duel} {words}")])


def own_decks(ruleset: Ruleset, file: ScenarioFile) -> dict[str, Deck]:
    """The decks that a scenario defines, by name.

    Raises:
        ContentError: when two have the same name.
    """
    decks: dict[str, Deck] = {}
    for number, table in enumerate(file.scenario.deck):
        if table.name in decks:
            found = f"another deck is already called {quoted(table.name)}"
            raise ContentError([file.document.fault(("deck", number, "name"), found)])
        decks[table.name] = table.deck(table.name, ruleset.id, {}, file.document, ("deck", number))
    return decks
