"""Every verb is tested in the file of its room, and can be carried out."""

import pkgutil

from rulesets.rune_duel import verbs
from rulesets.rune_duel.content.vocabulary import VERBS
from rulesets.rune_duel.rules.steps.verb import Verb
from tests.rulesets.verb_tests import untested, verbs_in


def test_every_verb_has_a_test_of_its_name() -> None:
    assert list(untested("rune_duel", VERBS)) == []


def test_the_language_knows_every_room() -> None:
    assert {room.__name__.rpartition(".")[2] for room in VERBS} == {
        name for _, name, _ in pkgutil.iter_modules(verbs.__path__)
    }


def test_every_verb_can_be_carried_out() -> None:
    for verb in (verb for room in VERBS for verb in verbs_in(room)):
        assert issubclass(verb, Verb), verb
        assert verb.apply is not Verb.apply, verb
