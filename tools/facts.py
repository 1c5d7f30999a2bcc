"""The printed facts of a game's cards as a TypeScript type, found in the rows themselves."""

from __future__ import annotations

from collections.abc import Sequence

from mizban.engine.game import Facts

MOST_WORDS = 12  # a fact with more different words than these is any word


def facts_type(faces: Sequence[Facts]) -> str:
    """`Facts`, a union by "type". What a card does not do is left out of its row: such keys are optional."""
    groups = groups_of(faces)
    if len(groups) == 1:
        return "export interface Facts " + table(groups[0])
    members, names = [], []
    for rows in groups:
        types = list(dict.fromkeys(str(row["type"]) for row in rows))
        if len(types) == 1:
            names.append("".join(word.capitalize() for word in types[0].replace("-", "_").split("_")) + "Facts")
            members.append(f"export interface {names[-1]} {table(rows)}")
        else:
            names.append(table(rows).rstrip("\n").replace("\n", "\n    "))
    return "\n".join([*members, "export type Facts =\n" + "".join(f"  | {name}\n" for name in names)])


def groups_of(faces: Sequence[Facts]) -> list[list[Facts]]:
    """Rows of one type, together with the types that always say the same; where facts are left out also with those that always say more."""
    groups: list[list[Facts]] = []
    for row in faces:
        same = [group for group in groups if group[0].get("type") == row.get("type")]
        if same:
            same[0].append(row)
        else:
            groups.append([row])
    merged: list[list[Facts]] = []
    # The least that is always said first.
    for group in sorted(groups, key=lambda rows: len(always(rows))):
        home = next((other for other in merged if alike(other, group)), None)
        if home is None:
            merged.append(group)
        else:
            home += group
    return merged


def always(rows: Sequence[Facts]) -> set[str]:
    return set.intersection(*[set(row) for row in rows])


def alike(group: Sequence[Facts], other: Sequence[Facts]) -> bool:
    leaves_out = any(set(row) != always(rows) for rows in (group, other) for row in rows)
    return always(group) == always(other) or (leaves_out and always(group) <= always(other))


def table(rows: Sequence[Facts]) -> str:
    keys = dict.fromkeys(key for row in rows for key in row)
    lines = [f"  {key}{'' if key in always(rows) else '?'}: {fact(key, [row[key] for row in rows if key in row])}\n" for key in keys]
    return "{\n" + "".join(lines) + "}\n"


def fact(key: str, values: Sequence[str | int | bool]) -> str:
    """Words stand for themselves, unless they are names or too many."""
    words = sorted({value for value in values if isinstance(value, str)})
    if words and key != "name" and len(words) <= MOST_WORDS:
        return " | ".join(f"'{word}'" for word in words)
    return " | ".join(
        sorted({"string" if isinstance(value, str) else "boolean" if isinstance(value, bool) else "number" for value in values})
    )
