"""What random duels of a game begin from: its decks in every pairing, and its options as they are or turned."""

from collections.abc import Callable, Sequence
from typing import Any

from cardgame_tui.content.decks import find_decks
from cardgame_tui.content.options import OptionModel, describe
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import DeckList, Start
from cardgame_tui.engine.ruleset import Ruleset


def starts_of(ruleset: Ruleset, *, turn_options: bool = False) -> Callable[[int], Start]:
    """Make what makes starts out of seeds.

    Args:
        ruleset: the game; its bundled decks are dealt out at random.
        turn_options: set some options, in two duels of three, to another of the values they list.
    """
    decks: Sequence[DeckList] = [deck.sections for deck in find_decks(ruleset.id).decks] or [{}]

    def start_of(seed: int) -> Start:
        chance = Chance(seed)
        options = ruleset.options_model()
        if turn_options:
            options = turned(options, chance)
        return Start(seed, options, (chance.pick(decks), chance.pick(decks)), cards=ruleset.cards)

    return start_of


def turned(options: OptionModel, chance: Chance) -> OptionModel:
    """Set none, about a quarter or about half of the options to values drawn from those they list."""
    often = chance.below(3)
    values: dict[str, Any] = options.model_dump()
    for knob in describe(type(options)):
        if knob.choices and chance.below(4) < often:
            values[knob.name] = chance.pick(knob.choices)
    return type(options)(**values)
