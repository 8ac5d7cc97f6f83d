"""Everything that can be reached from an object."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from enum import Enum
from functools import cache, partial
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType

_LEAVES = (str, bytes, int, float, complex, type(None), type, Enum, ModuleType, BuiltinFunctionType)


def reachable(root: object, stop: Callable[[object], bool] = lambda thing: False) -> Iterator[object]:
    """Yield the root and each object behind it once.

    Follows attributes, slots, containers, partials, methods, running scripts and what functions close over.

    Args:
        root: where to begin.
        stop: objects that are yielded but not followed.
    """
    seen: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen:
            continue
        seen[id(thing)] = thing
        yield thing
        if not stop(thing):
            waiting.extend(_behind(thing))


def _behind(thing: object) -> Iterator[object]:
    if isinstance(thing, _LEAVES):
        return
    if isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif isinstance(thing, Mapping):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, FunctionType | MethodType | partial | GeneratorType):
        yield from _behind_code(thing)
    yield from _attributes(thing)


def _behind_code(code: object) -> Iterator[object]:
    match code:
        case FunctionType():
            yield from code.__defaults__ or ()
            yield from _closed_over(code)
        case MethodType():
            yield code.__self__
            yield code.__func__
        case partial():
            yield from (code.func, code.args, code.keywords)
        case GeneratorType() if code.gi_frame is not None:
            yield from code.gi_frame.f_locals.values()
            yield code.gi_yieldfrom


def _closed_over(function: FunctionType) -> list[object]:
    contents: list[object] = []
    for cell in function.__closure__ or ():
        with suppress(ValueError):  # an empty cell
            contents.append(cell.cell_contents)
    return contents


def _attributes(thing: object) -> Iterator[object]:
    yield from getattr(thing, "__dict__", {}).values()
    for name in _slots(type(thing)):  # type: ignore[arg-type]  # mypy: a type would have no hash
        yield getattr(thing, name, None)


@cache
def _slots(kind: type) -> tuple[str, ...]:
    """The names under which objects of a type keep something in slots, inherited ones too."""
    return tuple(name for each in kind.__mro__ for name in _own_slots(each))


def _own_slots(kind: type) -> Iterator[str]:
    names = vars(kind).get("__slots__", ())
    for name in (names,) if isinstance(names, str) else tuple(names):
        if name not in ("__dict__", "__weakref__"):
            private = name.startswith("__") and not name.endswith("__")
            yield f"_{kind.__name__.lstrip('_')}{name}" if private else name
