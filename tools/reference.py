"""Writes docs/api.md from the docstrings of the public names: `make docs`.

It reads the sources and imports nothing, so that the page is the same on every machine, compiled or not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/api.md"
PACKAGES = ("mizban.engine", "mizban.bots", "mizban.arena", "mizban.rl")
HEAD = """# What programs can call

Written by `make docs` from the docstrings of the sources; change it there.
Every name is imported from the package that its chapter is named after: `from mizban.engine import games, play`.
"""

Definition = ast.ClassDef | ast.FunctionDef


@dataclass(frozen=True)
class Module:
    """The source of a module, and what it defines."""

    name: str

    @cached_property
    def text(self) -> str:
        path = ROOT.joinpath(*self.name.split("."))
        return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    def find(self, name: str) -> ast.stmt:
        """The statement that defines this name."""
        for node in self.tree.body:
            match node:
                case ast.ClassDef(name=found) | ast.FunctionDef(name=found) if found == name:
                    return node
                case ast.Assign(targets=[ast.Name(id=found)]) | ast.AnnAssign(target=ast.Name(id=found)) if found == name:
                    return node
        raise LookupError(f"{self.name} does not define {name}")

    def comment(self, node: ast.stmt) -> str:
        """What stands behind a statement on its line."""
        line = self.lines[(node.end_lineno or node.lineno) - 1]
        behind = line.encode()[node.end_col_offset or 0 :].decode()
        return behind.partition("#")[2].strip()


def public_names(package: Module) -> set[str]:
    found = package.find("__all__")
    assert isinstance(found, ast.Assign)
    return set(ast.literal_eval(found.value))


def sources(package: Module) -> Iterator[tuple[Module, list[str]]]:
    """The modules from which the package takes its public names, in the order of its imports; last what it defines itself."""
    left = public_names(package)
    for node in package.tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(package.name):
            names = [alias.name for alias in node.names if alias.name in left]
            left -= set(names)
            if names:
                yield Module(node.module), names
    if left:
        yield package, sorted(left)


def in_order(module: Module, names: list[str]) -> list[str]:
    """As they stand in the source: its order was chosen for a reader."""
    return sorted(names, key=lambda name: module.find(name).lineno)


# ---- one name ---------------------------------------------------------------------------------------------------


def signature(node: ast.FunctionDef, name: str, drop_first: bool) -> str:
    """As one calls it, with its types."""
    given = node.args
    parts = [*given.posonlyargs, *given.args]
    defaults: list[ast.expr | None] = [None] * (len(parts) - len(given.defaults)) + list(given.defaults)
    shown = [parameter(part, default) for part, default in zip(parts, defaults, strict=True)][1 if drop_first else 0 :]
    if given.vararg is not None:
        shown.append("*" + parameter(given.vararg, None))
    elif given.kwonlyargs:
        shown.append("*")
    shown += [parameter(part, default) for part, default in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    back = f" -> {ast.unparse(node.returns)}" if node.returns is not None and node.name != "__init__" else ""
    return f"{name}({', '.join(shown)}){back}"


def parameter(part: ast.arg, default: ast.expr | None) -> str:
    typed = part.arg + (f": {ast.unparse(part.annotation)}" if part.annotation is not None else "")
    return typed if default is None else f"{typed} = {ast.unparse(default)}"


def decorated(node: ast.FunctionDef, name: str) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == name for mark in node.decorator_list)


def doc(node: Definition | ast.Module) -> str:
    return ast.get_docstring(node) or ""


def constructor(node: ast.ClassDef) -> ast.FunctionDef | None:
    return next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)


def methods(node: ast.ClassDef) -> list[ast.FunctionDef]:
    return [part for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("_")]


def told_methods(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> list[ast.FunctionDef]:
    """Without those that only keep a promise of a class that is told of, too."""
    bases = [classes[base.id] for base in node.bases if isinstance(base, ast.Name) and base.id in classes]
    promised = {part.name for base in bases for part in methods(base)}
    return [part for part in methods(node) if doc(part) or part.name not in promised]


def fields(module: Module, node: ast.ClassDef) -> Iterator[str]:
    """What is declared in the body of the class, then what its constructor sets; with the comment behind it."""
    made = constructor(node)
    for part in [*node.body, *(made.body if made else ())]:
        match part:
            case ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=kind):
                shown = f"{name}: {ast.unparse(kind)}"
            case ast.Assign(targets=[ast.Attribute(attr=name)]):
                shown = name
            case _:
                continue
        said = module.comment(part)
        if not name.startswith("_"):
            yield f"- `{shown}`" + (f": {said}" if said else "")


def of_class(module: Module, node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> Iterator[str]:
    """Its constructor, what it is, its fields and methods."""
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    made = constructor(node)
    yield f"### {node.name}\n"
    behind = [base for base in bases if base not in ("Protocol", "Exception")]
    yield code(signature(made, node.name, True) if made else f"class {node.name}" + (f"({', '.join(behind)})" if behind else ""))
    yield doc(node) + "\n"
    listed = list(fields(module, node))
    if listed:
        yield "\n".join(listed) + "\n"
    for part in told_methods(node, classes):
        if decorated(part, "property"):
            yield f"**`{part.name}: {ast.unparse(part.returns) if part.returns else ''}`**  \n{doc(part)}\n"
        else:
            called = f"{node.name}.{part.name}" if decorated(part, "staticmethod") else part.name
            yield f"**`{signature(part, called, not decorated(part, 'staticmethod'))}`**  \n{doc(part)}\n"


def of_name(module: Module, name: str, classes: dict[str, ast.ClassDef]) -> Iterator[str]:
    node = module.find(name)
    match node:
        case ast.ClassDef():
            yield from of_class(module, node, classes)
        case ast.FunctionDef():
            yield f"### {name}\n"
            yield code(signature(node, name, False))
            yield doc(node) + "\n"
        case _:
            yield f"### {name}\n"
            yield code(ast.unparse(node))
            said = module.comment(node)
            if said:
                yield said + "\n"


def code(text: str) -> str:
    return f"```python\n{text}\n```\n"


# ---- the page ---------------------------------------------------------------------------------------------------


def page() -> str:
    parts = [HEAD]
    for package_name in PACKAGES:
        package = Module(package_name)
        parts += [f"## {package_name}\n", doc(package.tree) + "\n"]
        found = [(module, in_order(module, names)) for module, names in sources(package)]
        classes = {node.name: node for module, _ in found for node in module.tree.body if isinstance(node, ast.ClassDef)}
        for module, names in found:
            if module.name != package.name:
                parts.append(f"*{' '.join(doc(module.tree).split())}*\n")
            for name in names:
                parts += of_name(module, name, classes)
    return "\n".join(parts)


def silent() -> list[str]:
    """Public names, and methods of public classes, that say nothing about themselves."""
    found = []
    for package in map(Module, PACKAGES):
        shown = [(module, name, module.find(name)) for module, names in sources(package) for name in names]
        classes = {name: node for _, name, node in shown if isinstance(node, ast.ClassDef)}
        for module, name, node in shown:
            if not (doc(node) if isinstance(node, Definition) else module.comment(node)):
                found.append(name)
            if isinstance(node, ast.ClassDef):
                found += [f"{name}.{part.name}" for part in told_methods(node, classes) if not doc(part)]
    return found


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
