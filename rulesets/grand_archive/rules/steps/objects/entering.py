"""How cards become objects (GA-20, GA-133)."""

from cardgame_tui.text import Amount
from rulesets.grand_archive.cards.amounts import Letter
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.statics.abilities import EntersWith
from rulesets.grand_archive.cards.triggers.events import Event
from rulesets.grand_archive.rules.steps import counters, statics
from rulesets.grand_archive.rules.steps.objects.states import row_of
from rulesets.grand_archive.rules.steps.triggers import happens
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.amounts import total
from rulesets.grand_archive.state.played import Played
from rulesets.grand_archive.state.traits import rules_about, traits, worth


def enter(
    duel: ArchiveDuel,
    card: ArchiveCard,
    seat: int,
    *,
    played: Played | None = None,
    linked: ArchiveTarget | None = None,
    copied: ArchivePrinted | None = None,
    rule: str = "GA-133",
    rested: bool = False,
) -> None:
    """Put a card onto the field under the control of a seat: awake and undamaged, unless something says otherwise.

    Args:
        duel: the duel.
        card: the card; a newly made token is in no zone yet.
        seat: who controls it.
        played: how it was played (GA-35).
        linked: the object to which it is linked (GA-321).
        copied: what it enters as a copy of, None for a card that is itself (GA-255).
        rule: the rule that puts it there.
        rested: whether it enters rested.
    """
    zone = duel.pile(seat, row_of((copied or card.printed).kind))
    if card.zone is None and card.id == len(duel.cards):
        duel.add_card(card, zone)
    else:
        duel.move(card, zone)
    if copied is not None:
        card.own, card.printed = card.printed, copied
    card.face_up = True
    card.entered = duel.turn
    card.stamp = duel.effects.tick()
    card.linked = linked
    if played is not None:
        card.played, card.ephemeral = played, played.ephemeral
    duel.note(rule, "enters", seat, card)
    statics.start(duel, card)
    _enter_with(duel, card)
    card.rested = card.rested or rested
    happens(duel, card, Event.ENTERS)


def _enter_with(duel: ArchiveDuel, card: ArchiveCard) -> None:
    """What it enters with, by what is printed, its keywords and texts (GA-43, GA-190, GA-298, GA-301)."""
    if card.printed.durability:
        counters.put(duel, card, "durability", card.printed.durability, "GA-43")
    keywords = traits(duel, card).keywords
    counters.put(duel, card, "bulwark", keywords.get(Keyword.BULWARK, 0), "GA-301")
    card.rested = Keyword.HINDERED in keywords
    for source, static in rules_about(duel, EntersWith, card):
        assert isinstance(static, EntersWith)
        card.rested = card.rested or static.rested
        if static.counter is not None:
            counters.put(duel, card, static.counter.value, _number(duel, source, card, static.number), "GA-190")


def _number(duel: ArchiveDuel, source: ArchiveCard, card: ArchiveCard, count: int | Amount) -> int:
    """With how many counters something enters; X is what was chosen for its cost (GA-40)."""
    seat = controller_of(source)

    def atom(each: Amount) -> int:
        return card.played.x if each is Letter.X else worth(duel, seat, source, each)

    return count if isinstance(count, int) else total(count, atom)
