/** Short notices at the edge of the page, and what a screen reader is to hear. */
import { Refused } from "../api/client";
import { say } from "./words.svelte";

export interface Notice {
  id: number;
  text: string;
  rule?: { text: string; href: string };
}

const STAYS = 6000;

class Notices {
  shown = $state<Notice[]>([]);
  heard = $state("");
  private next = 1;

  show(text: string, rule?: Notice["rule"]): void {
    const notice = { id: this.next++, text, rule };
    this.shown = [...this.shown.filter((other) => other.text !== text), notice].slice(-3);
    this.hear(text);
    setTimeout(() => this.drop(notice.id), STAYS);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** For a screen reader only. */
  hear(text: string): void {
    this.heard = text === this.heard ? `${text} ` : text;
  }

  /** What went wrong, in words. */
  failed(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.show(error.status === 0 ? say("ui-unreachable") : sentence(error.message));
  }
}

/** A refusal as a sentence of its own. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function sentence(text: string): string {
  const whole = capital(text);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

export const notices = new Notices();

/** Do something that may be refused; say why if it is. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    notices.failed(error);
    return undefined;
  }
}
