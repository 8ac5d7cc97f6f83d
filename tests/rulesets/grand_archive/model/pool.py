"""The cards of section Z that matter to layers and combat, as faces.

A line of `_CARDS` is: id, name, elements, type line (supertypes and types), subtypes, stats (p power, l life, v
level, d durability), keywords, other abilities. Abilities with conditions or static parts are in `_ABILITIES`.
"""

from tests.rulesets.grand_archive.model.board import Ability, Condition, Face, Part, Which, Word

SUPERTYPES = frozenset({"Regalia", "Unique"})

_CARDS = """
C01|Spirit of the Kiln|fire|Champion|Spirit|v0 l15||On Enter
C02|Vesna, Ember Squire|norm|Champion|Warrior|v1 l19||On Enter
C03|Vesna, Gale Duelist|wind|Champion|Warrior|v2 l23||Vesna Lineage
C04|Vesna, Dawnforged|crux|Champion|Warrior|v3 l27 p1||Vesna Lineage;On Kill
C05|Spirit of the Tidepool|water|Champion|Spirit|v0 l15||On Enter
C06|Ondrel, Shore Adept|norm|Champion|Mage|v1 l18||On Enter
C07|Ondrel, Current Weaver|wind|Champion|Mage|v2 l21||Ondrel Lineage;second Spell;Lineage Release
C08|Ondrel, Storm Archivist|arcane|Champion|Mage|v3 l25||Ondrel Lineage;On Enter;Delevel
C09|Spirit of the Open Sky|wind|Champion|Spirit|v0 l14||On Enter
R01|Brasswake Saber|norm|Regalia Weapon|Warrior Sword|p2 d2||
R02|Cinderbite Axe|fire|Regalia Weapon|Warrior Axe|p2 d2||
R03|Lanternfoil Bow|wind|Regalia Weapon|Ranger Bow|p1 d3|True Sight|Rest: Load
R05|Mirrorsteel Buckler|norm|Regalia Item|Shield|||Rest: Prevent
R08|Wardstone Idol|norm|Regalia Item|Golem||Divine Relic|Transform
R08b|Wardstone Colossus|norm|Ally|Golem|p3 l4|Taunt|
R10|Glassfox Familiar|norm|Unique Regalia Ally|Mage Fox|p1 l2|Vigor|On Banish
R11|Bannerpole of the Long March|norm|Regalia Item|Artifact||Reservable|
M01|Roadside Sellsword|norm|Ally|Warrior Human|p2 l2||
M02|Gatehouse Warden|norm|Ally|Guardian Human|p1 l4|Taunt,Steadfast|
M03|Nils of the Third Gate|norm|Unique Ally|Guardian Human|p1 l3|Intercept,Bulwark|
M04|Night-Market Courier|norm|Ally|Assassin Human|p2 l1|Stealth,Floating Memory|
M05|Keen-Eyed Hound|norm|Ally|Tamer Dog|p2 l2|True Sight|On Champion Hit
M06|Ledger Clerk|norm|Ally|Cleric Human|p0 l2||On Enter;On Death
M09|Traveller's Satchel|norm|Item|Accessory||Reservable|Scavenge
M11|Besieged Tollgate|norm|Domain|Siegeable Gate|d4|Omnishroud|attack tax
M12|Steady Thrust|norm|Attack|Warrior Skill|p1|Floating Memory|
M13|Hedge Lurker|norm|Ally|Assassin Human|p2 l1|Fast Activation,Ambush,Retort|
M14|Marching Order|norm|Attack|Tamer Command|p2|Command|
M21|Sapling Ward|norm|Ally|Tamer Dryad|p1 l2|Foster|On Foster
M22|Sparkthrower|fire|Ally|Mage Human|p2 l1||
M23|Furnace Golem|fire|Ally|Golem Construct|p4 l5|Hindered,Pride 2|
M24|Ashen Matriarch|fire|Ally|Beast|p3 l2||On Death
M27|Blazing Overhand|fire|Attack|Warrior Skill|p4|Critical|
M28|Sweeping Brand|fire|Attack|Warrior Skill|p2|Cleave|On Kill
M29|Unquenched Vow|fire|Phantasia|Warrior|||Ally Link
M30|Rimebound Otter|water|Ally|Tamer Otter|p1 l1||On Enter;Ephemerate
M31|Tideglass Seer|water|Ally|Mage Human|p1 l3||Rest: Glimpse
M32|Undertow Leviathan|water|Ally|Beast Serpent|p5 l6|Efficiency|
M41|Gust Fletcher|wind|Ally|Ranger Human|p2 l2|Ranged 2|Pay 1: distant
M42|Whirlcut|wind|Attack|Warrior Skill|p2|Multistrike|
M45|Fledged Arrow|wind|Item|Arrow|p2||On Champion Hit
T01|Kindling Knife|norm|Weapon|Sword|p1 d1||
"""

DISCOUNT = "Inherited Effect: the first attack card you activate each turn costs 1 less"
LINKED = Which(linked=True)
CLASS, ELEMENT = Condition("class"), Condition("element")


def plus(stat: str, number: int = 1, per: Which | None = None) -> Part:
    """The part of an effect that adds to a stat."""
    return Part("plus", stat, number, per)


_ABILITIES = {
    "C03": (Ability(DISCOUNT, inherited=True),),
    "R01": (Ability("Damage 8+: +1 power", (Condition("damage", 8),), parts=(plus("power"),)),),
    "R02": (Ability("Class Bonus: Cleave", (CLASS,), word=("Cleave", 1)),),
    "M01": (Ability("Class Bonus: +1 power", (CLASS,), parts=(plus("power"),)),),
    "M12": (Ability("Class Bonus: +1 power", (CLASS,), parts=(plus("power"),)),),
    "M22": (Ability("Element Bonus: On Enter", (ELEMENT,)),),
    "M29": (
        Ability("Linked ally has +1 power and Vigor", which=LINKED, parts=(plus("power"), Part("gain", "Vigor"))),
    ),
    "M31": (Ability("Memory 4+: +1 power", (Condition("memory", 4),), parts=(plus("power"),)),),
    "M32": (Ability("Deluge 3: Spellshroud", (Condition("deluge", 3),), parts=(Part("gain", "Spellshroud"),)),),
}


def keyword(text: str) -> Word:
    """A keyword with its number: ``Pride 2``, or one without number."""
    name, _, number = text.rpartition(" ")
    return (name, int(number)) if number.isdecimal() else (text, 1)


def _face(line: str) -> tuple[str, Face]:
    id_, name, elements, type_line, subtypes, stats, words, others = line.split("|")
    kinds = frozenset(type_line.split())
    numbers = {each[0]: int(each[1:]) for each in stats.split()}
    abilities = (
        *(Ability(word, word=keyword(word)) for word in words.split(",") if word),
        *(Ability(other) for other in others.split(";") if other),
        *_ABILITIES.get(id_, ()),
    )
    return id_, Face(
        name,
        kinds - SUPERTYPES,
        kinds & SUPERTYPES,
        frozenset(subtypes.split()),
        frozenset(elements.split()),
        numbers.get("p"),
        numbers.get("l"),
        numbers.get("v"),
        numbers.get("d"),
        abilities,
    )


BY_ID = dict(_face(line) for line in _CARDS.split("\n") if line)
"""The face of each card by its id; T01 is the token Kindling Knife, R08b the flip side of R08."""
