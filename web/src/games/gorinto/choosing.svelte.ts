/** What the viewer is about to choose. On touch the first tap shows what a choice would do, the second makes it. */
import type { BoardProps } from "../../lib/board";
import { laneOf, PATHS, SPACES } from "./scene";

type Given = Pick<BoardProps, "view" | "legal" | "choose" | "explain">;

export class Choosing {
  /** The path tile picked up last. */
  private held = $state("");
  /** The action shown by a first tap. */
  pending = $state("");
  /** The place under the pointer or in focus. */
  looked = $state("");
  /** A place or card tapped to be read. */
  pinned = $state("");
  /** Fingers cannot hover. */
  touch = false;

  constructor(private readonly given: () => Given) {}

  /** The path tile picked up, as long as it can be moved. */
  get path(): string {
    return this.held && this.find(`${this.held} ${laneOf(this.held)[0]}`) ? this.held : "";
  }

  drop(): void {
    this.held = this.pending = this.pinned = "";
  }

  look(name: string): void {
    if (!this.touch || name === "") this.looked = name;
  }

  pin(name: string): void {
    this.pinned = this.pinned === name ? "" : name;
  }

  find(text: string) {
    return this.given().legal.find((one) => one.text === text);
  }

  /** The action a place stands for now. */
  actionOf(place: string): string {
    const { view } = this.given();
    if (PATHS.includes(place)) return view.phase === "remove" ? `x${place}` : `${place} ${laneOf(place)[0]}`;
    return this.path && SPACES.includes(place) ? `${this.path} ${place}` : place;
  }

  press(place: string): void {
    const { view, legal, explain } = this.given();
    if (!legal.length) return this.pin(place);
    const action = this.actionOf(place);
    if (PATHS.includes(place) && view.phase === "place" && this.find(action)) {
      this.pending = this.pinned = "";
      this.held = this.held === place ? "" : place;
    } else if (this.find(action)) {
      this.act(action);
    } else {
      this.pin(place);
      explain(action);
    }
  }

  act(text: string): void {
    const legal = this.find(text);
    if (!legal) return;
    if (this.touch && this.pending !== text) {
      this.pending = text;
      return;
    }
    this.given().choose(legal.code);
    this.pending = "";
  }
}
