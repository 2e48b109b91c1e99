"""The slow, obvious second version of Corinth, written from RULES.md alone to judge the fast one."""

from typing import Any

QUARTERS = ["goats", "oil", "wine", "carpets", "spices", "gold"]  # C1.2, from bottom to top
DISTRICTS = ["oil", "wine", "carpets", "spices"]  # C1.2
COLUMNS = ["a", "b", "c", "d", "e"]  # C1.3
ROWS = ["1", "2", "3", "4", "5"]
SPACES = [column + row for row in ROWS for column in COLUMNS]
MIDDLE = "c3"
DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}  # C6.1: columns, rows
EMPTY = [0, 0, 0]  # a quarter without dice: value, white dice, yellow dice

WORD = 2**64


class Stream:
    """A source of chance (C10.1)."""

    def __init__(self, x: int) -> None:
        self.x = x % WORD

    def next(self) -> int:
        """C10.1"""
        self.x = (self.x + 0x9E3779B97F4A7C15) % WORD
        z = self.x
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """C10.1"""
        while True:
            m = (self.next() >> 32) * n
            if m % 2**32 >= 2**32 % n:
                return m >> 32

    def die(self) -> int:
        """C10.3"""
        return 1 + self.below(6)


class Sheet:
    """The sheet of one player (C1.3), before the start gold and goats are circled."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.gold = 0
        self.goats = 0
        self.gold_circled = 0
        self.goats_circled = 0
        self.shops = {district: [0 for _ in facts["districts"][district]["shops"]] for district in DISTRICTS}
        self.bonuses: list[str] = []
        self.buildings: list[str] = []
        self.steward = MIDDLE
        self.circled: list[str] = []
        self.entered: list[str] = []
        self.boxes: list[int] = []
        self.dice = 0


def sort_dice(white: list[int], yellow: list[int]) -> dict[str, list[int]]:
    """C3.2: what lies on each quarter: value, white dice, yellow dice."""
    harbour = {quarter: list(EMPTY) for quarter in QUARTERS}
    values = sorted(set(white + yellow))
    if values:
        highest = values.pop()
        harbour["gold"] = [highest, white.count(highest), yellow.count(highest)]
    for quarter, value in zip(QUARTERS, values, strict=False):
        harbour[quarter] = [value, white.count(value), yellow.count(value)]
    return harbour


def step(space: str, direction: str) -> str | None:
    """C6.1: the space one step away, None off the market."""
    across, down = DIRECTIONS[direction]
    column = COLUMNS.index(space[0]) + across
    row = ROWS.index(space[1]) + down
    if 0 <= column < 5 and 0 <= row < 5:
        return COLUMNS[column] + ROWS[row]
    return None


def free_steps(space: str, entered: list[str]) -> dict[str, str]:
    """C6.2: direction and space of each step that enters no space again, nor the middle."""
    steps = {}
    for direction in DIRECTIONS:
        reached = step(space, direction)
        if reached is not None and reached != MIDDLE and reached not in entered:
            steps[direction] = reached
    return steps


def way_exists(space: str, entered: list[str], steps: int) -> bool:
    """C6.4: whether a way of that many steps exists; every way is tried."""
    if steps == 0:
        return True
    return any(way_exists(reached, [*entered, reached], steps - 1) for reached in free_steps(space, entered).values())


class Naive:
    """One game of Corinth."""

    def __init__(self, facts: dict[str, Any], seats: int, seed: int, options: dict[str, str]) -> None:
        if seats not in (2, 3, 4):
            raise ValueError("C1.1: two to four players")
        self.facts = facts
        self.seats = seats
        self.options = options

        seeder = Stream(seed)  # C10.2
        self.white_chance = Stream(seeder.next())
        self.yellow_chance = Stream(seeder.next())
        self.first_chance = Stream(seeder.next())
        self.unused_chance = Stream(seeder.next())

        self.sheets = [Sheet(facts) for _ in range(seats)]
        for seat in range(seats):  # C1.4
            self.circle_gold(seat, int(facts["start_gold"]))
            self.circle_goats(seat, int(facts["start_goats"]))
        self.harbour = {quarter: list(EMPTY) for quarter in QUARTERS}
        self.rounds_completed = 0
        self.turns_completed = 0
        self.instant_winner: int | None = None
        self.over = False
        self.actor: int | None = None

        # The decision asked for, and what is under way.
        self.stage = "buy"
        self.value = 0  # of the dice the steward moves with
        self.steps_left = 0
        self.district = ""
        self.symbols_left = 0

        # C10.4: the order of set-up.
        self.first = self.first_chance.below(seats)
        self.begin_round()

    # Decisions

    def legal(self) -> list[str]:
        """C9.1, C9.2"""
        if self.actor is None:
            return []
        seat = self.actor
        if self.stage == "buy":
            actions = [f"buy {number}" for number in self.buyable(seat)]
        elif self.stage == "quarter":
            actions = self.quarter_actions(seat)
        elif self.stage == "compensation":
            actions = ["steward", "decline"]
        elif self.stage == "steps":
            actions = [f"steps {number}" for number in self.step_numbers(seat, self.value)]
        elif self.stage == "walk":
            actions = self.directions(seat)
        elif self.stage == "shop":
            actions = [f"shop {shop + 1}" for shop in self.unstarted_shops(seat)] + ["stop"]
        else:
            actions = [f"build {building}" for building in self.buildable(seat)] + ["done"]
        return sorted(actions)

    def play(self, action: str) -> None:
        """C9.2: one decision of the actor."""
        if action not in self.legal():
            raise ValueError(f"not legal: {action!r}")
        assert self.actor is not None
        seat = self.actor
        verb, _, what = action.partition(" ")
        if verb == "buy":
            self.buy(seat, int(what))
        elif verb == "take":
            self.take(seat, what)
        elif verb == "steward" and what != "":
            self.choose_steward(self.remove_dice(what)[0])
        elif verb == "steward":
            self.choose_steward(1)  # C4.4
        elif verb == "decline":
            self.build_or_end_turn(seat)
        elif verb == "steps":
            self.choose_steps(seat, int(what))
        elif verb in DIRECTIONS:
            self.walk(seat, verb)
        elif verb == "shop":
            self.fill(seat, int(what) - 1)
            self.go_on_delivering(seat)
        elif verb == "stop":
            self.build_or_end_turn(seat)  # C5.3: the symbols left are lost
        elif verb == "build":
            self.build(seat, what)
        else:
            self.end_turn()

    # Rounds

    def turn_order(self) -> list[int]:
        """C2.3"""
        clockwise = [(self.first + place) % self.seats for place in range(self.seats)]
        return [*clockwise, self.first] if self.seats == 2 else clockwise

    def rounds(self) -> int:
        """C2.2"""
        boxes = int(self.facts["round_boxes"])
        if self.seats == 4:
            boxes -= int(self.facts["crossed_boxes_with_four"])
        return self.seats * boxes

    def begin_round(self) -> None:
        """C2.3, C9.2: the roll follows at once when nothing can be bought."""
        self.turns_completed = 0
        if self.buyable(self.first) == [0]:
            self.roll(self.first, 0)
        else:
            self.stage = "buy"
            self.actor = self.first

    def end_round(self) -> None:
        """C2.1, C2.2, C2.5"""
        for quarter in QUARTERS:
            self.harbour[quarter] = list(EMPTY)
        self.rounds_completed += 1
        if self.rounds_completed == self.rounds():
            self.end_game()
        else:
            self.first = (self.first + 1) % self.seats
            self.begin_round()

    def end_game(self) -> None:
        """C2.2, C3.3"""
        self.over = True
        self.actor = None

    # Buying and rolling

    def free_dice(self, seat: int) -> int:
        """C3.1: the yellow dice won that roll along; those beyond the limit do not."""
        return min(self.sheets[seat].dice, int(self.facts["yellow_dice"]))

    def buyable(self, seat: int) -> list[int]:
        """C3.1: the numbers of yellow dice one may buy, 0 among them."""
        room = int(self.facts["yellow_dice"]) - self.free_dice(seat)
        price = int(self.facts["yellow_price"])
        return [number for number in range(room + 1) if number * price <= self.sheets[seat].gold]

    def buy(self, seat: int, number: int) -> None:
        """C3.1"""
        self.sheets[seat].gold -= number * int(self.facts["yellow_price"])
        self.roll(seat, number)

    def roll(self, seat: int, bought: int) -> None:
        """C3.2, C3.3, C10.3"""
        white = [self.white_chance.die() for _ in range(self.facts["white_dice"])]
        yellow = [self.yellow_chance.die() for _ in range(self.free_dice(seat) + bought)]
        self.harbour = sort_dice(white, yellow)
        if self.options["instant_win"] == "yes" and len(set(white + yellow)) == 1:
            self.instant_winner = seat
            self.end_game()
        else:
            self.begin_turn()

    # A turn

    def begin_turn(self) -> None:
        """C4.1, C4.4"""
        seat = self.turn_order()[self.turns_completed]
        self.actor = seat
        if self.quarters_with_dice():
            self.stage = "quarter"
        elif self.step_numbers(seat, 1):
            self.stage = "compensation"
        else:
            self.build_or_end_turn(seat)

    def quarters_with_dice(self) -> list[str]:
        """C4.1"""
        return [quarter for quarter in QUARTERS if self.harbour[quarter] != EMPTY]

    def quarter_actions(self, seat: int) -> list[str]:
        """C4.2, C4.3"""
        actions = []
        for quarter in self.quarters_with_dice():
            actions.append(f"take {quarter}")
            if self.step_numbers(seat, self.harbour[quarter][0]):
                actions.append(f"steward {quarter}")
        return actions

    def remove_dice(self, quarter: str) -> list[int]:
        """C4.1: takes the dice off the quarter and says what lay there."""
        group = self.harbour[quarter]
        self.harbour[quarter] = list(EMPTY)
        return group

    def end_turn(self) -> None:
        """C2.3, C2.4"""
        self.turns_completed += 1
        if self.turns_completed == 1:
            self.remove_yellow_dice()
        if self.turns_completed == len(self.turn_order()):
            self.end_round()
        else:
            self.begin_turn()

    def remove_yellow_dice(self) -> None:
        """C2.4"""
        for quarter in QUARTERS:
            value, white, _ = self.harbour[quarter]
            self.harbour[quarter] = [value, white, 0] if white > 0 else list(EMPTY)

    # Actions of the quarters

    def take(self, seat: int, quarter: str) -> None:
        """C5.1, C5.2"""
        _, white, yellow = self.remove_dice(quarter)
        count = white + yellow
        if quarter == "goats":
            self.circle_goats(seat, count)
            self.build_or_end_turn(seat)
        elif quarter == "gold":
            if "store" in self.sheets[seat].buildings:
                count += int(self.facts["store_gold"])
            self.circle_gold(seat, count)
            self.build_or_end_turn(seat)
        else:
            if "warehouse" in self.sheets[seat].buildings:
                count += int(self.facts["warehouse_symbols"])
            self.deliver(seat, quarter, count)

    def circle_gold(self, seat: int, number: int) -> None:
        """C1.4"""
        sheet = self.sheets[seat]
        gained = min(number, int(self.facts["gold_symbols"]) - sheet.gold_circled)
        sheet.gold_circled += gained
        sheet.gold += gained

    def circle_goats(self, seat: int, number: int) -> None:
        """C1.4"""
        sheet = self.sheets[seat]
        gained = min(number, int(self.facts["goat_symbols"]) - sheet.goats_circled)
        sheet.goats_circled += gained
        sheet.goats += gained

    # Delivering

    def deliver(self, seat: int, district: str, symbols: int) -> None:
        """C5.3"""
        self.district = district
        self.symbols_left = symbols
        for shop in self.started_shops(seat):
            self.fill(seat, shop)
        self.go_on_delivering(seat)

    def go_on_delivering(self, seat: int) -> None:
        """C5.3: with symbols left no shop is started and incomplete, for it would have taken them."""
        if self.symbols_left > 0 and self.unstarted_shops(seat):
            self.stage = "shop"
        else:
            self.build_or_end_turn(seat)

    def symbols_of(self, district: str) -> list[int]:
        """C1.3: how many symbols each shop of the district has."""
        return [int(symbols) for _, symbols in self.facts["districts"][district]["shops"]]

    def started_shops(self, seat: int) -> list[int]:
        """C5.3: the shops of the district started and not complete."""
        ticked = self.sheets[seat].shops[self.district]
        symbols = self.symbols_of(self.district)
        return [shop for shop in range(len(ticked)) if 0 < ticked[shop] < symbols[shop]]

    def unstarted_shops(self, seat: int) -> list[int]:
        """C5.3: the shops of the district not yet started."""
        ticked = self.sheets[seat].shops[self.district]
        return [shop for shop in range(len(ticked)) if ticked[shop] == 0]

    def fill(self, seat: int, shop: int) -> None:
        """C5.3: as far as it goes."""
        ticked = self.sheets[seat].shops[self.district]
        used = min(self.symbols_left, self.symbols_of(self.district)[shop] - ticked[shop])
        ticked[shop] += used
        self.symbols_left -= used
        self.take_bonus(seat)

    def take_bonus(self, seat: int) -> None:
        """C5.4"""
        complete = self.sheets[seat].shops[self.district] == self.symbols_of(self.district)
        taken = any(self.district in sheet.bonuses for sheet in self.sheets)
        if complete and not taken:
            self.sheets[seat].bonuses.append(self.district)

    # The steward

    def choose_steward(self, value: int) -> None:
        """C4.1, C4.4"""
        self.value = value
        self.stage = "steps"

    def step_cost(self, seat: int, value: int, steps: int) -> int:
        """C6.3"""
        difference = abs(steps - value)
        if "stable" in self.sheets[seat].buildings:
            difference = max(0, difference - int(self.facts["stable_steps"]))
        return difference * int(self.facts["step_price"])

    def step_numbers(self, seat: int, value: int) -> list[int]:
        """C6.3, C6.4: the numbers of steps that may be chosen; a complete move exists if there is one."""
        sheet = self.sheets[seat]
        numbers = []
        for steps in range(1, len(SPACES)):
            if self.step_cost(seat, value, steps) <= sheet.gold:
                if not way_exists(sheet.steward, sheet.entered, steps):
                    break  # a longer way would begin with one of this many steps
                numbers.append(steps)
        return numbers

    def choose_steps(self, seat: int, steps: int) -> None:
        """C6.4"""
        self.sheets[seat].gold -= self.step_cost(seat, self.value, steps)
        self.steps_left = steps
        self.stage = "walk"

    def directions(self, seat: int) -> list[str]:
        """C6.5"""
        sheet = self.sheets[seat]
        return [
            direction
            for direction, reached in free_steps(sheet.steward, sheet.entered).items()
            if way_exists(reached, [*sheet.entered, reached], self.steps_left - 1)
        ]

    def walk(self, seat: int, direction: str) -> None:
        """C6.5, C6.6"""
        sheet = self.sheets[seat]
        sheet.steward = free_steps(sheet.steward, sheet.entered)[direction]
        sheet.entered.append(sheet.steward)
        self.steps_left -= 1
        if self.steps_left == 0:
            self.circle_space(seat, sheet.steward)

    def printed_on(self, space: str) -> str:
        """C1.3"""
        return str(self.facts["market"]["rows"][ROWS.index(space[1])][COLUMNS.index(space[0])])

    def circle_space(self, seat: int, space: str) -> None:
        """C6.6 to C6.11"""
        sheet = self.sheets[seat]
        sheet.circled.append(space)
        what, _, number = self.printed_on(space).partition(" ")
        if what in DISTRICTS:
            self.deliver(seat, what, int(number))
            return  # delivering asks for shops before the buildings
        if what == "gold":
            self.circle_gold(seat, int(number))
        elif what == "goats":
            self.circle_goats(seat, int(number))
        elif what == "die":
            sheet.dice += 1
        elif what == "rosette":
            sheet.boxes.append(self.rosette_number(sheet))
        self.build_or_end_turn(seat)

    def rosette_number(self, sheet: Sheet) -> int:
        """C6.10, C6.11"""
        pluses = [space for space in sheet.circled if self.printed_on(space) == "plus"]
        return len(sheet.circled) + len(pluses)

    # Buildings

    def buildable(self, seat: int) -> list[str]:
        """C7.1: the buildings that are left and can be paid."""
        sheet = self.sheets[seat]
        return [
            building
            for building, price in self.facts["buildings"].items()
            if building not in sheet.buildings and price["gold"] <= sheet.gold and price["goats"] <= sheet.goats
        ]

    def build_or_end_turn(self, seat: int) -> None:
        """C4.5, C7.1"""
        if self.buildable(seat):
            self.stage = "build"
        else:
            self.end_turn()

    def build(self, seat: int, building: str) -> None:
        """C7.1"""
        sheet = self.sheets[seat]
        price = self.facts["buildings"][building]
        sheet.gold -= int(price["gold"])
        sheet.goats -= int(price["goats"])
        sheet.buildings.append(building)
        self.build_or_end_turn(seat)

    # Scoring

    def points(self, seat: int) -> dict[str, int]:
        """C8.1: as if the game ended now; only what is not zero."""
        sheet = self.sheets[seat]
        points = {district: self.shop_points(sheet, district) for district in DISTRICTS}
        points["bonuses"] = sum(int(self.facts["districts"][district]["bonus"]) for district in sheet.bonuses)
        points["gold"] = sheet.gold // int(self.facts["gold_per_point"])
        points["goats"] = sheet.goats // int(self.facts["goats_per_point"])
        points["steward"] = self.steward_points(sheet)
        points["temple"] = self.temple_points(sheet)
        return {source: number for source, number in points.items() if number != 0}

    def shop_points(self, sheet: Sheet, district: str) -> int:
        """C8.1: complete shops."""
        shops = self.facts["districts"][district]["shops"]
        ticked = sheet.shops[district]
        return sum(int(points) for shop, (points, symbols) in enumerate(shops) if ticked[shop] == symbols)

    def steward_points(self, sheet: Sheet) -> int:
        """C6.11"""
        if self.facts["steward_total"] == "last":
            return sheet.boxes[-1] if sheet.boxes else 0
        return sum(sheet.boxes)

    def temple_points(self, sheet: Sheet) -> int:
        """C7.2"""
        if "temple" not in sheet.buildings:
            return 0
        return int(self.facts["temple_points"]) * len(sheet.buildings)

    def total(self, seat: int) -> int:
        """C8.1"""
        return sum(self.points(seat).values())

    def beats(self, seat: int, other: int) -> bool:
        """C8.2, C8.3"""
        if self.instant_winner in (seat, other):
            return seat == self.instant_winner and seat != other
        if self.total(seat) != self.total(other):
            return self.total(seat) > self.total(other)
        return self.sheets[seat].gold > self.sheets[other].gold

    def place(self, seat: int) -> int:
        """C8.2: one behind those who are better."""
        return 1 + sum(1 for other in range(self.seats) if self.beats(other, seat))

    def reason(self, ranks: list[int], totals: list[int]) -> str:
        """C8.2, C8.3: what made the winner."""
        if self.instant_winner is not None:
            return "instant-win"
        if totals.count(max(totals)) == 1:
            return "points"
        return "gold" if ranks.count(1) == 1 else "shared"

    def result(self) -> dict[str, Any]:
        """C8.2, C8.3"""
        if not self.over:
            raise ValueError("the game is not over")
        ranks = [self.place(seat) for seat in range(self.seats)]
        totals = [self.total(seat) for seat in range(self.seats)]
        return {"ranks": ranks, "totals": totals, "reason": self.reason(ranks, totals)}

    # What is seen

    def snapshot(self) -> dict[str, Any]:
        """C1.5: everything open to all, and the streams to compare chance draw by draw."""
        chances = [self.white_chance, self.yellow_chance, self.first_chance, self.unused_chance]
        return {
            "round": self.rounds_completed,
            "first": self.first,
            "turn": self.turns_completed,
            "harbour": [list(self.harbour[quarter]) for quarter in QUARTERS],
            "sheets": [self.sheet_seen(sheet) for sheet in self.sheets],
            "points": [self.points(seat) for seat in range(self.seats)],
            "streams": [chance.x for chance in chances],
        }

    def sheet_seen(self, sheet: Sheet) -> dict[str, Any]:
        """C1.5"""
        return {
            "gold": sheet.gold,
            "goats": sheet.goats,
            "gold_circled": sheet.gold_circled,
            "goats_circled": sheet.goats_circled,
            "shops": {district: list(sheet.shops[district]) for district in DISTRICTS},
            "bonuses": sorted(sheet.bonuses),
            "buildings": sorted(sheet.buildings),
            "steward": sheet.steward,
            "circled": sorted(sheet.circled),
            "entered": sorted(sheet.entered),
            "boxes": list(sheet.boxes),
            "dice": sheet.dice,
        }
