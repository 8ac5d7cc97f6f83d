"""The games that a search compares: the game as it was asked for, and each combination of what may be changed."""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from cardgame_tui.bots.quick.fitting import refuse_unlearned, usual_bot
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.option_info import setting_text
from cardgame_tui.content.shelf import is_path
from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.content.variants import Variant
from cardgame_tui.lab.bench.aiming.aims import Aim, aims_of
from cardgame_tui.lab.bench.aiming.parameters import ARGUMENT, Parameter, parameters_of
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.plan import Arm
from cardgame_tui.lab.bench.versions import kept
from cardgame_tui.limits import MOST_ARMS
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup
from cardgame_tui.value import value


@value
class Candidate:
    """One game that is compared.

    Args:
        arm: its options, cards and decks.
        chosen: what each parameter is in it.
        changes: how much is changed: how many parameters, and how many steps all of them together.
        text: its variant file; empty for the game without a change.
    """

    arm: Arm
    chosen: Sequence[object]
    changes: tuple[int, int]
    text: str = ""


@value
class AimAsked:
    """What a search was asked for.

    Args:
        asked: the game without a change, with its decks, bots and seed.
        aim: the aims in words.
        over: what may be changed, in words.
        change_least: whether less change is better.
    """

    asked: Asked
    aim: str
    over: str
    change_least: bool = False

    def search(self) -> "Search":
        """Read all files, and make every candidate.

        Raises:
            ContentError: with all faults.
        """
        asked, aims = self.asked, aims_of(self.aim)
        recipe = asked.recipe(asked.variant, "--variant")
        setup = asked.built(recipe, {})
        parameters = parameters_of(self.over, setup, recipe.settings)
        count = 1
        for parameter in parameters:
            count *= len(parameter.choices)
        if count > MOST_ARMS:
            found = f"{count:,} combinations of values"
            raise ContentError(
                [FileFault(ARGUMENT, None, "", found, f"at most {MOST_ARMS}; leave some values out")]
            )
        base = Arm.of(asked.name(asked.variant, setup), setup)
        made = _Maker(asked, recipe, parameters, _usual_file(setup, recipe.settings, self.about)).made()
        candidates = (Candidate(base, [parameter.usual for parameter in parameters], (0, 0)), *made)
        options = [each.arm.options(asked.ruleset) for each in candidates]
        refuse_unlearned(asked.bots, asked.ruleset, options)
        bot = asked.bots[0] if asked.bots else usual_bot(asked.ruleset, options)
        return Search(self, aims, parameters, candidates, bot)

    @property
    def about(self) -> str:
        """What a variant file that was found says of itself."""
        return f"Found by bench --aim {self.aim} --over {self.over}"


@value
class Search:
    """What is searched, with every file read.

    Args:
        request: what was asked for.
        aims: what is wanted.
        parameters: what may be changed.
        candidates: the games that are compared; the first is the one without a change.
        bot: the bot of both seats.
    """

    request: AimAsked
    aims: Sequence[Aim]
    parameters: Sequence[Parameter]
    candidates: Sequence[Candidate]
    bot: str

    @property
    def seed(self) -> int:
        """The seed of everything that is played."""
        return self.request.asked.seed


@value
class _Maker:
    """Makes candidates.

    Args:
        asked: the game, with its decks.
        recipe: how it is made without a change.
        parameters: what may be changed.
        usual: the tables of a variant file of the game without a change.
    """

    asked: Asked
    recipe: Recipe
    parameters: Sequence[Parameter]
    usual: Mapping[str, Any]

    def made(self) -> Iterator[Candidate]:
        """Yield a candidate for every combination of values but the usual one."""
        for chosen in product(*(parameter.choices for parameter in self.parameters)):
            if any(each != parameter.usual for parameter, each in zip(self.parameters, chosen, strict=True)):
                yield self._candidate(chosen)

    def _candidate(self, chosen: Sequence[object]) -> Candidate:
        changed = [
            (parameter, each)
            for parameter, each in zip(self.parameters, chosen, strict=True)
            if each != parameter.usual
        ]
        name = ", ".join(f"{parameter.name} {setting_text(each)}" for parameter, each in changed)
        text = self._text(name, changed)
        file = kept(ARGUMENT, text)
        try:
            setup = self.asked.built(replace(self.recipe, variant=str(file), settings=()), {})
        except ContentError as error:
            raise ContentError([_of_candidate(each, file, name) for each in error.faults]) from None
        steps = sum(parameter.steps(each) for parameter, each in changed)
        return Candidate(Arm.of(name, setup), chosen, (len(changed), steps), text)

    def _text(self, name: str, changed: Sequence[tuple[Parameter, object]]) -> str:
        table = {**deepcopy(dict(self.usual)), "name": name}
        for parameter, each in changed:
            inside: Any = table
            for part in parameter.path[:-1]:
                inside = inside[part] if isinstance(part, int) else inside.setdefault(part, {})
            inside[parameter.path[-1]] = each
        return toml_text({key: each for key, each in table.items() if each != {}})


def _usual_file(setup: Setup, settings: Sequence[str], about: str) -> Mapping[str, Any]:
    """The tables of a variant file of a game as it was asked for, with all options that were set."""
    options = setup.options.model_dump(mode="json")
    names = [setting.partition("=")[0].strip() for setting in settings]
    given = {name: options[name] for name in names if options[name] is not None}
    own = {} if setup.variant is None else _anywhere(setup.variant)
    head = {"name": "", "about": about, "ruleset": setup.ruleset.id}
    return {**head, **own, "about": about, "options": {**own.get("options", {}), **given}}


def _anywhere(variant: Variant) -> dict[str, Any]:
    """The tables of a variant, in which the files of decks are found from every folder."""
    data = deepcopy(dict(variant.document.data))
    decks: Mapping[str, str] = data.get("decks", {})
    folder = Path(variant.file).parent
    found = {seat: str((folder / word).resolve()) if is_path(word) else word for seat, word in decks.items()}
    return {**data, **({"decks": found} if found else {})}


def _of_candidate(fault: FileFault, file: Path, name: str) -> FileFault:
    """A fault of a file that was made for a candidate, as one of the candidate."""
    return replace(fault, file=f"{ARGUMENT}: {name}", line=None, column=None) if fault.file == str(file) else fault
