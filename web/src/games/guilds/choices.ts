/** Legal actions by card and by place, and what a card would touch. */
import type { Legal } from "../../api/client";
import type { CardView, TileView, View } from "./table.ts";

export interface Groups {
  /** By card: its uses (hire, move, ability; pay; discard). */
  cards: Map<string, Legal[]>;
  /** By place on the board. */
  places: Map<string, Legal>;
  others: Legal[];
}

export function group(legal: readonly Legal[]): Groups {
  const groups: Groups = { cards: new Map(), places: new Map(), others: [] };
  for (const action of legal) {
    const [verb, what = ""] = action.text.split(" ");
    if (["hire", "move", "ability", "pay", "discard"].includes(verb!)) {
      groups.cards.set(what, [...(groups.cards.get(what) ?? []), action]);
    } else if (["from", "to", "guild"].includes(verb!)) groups.places.set(what, action);
    else groups.others.push(action);
  }
  return groups;
}

/** What a card's use touches, to be lit before it is played: only a look at what is printed, the server says what is legal. */
export function touched(view: View, card: CardView, use: string, anyColour: boolean): string[] {
  const open = Object.entries(view.tiles as Record<string, TileView>).filter(([, tile]) => tile.open);
  if (use === "hire") return ["guildhall"];
  if (use === "move") return open.filter(([, tile]) => anyColour || tile.colours.includes(card.colour)).map(([place]) => place);
  const found = new Set<string>();
  for (const { effect } of card.ability) {
    if (effect.startsWith("plantation")) found.add("plantation");
    if (effect === "hire" || effect === "turn_hire_bonus") found.add("guildhall");
    if (effect === "neutral") found.add("neutral");
    if (/^(move|hire_to_tile|plantation_return)/.test(effect)) open.forEach(([place]) => found.add(place));
    if (effect === "swap_tokens") open.filter(([, tile]) => tile.token.effect).forEach(([place]) => found.add(place));
    if (effect.endsWith("_rival") && effect !== "plantation_expel_rival") {
      const own = view.seat as number;
      open.filter(([, tile]) => tile.men.some((n, party) => n > 0 && party !== own)).forEach(([place]) => found.add(place));
    }
  }
  return [...found];
}
