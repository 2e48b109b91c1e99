/** Where things lie on the stage, broad and narrow. Numbers are units of the SVG; on a phone one is about a CSS pixel. */
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Berth {
  box: Box;
  dice: Box;
  take: Box;
  steward: Box;
}
export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  harbour: Box;
  odds: Box;
  berths: Berth[];
  tray: Box;
  sheet: Box;
  market: Box;
  boxes: Box;
  won: Box;
  districts: Box[];
  tracks: Box[];
  buildings: Box[];
  others: Box[];
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const four = (make: (n: number) => Box) => [0, 1, 2, 3].map(make);

export function layOut(wide: boolean, seats: number): Layout {
  return wide ? broad(seats) : narrow(seats);
}

/** The harbour stands upright on the left, as on the table: Goats at the bottom, Gold at the top. */
function broad(seats: number): Layout {
  const others = seats - 1;
  const w = [684, 338, 222][others - 1]!;
  return {
    wide: true,
    width: 1000,
    height: 760,
    harbour: box(0, 0, 304, 606),
    odds: box(206, 8, 90, 32),
    berths: Array.from({ length: 6 }, (_, n) => broadBerth(46 + 93 * (5 - n))),
    tray: box(0, 614, 304, 146),
    sheet: box(316, 0, 684, 528),
    market: box(724, 44, 265, 265),
    boxes: box(724, 318, 265, 42),
    won: box(840, 10, 149, 26),
    districts: four((n) => box(328, 44 + 80 * n, 384, 74)),
    tracks: [box(328, 370, 326, 32), box(664, 370, 326, 32)],
    buildings: four((n) => box(328 + 166 * n, 412, 158, 104)),
    others: Array.from({ length: others }, (_, n) => box(316 + n * (w + 8 + (others === 3 ? 1 : 0)), 536, w, 224)),
  };
}

function broadBerth(y: number): Berth {
  return { box: box(8, y, 288, 88), dice: box(70, y + 6, 92, 76), take: box(166, y + 9, 61, 70), steward: box(230, y + 9, 61, 70) };
}

/** On a phone the quay lies across, and the market comes first: it is what one touches most. */
function narrow(seats: number): Layout {
  const top = 390;
  const others = seats - 1;
  const below = top + 696;
  const w = others === 1 ? 374 : 184;
  return {
    wide: false,
    width: 374,
    height: below + (others === 1 ? 132 : Math.ceil(others / 2) * 232),
    harbour: box(0, 0, 374, 248),
    odds: box(286, 3, 82, 40),
    berths: Array.from({ length: 6 }, (_, n) => narrowBerth(2 + 62 * n)),
    tray: box(0, 253, 374, 132),
    sheet: box(0, top, 374, 688),
    market: box(8, top + 36, 245, 245),
    boxes: box(262, top + 150, 106, 66),
    won: box(262, top + 40, 104, 50),
    districts: four((n) => box(8, top + 290 + 60 * n, 358, 56)),
    tracks: [box(8, top + 532, 358, 24), box(8, top + 560, 358, 24)],
    buildings: four((n) => box(8 + 90 * n, top + 592, 86, 88)),
    others: Array.from({ length: others }, (_, n) => box((n % 2) * 190, below + Math.floor(n / 2) * 232, w, others === 1 ? 132 : 224)),
  };
}

function narrowBerth(x: number): Berth {
  return { box: box(x, 46, 60, 200), dice: box(x + 3, 93, 54, 56), take: box(x + 2, 153, 56, 44), steward: box(x + 2, 200, 56, 44) };
}

/** A small sheet: streets, market and purse, in an order that suits the card, in units of `scale`. */
export interface Small {
  scale: number;
  streets: Point;
  market: Point;
  purse: Point;
  /** The purse lies along instead of standing. */
  flat: boolean;
}
export function smallOf(card: Box): Small {
  if (card.w > 350) {
    const scale = card.w > 600 ? 1.72 : 1;
    const pad = (card.w / scale - 362) / 2;
    return { scale, streets: { x: pad, y: 32 }, market: { x: pad + 188, y: 26 }, purse: { x: pad + 292, y: 26 }, flat: false };
  }
  if (card.w > 300) {
    return { scale: 1.2, streets: { x: 9, y: 34 }, market: { x: 183, y: 34 }, purse: { x: 9, y: 132 }, flat: true };
  }
  const scale = card.w > 200 ? 1.03 : 1;
  const pad = (card.w / scale - 170) / 2;
  return { scale, streets: { x: pad, y: 30 }, market: { x: pad, y: 116 }, purse: { x: pad + 105, y: 116 }, flat: false };
}
export const SMALL_CELL = 19;
export function smallMarket(card: Box): Box {
  const { scale, market } = smallOf(card);
  const side = 5 * SMALL_CELL * scale;
  return box(card.x + market.x * scale, card.y + market.y * scale, side, side);
}

/** The middle of a market space such as "c3". */
export function middleOf(market: Box, space: string): Point {
  const side = market.w / 5;
  return { x: market.x + side * ("abcde".indexOf(space[0]!) + 0.5), y: market.y + side * (Number(space[1]) - 0.5) };
}

/** The middles of so many dice in an area, as large as they fit. */
export function spots(area: Box, count: number, most: number): { size: number; at: Point[] } {
  let size = most;
  while (Math.floor(area.w / size) * Math.floor(area.h / size) < count) size -= 1;
  const across = Math.min(count, Math.floor(area.w / size));
  const rows = Math.ceil(count / across);
  const left = area.x + (area.w - across * size) / 2;
  const top = area.y + (area.h - rows * size) / 2;
  const at = Array.from({ length: count }, (_, n) => ({
    x: left + size * ((n % across) + 0.5),
    y: top + size * (Math.floor(n / across) + 0.5),
  }));
  return { size, at };
}
