"""Card texts that can be read and not played are refused when the card is loaded."""

from pathlib import Path

import pytest

from cardgame_tui.content.cards import load_cards
from cardgame_tui.content.faults import ContentError
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.content.card_set import RiftRecord, compile_records, shipped_cards

UNPLAYABLE = {
    "At end of turn, if your turn number 4 since this was summoned starts: draw a card.": "this is an event",
    "Consume 1 mana: strike target creature zone.": 'a creature strikes by "Action: Strike"',
    "Action: march to target creature zone.": "is the only zone for this",
    "Once per turn: summon a Creature Token to an occupied zone.": "a token enters an empty creature zone",
    "Once per turn: summon a Creature Token to an artifact zone.": "a token enters an empty creature zone",
    "When summoned: deal X damage to target creature.": "X needs words that say what it is",
    "Consume X mana: draw a card.": "nothing depends on X",
    "When summoned: deal that much damage to target creature.": '"that much" is a number of what happened',
    "Cost: consume X mana.": "what summoning costs is a fixed number",
    "Consume X mana and discard any number of cards: draw X cards.": "only one part of a cost is left open",
    "When you lose HP, discard that many cards: draw a card.": "what is paid before the colon is a fixed number",
    "When a creature attacks a creature: that creature is Prone.": "may be either of the two",
    "When a creature is dealt damage by a creature: that creature is Prone.": "may be either of the two",
    "When summoned: your opponent draws a card and loses 1 HP.": "name the player again",
    "When summoned: your opponent draws a card and discards a card.": "name the player again",
    "When destroyed: draw cards equal to the Might of this.": "this has left the battlefield by then",
    "When you lose HP: sac that many artifacts and discard that many cards.": "only one part of a cost",
    "This has +X Might.": "X needs words that say what it is",
    "This has +X Might and +1 Life, where X is its mana.": "where X is counted every number is X",
    "Connected creatures have +X Might, where X is their mana.": "what lasts counts something of this card",
    "When summoned: destroy target creature with less Might than the blocker.": "compared with that of this card",
    "When summoned: destroy the creature.": '"the" goes with a card that is named before',
    "When summoned: destroy target creature without the most Might.": "the most and the least stand alone",
    "When summoned: its controller draws a card.": '"its controller" is that of a card',
    "When summoned: attach target artifact to this.": "only an Equipment can be attached",
    "If this would be destroyed, destroy target creature instead.": "what happens instead targets nothing",
    "If you would draw a card, an artifact you choose is destroyed instead.": "nothing is chosen before",
    "You cannot draw cards unless 2 Equipment connect to no Vehicles.": "only one side of what connects",
    "If target creature would be destroyed, draw a card instead.": "an event is about this or about a card",
    "If this would be destroyed by a creature, draw a card instead.": "only damage is dealt by another card",
    "While has 2 or more mana: Evasive.": "follows one that has a subject",
    "When a creature is destroyed by this: draw a card.": "is known to the one that destroys it",
    "When summoned: summon 2 Creature Tokens in each connected zone.": "in each zone there is one token",
    "When summoned: summon 2 Creature Tokens in target zone.": "in each zone there is one token",
    "When summoned: summon 2 Creature Tokens in an empty zone you choose.": "in each zone there is one token",
    "When this is targeted by a player: draw a card.": "only one of the two players",
    "When this is attacked by your opponent: draw a card.": "only one of the two players",
    "If a creature would be destroyed, prevent that damage.": '"that damage" is what would be dealt',
    "Sac at least X artifacts: draw X cards.": "X is picked by the payer",
    "When you summon target creature: draw a card.": "an event is about this or about a card",
    "When summoned: swap target creature.": "two cards swap places",
    "Action: get up.": "every Prone creature can get up",
    "When summoned: otherwise draw a card.": '"otherwise" follows an effect with a condition',
    "When summoned: choose one: draw a card.": "needs something else to choose",
    "When summoned: draw a card; or destroy target artifact.": '"or" follows "choose one:"',
    "When summoned: if you did, draw a card.": '"you did" is about the effect before it',
    "Action: Pray: draw a card.": "an Action is no cost",
    "When summoned, if this is destroyed: draw a card.": "this is an event, which only a trigger waits for",
    "While destroyed: Evasive.": "this is an event, which only a trigger waits for",
    "While target creature is Prone: Evasive.": "a condition that lasts is about this",
    "Target creature has Evasive.": "a static ability is about this or about all of a kind",
    "After this moves: draw a card.": 'has an "after"',
    "After this has 3 or more mana: draw a card.": 'a state has no "after"',
    "At this has 3 or more mana: Transform.": 'no "at"',
    "At your turn starts: draw a card.": 'it is "at the start of" a part of a turn',
    "At this moves: draw a card.": '"at" goes with a part of a turn',
    "When this moves a creature: draw a card.": "this event has nothing to do with another card",
    "When summoned: destroy target empty creature zone.": "this is about a card, not about a zone",
    "When summoned: destroy target empty creature.": "only a zone is empty or conquered",
    "When summoned: destroy target that is not unconquered.": "only a zone is empty or conquered",
    "When summoned: conquer target creature.": "this is done to a zone",
    "When summoned: destroy target creature you choose.": '"you choose" goes with',
    "All creatures have Ambush.": "this keyword counts only where it is printed",
    "All creatures are Prone.": "Prone is a condition that an effect gives",
    "Connected creatures may block.": "what is not an Action needs no permission",
    "When summoned: move all conditions from this to target.": "conditions do not move",
    "When summoned: move 1 mana from this to this.": "a card moves nothing to itself",
    "When summoned: the chosen creature collects 1 mana.": "nothing has been chosen before",
    "When summoned: the blocker is Prone.": "only in a trigger on a Strike",
    "When summoned: March with target creature.": "only a Shift is with another card",
    "Cost: sac another creature.": "a card that is being summoned cannot pay for itself anyway",
    "Once per turn, sac another artifact: draw a card.": '"another" goes with what the card itself is',
    "Cost: sac this.": "a card that is being summoned cannot pay for itself",
    "When summoned: Sac at least 2 creatures together.": '"together" needs so much mana',
    "When summoned: up to 0 target creatures are Prone.": "at least 1 is picked",
    "When 2 creatures are destroyed: draw a card.": "an event is about one card",
    "While up to 2 creatures connect to this: Evasive.": "an event is about one card",
    "If up to 1 connected creatures would be dealt damage, draw a card instead.": "an event is about one card",
    "If this would be dealt damage by any number of creatures, draw a card instead.": "an event is about one card",
    "Once per turn: conquer 2 connected zones.": "this is done to one zone",
    "When summoned: is Prone.": "an effect without a subject follows one that has a subject",
    "When summoned: draw a card and is Prone.": "an effect without a subject follows one that has a subject",
    "Once per turn: deal 1 damage to it.": '"it" stands for a target or a choice',
    "When summoned: that creature is Prone.": '"that creature" is the one that blocks this',
    "When summoned: that player draws a card.": '"that player" is the one whose deed or turn',
    "Slow: once per turn: draw a card.": "only edition rift has slow activations",
    "Action: Equip.": "only an Equipment can be attached",
    "Once per turn: attach this to target creature.": "only an Equipment can be attached",
    "Action: swap places with target creature your opponent controls.": "only swap places with target card of the",
    "Once per turn: swap places with target artifact you control.": "can only swap places with",
    "Consume 0 mana: draw a card.": "a cost of 0 is no cost",
    "Cost: pay 0 life.": "a cost of 0 is no cost",
    "Discard 0 cards and pay 1 life: draw a card.": "a cost of 0 is no cost",
    "Sac at least 0 creatures that hold 9 or more mana together: draw a card.": "a cost of 0 is no cost",
    "Cost: sac a monument and sac at least 1 creatures that hold 1 or more mana together.": "cannot be sacrificed",
    "Cost: sac at least 1 creatures that hold 1 or more mana together and consume any 2 mana.": "cannot be sacri",
    "Once per turn: draw a card. Vigilant. Once per turn: draw a card.": "the same ability is on the card twice",
    "Cost: pay 1 life. Cost: discard a card.": "a card has one summoning cost",
}
PLAYABLE = (
    "Consume 1 mana: swap places with target card of the same type you control.",
    "When summoned: target creature is Prone; deal 1 damage to it.",
    "After a creature blocks this: that creature is Prone.",
    "Whenever a player makes the Draw Phase draw: that player draws a card.",
    "When this has 3 or more mana: Transform.",
    "Consume 1 mana: march to target empty conquered creature zone you control.",
    "Cost: sac at least 1 creatures that hold 0 or more mana together and pay 1 life.",
)


def compiled(folder: Path, text: str, kind: str = "creature") -> RiftPrinted:
    """Compile a card with that text."""
    file = folder / "cards.toml"
    file.write_text(f"[[card]]\nname = 'Test Card'\ntype = '{kind}'\ntext = '{text}'\n", encoding="utf-8")
    return compile_records(load_cards(file, RiftRecord))["Test Card"]


@pytest.mark.parametrize("text", UNPLAYABLE)
def test_an_unplayable_text_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ContentError, match="Test Card: text") as error:
        compiled(tmp_path, text)
    assert UNPLAYABLE[text] in str(error.value)


@pytest.mark.parametrize("action", ["Strike", "March", "Pray"])
def test_an_artifact_does_not_move_or_pray(tmp_path: Path, action: str) -> None:
    with pytest.raises(ContentError, match="only a creature can do this"):
        compiled(tmp_path, f"Action: {action}.", "artifact")


@pytest.mark.parametrize("text", PLAYABLE)
def test_a_playable_text_is_not_refused(tmp_path: Path, text: str) -> None:
    assert compiled(tmp_path, text).text == text


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("type = 'artifact'\ntext = 'When summoned: Transform.'", "only a creature can transform"),
        (
            "type = 'artifact'\nsubtype = 'trap'\neditions = ['rift']\n"
            "text = 'When a creature you control is destroyed: Transform.'",
            "only a creature can transform",
        ),
        ("type = 'creature'\ntext = 'Grants: Evasive.'", "only an Equipment or a Vehicle can lend something"),
        ("type = 'artifact'\nsubtype = 'scroll'\ntext = 'Grants: Evasive.'", "only an Equipment or a Vehicle"),
        (
            "type = 'artifact'\nsubtype = 'vehicle'\nmovement = 1\ntext = ''",
            "a vehicle exists only in edition rift",
        ),
        (
            "type = 'artifact'\nsubtype = 'trap'\ntext = 'When a creature you control is destroyed: draw a card.'",
            "a trap exists only in edition rift",
        ),
        ("type = 'creature'\ntext = 'Pray.'", "in this edition Pray is not a keyword but an Action"),
    ],
)
def test_a_card_of_the_wrong_kind_or_edition_is_refused(tmp_path: Path, said: str, complaint: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(f"[[card]]\nname = 'Test Card'\n{said}\n", encoding="utf-8")
    [card] = load_cards(file, RiftRecord)
    with pytest.raises(ContentError, match=complaint):
        compile_records([card], card.record.editions[0])


def test_the_shipped_cards_make_sense() -> None:
    assert len(shipped_cards("conquest")) == 77


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("type = 'artifact'\nsubtype = 'vehicle'", "a Vehicle needs Movement of 1 or more"),
        ("type = 'artifact'\nsubtype = 'trap'\nfabled = true", "a Trap must be set first"),
    ],
)
def test_a_card_that_could_never_be_used_is_refused(tmp_path: Path, kind: str, reason: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(f"[[card]]\nname = 'Test Card'\n{kind}\n", encoding="utf-8")
    with pytest.raises(ContentError, match=reason):
        load_cards(file, RiftRecord)
