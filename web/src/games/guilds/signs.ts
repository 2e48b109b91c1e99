/** Sentences that explain things, with the signs they explain. */
import type { Message } from "../../api/client";

/** A sentence of an explanation, with the signs it explains. */
export interface Sentence { text: string; signs: string[] }

/** What players hold, with its sign. */
export const HELD = { cards: "draw", guildhall: "hire", supply: "hire", plantation: "plantation", masters: "master", neutrals: "neutral", tokens: "token", mayors: "mayor" };
const SIGNS: Record<string, string> = {
  "what-tile": "vp", "what-building": "vp", "what-mastered": "master", "what-neutral-there": "neutral", "what-neutral": "neutral", "what-mayor": "mayor",
  "what-plantation": "plantation", "what-supply": "hire", "what-card-hire": "hire", "what-card-move": "move", "what-card-ability": "ability",
};

/** The signs a sentence speaks of: its own, and those of the effects it names. */
export function signsOf({ id, args }: Message): string[] {
  if (SIGNS[id]) return [SIGNS[id]];
  const effects = [args?.effects, args?.effect, args?.first, args?.second].flat() as ({ id?: string } | undefined)[];
  return [...new Set(effects.flatMap((effect) => (effect?.id?.startsWith("effect-") ? [effect.id.slice(7)] : [])))];
}
