/** Tiles to choose from one by one: Earth fans its stack out, partners lay out what they can give. */
import type { Hint } from "../../api/client";
import type { View } from "../../lib/board";
import type { Say } from "../../lib/words.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Strip } from "./Fan.svelte";
import { floorOf, type Layout } from "./layout";
import { ELEMENTS, LETTERS } from "./scene";

export function stripsOf(view: View, choosing: Choosing, hints: readonly Hint[], say: Say): Strip[] {
  const strip = (text: string, element: string, name: string): Strip => {
    const action = choosing.find(text);
    const win = hints.find((hint) => hint.text === text)?.win;
    return { text, element, name, label: action ? say(action.words) : name, can: !!action, isSelected: choosing.pending === text, win };
  };
  if (view.phase === "give") {
    return ELEMENTS.map((element, n) => strip(`>${LETTERS[n]}`, element, say(`element-${element}`))).filter((one) => one.can);
  }
  if (view.phase !== "dig") return [];
  const stack = view.mountain[view.spot] as string[];
  return stack.map((element, n) => strip(`@${n + 1}`, element, `${n + 1} · ${say(`element-${element}`)}`)).reverse();
}

/** High stacks take two columns. */
export function fanRows(count: number): number {
  return count > 7 ? Math.ceil(count / 2) : count;
}

/** Beside the stack, on the side with room. */
export function fanAt(view: View, layout: Layout, count: number): { x: number; y: number } {
  const { plinth, tile } = layout;
  const rows = fanRows(count);
  const [width, height] = [Math.ceil(count / Math.max(1, rows)) * 158 + 14, rows * 46 + 40];
  const spot = view.spot ? floorOf(layout, view.spot) : { x: plinth.x + plinth.width / 2, y: plinth.y + plinth.height / 2 };
  const after = spot.x + tile.w + 10;
  const x = after + width < plinth.x + plinth.width + 20 ? after : spot.x - width - 10;
  const y = Math.min(Math.max(plinth.y - 60, spot.y - height / 2), plinth.y + plinth.height - height);
  return { x: Math.max(2, Math.min(x, layout.width - width - 2)), y };
}
