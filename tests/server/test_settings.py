"""Settings: given, from the environment, as usual; a wrong one is refused with what would be right."""

from __future__ import annotations

import json
import logging

import pytest

from ludotheque.server.errors import BadStart
from ludotheque.server.operations import JsonFormatter
from ludotheque.server.settings import settings_from


def test_what_is_given_wins_over_the_environment() -> None:
    environment = {"LUDO_PORT": "9000", "LUDO_METRICS": "0", "LUDO_HOST": "::1"}
    settings = settings_from(environment, port=7000, host=None)
    assert (settings.port, settings.host, settings.metrics) == (7000, "::1", False)
    assert settings.url.startswith("sqlite:///")


@pytest.mark.parametrize(("name", "value"), [("LUDO_PORT", "many"), ("LUDO_METRICS", "maybe"), ("LUDO_RATE", "fast")])
def test_a_wrong_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(BadStart, match=f"{name} cannot be .{value}."):
        settings_from({name: value})


def test_logs_are_json_lines_with_what_was_given() -> None:
    record = logging.makeLogRecord({"msg": "request %s", "args": ("x",), "levelname": "INFO", "status": 200})
    told = json.loads(JsonFormatter().format(record))
    assert told["said"] == "request x"
    assert told["status"] == 200
    assert "args" not in told
