"""Options that no player takes who thinks."""

from collections.abc import Collection

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.needless import done_again
from rulesets.dimensional_rift.cards.program import Ability, Trigger
from rulesets.dimensional_rift.state.board import GRID, Facing
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import targeting
from rulesets.dimensional_rift.verbs.damage import Destroy
from rulesets.dimensional_rift.verbs.mana import Move


def needless(duel: RiftDuel, seat: int, prompt: Prompt) -> Collection[int]:
    """What turns a card to where it points, moves mana between cards that have no use for it, or destroys nothing.

    Args:
        duel: the duel.
        seat: who is asked.
        prompt: the open prompt.
    """
    again = done_again(duel, seat, prompt)
    return {*again, *[index for index, option in enumerate(prompt.options) if _is(duel, seat, prompt, option)]}


def _is(duel: RiftDuel, seat: int, prompt: Prompt, option: Option) -> bool:
    if isinstance(option.value, Facing):
        return _turns_nothing(duel, prompt, option.value)
    if option.card is None:
        return False
    card = duel.cards[option.card]
    if option.key == "summon":
        return _destroys_nothing(duel, seat, card)
    return option.key == "activate" and isinstance(option.value, Ability) and _moves_idly(duel, card, option.value)


def _turns_nothing(duel: RiftDuel, prompt: Prompt, facing: Facing) -> bool:
    """Whether a card that stays in its zone would point where it points already."""
    if prompt.card is None or prompt.word:
        return False
    card = duel.cards[prompt.card]
    return card.face_up and place_of(card) in range(len(GRID)) and card.turns == facing.turns


def _destroys_nothing(duel: RiftDuel, seat: int, card: RiftCard) -> bool:
    """Whether all that a card does as it is summoned is to destroy others, and the other player has none."""
    effects = [
        each for ability in card.printed.program.triggers.get(Trigger.SUMMONED, ()) for each in ability.effects
    ]
    if not effects or not card.printed.is_scroll or not all([isinstance(each, Destroy) for each in effects]):
        return False
    return not duel.side(other(seat)).cards


def _moves_idly(duel: RiftDuel, card: RiftCard, ability: Ability) -> bool:
    """Whether an ability only moves mana, between cards that have no use for mana of their own."""
    if not all([isinstance(each, Move) for each in ability.effects]):
        return False
    bits = targeting(duel, card)
    reached = [zone.cards[0] for zone in duel.zones[: len(GRID)] if zone.cards and bits >> zone.id & 1]
    return not any([_uses_mana(duel, each) for each in (card, *reached)])


def _uses_mana(duel: RiftDuel, card: RiftCard) -> bool:
    """Whether mana on a card does something that mana on another card of its player does not."""
    program = card.printed.program
    own = [each for each in (*program.activations, *program.slow_activations) if each.price.own]
    return not card.face_up or card in duel.side(card.owner).creatures or bool(own or program.thresholds)
