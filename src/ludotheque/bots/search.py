"""Tree search for every game, compiled: any number of seats and teams, over worlds that fit what a seat knows.

Each iteration deals a world at random among those the seat thinks possible, draws its chance anew, walks down a tree
of decisions that all worlds share (a node is what was decided, not what the table looks like), plays on a little and
judges the position it comes to. Every seat is taken to want its own result. Knobs are an argument, so that levels,
games and experiments share the compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..engine.calls import deal_at, legal_at, payoff_at, play_at, value_at
from ..engine.compiled import PURE, Pace, compile_for, entry, records, rule
from ..engine.desk import GAME, ROOT, WORLD, Desk, blank_desk, copy_on, make_desk, place_on, with_attributes
from ..engine.facts import Facts
from ..engine.game import Game
from ..engine.random import below, seed_streams
from ..engine.records import MAX_PARTIES, Records
from ..engine.runner import count_winners, points_of
from .lookahead import chance_in, worth_after

NODE = np.dtype(
    [
        ("total", np.float64),  # what it brought the seat that decided so, summed over visits
        ("prior", np.float32),  # how good it looked at first, among its sisters
        ("visits", np.int32),
        ("first", np.int32),  # child; 0 for none, as the root is nobody's child
        ("next", np.int32),  # sister
        ("action", np.int16),
        ("actor", np.int8),
    ],
    align=True,
)
KNOBS = np.dtype(
    [
        ("explore", np.float64),  # how much the search follows priors and tries what was tried little
        ("temper", np.float64),  # points of worth that make a prior e times larger
        ("caution", np.float64),  # how much worse than its sisters an untried decision is taken to be
        ("scale", np.float64),  # points of worth that make a victory e times likelier
        ("margin", np.float64),  # weight of the margin beside the victory itself, in finished games
        ("margin_scale", np.float64),
        ("cut", np.int64),  # decisions played on below the tree before a position is judged, to the end of a turn
        ("picks", np.int64),  # of how many decisions, drawn at random, the best-looking one is played there
        ("expand", np.int64),  # visits before a decision gets children of its own
        ("finish", np.int64),  # of how many decisions, the best-looking ones, priors look at the end of the turn
        ("redeal", np.int64),  # iterations in one dealt world; its chance is drawn anew each time
        ("horizon", np.int64),  # how often chance speaks before a position is judged; 0: as often as the tree is deep
        ("doubt", np.float64),  # how much is taken off the mean of a decision with one visit, when one is chosen in
        # the end; it falls as the root of the visits. 0: the one with most visits is chosen
    ],
    align=True,
)
USUAL: dict[str, float] = {
    "explore": 1.0, "temper": 2.0, "caution": 0.1, "scale": 8.0, "margin": 0.3, "margin_scale": 10.0,
    "cut": 0, "picks": 1, "expand": 1, "finish": 1000, "redeal": 1,
    "horizon": 0, "doubt": 0.0,
}  # fmt: skip
DEEPEST = 400  # decisions from the root
NOT_LEGAL, NO_CHILD = -2, -1


class Growing(NamedTuple):
    """A tree and all that a search works on besides its desk."""

    desk: Desk
    tree: Records
    used: NDArray[np.int64]  # nodes of the tree
    knobs: Records
    slots: NDArray[np.int32]  # by action: its node
    worths: NDArray[np.float64]  # by legal action: how it looks
    ranks: NDArray[np.int32]  # and how many look better
    path: NDArray[np.int32]  # nodes from the root to a leaf
    team: NDArray[np.int8]
    rewards: NDArray[np.float64]
    spoken: NDArray[np.int64]  # how often chance has, in this iteration
    points: NDArray[np.float64]  # by team, at the end of a game


@rule
def add_child(g: Growing, node: int, actor: int, action: int, prior: float) -> int:
    child = int(g.used[0])
    g.used[0] += 1
    g.tree[child].total = 0.0
    g.tree[child].prior = prior
    g.tree[child].visits = 0
    g.tree[child].first = 0
    g.tree[child].next = g.tree[node].first
    g.tree[child].action = action
    g.tree[child].actor = actor
    g.tree[node].first = child
    return child


@rule
def find_child(g: Growing, node: int, actor: int, action: int) -> int:
    child = int(g.tree[node].first)
    while child != 0:
        if g.tree[child].action == action and g.tree[child].actor == actor:
            return child
        child = int(g.tree[child].next)
    return NO_CHILD


@rule
def grow_children(g: Growing, node: int, n: int) -> None:
    """Children for the legal decisions that have none yet, with priors from how they look in this world."""
    actor = int(g.desk.states[GAME].actor)
    best = look_at(g, n)
    total = 0.0
    for k in range(n):
        g.worths[k] = np.exp(max(-30.0, (g.worths[k] - best) / g.knobs[0].temper))
        total += g.worths[k]
    for k in range(n):
        if g.slots[g.desk.out[k]] == NO_CHILD:
            g.slots[g.desk.out[k]] = add_child(g, node, actor, int(g.desk.out[k]), g.worths[k] / total)


@rule
def look_at(g: Growing, n: int) -> float:
    """How the legal decisions look at the end of the turn, into `worths`; of many, those that look best at once."""
    for k in range(n):
        g.worths[k] = worth_after(g.desk, int(g.desk.out[k]), 1 if g.knobs[0].finish >= n else 0)
    if g.knobs[0].finish < n:
        for k in range(n):
            better = 0
            for other in range(n):
                if g.worths[other] > g.worths[k] or (g.worths[other] == g.worths[k] and other < k):
                    better += 1
            g.ranks[k] = better
        gain = 1.0e18  # of the rest of the turn, at least: the others are taken to gain as little
        for k in range(n):
            if g.ranks[k] < g.knobs[0].finish:
                at_end = worth_after(g.desk, int(g.desk.out[k]), 1)
                gain = min(gain, at_end - g.worths[k])
                g.worths[k] = at_end
        for k in range(n):
            if g.ranks[k] >= g.knobs[0].finish:
                g.worths[k] += gain
    best = -1.0e18
    for k in range(n):
        best = max(best, float(g.worths[k]))
    return best


@rule
def pick_child(g: Growing, n: int) -> int:
    """The child with the best bound: what it brought so far, and more for what looks good and was tried little."""
    visits, total, priors = 0, 0.0, 0.0
    for k in range(n):
        child = int(g.slots[g.desk.out[k]])
        visits += int(g.tree[child].visits)
        total += g.tree[child].total
        priors += g.tree[child].prior
    untried = (total / visits if visits > 0 else 0.5) - g.knobs[0].caution
    width = g.knobs[0].explore * np.sqrt(float(max(1, visits))) / max(1.0e-9, priors)
    best, chosen = -1.0e18, int(g.slots[g.desk.out[0]])
    for k in range(n):
        child = int(g.slots[g.desk.out[k]])
        tries = int(g.tree[child].visits)
        mean = g.tree[child].total / tries if tries > 0 else untried
        bound = mean + width * g.tree[child].prior / (1 + tries)
        if bound > best:
            best, chosen = bound, child
    return chosen


@rule
def choose_child(g: Growing, node: int, n: int) -> int:
    """Where to go from a node whose `n` legal decisions are in `out`; new ones get children first."""
    actor, known, child = int(g.desk.states[GAME].actor), 0, int(g.tree[node].first)
    for k in range(n):
        g.slots[g.desk.out[k]] = NO_CHILD
    while child != 0:
        if g.tree[child].actor == actor and g.slots[g.tree[child].action] == NO_CHILD:
            g.slots[g.tree[child].action] = child
            known += 1
        child = int(g.tree[child].next)
    if known < n:
        grow_children(g, node, n)
    child = pick_child(g, n)
    for k in range(n):
        g.slots[g.desk.out[k]] = NOT_LEGAL
    return child


@rule
def descend(g: Growing) -> int:
    """Play GAME down the tree to a leaf; the nodes passed are in `path`, their number is returned; -1 without room."""
    node, depth = 0, 0
    g.path[0] = 0
    while not g.desk.states[GAME].over and depth < DEEPEST - 1 and not at_horizon(g):
        n = legal_at(g.desk.rules, g.desk.facts, g.desk.states, GAME, g.desk.out)
        if g.used[0] + n >= len(g.tree):
            return -1
        if n == 1:
            actor, action = int(g.desk.states[GAME].actor), int(g.desk.out[0])
            child = find_child(g, node, actor, action)
            if child == NO_CHILD:
                child = add_child(g, node, actor, action, 1.0)
        elif node != 0 and g.tree[node].first == 0 and g.tree[node].visits < g.knobs[0].expand:
            return depth + 1
        else:
            child = choose_child(g, node, n)
        play_on(g, int(g.tree[child].action))
        node = child
        depth += 1
        g.path[depth] = node
    return depth + 1


@rule
def play_below(g: Growing) -> None:
    """Play GAME on below the tree, until the cut and the end of a turn: somebody else decides, or chance has spoken."""
    last, chance = int(g.desk.states[GAME].actor), chance_in(g.desk, GAME)
    for step in range(100_000):
        if g.desk.states[GAME].over or at_horizon(g):
            return
        if step >= g.knobs[0].cut and (g.desk.states[GAME].actor != last or chance_in(g.desk, GAME) != chance):
            return
        last, chance = int(g.desk.states[GAME].actor), chance_in(g.desk, GAME)
        n = legal_at(g.desk.rules, g.desk.facts, g.desk.states, GAME, g.desk.out)
        picks = min(int(g.knobs[0].picks), n)
        chosen, best = int(g.desk.out[0]), -1.0e18
        for k in range(picks):  # the first of a shuffle
            other = k + below(g.desk.chooser[0], 0, n - k)
            action = int(g.desk.out[other])
            g.desk.out[other] = g.desk.out[k]
            worth = worth_after(g.desk, action, 0) if picks > 1 else 0.0
            if worth > best:
                best, chosen = worth, action
        play_on(g, chosen)


@rule
def at_horizon(g: Growing) -> bool:
    return bool(g.knobs[0].horizon > 0 and g.spoken[0] >= g.knobs[0].horizon)


@rule
def play_on(g: Growing, action: int) -> None:
    """Play an action in GAME, and take note when chance speaks."""
    chance = chance_in(g.desk, GAME)
    play_at(g.desk.rules, g.desk.facts, g.desk.states, GAME, action)
    if chance_in(g.desk, GAME) != chance:
        g.spoken[0] += 1


@rule
def judge(g: Growing) -> None:
    """What GAME is worth to each seat, from 0 to 1: the victory and its margin, or how it looks where it was cut."""
    seats = int(g.desk.states[GAME].seats)
    if g.desk.states[GAME].over:
        judge_end(g, seats)
        return
    best = -1.0e18
    for seat in range(seats):
        g.rewards[seat] = value_at(g.desk.rules, g.desk.facts, g.desk.states, GAME, seat)
        best = max(best, g.rewards[seat])
    if seats == 1:
        g.rewards[0] = 1.0 / (1.0 + np.exp(-g.rewards[0] / g.knobs[0].scale))
        return
    total = 0.0
    for seat in range(seats):
        g.rewards[seat] = np.exp(max(-30.0, (g.rewards[seat] - best) / g.knobs[0].scale))
        total += g.rewards[seat]
    for seat in range(seats):
        g.rewards[seat] /= total
    for seat in range(seats):
        for other in range(seat):
            if g.team[other] == g.team[seat]:
                g.rewards[seat] += g.rewards[other]
                g.rewards[other] = g.rewards[seat]


@rule
def judge_end(g: Growing, seats: int) -> None:
    payoff_at(g.desk.rules, g.desk.facts, g.desk.states, GAME, g.desk.outcome)
    winners, parties = count_winners(g.desk.outcome[0]), int(g.desk.outcome[0].parties)
    for party in range(parties):
        g.points[party] = 0.0
    for party in range(parties):
        g.points[g.team[party]] += points_of(g.desk.outcome[0], party)
    for seat in range(seats):
        rival = -1.0e9
        for other in range(parties):
            if g.team[other] != g.team[seat]:
                rival = max(rival, g.points[g.team[other]])
        margin = 1.0 / (1.0 + np.exp((rival - g.points[g.team[seat]]) / g.knobs[0].margin_scale))
        won = 1.0 / winners if g.desk.outcome[0].rank[seat] == 1 else 0.0
        g.rewards[seat] = (1.0 - g.knobs[0].margin) * won + g.knobs[0].margin * margin


@rule
def search(g: Growing, seat: int, iterations: int) -> int:
    """So many iterations from ROOT, a record masked for the seat; returns how many there was room for."""
    copy_on(g.desk, ROOT, GAME)
    deal_at(g.desk.rules, g.desk.facts, g.desk.states, GAME, seat, 0)
    payoff_at(g.desk.rules, g.desk.facts, g.desk.states, GAME, g.desk.outcome)  # for who is in which team
    for party in range(MAX_PARTIES):
        g.team[party] = g.desk.outcome[0].team[party]
    for iteration in range(iterations):
        if iteration % g.knobs[0].redeal == 0:
            copy_on(g.desk, ROOT, WORLD)
            deal_at(g.desk.rules, g.desk.facts, g.desk.states, WORLD, seat, below(g.desk.chooser[0], 1, 1 << 31))
        copy_on(g.desk, WORLD, GAME)
        seed_streams(g.desk.states[GAME], np.uint64(below(g.desk.chooser[0], 2, 1 << 31)))
        g.spoken[0] = 0
        length = descend(g)
        if length < 0:
            return iteration
        play_below(g)
        judge(g)
        g.tree[0].visits += 1
        for depth in range(1, length):
            node = g.path[depth]
            g.tree[node].visits += 1
            g.tree[node].total += g.rewards[g.tree[node].actor]
    return iterations


@rule
def keep_subtree(g: Growing, node: int, into: Records, olds: NDArray[np.int32]) -> int:
    """Copy what lies below a node into another tree, the node as its root; returns the number of nodes."""
    into[0] = g.tree[node]
    olds[0] = node
    count, done = 1, 0
    while done < count:
        into[done].first = 0
        child = int(g.tree[olds[done]].first)
        while child != 0:
            into[count] = g.tree[child]
            into[count].next = into[done].first
            olds[count] = child
            into[done].first = count
            count += 1
            child = int(g.tree[child].next)
        done += 1
    return count


def make_knobs(**given: float) -> Records:
    """One record of knobs; those not given have their usual value."""
    knobs = records(1, KNOBS)
    for name, setting in {**USUAL, **given}.items():
        knobs[name] = setting
    return knobs


def new_growth(desk: Desk, knobs: Records, room: int, *, plain: bool) -> Growing:
    """Nothing but a root."""
    actions = len(desk.out)
    return Growing(
        desk=desk,
        tree=with_attributes(records(room, NODE), plain),
        used=np.ones(1, np.int64),
        knobs=with_attributes(knobs, plain),
        slots=np.full(actions, NOT_LEGAL, np.int32),
        worths=np.zeros(actions, np.float64),
        ranks=np.zeros(actions, np.int32),
        path=np.zeros(DEEPEST, np.int32),
        team=np.zeros(MAX_PARTIES, np.int8),
        rewards=np.zeros(MAX_PARTIES, np.float64),
        spoken=np.zeros(1, np.int64),
        points=np.zeros(MAX_PARTIES, np.float64),
    )


class Tree:
    """One search tree and all it works on; it grows call by call. Several of them can grow at the same time."""

    def __init__(
        self,
        game: Game,
        facts: Facts,
        known: Records,
        seat: int,
        knobs: Records,
        seed: int,
        room: int,
        *,
        plain: bool | None = None,
    ) -> None:
        self.seat = seat
        self.plain = plain = Pace.is_plain(game) if plain is None else plain
        self.growing = new_growth(make_desk(game, facts, known, seed, plain=plain), knobs, room, plain=plain)
        self._search = entry(search, plain=plain)

    @property
    def visits(self) -> int:
        return int(self.growing.tree["visits"][0])

    def grow(self, iterations: int) -> int:
        """Returns the iterations done: fewer when there is no more room."""
        return self._search(self.growing, self.seat, iterations)

    def follow(self, path: Sequence[tuple[int, int]], known: Records) -> bool:
        """Make the place where these decisions (seat, action) lead the root; False if the tree has not been there."""
        node = 0
        for seat, action in path:
            node = self._child(node, seat, action)
            if node == 0:
                return False
        old = self.growing.tree
        new = with_attributes(records(len(old), NODE), self.plain)
        self.growing.used[0] = entry(keep_subtree, plain=self.plain)(
            self.growing, node, new, np.zeros(len(old), np.int32)
        )
        self.growing = self.growing._replace(tree=new)
        place_on(self.growing.desk, known, ROOT)
        return True

    def _child(self, node: int, seat: int, action: int) -> int:
        nodes = self.growing.tree
        child = int(nodes["first"][node])
        while child and (nodes["action"][child] != action or nodes["actor"][child] != seat):
            child = int(nodes["next"][child])
        return child

    def roots(self) -> dict[int, tuple[int, float]]:
        """Visits and summed rewards of each decision at the root."""
        nodes, found = self.growing.tree, {}
        child = int(nodes["first"][0])
        while child:
            found[int(nodes["action"][child])] = (int(nodes["visits"][child]), float(nodes["total"][child]))
            child = int(nodes["next"][child])
        return found


def compile_search() -> None:
    growing = new_growth(blank_desk(), make_knobs(), 1, plain=PURE)
    compile_for(entry(search), growing, 0, 0)
    compile_for(entry(keep_subtree), growing, 0, growing.tree, np.zeros(1, np.int32))
