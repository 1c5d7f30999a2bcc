"""Any part of a state as plain nested tuples: for views, for comparing states, for reading them in a diff.

Fields are found by the interpreter, not listed by hand, so that nothing can be forgotten.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from mizban.engine.protocol import Lane, Phase, State

Note = tuple[Any, ...]

# What is not the game: who listens, the cache of options, which lane is speaking, the fence, what is lent to a copy,
# and what a search keeps count of.
ASIDE = frozenset({"heard", "asked", "lane", "fenced", "borrowed", "eyes", "told"})


def fields(thing: object) -> list[str]:
    """Names of all attributes, inherited ones first, in the order of definition; compiled or not."""
    names: dict[str, None] = dict.fromkeys(getattr(thing, "__struct_fields__", ()))
    for cls in reversed(type(thing).__mro__):
        for name in getattr(cls, "__mypyc_attrs__", ()):
            names.setdefault(name)
    for name in getattr(thing, "__dict__", ()):
        names.setdefault(name)
    names.pop("__dict__", None)
    return list(names)


def note(thing: Any) -> Any:
    """The thing as nested tuples of numbers and words."""
    if thing is None or isinstance(thing, int | str | float | bytes):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(note(part) for part in thing)
    if isinstance(thing, Mapping):
        return tuple(sorted((key, note(value)) for key, value in thing.items()))
    if isinstance(thing, set | frozenset):
        return tuple(sorted(thing))
    names = [name for name in fields(thing) if name not in ASIDE] if isinstance(thing, State | Lane) else fields(thing)
    if isinstance(thing, Phase):
        return (type(thing).__name__, *[note(getattr(thing, name)) for name in names])
    return (type(thing).__name__, *[(name, note(getattr(thing, name))) for name in names])


def phase_from(noted: Note, phases: Mapping[str, type[Phase[Any]]]) -> Phase[Any]:
    """The phase that was noted. Its constructor takes its fields in their order (`seat` only where it names one)."""
    name, *values = noted
    cls = phases[name]
    values = [phase_from(value, phases) if is_phase(value, phases) else value for value in values]
    return cls(*values[len(values) - arity(cls) :])


def is_phase(value: object, phases: Mapping[str, type[Phase[Any]]]) -> bool:
    return isinstance(value, tuple | list) and bool(value) and isinstance(value[0], str) and value[0] in phases


_arities: dict[type[Phase[Any]], int] = {}  # to read a signature is slow, and every imagined state reads those of its phases


def arity(cls: type[Phase[Any]]) -> int:
    """How many of its fields a phase is made with: all of them, or all but a `seat` that is nobody's."""
    if cls not in _arities:
        _arities[cls] = len(inspect.signature(cls).parameters)
    return _arities[cls]
