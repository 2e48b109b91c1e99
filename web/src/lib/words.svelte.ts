/** Words: Fluent messages in the reader's language, the same files as the server's and the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../api/client";
import { preferences } from "./preferences.svelte";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };

/** Addresses of files: texts to be fetched, not code to be parsed. */
const pageWords = import.meta.glob<string>("../words/*.ftl", { query: "?url", import: "default", eager: true });
const gameWords = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?url", import: "default", eager: true });

type Args = Record<string, unknown>;
/** Puts a message into words; names of seats come from the table it is about. */
export type Say = (message: Message | string, args?: Args) => string;

const REMEMBERED = 3000; // texts
const fetched = new Map<string, Promise<string>>();

function fetchText(address: string): Promise<string> {
  let text = fetched.get(address);
  if (!text) {
    text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`no words at ${address}`);
      return answer.text();
    });
    text.catch(() => fetched.delete(address));
    fetched.set(address, text);
  }
  return text;
}

async function loadBundle(language: Language, game: string): Promise<FluentBundle> {
  const own = pageWords[`../words/${language}.ftl`]!;
  const board = gameWords[`../games/${game}/words/${language}.ftl`];
  const served = `/api/words/${language}${game ? `?game=${game}` : ""}`;
  const texts = await Promise.all([own, served, ...(board ? [board] : [])].map(fetchText));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The words of one game, or of the page alone; change with the language at once. */
class Words {
  private bundle = $state.raw<FluentBundle>();
  private said = new Map<string, string>(); // most of what is said was said before

  constructor(readonly game: string) {}

  get ready(): boolean {
    return this.bundle !== undefined;
  }

  async load(language: Language): Promise<void> {
    const bundle = await loadBundle(language, this.game);
    this.said.clear();
    this.bundle = bundle;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  say(message: Message | string, args: Args = {}, names: readonly string[] = []): string {
    const id = typeof message === "string" ? message : message.id;
    const given = typeof message === "string" ? args : (message.args ?? {});
    if (!this.bundle) return "";
    const key = JSON.stringify([id, given, names]);
    const before = this.said.get(key);
    if (before !== undefined) return before;
    if (this.said.size > REMEMBERED) this.said.clear();
    const text = this.format(this.bundle, id, given, names);
    this.said.set(key, text);
    return text;
  }

  private format(bundle: FluentBundle, id: string, given: Args, names: readonly string[]): string {
    const name = id === "seat" ? names[Number(given.number) - 1] : "";
    if (name) return name;
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const plain = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, this.plain(value, names)]));
    return bundle.formatPattern(pattern, plain as Record<string, FluentVariable>, []);
  }

  private plain(value: unknown, names: readonly string[]): FluentVariable {
    if (Array.isArray(value)) return this.listing(value.map((part) => String(this.plain(part, names))));
    if (isMessage(value)) return this.say(value, {}, names);
    return typeof value === "number" ? value : String(value);
  }

  /** "a, b and c" in this language. */
  private listing(parts: string[]): string {
    if (parts.length === 0) return this.say("nothing");
    if (parts.length === 1) return parts[0]!;
    return this.say("list-and", { rest: parts.slice(0, -1).join(", "), last: parts.at(-1) });
  }
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && typeof (value as Message).id === "string";
}

const loaded = new Map<string, Words>();

/** The words of a game (or, without one, of the page); await `ready` before the first use. */
export function wordsOf(game = ""): Words {
  let words = loaded.get(game);
  if (!words) {
    words = new Words(game);
    loaded.set(game, words);
  }
  return words;
}

export async function loadWords(game = ""): Promise<Words> {
  const words = wordsOf(game);
  if (!words.ready) await words.load(preferences.language);
  return words;
}

export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...loaded.values()].map((words) => words.load(language)));
  preferences.language = language;
  document.documentElement.lang = language;
}

/** The page's own words. */
export const say: Say = (message, args) => wordsOf().say(message, args);
