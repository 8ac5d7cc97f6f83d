"""Canons: the rules they print, once both players have agreed to them (CT-33)."""

from cardgame_tui.engine.duel import SEATS
from rulesets.containment.cards.sentences import BaseProtection, LimitStartsAt, NkInUse
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import ContainmentDuel


def accept(duel: ContainmentDuel, canon: ContainmentCard) -> None:
    """Put the rules of an accepted Canon in force for the whole game (CT-33)."""
    duel.canons.add(canon.id)
    for rule in canon.printed.program.rules:
        match rule:
            case LimitStartsAt(limit=limit):
                duel.limit = limit
            case NkInUse(threshold=threshold):
                duel.nk_threshold = threshold
            case BaseProtection(safe=safe, euclid=euclid, keter=keter):
                _restrengthen(duel, (safe, euclid, keter))


def _restrengthen(duel: ContainmentDuel, bases: tuple[int, int, int]) -> None:
    """Give the sandboxes of both players other base protections (CT-11)."""
    for seat in SEATS:
        for sandbox, base in zip(duel.sandboxes[seat], bases, strict=True):
            sandbox.restrengthen(base)
