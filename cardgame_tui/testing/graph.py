"""Everything that can be reached from an object."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from enum import Enum
from functools import partial
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType

_LEAVES = (str, bytes, int, float, complex, type(None), type, Enum, ModuleType, BuiltinFunctionType)


def reachable(root: object, stop: Callable[[object], bool] = lambda found: False) -> Iterator[object]:
    """Yield the root and each object behind it once.

    Follows attributes, slots, containers, partials, methods, running scripts and what functions close over.

    Args:
        root: where to begin.
        stop: objects that are yielded but not followed.
    """
    seen: dict[int, object] = {}
    waiting = [root]
    while waiting:
        found = waiting.pop()
        if id(found) in seen:
            continue
        seen[id(found)] = found
        yield found
        if not stop(found):
            waiting.extend(_behind(found))


def _behind(found: object) -> Iterator[object]:
    if isinstance(found, _LEAVES):
        return
    if isinstance(found, Mapping):
        yield from found.keys()
        yield from found.values()
    elif isinstance(found, list | tuple | set | frozenset):
        yield from found
    elif isinstance(found, FunctionType | MethodType | partial | GeneratorType):
        yield from _behind_code(found)
    yield from _attributes(found)


def _behind_code(found: object) -> Iterator[object]:
    match found:
        case FunctionType():
            yield from found.__defaults__ or ()
            yield from _closed_over(found)
        case MethodType():
            yield found.__self__
            yield found.__func__
        case partial():
            yield from (found.func, found.args, found.keywords)
        case GeneratorType() if found.gi_frame is not None:
            yield from found.gi_frame.f_locals.values()
            yield found.gi_yieldfrom


def _closed_over(function: FunctionType) -> list[object]:
    contents: list[object] = []
    for cell in function.__closure__ or ():
        with suppress(ValueError):  # an empty cell
            contents.append(cell.cell_contents)
    return contents


def _attributes(found: object) -> Iterator[object]:
    yield from getattr(found, "__dict__", {}).values()
    for kind in type(found).__mro__:
        for name in _slots(kind):
            yield getattr(found, name, None)


def _slots(kind: type) -> tuple[str, ...]:
    names = vars(kind).get("__slots__", ())
    names = (names,) if isinstance(names, str) else tuple(names)
    return tuple(
        f"_{kind.__name__.lstrip('_')}{name}" if name.startswith("__") and not name.endswith("__") else name
        for name in names
        if name not in ("__dict__", "__weakref__")
    )
