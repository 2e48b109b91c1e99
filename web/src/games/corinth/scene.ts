/** What lies on the stage: pieces with lasting ids, what a message speaks of, where the steward could end. No DOM, no rules. */
import type { Message } from "../../api/client";
import type { View } from "../../lib/board";
import type { Box, Layout, Point } from "./layout";

export interface Die extends Point {
  id: string;
  yellow: boolean;
  value: number;
  size: number;
  quarter: string;
  /** Off the harbour: it has travelled to whoever took it, and cannot be seen any more. */
  gone: boolean;
}
export interface Steward extends Point {
  id: string;
  seat: number;
  size: number;
}
export interface Scene {
  dice: Die[];
  stewards: Steward[];
  actor: number;
  round: number;
}
/** Geometry the scene needs; handed in, so that this file imports nothing. */
export interface Ruler {
  spots: (area: Box, count: number, most: number) => { size: number; at: Point[] };
  middleOf: (market: Box, space: string) => Point;
  smallMarket: (card: Box) => Box;
}

export function sceneOf(view: View, layout: Layout, shown: number, ruler: Ruler, before?: Scene): Scene {
  return {
    dice: diceOf(view, layout, shown, ruler, before),
    stewards: stewardsOf(view, layout, shown, ruler),
    actor: view.actor ?? -1,
    round: view.round,
  };
}

/** The seats whose sheets lie small beside the large one, in turn order from it. */
export function othersOf(view: View, shown: number): number[] {
  const seats = view.sheets.length;
  return Array.from({ length: seats - 1 }, (_, n) => (shown + 1 + n) % seats);
}

function marketOf(seat: number, view: View, layout: Layout, shown: number, ruler: Ruler): Box {
  if (seat === shown) return layout.market;
  return ruler.smallMarket(layout.others[othersOf(view, shown).indexOf(seat)]!);
}

function stewardsOf(view: View, layout: Layout, shown: number, ruler: Ruler): Steward[] {
  return (view.sheets as View[]).map((sheet, seat) => {
    const market = marketOf(seat, view, layout, shown, ruler);
    return { id: `steward-${seat}`, seat, size: market.w / 5, ...ruler.middleOf(market, sheet.steward) };
  });
}

/** Dice have no identity in the view: one that stays keeps its id, one that appears takes that of an equal one that left. */
function diceOf(view: View, layout: Layout, shown: number, ruler: Ruler, before?: Scene): Die[] {
  const free = [...(before?.dice ?? [])];
  const claim = (fits: (die: Die) => boolean) => {
    const n = free.findIndex(fits);
    return n < 0 ? undefined : free.splice(n, 1)[0];
  };
  const lying = (view.harbour as View[]).flatMap((group, n) => {
    const colours = [...Array(group.white).fill(false), ...Array(group.yellow).fill(true)] as boolean[];
    const { size, at } = ruler.spots(layout.berths[n]!.dice, Math.max(1, colours.length), layout.wide ? 34 : 27);
    return colours.map((yellow, i) => ({ ...at[i]!, yellow, size, value: group.value as number, quarter: group.quarter as string }));
  });
  const stayed = lying.map((die) => claim((old) => !old.gone && old.quarter === die.quarter && old.yellow === die.yellow)?.id);
  let fresh = before?.dice.length ?? 0;
  const dice: Die[] = lying.map((die, n) => {
    const id = stayed[n] ?? claim((old) => old.yellow === die.yellow)?.id;
    return { ...die, id: id ?? `die-${fresh++}`, gone: false };
  });
  const target = before && takerPlace(view, layout, shown, before);
  const taken = before ? takenQuarter(free, dice, before.round === view.round) : "";
  const left = free.map((die) => (!die.gone && die.quarter === taken && target ? { ...die, ...target, gone: true } : { ...die, gone: true }));
  return [...dice, ...left].sort((a, b) => a.id.localeCompare(b.id));
}

/** The quarter that was emptied; what is swept away at the end of a round or of the first turn only fades. */
function takenQuarter(free: Die[], dice: Die[], sameRound: boolean): string {
  const left = free.filter((die) => !die.gone && !dice.some((other) => other.quarter === die.quarter));
  const quarters = (some: Die[]) => [...new Set(some.map((die) => die.quarter))];
  const white = quarters(left.filter((die) => !die.yellow)); // yellow ones may have been swept away at the same time
  const emptied = white.length ? white : quarters(left);
  return sameRound && emptied.length === 1 ? emptied[0]! : "";
}

function takerPlace(view: View, layout: Layout, shown: number, before: Scene): Point | undefined {
  if (before.actor < 0) return undefined;
  const sheet = before.actor === shown ? layout.sheet : layout.others[othersOf(view, shown).indexOf(before.actor)]!;
  return { x: sheet.x + sheet.w / 2, y: sheet.y + 20 };
}

// what one could reach: an aid to the eye; what is legal the server says

const LONGEST_LOOK = 8; // longer ways are too many to look at

export const neighbours: Record<string, (space: string) => string> = {
  up: (space) => `${space[0]}${Number(space[1]) - 1}`,
  down: (space) => `${space[0]}${Number(space[1]) + 1}`,
  left: (space) => `${String.fromCharCode(space.charCodeAt(0) - 1)}${space[1]}`,
  right: (space) => `${String.fromCharCode(space.charCodeAt(0) + 1)}${space[1]}`,
};
export const isSpace = (space: string) => /^[a-e][1-5]$/.test(space);
export const nameOf = (index: number) => `${"abcde"[index % 5]}${Math.floor(index / 5) + 1}`;

/** Spaces at the end of a way of exactly so many steps. */
export function reach(sheet: View, middle: string, steps: number, first?: string): Set<string> {
  const ends = new Set<string>();
  if (steps < 1 || steps > LONGEST_LOOK) return ends;
  const closed = new Set<string>([...(sheet.way as string[]), middle]);
  const walk = (space: string, rest: number) => {
    if (rest === 0) return void ends.add(space);
    for (const [direction, next] of Object.entries(neighbours)) {
      const target = next(space);
      if (rest === steps && first && direction !== first) continue;
      if (!isSpace(target) || closed.has(target)) continue;
      closed.add(target);
      walk(target, rest - 1);
      closed.delete(target);
    }
  };
  walk(sheet.steward, steps);
  return ends;
}

// what a message speaks of

type Told = Record<string, unknown>;
const wordOf = (value: unknown) => String((value as Message | undefined)?.id ?? "").replace(/^(quarter|building)-/, "");

/** Whose sheet ("seat 2") and what: a quarter ("wine"), "district wine", a space ("c4"), a building, "boxes", "won". */
export function places(message: Message): string[] {
  const args = (message.args ?? {}) as Told;
  const who = (args.who as Message | undefined)?.args as Told | undefined;
  const found = who ? [`seat ${String(who.number)}`] : [];
  if (message.id === "rolls") return [...found, ...(args.groups as Message[]).map((group) => wordOf((group.args as Told).quarter))];
  if (typeof args.space === "string" && isSpace(args.space)) found.push(args.space);
  if (args.building) found.push(wordOf(args.building));
  if (args.district) found.push(`district ${wordOf(args.district)}`);
  if (args.quarter) found.push(/^(does|choice|why)/.test(message.id) ? wordOf(args.quarter) : `district ${wordOf(args.quarter)}`);
  if (message.id === "writes-box") found.push("boxes");
  if (message.id === "wins-die") found.push("won");
  return found;
}
