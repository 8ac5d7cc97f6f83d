"""What a text says that cannot be read: the players carry it out by hand (DR-197)."""

from functools import partial
from typing import ClassVar

from cardgame_tui.engine import by_hand
from cardgame_tui.engine.by_hand import Deed, Done
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.zone import Zone
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.rules.steps import counters, lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb
from rulesets.dimensional_rift.state.board import BATTLEFIELD
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.verbs.moving import refuse_to_lie

RULE = "DR-197"


@value
class ByHand(Verb):
    """Words that are not read; its player says what happens, and the other player agrees (DR-197)."""

    PHRASES: ClassVar = ("by hand {words}",)
    words: str

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Let the players carry it out."""
        return by_hand.carry_out(duel, DEEDS, item.controller, item.source, RULE, self.words)


def _face_up(duel: RiftDuel) -> list[RiftCard]:
    return [card for card in duel.on_battlefield() if in_play(card)]


def _creatures(duel: RiftDuel) -> list[RiftCard]:
    return [card for card in _face_up(duel) if card.printed.kind == "creature"]


def _zones_for(duel: RiftDuel, card: RiftCard | None) -> list[Zone]:
    """The empty zones where a card may lie, and its owner's hand."""
    assert card is not None
    places = [duel.zones[number] for number in BATTLEFIELD]
    hand = [] if card.printed is duel.common.token or card.printed.fabled else [duel.pile(card.owner, "hand")]
    return [zone for zone in places if refuse_to_lie(card, zone) is None] + hand


def _move(duel: RiftDuel, done: Done[RiftCard]) -> None:
    assert done.zone is not None
    if done.zone.kind == "hand":
        lifecycle.put_back(duel, done.whom, "hand", RULE)
    else:
        lifecycle.relocate(duel, done.whom, done.zone, RULE)


def _hp(duel: RiftDuel, done: Done[RiftCard], *, gain: bool, others: bool) -> None:
    change = counters.gain_hp if gain else counters.lose_hp
    change(duel, other(done.seat) if others else done.seat, done.number, RULE)


def _draw(duel: RiftDuel, done: Done[RiftCard], *, others: bool) -> None:
    for _ in range(done.number):
        lifecycle.draw(duel, other(done.seat) if others else done.seat, RULE)


def _lose_mana(duel: RiftDuel, done: Done[RiftCard]) -> None:
    counters.lose_mana(duel, done.whom, min(done.number, done.whom.mana))


def _afflict(duel: RiftDuel, done: Done[RiftCard], *, keyword: Keyword) -> None:
    counters.afflict(duel, done.whom, keyword, "")


DEEDS = (
    Deed("by_hand_draw", partial(_draw, others=False), counted=True),
    Deed("by_hand_other_draws", partial(_draw, others=True), counted=True),
    Deed("by_hand_gain", partial(_hp, gain=True, others=False), counted=True),
    Deed("by_hand_other_gains", partial(_hp, gain=True, others=True), counted=True),
    Deed("by_hand_lose", partial(_hp, gain=False, others=False), counted=True),
    Deed("by_hand_other_loses", partial(_hp, gain=False, others=True), counted=True),
    Deed(
        "by_hand_damage",
        lambda duel, it: counters.deal_damage(duel, it.whom, it.number, RULE),
        _creatures,
        counted=True,
    ),
    Deed("by_hand_heal", lambda duel, it: counters.heal(duel, it.whom, it.number), _creatures, counted=True),
    Deed("by_hand_destroy", lambda duel, it: lifecycle.destroy(duel, [it.whom], RULE), _face_up),
    Deed("by_hand_move", _move, _face_up, _zones_for),
    Deed(
        "by_hand_collect",
        lambda duel, it: counters.collect(duel, it.whom, it.number, RULE),
        _face_up,
        counted=True,
    ),
    Deed("by_hand_spend", _lose_mana, _face_up, counted=True),
    Deed("by_hand_prone", partial(_afflict, keyword=Keyword.PRONE), _creatures),
    Deed("by_hand_weaken", partial(_afflict, keyword=Keyword.WEAKENED), _creatures),
    Deed("by_hand_cleanse", lambda duel, it: counters.cleanse(duel, it.whom, RULE), _face_up),
)
"""What players may carry out by hand."""
