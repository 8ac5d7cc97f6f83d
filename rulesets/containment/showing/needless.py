"""Options that no player takes who thinks."""

from collections.abc import Collection

from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.needless import done_again
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.verbs.deciding import ExtraTurn


def needless(duel: ContainmentDuel, seat: int, prompt: Prompt) -> Collection[int]:
    """Another turn for a seat that has nothing on its site to do anything with.

    Args:
        duel: the duel.
        seat: who is asked.
        prompt: the open prompt.
    """
    again = done_again(duel, seat, prompt)
    if prompt.ask != "priority" or duel.site(seat):
        return again
    return {*again, *[index for index, option in enumerate(prompt.options) if _gives_a_turn(duel, option)]}


def _gives_a_turn(duel: ContainmentDuel, option: Option) -> bool:
    if option.card is None or option.key != "play":
        return False
    ability = duel.cards[option.card].printed.program.played
    return ability is not None and any([isinstance(effect, ExtraTurn) for effect in ability.effects])
