"""What axe-core finds on a page: nothing serious is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """Serious and critical ones: the rule, and where. Looked at twice: axe takes its time, and a button that is enabled
    meanwhile has for it the pale colour of before."""
    found = look(page)
    return [finding for finding in found if finding in look(page)] if found else []


def look(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script of the page, which our own rules forbid
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]
