"""What the first choices of a duel, and refusals of what is offered, are for, in a few words."""

from cardgame_tui.engine.asking import DONE, NO
from cardgame_tui.engine.prompt import Option, Prompt
from rulesets.dimensional_rift.rules.turn import NO_EVENT
from rulesets.dimensional_rift.state.duel import RiftDuel

BATTLE = "your creatures act"
REFUSALS = {
    "cut": "the deck stays as it was shuffled",
    "draw_instead": "you draw no card",
    "event": "you do nothing in the Event Phase",
    "move": "the Move Action ends",
    "preparation": "you set no further card",
}
"""What those choose who leave an offer out, by its question (DR-50, DR-57, DR-84, DR-90, DR-98)."""


def meaning(duel: RiftDuel, prompt: Prompt, option: Option) -> str:
    """What an option is for; empty for one that needs no words (DR-55, DR-76, DR-186)."""
    if option in (NO, DONE, NO_EVENT):
        return REFUSALS.get(prompt.ask, "")
    if prompt.ask == "mulligan":
        return _mulligan(duel, prompt.seat, option)
    if prompt.ask != "event":
        return ""
    if option.key == "battle" and not duel.side(prompt.seat).creatures:
        return f"{BATTLE}; you have none yet"
    return {
        "campaign": "conquer a zone, so that you can play cards there",
        "battle": BATTLE,
        "fables": "summon a creature of your Fables Deck",
    }.get(option.key, "")


def _mulligan(duel: RiftDuel, seat: int, option: Option) -> str:
    cards = len(duel.pile(seat, "hand").cards)
    if option.key == "keep":
        return f"begin with these {cards} cards"
    free = duel.options.mulligan == "free_first" and not duel.pile(seat, "aside").cards
    return f"put them aside and draw {cards if free else cards - 1}"
