"""One grammar for every prompt: how keys become an answer, and what has been picked of it so far.

A code picks a thing (a card, a zone or a listed option); where several options are about that thing, a number
then picks one of them. Prompts for several options collect them until they are confirmed.
"""

from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.ui.keys.codes import NO_PLACES, Places, number_codes
from cardgame_tui.ui.keys.grouping import AnswerShape, OptionGroup, groups_of, shape_of

PICKED = "*"


class Badge(NamedTuple):
    """The letter or digit on a thing that can be picked, and whether it has been.

    Args:
        code: the keys that pick it, empty when none do.
        picked: `PICKED` or its place in the order once it is picked, else empty.
    """

    code: str
    picked: str = ""


class Choice:
    """The answer of one seat to one prompt, and what has been picked of it so far.

    The methods that take keys return whether they changed anything.

    Args:
        prompt: the prompt.
        taken: letters that run a command, and so pick nothing.
        places: the codes of places on the table.
        kept: letters that cards have already, by number.
        equals: the first of several equal cards, for each of the others, by number. It stands for all of them: its
            code picks one after the other where several are picked, and then none again.

    Attributes:
        prompt: the prompt being answered.
        shape: what shape of answer it wants.
        groups: what can be picked, in the order of the options.
        decline: index of the option the space bar picks, if any.
        open: the group whose member is still to be picked.
        typed: the beginning of a code of several keys.
        picked: indexes picked so far, for prompts that want several.
        answer: the complete answer, None before that.
    """

    def __init__(
        self,
        prompt: Prompt,
        taken: Container[str] = (),
        places: Places = NO_PLACES,
        kept: Mapping[int, str] = MappingProxyType({}),
        equals: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        self.prompt = prompt
        self.shape = shape_of(prompt)
        self.decline = decline_of(prompt)
        self.groups = groups_of(prompt, self.shape, self.decline, taken, places, kept)
        self.open: OptionGroup | None = None
        self._equals = equals
        self.typed = ""
        self.picked: list[int] = []
        self.answer: Answer | None = None

    @property
    def can_cancel(self) -> bool:
        """Whether a step can be cancelled."""
        return bool(self.typed or self.open or self.picked)

    @property
    def enough(self) -> bool:
        """Whether `confirm` would complete the answer."""
        if self.shape in (AnswerShape.SOME, AnswerShape.ORDER):
            return self.prompt.least <= len(self.picked) <= self.prompt.limit
        return self.shape is AnswerShape.YES_NO or (
            self.shape is AnswerShape.AMOUNT and self._amount() is not None
        )

    def press(self, key: str) -> bool:
        """Take one letter or digit."""
        if self.shape is AnswerShape.AMOUNT:
            return self._type_amount(key)
        codes = self._codes()
        typed = self.typed + key
        if typed in codes:
            self.typed = ""
            return self._take_next(codes[typed])
        if any(code.startswith(typed) for code in codes):
            self.typed = typed
            return True
        return self.shape is AnswerShape.ORDER and key.isdigit() and self._place(int(key))

    def point(self, card: int | None, zone: int | None) -> bool:
        """Pick the card at the cursor, or the zone if it has none."""
        if self.open is not None:
            aimed = [m for m in self.open.members if self.prompt.options[m].zone == zone]
            return len(aimed) == 1 and self._pick(aimed[0])
        for group in self.groups:
            hit = group.zone == zone if group.card is None else group.card == card
            if hit and (group.card, group.zone) != (None, None):
                return self._take(group)
        return False

    def back(self) -> bool:
        """Cancel the last step of the selection."""
        if self.typed:
            self.typed = self.typed[:-1]
        elif self.open is not None:
            self.open = None
        elif self.picked:
            self.picked.pop()
        else:
            return False
        return True

    def confirm(self) -> bool:
        """Complete the answer: yes, the typed amount, or what has been picked."""
        if not self.enough:
            return False
        if self.shape is AnswerShape.YES_NO:
            self.answer = next(i for i, option in enumerate(self.prompt.options) if option.key == "yes")
        elif self.shape is AnswerShape.AMOUNT:
            self.answer = self._amount()
        else:
            self.answer = tuple(self.picked)
        return True

    def pass_by(self) -> bool:
        """Decline: pass, say no, or pick nothing where nothing is enough."""
        if self.shape is AnswerShape.SOME and not self.picked and self.prompt.least == 0:
            self.answer = ()
        elif self.prompt.single and self.decline is not None:
            self.answer = self.decline
        else:
            return False
        return True

    def members(self) -> Sequence[tuple[str, int]]:
        """Code and option index of each member of the open group."""
        if self.open is None:
            return ()
        return tuple(zip(number_codes(len(self.open.members)), self.open.members, strict=True))

    def at_once(self) -> dict[str, int]:
        """The option that each key answers with at once; none where several are picked, or an amount is typed."""
        if not self.prompt.single:
            return {}
        if self.shape is AnswerShape.YES_NO:
            keys = {"yes": "enter", "no": "space"}
            return {keys[option.key]: index for index, option in enumerate(self.prompt.options)}
        shown = self.members() or [
            (group.code, group.members[0]) for group in self.groups if len(group.members) == 1
        ]
        declining = {} if self.decline is None else {"space": self.decline}
        return {**dict(shown), **declining}

    def listed(self) -> Sequence[Sequence[OptionGroup]]:
        """What can be picked, groups of options about equal cards together, the one that stands for them first."""
        lists: dict[int | str, list[OptionGroup]] = {}
        for group in self.groups:
            first = group.code if group.card is None else self._equals.get(group.card, group.card)
            lists.setdefault(first, []).append(group)
        return [*lists.values()]

    def picked_of(self, equals: Sequence[OptionGroup]) -> str:
        """What a list says of what has been picked of equal cards, such as ``2 of 3``; empty for none."""
        if len(equals) == 1 or self.open is not None:
            return self.badge(equals[0]).picked
        signs = [sign for each in equals if (sign := self._picked_sign(each.members))]
        if self.shape is AnswerShape.ORDER:
            return ", ".join(sorted(signs, key=int))
        return f"{len(signs)} of {len(equals)}" if signs else ""

    def badge(self, group: OptionGroup) -> Badge:
        """The badge of a group now."""
        return Badge("" if self.open is not None else group.code, self._picked_sign(group.members))

    def card_badges(self) -> dict[int, Badge]:
        """The badge of each card, by its number."""
        return {group.card: self.badge(group) for group in self.groups if group.card is not None}

    def zone_badges(self) -> dict[int, Badge]:
        """The badge of each zone, by its number."""
        badges = {group.zone: self.badge(group) for group in self.groups if group.zone is not None}
        for code, index in self.members():
            zone = self.prompt.options[index].zone
            if zone is not None:
                badges[zone] = Badge(code, self._picked_sign((index,)))
        return badges

    def _codes(self) -> dict[str, "OptionGroup | int"]:
        if self.open is not None:
            return dict(self.members())
        return {group.code: group for group in self.groups}

    def _take(self, thing: "OptionGroup | int") -> bool:
        if isinstance(thing, int):
            return self._pick(thing)
        if len(thing.members) == 1:
            return self._pick(thing.members[0])
        self.open = thing
        return True

    def _take_next(self, thing: "OptionGroup | int") -> bool:
        """Pick the next of the equal cards that a card stands for, once all are picked none of them."""
        equals = next((each for each in self.listed() if each[0] is thing), ())
        if len(equals) < 2 or self.prompt.single:
            return self._take(thing)
        members = [each.members[0] for each in equals]
        left = [index for index in members if index not in self.picked]
        if len(left) == len(members) or (left and len(self.picked) < self.prompt.limit):
            return self._pick(left[0])
        self.picked = [index for index in self.picked if index not in members]
        return True

    def _pick(self, index: int) -> bool:
        self.open = None
        if self.prompt.single:
            self.answer = index
        elif index in self.picked:
            self.picked.remove(index)
        elif len(self.picked) < self.prompt.limit:
            self.picked.append(index)
        else:
            return False
        return True

    def _place(self, number: int) -> bool:
        if not self.picked or not 1 <= number <= len(self.picked):
            return False
        self.picked.insert(number - 1, self.picked.pop())
        return True

    def _picked_sign(self, members: Sequence[int]) -> str:
        found = next((index for index in members if index in self.picked), None)
        if found is None:
            return PICKED if self.open is not None and self.open.members == members else ""
        return str(self.picked.index(found) + 1) if self.shape is AnswerShape.ORDER else PICKED

    def _amounts(self) -> dict[str, int]:
        options = enumerate(self.prompt.options)
        return {str(option.value): index for index, option in options if index != self.decline}

    def _amount(self) -> int | None:
        return self._amounts().get(self.typed)

    def _type_amount(self, key: str) -> bool:
        typed = self.typed + key
        if not any(amount.startswith(typed) for amount in self._amounts()):
            return False
        self.typed = typed
        return True
