"""What a text says that cannot be read: the players carry it out by hand (CT-126)."""

from typing import ClassVar

from cardgame_tui.engine import by_hand
from cardgame_tui.engine.by_hand import Deed, Done
from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.containment.rules.steps import damage, lifecycle
from rulesets.containment.rules.steps.verb import Verb
from rulesets.containment.state.card import ContainmentCard, controller_of
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem
from rulesets.containment.state.sandbox import Sandbox

RULE = "CT-126"


@value
class ByHand(Verb):
    """Words that are not read; the player says what happens, and the other player agrees (CT-126)."""

    PHRASES: ClassVar = ("by hand {words}",)
    words: str

    def perform(self, duel: ContainmentDuel, item: ContainmentItem) -> Script[bool]:
        """Let the players carry it out."""
        yield from by_hand.carry_out(duel, DEEDS, item.controller, item.source, RULE, self.words)
        return True


def _sandboxes(duel: ContainmentDuel, card: ContainmentCard | None) -> list[Sandbox]:
    return [sandbox for seat in SEATS for sandbox in duel.sandboxes[seat]]


def _meant(done: Done[ContainmentCard]) -> Sandbox:
    assert isinstance(done.zone, Sandbox)
    return done.zone


def _deal(duel: ContainmentDuel, done: Done[ContainmentCard]) -> Script[object]:
    return damage.deal(duel, [_meant(done)], done.number, RULE)


def _restore(duel: ContainmentDuel, done: Done[ContainmentCard]) -> None:
    damage.restore(duel, _meant(done), done.number)


def _breach(duel: ContainmentDuel, done: Done[ContainmentCard]) -> None:
    lifecycle.breach(duel, _meant(done))


def _decommission(duel: ContainmentDuel, done: Done[ContainmentCard]) -> None:
    lifecycle.decommission(duel, [done.whom], RULE)


def _recontain(duel: ContainmentDuel, done: Done[ContainmentCard]) -> None:
    lifecycle.recontain(duel, done.whom, bottom=False)


def _change_control(duel: ContainmentDuel, done: Done[ContainmentCard]) -> None:
    lifecycle.gain_control(duel, done.whom, other(controller_of(done.whom)))


DEEDS = (
    Deed("by_hand_damage", _deal, zones=_sandboxes, counted=True),
    Deed("by_hand_restore", _restore, zones=_sandboxes, counted=True),
    Deed("by_hand_breach", _breach, zones=_sandboxes),
    Deed("by_hand_decommission", _decommission, ContainmentDuel.objects),
    Deed("by_hand_recontain", _recontain, ContainmentDuel.objects),
    Deed("by_hand_control", _change_control, ContainmentDuel.objects),
)
"""What players may carry out by hand."""
