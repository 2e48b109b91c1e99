"""Settings for all tests."""

from __future__ import annotations

import gc

# Numba makes millions of objects that stay; looking through them again and again takes a seventh of the time.
gc.set_threshold(200_000, 20, 100)
