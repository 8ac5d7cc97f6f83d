"""What can be said of what follows: of a card in the duel of trumps, and of the next combat as the lines stand."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Option, Prompt
from cardgame_tui.engine.shown.face import Blow, Gap
from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.cards.printed import RUNES, RunePrinted
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.rules.trumps import trumps_by_rank, ways_to_trump
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from rulesets.rune_duel.state.traits import attack, has

YOUR_CARD = "your card"


def outlook(duel: RuneDuel, prompt: Prompt, option: Option) -> str | None:
    """What an option comes to; empty for nothing worth saying, None for another kind of question."""
    if prompt.ask == "discard":
        return ""
    if prompt.ask not in ("lead", "trump") or option.card is None:
        return None
    card = duel.cards[option.card].printed
    ways = ways_to_trump(card, duel.options)
    parts = [_why(card, duel.row.cards[-1].printed, duel.options)] if duel.row.cards else []
    parts += ["not mustered"] if card.rank > duel.summons else []
    parts.append(f"then {ways}" if ways else "nothing trumps it")
    return ", ".join(parts)


def _why(card: RunePrinted, last: RunePrinted, options: RuneOptions) -> str:
    """Why a card trumps the last one: by a higher rank, or else by the next rune (RD-24)."""
    if trumps_by_rank(card, last, options):
        return f"{card.rank} > {last.rank}"
    return f"{RUNES[card.rune - 1]} after {RUNES[last.rune - 1]}"


def gap(duel: RuneDuel, prompt: Prompt) -> Gap | None:
    """The place for the card that leads or trumps, and what fits there (RD-23, RD-24)."""
    if prompt.ask == "lead":
        return Gap(duel.row.id, YOUR_CARD, "any card leads")
    if prompt.ask == "trump":
        return Gap(duel.row.id, YOUR_CARD, ways_to_trump(duel.row.cards[-1].printed, duel.options))
    return None


def blows(duel: RuneDuel) -> Sequence[Blow]:
    """What each creature would deal in the slots as they are now (RD-45, RD-48), before anything else happens."""
    return [Blow(each.zone.id, _blow(duel, each)) for each in duel.creatures() if each.zone is not None]


def _blow(duel: RuneDuel, creature: RuneCard) -> str:
    times = "×2" if has(creature, Keyword.TWIN_STRIKE) else ""
    life = " life" if duel.facing(creature) is None else ""
    return f"{attack(duel, creature)}{times}{life}"
