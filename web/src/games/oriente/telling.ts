/** What was told last, for the middle of the table: cards, battles, sides. */
import type { Message } from "../../api/client";

export interface Beat {
  message: Message;
  card: string;
}

const kindIn = (value: unknown) => {
  const id = (value as Message | undefined)?.id ?? "";
  return id.startsWith("card-") && id !== "card-hidden" ? id.slice(5) : "";
};

/** What was told last, one thing at a time; a card that is spoken of is shown. */
export function beatsOf(said: readonly Message[]): Beat[] {
  return said.map((message) => ({ message, card: kindIn(message.args?.card) }));
}

/** The strengths of a battle just settled. */
export function settledBattle(said: readonly Message[]): { attacker: number; target: number } | undefined {
  const told = said.find((message) => message.id === "battle");
  return told && { attacker: Number(told.args?.strength), target: Number(told.args?.other) };
}

export interface Turned {
  kind: string;
  side: "attacker" | "target";
}

/** Cards turned up by Samurai, and for which side. */
export function turnedUp(said: readonly Message[]): Turned[] {
  const turns = said.filter((message) => message.id === "turns-up");
  return turns.map(({ args }) => ({ kind: kindIn(args?.card), side: (args?.side as Message).id === "side-target" ? "target" : "attacker" }));
}

/** "attack 3" as part of a sentence. */
export function actionMessage(action: string): Message {
  const [verb, seat] = action.split(" ");
  return { id: `action-${verb}`, args: seat ? { whom: { id: "seat", args: { number: Number(seat) } } } : {} } as Message;
}

export const seatMessage = (seat: number) => ({ id: "seat", args: { number: seat + 1 } }) as Message;
