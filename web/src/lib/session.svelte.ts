/** Who is here, and what there is to play. */
import { api, type Game, type Person } from "../api/client";
import { preferences } from "./preferences.svelte";
import type { Language } from "./words.svelte";

const WAKING = 4000; // milliseconds between two looks at whether the bots are ready

class Session {
  person = $state.raw<Person | null>(null);
  games = $state.raw<Game[]>([]);
  bots = $state.raw<string[]>([]);

  async begin(): Promise<void> {
    const [me, found] = await Promise.all([api.me(), api.games()]);
    this.person = me.person;
    this.games = found.games;
    this.bots = found.bots;
    if (!this.ready) setTimeout(() => this.wakeUp(), WAKING);
  }

  /** Whether bots can think already: at the very first start they are made ready. */
  get ready(): boolean {
    return this.games.every((game) => game.ready);
  }

  private async wakeUp(): Promise<void> {
    const found = await api.games().catch(() => undefined);
    if (found) this.games = found.games;
    if (!this.ready) setTimeout(() => this.wakeUp(), WAKING);
  }

  game(name: string): Game | undefined {
    return this.games.find((game) => game.name === name);
  }

  async rename(name: string): Promise<void> {
    this.person = (await api.rename(name, preferences.language)).person;
  }

  /** Refusals come in the language of the page, for those who are somebody. */
  async speak(language: Language): Promise<void> {
    if (this.person) this.person = (await api.rename(this.person.name, language)).person;
  }

  async look(): Promise<void> {
    this.person = (await api.me()).person;
  }
}

export const session = new Session();
