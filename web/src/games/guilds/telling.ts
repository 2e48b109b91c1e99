/** Boris' turn as steps that can be shown one after the other. Pure data. */
import type { Message } from "../../api/client";
import { BORIS, type BorisStep, type TileView, type View } from "./table.ts";

/** What he took at the end of the round, if it was told; his next turn makes it old. */
export function tookOf(said: readonly Message[], before: Taken | undefined): Taken | undefined {
  let found = before;
  for (const { id, args } of said) {
    if (id.startsWith("boris-begins")) found = undefined;
    if (id === "beadle-took") found = { place: placeIn(args?.place), points: Number(args?.points ?? 0) };
  }
  return found;
}
export interface Taken { place: string; points: number }

const placeIn = (said: unknown): string =>
  typeof said === "string" ? said : String((said as { args?: { place?: string } } | undefined)?.args?.place ?? "");

/** His cards, then the beadle's tile. */
export function stepsOf(view: View, took: Taken | undefined): BorisStep[] {
  const cards = (view.boris?.cards ?? []) as BorisStep[];
  const tile = took && (view.tiles[took.place] as TileView | undefined);
  if (!cards.length || !tile || tile.open) return cards; // nothing, or taken back
  return [...cards, { card: "", colour: "", way: [took.place], place: took.place, points: took.points }];
}

/** The city as it was when he had done so many steps: later ones wait, whoever left again and the beadle are still there. */
export function cityAt(view: View, steps: readonly BorisStep[], step: number): View {
  const last = steps.at(-1);
  const taken = last && !last.card ? last.place : "";
  if (step < 0 || (taken && step === steps.length - 1)) return view;
  const tiles: Record<string, TileView> = { ...view.tiles };
  steps.forEach(({ card, place }, n) => {
    const tile = tiles[place];
    if (!tile || !card) return;
    const change = tile.open ? (n > step ? -1 : 0) : n <= step ? 1 : 0;
    tiles[place] = { ...tile, men: tile.men.map((count, party) => (party === BORIS ? Math.max(0, count + change) : count)) };
  });
  if (!taken) return { ...view, tiles };
  tiles[taken] = { ...tiles[taken]!, open: true };
  return { ...view, tiles, beadle: taken };
}
