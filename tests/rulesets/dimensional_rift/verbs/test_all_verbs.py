"""Every verb is tested in the file of its room, and can be carried out."""

import pkgutil

from rulesets.dimensional_rift import verbs
from rulesets.dimensional_rift.cards.price import CostVerb
from rulesets.dimensional_rift.content.vocabulary import VERBS
from rulesets.dimensional_rift.rules.steps.verb import CarriedOut
from tests.rulesets.verb_tests import untested, verbs_in


def test_every_verb_has_a_test_of_its_name() -> None:
    assert list(untested("dimensional_rift", VERBS)) == []


def test_the_language_knows_every_room() -> None:
    assert {room.__name__.rpartition(".")[2] for room in VERBS} == {
        name for _, name, _ in pkgutil.iter_modules(verbs.__path__)
    }


def test_every_verb_can_be_carried_out_or_paid() -> None:
    for verb in (verb for room in VERBS for verb in verbs_in(room)):
        if issubclass(verb, CostVerb):
            assert verb.price is not CostVerb.price, verb
        else:
            assert issubclass(verb, CarriedOut), verb
            assert (verb.perform is CarriedOut.perform) != (verb.apply is CarriedOut.apply), verb
