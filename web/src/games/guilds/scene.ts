/** Guilds of London as drawing data: where everything lies, which liveryman is which, what legal actions stand for. No rules. */
import type { Legal, Message } from "../../api/client";

export interface Part { effect: string; count: number; most?: number }
export interface TileView {
  number: number;
  name: string;
  colours: string[];
  threshold: number;
  points: number;
  extras: Part[];
  open: boolean;
  master: number;
  men: number[];
  token: Partial<Part>;
  neutral: boolean;
}
export interface CardView { card: string; count: number; colour: string; banners: number; cost: number; ability: Part[] }
export interface BorisStep { card: string; colour: string; way: string[]; place: string }
export interface Box { x: number; y: number; w: number; h: number }
export interface Point { x: number; y: number }
export interface Piece extends Point { id: string; seat: number; where: string; scale: number; inCity: boolean }
export interface Label extends Point { id: string; text: string; inCity: boolean; seat: number }
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
/* eslint-disable-next-line @typescript-eslint/no-explicit-any */
type View = Record<string, any>;

export const COLOURS = ["yellow", "pink", "red", "blue", "green"] as const;
export const ROWS = 5;
export const BORIS = 1; // his number among the parties; he plays against one player only
const BORIS_STOCK = 24; // he has as many as he needs: so many are drawn

export const parties = (view: View): number => Math.max(2, view.players.length);
export const isBoris = (view: View, party: number): boolean => view.players.length === 1 && party === BORIS;
export const hallPlaces = (view: View): string[] => (view.columns.length > 5 ? ["c3", "d3"] : ["c3"]);

/** All places of the grid in reading order, whether something lies there or not. */
export function grid(view: View): string[] {
  const columns: string[] = [...view.columns];
  return Array.from({ length: ROWS }, (_, row) => columns.map((column) => `${column}${row + 1}`)).flat();
}

// where things lie

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

// liverymen

/** Where each liveryman of a party is, sorted by place. */
export function spots(view: View, party: number): string[] {
  const found: string[] = [];
  for (const [place, tile] of Object.entries(view.tiles as Record<string, TileView>)) {
    for (let n = 0; n < (tile.men[party] ?? 0); n++) found.push(place);
    if (tile.master === party) found.push(`master ${place}`);
  }
  const player = view.players[party];
  if (!player) return [...found, ...Array<string>(Math.max(0, BORIS_STOCK - found.length)).fill("supply")];
  for (const where of ["guildhall", "plantation", "supply"]) for (let n = 0; n < player[where]; n++) found.push(where);
  return found;
}

/** Pieces with ids that last: who stays keeps the id, who appears somewhere takes that of one who left elsewhere. */
export function piecesOf(view: View, layout: Layout, before: readonly Piece[] = []): Piece[] {
  const pieces: Piece[] = [];
  for (let party = 0; party < parties(view); party++) {
    const left = spots(view, party);
    const old = before.filter((piece) => piece.seat === party);
    const named = new Map<string, string>(); // id -> where
    for (const piece of old) {
      const at = left.indexOf(piece.where);
      if (at >= 0) named.set(piece.id, left.splice(at, 1)[0]!);
    }
    const free = old.filter((piece) => !named.has(piece.id)).map((piece) => piece.id);
    let next = old.length;
    for (const where of left) named.set(free.shift() ?? `${party}-${next++}`, where);
    const seen: Record<string, number> = {};
    for (const [id, where] of [...named].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const n = (seen[where] = (seen[where] ?? -1) + 1);
      pieces.push({ id, seat: party, where, ...spotOf(view, layout, party, where, n) });
    }
  }
  return pieces;
}

type Spot = Point & { scale: number; inCity: boolean };

/** Where the n-th liveryman of a party in a place stands. Many of one party lean on each other. */
export function spotOf(view: View, layout: Layout, party: number, where: string, n: number): Spot {
  const lean = Math.min(n, 3) * (layout.wide ? 3 : 1.6), r = layout.radius;
  if (where === "supply") {
    const box = layout.stands[party]!;
    const y = layout.wide ? box.y + 36 : box.y + 14;
    return { x: (layout.wide ? box.x + 16 : box.x + box.w - 40) + lean, y, scale: layout.wide ? 1 : 0.9, inCity: false };
  }
  if (where === "plantation") {
    const box = layout.plantation, slot = layout.wide ? 32 : 40;
    const start = box.x + box.w - parties(view) * slot;
    return { x: start + party * slot + r + lean, y: box.y + box.h - r - 7, scale: 1, inCity: false };
  }
  if (where === "guildhall") {
    const box = hallBox(view, layout), count = view.players.length;
    const slot = (box.w - 8) / Math.max(2, count > 2 ? 4 : 2);
    return { x: box.x + 6 + party * slot + r + lean, y: box.y + box.h - r - (layout.wide ? 10 : 12), scale: 1, inCity: true };
  }
  if (where.startsWith("master ")) {
    const box = cellBox(layout, where.slice(7));
    return { x: box.x + box.w / 2, y: box.y + box.h * 0.56, scale: layout.wide ? 1.7 : 1.6, inCity: true };
  }
  const box = cellBox(layout, where), men = (view.tiles[where] as TileView).men;
  const slot = men.slice(0, party).filter((count) => count > 0).length;
  const width = slotWidth(layout, men, view.beadle === where);
  return { x: box.x + 5 + r + slot * width + lean, y: menLine(layout, box), scale: 1, inCity: true };
}

const slotWidth = (layout: Layout, men: readonly number[], beadle: boolean) => {
  const present = men.filter((count) => count > 0).length;
  const room = layout.cell.w - (layout.wide ? 44 : 6) - (beadle ? 18 : 0);
  return Math.min(layout.wide ? 32 : 24, room / Math.max(1, present));
};
const menLine = (layout: Layout, box: Box) => (layout.wide ? box.y + box.h - 14 : box.y + 63);

/** How many stand together, wherever it is more than one. */
export function labelsOf(view: View, layout: Layout): Label[] {
  const labels: Label[] = [];
  for (let party = 0; party < parties(view); party++) {
    const counts: Record<string, number> = {};
    for (const where of spots(view, party)) counts[where] = (counts[where] ?? 0) + 1;
    for (const [where, count] of Object.entries(counts)) {
      if (count < 2 || (isBoris(view, party) && where === "supply")) continue;
      const top = spotOf(view, layout, party, where, count - 1);
      const { x, y } = top, r = layout.radius;
      labels.push({ id: `${party} ${where}`, text: `${count}`, x: x + r * 0.75, y: y - r * 0.55, inCity: top.inCity, seat: party });
    }
  }
  return labels;
}

// the score track

export const total = (points: Record<string, number> | undefined): number =>
  Object.values(points ?? {}).reduce((sum, value) => sum + value, 0);

export function trackOf(view: View, layout: Layout): { end: number; marks: (Point & { party: number; points: number })[] } {
  const all = Array.from({ length: parties(view) }, (_, party) => total(view.points?.[party]));
  const end = Math.max(40, Math.ceil((Math.max(...all) + 5) / 20) * 20);
  const { x, y, w } = layout.track, seen: Record<number, number> = {};
  const marks = all.map((points, party) => {
    const n = (seen[points] = (seen[points] ?? -1) + 1);
    return { party, points, x: x + 14 + ((w - 28) * points) / end + n * 11, y: y + 11 };
  });
  return { end, marks };
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

// what can be chosen

export interface Groups {
  /** By card: its uses (hire, move, ability; pay; discard). */
  cards: Map<string, Legal[]>;
  /** By place on the board. */
  places: Map<string, Legal>;
  others: Legal[];
}

export function group(legal: readonly Legal[]): Groups {
  const groups: Groups = { cards: new Map(), places: new Map(), others: [] };
  for (const action of legal) {
    const [verb, what = ""] = action.text.split(" ");
    if (["hire", "move", "ability", "pay", "discard"].includes(verb!)) {
      groups.cards.set(what, [...(groups.cards.get(what) ?? []), action]);
    } else if (["from", "to", "guild"].includes(verb!)) groups.places.set(what, action);
    else groups.others.push(action);
  }
  return groups;
}

/** What a card's use touches, to be lit before it is played: only a look at what is printed, the server says what is legal. */
export function touched(view: View, card: CardView, use: string, anyColour: boolean): string[] {
  const open = Object.entries(view.tiles as Record<string, TileView>).filter(([, tile]) => tile.open);
  if (use === "hire") return ["guildhall"];
  if (use === "move") return open.filter(([, tile]) => anyColour || tile.colours.includes(card.colour)).map(([place]) => place);
  const found = new Set<string>();
  for (const { effect } of card.ability) {
    if (effect.startsWith("plantation")) found.add("plantation");
    if (effect === "hire" || effect === "turn_hire_bonus") found.add("guildhall");
    if (effect === "neutral") found.add("neutral");
    if (/^(move|hire_to_tile|plantation_return)/.test(effect)) open.forEach(([place]) => found.add(place));
    if (effect === "swap_tokens") open.filter(([, tile]) => tile.token.effect).forEach(([place]) => found.add(place));
    if (effect.endsWith("_rival") && effect !== "plantation_expel_rival") {
      const own = view.seat as number;
      open.filter(([, tile]) => tile.men.some((n, party) => n > 0 && party !== own)).forEach(([place]) => found.add(place));
    }
  }
  return [...found];
}

// words

/** The id of a printed name, should the words have it: "Lord Mayor's Show" -> name-lord-mayors-show. */
export const nameId = (name: string): string =>
  `name-${(name.toLowerCase().replaceAll("'", "").match(/[a-z]+/g) ?? []).join("-")}`;

export const effectMessage = (part: Partial<Part>): Message => ({
  id: `effect-${(part.effect ?? "").replaceAll("_", "-")}`,
  args: { count: part.count ?? 0, most: part.most ?? 0 },
});

/** Breaks a name into at most two lines. */
export function twoLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const cuts = [...text].map((sign, at) => (sign === " " || sign === "-" ? at : -1)).filter((at) => at > 0);
  const best = cuts.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  if (best === undefined) return [shortened(text, most + 6)];
  return [text.slice(0, text[best] === "-" ? best + 1 : best), text.slice(best + 1)].map((line) => shortened(line, most + 6));
}

export const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** What a line of the log speaks of. */
export function places(message: Message): string[] {
  const found = new Set<string>();
  collect(message, found);
  return [...found];
}

function collect(said: unknown, found: Set<string>): void {
  if (Array.isArray(said)) said.forEach((one) => collect(one, found));
  if (typeof said !== "object" || said === null || !("id" in said)) return;
  const { id, args = {} } = said as { id: string; args?: Record<string, unknown> };
  if (id === "guildhall" || id === "hired") found.add("guildhall");
  if (/plantation|colonised|step-return|step-expel/.test(id)) found.add("plantation");
  if (["place", "place-of-tile"].includes(id) && typeof args.place === "string") found.add(args.place);
  if (["place", "goal"].some((key) => typeof args[key] === "string")) {
    for (const key of ["place", "goal"]) if (/^[a-f][1-5]$/.test(String(args[key]))) found.add(String(args[key]));
  }
  Object.values(args).forEach((value) => collect(value, found));
}
