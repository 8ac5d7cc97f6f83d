"""A card in a duel: its counters, its conditions and the cards under it (rulebook section 3)."""

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.declared import COUNTS, kept, linked, linked_cards, worked_out
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.state.board import BATTLEFIELD

_PLACES = len(BATTLEFIELD)


class RiftCard(Card[RiftPrinted], slots=True):
    """A card with what lies on it."""

    damage = kept(0, "damage counters (DR-17)", within=COUNTS)
    mana = kept(0, "mana counters (DR-17)", within=COUNTS)
    turns = kept(0, "orientation in quarter turns (DR-27)", listed=False)
    conditions: dict[Keyword, str] = kept(
        {}, "conditions laid on it and until when they last, empty for \"until cleansed\" (DR-148)", listed=False,
        digest=lambda card: sorted((keyword.name, until) for keyword, until in card.conditions.items()),
    )  # fmt: skip
    attached: "list[RiftCard]" = linked_cards("Equipment or a Vehicle under it (DR-33, DR-37)")
    host: "RiftCard | None" = linked("the creature this Equipment or Vehicle is under", hashed=False)
    acted: list[str] = kept([], "labels of the Actions it has performed this event (DR-94)", listed=False)
    used: set[int] = kept(
        set(), "once-per-turn abilities used this turn, by the place of their sentence, from 0 (DR-122)"
    )
    held: set[int] = kept(
        set(),
        "triggers on a state that was true at the last check, by the same place (DR-121)",
        listed=False,
    )
    tally: dict[str, int] = kept({}, "what is counted of it since it was summoned (DR-194)")
    moved = kept(False, "whether it has had its Move Action or was swapped this turn (DR-99)", listed=False)
    serves = kept(-1, "number of the creature zone this Equipment serves, -1 for none (DR-35)", listed=False)
    set_on = kept(0, "number of the turn it was set in (DR-39)", listed=False)
    reach = worked_out((-1, 0), "the zones it may target, and `changes` of the duel when that was worked out")


def place_of(card: RiftCard) -> int:
    """Number of the battlefield zone a card is in, -1 when it is elsewhere."""
    zone = card.zone
    return zone.id if zone is not None and zone.id < _PLACES else -1


def in_play(card: RiftCard) -> bool:
    """Whether a card is face-up on the battlefield and counts as a card (DR-34)."""
    return card.face_up and place_of(card) >= 0


def is_creature(card: RiftCard) -> bool:
    """Whether a card on the battlefield is a creature; face-down it is what its zone is for (DR-30)."""
    return card.zone is not None and card.zone.kind == "creature"


def is_face_up_creature(card: RiftCard) -> bool:
    """Whether it is a creature that lies face-up."""
    return card.face_up and is_creature(card)
