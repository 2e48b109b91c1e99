/** What this browser remembers of its reader: language, light or dark, sound, the level last played. */
import type { Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  level: string;
  seats: Record<string, number>;
  greeted: boolean;
}

const KEY = "ludotheque";
const STANDARD: Kept = { language: preferred(), theme: "auto", sound: false, level: "casual", seats: {}, greeted: false };

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => ["en", "fr", "de"].includes(tag)) ?? "en") as Language;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // nothing kept, or not allowed to keep anything
  }
}

class Preferences implements Kept {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(false);
  level = $state("");
  seats = $state<Record<string, number>>({});
  greeted = $state(false);

  constructor() {
    Object.assign(this, STANDARD, read());
    if (!["en", "fr", "de"].includes(this.language)) this.language = preferred();
    $effect.root(() => {
      $effect(() => this.keep());
      $effect(() => this.paint());
    });
  }

  private keep(): void {
    const { language, theme, sound, level, greeted } = this;
    const kept = JSON.stringify({ language, theme, sound, level, greeted, seats: $state.snapshot(this.seats) });
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // the browser keeps nothing: the page works all the same
    }
  }

  private paint(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const preferences = new Preferences();
