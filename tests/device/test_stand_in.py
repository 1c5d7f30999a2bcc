"""What stands in for msgspec in a browser says and reads exactly what msgspec does."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec as real
import pytest

from mizban.device import msgspec as stand_in

BOTH = pytest.mark.parametrize("module", [real, stand_in], ids=["msgspec", "stand-in"])
MOVES = "60"


def said(which: str) -> str:
    """All that the house of a device says in the beginnings of five games, in a process of its own."""
    env = os.environ | {"MIZBAN_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-m", "tests.device.telling", MOVES, which], env=env, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_house_says_the_same_with_both() -> None:
    told = said("real")
    assert told.count('"is":"update"') == 5 * int(MOVES)
    assert told == said("stand-in")


@cache
def structs(module: Any) -> Any:
    """The samples, made with this module."""
    spec = importlib.util.spec_from_file_location(f"samples_of_{module.__name__}", Path(__file__).parent / "samples.py")
    assert spec is not None and spec.loader is not None
    made = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    sys.modules["msgspec"] = module
    try:
        spec.loader.exec_module(made)
    finally:
        sys.modules["msgspec"] = real
    return made.Told, made.Left, made.Strict


@BOTH
def test_structs_are_values(module: Any) -> None:
    told, left, _ = structs(module)
    one = told(1)
    assert one == told(1, "سلام") and one != told(2) and one != left(1) and hash(left(1)) == hash(left(1))
    assert one.__struct_fields__ == ("seat", "words", "more")
    assert repr(left(1)) == "Left(seat=1, on=None)"
    assert told(1).more is not told(1).more, "a list that is a default is nobody else's"
    assert module.structs.asdict(one) == {"seat": 1, "words": "سلام", "more": []}
    assert module.structs.replace(one, seat=4) == told(4)
    with pytest.raises(AttributeError):
        one.seat = 2
    with pytest.raises(TypeError):
        told()
    with pytest.raises(TypeError):
        told(1, nothing=2)


@BOTH
def test_what_is_written(module: Any) -> None:
    told, left, _ = structs(module)
    thing = (told(1), left(2, (3, "x")), {"a": None, "b": 1.0, "c": True}, module.Raw(b'{"raw":[1]}'))
    parts = [
        '{"is":"Told","seat":1,"words":"سلام","more":[]}',
        '{"is":"Left","seat":2,"on":[3,"x"]}',
        '{"a":null,"b":1.0,"c":true}',
        '{"raw":[1]}',
    ]
    assert module.json.encode(thing).decode() == f"[{','.join(parts)}]"
    with pytest.raises(TypeError):
        module.json.encode(object())


@BOTH
@pytest.mark.parametrize(
    ("text", "right"),
    [
        ('{"kind":"me","part":{"seat":1}}', True),
        ('{"kind":"me","part":{"is":"Told","seat":1,"more":[1,2]},"ratio":2,"options":{"a":true}}', True),
        ('{"kind":"me","part":{"seat":1,"unknown":3}}', True),
        ('{"kind":"me","part":{"seat":1},"unknown":3}', False),
        ('{"kind":"you","part":{"seat":1}}', False),
        ('{"kind":"me","part":{"seat":1.5}}', False),
        ('{"kind":"me","part":{"seat":true}}', False),
        ('{"kind":"me","part":{"seat":"1"}}', False),
        ('{"kind":"me","part":{"is":"Left","seat":1}}', False),
        ('{"kind":"me","part":{}}', False),
        ('{"kind":"me"}', False),
        ('{"kind":"me","part":{"seat":1},"options":{"a":1}}', False),
        ("[]", False),
        ("{", False),
        ("", False),
    ],
)
def test_what_is_read(module: Any, text: str, right: bool) -> None:
    told, _, strict = structs(module)
    if right:
        found = module.json.decode(text, type=strict)
        assert found.kind == "me" and found.part.seat == 1 and isinstance(found.part, told) and isinstance(found.ratio, float)
    else:
        with pytest.raises(module.DecodeError):
            module.json.decode(text, type=strict)


@BOTH
def test_one_of_several_by_its_tag(module: Any) -> None:
    told, left, _ = structs(module)
    assert module.json.decode('{"is":"Left","seat":1,"on":[2,"b"]}', type=told | left) == left(1, (2, "b"))
    assert module.json.decode("[1,null]", type=list[int | None]) == [1, None]
    for wrong in ('{"is":"Right","seat":1}', '{"seat":1}', '{"is":"Left","seat":1,"on":[2]}'):
        with pytest.raises(module.ValidationError):
            module.json.decode(wrong, type=told | left)
