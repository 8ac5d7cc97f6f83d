"""The duel of trumps (rulebook section 6)."""

from functools import cache

from cardgame_tui.engine.asking import PASS, choose
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Option, Refusal, Refused, Script, shared_option
from rulesets.rune_duel.cards.printed import RUNES, RunePrinted
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.rules.steps.lifecycle import life_check, lose_life
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel

MUST_LEAD = Refusal("RD-27", "the leader must play a card")
CAN_TRUMP = Refusal("RD-27", "you must trump if you can")


def trumps(card: RunePrinted, last: RunePrinted, options: RuneOptions) -> bool:
    """Whether a card trumps the last one of the duel row, by rank or by rune (RD-24, RD-26)."""
    return trumps_by_rank(card, last, options) or trumps_by_rune(card, last, options)


def trumps_by_rank(card: RunePrinted, last: RunePrinted, options: RuneOptions) -> bool:
    """Whether a card has a higher rank than the last one, and that trumps (RD-24)."""
    return options.rank_trump and card.rank > last.rank


def trumps_by_rune(card: RunePrinted, last: RunePrinted, options: RuneOptions) -> bool:
    """Whether the rune of a card comes right after that of the last one, and that trumps (RD-24)."""
    return options.rune_trump and _beats_rune(card.rune, last.rune, wrap=options.rune_wrap)


def _beats_rune(rune: int, last: int, *, wrap: bool) -> bool:
    """Whether a rune comes right after another; I closes the circle and beats V (RD-24)."""
    return rune == last + 1 or (wrap and rune == 1 and last == len(RUNES))


def duel_of_trumps(duel: RuneDuel) -> Script[None]:
    """Lead, then answer in turn until somebody cannot (RD-23 to RD-34)."""
    if not duel.row.cards and not _find_leader(duel):
        duel.note("RD-33", "no_duel")
        return
    seat = other(duel.row.cards[-1].owner) if duel.row.cards else duel.active
    while (yield from _play(duel, seat)):
        seat = other(seat)
    _settle(duel)


def _find_leader(duel: RuneDuel) -> bool:
    """Let the other player lead when the leader has no card; False when neither has one (RD-33)."""
    if duel.pile(duel.active, "hand").cards:
        return True
    if not duel.pile(other(duel.active), "hand").cards:
        return False
    duel.active = other(duel.active)
    duel.note("RD-33", "leads_instead", duel.active)
    return True


def _play(duel: RuneDuel, seat: int) -> Script[bool]:
    """Ask a player to lead or trump; False when the player cannot or passes (RD-25, RD-27, RD-28)."""
    if not duel.row.cards:
        card = yield from _pick_lead(duel, seat)
    else:
        card = yield from _pick_trump(duel, seat, duel.row.cards[-1])
    if card is None:
        return False
    duel.move(card, duel.row)
    duel.note("RD-25" if len(duel.row.cards) > 1 else "RD-23", "plays", seat, card)
    return True


def _pick_lead(duel: RuneDuel, seat: int) -> Script[RuneCard | None]:
    """Ask for the card that leads: any card of the hand, but never none (RD-23, RD-27)."""
    options = [shared_option("card", card.id) for card in duel.pile(seat, "hand").cards]
    option = yield from choose(duel, seat, "lead", "RD-23", options, why_not=lambda: [(PASS, MUST_LEAD)])
    return None if option.card is None else duel.cards[option.card]


def _pick_trump(duel: RuneDuel, seat: int, last: RuneCard) -> Script[RuneCard | None]:
    """Ask for a card that trumps the last one; passing is offered only if an option allows it (RD-27, RD-34)."""
    hand, must = duel.pile(seat, "hand").cards, duel.options.must_trump
    legal = [shared_option("card", card.id) for card in hand if trumps(card.printed, last.printed, duel.options)]
    if not (legal if must else hand):
        duel.note("RD-34", "cannot_trump", seat)
        return None

    def why_not() -> list[Refused]:
        weak = [card for card in hand if not trumps(card.printed, last.printed, duel.options)]
        needs = _needs(ways_to_trump(last.printed, duel.options))
        refused: list[Refused] = [(Option("card", card=card.id), needs) for card in weak]
        return [*refused, (PASS, CAN_TRUMP)] if must else refused

    offered = legal if must else [*legal, PASS]
    option = yield from choose(duel, seat, "trump", "RD-27", offered, why_not=why_not, card=last)
    if option.card is None:
        duel.note("RD-27", "passes", seat)
        return None
    return duel.cards[option.card]


def ways_to_trump(card: RunePrinted, options: RuneOptions) -> str:
    """What trumps a card, such as ``rank 6+ or rune IV`` (RD-24, RD-26); empty if nothing does."""
    rank = f"rank {card.rank + 1}+" if options.rank_trump else ""
    has_next = options.rune_trump and (card.rune < len(RUNES) or options.rune_wrap)
    rune = f"rune {RUNES[card.rune % len(RUNES)]}" if has_next else ""
    return " or ".join(filter(None, (rank, rune)))


@cache
def _needs(ways: str) -> Refusal:
    return Refusal("RD-25", f"needs {ways}" if ways else "nothing trumps the last card")


def _settle(duel: RuneDuel) -> None:
    """The last card has won; the loser takes damage for the cards left in hand (RD-28 to RD-30)."""
    duel.winner = duel.row.cards[-1].owner
    loser = other(duel.winner)
    duel.note("RD-28", "wins_duel", duel.winner, duel.row.cards[-1])
    lose_life(duel, loser, duel.options.hand_damage * len(duel.pile(loser, "hand").cards), "RD-30")
    life_check(duel)
