"""Bots: they see what their seat may see, and choose."""

from __future__ import annotations

from .bot import Bot, BotFailed
from .find import NAMES, check_bot, find_bot
from .simple import SimpleBot

__all__ = ["NAMES", "Bot", "BotFailed", "SimpleBot", "check_bot", "find_bot"]
