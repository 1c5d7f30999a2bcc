"""The page that programs are written from says what the sources say."""

from tools import reference


def test_the_reference_is_as_new_as_the_sources() -> None:
    assert reference.PAGE.read_text("utf-8") == reference.page(), "run make docs"


def test_every_public_name_says_what_it_is() -> None:
    assert reference.silent() == []
