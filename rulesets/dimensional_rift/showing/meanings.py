"""What the first choices of a duel are for, in a few words."""

from cardgame_tui.engine.prompt import Option, Prompt
from rulesets.dimensional_rift.state.duel import RiftDuel

BATTLE = "your creatures act"


def meaning(duel: RiftDuel, prompt: Prompt, option: Option) -> str:
    """What an option is for; empty for one that needs no words (DR-55, DR-76, DR-186)."""
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
