"""What can be said of playing a card in the duel of trumps, where the other hand decides what follows."""

from collections.abc import Iterator

from cardgame_tui.engine.prompt import Option, Prompt
from rulesets.rune_duel.cards.printed import RUNES, RunePrinted
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.state.duel import RuneDuel


def outlook(duel: RuneDuel, prompt: Prompt, option: Option) -> str | None:
    """What an option comes to; empty for nothing worth saying, None for another kind of question."""
    if prompt.ask == "discard":
        return ""
    if prompt.ask not in ("lead", "trump") or option.card is None:
        return None
    card = duel.cards[option.card].printed
    ways = " or ".join(_ways(card, duel.options))
    musters = "" if card.rank <= duel.summons else ", not mustered"
    return f"then {ways}{musters}" if ways else f"nothing trumps it{musters}"


def _ways(card: RunePrinted, options: RuneOptions) -> Iterator[str]:
    """What trumps a card (RD-24, RD-26)."""
    if options.rank_trump:
        yield f"rank {card.rank + 1}+"
    if options.rune_trump and (card.rune < len(RUNES) or options.rune_wrap):
        yield f"rune {RUNES[card.rune % len(RUNES)]}"
