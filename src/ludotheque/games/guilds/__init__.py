"""Guilds of London: not registered yet, as RULES.draft.md says; its rules are being compared."""
