"""Every reason why something may not be done, each with its rule."""

from dataclasses import dataclass

from cardgame_tui.engine.prompt import Refusal


@dataclass(frozen=True, slots=True)
class ZoneRefusals:
    """Why a zone is no target for an Action that needs an empty conquered creature zone of yours."""

    not_yours: Refusal
    occupied: Refusal
    not_conquered: Refusal


def zone_refusals(rule: str) -> ZoneRefusals:
    """The reasons of one such Action, under its rule."""
    return ZoneRefusals(
        Refusal(rule, "it is not one of your creature zones"),
        Refusal(rule, "the zone is not empty"),
        Refusal(rule, "the zone is not conquered"),
    )


MARCH = zone_refusals("DR-96")
CONSCRIPT = zone_refusals("DR-103")
CHOSEN = zone_refusals("DR-61")

NOT_CONQUERED = Refusal("DR-61", "the zone is not conquered")
OCCUPIED = Refusal("DR-11", "the zone already holds a card")
WRONG_TYPE = Refusal("DR-61", "the zone is for another type of card")
NO_ZONE = Refusal("DR-62", "there is no conquered empty zone for it")
NO_SET_ZONE = Refusal("DR-61", "there is no conquered empty zone for it")
CANNOT_PAY = Refusal("DR-62", "its summoning cost cannot be paid")
NEVER_SET = Refusal("DR-63", "only creatures and artifacts from hand can be set")
ONE_FABLED = Refusal("DR-81", "a fabled card was already summoned this turn")
FABLED_EVENT = Refusal("DR-92", "fabled cards are summoned in an event of their own")
ALREADY_CONQUERED = Refusal("DR-15", "the zone is conquered already")
NOT_TRANSFORMED = Refusal("DR-157", "it is not a Transformed creature")
ONLY_TRANSFORM = Refusal("DR-157", "a Transformed creature is summoned by Transform only")

NOT_CONNECTED = Refusal("DR-142", "no arrow of the source reaches it")
NO_CARD = Refusal("DR-142", "there is no card in the zone")
NOT_FITTING = Refusal("DR-125", "it is not what the text asks for")
NOT_YOURS = Refusal("DR-125", "it is not yours")
OWN_ZONE = Refusal("DR-147", "a card never targets its own zone")
MONUMENT_ZONE = Refusal("DR-29", "no arrow reaches a monument zone")
NOT_CREATURE_ZONE = Refusal("DR-104", "only creature zones can be struck")
OWN_SIDE_STRIKE = Refusal("DR-104", "zones of your own side cannot be struck under this option")

MOVED = Refusal("DR-99", "it has moved already this turn")
NO_MOVEMENT = Refusal("DR-98", "it has no Movement")
NOT_IN_ROW = Refusal("DR-98", "a card is repositioned in its own row only")
TOO_FAR = Refusal("DR-98", "it is further away than its Movement goes")
NOT_ACTIVE = Refusal("DR-100", "the zone is not conquered")
PARTNER_NOT_ACTIVE = Refusal("DR-100", "the card there could not stay in the zone this one leaves")
SERVED_ALREADY = Refusal("DR-36", "its zone was already picked again in this event")
SERVES_NOWHERE = Refusal("DR-35", "it connects to no other creature zone")

DEFENDER = Refusal("DR-169", "a Defender does not attack")
FOCUSED = Refusal("DR-169", "a Focused creature does not block actively")

TRAP_FIRST_SET = Refusal("DR-39", "a Trap has to be set first")
TRAP_JUST_SET = Refusal("DR-39", "a Trap is not flipped in the turn it was set in")
TRAP_WAITS = Refusal("DR-39", "nothing has happened that flips it")
TRAP_USELESS = Refusal("DR-39", "in no orientation has it the connection and the target its text asks for")

COST_UNPAID = Refusal("DR-127", "its cost cannot be paid")
NO_TARGET = Refusal("DR-126", "it has no legal target")
USED_THIS_TURN = Refusal("DR-122", "it was already used this turn")
MANALOCKED = Refusal("DR-156", "the card is Manalocked")
ACTED = Refusal("DR-94", "it has performed its Action in this event")
ATTACKED = Refusal("DR-91", "it has attacked, or done something instead, already this turn")
MUST_DIFFER = Refusal("DR-160", "the extra Action has to be another one under this option")
STACK_NOT_EMPTY = Refusal("DR-134", "Slow Speed needs an empty stack")
NOT_YOUR_TURN = Refusal("DR-134", "Slow Speed is for the turn player")
NOT_NOW = Refusal("DR-134", "it belongs to another phase or event")

FACE_DOWN_CREATURE = Refusal("DR-69", "a face-down creature is not flipped by choice")
FACE_DOWN_BLOCKER = Refusal("DR-110", "a face-down creature cannot block actively")
BLOCKER_NOT_CONNECTED = Refusal("DR-107", "it does not connect to the struck zone")
ATTACKER_BLOCKS = Refusal("DR-108", "the attacker cannot block its own Strike")
NOT_A_CREATURE = Refusal("DR-31", "only creatures block")
ONE_TOKEN = Refusal("DR-89", "one token is spent in each Campaign Event under this option")
