"""The states of objects, such as awake and rested (GA-206 to GA-208), and their rows (GA-20, GA-47, GA-49)."""

from cardgame_tui.engine.continuous import Continuous
from rulesets.grand_archive.cards.statics.bans import ObjectBan
from rulesets.grand_archive.cards.triggers.events import Event
from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.rules.steps.triggers import happens
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import traits

STAYS_RESTED = "stays rested"
"""The effect on an object that does not wake up in a wake up phase."""

# Members that nearly every decision reads (docs/architecture.md, "Members")
_RESTED, _WAKES = Event.RESTED, Event.WAKES


def rest(duel: ArchiveDuel, card: ArchiveCard, rule: str, *, word: str = "rests") -> bool:
    """Rest an object; nothing happens to a rested one (GA-207, GA-208). `word` says it in the log."""
    if card.rested:
        return False
    card.rested = True
    duel.changed("rested")
    duel.note(rule, word, controller_of(card), card)
    happens(duel, card, _RESTED)
    return True


def wake(duel: ArchiveDuel, card: ArchiveCard, rule: str, *, word: str = "wakes_up") -> bool:
    """Wake an object up; nothing happens to an awake one (GA-207). `word` says it in the log."""
    if not card.rested or is_banned(duel, card, ObjectBan.WAKE_UP):
        return False
    card.rested = False
    duel.changed("rested")
    duel.note(rule, word, controller_of(card), card)
    happens(duel, card, _WAKES)
    return True


def keep_rested(duel: ArchiveDuel, card: ArchiveCard, source: ArchiveCard | None = None) -> None:
    """Let an object not wake up in the next wake up phase of its controller."""
    origin = None if source is None else source.id
    effect = Continuous[ArchiveDuel, ArchiveCard](
        STAYS_RESTED, None, None, controller_of(card), until="next wake up", cards=(card.id,), origin=origin
    )
    duel.effects.add(effect)


def become_distant(duel: ArchiveDuel, card: ArchiveCard, rule: str) -> bool:
    """Make an object distant until the end of its controller's turn (GA-295)."""
    if card.distant:
        return False
    card.distant = True
    duel.changed("field")
    duel.note(rule, "becomes_distant", controller_of(card), card)
    happens(duel, card, Event.DISTANT)
    return True


def foster(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    """Make an ally fostered, at most once (GA-302)."""
    if card.fostered:
        return False
    card.fostered = True
    duel.changed("field")
    duel.note("GA-302", "becomes_fostered", controller_of(card), card)
    happens(duel, card, Event.FOSTERED)
    return True


def transform(duel: ArchiveDuel, card: ArchiveCard, rule: str) -> bool:
    """Turn a double-faced object to its other side; it stays the same object with newer text (GA-259).

    A copy of one side has no other (GA-261).
    """
    if card.printed.flip is None or card.token or card.own is not None:
        return False
    statics.end(duel, card)
    card.turn_over()
    card.turned = duel.effects.tick()
    duel.changed("field")
    _move_to_its_row(duel, card)
    duel.note(rule, "transforms", controller_of(card), card)
    statics.start(duel, card)
    return True


def _move_to_its_row(duel: ArchiveDuel, card: ArchiveCard) -> None:
    zone = duel.pile(controller_of(card), row_of(card.printed.kind))
    if zone is not card.zone:
        duel.move(card, zone)


def row_of(kind: str) -> str:
    """The kind of the zone of the field in which an object of a type lies."""
    if kind in ("champion", "ally"):
        return "units"
    return "things" if kind in ("item", "weapon") else "domains"


def arrange_rows(duel: ArchiveDuel) -> None:
    """Let each object but champions lie in the row of the types that it has now; it stays the same object."""
    for card in [each for each in duel.objects() if each.printed.kind != "champion"]:
        rows = {row_of(each) for each in traits(duel, card).types}
        row = next(each for each in ("units", "things", "domains") if each in rows)
        if card.zone is not None and card.zone.kind != row:
            duel.move(card, duel.pile(controller_of(card), row))
