"""The champion and its lineage: entering, levelling up and down (section J)."""

from rulesets.grand_archive.cards.phrases.tails import Past
from rulesets.grand_archive.cards.triggers.events import Event
from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.rules.steps.triggers import Subject, fire, happens
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel


def place(duel: ArchiveDuel, seat: int, card: ArchiveCard, rule: str) -> ArchiveCard:
    """Put the first champion of a seat onto the field; return the champion object (GA-76).

    The object is a card of its own, and the champion card is the top card of its lineage.
    """
    champion = ArchiveCard(len(duel.cards), card.printed, seat)
    champion.entered = duel.turn
    champion.stamp = duel.effects.tick()
    duel.add_card(champion, duel.sides[seat].units)
    duel.had_champion.add(seat)
    join(duel, champion, card)
    duel.note(rule, "enters", seat, champion, other=card)
    happens(duel, champion, Event.ENTERS)
    return champion


def level_up(duel: ArchiveDuel, champion: ArchiveCard, card: ArchiveCard, rule: str = "GA-123") -> None:
    """Put a champion card on top of a champion: the same object with the values of the new card (GA-123)."""
    join(duel, champion, card)
    level = card.printed.level or 0
    duel.note(rule, "levels_up", controller_of(champion), champion, amount=level, other=card)
    fire(duel, Subject(champion, champion.visit), Event.ENTERS)
    champion.past |= {Past.LEVELED}
    duel.changed("turn")
    happens(duel, champion, Event.LEVELS_UP)


def delevel(duel: ArchiveDuel, champion: ArchiveCard) -> bool:
    """Return the top champion card to the material deck; False where there is none beneath it (GA-127)."""
    if not can_delevel(duel, champion):
        return False
    *_, below, top = duel.lineage(champion)
    statics.end(duel, champion)
    statics.end(duel, top)
    duel.move(top, duel.sides[top.owner].material)
    _show(champion, below)
    duel.note("GA-127", "delevels", controller_of(champion), champion, amount=below.printed.level or 0)
    statics.start(duel, champion)
    return True


def can_delevel(duel: ArchiveDuel, champion: ArchiveCard) -> bool:
    """Whether a champion has a champion card in its inner lineage (GA-127)."""
    return len(duel.lineage(champion)) > 1


def _show(champion: ArchiveCard, card: ArchiveCard) -> None:
    """Give a champion the values of its top card, with all abilities unused (GA-182)."""
    champion.printed = card.printed
    champion.used.clear()
    champion.charged.clear()


def join(duel: ArchiveDuel, champion: ArchiveCard, card: ArchiveCard) -> None:
    """Let a champion card join a lineage as its top card, without its On Enter (GA-123, GA-197)."""
    statics.end(duel, champion)
    duel.move(card, duel.sides[controller_of(champion)].lineage)
    card.face_up = True
    card.host = champion.id
    card.stamp = duel.effects.tick()
    _show(champion, card)
    duel.changed("lineage")
    duel.changed("field")
    statics.start(duel, card, inherited=True)
    statics.start(duel, champion)
