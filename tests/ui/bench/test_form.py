"""The form of a new run: what it asks for, what it refuses, and what it remembers."""

from pathlib import Path

import pytest

from cardgame_tui.lab.bench.plan import VERSUS
from cardgame_tui.lab.bench.playing.session import Limit
from cardgame_tui.plugins import Listing
from cardgame_tui.ui.bench.form import TOPIC, NewRun, RunForm, jobs_used
from cardgame_tui.ui.pages.forms.form import Left
from cardgame_tui.ui.session.settings import memory
from rulesets import rune_duel
from tests.ui.bench.conftest import GAMES


def filled(**words: str) -> RunForm:
    """The form with some of its fields filled in, as if they had been typed."""
    form = RunForm(GAMES)
    for field in form.form.fields:
        field.value = words.get(field.name, field.value)
        form.press("none")
    return form


def asked(**words: str) -> NewRun:
    """What a form without faults asks for."""
    form = filled(**words)
    made = form.read()
    assert made is not None, form.form.faults
    return made


def test_a_variant_is_compared_with_the_game_as_it_is() -> None:
    new = asked(variant="Last words", games="250")
    assert (new.ruleset, new.plan.kind, new.plan.bots, new.plan.seed) == (
        "dimensional_rift",
        "compare",
        ("quick",),
        1,
    )
    assert [arm.name for arm in new.plan.arms] == ["as it is", "Last words"]
    assert (new.limit, new.jobs) == (Limit(250), 1)


def test_without_a_variant_the_game_is_looked_at_as_it_is() -> None:
    """Both decks against each other, and each against itself; the bots of a health report play."""
    plan = asked(bots="random").plan
    assert [arm.name for arm in plan.arms] == ["as it is", "Bramble Ambush twice", "Lamplight Vigil twice"]
    assert (plan.kind, plan.bots) == ("health", ("random",))


def test_health_is_played_by_its_own_bots_unless_others_are_named() -> None:
    plan = asked(asks="health", variant="Last words").plan
    assert (plan.kind, plan.arms[0].name) == ("health", "Last words")
    assert plan.ladder[-1].split(VERSUS) == [plan.bots[0], "random"]
    assert asked(asks="health", bots="greedy:3").plan.bots == ("greedy:3",)


def test_two_variants_and_options_are_compared() -> None:
    new = asked(options="hp=3", against="Heavy blows")
    assert [arm.name for arm in new.plan.arms] == ["Heavy blows", "hp=3"]


@pytest.mark.parametrize(
    ("words", "kind", "arms"),
    [
        ({"asks": "sweep", "of": "hp=3..5"}, "sweep", ["hp 3", "hp 4", "hp 5"]),
        ({"asks": "card", "of": "Toll Baron"}, "card", None),
        ({"asks": "decks", "of": "unused"}, "decks", None),
    ],
)
def test_other_questions(words: dict[str, str], kind: str, arms: list[str] | None) -> None:
    plan = asked(**words).plan
    assert plan.kind == kind
    assert arms is None or [arm.name for arm in plan.arms] == arms


def test_two_versions_of_a_file_are_compared(tmp_path: Path) -> None:
    files = tmp_path / "before mine.toml", tmp_path / "mine.toml"
    for file, life in zip(files, (3, 4), strict=True):
        file.write_text(f'name = "Mine"\nruleset = "dimensional_rift"\n[options]\nhp = {life}\n', encoding="utf-8")
    plan = asked(asks="versions", of=f"'{files[0]}' {files[1]}", variant="Last words").plan
    assert (plan.kind, [arm.name for arm in plan.arms]) == ("compare", [str(file) for file in files])
    assert [arm.header.options["hp"] for arm in plan.arms] == [3, 4]


def test_a_file_alone_is_compared_with_how_git_has_it(tmp_path: Path) -> None:
    form = filled(asks="versions", of=str(tmp_path / "mine.toml"))
    assert form.read() is None
    (fault,) = form.form.faults
    assert fault.startswith(f"HEAD:{tmp_path / 'mine.toml'}: ")


def test_decks_and_bots_and_seed() -> None:
    plan = asked(options="hp=3", deck1="Lamplight Vigil", bots="random, greedy", seed="7").plan
    assert plan.arms[0].header.deck_names[0] == "Lamplight Vigil"
    assert (plan.bots, plan.seed) == (("random", "greedy"), 7)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"games": "many"}, 'duels: found "many"; allowed: a number from 1 to 1,000,000'),
        ({"games": "9" * 5000}, "allowed: a number from 1 to 1,000,000"),
        ({"games": "0"}, 'duels: found "0"; allowed: a number from 1 to 1,000,000'),
        ({"seed": "-1"}, 'seed: found "-1"'),
        ({"bots": "nobody"}, 'no bot "nobody"'),
        ({"variant": "Last words", "options": "hp=3"}, 'found "hp=3" next to a variant; allowed: one of them'),
        ({"options": "hp=many"}, "hp"),
        ({"asks": "sweep"}, "of: found nothing"),
        ({"asks": "card", "of": "Toll Barn"}, "did you mean Toll Baron?"),
        ({"asks": "versions"}, 'of: found ""; allowed: a file, or two versions'),
        ({"asks": "versions", "of": "a b c"}, 'of: found "a b c"; allowed: a file, or two versions'),
        ({"asks": "versions", "of": "'a"}, "allowed: a file, or two versions"),
        ({"options": "hp=6"}, "nothing to compare"),
    ],
)
def test_what_is_wrong_is_said_in_the_form(words: dict[str, str], fault: str) -> None:
    form = filled(**words)
    assert form.read() is None
    assert fault in " ".join(form.form.faults)
    assert memory.recall(TOPIC) == {}


def test_another_game_has_other_variants_and_decks() -> None:
    form = RunForm(GAMES)
    fields = {field.name: field for field in form.form.fields}
    assert "Last words" in fields["variant"].choices
    form.press("right")
    assert fields["game"].value == "rune_duel"
    assert "Last words" not in fields["variant"].choices
    assert "Short game" in fields["variant"].choices


def test_the_form_remembers() -> None:
    one = asked(variant="Last words", games="250", bots="greedy")
    two = asked()
    assert (two.plan.fingerprint, two.limit, two.jobs) == (one.plan.fingerprint, one.limit, one.jobs)


def test_a_variant_that_is_gone_is_not_remembered() -> None:
    memory.remember(TOPIC, {"variant": "Gone", "game": "no_game", "games": "77"})
    new = asked()
    assert (new.ruleset, new.plan.kind, new.limit) == ("dimensional_rift", "health", Limit(77))


def test_keys() -> None:
    form = RunForm(GAMES)
    assert form.press("down") is None
    assert form.press("enter") is Left.STARTED
    assert form.press("ctrl+x") is Left.BACK
    form.point(0)
    form.point(0)
    assert form.form.fields[0].value == "rune_duel"


def test_a_game_that_cannot_be_loaded_is_named_when_the_form_is_read() -> None:
    gone = rune_duel.PLUGIN._replace(id="gone", title="Gone")
    form = RunForm([Listing("gone", gone), *GAMES])
    assert form.form.values()["game"] == "gone"
    assert form.read() is None
    assert 'no ruleset "gone"' in " ".join(form.form.faults)


@pytest.mark.parametrize("words", [{}, {"jobs": "many"}, {"jobs": "9999"}, {"jobs": ""}])
def test_a_number_of_processes_that_cannot_be_used_is_one(words: dict[str, str]) -> None:
    memory.remember(TOPIC, words)
    assert jobs_used() == 1
