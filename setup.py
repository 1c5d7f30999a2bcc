"""Compiles the engine and the rules of all games into one native library, and builds the client into the package.

Everything else about the package is in pyproject.toml. `MIZBAN_INTERPRETED=1` builds a package without native code, for any Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.modified import newer_group

ROOT = Path(__file__).resolve().parent
C_FILES = "build/mypyc"
LIBRARY = "mizban.fast"
# Of all commands only these compile; the analysis that goes before takes a while.
COMPILING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
NATIVE = os.environ.get("MIZBAN_INTERPRETED") != "1" and not COMPILING.isdisjoint(sys.argv)


def native_extensions() -> list[Extension]:
    """The library and, for each module, a door to it. One group, so that calls between the modules are native."""
    try:
        import mypyc
        from mypyc.build import mypycify
    except ImportError:  # there is no mypy for this platform: the package runs interpreted
        return []
    os.environ["MIZBAN_INTERPRETED"] = "1"  # what is compiled must not be imported while it is compiled anew
    sys.path.insert(0, str(ROOT))
    from mizban.native import hot_modules

    sources = [path.relative_to(ROOT).as_posix() for path in hot_modules()]
    extensions: list[Extension] = mypycify(sources, group_name=LIBRARY, target_dir=C_FILES, debug_level="0", multi_file=True)
    runtime = [str(header) for header in Path(mypyc.__file__).parent.glob("lib-rt/*.h")]
    for extension in extensions:
        extension.include_dirs.append(f"{C_FILES}/mizban")  # mypyc puts the headers of a group with a dotted name there
        extension.depends += runtime
        extension.optional = True  # without a C compiler the package installs and runs interpreted
    return extensions


class Compile(build_ext):
    """All cores compile, and only what has changed."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def side_by_side(sources: list[str], output_dir: str, depends: list[str], **how: Any) -> list[str]:
            finished = count(1)

            def one(source: str) -> str:
                (made,) = self.compiler.object_filenames([source], output_dir=output_dir)
                if newer_group([source, *depends], made):
                    (new,) = compile_all([source], output_dir=f"{output_dir}/unfinished", **how)
                    Path(made).parent.mkdir(parents=True, exist_ok=True)
                    os.replace(new, made)  # whoever stops us finds whole files only when they start again
                if len(sources) > 1:
                    print(f"compiled {next(finished)} of {len(sources)}", flush=True)
                return str(made)

            with ThreadPoolExecutor(self.parallel) as pool:
                return list(pool.map(one, sources))

        self.compiler.compile = side_by_side
        super().build_extensions()
        made = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in made):
            for path in made:  # doors without their library would be worse than nothing
                path.unlink(missing_ok=True)


def built_client() -> None:
    """In a clone the client is built if it has changed; a source distribution holds it."""
    if (ROOT / "tools").is_dir():
        subprocess.run([sys.executable, "-m", "tools.prepare", "parts"], cwd=ROOT, check=True)


class WithClient(build_py):
    def run(self) -> None:
        built_client()
        super().run()


class SourceWithClient(sdist):
    def run(self) -> None:
        built_client()
        super().run()


setup(
    ext_modules=native_extensions() if NATIVE else [],
    cmdclass={"build_ext": Compile, "build_py": WithClient, "sdist": SourceWithClient},
)
