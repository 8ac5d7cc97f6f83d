"""Step 4: each player breaches a partner face-down to the own site (CT-47)."""

from cardgame_tui.engine.asking import pick_card, pick_zone
from cardgame_tui.engine.card import Card
from cardgame_tui.engine.prompt import Refusal, Script
from rulesets.containment.cards.printed import ContainmentPrinted
from rulesets.containment.rules import refusals
from rulesets.containment.state.duel import ContainmentDuel


def choose_partner(duel: ContainmentDuel, seat: int) -> Script[None]:
    """Let a player look into the Safe sandbox and choose the partner and its frame (CT-28, CT-47)."""
    pile = duel.sandbox(seat, "Safe")
    candidates = sorted(pile.cards, key=lambda card: card.name)
    duel.show(candidates, seat)
    card = yield from pick_card(duel, seat, "partner", "CT-47", candidates, refuse_partner)
    duel.hide()
    if card is None:
        return
    zone = yield from pick_zone(
        duel, seat, "frame", "CT-47", duel.frames[seat],
        lambda each: refusals.TAKEN if each.cards else None, public=True,
    )  # fmt: skip
    assert zone is not None
    card.face_up = False
    card.is_partner = True
    duel.move(card, zone)
    if duel.options.sandbox_order == "shuffled":
        duel.shuffle(pile.cards)
    duel.note("CT-47", "partner", seat, zone=zone)


def refuse_partner(card: Card[ContainmentPrinted]) -> Refusal | None:
    """Say why a card cannot be the partner (CT-28)."""
    printed = card.printed
    return None if printed.partner and printed.object_class == "Safe" else refusals.NO_PARTNER
