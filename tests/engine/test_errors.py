"""Errors are messages: the same in every language, and in another process."""

from __future__ import annotations

import pickle

import pytest

import ludotheque as ludo
from ludotheque.engine.errors import BadInput


def test_an_error_comes_back_from_another_process_as_it_was() -> None:
    with pytest.raises(BadInput) as caught:
        ludo.start("gorinto", seats=9)
    back = pickle.loads(pickle.dumps(caught.value))
    assert type(back) is BadInput
    assert [back.said(language) for language in ("en", "fr")] == [caught.value.said(lang) for lang in ("en", "fr")]
