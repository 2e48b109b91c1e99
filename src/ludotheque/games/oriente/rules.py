"""The course of Oriente: announcing, privilege, destiny, and the end of a season (O2 to O9)."""

from __future__ import annotations

from ...engine.compiled import rule
from ...engine.random import below
from ...engine.records import Record
from ...engine.story import forget_story, tell
from .abilities import become, begin_transmutation, credit, eliminate, give_back, recruit, rent, succession, trade
from .actions import (
    ATTACK,
    BECOME,
    CREDIT,
    ELIMINATE,
    GIVE,
    JOIN,
    PASS,
    PRAYER,
    RECRUIT,
    RENT,
    REVOLUTION,
    SUCCESSION,
    SUPPORT,
    TAKE,
    TRADE,
    TRANSMUTATION,
)
from .battle import ask_supporter, begin_battle, settle_battle, support, take_turned
from .deck import SETUP, deal_treasures, draw_inhabitant, end_game, lay_deck, lay_reward, take_reward
from .pieces import (
    AKINDO,
    ANNOUNCING,
    BECOMING,
    BY_NINJAS,
    CANCELLING,
    CARD_KINDS,
    DAIMYO,
    DESTINY,
    DONE,
    GIVING,
    INHABITANTS,
    JOINING,
    MAHO_TSUKAI,
    NINJA,
    NOFU,
    NONE,
    OPEN,
    PAWN_FIRST,
    SEASON,
    SEATS,
    SHUFFLES,
    SORYO,
    SUPPORTING,
    TAKING,
    column_of,
    has_disc,
    is_revealed,
    points_cards,
    reveal,
    shogun_holder,
    shows,
    worth,
)
from .revolution import ask_rebel, join, revolt


@rule
def setup(f: Record, s: Record) -> None:
    """Seats, options and random streams are in the header; everything else is zero (O2, O14.5)."""
    s.pawn = 0 if s.options[0] == PAWN_FIRST else below(s, SETUP, int(s.seats))
    deal_treasures(f, s)
    lay_deck(f, s)
    for seat in range(SEATS):
        s.card[seat] = NONE
        s.layer[seat] = OPEN
    for seat in range(s.seats):
        draw_inhabitant(s, seat)
    lay_reward(s)
    s.supply = f.workers
    s.ninja_winner = NONE
    s.taken = NONE
    s.winner = NONE
    s.loser = NONE
    give_discs(s)
    begin_announcing(s)
    go_on(f, s)


@rule
def give_discs(s: Record) -> None:
    s.discs = (1 << int(s.seats)) - 1


# what is legal


@rule
def legal(f: Record, s: Record, out: Record) -> int:
    """The actions the seat to decide may choose, into an array; returns how many."""
    if s.over:
        return 0
    if s.phase == TAKING:
        return list_turned(s, out)
    if s.phase == GIVING:
        return list_given(s, out)
    if s.phase == BECOMING:
        return list_others(s, out)
    out[0] = PASS
    n, seat = 1, int(s.actor)
    if s.phase == ANNOUNCING or (s.phase == CANCELLING and may_cancel(f, s, seat)):
        return list_announcements(f, s, seat, out)
    if s.phase == SUPPORTING:
        out[1], out[2] = SUPPORT, SUPPORT + 1
        n = 3
    elif s.phase == JOINING and s.card[seat] == NOFU:
        out[1] = JOIN
        n = 2
    return n


@rule
def may_cancel(f: Record, s: Record, seat: int) -> bool:
    """By the real inhabitant (O4.1); disc and target are looked at before somebody is asked."""
    mine, theirs = worth(f, int(s.card[seat])), standing(f, s)
    return mine > theirs or (mine == theirs and points_cards(s, seat) < points_cards(s, int(s.announcer)))


@rule
def standing(f: Record, s: Record) -> int:
    """What the announcer counts as (O4.1, O4.2)."""
    value = worth(f, int(s.card[s.announcer]))
    return value + int(s.square) if s.announced == REVOLUTION else value


@rule
def list_announcements(f: Record, s: Record, seat: int, out: Record) -> int:
    """After the pass that is there already: attacks, then the abilities of the inhabitant (O3.2, O6)."""
    n, kind = 1, int(s.card[seat])
    for other in range(s.seats):
        if other != seat:
            out[n] = ATTACK + other
            n += 1
    if kind == NOFU:
        if can_recruit(f, s):
            out[n] = RECRUIT
            n += 1
        out[n] = REVOLUTION
        n += 1
    elif kind in (AKINDO, NINJA):
        n = list_named(s, seat, kind, out, n)
    elif kind == DAIMYO:
        out[n] = RENT
        n += 1
        if shogun_holder(s) != NONE:
            out[n] = SUCCESSION
            n += 1
    elif kind == SORYO and not s.claimed:
        out[n] = PRAYER
        n += 1
    elif kind == MAHO_TSUKAI and can_transmute(s, seat):
        out[n] = TRANSMUTATION
        n += 1
    return n


@rule
def list_named(s: Record, seat: int, kind: int, out: Record, n: int) -> int:
    """Abilities of Akindo and Ninja, never against their revealed like (O6.5, O6.6, O6.9)."""
    for other in range(s.seats):
        if other == seat or shows(s, other, kind):
            continue
        if kind == NINJA:
            out[n] = ELIMINATE + other
            n += 1
        elif points_cards(s, other) > 0:
            out[n] = TRADE + other
            n += 1
            if s.cards[other, NOFU] > 0:
                out[n] = CREDIT + other
                n += 1
    return n


@rule
def can_recruit(f: Record, s: Record) -> bool:
    """O6.7"""
    return bool(s.supply > 0 or (s.seats >= f.hut_players and s.hut > 0))


@rule
def can_transmute(s: Record, seat: int) -> bool:
    """O6.2; the record has room for as many as a game can see, a position made up by hand might ask for more."""
    for other in range(s.seats):
        if other != seat and shows(s, other, MAHO_TSUKAI):
            return False
    return bool(s.shuffles < SHUFFLES)


@rule
def list_turned(s: Record, out: Record) -> int:
    """Kinds turned up by the winner's Samurai (O7.6)."""
    n = 0
    for kind in range(INHABITANTS):
        for place in range(s.turned_count):
            if s.turned[place] == kind and s.turned_by[place] == s.winner:
                out[n] = TAKE + kind
                n += 1
                break
    return n


@rule
def list_given(s: Record, out: Record) -> int:
    """Kinds the actor had before the Trade (O6.6)."""
    n = 0
    for card in range(CARD_KINDS):
        column = column_of(card)
        if int(s.cards[s.actor, column]) > (1 if s.taken == column else 0):
            out[n] = GIVE + card
            n += 1
    return n


@rule
def list_others(s: Record, out: Record) -> int:
    """Kinds among the other inhabitants (O6.2)."""
    n = 0
    for kind in range(INHABITANTS):
        for other in range(s.seats):
            if other != s.actor and s.card[other] == kind:
                out[n] = BECOME + kind
                n += 1
                break
    return n


# what a decision does


@rule
def play(f: Record, s: Record, action: int) -> None:
    s.number += 1
    forget_story(s)
    phase = int(s.phase)
    if phase == TAKING:
        take_turned(s, action - TAKE)
    elif phase == GIVING:
        give_back(s, column_of(action - GIVE))
    elif phase == BECOMING:
        become(s, action - BECOME)
    elif action == PASS:
        s.asked += 1
    elif phase == SUPPORTING:
        support(s, int(s.actor), action - SUPPORT)
    elif phase == JOINING:
        join(s, int(s.actor))
    else:
        announce(s, int(s.actor), action)
    go_on(f, s)


@rule
def go_on(f: Record, s: Record) -> None:
    """Everything that follows without another decision."""
    while not s.over:
        if s.phase == ANNOUNCING:
            if ask_announcer(s):
                return
            end_season(f, s)
        elif s.phase == CANCELLING:
            if ask_privilege(f, s):
                return
            destiny(f, s)
        elif s.phase == SUPPORTING:
            if ask_supporter(s):
                return
            settle_battle(f, s)
        elif s.phase == JOINING:
            if ask_rebel(s):
                return
            revolt(f, s)
        elif s.phase == DONE:
            end_action(s)
        else:
            return


@rule
def begin_announcing(s: Record) -> None:
    s.phase = ANNOUNCING
    s.announcer = NONE
    s.announced = NONE
    s.target = NONE
    s.asked = 0


@rule
def ask_announcer(s: Record) -> bool:
    """The next player with a disc, from the pawn clockwise (O3.1); False when all have passed."""
    while s.asked < s.seats:
        seat = (int(s.pawn) + int(s.asked)) % int(s.seats)
        if has_disc(s, seat):
            s.actor = seat
            return True
        s.asked += 1
    return False


@rule
def announce(s: Record, seat: int, action: int) -> None:
    """O3.2, O4.4"""
    reveal(s, seat)
    s.pawn = seat
    s.announcer = seat
    s.announced = action
    s.target = named_by(s, seat, action)
    s.phase = CANCELLING
    s.asked = 1


@rule
def named_by(s: Record, seat: int, action: int) -> int:
    """The player an announcement names; NONE if nobody."""
    if ATTACK <= action < PRAYER:
        return action - ATTACK
    if CREDIT <= action < TRADE:
        return action - CREDIT
    if TRADE <= action < RECRUIT:
        return action - TRADE
    if ELIMINATE <= action < SUPPORT:
        return action - ELIMINATE
    if action == SUCCESSION:
        holder = shogun_holder(s)
        return NONE if holder == seat else holder
    return NONE


@rule
def ask_privilege(f: Record, s: Record) -> bool:
    """The next player who may cancel as far as everybody sees (O4.3); False when all have been asked."""
    while s.asked < s.seats:
        seat = (int(s.announcer) + int(s.asked)) % int(s.seats)
        if has_disc(s, seat) and seat != s.target and not (is_revealed(s, seat) and not may_cancel(f, s, seat)):
            s.actor = seat
            return True
        s.asked += 1
    return False


@rule
def destiny(f: Record, s: Record) -> None:
    """O5: the disc is spent, the reward set aside by the first, the action carried out."""
    seat, action = int(s.announcer), int(s.announced)
    s.discs &= ~(1 << seat)
    if not s.claimed:
        s.claimed = 1
        s.aside = 1
    tell(s, DESTINY, seat, action, 0)
    s.phase = DONE
    for side in range(2):
        s.allies[side] = 0
        s.strength[side] = 0
    if action < PRAYER:
        begin_battle(s)
    elif action == TRANSMUTATION:
        begin_transmutation(s, seat)
    elif action == RENT:
        rent(s, seat)
    elif action == SUCCESSION:
        succession(s, seat)
    elif action < TRADE:
        if action >= CREDIT:
            credit(s, seat, action - CREDIT)
    elif action < RECRUIT:
        trade(s, seat, action - TRADE)
    elif action == RECRUIT:
        recruit(f, s)
    elif action == REVOLUTION:
        s.phase = JOINING
        s.asked = 1
        s.allies[0] = 1 << seat
    else:
        eliminate(s, seat, action - ELIMINATE)


@rule
def end_action(s: Record) -> None:
    """O5.2, then announcing starts again."""
    if s.aside:
        s.aside = 0
        take_reward(s, int(s.announcer))
    if not s.over:
        begin_announcing(s)


@rule
def end_season(f: Record, s: Record) -> None:
    """O9"""
    for seat in range(s.seats):
        ninjas = int(s.cards[seat, NINJA]) + (1 if s.card[seat] == NINJA else 0)
        if ninjas > 0 and ninjas == f.count[NINJA]:
            s.ninja_winner = seat
            end_game(s, BY_NINJAS)
            return
        if s.cards[seat, NINJA] == int(f.count[NINJA]) - 1:
            s.no_ninja |= 1 << seat
    give_discs(s)
    lay_reward(s)
    if not s.over:
        tell(s, SEASON, int(s.season), 0, 0)
        s.season += 1
        s.claimed = 0
        s.asked = 0
