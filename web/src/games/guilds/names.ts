/** Ids of words, and names broken into lines. */
import type { Message } from "../../api/client";
import type { Part } from "./table.ts";

/** The id of a printed name, should the words have it: "Lord Mayor's Show" -> name-lord-mayors-show. */
export const nameId = (name: string): string =>
  `name-${(name.toLowerCase().replaceAll("'", "").match(/[a-z]+/g) ?? []).join("-")}`;

export const effectMessage = (part: Partial<Part>): Message => ({
  id: `effect-${(part.effect ?? "").replaceAll("_", "-")}`,
  args: { count: part.count ?? 0, most: part.most ?? 0 },
});

/** Breaks a name into at most two lines. */
export function twoLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const cuts = [...text].map((sign, at) => (sign === " " || sign === "-" ? at : -1)).filter((at) => at > 0);
  const best = cuts.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  if (best === undefined) return [shortened(text, most + 6)];
  return [text.slice(0, text[best] === "-" ? best + 1 : best), text.slice(best + 1)].map((line) => shortened(line, most + 6));
}

export const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
