/** Where everything lies: the seats around the table, its middle, and the reader's own place; wide and tall. */

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place at the table with room for the inhabitant and the points cards. */
export interface Place extends Spot {
  card: { x: number; y: number; scale: number };
  hand: { x: number; y: number; width: number; scale: number; rows: number };
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  /** By seat; the reader's own is `own`. */
  places: Place[];
  own: number;
  table: Spot;
  bar: Spot;
  middle: Spot;
  words: Spot;
  actions: Spot;
}

export const CARD = { width: 40, height: 56 };

/** The seat whose place is the large one: the reader's, for spectators the first. */
export const ownSeat = (viewer: number) => Math.max(0, viewer);

export function layoutOf(seats: number, viewer: number, wide: boolean): Layout {
  return wide ? wideLayout(seats, ownSeat(viewer)) : tallLayout(seats, ownSeat(viewer));
}

const TILE = { width: 172, height: 124 };

function wideLayout(seats: number, own: number): Layout {
  const spots = around(seats - 1);
  const places: Place[] = Array.from({ length: seats }, (_, seat) => {
    if (seat === own) return ownPlace({ x: 6, y: 562, width: 988, height: 212 }, 3.6, 1.4, 530);
    return otherPlace(spots[(seat - own - 1 + seats) % seats]!, 1.5, 0.62, 2);
  });
  return {
    wide: true,
    width: 1000,
    height: 780,
    places,
    own,
    table: { x: 182, y: 134, width: 636, height: 418 },
    bar: { x: 240, y: 142, width: 520, height: 60 },
    middle: { x: 212, y: 214, width: 576, height: 262 },
    words: { x: 236, y: 488, width: 528, height: 56 },
    actions: { x: 544, y: 574, width: 440, height: 190 },
  };
}

/** Clockwise from the reader's left: up the left side, along the top, down the right side. */
function around(count: number): Spot[] {
  const side = Math.max(1, Math.round(count * 0.27));
  const top = count - 2 * side;
  const beside = (n: number) => TILE.height + 8 + ((n + 0.5) * (556 - TILE.height - 8)) / side - TILE.height / 2;
  return Array.from({ length: count }, (_, n) => {
    if (n < side) return { x: 4, y: beside(side - 1 - n), ...TILE };
    if (n >= side + top) return { x: 996 - TILE.width, y: beside(n - side - top), ...TILE };
    return { x: ((n - side + 0.5) * 1000) / top - TILE.width / 2, y: 4, ...TILE };
  });
}

/** Two columns: up on the left, down on the right, so that neighbours at the table stay neighbours. */
function tallLayout(seats: number, own: number): Layout {
  const others = seats - 1;
  const rows = Math.ceil(others / 2);
  const many = rows > 4;
  const step = many ? 56 : 62;
  const top = 58;
  const middle = top + rows * step + 4;
  const words = middle + 162;
  const actions = words + 56; // above one's own place: what can be done is to be seen without scrolling
  const mine = actions + 106;
  const places: Place[] = Array.from({ length: seats }, (_, seat) => {
    if (seat === own) return ownPlace({ x: 2, y: mine, width: 386, height: 140 }, 2.25, 0.95, 386);
    const n = (seat - own - 1 + seats) % seats;
    const row = n < rows ? rows - 1 - n : n - rows;
    return otherPlace({ x: n < rows ? 2 : 197, y: top + row * step, width: 191, height: step - 4 }, many ? 0.8 : 0.9, many ? 0.44 : 0.5, 1);
  });
  return {
    wide: false,
    width: 390,
    height: mine + 142,
    places,
    own,
    table: { x: 2, y: middle - 2, width: 386, height: 158 },
    bar: { x: 2, y: 2, width: 386, height: 52 },
    middle: { x: 12, y: middle + 4, width: 366, height: 146 },
    words: { x: 6, y: words, width: 378, height: 52 },
    actions: { x: 8, y: actions, width: 374, height: 100 },
  };
}

function otherPlace(spot: Spot, card: number, hand: number, rows: number): Place {
  const x = spot.x + 10 + CARD.width * card;
  const above = rows > 1 ? spot.height - CARD.height * card - 6 : (spot.height - CARD.height * card) / 2;
  return {
    ...spot,
    card: { x: spot.x + 5, y: spot.y + above, scale: card },
    hand: { x, y: spot.y + (rows > 1 ? above + 2 : 24), width: spot.x + spot.width - x - 4, scale: hand, rows },
  };
}

/** The inhabitant at the left, the hand beside it as far as `end`. */
function ownPlace(spot: Spot, card: number, hand: number, end: number): Place {
  const x = spot.x + CARD.width * card + 20;
  const above = CARD.height * card > 180 ? 5 : 6;
  return {
    ...spot,
    card: { x: spot.x + 6, y: spot.y + above, scale: card },
    hand: { x, y: spot.y + CARD.height * card * 0.44, width: end - x - 6, scale: hand, rows: 1 },
  };
}

/** Where the part somebody has in what is going on is written: on the edge of the place; on a phone in its corner. */
export function pillSpot(layout: Layout, seat: number): { x: number; y: number; end?: boolean } {
  const { x, y, width, height } = layout.places[seat]!;
  if (seat === layout.own) return layout.wide ? { x: x + 430, y: y + 22 } : { x: x + width - 4, y: y + 14, end: true };
  return layout.wide ? { x: x + width / 2, y: y + height + 2 } : { x: x + width - 4, y: y + height - 11, end: true };
}

/** A rounded rectangle as a path. */
export function frame({ x, y, width, height }: Spot, round: number): string {
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * round, height - 2 * round];
  return `M${x + round} ${y}h${across}${corner(round, round)}v${down}${corner(-round, round)}h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z`;
}

/** The edge of a card that lies there. */
export const edge = ({ x, y, scale }: { x: number; y: number; scale: number }) =>
  frame({ x, y, width: CARD.width * scale, height: CARD.height * scale }, 4 * scale);
