/** What was told last, for the middle of the table: cards, battles, sides. */
import type { Message } from "../../api/client";
import type { View } from "../../lib/board";

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

const numberIn = (value: unknown) => Number((value as Message | undefined)?.args?.number ?? 0) - 1;

/** Cards turned up by Samurai, and for which side; who supported whom is known from the battle before. */
export function turnedUp(said: readonly Message[], battle: View | null): Turned[] {
  const turns = said.filter((message) => message.id === "turns-up");
  return turns.map(({ args }) => {
    const seat = numberIn(args?.who);
    const joins = said.find((message) => message.id.startsWith("does-support") && numberIn(message.args?.who) === seat);
    const leader = joins ? numberIn(joins.args?.whom) : seat;
    return { kind: kindIn(args?.card), side: battle?.target.seats.includes(leader) ? "target" : "attacker" };
  });
}

/** A battle nobody was asked about: its sides from what was told. */
export function foughtAtOnce(said: readonly Message[]): View | null {
  const destiny = said.find((message) => message.id === "destiny");
  const whom = numberIn((destiny?.args?.action as Message | undefined)?.args?.whom);
  return destiny ? { attacker: { seats: [numberIn(destiny.args?.who)] }, target: { seats: [whom] } } : null;
}

/** "attack 3" as part of a sentence. */
export function actionMessage(action: string): Message {
  const [verb, seat] = action.split(" ");
  return { id: `action-${verb}`, args: seat ? { whom: { id: "seat", args: { number: Number(seat) } } } : {} } as Message;
}

export const seatMessage = (seat: number) => ({ id: "seat", args: { number: seat + 1 } }) as Message;
