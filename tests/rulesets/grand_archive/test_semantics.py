"""Card texts that can be read and not played are refused when the card is loaded."""

from pathlib import Path

import pytest

from cardgame_tui.content.cards import Located, load_cards
from cardgame_tui.content.faults import ContentError
from rulesets.grand_archive.content.card_set import compile_records, lint_record, shipped_names
from rulesets.grand_archive.content.records import ArchiveRecord
from rulesets.grand_archive.content.vocabulary import LANGUAGE

FIELDS = {
    "champion": "level = 1\nmemory = 1\nlife = 10\n",
    "ally": "reserve = 1\npower = 1\nlife = 1\n",
    "action": 'reserve = 1\nspeed = "slow"\n',
    "attack": "reserve = 1\npower = 1\n",
    "item": "reserve = 1\n",
    "weapon": "reserve = 1\npower = 1\ndurability = 1\n",
    "domain": "reserve = 1\n",
    "phantasia": "reserve = 1\n",
    "mastery": "",
    "status": "",
}
REFUSED = [
    ("action", "Vigor.", "an action needs an effect"),
    (
        "action",
        "Draw a card. Rest: draw a card.",
        "an action has no activated abilities",
    ),
    ("action", "Draw a card. On Enter: draw a card.", "an action has no triggered abilities"),
    ("action", "Draw a card. This has +1 power.", "only an object and an attack have static abilities"),
    ("mastery", "Each ally has +1 power.", "only an object and an attack have static abilities"),
    ("ally", "Draw a card.", "belongs on an action"),
    ("mastery", "Vigor.", "a mastery and a status have no keywords"),
    ("ally", '"Vesna" Lineage.', "only a champion has a Lineage"),
    ("ally", "Lineage Release: draw a card.", "only a champion has a Lineage Release"),
    ("ally", "Inherited Effect: this has +1 power.", "only a champion has an Inherited Effect"),
    ("champion", "Inherited Effect: Efficiency.", "Efficiency cannot be given to an object"),
    (
        "champion",
        "Inherited Effect: Lineage Release: draw a card.",
        "an Inherited Effect is a keyword, or a static",
    ),
    ("champion", "Ally Link.", "only an object other than a champion has a Link"),
    ("champion", "Ephemerate (2).", "only a card with a reserve cost has Ephemerate"),
    ("ally", "Starcalling (1). Starcalling (2).", "Starcalling may be on a card once"),
    ("ally", "Class Bonus: Ephemerate (2).", "nothing stands in front of what says how"),
    ("ally", "During combat: this has +1 power.", "only restrictions such as Class Bonus"),
    ("ally", "Retort.", "Retort needs a number"),
    ("action", "Destroy target ally unless its controller draws a card.", 'behind "unless" somebody pays'),
    ("action", "If you recovered a card this turn, gather.", '"recovered" has no object'),
    ("action", "If you discarded this turn, gather.", '"discarded" needs what it was done with'),
    ("action", "If you drew a fire card this turn, gather.", "nobody sees what is drawn"),
    ("action", "If you discarded another card this turn, gather.", "a condition counts"),
    ("action", "If you sacrificed a card this turn, gather.", '"sacrificed" is not done with that'),
    ("action", "Draw a card for each item that died this turn.", "only units die"),
    ("action", "Draw a card for each rested ally that died this turn.", "what died this turn is known by types"),
    ("ally", "As long as that player has no cards in their hand, this has Vigor.", "a player was named before"),
    ("ally", "This can't be suppressed by allies.", "what is done by others is to attack"),
    ("ally", "This can't be retaliated against by target ally.", "a ban names all others of a kind"),
    ("action", "Gather unless you discard a card and pay 2.", "what is paid stands alone"),
    ("action", "Gather unless you rest target ally.", "nothing is targeted to pay"),
    ("action", "You draw a card unless they pay 2.", '"unless they" needs players'),
    ("action", "Recover an amount equal to the damage dealt this way.", "needs an effect before it that deals"),
    ("action", "Draw a card for each counter removed this way.", "needs an effect before it that removes"),
    ("item", "Cards you materialize cost 1 less to activate.", '"to activate" is not how these cards are played'),
    ("action", "Draw a card. Destroy it.", '"it" stands for something targeted'),
    ("action", "If that ally has power 3 or more, draw a card.", '"it" stands for something targeted'),
    ("ally", "Vigor 2.", "Vigor has no number"),
    ("ally", "Retort 0.", "an amount must be 1 or more"),
    ("action", "Target ally gains Efficiency until end of turn.", "Efficiency cannot be given to an object"),
    ("ally", "On Foster: draw a card.", '"On Foster" needs Foster on the card'),
    ("action", "Draw a card; if this is imbued, draw a card.", '"this is imbued" needs Imbue on the card'),
    ("action", "Draw a card; if this is brewed, draw a card.", '"this is brewed" needs Brew on the card'),
    ("ally", "Rest and rest: draw a card.", "the same cost is there twice"),
    ("ally", "Once per turn: draw a card.", "an activated ability needs a cost"),
    ("ally", "Delevel this: draw a card.", "only a champion can be delevelled"),
    ("mastery", "Rest: draw a card.", "a mastery is no object"),
    ("mastery", "On Charge 2: draw a card.", "a mastery is no object: it has no charge counters"),
    ("ally", "As long as you do, this has +1 power.", '"if you do" needs an effect before it'),
    ("ally", "On Enter, if you do: draw a card.", '"if you do" needs an effect before it'),
    ("action", "Rest up to one target allies.", "one thing has a noun in the singular"),
    ("action", "Negate 2 target materializations.", "only objects and cards can be targeted several at once"),
    ("action", "Rest 2 target allies; destroy it.", '"it" stands for something targeted or chosen'),
    ("action", "Rest target ally; destroy each of them.", '"each of them" needs several things before it'),
    (
        "action",
        "Rest 2 target allies; at the beginning of the next end phase, destroy each of them.",
        'only "it" is remembered for later',
    ),
    ("item", "Each of them has +1 power.", "a static ability is about this"),
    (
        "action",
        "The next time damage would be dealt to your champion this turn, prevent all of it and rest target unit.",
        "nothing can be targeted while damage is prevented",
    ),
    (
        "action",
        "The next time damage would be dealt to your champion this turn, prevent all of it and end the turn.",
        "nothing is ended while damage is prevented",
    ),
    (
        "action",
        "The next time damage would be dealt to your champion this turn, prevent 1 of it and rest it; destroy it.",
        '"it" stands for something targeted or chosen',
    ),
    ("action", "When damage is prevented this way, gather.", "needs prevention before it"),
    ("action", "Draw cards equal to the damage prevented this way.", "belongs to an effect that happens because"),
    ("ally", "Prevent 1 of the damage that would be dealt to it.", "prevention that lasts is about this"),
    (
        "ally",
        "Prevent 1 of the damage that would be dealt to this and deal 1 damage to this.",
        "only prevention of combat damage can deal damage",
    ),
    ("ally", "Prevent all damage that would be dealt to target ally.", "prevention that lasts is about this"),
    ("item", "This may attack as though it were a domain.", "is nothing that the rules know"),
    ("item", "This may be targeted as though it were an object.", "is nothing that the rules know"),
    ("item", "It may attack as though it were an ally.", '"it" stands for something targeted'),
    ("item", "Target item may attack as though it were an ally.", "a static ability is about this"),
    ("attack", "Rest: draw a card.", "a card in the Intent cannot be rested, sacrificed or banished as a cost"),
    ("action", "Banish target attack object.", "no object is of the type attack"),
    ("action", "Rest up to two target action allies.", "no object is of the type action"),
    ("action", "Destroy target ally ally.", '"ally" is said twice'),
    ("action", "Destroy target champion non-champion object.", '"champion" and "non-champion" leave nothing'),
    ("action", "Rest target ally unit.", '"unit" adds nothing to "ally"'),
    ("action", "Rest up to two target champion units.", '"unit" adds nothing to "champion"'),
    ("action", "Destroy target item or object.", 'the other noun adds nothing to "object"'),
    ("action", "Rest each ally or unit.", 'the other noun adds nothing to "unit"'),
    ("action", "Sacrifice any number of allies; draw that many cards.", '"that much" needs damage'),
    ("action", "Draw that many cards.", '"that much" needs damage'),
    ("item", "Whenever an ally deals combat damage to an ally: destroy that ally.", "may be either of the two"),
    ("item", "Whenever an ally attacks a champion: deal 1 damage to that champion.", "may be either of the two"),
    (
        "item",
        "Whenever an ally deals combat damage to a champion: that champion's controller discards a card.",
        "may be either of the two",
    ),
    ("action", "Choose an ally you control; draw a card.", 'no "it" comes after it'),
    ("action", "Choose an ally; choose an item; destroy it.", 'no "it" comes after it'),
    ("action", "Negate target champion card activation.", "no card activation is of the type champion"),
    ("ally", "Each other ally an opponent controls has +1 power.", '"other" leaves out nothing here'),
    ("action", "Each other ally gets +1 power until end of turn.", '"other" leaves out nothing here'),
    ("action", "Sacrifice an ally an opponent controls.", 'only what "you control" can be sacrificed'),
    ("item", "Sacrifice an ally an opponent controls: draw a card.", 'only what "you control" can be sacrificed'),
    ("item", "If a unit you control would die, banish it instead.", "only an ally dies and can be saved"),
    ("ally", "This enters as a copy of a unit.", "champions cannot be copied"),
    ("item", "Once per turn, banish this: draw a card.", '"once per turn" adds nothing'),
    ("action", 'Generate a "Pressed Leaf" card into your hand.', 'without "into your hand"'),
    ("action", "Target intent gets +3 power until end of turn.", "an intent does not outlast the combat"),
    ("ally", "Level 0+: this has +1 power.", "an amount must be 1 or more"),
    ("ally", "Deluge 0: this has +1 power.", "an amount must be 1 or more"),
    ("item", "This may attack as though it were a champion.", "is nothing that the rules know"),
    ("action", "Destroy target intent.", "nothing of the kind can be done to a card that is no object"),
    ("action", "Draw a card; pay 2.", '"pay" needs "you may" before it'),
    ("action", "Pay 2; if you do, draw a card.", '"pay" needs "you may" before it'),
    ("action", "Unless its controller pays 1, destroy target ally.", '"it" stands for something targeted'),
    ("action", "Destroy target ally; you may play this this turn.", "only a card can be played"),
    ("action", "When each of up to two target allies dies this turn, destroy each of them.", 'only "it"'),
    ("action", "Destroy it.", '"it" stands for something targeted or chosen'),
    ("action", "If it is an ally, draw a card.", '"it" stands for something targeted or chosen'),
    ("action", "Deal 1 damage to its controller's champion.", '"it" stands for something targeted or chosen'),
    (
        "item",
        "On Enter: destroy target ally. At the beginning of your end phase: destroy it.",
        '"it" stands for something targeted',
    ),
    ("ally", "The linked object has +1 power.", '"the linked object" needs a Link'),
    ("action", "Draw a card; otherwise draw a card.", '"otherwise" needs an "if" before it'),
    (
        "action",
        "If 3 or fewer cards are in your memory, draw a card; otherwise recover 1; otherwise recover 2.",
        '"otherwise" needs an "if" before it',
    ),
    ("action", "If you do, draw a card.", '"if you do" needs an effect before it'),
    ("action", "Choose one: draw a card.", '"choose one" needs a second effect'),
    ("action", "Draw a card; or recover 1.", '"or" needs "choose one" at the beginning'),
    ("action", "Draw a card; choose one: recover 1; or recover 2.", '"choose one" begins the effects'),
    (
        "action",
        "If 3 or fewer cards are in your memory, otherwise draw a card.",
        '"otherwise", "choose one" and "or" stand between semicolons',
    ),
    ("action", "Destroy target card in a graveyard.", "be done to a card that is no object"),
    ("action", "Return target card to its owner's hand.", "a card is targeted in a zone, such as a graveyard"),
    (
        "action",
        "Return target ally in your graveyard to its owner's hand.",
        '"ally" cannot lie in a zone of cards',
    ),
    ("action", "Play target ally.", "only a card can be played"),
    ("action", "Deal damage equal to X to target unit.", "X needs a cost of X"),
    ("action", "When you do, draw a card.", '"when you do" needs an effect before it'),
    ("action", "Cascade: draw a card.", '"cascade" needs a second effect'),
    ("ally", "On Hit: draw a card; next recover 1.", '"next" needs "cascade"'),
    ("action", "If the roll is 4 or more, draw a card.", '"the roll" needs a die'),
    ("action", "If an opponent has 4 or more cards in your memory, gather.", "in a zone of theirs"),
    ("action", "If an opponent has 2 or more allies, gather.", "in a zone of theirs"),
    ("item", "On Charge 4 during your turn: gather.", "whoever's turn it is"),
    ("action", "Recover the roll; roll a die with 6 sides.", '"the roll" needs a die'),
    ("ally", "This has +X power, where X is the roll.", "what counts all the time"),
    ("action", "Rest target ally; if it is the named card, draw a card.", '"the named card" needs "name a card"'),
    ("ally", "Link Shield.", "Link Shield needs a Link"),
    ("champion", "Fire Imbue 2.", "only a card with a reserve cost has Imbue"),
    ("action", "Harmonize: draw a card.", "Harmonize is for a text about a Melody card"),
    ("item", "Instead of the reserve cost, you may sacrifice two other items.", '"other" leaves out nothing here'),
    ("item", "Instead of the reserve cost, you may discard a fire card.", "whether another cost can be paid must"),
    ("action", "Instead of the reserve cost, you may rest. Gather.", "this is no object yet"),
    ("ally", "As an additional cost to declare an attack with this, rest.", "an attacker rests for its attack"),
    ("item", "As an additional cost to attack with this, discard a card.", "only a unit declares attacks"),
    (
        "item",
        "As an additional cost to materialize this, discard a card.",
        "a card with a reserve cost is activated",
    ),
    ("action", "If a fire card was discarded this way, gather.", "needs an effect before it that does this"),
    ("action", "Recover the number of cards discarded this way; discard a card.", "needs an effect before it"),
    (
        "action",
        "Discard a card; if a card in your hand was discarded this way, gather.",
        "says nothing about where",
    ),
    ("ally", "This has +1 power as long as this has leveled up this turn.", "only a champion levels up"),
    ("action", "Destroy each item that attacked this turn.", "no item does this"),
    (
        "item",
        "You may activate this from your banishment; it then goes to your hand.",
        "only an action goes elsewhere",
    ),
    (
        "action",
        "You may activate this from your hand; it then goes to the field. Gather.",
        "does not enter the field",
    ),
    (
        "action",
        "Banish the top card of your deck; you may play it for as long as you control this.",
        "no object that stays",
    ),
    ("action", "Until end of turn, On Hit: gather.", "only an object has an ability about itself"),
    ("action", "Until end of turn, whenever this attacks: gather.", "only an object has an ability about itself"),
    ("item", "Target ally enters the field rested.", "what enters the field with something is this"),
    ("domain", "Items enter the field with X charge counters on them.", "X was chosen for another card"),
    ("action", "Depending on the number of items: 0: gather.", "a single case depends on nothing"),
    ("action", "Depending on the number of items: 1 or 2: gather; 2 or more: recover 1.", "a number has one case"),
    ("item", "Allies you control may wield this.", "only a weapon is wielded"),
    ("champion", "Sacrificing this pays 2 of a memory cost.", "only an object other than a champion"),
    ("ally", "Each ally has +X power, where X is its power.", "what counts all the time is about this"),
    ("item", "Banish this from your graveyard and rest: gather.", "this pays one such cost where it is no object"),
    ("champion", "Discard this from your hand: gather.", "only a card that may lie there pays this"),
    ("action", "Rest: gather. Draw a card.", "an action has no activated abilities"),
    ("action", "Choose one or both: gather; or recover 2; or draw a card.", '"one or both" is said of two modes'),
    ("ally", "As a Spell: this has +1 power.", "only an activated or a triggered ability counts as a Spell"),
    (
        "ally",
        "Class Bonus: you play with the top card of your deck revealed.",
        "nothing stands in front of a text",
    ),
    ("action", "Target ally becomes a champion.", "an object becomes an ally, an item"),
    ("action", "Each player can't attack this turn.", "this is nothing that a player could do"),
    ("ally", "It can't attack.", "a static ability is about this"),
    ("status", "Rest: draw a card.", "a status is no object"),
    ("action", 'You gain the status "Wet".', 'no status is called "Wet"'),
    ("action", "As the turn ends, destroy target ally.", "nothing can be targeted as the turn ends"),
    ("action", "As the turn ends, end the turn.", "nothing is ended as the turn ends"),
    ("action", "Negate target triggered ability with cost 2.", "an ability has no cost"),
    ("action", "Draw 0 cards.", "an amount must be 1 or more"),
    ("action", "Draw 100 cards.", "a number is at most 99"),
    ("action", "Target ally gets +0 power.", "an amount must be 1 or more"),
    ("action", 'Summon 21 "Kindling Knife" tokens.', "at most 20 tokens or cards at once"),
    ("action", "Draw cards equal to half of X.", "X needs a cost of X"),
    ("action", "Negate target ally.", "only something on the stack can be negated"),
    ("action", "Destroy target card activation.", "nothing of the kind can be done to a card activation"),
    ("action", "Deal 1 damage to target player.", "nothing of the kind can be done to a player"),
    ("action", "Destroy a card in your banishment.", "be done to a card that is no object"),
    ("ally", "Target ally has +1 power.", "a static ability is about this"),
    ("ally", "It has +1 power.", "a static ability is about this"),
    (
        "champion",
        "On Enter, if it is the second one this turn: draw a card.",
        'needs "whenever you activate a Spell card"',
    ),
    ("ally", "Deluge 3: this has +1 power.", "Deluge 3 is for a text about 3 or more water cards"),
    ("action", "Balance: draw a card.", "Balance is for a text about as many cards"),
    (
        "action",
        "Reveal cards from the top of your deck until you reveal up to one ally card; draw a card.",
        "it is the first card of your deck that fits",
    ),
    (
        "action",
        "Reveal cards from the top of your deck until you reveal an ally card in your deck; draw a card.",
        "it is the first card of your deck that fits",
    ),
    ("ally", "Upkeep: this has +1 power.", "Upkeep is for a text that triggers"),
    (
        "action",
        'Summon a "Kindling Knive" token.',
        'no token is called "Kindling Knive"; the nearest is Kindling Knife',
    ),
    ("action", 'Generate a "Kindling Knife" card.', 'no generated card is called "Kindling Knife"'),
    ("ally", 'On Enter: you gain the mastery "Ember".', 'no mastery is called "Ember"'),
    ("ally", '"Vesnia" Bonus: Vigor.', 'no champion is called "Vesnia"; the nearest is Vesna'),
]
PLAYABLE = [
    ("ally", ""),
    ("ally", "Class Bonus, Level 2+: On Hit: you may destroy it."),
    ("ally", "As long as you control 2 or more weapons, this has +1 power and Taunt."),
    ("ally", "Slow: once per turn, remove a buff counter from this: draw a card."),
    ("ally", "Each other ally you control has +1 life."),
    ("attack", "This has +1 power. On Hit: recover 1."),
    ("weapon", "On Kill: put a durability counter on this; draw a card."),
    ("champion", "Inherited Effect: at the beginning of your end phase: glimpse 1."),
    ("domain", "At the beginning of your main phase: you may discard a card; if you do, draw a card."),
    ("action", "Up to one target unit gets -2 power and +1 life until end of turn."),
    ("action", "Sacrifice a weapon you control; if you do, deal 3 damage to target unit."),
    ("action", "Choose one: destroy target ally; draw a card; or return target ally to its owner's hand."),
    ("action", "If Memory 4+ and you control a champion, draw 2 cards; otherwise if you control no item, gather."),
    (
        "mastery",
        "Whenever you activate a Spell card: banish the top card of your deck and put an omen counter on it.",
    ),
    ("item", "On Charge 2, if you control no ally: you may draw a card."),
    ("item", "Link. The linked object has Vigor, Taunt and Retort 2."),
]


def located(folder: Path, kind: str, text: str) -> Located[ArchiveRecord]:
    """Read a card of that type with that text from a file."""
    file = folder / "cards.toml"
    head = f"[[card]]\nname = 'Test Card'\ntype = '{kind}'\n{FIELDS[kind]}"
    file.write_text(f"{head}text = '''{text}'''\n", encoding="utf-8")
    return load_cards(file, ArchiveRecord)[0]


@pytest.mark.parametrize(("kind", "text", "complaint"), REFUSED)
def test_a_text_without_meaning_is_refused(tmp_path: Path, kind: str, text: str, complaint: str) -> None:
    with pytest.raises(ContentError) as error:
        compile_records([located(tmp_path, kind, text)], shipped_names())
    assert any(complaint in fault.found for fault in error.value.faults), str(error.value)


@pytest.mark.parametrize(("kind", "text"), PLAYABLE)
def test_a_playable_text_is_not_refused(tmp_path: Path, kind: str, text: str) -> None:
    card = located(tmp_path, kind, text)
    assert compile_records([card], shipped_names())["Test Card"].text == text
    assert lint_record(card) == []
    assert LANGUAGE.print(LANGUAGE.parse(text)) == text


FAULTY_FIELDS = {
    "type = 'ally'\nreserve = 1\npower = 1\n": "a champion and an ally have life",
    "type = 'ally'\nreserve = 1\nlife = 1\n": "an ally, a weapon and an attack have power",
    "type = 'item'\nreserve = 1\npower = 1\n": "only a unit, a weapon, an attack, and Arrow",
    "type = 'weapon'\nreserve = 1\npower = 1\n": "a weapon and a siegeable domain have durability",
    "type = 'domain'\nreserve = 1\nsubtypes = ['Siegeable']\n": "a weapon and a siegeable domain have durability",
    "type = 'item'\n": "a card of the main deck has a reserve cost",
    "type = 'item'\nsupertypes = ['regalia']\nreserve = 1\n": "a champion and a regalia have a memory cost",
    "type = 'champion'\nlevel = 0\nlife = 9\nmemory = 0\n": "a champion of level 0 have no cost",
    "type = 'champion'\nlife = 9\nmemory = 0\n": "a champion has a level",
    "type = 'action'\nreserve = 1\n": "an action has a speed",
    "type = 'action'\nreserve = 1\nspeed = 'slow'\nsupertypes = ['unique']\n": "only an object is unique",
    "type = 'action'\nspeed = 'slow'\ntoken = true\n": "a token is an object and no champion",
    "type = 'mastery'\nlife = 3\n": "a mastery has a name and a text and nothing else",
    "type = 'action'\nreserve = 1\nspeed = 'slow'\nflip = { name = 'B', type = 'item' }\n": "has a flip side",
    "type = 'item'\nreserve = 1\nflip = { name = 'B', type = 'ally' }\n": "a champion and an ally have life",
    "type = 'item'\nreserve = 1\nflip = { name = 'B', type = 'action' }\n": "a flip side is an object",
    "type = 'item'\nreserve = 1\nsubtypes = ['two words']\n": "subtypes",
    "type = 'item'\nreserve = 1\nelements = ['steam']\n": "elements",
    "type = 'item'\nreserve = 'Y'\n": "reserve",
}


@pytest.mark.parametrize(("fields", "complaint"), FAULTY_FIELDS.items())
def test_fields_that_do_not_fit_the_type_are_refused(tmp_path: Path, fields: str, complaint: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(f"[[card]]\nname = 'Test Card'\n{fields}", encoding="utf-8")
    with pytest.raises(ContentError, match=complaint):
        load_cards(file, ArchiveRecord)


def test_all_faults_of_a_card_are_named_together(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("[[card]]\nname = 'Test Card'\ntype = 'ally'\nmemory = 1\nlevel = 1\n", encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load_cards(file, ArchiveRecord)
    found = str(error.value)
    for complaint in ("have life", "have power", "a reserve cost", "a champion has a level"):
        assert complaint in found


def test_the_text_of_a_flip_side_is_checked_where_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    flip = "[card.flip]\nname = 'B'\ntype = 'item'\ntext = 'Draw a card.'\n"
    file.write_text(f"[[card]]\nname = 'Test Card'\ntype = 'item'\nreserve = 1\n{flip}", encoding="utf-8")
    cards = load_cards(file, ArchiveRecord)
    with pytest.raises(ContentError) as error:
        compile_records(cards)
    assert [(fault.line, "belongs on an action" in fault.found) for fault in error.value.faults] == [(8, True)]
    assert [finding.line for finding in lint_record(cards[0])] == [8]
