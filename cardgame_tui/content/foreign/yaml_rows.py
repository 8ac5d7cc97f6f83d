"""YAML with the line of every card and of its fields; a plain value such as `no` or `1/2` is read as text."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardgame_tui.content.faults import ContentError, FileFault, quoted
from cardgame_tui.content.foreign.rows import Pick, Row, no_cards
from cardgame_tui.content.toml.document import clean
from cardgame_tui.limits import DEEPEST, MOST_VALUES

MISSING = "reading YAML needs PyYAML: pip install pyyaml, or install cardgame-tui with the extra `yaml`"
"""What is said where it is not installed."""


def yaml_rows(file: str, text: str, pick: Pick) -> list[Row]:
    """Read the cards of a YAML file: a list of mappings, or a mapping that holds one.

    Args:
        file: its name, for messages.
        text: its content.
        pick: says under which key the list is.

    Raises:
        ContentError: when PyYAML is not installed, or the file is no YAML, is beyond a limit, or has no list.
    """
    try:
        import yaml
    except ImportError:
        raise ContentError([FileFault(file, None, "", MISSING)]) from None
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or str(error)
        before = getattr(error, "context", None) if problem.startswith("but ") else None
        words = f"is not YAML: {f'{before}, ' if before else ''}{problem}"
        raise ContentError([FileFault(file, mark.line + 1 if mark else None, "", words)]) from None
    except RecursionError:
        raise ContentError([FileFault(file, None, "", "is nested too deeply")]) from None
    return _Reading(file).rows(node, pick)


class _Reading:
    """Turns nodes into values, and counts them: an alias is as large as what it repeats."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._values = 0

    def rows(self, node: Any, pick: Pick) -> list[Row]:
        while getattr(node, "id", "") == "mapping":
            inner = {str(key.value): value for key, value in node.value}
            key = pick({name: _shape(value) for name, value in inner.items()})
            if key is None:
                raise ContentError(
                    [no_cards(self._file, "a list of cards, or a mapping with a list under `cards`")]
                )
            node = inner[key]
        if getattr(node, "id", "") != "sequence":
            raise ContentError([no_cards(self._file, "a list of mappings")])
        return [self._row(each) for each in node.value]

    def _row(self, node: Any) -> Row:
        line = node.start_mark.line + 1
        found = self._value(node, 0)
        if not isinstance(found, Mapping):
            raise ContentError(
                [FileFault(self._file, line, "", f"found {quoted(found)}", "a mapping for each card")]
            )
        return Row(found, line, {str(key.value): key.start_mark.line + 1 for key, _ in node.value})

    def _value(self, node: Any, depth: int) -> Any:
        self._values += 1
        if self._values > MOST_VALUES or depth > DEEPEST:
            what = f"has more than {MOST_VALUES} values" if self._values > MOST_VALUES else "is nested too deeply"
            raise ContentError([FileFault(self._file, node.start_mark.line + 1, "", what)])
        if node.id == "scalar":
            return None if node.tag.endswith(":null") else clean(str(node.value))
        if node.id == "sequence":
            return [self._value(each, depth + 1) for each in node.value]
        made: dict[str, Any] = {}
        for key, inner in node.value:
            if key.id != "scalar" or str(key.value) in made:
                found = f"{quoted(key.value)} is twice in a mapping" if key.id == "scalar" else "a key is no text"
                raise ContentError([FileFault(self._file, key.start_mark.line + 1, "", found)])
            made[clean(str(key.value))] = self._value(inner, depth + 1)
        return made


def _shape(node: Any) -> Sequence[Any] | Mapping[str, Any] | str:
    """Something of the kind that a node is, for `pick`."""
    return [{}] if node.id == "sequence" else {"": ""} if node.id == "mapping" else ""
