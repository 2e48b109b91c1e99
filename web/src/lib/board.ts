/** What a game brings to the page: one folder in `games/` with a board, a cover and a lesson. No game is named here. */
import type { Component } from "svelte";
import type { Hint, Legal, Message, Seat } from "../api/client";
import type { Say } from "./words.svelte";

/** The table as the viewer may see it: each game's `view.py` says what is in it. */
export type View = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

/** What a board gets. It draws the view and says what was chosen; it decides no rule. Whatever leads to a decision has the
 * attribute `data-choice`, and `aria-pressed` while it is picked up: tests play by it. */
export interface BoardProps {
  view: View;
  /** What can be chosen now; empty when it is not the viewer's decision. */
  legal: readonly Legal[];
  seats: readonly Seat[];
  names: readonly string[];
  /** The seat through whose eyes the view is; -1 for a spectator. */
  viewer: number;
  /** Broad screens have the board beside the players, narrow ones above. */
  wide: boolean;
  /** Places to point out, in the game's notation: what a line of the log speaks of. */
  marked: ReadonlySet<string>;
  hints: readonly Hint[];
  /** What was told with the last step, for boards that tell it themselves. */
  said: readonly Message[];
  say: Say;
  choose: (action: number) => void;
  /** Explain why an action, in the game's notation, cannot be chosen. */
  explain: (action: string) => void;
  /** A figure of the server that helps: see `aids` of the game. */
  aid: (name: string) => Promise<View | undefined>;
  /** What everything on the table does, by its name in notation; for games whose pieces need explaining. */
  meanings: () => Promise<Record<string, Message[]> | undefined>;
  /** Say something out of turn: an offer, its answer. Refusals are told. Whether it was said. */
  tell: (payload: Record<string, unknown>) => Promise<boolean>;
}

/** `scene.ts` of a game: pure data, tested without a browser. */
export interface Scene {
  /** The places a message speaks of. */
  places: (message: Message) => string[];
}

export interface Lesson {
  seats: number;
  options: Record<string, string>;
  seed: number;
  /** The others are called by their seats, as the texts call them, not opponents. */
  bySeat?: boolean;
  steps: LessonStep[];
}

/** One step of a lesson: words (a message of the game's page words), then maybe something to do. */
export interface LessonStep {
  say: string;
  /** Places to point out. */
  marks?: string[];
  /** Actions, in notation, of which the learner is to choose one; what others choose gets the message `otherwise`. */
  choose?: string[];
  otherwise?: string;
  /** What another seat does now, by itself. */
  play?: string;
  /** The learner is to say something out of turn, in the side panel; this is what one could say. */
  tell?: Said;
  /** What another seat replies to what the learner has said. */
  reply?: (said: Said) => { seat: number; say: Said };
}

type Said = Record<string, unknown>;

interface BoardModule {
  default: Component<BoardProps>;
}

/** A game may bring a panel for the side column as well: deals, say. It gets what the board gets. */
const sides = import.meta.glob<BoardModule>("../games/*/Side.svelte");
const boards = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const scenes = import.meta.glob<Scene>("../games/*/scene.ts");
const covers = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte");
const lessons = import.meta.glob<{ LESSON: Lesson }>("../games/*/lesson.ts");
const themes = import.meta.glob("../games/*/theme.css");

export const hasBoard = (game: string) => `../games/${game}/Board.svelte` in boards;
export const hasLesson = (game: string) => `../games/${game}/lesson.ts` in lessons;

export interface Parts {
  Board: Component<BoardProps>;
  Side?: Component<BoardProps>;
  scene: Scene;
}

export async function loadBoard(game: string): Promise<Parts> {
  const [board, scene, side] = await Promise.all([
    boards[`../games/${game}/Board.svelte`]!(),
    scenes[`../games/${game}/scene.ts`]!(),
    sides[`../games/${game}/Side.svelte`]?.(),
    loadTheme(game),
  ]);
  return { Board: board.default, Side: side?.default, scene };
}

/** The palette and typography of a game, under `[data-game=…]`. */
export async function loadTheme(game: string): Promise<void> {
  await themes[`../games/${game}/theme.css`]?.();
}

export async function loadCover(game: string): Promise<Component | undefined> {
  const [cover] = await Promise.all([covers[`../games/${game}/Cover.svelte`]?.(), loadTheme(game)]);
  return cover?.default;
}

export async function loadLesson(game: string): Promise<Lesson> {
  return (await lessons[`../games/${game}/lesson.ts`]!()).LESSON;
}
