"""What a scenario expects of a fact: a value, or a comparison such as ``{ at_least = 3 }``."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, TypeAlias, TypeGuard

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt

Fact: TypeAlias = StrictBool | StrictInt | str | list[StrictInt | str]
"""A value that `Ruleset.measure` is compared with."""


class Compared(BaseModel):
    """A comparison; everything it says must hold.

    Attributes:
        contains: one value, or several, that must be in the list; in a text, a part of it.
        any_order: the list in any order, each value as often as here.
        at_least: the smallest number that holds.
        at_most: the largest number that holds.
        is_not: what must not hold, a value or a comparison; written ``not``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    contains: int | str | list[int | str] | None = None
    any_order: list[int | str] | None = None
    at_least: int | None = None
    at_most: int | None = None
    is_not: "Expected | None" = Field(None, alias="not")

    def complaint(self, fact: object) -> str:
        """Say what a fact should have been, empty when it holds."""
        return "; ".join([*self._misused(fact)] or self._complaints(fact))

    def _misused(self, fact: object) -> Iterator[str]:
        """Name every comparison that means nothing for a fact of this kind; ``not`` does not turn it around."""
        if self.contains is not None and not _may_contain(fact, self.contains):
            yield f"contains {self.contains!r} does not go with {_kind(fact)}"
        if self.any_order is not None and not (isinstance(fact, list) and _alike(fact, self.any_order)):
            yield f"any_order {self.any_order!r} does not go with {_kind(fact)}"
        for word in ("at_least", "at_most"):
            if getattr(self, word) is not None and not _is_number(fact):
                yield f"{word} is for a number"
        if isinstance(self.is_not, Compared):
            yield from self.is_not._misused(fact)
        elif None not in (self.is_not, fact) and _kind(self.is_not) != _kind(fact):
            yield f"expected not {self.is_not!r}, which is {_kind(self.is_not)}"

    def _complaints(self, fact: object) -> Iterator[str]:
        if self.contains is not None and not _contains(fact, self.contains):
            yield f"expected to contain {self.contains!r}"
        if self.any_order is not None and not _same_in_any_order(fact, self.any_order):
            yield f"expected {self.any_order!r} in any order"
        if self.at_least is not None and not (_is_number(fact) and fact >= self.at_least):
            yield f"expected at least {self.at_least}"
        if self.at_most is not None and not (_is_number(fact) and fact <= self.at_most):
            yield f"expected at most {self.at_most}"
        if self.is_not is not None and not wrong(self.is_not, fact):
            yield f"expected not {_in_words(self.is_not)}"

    def __str__(self) -> str:
        said = self.model_dump(by_alias=True, exclude_none=True)
        return ", ".join(f"{key} {value!r}" for key, value in said.items())

    def names(self) -> Iterator[str]:
        """Yield every text whose absence would make the comparison hold."""
        if isinstance(self.is_not, Compared):
            yield from _texts(self.is_not.contains)
            yield from _texts(self.is_not.any_order)
            yield from self.is_not.names()
        else:
            yield from _texts(self.is_not)


Expected: TypeAlias = Fact | Compared
"""What a fact must be."""

COMPARISONS = frozenset({"contains", "any_order", "at_least", "at_most", "not"})
"""The words of a comparison; a table of them is a comparison, not part of a path."""


def wrong(expected: Expected, fact: object) -> str:
    """Say what a fact should have been, empty when it is as expected."""
    plain = list(fact) if isinstance(fact, tuple) else fact
    if isinstance(expected, Compared):
        return expected.complaint(plain)
    return (
        "" if _folded(plain) == _folded(expected) and _kind(plain) == _kind(expected) else f"expected {expected!r}"
    )


def _folded(value: object) -> object:
    """A value with its texts in lower case: capitals do not matter, as in options."""
    if isinstance(value, str):
        return value.casefold()
    return [_folded(each) for each in value] if isinstance(value, list) else value


def _counted(values: list[object]) -> Counter[object]:
    return Counter(map(_folded, values))


def _in_words(expected: Expected) -> str:
    return str(expected) if isinstance(expected, Compared) else repr(expected)


def _texts(value: object) -> Iterator[str]:
    yield from (each for each in (value if isinstance(value, list) else [value]) if isinstance(each, str))


def _kind(value: object) -> str:
    """What a value is, in words."""
    kinds = {bool: "true or false", int: "a number", str: "a text", list: "a list"}
    return next((words for kind, words in kinds.items() if isinstance(value, kind)), "no value")


def _alike(fact: list[object], wanted: list[int | str]) -> bool:
    """Whether the values of two lists can be equal: one may be empty, or both hold the same kinds."""
    return not fact or not wanted or {*map(_kind, wanted)} <= {*map(_kind, fact)}


def _may_contain(fact: object, wanted: int | str | list[int | str]) -> bool:
    if isinstance(fact, str):
        return isinstance(wanted, str)
    return isinstance(fact, list) and _alike(fact, wanted if isinstance(wanted, list) else [wanted])


def _is_number(fact: object) -> TypeGuard[int]:
    return isinstance(fact, int) and not isinstance(fact, bool)


def _contains(fact: object, wanted: int | str | list[int | str]) -> bool:
    if isinstance(fact, str):
        return isinstance(wanted, str) and wanted.casefold() in fact.casefold()
    if not isinstance(fact, list):
        return False
    return _counted([*wanted] if isinstance(wanted, list) else [wanted]) <= _counted(fact)


def _same_in_any_order(fact: object, wanted: list[int | str]) -> bool:
    return isinstance(fact, list) and _counted(fact) == _counted([*wanted])


def _flat(value: object) -> object:
    """Accept ``seat2.hp = 6`` as well as ``"seat2.hp" = 6``."""
    if not isinstance(value, Mapping):
        return value
    flat: dict[str, object] = {}
    for key, each in value.items():
        inner = each if _is_comparison(each) else _flat(each)
        if isinstance(inner, Mapping) and not _is_comparison(inner):
            flat |= {f"{key}.{rest}": it for rest, it in inner.items()}
        else:
            flat[key] = inner
    return flat


def _is_comparison(value: object) -> bool:
    return isinstance(value, Mapping) and COMPARISONS.issuperset(value)


def _something(value: Expected) -> Expected:
    if isinstance(value, Compared):
        if not value.model_fields_set:
            raise ValueError(f"a comparison says one of: {', '.join(sorted(COMPARISONS))}")
        if value.contains in ("", []):
            raise ValueError("contains says nothing")
        if value.is_not is not None:
            _something(value.is_not)
    return value


Facts: TypeAlias = Annotated[dict[str, Annotated[Expected, AfterValidator(_something)]], BeforeValidator(_flat)]
"""Facts by path, with what each must be."""
