"""How cards change places: breach, placing, decommissioning, recontaining, control (section 11)."""

from collections.abc import Sequence

from cardgame_tui.engine.zone import Zone
from rulesets.containment.cards.printed import ContainmentPrinted
from rulesets.containment.cards.sentences import Trigger
from rulesets.containment.rules.steps.triggers import fire
from rulesets.containment.state.card import ContainmentCard, controller_of, on_site
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.sandbox import Sandbox
from rulesets.containment.state.traits import start_statics


def breach(duel: ContainmentDuel, sandbox: Sandbox) -> bool:
    """Carry out an instruction to breach a sandbox: its top card, or a ZK event (CT-103, CT-108)."""
    if not sandbox.cards:
        if duel.options.zk_on_instruction:
            record_zk(duel, sandbox)
        return False
    return breach_card(duel, sandbox.cards[-1])


def breach_card(duel: ContainmentDuel, card: ContainmentCard) -> bool:
    """Breach an object onto its owner's site; False on a crowded site (CT-8, CT-103)."""
    if not _place(duel, card, "CT-103", "breached"):
        return False
    announce_breach(duel, card)
    return True


def announce_breach(duel: ContainmentDuel, card: ContainmentCard) -> None:
    """Let triggers on a breach fire, and remember it for this turn (CT-6, CT-81)."""
    seat = controller_of(card)
    duel.breached_onto.add(seat)
    fire(duel, card, Trigger.BREACHED)
    for each in duel.site(seat):
        if each is not card:
            fire(duel, each, Trigger.OTHER_BREACHED)


def put_on_site(duel: ContainmentDuel, sandbox: Sandbox) -> bool:
    """Put the top card of a sandbox on its owner's site, which is no breach; nothing if it is empty (CT-104)."""
    return bool(sandbox.cards) and _place(duel, sandbox.cards[-1], "CT-104", "placed")


def create_token(duel: ContainmentDuel, seat: int, name: str) -> bool:
    """Create a token on a site; False on a crowded one (CT-8, CT-34)."""
    printed = duel.start.cards[name]
    assert isinstance(printed, ContainmentPrinted)
    frame = free_frame(duel, seat)
    if frame is None:
        return False
    token = duel.add_card(ContainmentCard(len(duel.cards), printed, seat), frame)
    duel.note("CT-34", "created", seat, token, frame)
    start_statics(duel, token)
    if duel.options.token_is_breach:
        announce_breach(duel, token)
    return True


def free_frame(duel: ContainmentDuel, seat: int) -> Zone[ContainmentCard] | None:
    """The lowest free frame of a site; without one an NK event is recorded (CT-8, CT-103)."""
    frame = duel.free_frame(seat)
    if frame is None:
        duel.crowded.append(seat)
        duel.note("CT-8", "crowded", seat)
    return frame


def decommission(
    duel: ContainmentDuel, cards: Sequence[ContainmentCard], rule: str, other: ContainmentCard | None = None
) -> None:
    """Decommission objects on sites, all together: they move first, then triggers fire (CT-81, CT-106)."""
    left = [(card, controller_of(card), card.visit) for card in cards if on_site(card)]
    for card, seat, _ in left:
        leave(duel, card)
        retire(duel, card)
        duel.note(rule, "decommissioned", seat, card, other=other)
    for card, seat, visit in left:
        fire(duel, card, Trigger.DECOMMISSIONED, controller=seat, visit=visit)


def decommission_top(duel: ContainmentDuel, sandbox: Sandbox) -> bool:
    """Decommission the top card of a sandbox; an empty one is a ZK event (CT-106, CT-108)."""
    if not sandbox.cards:
        if duel.options.zk_on_instruction:
            record_zk(duel, sandbox)
        return False
    card = sandbox.cards[-1]
    retire(duel, card)
    duel.note("CT-106", "decommissioned_from", sandbox.seat, card, sandbox, word=sandbox.of_class)
    return True


def recontain(duel: ContainmentDuel, card: ContainmentCard, *, bottom: bool) -> None:
    """Put an object face-down into its owner's sandbox; a token ceases to exist (CT-105)."""
    seat = controller_of(card)
    leave(duel, card)
    if card.printed.is_token:
        duel.note("CT-105", "ceases", seat, card)
        duel.remove(card)
        return
    sandbox = duel.sandbox(card.owner, card.printed.sandbox)
    what = "recontained_below" if bottom else "recontained"
    duel.note("CT-105", what, sandbox.seat, card, sandbox, word=sandbox.of_class)
    duel.move(card, sandbox, bottom=bottom)
    card.face_up = False


def gain_control(duel: ContainmentDuel, card: ContainmentCard, seat: int) -> bool:
    """Move an object to the site of the seat that gains control of it; it stays the same thing (CT-9, CT-19)."""
    if controller_of(card) == seat:
        return False
    frame = free_frame(duel, seat)
    if frame is None:
        return False
    duel.move(card, frame)
    duel.note("CT-9", "gains_control", seat, card, frame)
    return True


def leave(duel: ContainmentDuel, card: ContainmentCard) -> None:
    """End what a card gives, what was applied to it, and its marks: it will be a new thing (CT-19)."""
    duel.effects.end_source(card.id)
    duel.effects.release(card.id)
    card.tests = 0
    card.used.clear()
    card.is_partner = False


def retire(duel: ContainmentDuel, card: ContainmentCard) -> None:
    """Move a card face-up to its owner's decommissioned zone; a token ceases to exist (CT-16, CT-34, CT-106)."""
    card.face_up = True
    if card.printed.is_token:
        duel.remove(card)
    else:
        duel.move(card, duel.pile(card.owner, "decommissioned"))


def record_zk(duel: ContainmentDuel, sandbox: Sandbox) -> None:
    """Record a ZK event for the owner of a sandbox; the next check finds it (CT-108, CT-110)."""
    duel.zk.append(sandbox.seat)
    duel.note("CT-108", "zk_event", sandbox.seat, zone=sandbox, word=sandbox.of_class)


def _place(duel: ContainmentDuel, card: ContainmentCard, rule: str, what: str) -> bool:
    """Put a card from a sandbox face-up on its owner's site and start its static effects."""
    frame = free_frame(duel, card.owner)
    if frame is None:
        return False
    card.face_up = True
    duel.move(card, frame)
    duel.note(rule, what, card.owner, card, frame)
    start_statics(duel, card)
    return True
