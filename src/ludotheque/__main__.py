"""`python -m ludotheque` is the program `ludo`."""

from __future__ import annotations

import sys

from .cli import program

sys.exit(program())
