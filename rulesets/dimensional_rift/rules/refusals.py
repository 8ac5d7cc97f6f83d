"""Every reason why an option is not offered, each with its rule."""

from cardgame_tui.engine.prompt import Refusal

NOT_CONQUERED = Refusal("DR-61", "the zone is not conquered")


def zone_refusals(rule: str) -> tuple[Refusal, Refusal, Refusal]:
    """Why an Action that needs an empty conquered creature zone of yours cannot target a zone, under its rule."""
    return (
        Refusal(rule, "it is not one of your creature zones"),
        Refusal(rule, "the zone is not empty"),
        NOT_CONQUERED.under(rule),
    )


MARCH = zone_refusals("DR-96")
CONSCRIPT = zone_refusals("DR-103")
CHOSEN = zone_refusals("DR-61")

OCCUPIED = Refusal("DR-11", "the zone already holds a card")
WRONG_TYPE = Refusal("DR-61", "the zone is for another type of card")
NO_ZONE = Refusal("DR-62", "you have no empty conquered zone for it")
NO_SET_ZONE = NO_ZONE.under("DR-61")
CANNOT_PAY = Refusal("DR-62", "its summoning cost cannot be paid")
NEVER_SET = Refusal("DR-63", "only creatures and artifacts from hand can be set")
ONE_FABLED = Refusal("DR-81", "a fabled card was already summoned this turn")
FABLED_EVENT = Refusal("DR-92", "fabled cards are summoned only in an XD Summoning Event")
ALREADY_CONQUERED = Refusal("DR-15", "the zone is already conquered")
NOT_TRANSFORMED = Refusal("DR-157", "it is not a Transformed creature")
ONLY_TRANSFORM = Refusal("DR-157", "only Transform can summon a Transformed creature")

NOT_CONNECTED = Refusal("DR-142", "no arrow of the source reaches it")
NO_CARD = Refusal("DR-142", "the zone has no card")
NOT_FITTING = Refusal("DR-125", "it is not what the text asks for")
NOT_YOURS = Refusal("DR-125", "it is not yours")
OWN_ZONE = Refusal("DR-147", "a card never targets its own zone")
MONUMENT_ZONE = Refusal("DR-29", "no arrow reaches a monument zone")
NOT_CREATURE_ZONE = Refusal("DR-104", "only creature zones can be struck")
OWN_SIDE_STRIKE = Refusal("DR-104", "your own side cannot be struck (option own_zone_attacks)")

MOVED = Refusal("DR-99", "it has already moved this turn")
NO_MOVEMENT = Refusal("DR-98", "it has no Movement")
REPOSITIONED = Refusal("DR-98", "it has already been repositioned in this Move Action")
ROTATED = Refusal("DR-98", "it has already been rotated in this Move Action")
NO_MOVEMENT_LEFT = Refusal("DR-37", "this takes 1 Movement, and none is left")
CREWS_FACE_DOWN = Refusal("DR-37", "only a face-up creature can be crewed")
CREWED_ALREADY = Refusal("DR-37", "a Vehicle already crews it")
UNCREWS_NOT_THERE = Refusal("DR-37", "the zone is neither connected to the creature nor directly behind it")
UNCREWS_UNCONQUERED = NOT_CONQUERED.under("DR-37")
NOT_IN_ROW = Refusal("DR-98", "a card can be repositioned only in its own row")
TOO_FAR = Refusal("DR-98", "the zone is too far away for its Movement")
NOT_ACTIVE = NOT_CONQUERED.under("DR-100")
PARTNER_NOT_ACTIVE = Refusal("DR-100", "the card there could not stay in the zone this one leaves")
SERVED_ALREADY = Refusal("DR-36", "its zone was already picked again in this event")
SERVES_NOWHERE = Refusal("DR-35", "it connects to no other creature zone")

DEFENDER = Refusal("DR-169", "a Defender cannot Strike")
FOCUSED = Refusal("DR-169", "a Focused creature cannot block actively")

TRAP_FIRST_SET = Refusal("DR-39", "a Trap must be set first")
TRAP_JUST_SET = Refusal("DR-39", "a Trap cannot be flipped in the turn in which it was set")
TRAP_WAITS = Refusal("DR-39", "nothing has happened that triggers it")
TRAP_LATE = Refusal("DR-39", "what triggers it happened before you last passed or did something else")
TRAP_POINTLESS = Refusal("DR-39", "in this orientation it lacks the connection or the target that its text needs")
TRAP_USELESS = Refusal("DR-39", "in every orientation it lacks the connection or the target that its text needs")

PAYS_FOR_ITSELF = Refusal("DR-72", "a card cannot pay for its own summon")
NOT_THIS_PART = Refusal("DR-72", "this part of the cost asks for another type of card")
REST_UNPAYABLE = Refusal("DR-127", "then the rest of the cost could not be paid")
NO_ZONE_LEFT = Refusal("DR-62", "then the card would have no empty conquered zone")
HOLD_TOO_LITTLE = Refusal("DR-127", "the creatures sacrificed so far held too little mana")
NO_MANA = Refusal("DR-129", "it has no mana")
_WITHOUT_WILL = Refusal("DR-130", "it has no Will")
NO_WILL = {"any_will": _WITHOUT_WILL, "scrolls": _WITHOUT_WILL.under("DR-131")}
"""Why a face-down card cannot be a Hidden Sacrifice, by option `hidden_sacrifice`."""
NOT_A_SCROLL = Refusal("DR-131", "only a face-down Scroll can pay mana")

FORBIDDEN = Refusal("DR-2", "the text of a card forbids it")
OTHERS_MUST_BLOCK = Refusal("DR-207", "another creature must block")
COST_UNPAID = Refusal("DR-127", "its cost cannot be paid")
NO_TARGET = Refusal("DR-126", "it has no legal target")
CONDITION_FAILS = Refusal("DR-199", "its condition does not hold now")
USED_THIS_TURN = Refusal("DR-122", "it was already used this turn")
WAITS_TO_RESOLVE = Refusal("DR-196", "it costs nothing and is still on the stack")
MANALOCKED = Refusal("DR-156", "the card is Manalocked")
ACTED = Refusal("DR-94", "it has already taken its Action in this event")
ATTACKED = Refusal("DR-91", "it has already used its Strike this turn")
MUST_DIFFER = Refusal("DR-160", "the extra Action must be a different one (option inspired_repeat)")
STACK_NOT_EMPTY = Refusal("DR-134", "Slow Speed needs an empty stack")
NOT_YOUR_TURN = Refusal("DR-134", "only the turn player can act at Slow Speed")
NOT_NOW = Refusal("DR-134", "it belongs to another phase or event")

NO_EVENT = Refusal("DR-76", "you must pick an event")

NO_WALK_CREATURE = Refusal("DR-153", "only a creature can be flipped instead")
NO_WALK_FACE_UP = Refusal("DR-153", "it is face-up")
NOT_SERVABLE = Refusal("DR-35", "the Equipment does not connect to it")
SERVED_NOW = Refusal("DR-36", "the Equipment already serves it")
NOT_REARRANGED = Refusal("DR-103", "the creature does not connect to it")
NO_PLACE_FOR_IT = NOT_CONQUERED.under("DR-103")
PLACE_TAKEN = Refusal("DR-103", "another artifact already goes there")
NOT_AN_ARTIFACT = Refusal("DR-171", "only an artifact can be operated")
NOT_OPERABLE = Refusal("DR-171", "it has no activation that could be used")

FACE_DOWN_CREATURE = Refusal("DR-69", "a face-down creature cannot be flipped by choice")
FACE_DOWN_BLOCKER = Refusal("DR-110", "a face-down creature cannot block actively")
BLOCKER_NOT_CONNECTED = Refusal("DR-107", "it does not connect to the struck zone")
ATTACKER_BLOCKS = Refusal("DR-108", "the attacker cannot block its own Strike")
NOT_A_CREATURE = Refusal("DR-31", "only creatures can block")
ONE_TOKEN = Refusal("DR-89", "only one token may be spent in each Campaign Event (option tokens_per_campaign)")
