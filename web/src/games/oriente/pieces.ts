/** The pieces on the table: where each lies, with ids that stay so that it travels. */
import type { View } from "../../lib/board";
import { CARD, type Layout, type Place } from "./layout.ts";

export const INHABITANTS = ["shogun", "soryo", "maho-tsukai", "daimyo", "samurai", "akindo", "nofu", "ninja"] as const;
/** In the order in which points cards lie: as the cards are printed, the dearest first. */
export const ORDER = ["shogun", "soryo", "maho-tsukai", "daimyo", "treasure-4", "samurai", "treasure-3", "akindo", "treasure-2", "nofu", "ninja", "geisha"];
/** What cards are worth, by kind: a table tells all its cards, as Svelte's context of this name. */
export type Values = Record<string, number>;
export const VALUES = "values";
/** For pictures of the game as it is sold, which belong to no table. */
export const PRINTED: Values = Object.fromEntries(INHABITANTS.map((kind, n) => [kind, INHABITANTS.length - 1 - n]));
/** Announcements that name a player. */
export const NAMING = ["attack", "credit", "trade", "eliminate"];

export interface Player {
  inhabitant: string;
  value: number | null;
  revealed: boolean;
  known_to_all: boolean;
  disc: boolean;
  cards: Record<string, number>;
  card_count: number;
  points: number;
}

export interface Piece {
  id: number;
  slot: string;
  /** A card, "?" for its back; or pawn, worker. */
  kind: string;
  x: number;
  y: number;
  scale: number;
  /** Known to the reader, not to all. */
  secret: boolean;
}

export interface Stack {
  seat: number;
  kind: string;
  count: number;
  x: number;
  y: number;
  scale: number;
}

/** Points cards of a place, alike ones on one stack. */
export function stacksOf(player: Player, place: Place, seat: number): Stack[] {
  const kinds = ORDER.filter((kind) => player.cards[kind]);
  const { x, y, width, scale, rows } = place.hand;
  const size = CARD.width * scale;
  const perRow = Math.max(rows > 1 ? 3 : 1, Math.ceil(kinds.length / rows));
  const gap = rows > 1 || scale > 0.6 ? 5 : 9;
  const step = Math.min(size + gap, (width - size) / Math.max(1, perRow - 1));
  return kinds.map((kind, n) => ({
    seat,
    kind,
    count: player.cards[kind]!,
    x: x + (n % perRow) * step,
    y: y + Math.floor(n / perRow) * (CARD.height * scale + 7),
    scale,
  }));
}

/** Where the shared things lie, within the bar. */
export function village(layout: Layout) {
  const { x, y, width, height } = layout.bar;
  const scale = layout.wide ? 0.95 : 0.7;
  const top = y + (height - CARD.height * scale) / 2;
  const part = (share: number) => x + width * share;
  return {
    scale,
    deck: { x: part(0.15), y: top },
    reward: { x: part(layout.wide ? 0.36 : 0.34), y: top },
    square: { x: part(0.625), y: y + height / 2 },
    hut: { x: part(0.81), y: y + height / 2 },
    supply: { x: part(layout.wide ? 0.885 : 0.87), y: y + height / 2 },
    worker: layout.wide ? 13 : 10,
  };
}

type Wanted = Omit<Piece, "id">;

function wantedPieces(view: View, layout: Layout): Wanted[] {
  const found: Wanted[] = [];
  const players = view.players as Player[];
  const shared = village(layout);
  for (let n = 0; n < Math.min(view.reward.cards, 6); n++) {
    const kind = view.reward.known[n] ?? "?";
    found.push({ slot: `reward ${n}`, kind, x: shared.reward.x + n * 7, y: shared.reward.y, scale: shared.scale, secret: false });
  }
  players.forEach((player, seat) => {
    const place = layout.places[seat]!;
    for (const stack of stacksOf(player, place, seat)) {
      for (let n = 0; n < stack.count; n++) {
        const { kind, x, y, scale } = stack;
        found.push({ slot: `points ${seat} ${kind} ${n}`, kind, x: x + Math.min(n, 2) * 1.5, y: y - Math.min(n, 2) * 1.5, scale, secret: false });
      }
    }
    const kind = player.inhabitant;
    if (kind) found.push({ slot: `inhabitant ${seat}`, kind, ...place.card, secret: kind !== "?" && !player.revealed && !view.over });
  });
  const { square, hut, supply } = view.village;
  for (let n = 0; n < square + hut + supply; n++) {
    const where = n < square ? "square" : n < square + hut ? "hut" : "supply";
    const along = where === "square" ? n : where === "hut" ? n - square : n - square - hut;
    const { x, y } = shared[where];
    found.push({ slot: `worker ${n}`, kind: "worker", x: x + along * shared.worker * 0.85, y, scale: shared.worker / 12, secret: false });
  }
  const seat = layout.places[view.pawn]!;
  const own = view.pawn === layout.own;
  found.push({ slot: "pawn", kind: "pawn", x: seat.x + seat.width - (own ? 18 : 56), y: seat.y + (own ? 6 : -1), scale: own ? 1.4 : 1, secret: false });
  return found;
}

let made = 0;

/** What stays keeps its id; what appears takes the id of an equal piece that vanished, so that it travels. */
export function piecesOf(view: View, layout: Layout, before: readonly Piece[]): Piece[] {
  const left = new Set(before);
  const ids = new Map<Wanted, number>();
  const wanted = wantedPieces(view, layout);
  const match = (fits: (old: Piece, now: Wanted) => boolean) => {
    for (const now of wanted) {
      if (ids.has(now)) continue;
      const old = [...left].find((one) => fits(one, now));
      if (old) {
        left.delete(old);
        ids.set(now, old.id);
      }
    }
  };
  match((old, now) => old.slot === now.slot && old.kind === now.kind);
  match((old, now) => old.slot === now.slot && old.kind === "?");
  match((old, now) => old.kind === now.kind);
  match((old, now) => old.kind === "?" && now.slot.startsWith("points"));
  return wanted.map((one) => ({ ...one, id: ids.get(one) ?? made++ }));
}
