"""Finds Chromium on this machine; as a program, installs Debian's where there is none and we may."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = (
    "chromium-headless-shell",  # the same browser without windows: two thirds of the work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
COMMAND = "apt-get install -y chromium-headless-shell"


def find() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def missing() -> str:
    return f"the tests of the page need Chromium: install it with `{COMMAND}`"


if __name__ == "__main__" and find() is None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-q"], check=False, env=environment)
        subprocess.run([*COMMAND.split(), "-q", "--no-install-recommends"], check=True, env=environment)
    if find() is None:
        raise SystemExit(missing())
