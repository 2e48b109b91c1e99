/** A finished game, moment by moment: each decision with the table after it, and what the coach says of it. */
import { api, type Analysis, type Told } from "../api/client";
import { attempt, notices } from "./notices.svelte";
import { route } from "./route.svelte";
import { say } from "./words.svelte";

export class Replay {
  moments = $state.raw<Told[]>([]); // by decision: the table before it; at the end the final one
  at = $state(0);
  analysis = $state.raw<Analysis>();
  thinking = $state(false);

  constructor(readonly id: string) {}

  /** Everything there was, as everybody may see it now that the game is over. */
  async load(seat: number): Promise<void> {
    const told = await attempt(() => api.replay(this.id, seat));
    if (!told) return;
    const byNumber: Told[] = [];
    for (const moment of told) {
      if (!moment.view) continue;
      byNumber.length = Math.min(byNumber.length, moment.number); // what was taken back did not happen
      byNumber[moment.number] = moment;
    }
    this.moments = byNumber;
    const asked = Number(route.query.get("at") ?? NaN);
    this.at = Number.isInteger(asked) ? Math.max(0, Math.min(asked, this.last)) : this.last;
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get moment(): Told | undefined {
    return this.moments[this.at];
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.last));
    route.go(`/table/${this.id}${this.at === this.last ? "" : `?at=${this.at}`}`, { replace: true });
  }

  async analyse(): Promise<void> {
    this.thinking = true;
    this.analysis = await attempt(() => api.analysis(this.id));
    this.thinking = false;
    if (this.analysis) notices.hear(say("ui-where-won"));
  }
}
