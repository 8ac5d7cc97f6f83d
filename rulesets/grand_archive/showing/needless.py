"""Options that no player takes who thinks."""

from collections.abc import Collection

from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.needless import done_again
from rulesets.grand_archive.cards.program import Ability
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.verbs.effects.ending import EndCombat
from rulesets.grand_archive.verbs.players.searching import Glimpse


def needless(duel: ArchiveDuel, seat: int, prompt: Prompt) -> Collection[int]:
    """What ends the seat's own combat, and a glimpse in answer to what the seat itself does.

    Args:
        duel: the duel.
        seat: who is asked.
        prompt: the open prompt.
    """
    combat, stack = duel.combat, duel.stack
    own_combat = combat is not None and combat.seat == seat
    own_item = bool(stack) and stack[-1].controller == seat
    if not (own_combat or own_item):
        return ()
    found = [
        index
        for index, option in enumerate(prompt.options)
        if (effects := _effects(duel, option))
        and ((own_combat and EndCombat in effects) or (own_item and effects == {Glimpse}))
    ]
    return {*done_again(duel, seat, prompt), *found}


def _effects(duel: ArchiveDuel, option: Option) -> set[type]:
    """What an option with a card does, as the kinds of its effects; empty for other options."""
    if option.card is None or option.key not in ("play", "ability"):
        return set()
    ability = option.value if option.key == "ability" else duel.cards[option.card].printed.program.played
    if not isinstance(ability, Ability):
        return set()
    return {type(effect) for part in ability.parts for mode in part.modes for effect in mode.effects}
