"""Every verb is tested in the file of its room, and can be carried out."""

import pkgutil

from rulesets.grand_archive import verbs
from rulesets.grand_archive.content.vocabulary import VERBS
from rulesets.grand_archive.rules.steps.verb import Step
from tests.rulesets.verb_tests import untested, verbs_in


def test_every_verb_has_a_test_of_its_name() -> None:
    assert list(untested("grand_archive", VERBS)) == []


def test_the_language_knows_every_room() -> None:
    modules = pkgutil.walk_packages(verbs.__path__, f"{verbs.__name__}.")
    assert {room.__name__ for room in VERBS} == {module.name for module in modules if not module.ispkg}


def test_every_verb_can_be_carried_out() -> None:
    for verb in (verb for room in VERBS for verb in verbs_in(room)):
        assert issubclass(verb, Step), verb
        assert (verb.perform is Step.perform) != (verb.apply is Step.apply), verb
