/** Where everything lies, on broad screens and on narrow ones; and how the city is zoomed. */
import { hallPlaces, parties, ROWS, type View } from "./table.ts";

export interface Box { x: number; y: number; w: number; h: number }
export interface Point { x: number; y: number }
export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  city: Box;
  cell: { w: number; h: number; gap: number };
  plantation: Box;
  stands: Box[];
  track: Box;
  radius: number;
}

export function layoutOf(view: View, wide: boolean): Layout {
  const columns = view.columns.length, count = parties(view);
  return wide ? wideLayout(columns, count) : tallLayout(columns, count);
}

function wideLayout(columns: number, count: number): Layout {
  const gap = 6, city = { x: 18, y: 18, w: 782, h: 494 };
  const each = 566 / count;
  return {
    wide: true,
    width: 800,
    height: 636,
    city,
    cell: { w: (city.w - gap * (columns - 1)) / columns, h: (city.h - gap * (ROWS - 1)) / ROWS, gap },
    plantation: { x: 0, y: 522, w: 228, h: 74 },
    stands: Array.from({ length: count }, (_, n) => ({ x: 236 + n * each, y: 522, w: each - 6, h: 74 })),
    track: { x: 0, y: 604, w: 800, h: 30 },
    radius: 9,
  };
}

function tallLayout(columns: number, count: number): Layout {
  const gap = columns > 5 ? 3 : 4, city = { x: 13, y: 14, w: 361, h: 470 };
  const stands = Array.from({ length: count }, (_, n) => ({ x: (n % 2) * 188, y: 566 + Math.floor(n / 2) * 54, w: 186, h: 50 }));
  const below = 566 + Math.ceil(count / 2) * 54;
  return {
    wide: false,
    width: 374,
    height: below + 34,
    city,
    cell: { w: (city.w - gap * (columns - 1)) / columns, h: (city.h - gap * (ROWS - 1)) / ROWS, gap },
    plantation: { x: 0, y: 494, w: 374, h: 66 },
    stands,
    track: { x: 0, y: below + 2, w: 374, h: 30 },
    radius: 7.5,
  };
}

export function cellBox(layout: Layout, place: string): Box {
  const { city, cell } = layout;
  const column = place.charCodeAt(0) - 97, row = Number(place[1]) - 1;
  return { x: city.x + column * (cell.w + cell.gap), y: city.y + row * (cell.h + cell.gap), w: cell.w, h: cell.h };
}

/** The Guildhall: one tile, or two side by side as one. */
export function hallBox(view: View, layout: Layout): Box {
  const [first, last] = [hallPlaces(view)[0]!, hallPlaces(view).at(-1)!].map((place) => cellBox(layout, place)) as [Box, Box];
  return { ...first, w: last.x + last.w - first.x };
}

// zoom

export interface Zoom { k: number; x: number; y: number }
export const WHOLE: Zoom = { k: 1, x: 0, y: 0 };

/** Keeps the city filling its frame. */
export function bounded(zoom: Zoom, box: Box): Zoom {
  const k = Math.min(3, Math.max(1, zoom.k));
  const keep = (at: number, start: number, size: number) => Math.min(start * (1 - k), Math.max((start + size) * (1 - k), at));
  return { k, x: keep(zoom.x, box.x, box.w), y: keep(zoom.y, box.y, box.h) };
}

/** Zooms so that the given point of the frame stays where it is. */
export function zoomAt(zoom: Zoom, factor: number, at: Point, box: Box): Zoom {
  const k = Math.min(3, Math.max(1, zoom.k * factor)), f = k / zoom.k;
  return bounded({ k, x: at.x - (at.x - zoom.x) * f, y: at.y - (at.y - zoom.y) * f }, box);
}

/** On a small screen the city is shown as large as what has been laid allows. */
export function fitted(view: View, layout: Layout): Zoom {
  if (layout.wide) return WHOLE;
  const boxes = Object.keys(view.tiles).map((place) => cellBox(layout, place)), { city } = layout;
  const left = Math.min(...boxes.map((box) => box.x)), top = Math.min(...boxes.map((box) => box.y));
  const w = Math.max(...boxes.map((box) => box.x + box.w)) - left, h = Math.max(...boxes.map((box) => box.y + box.h)) - top;
  const k = Math.min(city.w / w, city.h / h);
  return bounded({ k, x: city.x - k * left + (city.w - k * w) / 2, y: city.y - k * top + (city.h - k * h) / 2 }, city);
}

export function seenAt(zoom: Zoom, piece: Point & { inCity: boolean }, box: Box): Point & { k: number; hidden: boolean } {
  if (!piece.inCity) return { x: piece.x, y: piece.y, k: 1, hidden: false };
  const x = zoom.k * piece.x + zoom.x, y = zoom.k * piece.y + zoom.y;
  return { x, y, k: zoom.k, hidden: x < box.x || y < box.y || x > box.x + box.w || y > box.y + box.h };
}

