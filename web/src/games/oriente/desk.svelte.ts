/** What the reader points at and has begun to choose: an announcement, a player it names, or a card. */
import type { Legal } from "../../api/client";
import type { BoardProps } from "../../lib/board";
import { NAMING } from "./scene";

export type How = "touch" | "mouse" | "key";

export class Desk {
  /** What is pointed at: an action in notation. */
  looked = $state("");
  /** A card to be explained. */
  kind = $state("");
  /** An announcement that still needs a player. */
  verb = $state("");
  /** A player chosen before the announcement. */
  seat = $state(-1);
  /** A whole action that waits for a second tap. */
  selected = $state("");
  /** Chosen by keyboard: the focus is to be carried on to the next decision. */
  byKey = false;
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  /** Where there is nothing to choose the server answers by itself, after a pause that tells nobody why. */
  get mine(): boolean {
    return this.#props().legal.length > 1;
  }
  get forced(): boolean {
    return this.#props().legal.length === 1;
  }
  get shown(): string {
    return this.selected || this.looked;
  }
  get busy(): boolean {
    return this.selected !== "" || this.verb !== "" || this.seat >= 0;
  }

  find(text: string): Legal | undefined {
    return this.#props().legal.find((action) => action.text === text);
  }
  /** Whether an announcement can name anybody at all. */
  canName(verb: string): boolean {
    return this.#props().legal.some((action) => action.text.startsWith(`${verb} `));
  }
  /** Whether somebody can be named, by the announcement begun or by any. */
  canTarget(seat: number): boolean {
    const verbs = this.verb ? [this.verb] : NAMING;
    return verbs.some((verb) => this.find(`${verb} ${seat + 1}`));
  }
  label(text: string): string {
    const action = this.find(text);
    return action ? this.#props().say(action.words) : "";
  }
  /** How often the coach wins with it, in percent; of an announcement the best player to name. */
  win(text: string): number | undefined {
    const hints = this.#props().hints.filter((one) => one.text === text || one.text.startsWith(`${text} `));
    return hints.length ? Math.round(100 * Math.max(...hints.map((one) => one.win))) : undefined;
  }

  pressChoice(text: string, how: How): void {
    if (!NAMING.includes(text)) return this.press(text, how);
    if (this.seat >= 0) return this.press(`${text} ${this.seat + 1}`, how);
    if (!this.canName(text)) return this.#props().explain(`${text} ${this.#somebody()}`);
    const again = this.verb === text;
    this.drop();
    if (!again) this.verb = text;
  }

  pressSeat(seat: number, how: How): void {
    if (this.verb) return this.press(`${this.verb} ${seat + 1}`, how);
    const again = this.seat === seat;
    this.drop();
    if (!again && this.canTarget(seat)) this.seat = seat;
  }

  /** A finger selects first and chooses with its second tap; mouse and keys have seen the consequence already. */
  press(text: string, how: How): void {
    if (!this.find(text)) return this.#props().explain(text);
    if (how === "touch" && this.selected !== text) {
      this.selected = text;
      return;
    }
    this.byKey = how === "key";
    this.confirm(text);
  }

  confirm(text: string): void {
    const action = this.find(text);
    this.drop();
    if (action) this.#props().choose(action.code);
  }

  drop(): void {
    this.selected = this.looked = this.verb = "";
    this.seat = -1;
  }

  #somebody(): number {
    const { viewer } = this.#props();
    return viewer === 0 ? 2 : 1;
  }
}

/** Handlers of something that shows what it is while it is pointed at, touched or focused. */
export function looking(look: (event: Event) => void, leave: () => void) {
  return { onpointerenter: look, onpointermove: look, onpointerdown: look, onpointerleave: leave, onfocus: look, onblur: leave };
}

/** Pointer and key handlers of one place on the board. */
export function pressing(press: (how: How) => void) {
  let touched = false;
  return {
    onpointerup: (event: PointerEvent) => (touched = event.pointerType === "touch"),
    onclick: () => press(touched ? "touch" : "mouse"),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press("key");
    },
  };
}
