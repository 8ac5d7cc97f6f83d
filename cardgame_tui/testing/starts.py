"""What random duels of a game begin from: its options as they are or turned, and decks, ready or changed."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

from pydantic import ValidationError

from cardgame_tui.content.decks import deck_faults, find_decks
from cardgame_tui.content.option_info import OptionInfo, describe_options, presets
from cardgame_tui.content.options import OptionModel, OptionsT
from cardgame_tui.content.settings import parse_settings
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import DeckList, Start
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

TRIES = 100
"""How often options are drawn until the pool of a game fills decks that are legal under them."""
SPAN = 12
"""How many values of a range are drawn from at the least, from its smallest one up."""

MOST_CHANGES = 12
"""Cards of a ready deck that are exchanged for others at most."""

Fit: TypeAlias = Callable[[OptionModel], bool]
"""Whether options may be played."""
DeckMaker: TypeAlias = Callable[[Ruleset, OptionModel, Chance], DeckList]
"""Makes a random deck that is legal under options."""


class TooFewCardsError(ValueError):
    """The cards do not fill a deck under the options."""


@value
class Base:
    """What a random duel is made from.

    Args:
        options: options that are at the default of their preset, unless they were set.
        decks: the decks that may be played under them, an empty one for a game without decks.
    """

    options: OptionModel
    decks: Sequence[DeckList]


def starts_of(
    ruleset: Ruleset,
    *,
    settings: Sequence[str] = (),
    turn_options: bool = False,
    change_decks: bool = False,
    deck_maker: DeckMaker | None = None,
) -> Callable[[int], Start]:
    """Make what makes starts out of seeds.

    Args:
        ruleset: the game; its ready decks are dealt out at random, those that are legal under the options.
        settings: options that hold in every duel, such as ``edition=rift``.
        turn_options: draw the preset (of Dimensional Rift the edition) where `settings` names none, and set
            some options, in two duels of three, to another of the values they may have.
        change_decks: exchange some cards of the decks for others, in two duels of three.
        deck_maker: makes the decks instead.

    Raises:
        ContentError: when a setting cannot be used.
        ValueError: when none of the game's decks is legal.
    """
    bases = list(_bases(ruleset, settings)) if turn_options else [_base(ruleset, settings)]
    kept = {setting.partition("=")[0] for setting in settings}

    def start_of(seed: int) -> Start:
        chance = Chance(seed)
        base = chance.pick(bases)
        if deck_maker is not None:
            return _with_made_decks(
                ruleset, deck_maker, base.options, seed, chance, kept if turn_options else None
            )
        decks = chance.pick(base.decks), chance.pick(base.decks)
        cards = ruleset.cards_for(base.options)

        def fit(options: OptionModel) -> bool:
            return not any(ruleset.check_deck(deck, options, cards) for deck in decks)

        options = turned(base.options, chance, kept, fit) if turn_options else base.options
        cards = ruleset.cards_for(options)
        if change_decks:
            one, two = (changed_deck(ruleset, options, deck, cards, chance) for deck in decks)
            decks = one, two
        return Start(seed, options, decks, cards=cards)

    return start_of


def changed_deck(
    ruleset: Ruleset, options: OptionModel, deck: DeckList, cards: Mapping[str, Printed], chance: Chance
) -> DeckList:
    """A deck in which some cards are exchanged for others, as far as it stays legal."""
    names = sorted(set(cards) - set(ruleset.tokens))
    for _ in range(chance.below(3) * MOST_CHANGES // 2 if names else 0):
        section = chance.pick(sorted(deck)) if deck else ""
        if not deck.get(section):
            continue
        place = chance.below(len(deck[section]))
        tried = {**deck, section: [*deck[section][:place], chance.pick(names), *deck[section][place + 1 :]]}
        deck = deck if ruleset.check_deck(tried, options, cards) else tried
    return deck


def _with_made_decks(
    ruleset: Ruleset,
    make: DeckMaker,
    usual: OptionModel,
    seed: int,
    chance: Chance,
    kept: Collection[str] | None,
) -> Start:
    """A start with made decks; its options are drawn until the pool fills decks that are legal under them.

    Args:
        ruleset: the game.
        make: makes a deck.
        usual: options that the others are turned away from.
        seed: of the duel.
        chance: draws options and decks.
        kept: names of options that stay, None for all.
    """
    for _ in range(TRIES):
        options = usual if kept is None else turned(usual, chance, kept)
        with suppress(TooFewCardsError):
            decks = make(ruleset, options, chance), make(ruleset, options, chance)
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
    if not legal and (decks or ruleset.check_deck({}, options, cards)):
        under = f" with {', '.join(settings)}" if settings else ""
        raise ValueError(f"no deck of {ruleset.id} may be played{under}")
    return Base(options, legal or [{}])
