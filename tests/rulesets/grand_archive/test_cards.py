"""The shipped pool is that of the rulebook, and every text is its program."""

from collections import Counter
from typing import Any

import pytest

from cardgame_tui.content.cards import load_cards
from cardgame_tui.text import nodes_of
from rulesets.grand_archive.cards.changes import Change, Word
from rulesets.grand_archive.cards.costs import Payment
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.nouns import Noun, Stat
from rulesets.grand_archive.cards.phrases.determiners import Which
from rulesets.grand_archive.cards.phrases.selectors import One, Reference
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.sentences import Bonus
from rulesets.grand_archive.cards.statics.abilities import Has
from rulesets.grand_archive.cards.triggers.events import Event
from rulesets.grand_archive.content.card_set import CARD_FILE, lint_record, shipped_cards, shipped_names
from rulesets.grand_archive.content.records import ArchiveRecord
from rulesets.grand_archive.content.vocabulary import LANGUAGE, VERBS
from tests.rulesets.verb_tests import verbs_in

CARDS = shipped_cards()
SIDES = [*CARDS.values(), *(card.flip for card in CARDS.values() if card.flip)]


def test_the_pool_is_that_of_section_z() -> None:
    kinds = Counter(card.kind for card in CARDS.values() if not (card.token or card.generated))
    assert kinds == {
        "champion": 9, "ally": 24, "action": 60, "attack": 5, "item": 19, "weapon": 3, "domain": 6, "phantasia": 4,
        "mastery": 3,
    }  # fmt: skip
    assert sum(card.material for card in CARDS.values()) == 21
    assert sum(card.cost_kind == "reserve" and not card.generated for card in CARDS.values()) == 109
    assert sum(card.token for card in CARDS.values()) == 7
    assert [card.name for card in CARDS.values() if card.generated] == ["Pressed Leaf"]
    assert [(card.name, card.flip.name) for card in CARDS.values() if card.flip] == [
        ("Wardstone Idol", "Wardstone Colossus")
    ]


@pytest.mark.parametrize("card", SIDES, ids=lambda card: card.name)
def test_a_text_is_printed_as_it_is_written(card: ArchivePrinted) -> None:
    assert LANGUAGE.print(LANGUAGE.parse(card.text)) == card.text


def test_no_text_has_a_finding() -> None:
    found = [lint_record(card) for card in load_cards(CARD_FILE, ArchiveRecord)]
    assert found == [[]] * len(CARDS)


FOR_DESIGNERS = {
    "BanishUntil",
    "ByHand",
    "DealBy",
    "Distribute",
    "Divide",
    "DrawGame",
    "GainStatus",
    "Move",
    "NextCardCannot",
    "NextCardEnters",
    "NextCardGets",
    "RevealUntil",
    "SavedMeanwhile",
    "UnlessSo",
    "UnlessTheyPay",
    "WhenDone",
}
"""Verbs that no shipped card has, for cards that players design."""


def test_every_verb_has_a_card() -> None:
    used = {type(node).__name__ for card in SIDES for node in nodes_of(LANGUAGE.parse(card.text))}
    assert {verb.__name__ for room in VERBS for verb in verbs_in(room)} - used == FOR_DESIGNERS


def test_the_names_that_texts_may_use() -> None:
    names = shipped_names()
    assert names.champions == {"Vesna", "Ondrel"}
    assert names.masteries == {"Ember Ledger", "Tidal Ledger", "Weathervane"}
    assert len(names.tokens) == 7


def test_numbers_and_types_are_those_on_the_card() -> None:
    saber, tollgate = CARDS["Brasswake Saber"], CARDS["Besieged Tollgate"]
    assert (saber.cost, saber.cost_kind, saber.power, saber.durability) == (0, "memory", 2, 2)
    assert [saber.classes, saber.elements, saber.supertypes] == [{"Warrior"}, {"norm"}, {"regalia"}]
    assert (tollgate.cost, tollgate.cost_kind, tollgate.durability, tollgate.power) == (2, "reserve", 4, None)
    memory = CARDS["Brimming Memory"]
    assert (memory.cost, memory.x_cost, memory.fast) == (0, True, False)
    assert CARDS["Spirit of the Kiln"].cost is None
    assert [CARDS[name].champion for name in ("Vesna, Ember Squire", "Spirit of the Kiln")] == ["Vesna", ""]


def test_restrictions_lock_keywords_statics_and_parts() -> None:
    (cleave,) = CARDS["Cinderbite Axe"].program.keywords
    assert (cleave.word, cleave.labels) == (Keyword.CLEAVE, (Bonus.CLASS,))
    (bonus,) = CARDS["Roadside Sellsword"].program.statics
    assert (bonus.labels, bonus.condition) == ((Bonus.CLASS,), None)
    assert bonus.static == Has(Reference.THIS, (Change(Stat.POWER, plus=1),))
    oath = CARDS["Dawn Oath"].program.played
    assert oath is not None
    assert [len(part.labels) for part in oath.parts] == [0, 1]
    (thrown,) = CARDS["Sparkthrower"].program.triggers[Event.ENTERS]
    assert (thrown.labels, thrown.rule) == ((Bonus.ELEMENT,), "GA-280")


def test_modes_have_targets_of_their_own() -> None:
    played = CARDS["Arcane Annotation"].program.played
    assert played is not None
    (part,) = played.parts
    assert [mode.label for mode in part.modes] == [
        "Negate target triggered ability",
        "Put 3 enlighten counters on your champion",
        "Banish the top 3 cards of your deck and put an omen counter on each of them",
    ]
    assert [mode.targets for mode in part.modes] == [(One((Noun.TRIGGER,), Which.TARGET),), (), ()]


def test_what_is_inherited_or_released() -> None:
    (cheaper,) = CARDS["Vesna, Gale Duelist"].program.statics
    assert cheaper.inherited
    assert CARDS["Vesna, Gale Duelist"].program.lineage == "Vesna"
    (release,) = CARDS["Ondrel, Current Weaver"].program.activated
    assert (release.release, release.rule, release.costs) == (True, "GA-319", ())


def test_how_a_card_may_be_played() -> None:
    programs: dict[str, Any] = {name: card.program for name, card in CARDS.items()}
    assert programs["Rimebound Otter"].ephemerate == 2
    assert programs["Leaflet from Nowhere"].starcalling == 1
    assert programs["Kettle Remedy"].brew == ("Adjuvant", "Catalyst")
    assert programs["Unquenched Vow"].link == "ally"
    assert programs["Tidal Ceasefire"].only is not None
    (charge,) = programs["Hourglass of Cinders"].charges
    assert (charge.charge, charge.rule) == (2, "GA-285")


def test_costs_and_labels_of_abilities() -> None:
    (scavenge,) = CARDS["Traveller's Satchel"].program.activated
    assert scavenge.costs == (Payment.REST, Payment.SACRIFICE_THIS)
    assert scavenge.label == "Rest and sacrifice this: scavenge 4 for an ally card."
    (drawn,) = CARDS["Ledger Clerk"].program.triggers[Event.DIES]
    assert drawn.label == "Draw a card into your memory."


def test_counted_keywords_keep_their_number() -> None:
    words = {each.word: each.amount for each in CARDS["Hedge Lurker"].program.keywords}
    assert words == {Keyword.FAST_ACTIVATION: 1, Keyword.AMBUSH: 1, Keyword.RETORT: 1}
    (pride,) = [each for each in CARDS["Furnace Golem"].program.keywords if each.word is Keyword.PRIDE]
    assert pride.amount == 2
    linked = CARDS["Unquenched Vow"].program.statics[0].static
    assert isinstance(linked, Has)
    assert Word(Keyword.VIGOR) in linked.traits
