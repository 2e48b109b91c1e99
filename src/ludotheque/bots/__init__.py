"""Bots: they see what their seat may see, and choose."""

from __future__ import annotations

from .simple import NAMES, SimpleBot, find_bot

__all__ = ["NAMES", "SimpleBot", "find_bot"]
