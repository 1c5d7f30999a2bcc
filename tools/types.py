"""Writes the client's types from the Python structs: `python -m tools.types`; with `--check` it fails when they are stale."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect

from tools.facts import facts_type

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web/src/lib/generated"
WIRE = ("mizban.table.wire", "mizban.server.wire")
HEAD = "/* Written by tools/types.py from {source}; change it there. */\n"


def ts(kind: inspect.Type) -> str:
    """The TypeScript name of a type as msgspec encodes it."""
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.NoneType():
            return "null"
        case inspect.RawType() | inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(ts(member) for member in types)
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(ts(member) for member in types)}]"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item) | inspect.SetType(item_type=item):
            inner = ts(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {ts(value)}>"
        case inspect.CustomType() | inspect.Type():
            raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface, with its docstring."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = []
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    for field in info.fields:
        # Only what the client says may leave out a field: the server always writes all of them.
        optional = "?" if info.forbid_unknown_fields and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {ts(field.type)}")
    own = struct.__dict__.get("__doc__")
    doc = f"/** {' '.join(own.split())} */\n" if own else ""
    return f"{doc}export interface {struct.__name__} {{\n" + "".join(line + "\n" for line in lines) + "}\n"


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]


def foreign(found: list[type[msgspec.Struct]]) -> list[type[msgspec.Struct]]:
    """Structs of other modules that these mention."""
    mentioned: list[type[msgspec.Struct]] = []

    def walk(kind: object) -> None:
        if isinstance(kind, inspect.StructType):
            if kind.cls not in found and kind.cls not in mentioned:
                mentioned.append(kind.cls)
            for field in kind.fields:
                walk(field.type)
        elif isinstance(kind, inspect.UnionType):
            for member in kind.types:
                walk(member)
        elif isinstance(kind, inspect.TupleType):
            for member in kind.item_types:
                walk(member)
        elif isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType):
            walk(kind.item_type)

    for struct in found:
        walk(inspect.type_info(struct))
    return mentioned


def either(name: str, members: list[type[msgspec.Struct]]) -> str:
    return f"export type {name} =\n" + "".join(f"  | {member.__name__}\n" for member in members)


def wire() -> str:
    found = [struct for source in WIRE for struct in structs(importlib.import_module(source))]
    # At a table; on the line of the lobby only one thing is said.
    says = [struct for struct in found if struct.__struct_config__.tag is not None and struct.__module__ == WIRE[0]]
    client = [struct for struct in says if struct.__struct_config__.forbid_unknown_fields]
    server = [struct for struct in says if struct not in client]
    parts = [interface(struct) for struct in found]
    source = " and ".join(f"{name.replace('.', '/')}.py" for name in WIRE)
    return HEAD.format(source=source) + "\n" + "\n".join([*parts, either("FromClient", client), either("FromServer", server)])


# ---- the engine and the games --------------------------------------------------------------------------------------


def engine() -> str:
    """What the views of all games share."""
    found = structs(importlib.import_module("mizban.engine.views"))
    return HEAD.format(source="mizban/engine/views.py") + "\n" + "\n".join(interface(struct) for struct in found)


def game(package: str) -> str:
    """Views, events and the printed facts of the cards."""
    views = importlib.import_module(f"{package}.views")
    events = importlib.import_module(f"{package}.events")
    found = [*structs(views), *structs(events)]
    others = foreign(found)
    shared = [struct for struct in others if struct.__module__.startswith("mizban.engine.")]
    imports = f"import type {{ {', '.join(struct.__name__ for struct in shared)} }} from '$shell/generated/engine'\n"
    about = importlib.import_module(package).GAME
    title = "".join(word.capitalize() for word in about.key.split("_"))
    parts = [interface(struct) for struct in [*others, *found] if struct not in shared]
    parts += [either(f"{title}Event", structs(events)), facts_type(about.faces)]
    return HEAD.format(source=package.replace(".", "/")) + imports + "\n" + "\n".join(parts)


def packages() -> list[str]:
    """All games that have a board, and the one that new games are made from."""
    folders = sorted((ROOT / "mizban/games").iterdir())
    return [*(f"mizban.games.{folder.name}" for folder in folders if (folder / "web").is_dir()), "tools.new_game.sample_game"]


def pages() -> dict[Path, str]:
    found = {OUT / "wire.ts": wire(), OUT / "engine.ts": engine()}
    for package in packages():
        found[ROOT / package.replace(".", "/") / "web/generated.ts"] = game(package)
    return found


def main(arguments: list[str]) -> int:
    stale = {path: text for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text}
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: run python -m tools.types")
        return 1 if stale else 0
    OUT.mkdir(parents=True, exist_ok=True)
    for path, text in stale.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
