"""The checks of parts of a text: each is found from the form of the part that it is about."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, TypeVar

from cardgame_tui.text import Node
from cardgame_tui.value import value


@value
class Around:
    """What a part of a sentence may refer to.

    Args:
        sentence: the sentence.
        event: what sets it off, None for nothing.
        linked: whether the card has a Link.
        has_x: whether something says what X is.
    """

    sentence: Node
    event: Node | None
    linked: bool
    has_x: bool


Check: TypeAlias = Callable[[Any, Around], Iterator[str]]
"""Reports what is wrong with a part of a text, by itself or with what is around it."""
CheckT = TypeVar("CheckT", bound=Check)


class Checks:
    """Checks by the forms that they are about."""

    def __init__(self) -> None:
        self._checks: list[tuple[Check, tuple[type[Node], ...]]] = []
        self._of_form: dict[type[Node], list[Check]] = {}

    def of(self, *forms: type[Node]) -> Callable[[CheckT], CheckT]:
        """Add a check of parts of some forms, or of forms that extend these."""

        def add(check: CheckT) -> CheckT:
            """Remember the check, and return it."""
            self._checks.append((check, forms))
            return check

        return add

    def faults(self, part: Node, around: Around) -> Iterator[str]:
        """Report what is wrong with a part of a text."""
        form = type(part)
        if form not in self._of_form:
            self._of_form[form] = [check for check, forms in self._checks if issubclass(form, forms)]
        for check in self._of_form[form]:
            yield from check(part, around)
