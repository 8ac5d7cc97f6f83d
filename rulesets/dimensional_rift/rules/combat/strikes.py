"""Combat: Strikes, blockers and what a Strike does (rulebook section 10)."""

from cardgame_tui.engine.asking import confirm, pick_card
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Option, Refusal, Script
from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.program import Ability, Trigger
from rulesets.dimensional_rift.cards.statics import Doing, Duty
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.playing.summon import flip
from rulesets.dimensional_rift.rules.redirect import redirect
from rulesets.dimensional_rift.rules.steps.counters import count, deal_damage, lose_hp, stand_up
from rulesets.dimensional_rift.rules.steps.lifecycle import draw
from rulesets.dimensional_rift.rules.steps.replacing import settle_held
from rulesets.dimensional_rift.rules.steps.triggers import fire, fire_own, settled_triggers
from rulesets.dimensional_rift.rules.targets import may_block, refuse_target
from rulesets.dimensional_rift.state.card import RiftCard, in_play, place_of
from rulesets.dimensional_rift.state.continuous import barred
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Strike
from rulesets.dimensional_rift.state.traits import connections, has, might, targeting

NO_BLOCK = Option("no block")


def declare_block(duel: RiftDuel, strike: Strike) -> Script[None]:
    """Settle who blocks, step by step, before the Strike goes on the stack (DR-105 to DR-112)."""
    zone = strike.zone
    if zone.cards:
        yield from _block_passively(duel, strike, zone.cards[0])
    elif has(duel, strike.source, Keyword.EVASIVE) or _unblockable(duel, strike.source):
        duel.note("DR-106", "evaded", strike.controller, strike.source, zone)
    else:
        yield from _block_actively(duel, strike, zone)
    if strike.blocker is not None:
        _announce_block(duel, strike, strike.blocker)
    else:
        fire(duel, strike.source, Trigger.UNBLOCKED, during=strike, zone=zone.id)


def _announce_block(duel: RiftDuel, strike: Strike, blocker: RiftCard) -> None:
    """Both that it is blocked and that it blocks are events."""
    fire(duel, strike.source, Trigger.BLOCKED, about=blocker, during=strike, zone=strike.zone.id)
    fashion = Trigger.BLOCKS_PASSIVELY if strike.passive else Trigger.BLOCKS_ACTIVELY
    for event in (Trigger.BLOCKS, fashion):
        fire(duel, blocker, event, about=strike.source, during=strike, zone=strike.zone.id)


def _block_passively(duel: RiftDuel, strike: Strike, creature: RiftCard) -> Script[None]:
    """Step 1: the creature in the zone must block, unless it fades (DR-105, DR-159)."""
    if has(duel, creature, Keyword.FADING) and (
        yield from confirm(duel, creature.owner, "fade", "DR-159", creature, public=creature.face_up)
    ):
        strike.faded = True
        duel.note("DR-159", "fade", creature.owner, creature, strike.zone)
        return
    strike.blocker, strike.passive = creature, True
    duel.note("DR-105", "block_passive", creature.owner, creature, strike.zone)


def _block_actively(duel: RiftDuel, strike: Strike, zone: Zone) -> Script[None]:
    """Steps 3 and 4: the zone's controller may pick a blocker, then the other player (DR-107, DR-108)."""
    seats = ((zone.seat, "DR-107"), (other(zone.seat), "DR-108"))
    for seat, rule in seats if duel.options.other_side_blocks else seats[:1]:
        blocker = yield from _pick_blocker(duel, strike, seat, rule)
        if blocker is not None:
            strike.blocker = blocker
            duel.note(rule, "block_active", seat, blocker, zone)
            return


def _pick_blocker(duel: RiftDuel, strike: Strike, seat: int, rule: str) -> Script[RiftCard | None]:
    """Ask a seat for an active blocker. Without a legal one it is not asked: everything that decides is public."""
    candidates = duel.on_side(seat)
    able = [card for card in candidates if not refuse_block(duel, strike, card)]
    if not able:
        return None
    forced = [card for card in able if Duty.BLOCK in duel.effects.on(duel, "must", card)]
    must = bool(forced) or (rule == "DR-107" and Duty.BLOCKED in duel.effects.on(duel, "must", strike.source))

    def refuse(card: RiftCard) -> Refusal | None:
        refusal = refuse_block(duel, strike, card)
        return refusal or (refusals.OTHERS_MUST_BLOCK if forced and card not in forced else None)

    blocker = yield from pick_card(
        duel,
        seat,
        "blocker",
        rule,
        candidates,
        refuse,
        none=None if must else NO_BLOCK,
        card=strike.source,
        zone=strike.zone,
        public=True,
        amount=might(duel, strike.source),
    )
    if blocker is None:
        duel.note(rule, "no_block", seat, zone=strike.zone)
    return blocker


def refuse_block(duel: RiftDuel, strike: Strike, card: RiftCard) -> Refusal | None:
    """Say why a card cannot block a Strike actively (DR-107, DR-108, DR-110, DR-31, DR-169)."""
    if card.zone is None or card.zone.kind != "creature":
        return refusals.NOT_A_CREATURE
    if not card.face_up:
        return refusals.FACE_DOWN_BLOCKER
    if card is strike.source:
        return refusals.ATTACKER_BLOCKS
    if has(duel, card, Keyword.FOCUSED):
        return refusals.FOCUSED
    if Doing.BLOCK in duel.effects.on(duel, "cannot", card) or barred(duel, strike.source, Doing.BLOCKED, card):
        return refusals.FORBIDDEN
    if not may_block(duel, card, strike.source):
        return refusals.FORBIDDEN
    return None if targeting(duel, card) >> strike.zone.id & 1 else refusals.BLOCKER_NOT_CONNECTED


def resolve_strike(duel: RiftDuel, strike: Strike) -> Script[None]:
    """Carry out a Strike (DR-113 to DR-120)."""
    attacker = strike.source
    if not in_play(attacker):
        duel.note("DR-119", "fizzle", strike.controller, attacker, strike.zone)
        return
    if strike.what == "strike" and Keyword.PRONE in attacker.conditions and duel.prone_acts:
        stand_up(duel, attacker)
        return
    reach = yield from _aim_at_last(duel, strike)
    if refuse_target(duel, strike, strike.ability.targets[0], strike.zone, reach) is not None:
        duel.note("DR-119", "fizzle", strike.controller, attacker, strike.zone)
        return
    blocker = yield from _final_blocker(duel, strike)
    if not in_play(attacker):
        duel.note("DR-119", "fizzle", strike.controller, attacker, strike.zone)
    elif blocker is None:
        _hit_directly(duel, strike, attacker, strike.zone)
    else:
        yield from _fight(duel, strike, attacker, blocker)


def _aim_at_last(duel: RiftDuel, strike: Strike) -> Script[int]:
    """Let a struck Re-target creature pass the Strike on; return the reach that then counts."""
    redirected = yield from redirect(duel, strike, strike.ability.targets[0], strike.zone)
    if redirected is None:
        return targeting(duel, strike.source)
    zone, reach = redirected
    strike.targets[0] = zone
    strike.blocker, strike.passive = None, False
    return reach


def _final_blocker(duel: RiftDuel, strike: Strike) -> Script[RiftCard | None]:
    """Who blocks in the end: a creature now in the zone, else the active blocker (DR-117, DR-118)."""
    if strike.faded:
        return None
    declared = strike.blocker
    if strike.zone.cards:
        if not strike.zone.cards[0].face_up:
            yield from flip(duel, strike.zone.cards[0], "DR-67")
        if strike.zone.cards:
            creature: RiftCard = strike.zone.cards[0]
            if creature is not declared:
                strike.blocker, strike.passive = creature, True
                duel.note("DR-117", "block_passive", creature.owner, creature, strike.zone)
                _announce_block(duel, strike, creature)
            return creature
        return None
    if declared is None or not in_play(declared) or strike.passive:
        strike.blocker = None
        return None
    return declared


def _hit_directly(duel: RiftDuel, strike: Strike, attacker: RiftCard, zone: Zone) -> None:
    """An unblocked Strike costs the zone's controller 1 HP if the attacker has any Might (DR-109, DR-114).

    Under the option `direct_hit` it costs as much as the attacker has Might (DR-115).
    """
    strength = might(duel, attacker)
    duel.note("DR-109", "direct", zone.seat, attacker, zone, amount=strength)
    fire(duel, attacker, Trigger.HITS, during=strike, zone=zone.id)
    if strength == 0:
        return
    if duel.options.direct_hit == "one":
        lose_hp(duel, zone.seat, 1, "DR-114")
    else:
        lose_hp(duel, zone.seat, strength, "DR-115")
    if duel.options.direct_hit_draws:
        draw(duel, zone.seat, "DR-114")


def _fight(duel: RiftDuel, strike: Strike, attacker: RiftCard, blocker: RiftCard) -> Script[None]:
    """Both deal their Might at once; under an option the attacker hits an active blocker first (DR-113)."""
    duel.note("DR-113", "fight", attacker.owner, attacker, other=blocker)
    for fighter, foe in ((attacker, blocker), (blocker, attacker)):
        fire(duel, fighter, Trigger.FIGHTS, about=foe, during=strike)
    before = {fighter.id: _last_known(duel, fighter) for fighter in (attacker, blocker)}
    blow, answer = might(duel, attacker), might(duel, blocker)
    deal_damage(duel, blocker, blow, "DR-113", attacker)
    if duel.options.first_strike_active and duel.event == "battle" and not strike.passive:
        yield from settle_held(duel)
        answer = might(duel, blocker) if in_play(blocker) else 0
    deal_damage(duel, attacker, answer, "DR-113", blocker)
    yield from settle_held(duel)
    for fighter, foe in ((attacker, blocker), (blocker, attacker)):
        if in_play(fighter):
            count(fighter, f"fought {foe.id}")
            fire(duel, fighter, Trigger.SURVIVED, about=foe, during=strike)
            if not in_play(foe):
                fire(duel, fighter, Trigger.DESTROYS, about=foe, during=strike)
        elif place_of(fighter) < 0:
            reach, connects, settled = before[fighter.id]
            fire_own(
                duel,
                fighter,
                Trigger.SLAIN,
                about=foe,
                reach=reach,
                connects=connects,
                during=strike,
                settled=settled,
            )


def _last_known(duel: RiftDuel, card: RiftCard) -> tuple[int, int, list[Ability]]:
    """What a trigger of a card needs to know if it is destroyed in the fight that begins (DR-143, DR-199)."""
    return targeting(duel, card), connections(duel, card), settled_triggers(duel, card)


def _unblockable(duel: RiftDuel, card: RiftCard) -> bool:
    return Doing.BLOCKED in duel.effects.on(duel, "cannot", card)


def strike_by_effect(duel: RiftDuel, strike: Strike) -> Script[None]:
    """Declare a Strike that is no Action: settle the block and put it on the stack (DR-193)."""
    card = strike.source
    duel.note("DR-104", "strike", card.owner, card, strike.zone)
    duel.declared = strike
    duel.forget()
    announce_strike(duel, strike)
    yield from declare_block(duel, strike)
    duel.declared = None
    duel.forget()
    duel.stack.append(strike)


def announce_strike(duel: RiftDuel, strike: Strike) -> None:
    """That a creature strikes, and that the creature in the zone is struck, are events (DR-140)."""
    card, zone = strike.source, strike.zone
    struck: RiftCard | None = zone.cards[0] if zone.cards else None
    fire(duel, card, Trigger.ATTACKED, about=struck, during=strike, zone=zone.id)
    if struck is not None:
        fire(duel, struck, Trigger.STRUCK, about=card, during=strike, zone=zone.id)
