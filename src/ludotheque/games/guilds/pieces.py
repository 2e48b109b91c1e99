"""The pieces of Guilds of London: names, records for facts and state, and small questions about the city."""

from __future__ import annotations

import numpy as np

from ...engine.compiled import rule
from ...engine.options import Option
from ...engine.records import Record, state_type

COLOURS = ("yellow", "pink", "red", "blue", "green")
SEATS = 4
BORIS = 1  # his column among the players' when one plays alone
ROWS, COLUMNS = 5, 6  # of the places; with one or two players the last column stays empty
PLACES = ROWS * COLUMNS
GUILDHALL_LEFT, GUILDHALL_RIGHT = 14, 15  # c3, and d3 with three or four players
HALL = PLACES  # the Guildhall as a place liverymen come from
NONE = -1
IS_HALL = -2  # in `tile`: a Guildhall tile

TILES = 64  # guild tiles and special buildings of a set, at most
KINDS = 12  # of action cards of one colour, at most
CARDS = 5 * KINDS  # a kind is its colour's block and its place there: Y1 is the first yellow one
TOKENS = 24  # kinds of tokens, at most
MAYORS = 32  # mayoral cards, at most
CHOICE = 5  # mayoral cards to choose from, at most
EXTRAS = 4  # of a first reward or a plantation side, at most
PARTS = 3  # of an ability, at most
NAME = 40  # bytes of a printed name, at most
PILE = 127  # action cards, at most: a hand may hold them all

# parts of effects (L6)
EFFECTS = (
    "vp", "draw", "neutral", "hire", "mayor", "plantation", "plantation_from_tile", "plantation_from_anywhere",
    "plantation_from_supply", "plantation_return", "plantation_expel_rival", "move", "move_any", "move_group",
    "hire_to_tile", "push_rival", "swap_with_rival", "recall_rival", "turn_hire_bonus", "turn_wild_banners", "end_draw",
    "no_limit", "salvage", "draw_colour", "swap_tokens", "vp_per_master",
)  # fmt: skip
(
    VP, DRAW, NEUTRAL, HIRE, MAYOR, TO_PLANTATION, TILE_TO_PLANTATION, ANY_TO_PLANTATION, SUPPLY_TO_PLANTATION,
    FROM_PLANTATION, EXPEL, MOVE, MOVE_ANY, MOVE_GROUP, HIRE_TO_TILE, PUSH, SWAP, RECALL, HIRE_BONUS, WILD, END_DRAW,
    NO_LIMIT, SALVAGE, DRAW_COLOUR, SWAP_TOKENS, VP_PER_MASTER,
) = range(26)  # fmt: skip
BANNER_MOVE = 26  # not in a file: what a card discarded to move does

SCORES = (
    "per_master_colour", "at_least_masters_colour", "largest_group", "best_row", "best_column", "outer_edge",
    "near_guildhall", "per_special", "colours_covered", "per_token", "per_plantation_win", "per_two_in_guildhall",
    "per_two_masters",
)  # fmt: skip

HALF_WAY = 2  # points for one master less than a card asks for (L10.4)

OPTIONS = (
    Option("plantation", ("random", "virginia", "ulster")),
    Option("boris_cards", ("3", "4"), seats=(1,)),
    Option("solitaires_guild", ("no", "yes"), seats=(1,)),
)
PLANTATION, BORIS_CARDS, SOLITAIRES = range(3)
SIDES = ("virginia", "ulster")

SOURCES = ("tiles", "plantation", "effects", "masters", "mayoral", "beadle")
"""Points: of first places, of the plantation, of effects and tokens, of adjacent masters, of mayoral cards, and what
Boris takes with the beadle."""
ON_TILES, ON_PLANTATION, BY_EFFECTS, BY_MASTERS, BY_MAYORAL, BY_BEADLE = range(6)
REASONS = ("rounds", "tiles")
BY_ROUNDS, BY_TILES = range(2)

(
    KEEPING,
    PLAYING,
    PAYING,
    DISCARDING,
    LEAVING,
    GOING,
    NAMING,
    COLOURING,
    TAKING,
    REPEATING,
    CHOOSING,
    ADDING,
    OFFERED,
) = range(13)
PHASES = (
    "mayor", "turn", "pay", "discard", "from", "to", "rival", "colour", "take", "again", "extra", "neutrals", "guild",
)  # fmt: skip

FACTS = np.dtype(
    [
        ("start_hand", np.int16),
        ("start_liverymen_in_guildhall", np.int16),
        ("liverymen_per_player", np.int16),
        ("mayoral_dealt", np.int16),
        ("neutral_per_player", np.int16),
        ("neutral_solo", np.int16),
        ("draw_after_playing", np.int16),
        ("draw_after_passing", np.int16),
        ("hand_limit", np.int16),
        ("vp_per_orthogonal_pair_of_own_masters", np.int16),
        ("extra_neutrals_on_tiles", np.int16),
        ("neutral_threshold_bonus", np.int16),
        ("solo_human_needs", np.int16),
        ("tokens_for_card", np.int16),
        ("growth_tiles_per_phase", np.int16),
        ("growth_count", np.int16),
        ("growth_cells", np.int16, PLACES),
        ("rounds", np.int16, SEATS),  # by seats, from one
        ("plantation_rounds", np.int64, SEATS),  # a bit for each round
        ("tile_growth_rounds", np.int64, SEATS),
        ("first_code", np.int16, (2, EXTRAS)),  # of the plantation's sides
        ("first_amount", np.int16, (2, EXTRAS)),
        ("second_code", np.int16, (2, EXTRAS)),
        ("second_amount", np.int16, (2, EXTRAS)),
        ("boris_unopposed_vp", np.int16, 2),
        ("boris_against_one_vp", np.int16, 2),
        ("guilds", np.int16),  # guild tiles come first, by number; then the special buildings
        ("tiles", np.int16),
        ("number", np.int16, TILES),
        ("colours", np.int16, TILES),  # a bit for each
        ("threshold", np.int16, TILES),
        ("vp", np.int16, TILES),
        ("extra_code", np.int16, (TILES, EXTRAS)),
        ("extra_amount", np.int16, (TILES, EXTRAS)),
        ("no_hand_limit", np.int16, TILES),
        ("tokens", np.int16),
        ("token_code", np.int16, TOKENS),
        ("token_amount", np.int16, TOKENS),
        ("token_count", np.int16, TOKENS),
        ("card_colour", np.int16, CARDS),
        ("banners", np.int16, CARDS),
        ("cost", np.int16, CARDS),
        ("part_code", np.int16, (CARDS, PARTS)),
        ("part_amount", np.int16, (CARDS, PARTS)),
        ("part_most", np.int16, (CARDS, PARTS)),
        ("card_count", np.int16, CARDS),
        ("tile_name", np.uint8, (TILES, NAME)),
        ("mayor_name", np.uint8, (MAYORS, NAME)),
        ("mayors", np.int16),
        ("score_kind", np.int16, MAYORS),
        ("score_colour", np.int16, MAYORS),
        ("score_first", np.int16, MAYORS),
        ("score_second", np.int16, MAYORS),
        ("score_most", np.int16, MAYORS),
    ],
    align=True,
)

(
    SETTING_UP, IN_TURN, PARTS_WAIT, AFTER_TURN, BORIS_PLAYS, ACTIVATING, NEUTRALS_ASKED, TOKEN_WAITS, TOKEN_TAKEN,
    GROWING, REWARDING, TILES_GROW, BEADLE_TAKES, ROUND_ENDS,
) = range(14)  # fmt: skip
STAGES = (
    "setup", "turn", "parts", "after-turn", "boris", "activation", "neutrals", "token", "token-taken", "growth",
    "plantation", "tiles", "beadle", "round-end",
)  # fmt: skip
"""What goes on when nothing is asked."""

# what a decision brings about by itself, told in order (see `tell`)
(
    DREW, HIRED, SCORED, GOT_NEUTRALS, COLONISED, SHUFFLED, TURNED_UP, KEPT_MAYOR, BORIS_BEGINS, BORIS_PLACES, WON,
    TIED, GOT_TOKEN, BEADLE_GOES, PLANTATION_WON, BORIS_ON_PLANTATION, PLANTATION_TURNS, LAID, BEADLE_TOOK, ROUND,
) = range(20)  # fmt: skip
STORY = 96  # events of one decision, at most

QUEUE = 8  # parts of effects waiting to be done, at most
BORIS_DRAWS = 4

STATE = state_type(
    [
        ("clock", np.int16),  # counts the times somebody scored
        ("reached", np.int16, SEATS),  # when each came to their score (L3.2)
        ("points", np.int16, (SEATS, 6)),  # scored so far, by seat (Boris: 1) and source
        ("discards", np.int8, PILE),  # the oldest first
        ("discard_count", np.int16),
        ("rounds", np.int8),  # finished
        ("order", np.int8, SEATS),
        ("turn", np.int8),  # turns finished in this round
        ("tile", np.int8, PLACES),  # NONE where there is none, IS_HALL for the Guildhall
        ("completed", np.int8, PLACES),
        ("master", np.int8, PLACES),
        ("men", np.int8, (PLACES, SEATS)),  # Boris' are in column 1
        ("token", np.int8, PLACES),
        ("neutral", np.int8, PLACES),  # from the set-up (L2.7)
        ("beadle", np.int8),  # NONE when it has left the city
        ("side", np.int8),
        ("plantation", np.int8, SEATS),
        ("guildhall", np.int8, SEATS),
        ("supply", np.int8, SEATS),
        ("scoreboard", np.int8),  # neutrals there
        ("held", np.int8, SEATS),
        ("hand", np.int8, (SEATS, CARDS)),
        ("shown", np.int8, (SEATS, CARDS)),  # of these, known to all (L11.2)
        ("in_hand", np.int8, SEATS),
        ("drawn", np.int8, (SEATS, CARDS)),  # since the last shuffle, seen by nobody else
        ("fresh", np.int16, SEATS),  # how many these were
        ("kept", np.int8, (SEATS, CARDS)),  # in each hand when the deck was last shuffled
        ("all_kept", np.int8, CARDS),  # in all hands together, which everybody can tell
        ("deck", np.int8, CARDS),
        ("deck_size", np.int16),
        ("shuffled", np.int8, CARDS),  # the deck as it was last shuffled, less what has been turned up for all to see
        ("stack", np.int8, TILES),  # 1 for each tile to come
        ("tokens_left", np.int8, TOKENS),
        ("grown", np.int8),  # growth places used
        ("mayor", np.int8, (SEATS, MAYORS)),  # kept by each
        ("mayor_at", np.int16, (SEATS, MAYORS)),  # when each of these was taken: others may know what it cannot be
        ("mayor_count", np.int8, SEATS),
        ("choice", np.int8, (SEATS, CHOICE)),  # mayoral cards drawn to choose from
        ("choices", np.int8, SEATS),
        ("pile", np.int8, MAYORS),  # 1 for each mayoral card there
        ("pile_size", np.int8),
        ("seen_at", np.int16, (SEATS, MAYORS)),  # when a seat last saw it among those drawn, 0 for never
        ("draws", np.int16),  # how often mayoral cards have been drawn
        ("tokens_won", np.int8, SEATS),
        ("card_tokens", np.int8),  # on the Solitaires' Guild
        ("plantation_wins", np.int8, SEATS),
        # the turn
        ("played", np.int8),  # whether a card was played
        ("card", np.int8),  # being played
        ("to_pay", np.int8),
        ("hire_bonus", np.int8),
        ("wild", np.int8),
        ("end_draw", np.int8),
        ("no_limit", np.int8),
        # what is being done
        ("stage", np.int8),  # what goes on when nothing is asked
        ("resume", np.int8),  # the stage after the parts that wait
        ("doer", np.int8),  # whose parts they are
        ("part_code", np.int8, QUEUE),
        ("part_amount", np.int8, QUEUE),
        ("part_most", np.int8, QUEUE),
        ("part_place", np.int8, QUEUE),  # among those printed together, which is how they are called (L12.7)
        ("parts", np.int8),  # how many wait
        ("any_order", np.int8),  # whether the next one is for the doer to choose
        ("begun", np.int8),  # whether the first part has been begun: what is chosen comes first
        ("points_from", np.int8),  # the source their points count under
        ("source", np.int8),  # place chosen
        ("goal", np.int8),
        # activation and growth
        ("looked", np.int8),  # places looked at in this activation
        ("asked", np.int8),  # players asked for neutrals
        ("added", np.int8, SEATS),
        ("second", np.int8),  # who takes the token next
        ("reward", np.int8, SEATS),  # of the plantation still to be given: 1 the first, 2 the second
        ("offered", np.int8),  # whether the Solitaires' Guild has been offered at this moment (L9.6)
        # what Boris did in his last turn
        ("boris_from", np.int8),
        ("boris_card", np.int8, BORIS_DRAWS),
        ("boris_place", np.int8, BORIS_DRAWS),
        # what this decision has brought about, for people: read by no rule
        ("story", np.int8, (STORY, 4)),
        ("told", np.int8),
    ]
)


@rule
def needed(f: Record, s: Record, place: int) -> int:
    """The threshold of a tile, raised by a neutral on it (L2.7)."""
    return int(f.threshold[s.tile[place]]) + int(s.neutral[place]) * int(f.neutral_threshold_bonus)


@rule
def is_open(s: Record, place: int) -> bool:
    return bool(s.tile[place] >= 0 and not s.completed[place])


@rule
def is_guild(f: Record, s: Record, place: int) -> bool:
    """A guild tile, which has a number; not a special building."""
    return bool(0 <= s.tile[place] < f.guilds)


@rule
def shows_colour(f: Record, s: Record, place: int, colour: int) -> bool:
    return bool((int(f.colours[s.tile[place]]) >> colour) & 1)


@rule
def players(s: Record) -> int:
    """Columns of liverymen in use: alone Boris has one too."""
    return max(2, int(s.seats))


@rule
def rivals_at(s: Record, place: int, seat: int) -> int:
    """How many others have liverymen on a tile."""
    count = 0
    for other in range(players(s)):
        if other != seat and s.men[place, other] > 0:
            count += 1
    return count


@rule
def neighbour(place: int, direction: int) -> int:
    """The place above, to the right, below or to the left; NONE outside the city."""
    row, column = place // COLUMNS, place % COLUMNS
    if direction == 0:
        return place - COLUMNS if row > 0 else NONE
    if direction == 1:
        return place + 1 if column < COLUMNS - 1 else NONE
    if direction == 2:
        return place + COLUMNS if row < ROWS - 1 else NONE
    return place - 1 if column > 0 else NONE


@rule
def masters(s: Record, seat: int) -> int:
    count = 0
    for place in range(PLACES):
        if s.master[place] == seat:
            count += 1
    return count


@rule
def adjacent_masters(s: Record, place: int, seat: int) -> int:
    count = 0
    for direction in range(4):
        other = neighbour(place, direction)
        if other != NONE and s.master[other] == seat:
            count += 1
    return count


@rule
def score(s: Record, seat: int, source: int, points: int) -> None:
    """Points, and when they came: the turn order asks (L3.2)."""
    if points > 0:
        s.points[seat, source] += points
        s.clock += 1
        s.reached[seat] = s.clock


@rule
def total(s: Record, seat: int) -> int:
    """Points scored so far."""
    points = 0
    for source in range(len(SOURCES)):
        points += int(s.points[seat, source])
    return points


@rule
def lowest_open(f: Record, s: Record) -> int:
    """The place of the open guild tile with the lowest number; NONE if there is none."""
    found = NONE
    for place in range(PLACES):
        if is_guild(f, s, place) and is_open(s, place) and (found == NONE or s.tile[place] < s.tile[found]):
            found = place
    return found
