"""Declared fields in positions: as fields of a pydantic model, laid out in a duel, and written down."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, TypeVar, get_args

from pydantic import BaseModel, Field, StrictBool, StrictInt, create_model

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.fields.declares import Declares
from cardgame_tui.engine.fields.field import Field as Declared
from cardgame_tui.engine.fields.field import copied, listed

__all__ = ["lay_fields", "lay_on_card", "model_fields", "with_fields", "written_changes", "written_fields"]

ModelT = TypeVar("ModelT", bound=BaseModel)
_STRICT: Mapping[type, Any] = {bool: StrictBool, int: StrictInt}
"""What a position takes for a type: pydantic alone would read ``1`` as true and ``"1"`` as a number."""


def model_fields(owner: type[Declares], *, by_seat: bool = False) -> dict[str, Any]:
    """The listed fields of a class as those of a pydantic model, for ``create_model``.

    Args:
        owner: the class of a duel or of its cards.
        by_seat: whether those that each seat has are meant, or the others.
    """
    found = {name: each for name, each in listed(owner.fields).items() if each.by_seat is by_seat}
    hints: dict[str, Any] = {}
    for each in reversed(owner.__mro__):
        hints |= vars(each).get("__annotations__", {})
    return {name: _model_field(each, hints.get(name)) for name, each in found.items()}


def with_fields(owner: type[Declares], *, by_seat: bool = False) -> Callable[[type[ModelT]], type[ModelT]]:
    """Decorate a model of positions, so that it has the listed fields of a class too.

        @with_fields(RuneDuel)
        class Position(BaseModel): ...

    A field that the model has itself is kept. If it has another default than the declared field, the game also
    writes it down by itself, since `written_fields` leaves out what is as in every new duel.

    Args:
        owner: the class of a duel or of its cards.
        by_seat: whether those fields are meant that each seat has, or the others.
    """

    def extended(model: type[ModelT]) -> type[ModelT]:
        """Make a model that extends this one."""
        found = model_fields(owner, by_seat=by_seat)
        missing: dict[str, Any] = {name: each for name, each in found.items() if name not in model.model_fields}
        made: type[ModelT] = create_model(
            model.__name__, __base__=model, __module__=model.__module__, __doc__=model.__doc__, **missing
        )
        return made

    return extended


def _model_field(field: Declared, hint: Any) -> tuple[Any, Any]:
    """The type and the default of a declared field in a model; None stands for what the options say."""
    first, about = field.first, field.about
    if callable(first):
        kind = get_args(hint)[1] if field.by_seat else hint
        return _within(kind, field.within) | None, Field(
            None, description=f"{about}; by default as the options say"
        )
    kind = type(first)
    if kind in (list, set) and field.within is not None:
        return kind[_within(int, field.within)], Field(first, description=about)
    return _within(kind, field.within), Field(first, description=about)


def _within(kind: Any, within: range | tuple[object, ...] | None) -> Any:
    """The type of the values that a position may give."""
    if isinstance(within, tuple):
        return Literal[within]
    strict = _STRICT.get(kind, kind)
    return strict if within is None else Annotated[strict, Field(ge=within[0], le=within[-1])]


def lay_fields(duel: Duel, wanted: BaseModel) -> None:
    """Give the listed fields of a new duel what a position has; a field that depends on options may be left out.

    Args:
        duel: the duel.
        wanted: the position, whose model has `model_fields`; those of a seat under ``seat1`` and ``seat2``.
    """
    for name, each in listed(duel.fields).items():
        if each.by_seat:
            own = getattr(duel, name)
            for seat in SEATS:
                own[seat] = _value(getattr(getattr(wanted, f"seat{seat}"), name), own[seat])
        else:
            setattr(duel, name, _value(getattr(wanted, name), getattr(duel, name)))


def lay_on_card(card: Card, wanted: BaseModel) -> None:
    """Give the listed fields of a new card what a position has for it; a field that it leaves out stays."""
    for name in listed(card.fields):
        setattr(card, name, _value(getattr(wanted, name, None), getattr(card, name)))


def _value(wanted: Any, usual: object) -> object:
    """What a position gives, or what a field had before where it gives nothing."""
    if wanted is None:
        return usual
    return set(wanted) if isinstance(usual, set) else copied(wanted)


def written_fields(duel: Duel, seat: int = 0) -> dict[str, object]:
    """The listed fields of a duel as a position has them, except those that are as in every new duel.

    Args:
        duel: the duel.
        seat: the seat whose fields are meant, 0 for those of no seat.
    """
    fields = {name: each for name, each in listed(duel.fields).items() if each.by_seat is bool(seat)}
    found = {name: getattr(duel, name)[seat] if seat else getattr(duel, name) for name in fields}
    return {name: _written(content) for name, content in found.items() if content != fields[name].first}


def written_changes(card: Card) -> dict[str, object]:
    """The listed fields of a card that are not as they were when it was made."""
    return {name: _written(content) for name, content in card.changed().items()}


def _written(content: object) -> object:
    return sorted(content) if isinstance(content, set) else copied(content)
