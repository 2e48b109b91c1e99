/** What the places say: labels for those who listen, the note under the mountain for those who look. */
import type { Legal } from "../../api/client";
import type { View } from "../../lib/board";
import type { Say } from "../../lib/words.svelte";
import { ELEMENTS, laneOf, PATHS, previewOf, SPACES } from "./scene";

export interface Reading {
  text: string;
  tiles: { element: string; count?: number }[];
}

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function stackReading(view: View, space: string, say: Say): Reading {
  const stack = [...view.mountain[space]].reverse();
  return { text: say("board-stack", { space, count: stack.length }), tiles: stack.map((element) => ({ element })) };
}

/** A tile of the path: its pattern, and how many it could collect. */
function pathReading(view: View, path: string, say: Say): Reading {
  const tile = String(view.path[path]);
  if (!tile) return { text: say("board-path-empty", { path }), tiles: [] };
  const number = Number(tile.split("kitsune-")[1]);
  if (number) return { text: say("board-path-kitsune", { path, number, space: laneOf(path)[number - 1] }), tiles: [] };
  const knowledge = 1 + (view.boards[view.actor]?.[ELEMENTS.indexOf(tile as never)] ?? 0);
  return { text: say("board-path", { path, tile: say(`tile-${tile}`), pattern: say(`pattern-${tile}`), knowledge }), tiles: [] };
}

/** What moving a tile there would let one collect. */
export function previewText(view: View, path: string, space: string, say: Say): string {
  const { element, knowledge, available, count } = previewOf(view, path, space);
  const told = { tile: say(`tile-${element}`), space, pattern: say(`pattern-${element}`), knowledge, available, count };
  return first(say(count ? "board-preview" : "board-preview-none", told));
}

function cardReading(view: View, name: string, say: Say): Reading {
  const named = (elements: string[]) => elements.map((element) => say(`element-${element}`)).join(", ");
  if (name === "keys") {
    const own = say("table-kitsune-keys", { keys: named(view.kitsune_keys) });
    const difficulty = `${say("option-difficulty")}: ${say(`choice-difficulty-${view.options.difficulty}`)}`;
    const parts = [say("table-keys", { keys: named(view.keys) }), ...(view.kitsune_keys.length ? [own, difficulty] : [])];
    return { text: `${parts.join(". ")}.`, tiles: [] };
  }
  const { goal, times } = view.goals[Number(name.slice(5))]!;
  return { text: `${say(`goal-${goal}`)}: ${say(`goal-${goal}-does`, { times })}`, tiles: [] };
}

/** The note for a place or card; without one, what is left in the bag. */
export function read(view: View, name: string, path: string, action: Legal | undefined, say: Say): Reading {
  if (path && SPACES.includes(name) && laneOf(path).includes(name)) return { text: previewText(view, path, name, say), tiles: [] };
  if (PATHS.includes(name)) return pathReading(view, name, say);
  if (SPACES.includes(name)) {
    const reading = stackReading(view, name, say);
    return action ? { ...reading, text: `${first(say(action.words))}. ${reading.text}` } : reading;
  }
  if (name === "keys" || name.startsWith("goal-")) return cardReading(view, name, say);
  if (action) return { text: `${first(say(action.words))}.`, tiles: [] };
  return { text: say("board-bag"), tiles: ELEMENTS.map((element, n) => ({ element, count: view.bag[n] })) };
}

/** The same in words only. */
export function labelOf(view: View, name: string, path: string, action: Legal | undefined, say: Say): string {
  const { text, tiles } = read(view, name, path, SPACES.includes(name) ? action : undefined, say);
  const names = tiles.map(({ element }) => say(`element-${element}`)).join(", ");
  const here = [view.spot === name ? say("board-spot") : "", view.head === name ? say("board-head") : "", view.tail === name ? say("board-tail") : ""];
  const moved = action && path && action.text.includes(" ") && SPACES.includes(name) ? `${first(say(action.words))}. ` : "";
  return [`${moved}${text}`, names, ...here].filter(Boolean).join(" ");
}
