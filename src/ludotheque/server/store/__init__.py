"""What the server keeps: people, tables and their logs, ratings. SQLite or PostgreSQL."""

from __future__ import annotations

from .store import Conflict, Store

__all__ = ["Conflict", "Store"]
