"""A scenario file as a set-up: the table it opens at, to be run by steps or played by people."""

from collections.abc import Sequence
from typing import Any

from cardgame_tui.content.decks import pick_deck
from cardgame_tui.content.options import check_options, parse_settings
from cardgame_tui.content.scenario import ScenarioFile
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.engine.ruleset import Ruleset
from cardgame_tui.play.setup import Setup


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
    written: Any = check_options(ruleset.options_model, scenario.options, file.document, ("options",))
    options = parse_settings(ruleset.options_model, settings, written)
    return Setup(
        ruleset=ruleset,
        options=options,
        cards=file.cards(ruleset, options),
        decks=_decks(ruleset, file),
        seed=scenario.seed,
        position=scenario.start,
        random=scenario.random,
        own_cards=scenario.card,
    )


def _decks(ruleset: Ruleset, file: ScenarioFile) -> tuple[DeckList, DeckList]:
    if file.scenario.decks is None:
        return {}, {}
    own = {table.name: table.deck(table.name, ruleset.id, {}, file.document) for table in file.scenario.deck}
    first, second = (own.get(word) or pick_deck(ruleset.id, word) for word in file.scenario.decks)
    return first.sections, second.sections
