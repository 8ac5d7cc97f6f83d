"""The opening step: the first champion enters and the opening hand is drawn (GA-76, GA-77)."""

from cardgame_tui.engine.asking import confirm, pick_card
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.rules.stack.priority import resolve_at_once, trigger_window
from rulesets.grand_archive.rules.steps.drawing import OPENING, draw
from rulesets.grand_archive.rules.steps.objects.champion import join, place
from rulesets.grand_archive.rules.steps.phases import PhaseEnded
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel


def open_for(duel: ArchiveDuel, seat: int) -> Script[None]:
    """Put a level-0 champion of a seat onto the field; its On Enter draws the opening hand (GA-76, GA-77).

    It is a special game action: it costs nothing and cannot be answered. Nobody has Opportunity in this step, but
    for the draw under `opening_draw_window`.
    """
    duel.phase = OPENING
    card = yield from _choose_champion(duel, seat)
    if card is None:
        return
    champion = place(duel, seat, card, "GA-76")
    yield from _draw_opening_hand(duel)
    yield from _mulligan(duel, seat)
    _raise(duel, seat, champion)
    if duel.ending:
        raise PhaseEnded


def _draw_opening_hand(duel: ArchiveDuel) -> Script[None]:
    """Resolve its On Enter; what ends a phase, or a turn before the game, ends only this window."""
    if not duel.options.opening_draw_window:
        yield from resolve_at_once(duel)
        return
    try:
        yield from trigger_window(duel)
    except PhaseEnded:
        if duel.ending != "turn" or not duel.turn:
            duel.ending = ""


def _choose_champion(duel: ArchiveDuel, seat: int) -> Script[ArchiveCard | None]:
    """The level-0 champion of the material deck that the player picks (GA-76).

    The question is asked for a single one too: nobody learns how many there are in a hidden deck.
    """
    material = duel.sides[seat].material.cards
    found = [card for card in material if card.printed.kind == "champion" and card.printed.level == 0]
    return (yield from pick_card(duel, seat, "first_champion", "GA-76", found))


def _mulligan(duel: ArchiveDuel, seat: int) -> Script[None]:
    """Once, the opening hand may be shuffled back and drawn again (`mulligan`, GA-77)."""
    if duel.options.mulligan == "none" or not (yield from confirm(duel, seat, "mulligan", "GA-77")):
        return
    side = duel.sides[seat]
    cards = list(side.hand.cards)
    for card in cards:
        duel.move(card, side.deck)
    duel.shuffle(side.deck.cards)
    duel.note("GA-77", "mulligan", seat, amount=len(cards))
    less = duel.options.mulligan == "one_less"
    duel.phase = "mulligan"
    draw(duel, seat, max(0, len(cards) - less), "GA-77")


def _raise(duel: ArchiveDuel, seat: int, champion: ArchiveCard) -> None:
    """Put champions of the material deck on a lineage up to the level of the option `starting_level`.

    Their On Enter abilities do not trigger.
    """
    for card in _lineage_to(duel, seat, champion, duel.options.starting_level):
        join(duel, champion, card)
        duel.note("GA-76", "starts_at_level", seat, card, amount=card.printed.level or 0)


def _lineage_to(duel: ArchiveDuel, seat: int, champion: ArchiveCard, level: int) -> list[ArchiveCard]:
    """Champion cards for each level up to the wanted one, on a legal lineage; as high as there is one (GA-121)."""
    chain: list[ArchiveCard] = []
    top = champion
    for wanted in range(1, level + 1):
        found = [card for card in duel.sides[seat].material.cards if _follows(top, card, wanted)]
        if not found:
            break
        top = found[0]
        chain.append(top)
    return chain


def _follows(below: ArchiveCard, card: ArchiveCard, level: int) -> bool:
    printed = card.printed
    if printed.kind != "champion" or printed.level != level:
        return False
    return not printed.program.lineage or printed.program.lineage == below.printed.champion
