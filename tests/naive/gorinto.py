"""The slow, obvious second version of Gorinto, written from RULES.md alone to judge the fast one."""

from collections.abc import Callable
from typing import Any, TypeVar

Card = TypeVar("Card")
Board = list[int]

# Lists, not strings: the empty path space "" must not count as "in" the elements.
ELEMENTS = ["V", "W", "F", "A", "E"]  # G1.1, letters of G12.1
COLUMNS = ["a", "b", "c", "d", "e"]  # G1.2
ROWS = ["1", "2", "3", "4", "5"]
SPACES = [column + row for row in ROWS for column in COLUMNS]  # the filling order of G13.4
PATH = ["T" + n for n in ROWS] + ["L" + n for n in ROWS]  # G1.3

WORD = 2**64


class Stream:
    """A source of chance (G13.1)."""

    def __init__(self, x: int) -> None:
        self.x = x % WORD

    def next(self) -> int:
        """G13.1"""
        self.x = (self.x + 0x9E3779B97F4A7C15) % WORD
        z = self.x
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """G13.2"""
        while True:
            m = (self.next() >> 32) * n
            if m % 2**32 >= 2**32 % n:
                return m >> 32

    def take(self, left: list[Card]) -> Card:
        """G13.5: one of those left, which are in printed order; it is then no longer left."""
        return left.pop(self.below(len(left)))


def fed(path_space: str) -> list[str]:
    """G1.3, G3.2: the five spaces a path space feeds, the nearest to the path first."""
    if path_space[0] == "T":
        column = COLUMNS[int(path_space[1]) - 1]
        return [column + row for row in ROWS]
    return [column + path_space[1] for column in COLUMNS]


def pattern(element: str, space: str) -> list[str]:
    """G4.2: the spaces the pattern of Void, Wind, Fire or Water reaches."""
    reached = []
    for other in SPACES:
        across = abs(COLUMNS.index(other[0]) - COLUMNS.index(space[0]))
        down = abs(ROWS.index(other[1]) - ROWS.index(space[1]))
        if (
            (element == "V" and across == 1 and down == 1)
            or (element == "W" and across + down == 1)
            or (element == "F" and across == 0 and down > 0)
            or (element == "A" and down == 0 and across > 0)
        ):
            reached.append(other)
    return reached


def same(own: Board, table: list[Board]) -> int:
    """G7.1"""
    return sum(height for height in own if own.count(height) > 1)


def different(own: Board, table: list[Board]) -> int:
    """G7.2"""
    return sum(height for height in own if own.count(height) == 1)


def odd(own: Board, table: list[Board]) -> int:
    """G7.3"""
    return sum(height for height in own if height % 2 == 1)


def even(own: Board, table: list[Board]) -> int:
    """G7.4"""
    return sum(height for height in own if height % 2 == 0)


def tallest(own: Board, table: list[Board]) -> int:
    """G7.5"""
    won = 0
    for element in range(5):
        if own[element] > 0 and own[element] == max(board[element] for board in table):
            won += 1
    return won


def shortest(own: Board, table: list[Board]) -> int:
    """G7.6"""
    won = 0
    for element in range(5):
        if own[element] > 0 and own[element] == min(board[element] for board in table if board[element] > 0):
            won += 1
    return won


def unlike_middle(own: Board, table: list[Board]) -> int:
    """G7.7"""
    third = sorted(own)[2]
    return sum(height for height in own if height != third)


def middle(own: Board, table: list[Board]) -> int:
    """G7.8"""
    return sorted(own)[2]


def extremes(own: Board, table: list[Board]) -> int:
    """G7.9"""
    return sum(height for height in own if height == max(own) or height == min(own))


def tall_and_short(own: Board, table: list[Board]) -> int:
    """G7.10"""
    held = [height for height in own if height > 0]
    if not held:
        return 0
    return max(held) + 2 * min(held)


def spread(own: Board, table: list[Board]) -> int:
    """G7.11"""
    return max(own) - min(own)


def sevenfold(own: Board, table: list[Board]) -> int:
    """G7.12"""
    return min(own)


# What a goal counts on one's own board among the boards compared, before its `times`.
GOALS: dict[str, Callable[[Board, list[Board]], int]] = {
    "same": same,
    "different": different,
    "odd": odd,
    "even": even,
    "tallest": tallest,
    "shortest": shortest,
    "unlike-middle": unlike_middle,
    "middle": middle,
    "extremes": extremes,
    "tall-and-short": tall_and_short,
    "spread": spread,
    "sevenfold": sevenfold,
}


class Naive:
    """One game of Gorinto; an option has an effect only in the mode its rules name."""

    def __init__(self, facts: dict[str, Any], seats: int, seed: int, options: dict[str, str]) -> None:
        if seats not in (1, 2, 3, 4):
            raise ValueError("G2, G9: one to four players")
        self.facts = facts
        self.seats = seats
        self.options = options
        self.solo = seats == 1  # G9
        self.partners = seats == 4 and options["partners"] == "yes"  # G11
        self.compassionate = seats >= 3 and not self.partners and options["order"] == "compassionate"  # G10

        seeder = Stream(seed)  # G13.3
        self.bag_chance = Stream(seeder.next())
        self.card_chance = Stream(seeder.next())
        self.burrow_chance = Stream(seeder.next())
        self.kitsune_chance = Stream(seeder.next())

        rows = 2 if self.solo else seats
        self.sides = [[0, 2], [1, 3]] if self.partners else [[row] for row in range(rows)]  # G11.1
        self.boards: list[Board] = [[0, 0, 0, 0, 0] for _ in range(rows)]
        self.points: list[dict[str, int]] = [{} for _ in range(rows)]
        self.bag = [int(facts["tiles_each"]) for _ in ELEMENTS]
        self.gone = [0, 0, 0, 0, 0]
        self.mountain = dict.fromkeys(SPACES, "")
        self.path = dict.fromkeys(PATH, "")
        self.head = ""
        self.tail = ""
        self.tokens: list[int] = []
        self.season = 1
        self.over = False

        # The turn under way: what is asked, and what has been moved and collected so far.
        self.stage = "move"
        self.element = ""
        self.space = ""
        self.due = 0
        self.stacks_used: list[str] = []
        self.collected: list[str] = []

        # G13.8: the order of set-up.
        self.fill_mountain()
        self.fill_path()
        self.goals = self.deal_goals()
        elements_left = [0, 1, 2, 3, 4]
        self.keys = self.turn_up_keys(elements_left)
        self.kitsune_keys = self.turn_up_keys(elements_left) if self.solo else []
        self.order = self.first_order()
        self.turns = [0 for _ in range(seats)]
        self.actor: int | None = self.order[0]

    # Set-up

    def draw_from_bag(self) -> str:
        """G13.4"""
        r = self.bag_chance.below(sum(self.bag))
        tiles = [element for element in range(5) for _ in range(self.bag[element])]
        self.bag[tiles[r]] -= 1
        return ELEMENTS[tiles[r]]

    def fill_mountain(self) -> None:
        """G2.1, G13.4"""
        landscape = self.facts["landscapes"][self.options["landscape"]]
        for space in SPACES:
            for _ in range(landscape[ROWS.index(space[1])][COLUMNS.index(space[0])]):
                self.mountain[space] += self.draw_from_bag()

    def fill_path(self) -> None:
        """G2.1, G6.4; alone G9.2, G9.3 and G9.10"""
        if self.solo:
            self.place_kitsune_tiles()
        for path_space in PATH:
            if self.path[path_space] == "":
                self.path[path_space] = self.draw_from_bag()
        if self.solo:
            self.tokens = [1, 2, 3, 4, 5]
            self.head = self.follow_token()
            self.tail = self.follow_token()

    def place_kitsune_tiles(self) -> None:
        """G9.2, G13.7"""
        tiles_left = [1, 2, 3, 4, 5]
        spaces_left = list(PATH)
        for _ in range(5):
            tile = self.kitsune_chance.take(tiles_left)
            path_space = self.kitsune_chance.take(spaces_left)
            self.path[path_space] = str(tile)

    def deal_goals(self) -> list[str]:
        """G2.2, G9.1, G11.2, G13.5"""
        left = [goal for goal in self.facts["goals"] if not (self.solo and self.letter(goal) == "C")]
        dealt: list[str] = []
        for card in range(4 if self.partners else 2):
            neighbours = [
                dealt[other]
                for other in range(card)
                if not self.partners or set(self.seats_beside(card)) & set(self.seats_beside(other))
            ]
            goal = self.card_chance.take(left)
            while self.conflicts(goal, neighbours):
                goal = self.card_chance.take(left)
            dealt.append(goal)
        return dealt

    def letter(self, goal: str) -> str:
        """G1.4"""
        return str(self.facts["goals"][goal]["letter"])

    def conflicts(self, goal: str, neighbours: list[str]) -> bool:
        """G2.2"""
        return self.letter(goal) != "" and self.letter(goal) in [self.letter(other) for other in neighbours]

    def seats_beside(self, card: int) -> list[int]:
        """G11.2 with partners; otherwise every goal is everybody's (G6.2), alone the player's (G9.9)."""
        if self.partners:
            return [card, (card + 1) % 4]
        return list(range(self.seats))

    def turn_up_keys(self, elements_left: list[int]) -> list[int]:
        """G2.3, G9.1"""
        return sorted([self.card_chance.take(elements_left), self.card_chance.take(elements_left)])

    def first_order(self) -> list[int]:
        """G2.4, G10.1, G13.5; alone nothing is drawn, for the player goes first (G9.4)"""
        if self.solo:
            return [0]
        if self.compassionate:
            left = list(range(self.seats))
            return [self.card_chance.take(left) for _ in range(self.seats)]
        return self.clockwise(self.card_chance.below(self.seats))

    def clockwise(self, first: int) -> list[int]:
        """G2.4"""
        return [(first + step) % self.seats for step in range(self.seats)]

    # What may be done

    def legal(self) -> list[str]:
        """G12.2, G12.3"""
        if self.actor is None:
            return []
        if self.stage == "move":
            actions = [f"{origin} {space}" for origin in self.tiles_on_path() for space in fed(origin)]
        elif self.stage == "collect":
            actions = self.available()
        elif self.stage == "give":
            actions = [">" + element for element in set(self.collected)]
        else:
            actions = ["x" + path_space for path_space in self.tiles_on_path()]
        return sorted(actions)

    def tiles_on_path(self) -> list[str]:
        """G3.3: the path spaces with an element tile, neither empty nor with a tile of the Kitsune."""
        return [path_space for path_space in PATH if self.path[path_space] in ELEMENTS]

    def available(self) -> list[str]:
        """G4.2, G4.3, G4.4, G4.6: the tiles that may be collected now, in the notation of G12.2."""
        if self.element == "E":
            below_the_top = len(self.mountain[self.space]) - 1
            return [f"@{number}" for number in range(1, below_the_top + 1)]
        return [
            space
            for space in pattern(self.element, self.space)
            if self.mountain[space] and space not in self.stacks_used
        ]

    def play(self, action: str) -> None:
        """G12.3: one decision of the actor."""
        if action not in self.legal():
            raise ValueError(f"not legal: {action!r}")
        assert self.actor is not None
        if self.stage == "move":
            origin, space = action.split(" ")
            self.move(self.actor, origin, space)
        elif self.stage == "collect":
            self.collect(self.actor, action)
        elif self.stage == "give":
            self.give(self.actor, action[1:])
        else:
            self.remove(self.actor, action[1:])

    # A turn

    def move(self, seat: int, origin: str, space: str) -> None:
        """G3.1, G3.2; how much is to be collected is settled now (G4.1, G4.5)."""
        self.turns[seat] += 1
        self.element = self.path[origin]
        self.space = space
        self.path[origin] = ""
        self.mountain[space] += self.element
        self.stacks_used = []
        self.collected = []
        knowledge = 1 + self.boards[seat][ELEMENTS.index(self.element)]
        self.due = min(knowledge, len(self.available()))
        self.collect_or_go_on(seat)

    def collect(self, seat: int, action: str) -> None:
        """G4.6"""
        if self.element == "E":
            tile = self.take_tile(self.space, int(action[1:]) - 1)
        else:
            tile = self.take_top(action)
            self.stacks_used.append(action)
        self.keep(seat, tile)
        self.collected.append(tile)
        self.due -= 1
        self.collect_or_go_on(seat)

    def take_tile(self, space: str, depth: int) -> str:
        """G4.3: the tile at a place counted from 0 at the bottom; the others keep their order."""
        stack = self.mountain[space]
        self.mountain[space] = stack[:depth] + stack[depth + 1 :]
        return stack[depth]

    def take_top(self, space: str) -> str:
        """G4.2"""
        return self.take_tile(space, len(self.mountain[space]) - 1)

    def keep(self, row: int, tile: str) -> None:
        """G1.6"""
        self.boards[row][ELEMENTS.index(tile)] += 1

    def collect_or_go_on(self, seat: int) -> None:
        """G4.5, G12.3"""
        if self.due > 0:
            self.stage = "collect"
        elif self.gift_is_due():
            self.stage = "give"
        elif self.removal_is_due(seat):
            self.removal(seat)
        else:
            self.end_turn(seat)

    def gift_is_due(self) -> bool:
        """G11.5"""
        needed = {"one": 1, "two": 2}[self.options["gift"]]
        return self.partners and len(self.collected) >= needed

    def give(self, seat: int, tile: str) -> None:
        """G11.5"""
        partner = (seat + 2) % 4
        self.boards[seat][ELEMENTS.index(tile)] -= 1
        self.keep(partner, tile)
        self.end_turn(seat)

    def removal_is_due(self, seat: int) -> bool:
        """G5.1"""
        return self.seats == 2 and self.turns[seat] in (2, 3)

    def removal(self, seat: int) -> None:
        """G5.2, G5.3, G13.6"""
        if self.options["removal"] == "tactical":
            self.stage = "remove"
        else:
            self.remove(seat, self.burrow_chance.take(self.tiles_on_path()))

    def remove(self, seat: int, path_space: str) -> None:
        """G5.1"""
        self.leave_the_game(path_space)
        self.end_turn(seat)

    def leave_the_game(self, path_space: str) -> None:
        """G5.1, G6.4, G9.10"""
        self.gone[ELEMENTS.index(self.path[path_space])] += 1
        self.path[path_space] = ""

    def end_turn(self, seat: int) -> None:
        """G4.7, G9.4"""
        self.stage = "move"
        if self.solo:
            self.kitsune_turn()
        elif self.season_is_over():
            self.end_season()
        else:
            place = self.order.index(seat)
            self.actor = self.order[(place + 1) % self.seats]

    def season_is_over(self) -> bool:
        """G6.1"""
        return len(set(self.turns)) == 1 and len(self.tiles_on_path()) < self.seats

    # The Kitsune

    def kitsune_turn(self) -> None:
        """G9.5 to G9.8, G13.7"""
        head_is_active = self.kitsune_chance.below(2) == 0
        self.kitsune_collects(self.head if head_is_active else self.tail)
        if len(self.tokens) == 1:  # only the one set aside
            self.end_season()
        elif head_is_active:
            self.head = self.follow_token()
        else:
            self.tail = self.follow_token()

    def kitsune_collects(self, space: str) -> None:
        """G9.5, G9.6"""
        stack = self.mountain[space]
        if stack == "":
            self.kitsune_takes_tops(self.spaces_most_on_top())
        elif stack[-1] == "E":
            self.mountain[space] = "E"
            for tile in stack[:-1]:
                self.keep(1, tile)
        else:
            self.kitsune_takes_tops(pattern(stack[-1], space))

    def kitsune_takes_tops(self, spaces: list[str]) -> None:
        """G9.5, G9.7: the top of each stack, where there is one."""
        for space in spaces:
            if self.mountain[space]:
                self.keep(1, self.take_top(space))

    def spaces_most_on_top(self) -> list[str]:
        """G9.6: the spaces with the element on top most often."""
        preference = (
            self.kitsune_keys
            + self.keys
            + [element for element in range(5) if element not in self.kitsune_keys + self.keys]
        )
        best: list[str] = []
        for element in preference:
            spaces = [space for space in SPACES if self.mountain[space].endswith(ELEMENTS[element])]
            if len(spaces) > len(best):  # a tie leaves the preferred element
                best = spaces
        return best

    def follow_token(self) -> str:
        """G9.3: draws a movement token and says where it sends the piece."""
        token = self.kitsune_chance.take(self.tokens)
        for path_space in PATH:
            if self.path[path_space] == str(token):
                return fed(path_space)[token - 1]
        raise AssertionError("G9.2: all five Kitsune tiles are on the path")

    # The end of a season and of the game

    def end_season(self) -> None:
        """G6.2 to G6.5, G9.9, G9.10"""
        self.score_goals()
        if self.solo:
            self.score_kitsune()
        if self.season == self.facts["seasons"]:
            self.end_game()
        else:
            self.new_season()

    def score(self, row: int, source: str, wisdom: int) -> None:
        """G1.6"""
        if wisdom != 0:
            self.points[row][source] = self.points[row].get(source, 0) + wisdom

    def score_goals(self) -> None:
        """G6.2, G7, G11.3"""
        for card, goal in enumerate(self.goals):
            seats = self.seats_beside(card)
            table = [self.boards[seat] for seat in seats]
            for seat in seats:
                times = int(self.facts["goals"][goal]["times"])
                self.score(seat, goal, times * GOALS[goal](self.boards[seat], table))

    def score_kitsune(self) -> None:
        """G9.9"""
        worth = self.facts["kitsune"]
        self.score(1, "normal-keys", int(worth["season_points_normal_key"]) * self.tiles_of(1, self.keys))
        self.score(1, "own-keys", int(worth["season_points_own_key"]) * self.tiles_of(1, self.kitsune_keys))

    def tiles_of(self, row: int, elements: list[int]) -> int:
        """G1.6"""
        return sum(self.boards[row][element] for element in elements)

    def new_season(self) -> None:
        """G6.4, G6.5, G9.10, G10.2, G11.6"""
        for path_space in self.tiles_on_path():
            self.leave_the_game(path_space)
        self.path = dict.fromkeys(PATH, "")  # alone this lifts the Kitsune tiles
        self.season += 1
        self.order = self.next_order()
        self.turns = [0 for _ in range(self.seats)]
        self.actor = self.order[0]
        self.fill_path()

    def next_order(self) -> list[int]:
        """G6.5, G9.4, G10.2, G11.6"""
        if self.solo:
            return [0]
        if self.compassionate:
            return sorted(self.order, key=lambda seat: (self.total(seat), -self.order.index(seat)))
        search = self.clockwise((self.order[0] + 1) % self.seats)
        lowest = min(self.side_total(side) for side in self.sides)
        for seat in search:
            if self.side_total(self.side_of(seat)) == lowest:
                return self.clockwise(seat)
        raise AssertionError("G6.5: somebody has the lowest total")

    def total(self, row: int) -> int:
        """G6.5"""
        return sum(self.points[row].values())

    def side_of(self, row: int) -> list[int]:
        """G11.1: the members of the team; without partners everybody is a side of their own."""
        return next(side for side in self.sides if row in side)

    def side_total(self, side: list[int]) -> int:
        """G11.4"""
        return sum(self.total(row) for row in side)

    def side_tiles(self, side: list[int]) -> int:
        """G8.2, G11.7"""
        return sum(sum(self.boards[row]) for row in side)

    def end_game(self) -> None:
        """G8.1, G9.11"""
        if self.solo:
            worth = int(self.facts["kitsune"]["key_points_" + self.options["difficulty"]])
        else:
            worth = int(self.facts["key_points"])
        for seat in range(self.seats):
            self.score(seat, "keys", worth * self.tiles_of(seat, self.keys))
        self.over = True
        self.actor = None

    def result(self) -> dict[str, Any]:
        """G8.2, G8.3, G9.12, G11.7"""
        if not self.over:
            raise ValueError("the game is not over")
        totals = [self.total(row) for row in range(len(self.boards))]
        if self.solo:
            return {"ranks": [1, 2] if totals[0] > totals[1] else [2, 1], "totals": totals}
        return {"ranks": [self.place(self.side_of(seat)) for seat in range(self.seats)], "totals": totals}

    def place(self, side: list[int]) -> int:
        """G8.3: one behind those who are better."""
        return 1 + sum(1 for other in self.sides if self.beats(other, side))

    def beats(self, side: list[int], other: list[int]) -> bool:
        """G8.2, G11.7"""
        if self.side_total(side) != self.side_total(other):
            return self.side_total(side) > self.side_total(other)
        return self.side_tiles(side) < self.side_tiles(other)

    def snapshot(self) -> dict[str, Any]:
        """G1.7: everything open to all, and the streams to compare chance draw by draw."""
        chances = [self.bag_chance, self.card_chance, self.burrow_chance, self.kitsune_chance]
        return {
            "season": self.season,
            "mountain": dict(self.mountain),
            "path": dict(self.path),
            "boards": [list(board) for board in self.boards],
            "bag": list(self.bag),
            "gone": list(self.gone),
            "goals": list(self.goals),
            "keys": list(self.keys),
            "kitsune_keys": list(self.kitsune_keys),
            "order": list(self.order),
            "head": self.head,
            "tail": self.tail,
            "tokens_left": list(self.tokens),
            "points": [dict(row) for row in self.points],
            "streams": [chance.x for chance in chances],
        }
