"""Names of people: what is shown is what was meant, in any script, and nobody can look like another at the same table.

PRECIS (RFC 8266, nicknames) says which characters may stand in a name and where: the half-space of Persian only between letters that join.
Unicode's list of confusable characters says which look alike.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from mizban.table.refusal import Refusal

LENGTH = 24
MARKS = 2  # on one letter: a doubled letter of Persian may carry a vowel too
BLANK = re.compile("[\u2800\u3164\uffa0\u115f\u1160\u17b4\u17b5]")  # letters and symbols that show nothing
ARABIC = str.maketrans("يىكةۀ٠١٢٣٤٥٦٧٨٩", "ییکهه۰۱۲۳۴۵۶۷۸۹")  # as Persian writes them; the list of Unicode does not know these
PICTURE = "\ufe0f"  # asks for the coloured form of a symbol, which is shown anyway


def clean_name(name: str) -> str:
    """The name as it will be shown; refused if it is empty, too long, shows nothing, or could disturb the text around it."""
    from precis_i18n import get_profile

    name = unicodedata.normalize("NFC", " ".join(name.replace(PICTURE, "").split()))
    if not 1 <= len(name) <= LENGTH or BLANK.search(name):
        raise Refusal("bad_name")
    try:
        get_profile("NicknameCasePreserved").enforce(name)
    except UnicodeError as error:
        raise Refusal("bad_name") from error
    kinds = [unicodedata.category(char)[0] for char in name]
    if not any(kind in "LNSP" for kind in kinds) or re.search(f"M{{{MARKS + 1}}}", "".join(kinds)) or kinds[0] == "M":
        raise Refusal("bad_name")
    if any(in_disguise(word) for word in name.split(" ")):
        raise Refusal("bad_name")
    return name


def in_disguise(word: str) -> bool:
    """Letters of several scripts in one word, some of which look like others."""
    from confusable_homoglyphs import confusables

    return bool(confusables.is_dangerous("".join(char for char in word if unicodedata.category(char)[0] == "L")))


def looks(name: str) -> set[str]:
    """Two names that look alike have a look in common. Large letters may look like others than small ones do."""
    return {look(name).casefold(), look(name.casefold())}


def look(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).translate(ARABIC)
    return "".join(shape(char) for char in plain if unicodedata.category(char)[0] not in "MZC")


@lru_cache(4096)
def shape(char: str) -> str:
    """One for all characters that look like this one."""
    from confusable_homoglyphs.confusables import confusables_data

    alike, new = {char}, [char]
    while new:
        more = {each["c"] for each in confusables_data.get(new.pop(), ()) if len(each["c"]) == 1}
        new += more - alike
        alike |= more
    return min(alike)


def unlike(name: str, others: Iterable[str]) -> str:
    """This name, unless it looks like one of the others."""
    mine = looks(name)
    if any(mine & looks(other) for other in others):
        raise Refusal("name_taken")
    return name
