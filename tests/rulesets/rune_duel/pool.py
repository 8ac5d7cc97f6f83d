"""The starter pool as a separate table, to compare with the compiled card file."""

from typing import Any

from rulesets.rune_duel.cards.keywords import Keyword
from rulesets.rune_duel.cards.nouns import AllCreatures, Group, OneArtifact, OneCreature, Player, Reference
from rulesets.rune_duel.cards.sentences import Bonus, BonusTo
from rulesets.rune_duel.verbs.damage import Deal, Heal, HealAll
from rulesets.rune_duel.verbs.discarding import Discard
from rulesets.rune_duel.verbs.drawing import Draw
from rulesets.rune_duel.verbs.life import GainLife
from rulesets.rune_duel.verbs.moving import MoveToEnd

ENEMY = OneCreature(enemy=True)
DAMAGED_OWN = OneCreature(yours=True, damaged=True)

BURROW_GUARD = """
Clover Scout | creature | 1 | II | 1/2
Ditch Sentry | creature | 1 | III | 1/3
Twig Buckler | artifact | 1 | IV | +0/+2
Dandelion Tea | spell | 1 | V | -
Hedge Runner | creature | 2 | I | 2/2
Warren Nurse | creature | 2 | III | 2/3
Bramble Crown | artifact | 2 | IV | +1/+1
Well Water | spell | 2 | V | -
Burrow Digger | creature | 3 | I | 2/3
Thistle Guard | creature | 3 | II | 2/4
Root Snare | spell | 3 | IV | -
Bark Mail | artifact | 3 | V | +0/+3
Lop-Eared Lancer | creature | 4 | I | 3/2
Meadow Warden | creature | 4 | II | 3/4
Sap Salve | artifact | 4 | III | +0/+0
Pebble Volley | spell | 4 | V | -
Fern Stalker | creature | 5 | I | 3/3
Old Brock | creature | 5 | II | 3/5
Hazel Spear | artifact | 5 | III | +2/+0
Tunnel Twins | creature | 5 | IV | 2/3
Queen Marrow | warlord | 6 | II | 3/6
Glade Piper | creature | 6 | III | 3/4
Orchard Plate | artifact | 6 | IV | +1/+3
Rust Rain | spell | 6 | V | -
Bounding Hare | creature | 7 | I | 4/3
Quill Bulwark | creature | 7 | III | 3/7
Thornback | creature | 7 | IV | 4/4
Second Wind | spell | 7 | V | -
Carrot Baron | creature | 8 | I | 4/5
Mistral Stag | creature | 8 | II | 5/4
Heartwood Totem | artifact | 8 | IV | +2/+2
Sunken Colossus | creature | 8 | V | 6/7
Granite Badger | creature | 9 | I | 4/7
Moon Rabbit | creature | 9 | II | 4/6
Falling Boulder | spell | 9 | III | -
Grove Hydra | creature | 9 | V | 3/6
Elder Oakback | creature | 10 | I | 6/8
Tempest Buck | creature | 10 | II | 6/5
Harvest Giant | creature | 10 | III | 8/8
Star-Eared Sage | creature | 10 | IV | 4/8
"""
"""The cards of the deck: name, type, rank, rune, attack and life or what is added to them."""

CINDER_REAVERS = """
Cinder Imp | creature | 1 | I | 2/1
Soot Jackal | creature | 1 | II | 1/2
Notched Cleaver | artifact | 1 | IV | +1/+0
Spark Flick | spell | 1 | V | -
Ash Raider | creature | 2 | I | 2/2
Flicker Wisp | creature | 2 | II | 3/2
Hot Coals | spell | 2 | III | -
Goad Chain | artifact | 2 | V | +2/-1
Ember Hound | creature | 3 | I | 3/2
Pillager Cub | creature | 3 | II | 2/3
Scorched Bulwark | artifact | 3 | III | +0/+3
Spiked Barding | artifact | 3 | IV | +1/+2
Blaze Dancer | creature | 4 | II | 2/3
Magpie Thief | creature | 4 | III | 3/3
Fire Pot | spell | 4 | IV | -
Furnace Acolyte | creature | 4 | V | 2/4
Gate Breaker | creature | 5 | I | 4/2
Smoke Rider | creature | 5 | III | 3/3
Whetted Fang | artifact | 5 | IV | +1/+0
Cauldron Hag | creature | 5 | V | 2/4
Karrak, Slag Tyrant | warlord | 6 | I | 3/5
Kiln Ogre | creature | 6 | II | 4/4
War Drum | artifact | 6 | IV | +0/+0
Wild Bolt | spell | 6 | V | -
Lava Strider | creature | 7 | I | 5/3
Pyre Golem | creature | 7 | II | 6/6
Molten Wyrmling | creature | 7 | III | 4/4
Melt Steel | spell | 7 | V | -
Siege Boar | creature | 8 | I | 5/4
Twin-Axe Marauder | creature | 8 | II | 4/4
Tyrant's Plate | artifact | 8 | III | +2/+3
Slag Troll | creature | 8 | IV | 4/6
Ashwing Drake | creature | 9 | II | 6/4
Obsidian Giant | creature | 9 | III | 5/7
Meteor Shard | spell | 9 | IV | -
Hoard Drake | creature | 9 | V | 5/5
Volcano Heart | creature | 10 | I | 9/7
Doom Ram | creature | 10 | III | 6/6
Cinder Phoenix | creature | 10 | IV | 4/5
Cataclysm | spell | 10 | V | -
"""
"""The same for the other deck."""

CHARGE = frozenset({Keyword.CHARGE})
BREAKTHROUGH = frozenset({Keyword.BREAKTHROUGH})
CARROT_SEEKER = frozenset({Keyword.CARROT_SEEKER})
TWIN_STRIKE = frozenset({Keyword.TWIN_STRIKE})

PARTS: dict[str, dict[str, Any]] = {
    "Clover Scout": {"keywords": CARROT_SEEKER},
    "Dandelion Tea": {"target": DAMAGED_OWN, "effects": (Heal(3, Reference.IT),)},
    "Warren Nurse": {"arrival": (Heal(2, Group.EACH_OWN),)},
    "Well Water": {"target": Player.YOU, "effects": (GainLife(3),)},
    "Burrow Digger": {"keywords": CARROT_SEEKER},
    "Thistle Guard": {"regeneration": 1},
    "Root Snare": {"target": ENEMY, "effects": (MoveToEnd(Reference.IT),)},
    "Lop-Eared Lancer": {"keywords": CHARGE},
    "Sap Salve": {"grants_regeneration": 2},
    "Pebble Volley": {"target": ENEMY, "effects": (Deal(3, Reference.IT),)},
    "Fern Stalker": {"arrival": (Deal(2, Group.FACING),)},
    "Old Brock": {"regeneration": 2},
    "Tunnel Twins": {"keywords": TWIN_STRIKE},
    "Queen Marrow": {"command": (Bonus(BonusTo.ADJACENT, 1, 1),)},
    "Glade Piper": {"onslaught": (GainLife(1),)},
    "Rust Rain": {"target": OneArtifact(ENEMY), "effects": (Discard(Reference.IT),)},
    "Bounding Hare": {"keywords": CHARGE},
    "Thornback": {"keywords": BREAKTHROUGH},
    "Second Wind": {"target": DAMAGED_OWN, "effects": (HealAll(Reference.IT),)},
    "Carrot Baron": {"keywords": CARROT_SEEKER},
    "Mistral Stag": {"keywords": BREAKTHROUGH},
    "Heartwood Totem": {"grants_regeneration": 1},
    "Sunken Colossus": {"fade": 2},
    "Granite Badger": {"regeneration": 1},
    "Moon Rabbit": {"arrival": (Draw(1),)},
    "Falling Boulder": {"target": ENEMY, "effects": (Deal(6, Reference.IT),)},
    "Grove Hydra": {"keywords": TWIN_STRIKE},
    "Tempest Buck": {"keywords": CHARGE | BREAKTHROUGH},
    "Harvest Giant": {"fade": 1},
    "Star-Eared Sage": {"arrival": (Heal(3, Group.EACH_OWN),)},
    "Soot Jackal": {"keywords": CHARGE},
    "Spark Flick": {"target": ENEMY, "effects": (Deal(2, Reference.IT),)},
    "Flicker Wisp": {"fade": 2},
    "Hot Coals": {"target": Player.OPPONENT, "effects": (Deal(2, Reference.THEM),)},
    "Pillager Cub": {"keywords": BREAKTHROUGH},
    "Blaze Dancer": {"keywords": TWIN_STRIKE},
    "Magpie Thief": {"keywords": CARROT_SEEKER},
    "Fire Pot": {"target": ENEMY, "effects": (Deal(3, Reference.IT),)},
    "Furnace Acolyte": {"onslaught": (Deal(1, Player.OPPONENT),)},
    "Gate Breaker": {"keywords": BREAKTHROUGH},
    "Smoke Rider": {"keywords": CHARGE},
    "Whetted Fang": {"grants": BREAKTHROUGH},
    "Cauldron Hag": {"arrival": (Deal(1, Group.EACH_ENEMY),)},
    "Karrak, Slag Tyrant": {"command": (Bonus(BonusTo.OTHERS, 1, 0),)},
    "War Drum": {"grants": TWIN_STRIKE},
    "Wild Bolt": {"target": OneCreature(), "effects": (Deal(4, Reference.IT),)},
    "Lava Strider": {"keywords": CHARGE},
    "Pyre Golem": {"fade": 2},
    "Molten Wyrmling": {"arrival": (Deal(3, Group.FACING),)},
    "Melt Steel": {"target": OneArtifact(ENEMY), "effects": (Discard(Reference.IT),)},
    "Siege Boar": {"keywords": BREAKTHROUGH},
    "Twin-Axe Marauder": {"keywords": TWIN_STRIKE},
    "Slag Troll": {"regeneration": 2},
    "Ashwing Drake": {"keywords": CHARGE},
    "Meteor Shard": {"target": ENEMY, "effects": (Deal(6, Reference.IT),)},
    "Hoard Drake": {"arrival": (Deal(2, Player.OPPONENT),)},
    "Volcano Heart": {"fade": 1},
    "Doom Ram": {"keywords": BREAKTHROUGH},
    "Cinder Phoenix": {"keywords": TWIN_STRIKE, "regeneration": 2},
    "Cataclysm": {"target": AllCreatures(enemy=True), "effects": (Deal(3, Reference.EACH),)},
}
"""By card, the parts of its program that are not empty; a card that is not here has no text."""
