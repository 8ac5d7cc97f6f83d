"""A form whose words mean something: what each key and click does to it, and what it asks for."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from cardgame_tui.ui.pages.forms.form import Form, Left

MadeT = TypeVar("MadeT")


class FilledForm(ABC, Generic[MadeT]):
    """A form and what its words mean.

    Attributes:
        form: the form.
    """

    form: Form

    def press(self, key: str, character: str = "") -> Left | None:
        """Take a key, as `Form.press` does."""
        left = self.form.press(key, character)
        self.update()
        return left

    def point(self, row: int) -> None:
        """Go to a field, or take the next choice of the field at the cursor."""
        if row == self.form.cursor:
            self.form.fields[row].turn(1)
            self.update()
        else:
            self.form.go_to(row)

    @abstractmethod
    def update(self) -> None:
        """Change what depends on a field that may have changed."""

    @abstractmethod
    def read(self) -> MadeT | None:
        """What the form asks for; None when something is wrong, which the form then shows."""
