"""Words that change nothing by the rules, each with its reason; and texts that only a long search plays."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

EQUIVALENT: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "grand_archive": {
            "Named.word": "GA-326: the word only names the text after it",
            "Is.was": "GA-34: of what has left, a condition asks what it was, whatever its verb",
            "Named.deluge": "GA-326: the word only names the text after it",
            "In.out": "GA-9: cards in a zone and cards from it are the same cards",
            "That.noun": "GA-34: it is what was named before, whatever noun calls it so",
            "TheDone.noun": "GA-348: it is what the text did this with, whatever noun calls it so",
            "That.chosen": "GA-34: it is what was named before, whatever noun calls it so",
            "That.hit": "GA-34: it is what was named before, whatever noun calls it so",
            "Later.behind": "GA-179: the moment may be said before or behind what happens then",
            "Those.noun": "GA-34: they are what was named before, whatever noun calls them so",
            "ByHand.words": "GA-345: the players carry out what it says",
            "HasDone.theirs": "GA-353: only what an opponent has done in this turn tells, as in the ruling on it",
            "PutCards.ordered": "GA-32: whoever puts several cards into a deck chooses their order anyway",
        },
        "rune_duel": {"ByHand.words": "RD-75: the players carry out what it says"},
        "containment": {"ByHand.words": "CT-126: the players carry out what it says"},
        "dimensional_rift": {
            "Deal.passive": "DR-22: the same, said of the creature",
            "Destroy.passive": "DR-71: the same, said of the card",
            "Often.per": "DR-94: Actions are counted in each event anyway",
            "Triggered.timing": "DR-199: only an event outside that part of a turn tells",
            "Afflict.permanently": "DR-192: only a Cleanse tells, as in the ruling on it",
            "TopCard.reveal": "DR-208: only what the other player sees tells",
            "Is.also": "DR-121: only positions with one of both tell, as in the ruling on joined conditions",
            "SummonToken.where": "DR-201: only positions with an empty conquered zone that is not meant tell",
            "Bare.also": "DR-121: only positions with one of both tell, as in the ruling on joined conditions",
            "Qualifier.also": "DR-125: only positions with that state tell, as in the ruling on several targets",
            "PrintedAction.condition": "DR-93: seldom the only Action, as in the rulings on conditions of Actions",
            "Being.also": "DR-194: only what gives that condition tells",
            "Instead.once": "DR-122: only a second event in a turn tells",
            "Triggered.once": "DR-122: only a second event in a turn tells, as in the ruling on it",
            "Tally.kind": "DR-12: a creature lies in creature zones only, so that they are all its zones",
            "ByHand.words": "DR-197: the players carry out what it says",
            "Value.of": "DR-125: it and that creature are the same target",
            "Amount.number": "DR-198: a number of counters alone is that number or more",
            "Give.until": "DR-198: only a later turn tells, as in the ruling on the next turn",
            "Forbid.until": "DR-198: only a later turn tells, as in the ruling on the next turn",
            "Chosen.the": "DR-200: of several with the most of something one is picked, whatever the article",
            "Chosen.count": "DR-194: as many as there are, so that only positions with more tell",
        },
    }
)
"""Places of words that change nothing, by the id of the game, with the rule that says so."""
SAME = (
    ("during the turn", "until the start phase", "CT-88: nothing happens between a turn and the next start phase"),
    ("until end of combat", "until end of this phase", "GA-80: the combat is a phase, in which the text works"),
    ("until end of turn", "this turn", "DR-148: the same moment"),
    ("when this is blocked by a creature", "when blocked", "DR-105: only creatures block"),
    ("when this is blocked by a creature", "when this is blocked", "DR-105: only creatures block"),
    ("target creature this connects to", "target creature", "DR-142, DR-151: only a Conduit tells"),
    ("this or another creature", "this and a creature", "DR-194: this is named already"),
    ("that creature", "that card", "DR-125: the same card"),
    ("that creature gets", "that card has", "DR-125: the same card"),
    (" for the rest of the game", "", "GA-193: an effect without a word lasts as long as its object stays"),
    ("that creature gets", "the attacker has", "DR-112: in a trigger on a Strike they are the same creature"),
    ("at any time, ", "", "DR-135: a cost is the only limit anyway"),
    ("has been in", "has visited", "DR-194: the same"),
    ("that much", "that many", "DR-200: the same number"),
    ("it", "the chosen card", "DR-125: the same card"),
    ("it", "that creature", "DR-125: the same card"),
    *(
        (f"this {verb}", verb, "DR-199: a static ability that names no card is about this one")
        for verb in ("has", "cannot", "loses", "must")
    ),
    ("transform it", "transform", "DR-200: it is this where nothing else is named"),
    ("prevent that damage", "prevent it", "DR-202: the damage is what would happen"),
    *(
        (
            f"your opponent {has} more {what} than you",
            f"you {have} less {what} than your opponent",
            "DR-200: a comparison is as its words are read",
        )
        for has, have, what in (
            ("has", "have", "hp"),
            ("has", "have", "cards in hand"),
            ("controls", "control", "creatures"),
            ("controls", "control", "artifacts"),
        )
    ),
    ("it collects", "collect", "DR-200: it is this where nothing else is named"),
    ("artifacts or equipment", "artifacts", "DR-20: an Equipment is an artifact"),
    ("this", "it", "GA-352: it is this where nothing else is named"),
    (" to activate", "", "GA-111: which cards are meant says already how they are played"),
    ("beginning", "start", "DR-75: a turn starts at its beginning"),
    *(
        (f"{before} your {place}", f"{before} its owner's {place}", "GA-10: a card goes to its owner's zone")
        for before, place in (
            ("into", "hand"),
            ("into", "memory"),
            ("into", "graveyard"),
            ("into", "banishment"),
            ("into", "material deck"),
            ("on top of", "deck"),
            ("on the bottom of", "deck"),
            ("to", "hand"),
            ("to", "memory"),
        )
    ),
    ("awake ", "", "GA-208: only what is awake can be rested, as a cost too"),
    ("another target", "target", "GA-203: nothing is targeted twice by the same effect"),
    ("other target", "target", "GA-203: nothing is targeted twice by the same effect"),
    ("reserve cost", "cost", "GA-39: a card of the main deck has a reserve cost"),
    ("an attack card", "up to one attack card", "GA-233: a card of a kind need not be found"),
    ("the rest on the bottom", "them on the bottom", "GA-12: a card that has gone elsewhere is none of them"),
    ("the rest on the bottom", "each of them on the bottom", "GA-12: a card that has gone elsewhere is none"),
    ("the rest into", "each of them into", "GA-12: a card that has gone elsewhere is none of them"),
    ("opponents", "each opponent", "GA-2: there is one opponent"),
    ("attack card you play", "attack card you activate", "GA-60: no attack card is regalia and materialized"),
    (
        "Activate: the opponent gains control of this",
        "Activate any number of times: the opponent gains control of this",
        "CT-59: only the turn player activates, who no longer controls it",
    ),
    ("allies you control die", "units you control die", "GA-269: a champion that dies ends the game"),
    ("this", "your champion", "GA-123: the champion is one object, which is this on its top card"),
)
"""Words that may say the same, each pair with the rule: excused where they are all the difference."""
RARE = (
    "different zones",
    "without Vigor",
    "On Kill:",
    "On Ally Hit:",
    "soot counter",
    "On Death: deal",
    "roll 2 dice",
    "gains control of this",
    "Delevel this",
    "transform this",
    "that target unit would deal to",
    "target item becomes an ally",
    "you may play it this turn",
    "took 3 or more damage",
    "buff counter is put",
    "would die this turn",
    "you may activate that card",
    "whenever a weapon you control is destroyed",
    "triggers an additional time",
    "Trigger each",
    "Depending on",
    "cascade:",
    "On Charge 2: search",
    "can't attack or retaliate until end of turn",
    "Move 2 buff counters",
    "Sacrificing this pays",
    "ally you control would die, banish it",
    "; depending on",
    "your choice of",
    "would be destroyed, banish it",
    "this turn gets +1 power and gains",
    "would put one or more",
)
"""Parts of texts about what random play seldom brings about: only the long search tries their words."""


def says_the_same(text: str, other: str) -> bool:
    """Whether two texts differ only in words that say the same."""
    pairs = [pair for one, two, _ in SAME for pair in ((one, two), (two, one))]
    return any(other.lower() in _replaced(text.lower(), *pair) for pair in pairs)


def _replaced(text: str, one: str, two: str) -> Iterator[str]:
    """A text with some words in the place of others, once in each text."""
    for found in re.finditer(re.escape(one), text):
        yield text[: found.start()] + two + text[found.end() :]
