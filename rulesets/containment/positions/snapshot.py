"""Writing a duel down as the position that lays it out again (see `position`)."""

from collections.abc import Iterator

from cardgame_tui.content.declared_fields import written_changes, written_fields
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.duel_rules import PositionTable
from rulesets.containment.rules.turn import BETWEEN
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import BEFORE_THE_GAME, READY, ContainmentDuel
from rulesets.containment.state.traits import RESULTS


def snapshot(duel: ContainmentDuel) -> PositionTable:
    """The ``[start]`` of a scenario that begins with this duel: before a turn, or as it was laid out.

    Raises:
        ValueError: before the game.
    """
    if duel.phase in (BEFORE_THE_GAME, READY) and not duel.turn:
        if duel.phase == BEFORE_THE_GAME:
            raise ValueError("a position before the game cannot be saved")
        phase = "game_start"
    else:
        phase = duel.phase or BETWEEN
    found: dict[str, object] = {"active": duel.active, "turn": duel.turn, "phase": phase, **written_fields(duel)}
    found["regular"] = duel.regular
    found["results"] = list(_results(duel))
    return found | {f"seat{seat}": _side(duel, seat) for seat in SEATS}


def _results(duel: ContainmentDuel) -> Iterator[dict[str, object]]:
    effects = [effect for what in RESULTS for effect in duel.effects.of(what) if effect.source is None]
    for effect in sorted(effects, key=lambda each: each.stamp):
        origin = "" if effect.origin is None else duel.cards[effect.origin].name
        for number in effect.cards or ():
            zone = duel.cards[number].zone
            assert zone is not None
            table = {"on": zone.name, "what": effect.what, "amount": effect.value, "until": effect.until}
            yield table | {"origin": origin}


def _side(duel: ContainmentDuel, seat: int) -> dict[str, object]:
    outside = duel.pile(seat, "outside").cards
    side: dict[str, object] = {
        sandbox.of_class.lower(): {
            "cards": [card.name for card in reversed(sandbox.cards)],
            "protection": sandbox.protection,
        }
        for sandbox in duel.sandboxes[seat]
    }
    side["site"] = {frame.name: _placed(frame.cards[0], seat) for frame in duel.frames[seat] if frame.cards}
    side["tale"] = [
        {"card": card.name, "face": "up" if card.face_up else "down"} for card in duel.pile(seat, "tale").cards
    ]
    for card in duel.pile(seat, "personnel").cards:
        side |= {"personnel": card.name, "used": sorted(card.used)}
    side["decommissioned"] = [card.name for card in duel.pile(seat, "decommissioned").cards]
    side["outside"] = [card.name for card in outside if card.id not in duel.canons]
    side["canons"] = [card.name for card in outside if card.id in duel.canons]
    return side


def _placed(card: ContainmentCard, seat: int) -> dict[str, object] | str:
    said: dict[str, object] = {"card": card.name}
    said |= {"owner": card.owner} if card.owner != seat else {}
    said |= written_changes(card)
    said |= {"partner": True} if card.is_partner else {}
    return said if len(said) > 1 else card.name
