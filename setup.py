"""Compiles the engine and the rules of all games into one native library; everything else about the package is in pyproject.toml."""

import os
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).parent
os.environ["MIZBAN_INTERPRETED"] = "1"
sys.path.insert(0, str(ROOT))

from mizban.native import hot_modules  # noqa: E402

sources = [path.relative_to(ROOT).as_posix() for path in hot_modules()]
# One group, so that calls between the modules are native.
extensions = mypycify(sources, group_name="mizban.fast", target_dir="build/mypyc", debug_level="0")
for extension in extensions:
    extension.optional = True  # without a C compiler the package installs and runs interpreted

setup(ext_modules=extensions)
