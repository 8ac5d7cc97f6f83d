"""The handbook of scenarios: prose, and tables generated from the code, so that they are never out of date."""

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Literal, get_args, get_origin

from pydantic import BaseModel

from cardgame_tui.content.scenarios.expected import Compared
from cardgame_tui.content.scenarios.lessons import LessonTable, WrongAnswer
from cardgame_tui.content.scenarios.scenario import ExpectedEvent, ExpectedFault, Scenario, Step
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.facts import MATCH_FACTS

_ATTRIBUTE = re.compile(r"^        (\w+(?:, \w+)*): (.*(?:\n {12,}.*)*)", re.MULTILINE)

_KEYS = (
    ("", Scenario, "A scenario"),
    ("[[step]]", Step, "A step"),
    ("[lesson]", LessonTable, "A lesson"),
    ("[[step.wrong]]", WrongAnswer, "A wrong answer of a lesson"),
    ("[[event]]", ExpectedEvent, "An expected event"),
    ("[[fault]]", ExpectedFault, "An expected fault"),
    ("", Compared, "A comparison"),
)


def handbook() -> str:
    """The handbook without the parts about single games."""
    text = (files(__package__) / "scenarios.md").read_text("utf-8").rstrip()
    match = _table(("fact", "meaning"), {path: about for path, (about, _) in MATCH_FACTS.items()})
    text = text.replace("MATCH FACTS", match)
    return "\n".join((text, "", "## All keys", "", *_all_keys()))


def page(rulesets: Iterable[Ruleset]) -> str:
    """The handbook followed by the reference of some games, as one page."""
    games = (reference(ruleset).replace("# ", "## ", 1) for ruleset in rulesets)
    return "\n".join((handbook(), *games))


def reference(ruleset: Ruleset) -> str:
    """Everything a scenario of a game may name."""
    wording = ruleset.wording
    asks = {word: _in_words(question) for word, question in wording.asks.items()}
    options = {key: _in_words(says) for key, says in wording.options.items()}
    parts = [
        f"# Scenarios of {ruleset.title}",
        "Questions: `ask` of a step.",
        _table(("ask", "question"), asks),
        "Options: the key of an option is one of its words. Others go by what they are about: `card`, `zone`.",
        _table(("key", "says"), options),
        f"Phases of a {wording.turn}: `phase` of a step.",
        _table(("phase", "name"), wording.phases),
        "Facts: paths in `expect`. " + _stand_ins(ruleset),
        _table(("fact", "meaning"), ruleset.facts),
        *_position(ruleset),
    ]
    return "\n\n".join(parts) + "\n"


def fields_of(model: type[BaseModel]) -> dict[str, str]:
    """The fields of a model with what its docstring, or that of a model it extends, says about each.

    A field may also have a description of its own.

    Raises:
        ValueError: when they say nothing about a field.
    """
    said = {name: field.description for name, field in model.model_fields.items() if field.description}
    for each in reversed(model.__mro__):
        for names, words in _ATTRIBUTE.findall(each.__doc__ or "") if issubclass(each, BaseModel) else ():
            said |= dict.fromkeys(names.split(", "), " ".join(words.split()))
    missing = model.model_fields.keys() - said.keys()
    if missing:
        raise ValueError(f"{model.__qualname__} does not say what {', '.join(sorted(missing))} means")
    return {
        field.alias or name: said[name].replace("``", "`").removesuffix(".") + _choices(field.annotation)
        for name, field in model.model_fields.items()
    }


def _choices(annotation: object) -> str:
    """The values a field may have, if they are few; an empty text means none."""
    values = get_args(annotation) if get_origin(annotation) is Literal else ()
    return f" ({', '.join(f'`{value}`' for value in values if value != '')})" if values else ""


def models_in(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """A model and all models in its fields, each one once."""
    found = [model]
    for each in found:
        inner = (part for field in each.model_fields.values() for part in _models(field.annotation))
        found += dict.fromkeys(part for part in inner if part not in found)
    yield from found


def _models(annotation: object) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _models(part)


def _all_keys() -> Iterator[str]:
    for key, model, title in _KEYS:
        yield from (f"{title}{f', `{key}`' if key else ''}:", "", _table(("key", "meaning"), fields_of(model)), "")


def _position(ruleset: Ruleset) -> Iterator[str]:
    model = ruleset.position_model()
    if model is None:
        return
    yield "Positions: `[start]`."
    for each in models_in(model):
        yield (each.__doc__ or "").partition("\n")[0].replace("``", "`")
        yield _table(("field", "meaning"), fields_of(each))


def _stand_ins(ruleset: Ruleset) -> str:
    kinds = " or ".join(sorted(ruleset.slots))
    board = f"`<zone>` for a zone on the board ({kinds})"
    return f"`<seat>` means `seat1` or `seat2`, {board}, `<pile>` any other zone."


def _in_words(template: str) -> str:
    """A template of the wording with its placeholders in plain words."""
    return re.sub(r"\{(\w+)\}", r"<\1>", template.removeprefix("{seat}, "))


def _table(heads: tuple[str, str], rows: Mapping[str, str]) -> str:
    lines = (f"| `{name}` | {about} |" for name, about in rows.items() if name)
    return "\n".join((f"| {heads[0]} | {heads[1]} |", "|---|---|", *lines))
