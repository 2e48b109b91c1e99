/** What is in the view of a table, as far as it is drawn. See `view.py` of the game. */
/* eslint-disable-next-line @typescript-eslint/no-explicit-any */
export type View = Record<string, any>;

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
export interface BorisStep { card: string; colour: string; way: string[]; place: string; points?: number }

export const COLOURS = ["yellow", "pink", "red", "blue", "green"] as const;
export const ROWS = 5;
export const BORIS = 1; // his number among the parties; he plays against one player only

export const parties = (view: View): number => Math.max(2, view.players.length);
export const isBoris = (view: View, party: number): boolean => view.players.length === 1 && party === BORIS;
export const hallPlaces = (view: View): string[] => (view.columns.length > 5 ? ["c3", "d3"] : ["c3"]);

/** All places of the grid in reading order, whether something lies there or not. */
export function grid(view: View): string[] {
  const columns: string[] = [...view.columns];
  return Array.from({ length: ROWS }, (_, row) => columns.map((column) => `${column}${row + 1}`)).flat();
}
