/** Names of places, lanes and patterns: what a choice would reach, for reading only; the server decides. */
import type { View } from "../../lib/board";

export const ELEMENTS = ["void", "wind", "fire", "water", "earth"] as const;
export type Element = (typeof ELEMENTS)[number];
export const LETTERS = "VWFAE"; // of the notation; what is drawn has the letters of the reader's language
export const COLUMNS = "abcde";
export const PATHS = ["T1", "T2", "T3", "T4", "T5", "L1", "L2", "L3", "L4", "L5"];
export const SPACES = Array.from({ length: 25 }, (_, n) => `${COLUMNS[n % 5]}${Math.floor(n / 5) + 1}`);

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
