"""Stands in for msgspec where there is none: as much of it as the engine, the table and the opponents need.

In the browser this file is `msgspec` itself. Structs, JSON there and back with types; the tests compare every part with the real one.
"""

from __future__ import annotations

import inspect
import json as _json
import sys
from collections.abc import Callable
from types import ModuleType, NoneType, SimpleNamespace, UnionType
from typing import Any, Literal, Union, dataclass_transform, get_args, get_origin, get_type_hints

NOTHING: Any = object()


class MsgspecError(Exception):
    """Anything that is wrong with what was read."""


class DecodeError(MsgspecError):
    """This is no JSON."""


class ValidationError(DecodeError):
    """It is JSON, but not of this type."""


class Raw:
    """A part that is JSON already; kept as what it says, so that it need not be read again."""

    def __init__(self, data: bytes | str = b"") -> None:
        self.said = _json.loads(data)

    def __bytes__(self) -> bytes:
        return encode(self.said)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Raw) and self.said == other.said


class Fresh:
    """A default that is made anew for each."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make


def field(*, default_factory: Callable[[], Any]) -> Any:
    return Fresh(default_factory)


# ---- structs --------------------------------------------------------------------------------------------------------


@dataclass_transform(field_specifiers=())
class StructMeta(type):
    """Classes whose annotated names are fields, in their order, inherited ones first."""

    def __new__(
        mcs,
        name: str,
        bases: tuple[type, ...],
        space: dict[str, Any],
        *,
        frozen: bool | None = None,
        tag: bool | str | None = None,
        tag_field: str | None = None,
        forbid_unknown_fields: bool | None = None,
        kw_only: bool = False,
    ) -> StructMeta:
        cls = super().__new__(mcs, name, bases, space)
        above: Any = next((base for base in bases if isinstance(base, StructMeta)), None)
        told: Any = above.__struct_config__ if above is not None else SimpleNamespace(frozen=False, tag=None, tag_field=None, strict=False)
        config = SimpleNamespace(
            frozen=told.frozen if frozen is None else frozen,
            tag=told.tag if tag is None else tag,
            tag_field=told.tag_field if tag_field is None else tag_field,
            strict=told.strict if forbid_unknown_fields is None else forbid_unknown_fields,
        )
        made: Any = cls
        made.__struct_config__ = config
        made.__struct_tag__ = name if config.tag is True else config.tag
        own = own_fields(cls) if above is not None else []  # the base of all has none
        fields: dict[str, Any] = {**(above._defaults if above is not None else {}), **{name: space.get(name, NOTHING) for name in own}}
        made._defaults = fields
        made.__struct_fields__ = tuple(fields)
        type.__setattr__(cls, "__match_args__", tuple(fields))
        made._kinds = None
        made.__init__ = initializer(fields, kw_only)
        for field in own:
            if field in space:
                delattr(cls, field)
        if config.frozen:
            made.__setattr__ = made.__delattr__ = refuse_change
        return cls


def own_fields(cls: type) -> list[str]:
    if sys.version_info >= (3, 14):  # the annotations are not made before somebody asks
        import annotationlib

        return list(annotationlib.get_annotations(cls, format=annotationlib.Format.FORWARDREF))
    return list(inspect.get_annotations(cls))


def refuse_change(self: Any, *_: Any) -> None:
    raise AttributeError(f"immutable type: '{type(self).__name__}'")


def initializer(fields: dict[str, Any], kw_only: bool) -> Any:
    """Written out, as structs are made by the thousand. Lists and dicts that are a default are new ones for each."""
    params = [name if default is NOTHING else f"{name}=_defaults[{name!r}]" for name, default in fields.items()]
    head = ", ".join(["self", *(["*"] if kw_only and params else []), *params])
    lines = [f"def __init__({head}):", "    _own = self.__dict__"]
    for name, default in fields.items():
        copied = f"{type(default).__name__}({name})" if isinstance(default, list | dict | set) else ""
        fresh = f"{name}.make()" if isinstance(default, Fresh) else copied
        value = f"{fresh} if {name} is _defaults[{name!r}] else {name}" if fresh else name
        lines.append(f"    _own[{name!r}] = {value}")
    space: dict[str, Any] = {"_defaults": fields}
    exec("\n".join(lines), space)
    return space["__init__"]


class Struct(metaclass=StructMeta):
    """The base of all structs."""

    __struct_fields__: tuple[str, ...]
    __struct_config__: Any
    __struct_tag__: str | None
    _defaults: dict[str, Any]
    _kinds: dict[str, Any] | None

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        if not self.__struct_config__.frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


def asdict(struct: Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def astuple(struct: Struct) -> tuple[Any, ...]:
    return tuple(getattr(struct, name) for name in struct.__struct_fields__)


def replace(struct: Any, /, **changes: Any) -> Any:
    return type(struct)(**{**asdict(struct), **changes})


# ---- to JSON --------------------------------------------------------------------------------------------------------


def to_builtins(thing: Any) -> Any:
    """As JSON knows it: dicts, lists, words, numbers."""
    kind = type(thing)
    if kind is str or kind is int or kind is bool or thing is None or kind is float:
        return thing
    if kind is list or kind is tuple:
        return [to_builtins(part) for part in thing]
    if isinstance(thing, Struct):
        tag = thing.__struct_tag__
        known: dict[str, Any] = {} if tag is None else {thing.__struct_config__.tag_field or "type": tag}
        own = thing.__dict__
        for name in thing.__struct_fields__:
            known[name] = to_builtins(own[name])
        return known
    if isinstance(thing, dict):
        return {str(key): to_builtins(value) for key, value in thing.items()}
    if isinstance(thing, Raw):
        return thing.said
    if isinstance(thing, int):
        return int(thing)
    if isinstance(thing, str):
        return str(thing)
    if isinstance(thing, list | tuple | set | frozenset):
        return [to_builtins(part) for part in thing]
    raise TypeError(f"Encoding objects of type {kind.__name__} is unsupported")


def encode(thing: Any) -> bytes:
    return _json.dumps(to_builtins(thing), ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()


# ---- from JSON ------------------------------------------------------------------------------------------------------


def decode(data: bytes | str, *, type: Any = Any) -> Any:
    try:
        said = _json.loads(data)
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from error
    return convert(said, type)


class Decoder:
    """Reads one type."""

    def __init__(self, type: Any = Any) -> None:
        self.type = type

    def decode(self, data: bytes | str) -> Any:
        return decode(data, type=self.type)


class Encoder:
    def encode(self, thing: Any) -> bytes:
        return encode(thing)


def convert(said: Any, type: Any) -> Any:
    """What was said, as this type; or a ValidationError."""
    if type is Any:
        return said
    if type is Raw:
        found = Raw.__new__(Raw)
        found.said = said
        return found
    if isinstance(type, StructMeta):
        return struct_from(said, type)
    origin, inner = get_origin(type), get_args(type)
    if origin is Literal:
        if said in inner:
            return said
        raise ValidationError(f"Invalid enum value {said!r}")
    if origin is Union or origin is UnionType:
        return one_of(said, inner)
    if origin is list or type is list:
        return [convert(part, inner[0] if inner else Any) for part in a(list, said)]
    if origin is tuple or type is tuple:
        return tuple_from(a(list, said), inner)
    if origin is set or origin is frozenset:
        return origin(convert(part, inner[0]) for part in a(list, said))
    if origin is dict or type is dict:
        return {key_from(key, inner): convert(value, inner[1] if inner else Any) for key, value in a(dict, said).items()}
    if type is float and isinstance(said, int) and not isinstance(said, bool):
        return float(said)
    if type is None or type is NoneType:
        return a(NoneType, said)
    return a(type, said)


def key_from(key: str, inner: tuple[Any, ...]) -> Any:
    """JSON has words for keys; where numbers are meant they are numbers again."""
    return int(key) if inner and inner[0] is int else key


def a(kind: Any, said: Any) -> Any:
    """It is one of these; a truth value is no number."""
    if not isinstance(said, kind) or (isinstance(said, bool) and kind is not bool):
        raise ValidationError(f"Expected `{kind.__name__}`, got `{type(said).__name__}`")
    return said


def tuple_from(said: list[Any], inner: tuple[Any, ...]) -> tuple[Any, ...]:
    if not inner:
        return tuple(said)
    if len(inner) == 2 and inner[1] is ...:
        return tuple(convert(part, inner[0]) for part in said)
    if len(said) != len(inner):
        raise ValidationError(f"Expected `array` of length {len(inner)}, got {len(said)}")
    return tuple(convert(part, kind) for part, kind in zip(said, inner, strict=True))


def one_of(said: Any, kinds: tuple[Any, ...]) -> Any:
    structs: list[Any] = [kind for kind in kinds if isinstance(kind, StructMeta)]
    if isinstance(said, dict) and structs:
        named = [kind for kind in structs if len(structs) == 1 or tag_in(said, kind) == kind.__struct_tag__]
        if not named:
            raise ValidationError("Invalid value for the tag")
        return struct_from(said, named[0])
    for kind in kinds:
        try:
            return convert(said, kind)
        except ValidationError:
            continue
    raise ValidationError(f"Expected one of {kinds}, got `{type(said).__name__}`")


def tag_in(said: dict[str, Any], kind: Any) -> Any:
    return said.get(kind.__struct_config__.tag_field or "type")


def struct_from(said: Any, kind: Any) -> Any:
    given = dict(a(dict, said))
    if kind.__struct_tag__ is not None:
        tag = given.pop(kind.__struct_config__.tag_field or "type", kind.__struct_tag__)
        if tag != kind.__struct_tag__:
            raise ValidationError(f"Invalid value {tag!r} for the tag")
    if kind._kinds is None:
        kind._kinds = get_type_hints(kind)
    known = {name: convert(given.pop(name), kind._kinds[name]) for name in kind.__struct_fields__ if name in given}
    if given and kind.__struct_config__.strict:
        raise ValidationError(f"Object contains unknown field `{next(iter(given))}`")
    missing = [name for name, default in kind._defaults.items() if default is NOTHING and name not in known]
    if missing:
        raise ValidationError(f"Object missing required field `{missing[0]}`")
    return kind(**known)


def module(name: str, **names: Any) -> Any:
    """One of the modules inside of this one, to be imported like any other."""
    made = ModuleType(f"{__name__}.{name}")
    made.__dict__.update(names)
    return sys.modules.setdefault(made.__name__, made)


json: Any = module("json", encode=encode, decode=decode, Decoder=Decoder, Encoder=Encoder)
structs: Any = module("structs", asdict=asdict, astuple=astuple, replace=replace)
