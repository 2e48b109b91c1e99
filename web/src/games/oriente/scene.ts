/** The table as data: pieces with ids that stay, what can be chosen and where, and what a message speaks of. */
import type { Message } from "../../api/client";
import type { View } from "../../lib/board";
import { CARD, type Layout, type Place } from "./layout.ts";

export const INHABITANTS = ["shogun", "soryo", "maho-tsukai", "daimyo", "samurai", "akindo", "nofu", "ninja"] as const;
/** In the order in which points cards lie, the dearest first. */
export const ORDER = ["shogun", "soryo", "maho-tsukai", "daimyo", "treasure-4", "samurai", "treasure-3", "akindo", "treasure-2", "nofu", "ninja", "geisha"];
/** What the cards print. */
export const VALUE: Record<string, number> = {
  shogun: 7, soryo: 6, "maho-tsukai": 5, daimyo: 4, samurai: 3, akindo: 2, nofu: 1, ninja: 0, geisha: 0,
  "treasure-2": 2, "treasure-3": 3, "treasure-4": 4,
};
const ABILITIES: Record<string, string[]> = {
  soryo: ["prayer"],
  "maho-tsukai": ["transmutation"],
  daimyo: ["rent", "succession"],
  akindo: ["credit", "trade"],
  nofu: ["recruit", "revolution"],
  ninja: ["eliminate"],
};
/** Announcements that name a player. */
export const NAMING = ["attack", "credit", "trade", "eliminate"];

export interface Player {
  inhabitant: string;
  value: number | null;
  revealed: boolean;
  known_to_all: boolean;
  disc: boolean;
  cards: Record<string, number>;
  card_count: number;
  points: number;
}

export interface Piece {
  id: string;
  slot: string;
  /** A card, "?" for its back; or pawn, worker. */
  kind: string;
  x: number;
  y: number;
  scale: number;
  /** Known to the reader, not to all. */
  secret: boolean;
}

export interface Stack {
  seat: number;
  kind: string;
  count: number;
  x: number;
  y: number;
  scale: number;
}

/** Points cards of a place, alike ones on one stack. */
export function stacksOf(player: Player, place: Place, seat: number): Stack[] {
  const kinds = ORDER.filter((kind) => player.cards[kind]);
  const { x, y, width, scale, rows } = place.hand;
  const size = CARD.width * scale;
  const perRow = Math.max(rows > 1 ? 3 : 1, Math.ceil(kinds.length / rows));
  const gap = rows > 1 || scale > 0.6 ? 5 : 9;
  const step = Math.min(size + gap, (width - size) / Math.max(1, perRow - 1));
  return kinds.map((kind, n) => ({
    seat,
    kind,
    count: player.cards[kind]!,
    x: x + (n % perRow) * step,
    y: y + Math.floor(n / perRow) * (CARD.height * scale + 7),
    scale,
  }));
}

/** Where the shared things lie, within the bar. */
export function village(layout: Layout) {
  const { x, y, width, height } = layout.bar;
  const scale = layout.wide ? 0.95 : 0.7;
  const top = y + (height - CARD.height * scale) / 2;
  const part = (share: number) => x + width * share;
  return {
    scale,
    deck: { x: part(0.15), y: top },
    reward: { x: part(layout.wide ? 0.36 : 0.34), y: top },
    square: { x: part(0.625), y: y + height / 2 },
    hut: { x: part(0.81), y: y + height / 2 },
    supply: { x: part(layout.wide ? 0.885 : 0.87), y: y + height / 2 },
    worker: layout.wide ? 13 : 10,
  };
}

type Wanted = Omit<Piece, "id">;

function wantedPieces(view: View, layout: Layout): Wanted[] {
  const found: Wanted[] = [];
  const players = view.players as Player[];
  const shared = village(layout);
  for (let n = 0; n < Math.min(view.reward.cards, 6); n++) {
    const kind = view.reward.known[n] ?? "?";
    found.push({ slot: `reward ${n}`, kind, x: shared.reward.x + n * 7, y: shared.reward.y, scale: shared.scale, secret: false });
  }
  players.forEach((player, seat) => {
    const place = layout.places[seat]!;
    for (const stack of stacksOf(player, place, seat)) {
      for (let n = 0; n < stack.count; n++) {
        const { kind, x, y, scale } = stack;
        found.push({ slot: `points ${seat} ${kind} ${n}`, kind, x: x + Math.min(n, 2) * 1.5, y: y - Math.min(n, 2) * 1.5, scale, secret: false });
      }
    }
    const kind = player.inhabitant;
    if (kind) found.push({ slot: `inhabitant ${seat}`, kind, ...place.card, secret: kind !== "?" && !player.revealed && !view.over });
  });
  const { square, hut, supply } = view.village;
  for (let n = 0; n < square + hut + supply; n++) {
    const where = n < square ? "square" : n < square + hut ? "hut" : "supply";
    const along = where === "square" ? n : where === "hut" ? n - square : n - square - hut;
    const { x, y } = shared[where];
    found.push({ slot: `worker ${n}`, kind: "worker", x: x + along * shared.worker * 0.85, y, scale: shared.worker / 12, secret: false });
  }
  const seat = layout.places[view.pawn]!;
  const own = view.pawn === layout.own;
  found.push({ slot: "pawn", kind: "pawn", x: seat.x + seat.width - (own ? 18 : 56), y: seat.y + (own ? 6 : -1), scale: own ? 1.4 : 1, secret: false });
  return found;
}

let made = 0;

/** What stays keeps its id; what appears takes the id of an equal piece that vanished, so that it travels. */
export function piecesOf(view: View, layout: Layout, before: readonly Piece[]): Piece[] {
  const left = new Set(before);
  const ids = new Map<Wanted, string>();
  const wanted = wantedPieces(view, layout);
  const match = (fits: (old: Piece, now: Wanted) => boolean) => {
    for (const now of wanted) {
      if (ids.has(now)) continue;
      const old = [...left].find((one) => fits(one, now));
      if (old) {
        left.delete(old);
        ids.set(now, old.id);
      }
    }
  };
  match((old, now) => old.slot === now.slot && old.kind === now.kind);
  match((old, now) => old.slot === now.slot && old.kind === "?");
  match((old, now) => old.kind === now.kind);
  match((old, now) => old.kind === "?" && now.slot.startsWith("points"));
  return wanted.map((one) => ({ ...one, id: ids.get(one) ?? `piece ${made++}` }));
}

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
  if (battle) return view.phase === "support" && view.players[seat].disc ? "may-join" : undefined;
  if (view.rebels.includes(seat)) return "rebel";
  if (announcement?.seat === seat) return "announcer";
  if (announcement?.target === seat) return "target";
  return view.asked.includes(seat) ? "may-object" : undefined;
}

/** Who may still be asked to support a side: those with a disc outside the battle. */
export const mayJoin = (view: View): number[] =>
  (view.players as Player[]).flatMap((_, seat) => (roleOf(view, seat) === "may-join" ? [seat] : []));

// what has happened

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

/** "attack 3" as part of a sentence. */
export function actionMessage(action: string): Message {
  const [verb, seat] = action.split(" ");
  return { id: `action-${verb}`, args: seat ? { whom: { id: "seat", args: { number: Number(seat) } } } : {} } as Message;
}

export const seatMessage = (seat: number) => ({ id: "seat", args: { number: seat + 1 } }) as Message;

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
