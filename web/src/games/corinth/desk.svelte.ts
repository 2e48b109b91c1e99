/** What the reader points at and has selected; finds for a place the action it stands for. */
import type { Legal } from "../../api/client";
import type { BoardProps, View } from "../../lib/board";

export class Desk {
  looked = $state("");
  selected = $state("");
  byKeyboard = false; // the focus is to be carried on to the next decision
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }
  get say() {
    return this.#props().say;
  }
  get mine(): boolean {
    return this.#props().legal.length > 0;
  }
  /** What is pointed at or selected and can be chosen, in notation. */
  get shown(): string {
    const text = this.selected || this.looked;
    return this.find(text) ? text : "";
  }

  find(text: string): Legal | undefined {
    return this.#props().legal.find((action) => action.text === text);
  }
  label(text: string): string {
    const action = this.find(text);
    return action ? this.say(action.words) : "";
  }
  /** How often the coach wins with it, in percent. */
  win(text: string): number | undefined {
    const hint = this.#props().hints.find((one) => one.text === text);
    return hint && Math.round(100 * hint.win);
  }
  isBest(text: string): boolean {
    return this.#props().hints[0]?.text === text;
  }
  /** A mark with a seat is for that seat's sheet only. */
  isMarked(place: string, seat?: number): boolean {
    const marked = this.#props().marked;
    if (!marked.has(place)) return false;
    const others = seat !== undefined && [...marked].some((one) => one.startsWith("seat "));
    return !others || marked.has(`seat ${seat + 1}`);
  }

  /** A finger selects first and chooses with its second tap; mouse and keys have seen the consequence already. */
  press(text: string, how: "touch" | "mouse" | "key"): void {
    if (!this.find(text)) return this.#props().explain(text);
    if (how === "touch" && this.selected !== text) {
      this.selected = text;
      return;
    }
    this.byKeyboard = how === "key";
    this.confirm(text);
  }

  confirm(text: string): void {
    const action = this.find(text);
    this.drop();
    if (action) this.#props().choose(action.code);
  }

  drop(): void {
    this.selected = "";
    this.looked = "";
  }
}
