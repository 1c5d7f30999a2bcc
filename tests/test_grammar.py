"""Grammar holds whatever stands in a message: each is said with 0 to 3 of everything, with one card and several, with you in every seat."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mizban.engine import games
from tests.test_words import FOLDERS, LANGUAGES, counted

MOST_SAYINGS = 300
# Names that are hard on a sentence: they end in letters that would have to show an ezafe.
WORDS = {
    "en": {"you": "you", "other": "Kaveh", "others": "Kaveh and Mahtab", "card": "Gold Mine", "cards": "Gold Mine, Chapel and 2 × Park"},
    "fa": {"you": "شما", "other": "کاوه", "others": "کاوه و مهتاب", "card": "معدن طلا", "cards": "معدن طلا، صومعه و ۲ تا پارک"},
}
TEXTS = {"name", "names", "game", "designer", "illustrator", "publisher", "command", "level"}
BUTTONS = re.compile(
    r"-(verb|confirm|hint)-|-standing-\w+$|^(invite-(copy|share)|end-(look|again|again-join)|prompt-(back|skip|confirm)|undo(-whole)?)$"
)
LOG_LINES = re.compile(r"-event-")
HEADINGS = re.compile(r"-event-\w+Began$")
CARD_WORDS = re.compile(r"^\w+-card-([\w-]+?)(-text)?$")
EVERYWHERE = [pytest.param(where, language, id=f"{where}-{language}") for where in FOLDERS for language in LANGUAGES]


class Uses(Visitor):
    """The variables of a message with the words that choose among its variants, those for which nothing (0) is a case of its own, the
    messages it quotes, and what stands before a seat.
    """

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.zeros: set[str] = set()
        self.quoted: set[str] = set()
        self.before_seats: list[tuple[str, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if any(isinstance(variant.key, ast.NumberLiteral) and variant.key.value == "0" for variant in node.variants):
                self.zeros.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        before = ""
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                before = element.value
                continue
            inside = element.expression
            if isinstance(inside, ast.VariableReference) and inside.id.name.endswith("_seat"):
                self.before_seats.append((inside.id.name, before))
            before = ""
        self.generic_visit(node)


@cache
def entries(where: str, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDERS[where] / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def uses(where: str, language: str, key: str) -> Uses:
    """Of a message and of all that it quotes."""
    found = Uses()
    found.visit(entries(where, language)[key])
    for quoted in tuple(found.quoted):
        more = uses(where, language, quoted)
        found.quoted |= more.quoted
        found.zeros |= more.zeros
        for name, keys in more.keys.items():
            found.keys.setdefault(name, set()).update(keys)
    return found


def values(language: str, key: str, name: str, keys: set[str], all_names: set[str]) -> list[Any]:
    """What a variable can be."""
    words = WORDS[language]
    literal = keys - {"zero", "one", "two", "few", "many", "other"}
    if name == "seat":
        return [words["other"]] if "you" in all_names or "-wait-" in key else [words["other"], words["you"]]
    if name.endswith("_seat"):
        return [words["other"], words["you"]]
    if re.search(r"(^|_)card$", name):
        return [words["card"]]
    if re.search(r"(^|_)cards$", name):
        return [words["card"], words["cards"]]
    if name == "names" or (name in TEXTS and not literal):
        return [words["others" if name == "names" else "other"]]
    return sorted(literal) if literal else [0, 1, 2, 3]


def sayings(where: str, language: str, key: str) -> Iterator[dict[str, Any]]:
    """Values for all variables of a message: all that can be, or many of them where they are too many."""
    found = uses(where, language, key).keys
    choices = {name: values(language, key, name, keys, set(found)) for name, keys in sorted(found.items())}
    if prod(map(len, choices.values())) <= MOST_SAYINGS:
        some: Iterator[tuple[Any, ...]] = product(*choices.values())
    else:
        luck = Random(key)
        some = (tuple(luck.choice(many) for many in choices.values()) for _ in range(MOST_SAYINGS))
    for row in some:
        said = dict(zip(choices, row, strict=True))
        if said.get("you") == "yes":
            said["seat"] = WORDS[language]["you"]
        if said.get("count") == 1 and "names" in said:
            said["names"] = WORDS[language]["other"]
        yield said


def printed(where: str) -> dict[str, list[dict[str, Any]]]:
    """The facts on the cards of a game, by their names, as a client hands them to the words."""
    known: dict[str, list[dict[str, Any]]] = {}
    for face in games()[where].faces if where in games() else []:
        facts = {name: {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value for name, value in face.items()}
        known.setdefault(str(face["name"]), []).append(facts)
    return known


@cache
def sentences(where: str, language: str) -> list[tuple[str, str]]:
    """Every message of a word list as it can be read; card texts with what is printed on the cards."""
    functions: dict[str, Any] = {"COUNTED": counted}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource((FOLDERS[where] / f"{language}.ftl").read_text(encoding="utf-8")))
    messages = entries(where, language)
    faces = printed(where)
    quoters: dict[str, set[str]] = {key: set() for key in messages}
    for key in messages:
        for quoted in uses(where, language, key).quoted:
            quoters[quoted].add(key)
    told = []
    for key in messages:
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        card = CARD_WORDS.match(key)
        if quoters[key] and all(CARD_WORDS.match(quoter) for quoter in quoters[key]):
            continue  # part of card texts: said there
        rows = faces[card[1]] if card and card[1] in faces else sayings(where, language, key)
        for row in rows:
            said, faults = bundle.format_pattern(pattern, row)
            assert not faults, (key, row, faults)
            told.append((key, re.sub("[\u2066-\u2069]", "", str(said))))
    return told


def wrong(where: str, language: str, pattern: str, keys: re.Pattern[str] = re.compile("")) -> list[tuple[str, str]]:
    """What is said with a slip in it."""
    return sorted({(key, said) for key, said in sentences(where, language) if keys.search(key) and re.search(pattern, said)})


def persian(where: str) -> str:
    """The Persian words as they are written, without comments."""
    lines = (FOLDERS[where] / "fa.ftl").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


# ---- whatever the language ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "language"), EVERYWHERE)
def test_sentences_are_well_spaced(where: str, language: str) -> None:
    """A part that is left out leaves no gap behind."""
    assert wrong(where, language, r"  | [.,;:!?،؛؟]|^ |[^,،] $|\.\.|[,،;؛:]\.") == []


@pytest.mark.parametrize(("where", "language"), EVERYWHERE)
def test_lines_of_the_log_end_alike(where: str, language: str) -> None:
    lines = [(key, said) for key, said in sentences(where, language) if LOG_LINES.search(key)]
    assert [(key, said) for key, said in lines if not HEADINGS.search(key) and said[-1] not in ".!"] == []
    assert [(key, said) for key, said in lines if HEADINGS.search(key) and said[-1] in ".!"] == []


@pytest.mark.parametrize(("where", "language"), EVERYWHERE)
def test_rules_on_cards_and_options_are_whole_sentences(where: str, language: str) -> None:
    assert wrong(where, language, r"[^.]$", re.compile(r"-card-[\w-]+-text$|-option-\w+-help$")) == []


@pytest.mark.parametrize(("where", "language"), EVERYWHERE)
def test_buttons_end_without_a_stop(where: str, language: str) -> None:
    assert wrong(where, language, r"\.$", BUTTONS) == []


@pytest.mark.parametrize("where", FOLDERS)
def test_nothing_is_a_case_of_its_own_in_both_languages_or_in_none(where: str) -> None:
    cases = {key: [uses(where, language, key).zeros for language in LANGUAGES] for key in entries(where, "en")}
    assert {key: (english, persian) for key, (english, persian) in cases.items() if english != persian} == {}


BEFORE_SEATS = {"en": ("to", "by", "pay", "paid"), "fa": ("از", "به", "برای", "پیشنهاد")}


@pytest.mark.parametrize(("where", "language"), EVERYWHERE)
def test_only_the_seat_of_an_event_is_a_subject(where: str, language: str) -> None:
    """All other seats may turn out to be "you", and no verb would follow: they stand after a preposition or as somebody's thing."""
    found = [(key, name, before) for key in entries(where, language) for name, before in uses(where, language, key).before_seats]
    assert [at for at in found if at[2].split(" ")[-2:-1] not in [[word] for word in BEFORE_SEATS[language]]] == []


# ---- English --------------------------------------------------------------------------------------------------

NOUNS = (
    "anvil|building|card|coin|colour|event|footprint|good|governor|guest|lot|pass|pickaxe|place|player|point|round|saw|skill|skyscraper"
    "|square|step|street|sword|tile|upgrade|worker"
)
KINDS = r"(?:(?:red|blue|yellow|green|ship|skill|free|more|small|marked|new) )*"


@pytest.mark.parametrize("where", FOLDERS)
def test_english_nouns_agree_with_their_numbers(where: str) -> None:
    assert wrong(where, "en", rf"(?<![\d/])\b1 {KINDS}(?:{NOUNS})e?s\b") == []
    assert wrong(where, "en", rf"\b(?:0|[2-9]|\d\d) {KINDS}(?:{NOUNS})\b(?! tiles?\b)") == []


@pytest.mark.parametrize("where", FOLDERS)
def test_english_verbs_agree_with_their_numbers(where: str) -> None:
    assert wrong(where, "en", rf"\b1 {KINDS}(?:{NOUNS}) (?:are|come|fit|go|have|stay|stand|were)\b") == []
    assert wrong(where, "en", rf"\b[023] {KINDS}(?:{NOUNS})e?s (?:is|comes|fits|goes|has|stays|stands|was)\b") == []
    assert wrong(where, "en", r"\b[Yy]ou (?:is|has|was|(?!miss|pass|this)\w+s)\b") == []


@pytest.mark.parametrize("where", FOLDERS)
def test_english_is_british_and_lists_have_no_comma_before_and(where: str) -> None:
    assert wrong(where, "en", r"(?i)\b(?:color|harbor|neighbor|favor|councilor|jeweler|center)") == []
    assert wrong(where, "en", r"^[^.;:]*\w+, \w+, and \w+") == []


# ---- Persian --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", FOLDERS)
def test_persian_never_means_0_and_1_by_one_word(where: str) -> None:
    """The plural rule `one` of Persian holds for 0 too: where 1 is meant, `[1]` says so."""
    assert "[one]" not in persian(where)


@pytest.mark.parametrize("where", FOLDERS)
def test_persian_never_binds_an_owner_to_a_name(where: str) -> None:
    """«معدن طلا شما»: the ezafe would have to be written onto the name."""
    assert re.findall(r".*\} (?:شما|من|تو|ما|او|خود|خودتان|دیگران)(?![\w\u200c]).*", persian(where)) == []


PLURAL_VERB = re.compile("(?<!ا|ک|ز)(?<!بی|چی|شی)ند$|\u200cاند$")
NO_VERBS = {"چند", "بلند"}


@pytest.mark.parametrize("where", FOLDERS)
def test_persian_verbs_are_singular_after_a_number(where: str) -> None:
    """«۱ کارگر رفتند»: the singular is right after any number."""
    slips = set()
    for key, said in sentences(where, "fa"):
        for clause in re.split(r"[.؛:،؟!]| و (?!\d)", said):
            after = re.search(r"\d+ [\w\u200c]+(.*)", clause)
            if after and any(PLURAL_VERB.search(word) and word not in NO_VERBS for word in after[1].split()):
                slips.add((key, said))
    assert sorted(slips) == []


@pytest.mark.parametrize("where", FOLDERS)
def test_persian_buttons_are_infinitives_or_nouns(where: str) -> None:
    """Neither "I pass" nor "build!" nor "shall stay". Two guests may speak for themselves: they sit down, and say who they are."""
    finite = r"(?:^|\s)(?:ن?می\u200c\S+|(?!تولید|سفید)\S+ید|\S*ماند|\S*مانند|است|بساز|بده|شود|شد)(?=$|\s|،)"
    assert wrong(where, "fa", finite, BUTTONS) == []


# Bookish words and second spellings, and what is said instead: one word for one thing.
INSTEAD = {
    r"برگزی|برمی‌گزی": "انتخاب کردن",
    r"نخستین": "اولین",
    r"همان دم": "همان لحظه",
    r"هیچ‌گاه": "هیچ‌وقت",
    r"دست‌بالا": "حداکثر",
    r"افزون بر": "به‌علاوه‌ی",
    r"می‌افزا": "اضافه کردن",
    r"برخاست": "بلند شدن",
    r"\bنزد\b": "پیش، پشت دیوار",
    r"\bبها(?:ی|یش)?\b": "هزینه",
    r"کهنه": "قدیمی",
    r"قاعده": "قوانین",
    r"رایانه": "دستگاه؛ ربات",
    r"پرونده": "فایل",
    r"\bبذر\b": "عدد راز",
    r"چکیده": "هش",
    r"درنگ": "صبر",
    r"بکوشید": "امتحان کنید",
    r"آنچه": "آن‌چه",
    r"روی‌هم": "روی هم، در مجموع",
    r"همه چیز": "همه‌چیز",
    r"به‌جای\b": "به جای",
    r"دست‌فروش": "دستفروش",
    r"چشم به راه": "منتظر",
    r"کارگران‌تان": "کارگرانتان",
    r"سازه(?:‌ی|‌های) تولیدکننده": "سازه‌ی تولیدی",
    r"فرماندار شمایید": "شما فرماندارید",
    r"(?<!در )آغاز (?:هر|یک|فاز|نوبت)\b": "در آغاز",
}


@pytest.mark.parametrize("where", FOLDERS)
def test_persian_has_one_everyday_word_for_one_thing(where: str) -> None:
    said = persian(where)
    assert {slip: (instead, re.findall(f".*{slip}.*", said)) for slip, instead in INSTEAD.items() if re.search(slip, said)} == {}


@pytest.mark.parametrize("where", FOLDERS)
def test_signs_stay_left_of_their_numbers_in_persian(where: str) -> None:
    """Between U+2066 and U+2069, in a text that runs to the left."""
    assert re.findall(r".*(?<!\u2066)[+−×]\{ \$.*", persian(where)) == []
