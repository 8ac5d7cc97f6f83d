"""What can be said of what follows: of a card in the duel of trumps, and of the next combat as the lines stand."""

from collections.abc import Iterator, Sequence

from cardgame_tui.engine.face import Blow
from cardgame_tui.engine.prompt import Option, Prompt
from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.cards.printed import RUNES, RunePrinted
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import attack, has


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


def blows(duel: RuneDuel) -> Sequence[Blow]:
    """What each creature would deal in the slots as they are now (RD-45, RD-48), before anything else happens."""
    return [Blow(each.zone.id, _blow(duel, each)) for each in duel.creatures() if each.zone is not None]


def _blow(duel: RuneDuel, creature: RuneCard) -> str:
    times = "×2" if has(creature, Keyword.TWIN_STRIKE) else ""
    life = " life" if duel.facing(creature) is None else ""
    return f"{attack(duel, creature)}{times}{life}"
