"""The description of the API: complete, true, and nothing it allows makes the server fail."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.house import PATIENCE, Guest, serving

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@pytest.mark.compiled
def test_whatever_the_description_allows_no_server_error_is_found(tmp_path: Path) -> None:
    """Schemathesis, as somebody who plays at a table; the event stream never ends and is left to other tests."""
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}", tables_each=100_000) as address, Guest(address, "Ann") as ann:
        token = ann.post("/api/me/tokens", 201, name="schemathesis")["token"]
        table = ann.new_table(seats=2, bots={"level": "random"}, start=True)
        (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.id" = "{table}"\n', encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "schemathesis.cli",
            "--config-file",
            str(tmp_path / "schemathesis.toml"),
            "run",
        ]
        command += [f"{address}/openapi.json", "--checks", CHECKS, "--max-examples", "10", "--request-timeout", "120"]
        command += ["--exclude-path", "/api/events", "--phases", "examples,coverage,fuzzing", "--seed", "1"]
        command += ["--header", f"Authorization: Bearer {token}", "--exclude-path", "/api/tables/{id}/analysis"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=PATIENCE)
        assert done.returncode == 0, done.stdout[-6000:]
        assert ann.get("/health")["ok"]


def test_every_operation_says_what_it_is_for(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as address:
        schema = httpx.get(f"{address}/openapi.json", timeout=PATIENCE).json()
        manual = httpx.get(f"{address}/docs", timeout=PATIENCE)
        for named in re.findall(r'(?:src|href)="([^"]+)"', manual.text):
            assert httpx.get(f"{address}{named}", timeout=PATIENCE).status_code == 200, (
                "the manual needs something from elsewhere"
            )
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            assert operation.get("summary"), f"{method} {path}"
            assert operation["responses"]["422"]["content"].keys() == {"application/problem+json"}, f"{method} {path}"


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{", "application/json", 422),
        (b"\xff\xfe", "application/json", 422),
        (b"[" * 5000, "application/json", 400),
        (b'{"game": "gorinto"}', "text/plain", 422),
        (b'{"game": "gorinto", "more": 1}', "application/json", 422),
        (b'{"game": "chess"}', "application/json", 422),
        (b'{"game": "' + b"x" * 400_000 + b'"}', "application/json", 413),
    ],
)
def test_rubbish_is_refused_and_nothing_else_suffers(tmp_path: Path, body: bytes, kind: str, status: int) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as address:
        answer = httpx.post(f"{address}/api/tables", content=body, headers={"Content-Type": kind}, timeout=PATIENCE)
        assert answer.status_code == status, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        chunks = httpx.post(
            f"{address}/api/tables",
            content=iter([b"x" * 200_000] * 3),
            headers={"Content-Type": kind},
            timeout=PATIENCE,
        )
        assert chunks.status_code == 413
        assert httpx.get(f"{address}/health", timeout=PATIENCE).json()["ok"]


def test_answers_carry_the_headers_that_keep_browsers_safe(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as address:
        headers = httpx.get(f"{address}/api/games", timeout=PATIENCE).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers or "uvicorn" not in headers["server"]


def test_metrics_count_requests_by_path_and_name_nobody(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 't.sqlite'}") as address, Guest(address, "Ann") as ann:
        table = ann.new_table(seats=2)
        ann.look(table)
        text = httpx.get(f"{address}/metrics", timeout=PATIENCE).text
    assert 'ludo_requests_total{method="GET",path="/api/tables/{id}",status="200"} 1.0' in text
    assert "ludo_streams 0.0" in text
    assert table not in text
    assert "Ann" not in text
