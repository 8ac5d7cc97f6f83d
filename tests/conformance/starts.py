"""What random duels of a game begin from: its options as they are or turned, and decks, ready or random."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from pydantic import ValidationError

from cardgame_tui.content.decks import deck_faults, find_decks
from cardgame_tui.content.option_info import OptionInfo, describe_options, presets
from cardgame_tui.content.options import OptionModel, OptionsT
from cardgame_tui.content.settings import parse_settings
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import DeckList, Start
from cardgame_tui.ruleset import Ruleset
from tests.conformance.random_decks import TooFewCardsError, random_deck

TRIES = 100
"""How often options are drawn until the pool of a game fills decks that are legal under them."""
SPAN = 12
"""How many values of a range are drawn from at the least, from its smallest one up."""

Fit: TypeAlias = Callable[[OptionModel], bool]
"""Whether options may be played."""


@dataclass(frozen=True, slots=True)
class Base:
    """What a random duel is made from.

    Args:
        options: options that are at the default of their preset, unless they were set.
        decks: the decks that may be played under them, an empty one for a game without decks.
    """

    options: OptionModel
    decks: Sequence[DeckList]


def starts_of(
    ruleset: Ruleset, *, settings: Sequence[str] = (), turn_options: bool = False, random_decks: bool = False
) -> Callable[[int], Start]:
    """Make what makes starts out of seeds.

    Args:
        ruleset: the game; its ready decks are dealt out at random, those that are legal under the options.
        settings: options that hold in every duel, such as ``edition=rift``.
        turn_options: draw the preset (of Dimensional Rift the edition) where `settings` names none, and set
            some options, in two duels of three, to another of the values they may have.
        random_decks: make random legal decks out of the pool instead.

    Raises:
        ContentError: when a setting cannot be used.
        ValueError: when none of the game's decks is legal.
    """
    bases = list(_bases(ruleset, settings)) if turn_options else [_base(ruleset, settings)]
    kept = {setting.partition("=")[0] for setting in settings}

    def start_of(seed: int) -> Start:
        chance = Chance(seed)
        base = chance.pick(bases)
        if random_decks:
            return _with_random_decks(ruleset, base.options, seed, chance, kept if turn_options else None)
        decks = chance.pick(base.decks), chance.pick(base.decks)
        cards = ruleset.cards_for(base.options)

        def fit(options: OptionModel) -> bool:
            return not any(ruleset.check_deck(deck, options, cards) for deck in decks)

        options = turned(base.options, chance, kept, fit) if turn_options else base.options
        return Start(seed, options, decks, cards=ruleset.cards_for(options))

    return start_of


def _with_random_decks(
    ruleset: Ruleset, usual: OptionModel, seed: int, chance: Chance, kept: Collection[str] | None
) -> Start:
    """A start with random decks; its options are drawn until the pool fills decks that are legal under them.

    Args:
        ruleset: the game.
        usual: options that the others are turned away from.
        seed: of the duel.
        chance: draws options and decks.
        kept: names of options that stay, None for all.
    """
    for _ in range(TRIES):
        options = usual if kept is None else turned(usual, chance, kept)
        with suppress(TooFewCardsError):
            decks = random_deck(ruleset, options, chance), random_deck(ruleset, options, chance)
            return Start(seed, options, decks, cards=ruleset.cards_for(options))
    raise ValueError(f"the pool of {ruleset.id} fills no deck")


def preset_settings(model: type[OptionModel]) -> list[tuple[str, ...]]:
    """What sets each preset of a game, such as ``edition=rift``; nothing to set for a game without."""
    return [(f"{model.PRESET_BY}={preset}",) for preset in presets(model)] or [()]


def turned(
    options: OptionsT, chance: Chance, kept: Collection[str] = (), fit: Fit = lambda options: True
) -> OptionsT:
    """Set none, about a quarter or about half of the options to values drawn from those they may have.

    The preset stays, for it is what the others are turned away from, and so do the options whose names are kept
    and those whose new value does not go with the others.

    Args:
        options: what they are turned away from.
        chance: draws them.
        kept: names of options that stay.
        fit: whether options may be played, such as whether the decks are legal under them.
    """
    often = chance.below(3)
    for info in describe_options(type(options)):
        values = values_of(info)
        if info.name in (options.PRESET_BY, *kept) or not values or chance.below(4) >= often:
            continue
        other = _with(options, info.name, chance.pick(values))
        options = other if fit(other) else options
    return options


def values_of(info: OptionInfo) -> Sequence[object]:
    """What an option is turned to: any of the values it lists, or of a range what is not far from its default."""
    if info.choices or info.least is None or info.most is None:
        return info.choices
    assert isinstance(info.default, int)
    return range(info.least, min(info.most, max(2 * info.default, info.least + SPAN)) + 1)


def _with(options: OptionsT, name: str, value: object) -> OptionsT:
    """The options with another value, or as they are where the model refuses it."""
    try:
        return type(options)(**{**options.model_dump(), name: value})
    except ValidationError:
        return options


def _bases(ruleset: Ruleset, settings: Sequence[str]) -> Iterator[Base]:
    """One base for each preset; only one where the settings name it."""
    seen: list[OptionModel] = []
    for preset in preset_settings(ruleset.options_model):
        base = _base(ruleset, (*preset, *settings))
        if base.options not in seen:
            seen.append(base.options)
            yield base


def _base(ruleset: Ruleset, settings: Sequence[str]) -> Base:
    options = parse_settings(ruleset.options_model, settings)
    decks, cards = find_decks(ruleset.id).decks, ruleset.cards_for(options)
    legal = [deck.sections for deck in decks if not deck_faults(ruleset, options, deck, cards)]
    if decks and not legal:
        raise ValueError(f"no deck of {ruleset.id} may be played with {', '.join(settings)}")
    return Base(options, legal or [{}])
