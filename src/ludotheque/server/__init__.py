"""The table server: the authority that people, the page and foreign bots talk to. It knows no game by name."""
