/** Guilds of London as drawing data: which liveryman is which and where he stands, points, what a message speaks of. No rules. */
import type { Message } from "../../api/client";
import { cellBox, hallBox, type Box, type Layout, type Point } from "./layout.ts";
import { isBoris, parties, type TileView, type View } from "./table.ts";

export * from "./choices.ts";
export * from "./layout.ts";
export * from "./names.ts";
export * from "./table.ts";
export * from "./telling.ts";

export interface Piece extends Point { id: string; seat: number; where: string; scale: number; inCity: boolean }
export interface Label extends Point { id: string; text: string; inCity: boolean; seat: number }
const BORIS_STOCK = 24; // he has as many as he needs: so many are drawn

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
    return { x: box.x + box.w / 2, y: box.y + box.h * 0.7, scale: 1.5, inCity: true };
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

// what is spoken of

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
