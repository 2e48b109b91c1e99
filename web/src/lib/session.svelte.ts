/** Who is here, and what there is to play. */
import { api, type Game, type Person } from "../api/client";
import { preferences } from "./preferences.svelte";
import type { Language } from "./words.svelte";

class Session {
  person = $state.raw<Person | null>(null);
  games = $state.raw<Game[]>([]);
  bots = $state.raw<string[]>([]);
  ready = $state(false); // whether bots can think already

  async begin(): Promise<void> {
    const [me, found] = await Promise.all([api.me(), api.games()]);
    this.person = me.person;
    this.games = found.games;
    this.bots = found.bots;
    this.ready = found.ready;
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
