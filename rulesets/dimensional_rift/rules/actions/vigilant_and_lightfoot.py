"""Vigilant and Lightfoot: a Strike after a Move Action, and a Move Action after a Strike (DR-168)."""

from collections.abc import Callable, Iterator

from cardgame_tui.engine.asking import NO, choose_judged
from cardgame_tui.engine.prompt import Judged, Option, Script, shared_option
from rulesets.dimensional_rift.cards.keywords import Common, Keyword
from rulesets.dimensional_rift.rules.actions.declaring import declare_action, refuse_action
from rulesets.dimensional_rift.rules.actions.moves import move, refuse_move
from rulesets.dimensional_rift.rules.actions.pray_and_operate import act_instead, judge_instead
from rulesets.dimensional_rift.state.card import RiftCard, in_play, is_face_up_creature
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import has


def take_move(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Take a Move Action, after which a Vigilant creature, and no artifact, may Attack at once (DR-31, DR-168)."""
    yield from move(duel, card)
    if is_face_up_creature(card) and has(duel, card, Keyword.VIGILANT):
        option = yield from _pick(duel, card, "vigilant", _attacks)
        if option.key == "action":
            yield from declare_action(duel, card, duel.common.actions[Common.STRIKE])
        elif option is not NO:
            yield from act_instead(duel, card, option.key, of_move=False)


def move_after_attack(duel: RiftDuel, card: RiftCard) -> Script[None]:
    """Let a Lightfoot creature take a Move Action after its Strike (DR-168)."""
    if in_play(card) and has(duel, card, Keyword.LIGHTFOOT):
        option = yield from _pick(duel, card, "lightfoot", _moves)
        if option.key == "move":
            yield from take_move(duel, card)
        elif option is not NO:
            yield from act_instead(duel, card, option.key, of_move=True)


def _attacks(duel: RiftDuel, card: RiftCard) -> Iterator[Judged]:
    strike = duel.common.actions[Common.STRIKE]
    yield shared_option("action", card.id, None, strike), refuse_action(duel, card, strike)
    yield from judge_instead(duel, card, of_move=False)


def _moves(duel: RiftDuel, card: RiftCard) -> Iterator[Judged]:
    yield shared_option("move", card.id), refuse_move(duel, card)
    yield from judge_instead(duel, card, of_move=True)


def _pick(
    duel: RiftDuel, card: RiftCard, ask: str, judge: Callable[[RiftDuel, RiftCard], Iterator[Judged]]
) -> Script[Option]:
    """Ask for one of the options that nothing forbids; `NO` without one, or when the player declines."""
    if all(refusal for _, refusal in judge(duel, card)):
        return NO
    option = yield from choose_judged(
        duel, card.owner, ask, "DR-168", lambda: judge(duel, card), none=NO, card=card
    )
    return option or NO
