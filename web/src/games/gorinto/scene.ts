/** Gorinto as drawing data: which tile lies where, and what a place stands for. Decides no rule. */
import type { Message } from "../../api/client";
import type { View } from "../../lib/board";
import { boardColumn, floorOf, pathOf, thickness, type Layout } from "./layout.ts";
import { ELEMENTS, PATHS, SPACES, type Element } from "./patterns.ts";

export * from "./patterns.ts";

export interface Piece {
  id: string;
  /** Where it lies: "T3", "c4/2" (level from the bottom) or "board0/fire/1". */
  slot: string;
  kind: string; // an element, "kitsune-3", "head" or "tail"
  x: number;
  y: number;
  scale: number;
  /** Thickness of the visible edge. */
  t: number;
  isTop: boolean;
  hasMoved: boolean;
}

type Slot = Omit<Piece, "id" | "hasMoved">;
export const stackOf = (slot: string) => slot.slice(0, slot.lastIndexOf("/") < 0 ? undefined : slot.lastIndexOf("/"));
const regionOf = (slot: string) => (slot.startsWith("board") ? "board" : slot.includes("/") ? "mountain" : "path");

// what lies where

function pathSlots(view: View, layout: Layout): Slot[] {
  return PATHS.filter((path) => view.path[path]).map((path) => {
    return { slot: path, kind: view.path[path], ...pathOf(layout, path), scale: 1, t: layout.tile.t, isTop: true };
  });
}

function mountainSlots(view: View, layout: Layout): Slot[] {
  return SPACES.flatMap((space) => {
    const stack: Element[] = view.mountain[space];
    const t = thickness(layout.tile.t, layout.room, stack.length);
    const { x, y } = floorOf(layout, space);
    return stack.map((kind, level) => {
      return { slot: `${space}/${level + 1}`, kind, x, y: y - (level + 1) * t, scale: 1, t, isTop: level === stack.length - 1 };
    });
  });
}

function boardSlots(view: View, layout: Layout): Slot[] {
  return (view.boards as number[][]).flatMap((counts, party) =>
    counts.flatMap((count, element) => {
      const { x, y, scale, room } = boardColumn(layout, party, element);
      const t = thickness(layout.tile.t * 0.9, room, count);
      return Array.from({ length: count }, (_, n) => {
        const slot = `board${party}/${ELEMENTS[element]}/${n + 1}`;
        return { slot, kind: ELEMENTS[element]!, x, y: y - (n + 1) * t, scale, t: t / scale, isTop: n === count - 1 };
      });
    }),
  );
}

/** The Kitsune's pieces stand on top of their stacks; on the same space they stand side by side. */
function foxSlots(view: View, layout: Layout): Slot[] {
  return (["head", "tail"] as const).filter((piece) => view[piece]).map((piece) => {
    const { x, y } = topOf(view, layout, view[piece]);
    const aside = view.head === view.tail ? (piece === "head" ? -0.2 : 0.2) * layout.tile.w : 0;
    return { slot: piece, kind: piece, x: x + aside, y, scale: 1, t: 0, isTop: true };
  });
}

/** Top left corner of the top face of a stack. */
export function topOf(view: View, layout: Layout, space: string): { x: number; y: number } {
  const count = view.mountain[space].length;
  const { x, y } = floorOf(layout, space);
  return { x, y: y - count * thickness(layout.tile.t, layout.room, count) };
}

// which piece is which

const SOURCES: Record<string, string[]> = { board: ["mountain", "board"], mountain: ["path", "mountain", "board"], path: ["mountain"] };

const levelOf = (slot: string) => Number(slot.split("/")[1]);

/** The lowest piece of the same stack and kind that lay higher than this slot. */
function sunk(slot: Slot, free: ReadonlySet<Piece>): Piece | undefined {
  const above = [...free].filter((one) => {
    return one.kind === slot.kind && stackOf(one.slot) === stackOf(slot.slot) && levelOf(one.slot) > levelOf(slot.slot);
  });
  return above.sort((a, b) => levelOf(a.slot) - levelOf(b.slot))[0];
}

/** Pieces have no names: what stays keeps its id, what appears takes the id of an equal piece that vanished. */
function named(slots: Slot[], before: readonly Piece[]): Piece[] {
  const old = new Map(before.map((piece) => [piece.slot, piece]));
  const free = new Set(before);
  const found = new Map<Slot, Piece>();
  const take = (slot: Slot, piece: Piece | undefined) => {
    if (piece && free.delete(piece)) found.set(slot, piece);
  };
  for (const slot of slots) if (old.get(slot.slot)?.kind === slot.kind) take(slot, old.get(slot.slot));
  for (const slot of slots.filter((one) => !found.has(one) && regionOf(one.slot) === "mountain")) {
    take(slot, sunk(slot, free)); // what was above a tile taken out of its stack sinks, in order
  }
  for (const region of ["board", "mountain", "path"]) {
    for (const slot of slots.filter((one) => !found.has(one) && regionOf(one.slot) === region)) {
      for (const source of SOURCES[region]!) {
        if (!found.has(slot)) take(slot, [...free].reverse().find((one) => one.kind === slot.kind && regionOf(one.slot) === source));
      }
    }
  }
  let next = Math.max(0, ...before.map((piece) => Number(piece.id) || 0));
  return slots.map((slot) => {
    const piece = found.get(slot);
    const hasMoved = piece !== undefined && (piece.x !== slot.x || piece.y !== slot.y);
    return { ...slot, id: piece?.id ?? String(++next), hasMoved };
  });
}

/** Everything that travels, in the order of drawing: what moves is drawn over what lies still. */
export function piecesOf(view: View, layout: Layout, before: readonly Piece[] = []): Piece[] {
  const isFixed = (slot: { kind: string }) => !(ELEMENTS as readonly string[]).includes(slot.kind);
  const slots = [...pathSlots(view, layout), ...mountainSlots(view, layout), ...boardSlots(view, layout), ...foxSlots(view, layout)];
  const tiles = named(slots.filter((slot) => !isFixed(slot)), before.filter((piece) => !isFixed(piece)));
  const foxes = slots.filter(isFixed).map((slot) => ({ ...slot, id: slot.kind, hasMoved: true }));
  return [...tiles, ...foxes].sort((a, b) => Number(a.hasMoved) - Number(b.hasMoved));
}

/** The places a message speaks of. */
export function places(message: Message): string[] {
  const { space, path, spot } = (message.args ?? {}) as Record<string, unknown>;
  return [space, path, spot].filter((place): place is string => typeof place === "string");
}
