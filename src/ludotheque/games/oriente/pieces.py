"""The pieces of Oriente: names, records for facts and state, and small questions about the table."""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.options import Option
from ...engine.records import Record, state_type
from ...engine.story import tell

SEATS = 12
KINDS = ("ninja", "nofu", "akindo", "samurai", "daimyo", "maho-tsukai", "soryo", "shogun", "geisha")
NINJA, NOFU, AKINDO, SAMURAI, DAIMYO, MAHO_TSUKAI, SORYO, SHOGUN, GEISHA = range(9)
INHABITANTS = 8  # all but the Geisha, who ends the game
CARDS = (*KINDS[:INHABITANTS], "treasure-2", "treasure-3", "treasure-4")  # points cards, as they are given (O13.1)
CARD_KINDS = len(CARDS)
TREASURE = 9  # the first kind of treasure in `cards`, where the Geisha has a column of her own
COLUMNS = 12  # of `cards`: inhabitants, Geisha, treasures
NONE = -1  # no inhabitant, no player
EVERYBODY = (1 << 13) - 1  # a bit for each seat, and one for spectators
SPECTATORS = 12

TOP, MIDDLE, BOTTOM, OPEN = range(4)  # layers of the deck (O2.2); OPEN: a card everybody knew when it came into play
UNDER = 64  # cards under the deck, at most
SHUFFLES = (
    4  # Transmutations in a game, at most: each puts a Maho-Tsukai under the deck, whence none comes back in time
)

STORY = 56  # events of one decision, at most
(
    DESTINY, REVEALS, TURNS_UP, STRENGTH, CAPTURES, DRAWS, TAKES, GAINS, CREDITS, GETS, GIVES, RECRUITS, REVOLTS, LOSES,
    REWARD, SEASON, SHUFFLES_ALL, SUCCEEDS, GOES_UNDER,
) = range(19)  # fmt: skip

OPTIONS = (Option("pawn", ("random", "first")),)
PAWN_FIRST = 1

SOURCES = ("treasures", "shogun", "soryo", "maho-tsukai", "daimyo", "samurai", "akindo", "nofu", "ninja", "inhabitant")
TREASURES, OWN = 0, 9
SOURCE_KINDS = (SHOGUN, SORYO, MAHO_TSUKAI, DAIMYO, SAMURAI, AKINDO, NOFU, NINJA)
REASONS = ("geisha", "deck", "ninjas")
BY_GEISHA, BY_DECK, BY_NINJAS = range(3)

ANNOUNCING, CANCELLING, SUPPORTING, TAKING, GIVING, BECOMING, JOINING = range(7)
PHASES = ("announce", "privilege", "support", "take", "give", "become", "join")
DONE = 7  # never seen from outside: the action is over, the reward and the next announcement follow at once

FACTS = np.dtype(
    [
        ("value", np.int16, COLUMNS),  # of a card of each kind, treasures included
        ("count", np.int16, COLUMNS),  # cards of each kind
        ("middle_cards", np.int16),
        ("bottom_cards", np.int16),
        ("workers", np.int16),
        ("hut_players", np.int16),
    ],
    align=True,
)

STATE = state_type(
    [
        ("season", np.int16),
        ("announced", np.int16),  # the action announced, NONE if none
        ("discs", np.int16),  # a bit for each seat
        ("revealed", np.int16),
        ("allies", np.int16, 2),  # supporters of attacker and target; rebels in the first
        ("known", np.int16, SEATS),  # who knows the inhabitant: a bit for each seat, and for spectators
        ("no_ninja", np.int16),  # whose inhabitant is no Ninja, or they would have won (O9.1); a bit for each seat
        ("pawn", np.int8),
        ("announcer", np.int8),
        ("target", np.int8),  # the player the announcement names
        ("asked", np.int8),  # how many have been asked, from the pawn or the announcer clockwise
        ("supported", np.int8),  # whether this round has brought support
        ("claimed", np.int8),  # whether this season has had its first destiny
        ("aside", np.int8),  # whether the reward lies aside for the announcer
        ("card", np.int8, SEATS),  # inhabitants
        ("layer", np.int8, SEATS),  # where each came from
        ("shuffled", np.int8, SEATS),  # whether each was dealt by the last Transmutation
        ("cards", np.int8, (SEATS, COLUMNS)),  # points cards by kind
        ("deck", np.int8, 3),  # cards left in each layer
        ("laid", np.int8, 3),  # unseen cards in the reward, by layer
        ("reward", np.int8, INHABITANTS),  # known ones, from under the deck
        ("pool", np.int8, 9),  # cards nobody has seen, by kind
        ("under", np.int8, UNDER),  # under the deck, in the order they will be drawn
        ("under_count", np.int8),
        ("square", np.int8),
        ("hut", np.int8),
        ("supply", np.int8),
        ("taken", np.int8),  # the kind a Trade has brought, while something is to be given for it
        ("winner", np.int8),  # of the battle
        ("loser", np.int8),
        ("turned", np.int8, SEATS),  # cards turned up by Samurai
        ("turned_by", np.int8, SEATS),
        ("turned_count", np.int8),
        ("ending", np.int8),  # why the game is over
        ("ninja_winner", np.int8),
        ("strength", np.int16, 2),  # of attacker and target
        # What this decision has brought about, in order, for people: read by no rule.
        ("story", np.int16, (STORY, 4)),
        ("told", np.int8),
        # The Transmutations so far: what lay where before and after, and who knows it (O11.3).
        ("was_known", np.int16, (SHUFFLES, SEATS)),
        ("was_no_ninja", np.int16, SHUFFLES),
        ("got_known", np.int16, (SHUFFLES, SEATS)),
        ("shuffles", np.int8),
        ("by", np.int8, SHUFFLES),
        ("was", np.int8, (SHUFFLES, SEATS)),  # the inhabitants, by seat; the announcer's is the one from the deck
        ("was_layer", np.int8, (SHUFFLES, SEATS)),
        ("was_shuffled", np.int8, (SHUFFLES, SEATS)),
        ("got", np.int8, (SHUFFLES, SEATS)),
    ]
)


@rule
def has_disc(s: Record, seat: int) -> bool:
    return bool((int(s.discs) >> seat) & 1)


@rule
def is_revealed(s: Record, seat: int) -> bool:
    return bool((int(s.revealed) >> seat) & 1)


@rule
def shows(s: Record, seat: int, kind: int) -> bool:
    """Whether a seat's inhabitant is revealed and of that kind."""
    return bool(is_revealed(s, seat) and s.card[seat] == kind)


@rule
def worth(f: Record, kind: int) -> int:
    """The value of an inhabitant; nothing for none."""
    return int(f.value[kind]) if kind >= 0 else 0


@rule
def points_cards(s: Record, seat: int) -> int:
    count = 0
    for kind in range(COLUMNS):
        count += int(s.cards[seat, kind])
    return count


@rule
def reveal(s: Record, seat: int) -> None:
    if not is_revealed(s, seat):
        tell(s, REVEALS, seat, int(s.card[seat]), 0)
    s.revealed |= 1 << seat
    s.known[seat] = EVERYBODY
    if s.shuffled[seat]:
        s.got_known[int(s.shuffles) - 1, seat] = EVERYBODY


@rule
def settle(s: Record, seat: int, kind: int) -> None:
    """An inhabitant that lies face up from the start."""
    s.card[seat] = kind
    s.layer[seat] = OPEN
    s.shuffled[seat] = 0
    s.no_ninja &= ~(1 << seat)
    s.revealed |= 1 << seat
    s.known[seat] = EVERYBODY


@rule
def leave(s: Record, seat: int) -> None:
    """A revealed inhabitant goes away: everybody sees that there is none."""
    s.card[seat] = NONE
    s.layer[seat] = OPEN
    s.shuffled[seat] = 0
    s.no_ninja &= ~(1 << seat)
    s.revealed &= ~(1 << seat)
    s.known[seat] = EVERYBODY


@rule
def column_of(card: int) -> int:
    """The column in `cards` of a kind of points card that can be given."""
    return card if card < INHABITANTS else card + 1


@rule
def shogun_holder(s: Record) -> int:
    """Who has the Shogun revealed, as an inhabitant or among their points; NONE if nobody."""
    for seat in range(s.seats):
        if s.cards[seat, SHOGUN] > 0 or shows(s, seat, SHOGUN):
            return seat
    return NONE


@rule
def forget_shuffles(s: Record) -> None:
    """Everybody knows all inhabitants: what was shuffled once no longer matters."""
    for n in range(s.shuffles):
        s.by[n] = 0
        s.was_no_ninja[n] = 0
        for seat in range(SEATS):
            s.was[n, seat] = 0
            s.was_known[n, seat] = 0
            s.was_layer[n, seat] = 0
            s.was_shuffled[n, seat] = 0
            s.got[n, seat] = 0
            s.got_known[n, seat] = 0
    s.shuffles = 0
    for seat in range(SEATS):
        s.shuffled[seat] = 0
