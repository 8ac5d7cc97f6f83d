"""The Campaign Event: conquering zones (DR-78), or Summoning Tokens to conquer with (DR-89, DR-90)."""

from collections.abc import Iterator

from cardgame_tui.engine.asking import confirm, pick_zone
from cardgame_tui.engine.prompt import Option, Refusal, Script, shared_option
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.steps.lifecycle import conquer, draw
from rulesets.dimensional_rift.state.board import SIDE
from rulesets.dimensional_rift.state.duel import RiftDuel


def begin_campaign(duel: RiftDuel) -> Script[None]:
    """First the turn player conquers a zone, or draws if none is left (DR-78)."""
    seat = duel.active
    if duel.by_tokens:
        yield from _gain_token(duel, seat)
        return
    zones = [duel.zones[number] for number in SIDE[seat]]
    zone = yield from pick_zone(
        duel, seat, "conquer", "DR-78", zones, lambda zone: refuse_conquest(duel, zone), public=True
    )
    if zone is not None:
        conquer(duel, zone, "DR-78")
    elif duel.options.full_board_draw:
        draw(duel, seat, "DR-78")


def refuse_conquest(duel: RiftDuel, zone: Zone) -> Refusal | None:
    """Say why a zone cannot be conquered (DR-15)."""
    return refusals.ALREADY_CONQUERED if duel.is_conquered(zone.id) else None


def judge_tokens(duel: RiftDuel, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    """The zones a seat could spend a Summoning Token on now (DR-89)."""
    if not duel.by_tokens or not duel.tokens[seat]:
        return
    spent = duel.tokens_spent and duel.options.tokens_per_campaign == "one"
    for zone in duel.inactive_zones(seat):
        yield shared_option("conquer", None, zone.id), refusals.ONE_TOKEN if spent else None


def spend_token(duel: RiftDuel, seat: int, option: Option) -> Script[None]:
    """Spend a token on the picked zone; no stack (DR-89)."""
    assert option.zone is not None
    duel.tokens[seat] -= 1
    duel.tokens_spent += 1
    conquer(duel, duel.zones[option.zone], "DR-89")
    yield from ()


def _gain_token(duel: RiftDuel, seat: int) -> Script[None]:
    """Gain a token; with none left in the supply the player may draw a card instead (DR-89, DR-90)."""
    if duel.supply[seat] == 0:
        if duel.options.full_board_draw and (yield from confirm(duel, seat, "draw_instead", "DR-90", public=True)):
            draw(duel, seat, "DR-90")
        return
    duel.supply[seat] -= 1
    duel.tokens[seat] += 1
    duel.changes += 1
    duel.note("DR-89", "token", seat)
