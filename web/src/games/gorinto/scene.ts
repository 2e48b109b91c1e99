/** Gorinto as drawing data: which tile lies where, and what a place stands for. Decides no rule. */
import type { Message } from "../../api/client";
import type { View } from "../../lib/board";
import { boardColumn, floorOf, pathOf, thickness, type Layout } from "./layout.ts";

export const ELEMENTS = ["void", "wind", "fire", "water", "earth"] as const;
export type Element = (typeof ELEMENTS)[number];
export const LETTERS = "VWFAE"; // of the notation; what is drawn has the letters of the reader's language
export const COLUMNS = "abcde";
export const PATHS = ["T1", "T2", "T3", "T4", "T5", "L1", "L2", "L3", "L4", "L5"];
export const SPACES = Array.from({ length: 25 }, (_, n) => `${COLUMNS[n % 5]}${Math.floor(n / 5) + 1}`);

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

// what a choice would do: for reading only, the server decides

const STEPS: Record<Element, number[][]> = {
  void: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  wind: [[0, -1], [-1, 0], [1, 0], [0, 1]],
  fire: [-4, -3, -2, -1, 1, 2, 3, 4].map((n) => [0, n]),
  water: [-4, -3, -2, -1, 1, 2, 3, 4].map((n) => [n, 0]),
  earth: [],
};

/** The spaces an element reaches from a space; Earth reaches into the stack itself. */
export function reach(element: Element, space: string): string[] {
  const [x, y] = [COLUMNS.indexOf(space[0]!), Number(space[1])];
  return STEPS[element].map(([dx, dy]) => `${COLUMNS[x + dx!] ?? "?"}${y + dy!}`).filter((name) => SPACES.includes(name));
}

export interface Preview {
  element: Element;
  space: string;
  reach: string[];
  knowledge: number;
  available: number;
  count: number;
}

/** What moving a path tile to a space would let its player collect. */
export function previewOf(view: View, path: string, space: string): Preview {
  const element = view.path[path] as Element;
  const knowledge = 1 + view.boards[view.actor][ELEMENTS.indexOf(element)];
  const reached = reach(element, space).filter((name) => view.mountain[name].length > 0);
  const available = element === "earth" ? view.mountain[space].length : reached.length;
  return { element, space, reach: reached, knowledge, available, count: Math.min(knowledge, available) };
}

/** The five spaces a path tile can go to, nearest first. */
export function laneOf(path: string): string[] {
  const n = Number(path[1]) - 1;
  return [0, 1, 2, 3, 4].map((far) => (path[0] === "T" ? `${COLUMNS[n]}${far + 1}` : `${COLUMNS[far]}${n + 1}`));
}

const ARROWS: Record<string, number[]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The place an arrow key leads to from a place: the path is row 0 and the column left of a. */
export function neighbour(place: string, key: string): string | undefined {
  const step = ARROWS[key];
  if (!step || !(PATHS.includes(place) || SPACES.includes(place))) return undefined;
  const n = Number(place[1]);
  const [column, row] = place[0] === "T" ? [n - 1, 0] : [COLUMNS.indexOf(place[0]!), n];
  const [x, y] = [column! + step[0]!, row! + step[1]!];
  const name = y === 0 ? `T${x + 1}` : x === -1 ? `L${y}` : `${COLUMNS[x]}${y}`;
  return PATHS.includes(name) || SPACES.includes(name) ? name : undefined;
}

/** Where the movement tokens that remain would send a piece of the Kitsune: number by space (G9.3). */
export function footprints(view: View): Record<string, number> {
  const marks: Record<string, number> = {};
  for (const path of PATHS) {
    const number = Number(String(view.path[path]).split("kitsune-")[1]);
    if (view.tokens.includes(number)) marks[laneOf(path)[number - 1]!] = number;
  }
  return marks;
}

/** The places a message speaks of. */
export function places(message: Message): string[] {
  const { space, path, spot } = (message.args ?? {}) as Record<string, unknown>;
  return [space, path, spot].filter((place): place is string => typeof place === "string");
}
