/** The table as data: what can be chosen, who has which part in what is going on, and what a message speaks of. */
import type { Message } from "../../api/client";
import type { View } from "../../lib/board";
import { NAMING, ORDER, type Player } from "./pieces.ts";
import { seatMessage } from "./telling.ts";

export * from "./pieces.ts";
export * from "./telling.ts";

const ABILITIES: Record<string, string[]> = {
  soryo: ["prayer"],
  "maho-tsukai": ["transmutation"],
  daimyo: ["rent", "succession"],
  akindo: ["credit", "trade"],
  nofu: ["recruit", "revolution"],
  ninja: ["eliminate"],
};
// what can be chosen

export interface Choice {
  /** In notation, without the player where one is to be named. */
  text: string;
  verb: string;
  names: boolean;
}

/** The buttons of a decision, from the reader's own card; what is picked among cards has none. */
export function choicesOf(view: View): Choice[] {
  const own = (view.players as Player[])[view.seat];
  const plain = (text: string): Choice => ({ text, verb: text.split(" ")[0]!, names: false });
  if (view.phase === "support") return ["support attacker", "support target", "pass"].map(plain);
  if (view.phase === "join") return ["join", "pass"].map(plain);
  if (view.phase !== "announce" && view.phase !== "privilege") return [];
  const abilities = ABILITIES[own?.inhabitant ?? ""] ?? [];
  return [...["attack", ...abilities].map((verb) => ({ text: verb, verb, names: NAMING.includes(verb) })), plain("pass")];
}

export interface Pick {
  text: string;
  kind: string;
}

/** Cards to pick one of: after a Transmutation, in a Trade, among cards turned up. */
export function picksOf(view: View, legal: readonly { text: string }[]): Pick[] {
  if (!["take", "give", "become"].includes(view.phase)) return [];
  const picks = legal.map(({ text }) => ({ text, kind: text.split(" ")[1]! }));
  return picks.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

export type Role = "announcer" | "target" | "attacker" | "defender" | "rebel" | "may-object" | "may-join";

/** What part somebody has in what is going on, as everybody sees it. */
export function roleOf(view: View, seat: number): Role | undefined {
  const { announcement, battle } = view;
  if (battle?.attacker.seats.includes(seat)) return "attacker";
  if (battle?.target.seats.includes(seat)) return "defender";
  if (view.may_join.includes(seat)) return "may-join";
  if (battle) return undefined;
  if (view.rebels.includes(seat)) return "rebel";
  if (announcement?.seat === seat) return "announcer";
  if (announcement?.target === seat) return "target";
  return view.asked.includes(seat) ? "may-object" : undefined;
}

// what a message speaks of

const PLACES: Record<string, string[]> = {
  "takes-reward": ["reward"],
  "season-over": ["reward"],
  recruits: ["village"],
  "recruits-hut": ["village"],
  draws: ["deck"],
  "draws-known": ["deck"],
  "turns-up": ["deck"],
  "goes-under": ["deck"],
  "shuffles-all": ["deck"],
  revolts: ["village"],
};

export function places(message: Message): string[] {
  const seats = Object.values(message.args ?? {}).flatMap((value) => seatsIn(value));
  return [...new Set([...seats, ...(PLACES[message.id] ?? [])])];
}

function seatsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(seatsIn);
  if (typeof value !== "object" || value === null) return [];
  const { id, args } = value as Message;
  return id === "seat" ? [`seat ${args?.number}`] : Object.values(args ?? {}).flatMap(seatsIn);
}

/** A place in words: for those who do not see it. */
export function placeWords(view: View, seat: number): Message[] {
  const player = (view.players as Player[])[seat]!;
  const kind = player.inhabitant;
  const role = roleOf(view, seat);
  const told = (id: string, args: Record<string, unknown> = {}) => ({ id, args }) as Message;
  const cards = ORDER.filter((name) => player.cards[name]).map((name) => told("cards-of-kind", { count: player.cards[name], card: told(`card-${name}`) }));
  return [
    seatMessage(seat),
    told(kind === "?" || !kind ? "card-hidden" : `card-${kind}`),
    ...(kind && kind !== "?" ? [told(player.revealed ? "board-revealed" : "board-secret")] : []),
    told(player.disc ? "board-disc" : "board-no-disc"),
    told("board-points", { count: player.points }),
    ...cards,
    ...(view.pawn === seat ? [told("board-pawn")] : []),
    ...(role ? [told(`board-role-${role}`)] : []),
  ];
}
