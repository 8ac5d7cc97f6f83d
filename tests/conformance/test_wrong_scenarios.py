"""Wrong scenarios of both games: none of them may hold. Each differs from one that holds by what its name says."""

from pathlib import Path

import pytest

from cardgame_tui.testing.scenario import Status, run_file

RIFT = """\
title = "Two quiet turns end the duel"
ruleset = "dimensional_rift"
cites = ["DR-182"]
[options]
stalemate_turns = 2
[start]
turn = 1
[start.seat1]
hp = 3
graveyard = ["Scrap Hound"]
field."1C2" = { card = "Gatewright", damage = 1 }
[[step]]
seat = 1
ask = "event"
choose = "battle"
expect = { "result" = "open", "1C2.damage" = 1 }
[[step]]
seat = 1
ask = "priority"
choose = "pass"
[[step]]
seat = 2
turn = 3
choose = "battle"
[expect]
phase = "draw"
"result" = "stalemate"
"seat1.hp" = 3
"seat1.graveyard" = ["Scrap Hound"]
logged = ["DR-182"]
"""
RUNE = """\
title = "A player at 0 or less by hand damage loses at once"
ruleset = "rune_duel"
cites = ["RD-57", "RD-30"]
[start]
[start.seat1]
life = 3
hand = ["Volcano Heart", "Ember Hound", "Spark Flick", "Kiln Ogre", "Whetted Fang"]
[start.seat2]
hand = ["Moon Rabbit"]
line = { 2s1 = { card = "Ember Hound", damage = 1 } }
[[step]]
seat = 1
choose = "Volcano Heart"
[[step]]
seat = 2
choose = "Moon Rabbit"
[[event]]
rule = "RD-30"
[expect]
"seat1.life" = -1
winner = 2
result = "life"
row = ["Volcano Heart", "Moon Rabbit"]
"2s1.damage" = 1
logged = ["RD-30", "RD-57"]
"""

DECKS = """\
decks = ["Thin", "Thin"]
[[deck]]
name = "Thin"
sections.{section} = ["{card}"]
"""

WRONG_RIFT = {
    "a misspelt section of a deck": ("[options]", DECKS.format(section="mian", card="Gatewright") + "[options]"),
    "a section of another game's deck": (
        "[options]",
        DECKS.format(section="Main", card="Gatewright") + "[options]",
    ),
    "a later duel without decks": ("[expect]", "[[step]]\nduel = 2\nseat = 1\n[expect]"),
    "a set-up without decks": (RIFT.partition("[start]")[2].partition("[expect]")[0], "\n[[step]]\nseat = 1\n"),
    "two equal cases": ("hp = 3\n", 'hp = "{hp}"\n', "\n[[case]]\nhp = 3\n[[case]]\nhp = 3\n"),
    "empty cases": ("", "", "\n[[case]]\n[[case]]\n"),
    "one empty case": ("", "", "\n[[case]]\n"),
    "an ability that is not on the card": ("damage = 1", "damage = 1, used = [7]"),
    "a negative ability": ("damage = 1", "damage = 1, used = [-1]"),
    "a trigger that is not on the card": ("damage = 1", "damage = 1, fired = [0]"),
    "mana as a text": ("damage = 1", 'damage = 1, mana = "2"'),
    "damage as a text": ("damage = 1 }", 'damage = "1" }'),
    "damage as a decimal number": ("damage = 1 }", "damage = 1.0 }"),
    "damage as a truth value": ("damage = 1 }", "damage = true }"),
    "a truth value as a text": ("damage = 1", 'damage = 1, moved = "no"'),
    "a truth value as a number": ("damage = 1", "damage = 1, moved = 0"),
    "hit points as a text": ("hp = 3", 'hp = "3"'),
    "whose turn as a text": ("turn = 1", 'turn = "1"'),
    "the number of the turn as a text": ("turn = 1", 'turn = 1\nnumber = "2"'),
    "a seat as a text": ("seat = 1\nask", 'seat = "1"\nask'),
    "a choice as a truth value": ('choose = "battle"', "choose = true"),
    "the turn of a step as a text": ('ask = "event"', 'turn = "2"\nask = "event"'),
    "the turn of a step as a decimal number": ('ask = "event"', 'turn = 2.0\nask = "event"'),
    "conceding as a text": ("[expect]", '[[step]]\nseat = 1\nconcede = "no"\n[expect]'),
    "the seed as a text": ("cites", 'seed = "4"\ncites'),
    "a random outcome as a text": ("cites", 'random = ["4"]\ncites'),
    "passing as a text": ("cites", 'pass_unmentioned = "off"\ncites'),
    "a fact as a decimal number": ('"seat1.hp" = 3', '"seat1.hp" = 3.0'),
    "a fact as a text": ('"seat1.hp" = 3', '"seat1.hp" = "3"'),
    "a fact as a truth value": ('"1C2.damage" = 1', '"1C2.damage" = true'),
    "a fact of an empty table": ('"seat1.hp" = 3', '"seat1.hp" = {}'),
    "a list as a text": ('"seat1.graveyard" = ["Scrap Hound"]', '"seat1.graveyard" = "Scrap Hound"'),
    "an outcome of chance that nothing asks for": ("cites", "random = [1, 2]\ncites"),
    "a card on the wrong side": ('field."1C2"', 'field."2C2"'),
    "a zone that does not exist": ('field."1C2"', 'field."1C9"'),
    "an empty zone said to be conquered twice": ("hp = 3", 'hp = 3\nconquered = ["1C2", "1C2"]'),
    "an event of a phase that is not the Event": (
        "turn = 1\n",
        'turn = 1\nphase = "deployment"\nevent = "fables"\n',
    ),
    "a phase of the other edition": ("turn = 1\n", 'turn = 1\nphase = "main1"\n'),
    "tokens without the option": ("hp = 3", "hp = 3\ntokens = 2"),
    "a supply without the option": ("hp = 3", "hp = 3\nsupply = 2"),
    "a monument serving a zone": ("damage = 1", 'damage = 1, serves = "1C3"'),
    "damage on a face-down card": ("damage = 1", 'damage = 1, face = "down"'),
    "damage that no creature survives": ("damage = 1", "damage = 99"),
    "more quiet turns than end the duel": ("turn = 1\n", "turn = 1\nquiet_turns = 9\n"),
    "more hit points than at the start": ("hp = 3", "hp = 9999"),
    "a card that is fabled in the deck": ("hp = 3", 'hp = 3\ndeck = ["Hollow Stag"]'),
    "a card that is not fabled among the fables": ("hp = 3", 'hp = 3\nfables = ["Gatewright"]'),
    "a token in a hand": ("graveyard = [", 'hand = ["Creature Token"]\ngraveyard = ['),
    "set now, but face up": ("damage = 1", "damage = 1, set_now = true"),
    "a condition twice": ("damage = 1", 'damage = 1, conditions = ["Flying", "Flying"]'),
    "an empty offer": ('choose = "battle"\nexpect', 'offers_at_least = [[]]\nchoose = "battle"\nexpect'),
    "an empty refusal": ('choose = "battle"\nexpect', 'refused = [[]]\nchoose = "battle"\nexpect'),
    "an unknown word refused": ('choose = "battle"\nexpect', 'refused = ["Gatewrigt"]\nchoose = "battle"\nexpect'),
    "a deck that nobody plays": (
        "[options]",
        '[[deck]]\nname = "Thin"\nsections.main = ["Gatewright"]\n[options]',
    ),
    "logged as nothing": ('logged = ["DR-182"]', "logged = []"),
    "an expected event without a rule": ("[expect]", '[[event]]\nrule = ""\n[expect]'),
    "an event that comes later than the end": (
        "[expect]",
        '[[event]]\nrule = "DR-182"\n[[event]]\nrule = "DR-182"\n[expect]',
    ),
    "a misspelt key of the position": ("hp = 3", "hpp = 3"),
}

WRONG_RUNE = {
    "a misspelt section of a deck": ("[start]\n", DECKS.format(section="mian", card="Moon Rabbit") + "[start]\n"),
    "a section of another game's deck": (
        "[start]\n",
        DECKS.format(section="fables", card="Moon Rabbit") + "[start]\n",
    ),
    "a later duel without decks": ("[[event]]", "[[step]]\nduel = 2\nseat = 1\n[[event]]"),
    "a set-up without decks": (RUNE.partition("[start]\n")[2], "[[step]]\nseat = 1\n", "", "[start]\n"),
    "two equal cases": ("life = 3\n", 'life = "{life}"\n', "\n[[case]]\nlife = 3\n[[case]]\nlife = 3\n"),
    "empty cases": ("", "", "\n[[case]]\n[[case]]\n"),
    "life as a text": ("life = 3", 'life = "3"'),
    "damage as a text": ('"Ember Hound", damage = 1', '"Ember Hound", damage = "1"'),
    "damage as a truth value": ('"Ember Hound", damage = 1', '"Ember Hound", damage = true'),
    "damage as a decimal number": ('"Ember Hound", damage = 1', '"Ember Hound", damage = 1.0'),
    "fade as a text": ("damage = 1 }", 'damage = 1, fade = "0" }'),
    "the leader as a text": ("[start]\n", '[start]\nleader = "1"\n'),
    "the round as a text": ("[start]\n", '[start]\nnumber = "1"\n'),
    "life lost as a text": ("[start]\n", '[start]\nlife_lost = "no"\n'),
    "the summons number as a text": ("[start]\n", '[start]\nsummons = "1"\n'),
    "quiet rounds as a text": ("[start]\n", '[start]\nquiet_rounds = "0"\n'),
    "a muster before the duel is over": ("[start]\n", '[start]\nmuster = [{ seat = 1, card = "Moon Rabbit" }]\n'),
    "a winner before the duel is over": ("[start]\n", "[start]\nwinner = 1\n"),
    "a seat of a played card as a text": ("[start]\n", '[start]\nrow = [{ seat = "1", card = "Moon Rabbit" }]\n'),
    "the wrong player first in the row": ("[start]\n", '[start]\nrow = [{ seat = 2, card = "Moon Rabbit" }]\n'),
    "a slot of the other line": ("2s1 = {", "1s1 = {"),
    "a slot 0": ("2s1 = {", "2s0 = {"),
    "a slot with a sign": ("2s1 = {", '"2s+1" = {'),
    "a slot with a zero before it": ("2s1 = {", "2s01 = {"),
    "a slot in other digits": ("2s1 = {", '"2s\u0661" = {'),
    "a spell in a line": ('card = "Ember Hound", damage', 'card = "Spark Flick", damage'),
    "an artifact on nobody's rank": ("damage = 1 }", 'damage = 1, artifacts = ["Moon Rabbit"] }'),
    "fade on a card that does not fade": ("damage = 1 }", "damage = 1, fade = 3 }"),
    "damage that no creature survives": ("damage = 1 }", "damage = 99 }"),
    "more fresh cards than are held": ("life = 3", "life = 3\nfresh = 1"),
    "a fact as a decimal number": ("winner = 2", "winner = 2.0"),
    "a fact as a text": ("winner = 2", 'winner = "2"'),
    "a fact as a truth value": ('"2s1.damage" = 1', '"2s1.damage" = true'),
    "a choice as a truth value": ('choose = "Volcano Heart"', "choose = true"),
    "a seat as a text": ("seat = 1\nchoose", 'seat = "1"\nchoose'),
    "conceding as a number": ('choose = "Volcano Heart"', "concede = 0"),
    "a random outcome as a text": ("cites", 'random = ["4"]\ncites'),
    "an outcome of chance that nothing asks for": ("cites", "random = [1, 2]\ncites"),
    "a deck that nobody plays": (
        "[start]\n",
        '[[deck]]\nname = "Thin"\nsections.main = ["Moon Rabbit"]\n[start]\n',
    ),
    "an event that comes before another": ("[expect]", '[[event]]\nrule = "RD-23"\n[expect]'),
    "an event with an unknown card": ('rule = "RD-30"\n', 'rule = "RD-30"\ncard = "Mon Rabbit"\n'),
    "an empty refusal": ('choose = "Moon Rabbit"\n', 'choose = "Moon Rabbit"\nrefused = [[]]\n'),
    "an unknown word refused": ('choose = "Moon Rabbit"\n', 'choose = "Moon Rabbit"\nrefused = ["Moon Rabit"]\n'),
}


def changed(text: str, change: tuple[str, ...]) -> str:
    old, new, *more = change
    end, cut = [*more, "", ""][:2]
    if old:
        assert old in text
    return (text.replace(old, new, 1) if old else text).replace(cut, "", 1) + end


@pytest.mark.parametrize("text", [RIFT, RUNE], ids=["rift", "rune"])
def test_what_they_differ_from_holds(tmp_path: Path, text: str) -> None:
    assert status(tmp_path, text) is Status.HOLDS


@pytest.mark.parametrize("change", WRONG_RIFT.values(), ids=WRONG_RIFT)
def test_a_wrong_scenario_of_dimensional_rift_does_not_hold(tmp_path: Path, change: tuple[str, ...]) -> None:
    assert status(tmp_path, changed(RIFT, change)) is not Status.HOLDS


@pytest.mark.parametrize("change", WRONG_RUNE.values(), ids=WRONG_RUNE)
def test_a_wrong_scenario_of_rune_duel_does_not_hold(tmp_path: Path, change: tuple[str, ...]) -> None:
    assert status(tmp_path, changed(RUNE, change)) is not Status.HOLDS


def status(folder: Path, text: str) -> Status:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    report = run_file(path)
    print(report)
    return report.status
