"""What the handlers are given, under the names of their parameters."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath

from mizban.server.guests import Guest, Jar
from mizban.server.house import House

TheHouse = NamedDependency[House]
TheJar = NamedDependency[Jar]
TheGuest = NamedDependency[Guest]
InPath = FromPath[str]
