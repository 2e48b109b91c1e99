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

function wideLayout(seats: number, own: number): Layout {
  const others = seats - 1;
  const size = others > 7 ? { width: 136, height: 106 } : { width: 156, height: 114 };
  const spots = around(others, size);
  const places: Place[] = Array.from({ length: seats }, (_, seat) => {
    if (seat === own) return ownPlace({ x: 8, y: 560, width: 520, height: 212 }, 3.6, 1.4);
    return otherPlace(spots[(seat - own - 1 + seats) % seats]!, size.width > 140 ? 1.3 : 1.18, 0.5, 2);
  });
  return {
    wide: true,
    width: 1000,
    height: 780,
    places,
    own,
    table: { x: 160, y: 122, width: 680, height: 426 },
    bar: { x: 196, y: 134, width: 608, height: 62 },
    middle: { x: 196, y: 206, width: 608, height: 264 },
    words: { x: 210, y: 482, width: 580, height: 56 },
    actions: { x: 548, y: 566, width: 444, height: 206 },
  };
}

/** Clockwise from the reader's left, along the left side, the top and the right side. */
function around(count: number, size: { width: number; height: number }): Spot[] {
  const left = size.width / 2 + 3;
  const top = size.height / 2 + 3;
  const bottom = 552 - size.height / 2;
  const side = bottom - top;
  const across = 1000 - 2 * left;
  const length = 2 * side + across;
  return Array.from({ length: count }, (_, n) => {
    const along = ((n + 0.5) * length) / count;
    const [x, y] =
      along < side
        ? [left, bottom - along]
        : along < side + across
          ? [left + along - side, top]
          : [1000 - left, top + along - side - across];
    return { x: x - size.width / 2, y: y - size.height / 2, ...size };
  });
}

/** Two columns: up on the left, down on the right, so that neighbours at the table stay neighbours. */
function tallLayout(seats: number, own: number): Layout {
  const others = seats - 1;
  const rows = Math.ceil(others / 2);
  const step = 62;
  const top = 58;
  const middle = top + rows * step + 4;
  const words = middle + 162;
  const mine = words + 56;
  const actions = mine + 140;
  const places: Place[] = Array.from({ length: seats }, (_, seat) => {
    if (seat === own) return ownPlace({ x: 2, y: mine, width: 386, height: 136 }, 2.25, 0.95);
    const n = (seat - own - 1 + seats) % seats;
    const row = n < rows ? rows - 1 - n : n - rows;
    return otherPlace({ x: n < rows ? 2 : 197, y: top + row * step, width: 191, height: 58 }, 0.9, 0.5, 1);
  });
  return {
    wide: false,
    width: 390,
    height: actions + 106,
    places,
    own,
    table: { x: 2, y: middle - 2, width: 386, height: 158 },
    bar: { x: 2, y: 2, width: 386, height: 52 },
    middle: { x: 12, y: middle + 4, width: 366, height: 146 },
    words: { x: 6, y: words, width: 378, height: 52 },
    actions: { x: 2, y: actions, width: 386, height: 100 },
  };
}

function otherPlace(spot: Spot, card: number, hand: number, rows: number): Place {
  const x = spot.x + 10 + CARD.width * card;
  const above = rows > 1 ? spot.height - CARD.height * card - 6 : (spot.height - CARD.height * card) / 2;
  return {
    ...spot,
    card: { x: spot.x + 5, y: spot.y + above, scale: card },
    hand: { x, y: spot.y + (rows > 1 ? above + 5 : 24), width: spot.x + spot.width - x - 4, scale: hand, rows },
  };
}

function ownPlace(spot: Spot, card: number, hand: number): Place {
  const x = spot.x + CARD.width * card + 18;
  return {
    ...spot,
    card: { x: spot.x + 4, y: spot.y + (spot.height - CARD.height * card) / 2, scale: card },
    hand: { x, y: spot.y + spot.height * 0.42, width: spot.x + spot.width - x - 4, scale: hand, rows: 1 },
  };
}
