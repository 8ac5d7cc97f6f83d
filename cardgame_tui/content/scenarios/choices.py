"""How a scenario names options."""

from typing import Annotated, TypeAlias

from pydantic import BeforeValidator, Field, StrictInt


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str | int) else value


Words: TypeAlias = Annotated[list[str], BeforeValidator(_as_list, json_schema_input_type=str | list[str])]
"""One text or several."""

Entry: TypeAlias = str | StrictInt | Annotated[list[str | StrictInt], Field(min_length=1)]
"""One option: a word it goes by, or a list of words that must all fit it."""

Entries: TypeAlias = Annotated[list[Entry], BeforeValidator(_as_list, json_schema_input_type=Entry | list[Entry])]
"""One option or several."""

Choice: TypeAlias = str | StrictInt | list[Entry]
"""An answer: an option, or a list with an entry for each option that is asked for."""
