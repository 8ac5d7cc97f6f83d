"""Picking an answer to any prompt from a list, one option at a time."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.ui.pages.page import Item, Page

DONE = "done"
"""What the page picks when enough has been picked."""


class OptionPick:
    """An answer that is being picked.

    A prompt for one option takes one pick, a secret one a pick for each seat. A prompt for several options takes
    picks until `DONE`; picking an option again removes it.

    Args:
        prompt: the prompt.
        words: what each of its options says.
        names: the players' names, for a secret prompt.
        played: the indexes that were picked when it was played, to be marked.
    """

    def __init__(
        self, prompt: Prompt, words: Sequence[str], names: Sequence[str], played: Sequence[int] = ()
    ) -> None:
        self._prompt = prompt
        self._words = words
        self._names = names
        self._played = played
        self._picked: list[int] = []

    def page(self, question: str) -> Page:
        """The options to pick from, with what was played and what has been picked so far."""
        items = [Item(self._item(index), pick=str(index)) for index in range(len(self._words))]
        if self._several and self._prompt.least <= len(self._picked) <= self._prompt.limit:
            items.append(Item(f"Done: these {len(self._picked)}", pick=DONE))
        return Page(f"{question}{self._whose()}", tuple(items))

    def take(self, picked: str) -> Answer | None:
        """Take what was picked from the page; returns the answer once it is complete."""
        if picked == DONE:
            return tuple(self._picked)
        index = int(picked)
        if self._prompt.single:
            return index
        if self._prompt.secret or index not in self._picked:
            self._picked.append(index)
        else:
            self._picked.remove(index)
        if self._prompt.secret and len(self._picked) == len(self._names):
            return tuple(self._picked)
        return None

    @property
    def _several(self) -> bool:
        return not (self._prompt.single or self._prompt.secret)

    def _whose(self) -> str:
        return f" {self._names[len(self._picked)]}:" if self._prompt.secret else ""

    def _item(self, index: int) -> str:
        box = ""
        if self._several:
            mark = " " if index not in self._picked else "x"
            mark = str(self._picked.index(index) + 1) if mark == "x" and self._prompt.ordered else mark
            box = f"[{mark}] "
        return f"{box}{self._words[index]}{'  (as played)' if self._was_played(index) else ''}"

    def _was_played(self, index: int) -> bool:
        if self._prompt.secret and self._played:
            return self._played[len(self._picked)] == index
        return index in self._played
