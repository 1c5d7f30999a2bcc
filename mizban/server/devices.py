"""Which browser somebody has in front of them, as far as they want to know it again in a list; no more than that is kept."""

from __future__ import annotations

from mizban.server.register import Device

# The first that is found counts: most browsers also say that they are like another one.
BROWSERS = {
    "Edg": "edge",
    "OPR/": "opera",
    "SamsungBrowser": "samsung",
    "Firefox": "firefox",
    "FxiOS": "firefox",
    "CriOS": "chrome",
    "Chrome": "chrome",
    "Safari": "safari",
}
SYSTEMS = {"Android": "android", "iPhone": "ios", "iPad": "ios", "Windows": "windows", "Mac OS": "mac", "CrOS": "linux", "Linux": "linux"}


def device_of(agent: str) -> Device:
    return Device(first(BROWSERS, agent), first(SYSTEMS, agent))


def first(known: dict[str, str], agent: str) -> str:
    return next((name for sign, name in known.items() if sign in agent), "other")
