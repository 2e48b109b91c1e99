/** Offers and promises as data: what can be said, and the messages that put it into words. */
import type { Message } from "../../api/client";
import type { View } from "../../lib/board";
import { ORDER, seatMessage } from "./scene.ts";

export type Cards = Record<string, number>;

export interface Promise {
  promise: string;
  whom?: number;
  cards?: Cards;
  text?: string;
}

export interface Offer {
  by: number;
  to: number;
  give: Cards;
  get: Cards;
  promise: Promise[];
  ask: Promise[];
}

export type Draft = Omit<Offer, "by">;
/** An offer before anything is in it. */
export const NOTHING: Draft = { to: -1, give: {}, get: {}, promise: [], ask: [] };
/** The same offer seen from the other side: where a counter-offer begins. */
export const mirrored = ({ by, give, get, promise, ask }: Offer): Draft => ({ to: by, give: get, get: give, promise: ask, ask: promise });
export const sameOffer = (one: Offer, other: Offer) => JSON.stringify(one) === JSON.stringify(other);

/** A promise on record, and what became of it. */
export interface Recorded extends Promise {
  number: number;
  by: number;
  to: number;
  status: "open" | "kept" | "broken" | "void" | "said";
  left?: Cards;
}

export interface Talk {
  offers: Offer[];
  promises: Recorded[];
}

export const ABOUT_SOMEBODY = ["support", "attack", "spare", "cancel", "not-cancel"];
export const PHRASES = [...ABOUT_SOMEBODY, "give", "words"];
export const LATER = ["any", ...ORDER.filter((kind) => kind !== "geisha")];

/** Nothing is said while a card is to be taken, given or chosen. */
export const canTalk = (view: View) => !view.over && ["announce", "privilege", "support", "join"].includes(view.phase);

const told = (id: string, args: Record<string, unknown> = {}) => ({ id, args }) as Message;

export function cardsMessages(cards: Cards): Message[] {
  const named = ORDER.filter((kind) => cards[kind]).map((kind) => told("cards-of-kind", { count: cards[kind], card: told(`card-${kind}`) }));
  return cards.any ? [...named, told("cards-any", { count: cards.any })] : named;
}

export function promiseMessage(promise: Promise): Message {
  if (promise.promise === "give") return told("promise-give", { cards: cardsMessages(promise.cards ?? {}) });
  if (promise.promise === "words") return told("promise-words", { text: promise.text });
  return told(`promise-${promise.promise}`, { whom: seatMessage(promise.whom ?? 0) });
}

export const sideMessages = (cards: Cards, promises: Promise[]): Message[] => [...cardsMessages(cards), ...promises.map(promiseMessage)];

/** One more of a kind; after the last one none. */
export function counted(cards: Cards, kind: string, most: number): Cards {
  const { [kind]: count = 0, ...others } = cards;
  return count < most ? { ...others, [kind]: count + 1 } : others;
}

/** What of a promise can be handed over now, as far as it names kinds. */
export function owed(left: Cards, held: Cards): Cards {
  const found = ORDER.map((kind) => [kind, Math.min(left[kind] ?? 0, held[kind] ?? 0)] as const);
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}
