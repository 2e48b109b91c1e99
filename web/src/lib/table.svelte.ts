/** One table as its events tell it: the state now, what happened, who is here; and what one can do there. */
import { SvelteSet } from "svelte/reactivity";
import { api, type Hint, type LogLine, type Result, type Setting, type Told } from "../api/client";
import { kept } from "./kept";
import { attempt, notices, sentence } from "./notices.svelte";
import { route } from "./route.svelte";
import { session } from "./session.svelte";
import { chime } from "./sound";
import { listen } from "./stream";
import { wordsOf, type Say } from "./words.svelte";

interface Presence {
  here: number[];
  watching: number;
}

const botName = (n: number) => wordsOf().say("ui-bot-name", { seat: n + 1 }); // short: up to twelve stand in a sentence

export class Table {
  told = $state.raw<Told>();
  setting = $state.raw<Setting>();
  log = $state.raw<LogLine[]>([]);
  presence = $state.raw<Presence>({ here: [], watching: 0 });
  connected = $state(true);
  missing = $state(false); // there is no such table
  private answering = $state(-1); // the decision to which an answer is under way
  hints = $state.raw<{ number: number; hints: Hint[] }>();
  muted = new SvelteSet<number>(); // seats whose words are not shown here
  private stop = () => {};

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const [found, log] = await Promise.all([api.look(this.id), api.log(this.id)]);
      this.setting = found.setting;
      this.log = log;
      this.told = found.table;
    } catch {
      this.missing = true;
      return;
    }
    this.listen();
  }

  /** Whoever becomes somebody by sitting down listens again, as that person. */
  private listen(): void {
    this.stop();
    this.stop = listen(`table=${this.id}`, {
      table: (told: Told) => this.hear(told),
      presence: (presence: Presence) => (this.presence = presence),
      mine: (news: { your_turn: boolean; table: string }) => news.your_turn && notices.show(this.say("ui-turn-elsewhere")),
      connected: (is) => this.connect(is),
    });
  }

  close(): void {
    this.stop();
  }

  private connect(is: boolean): void {
    if (is && !this.connected) notices.hear(this.say("ui-connected"));
    if (!is && this.connected) notices.hear(this.say("ui-disconnected"));
    this.connected = is;
  }

  private hear(told: Told): void {
    const before = this.told;
    if (before && told.line < before.line) return;
    const isNews = !before || told.line > before.line;
    this.told = kept(before, told);
    if (!isNews) return;
    const { line, kind, number, said, at, seat } = told;
    this.log = [...this.log.filter((other) => other.line < line), { line, kind, number, said, at, seat }];
    if (told.status === "finished") void this.refreshSetting();
    const mine = this.isMine && told.number !== before?.number;
    if (kind === "chat" && this.muted.has(seat)) return;
    const lines = said.map((message) => this.say(message));
    if (told.result) lines.push(this.verdict);
    if (mine) lines.push(this.question);
    if (lines.length) notices.hear(lines.join(" "));
    chime(told.status === "finished" ? "end" : mine ? "turn" : "move");
  }

  private async refreshSetting(): Promise<void> {
    this.setting = (await api.look(this.id)).setting; // the seed is told now
  }

  /** The same list as long as nobody's name changes: what was put into words with it need not be put into words again. */
  readonly names: readonly string[] = $derived.by(() => {
    const names = (this.told?.seats ?? []).map(({ name, bot }, n) => name || (bot ? botName(n) : ""));
    if (names.join("\n") !== this.called.join("\n")) this.called = names;
    return this.called;
  });
  private called: readonly string[] = [];

  readonly say: Say = $derived.by(() => {
    const words = wordsOf(this.setting?.game ?? "");
    const names = this.names;
    return (message, args) => words.say(message, args, names);
  });

  /** What is asked of oneself, or who is being waited for: a question to somebody else is none to answer. */
  get question(): string {
    const { ask, actor, yours, viewer } = this.told ?? {};
    if (!ask || actor === null || actor === undefined) return "";
    if (actor !== viewer) return this.say("ui-waits-for", { who: this.names[actor] });
    if (yours!.length > 1) return this.say(ask); // several people at one screen: by name
    return this.say({ ...ask, args: { ...ask.args, who: this.say("ui-your-turn") } });
  }

  /** Who has won, and by which rule. */
  get verdict(): string {
    const { result, yours } = this.told ?? {};
    return result ? `${this.winners(result, yours ?? [])} ${this.say(result.reason)}` : "";
  }

  private winners({ winners, places }: Result, yours: readonly number[]): string {
    const name = (party: number) => this.names[party] || this.say(places.find((place) => place.party === party)!.name);
    const own = yours.length === 1 && winners.includes(yours[0]!);
    const others = winners.filter((party) => !own || party !== yours[0]).map(name);
    if (own) return others.length ? this.say("ui-you-win-with", { who: others }) : this.say("ui-you-win");
    return this.say("ui-wins", { count: others.length, who: others });
  }

  get isMine(): boolean {
    const { actor, viewer, status } = this.told ?? {};
    return status === "running" && actor !== null && actor !== undefined && actor === viewer;
  }

  get plays(): boolean {
    return (this.told?.yours.length ?? 0) > 0;
  }

  // what one can do

  /** Whether this decision has been answered already. The event that brings the next one often comes before the server's
   * answer to the last: whoever is quick must not be ignored. */
  get busy(): boolean {
    return this.answering >= 0 && this.answering === this.told?.number;
  }

  async act(action: number | string): Promise<boolean> {
    const told = this.told;
    if (!told || !this.isMine || this.busy) return false;
    this.answering = told.number;
    try {
      await api.act(this.id, told.viewer, told.number, action);
      return true;
    } catch (error) {
      notices.failed(error);
      return false;
    } finally {
      if (this.answering === told.number) this.answering = -1;
    }
  }

  /** Say why an action cannot be chosen, with the rule to read. */
  async explain(action: string): Promise<void> {
    const seat = this.told?.viewer ?? -1;
    if (seat < 0 || this.told?.status !== "running") return;
    const why = await attempt(() => api.why(this.id, seat, action));
    if (!why) return;
    const rule = typeof why.args?.rule === "string" ? why.args.rule : "";
    const href = `/rules/${this.setting?.game}#${rule}`;
    notices.show(sentence(this.say(why)), rule ? { text: rule, href } : undefined);
  }

  get canGoBack(): boolean {
    return this.told?.status === "running" && typeof this.told.back === "number";
  }

  /** Whether the others have to agree before one goes back. */
  get mustAsk(): boolean {
    const { back, undo } = this.told ?? {};
    return typeof back === "number" && (typeof undo !== "number" || back < undo);
  }

  async goBack(): Promise<void> {
    const told = this.told;
    if (!told || typeof told.back !== "number") return;
    const { back, number, yours, viewer } = told;
    await attempt(() => api.undo(this.id, yours.includes(viewer) ? viewer : yours[0]!, number, back));
  }

  /** Say something out of turn, as the seat one looks through. */
  async tell(payload: Record<string, unknown>): Promise<boolean> {
    const { viewer, number } = this.told ?? { viewer: -1, number: 0 };
    return (await attempt(() => api.aside(this.id, viewer, number, payload))) !== undefined;
  }

  async consent(agrees: boolean): Promise<void> {
    const asked = this.told?.asked;
    if (asked) await attempt(() => api.consent(this.id, asked.line, agrees));
  }

  async hint(): Promise<void> {
    const found = await attempt(() => api.hints(this.id));
    if (!found || found.number !== this.told?.number) return;
    this.hints = found;
    const best = found.hints[0];
    if (best) notices.hear(this.say("ui-hint-best", { action: this.say(best.words) }));
  }

  /** Let the server answer a question from now on, or ask again. */
  async form(question: string, choice: string): Promise<void> {
    const { viewer, habits } = this.told!;
    const { [question]: _, ...others } = habits ?? {};
    await attempt(() => api.habits(this.id, viewer, choice ? { ...others, [question]: choice } : others));
  }

  async chat(text: string): Promise<boolean> {
    const seat = this.told!.yours[0]!;
    return (await attempt(() => api.chat(this.id, seat, text))) !== undefined;
  }

  async report(line: number): Promise<void> {
    await attempt(async () => {
      await api.report(this.id, line);
      notices.show(this.say("ui-reported"));
    });
  }

  async sit(seat: number, take: "me" | "bot" | "nobody", bot?: string): Promise<void> {
    const wasNobody = session.person === null;
    await attempt(() => api.sit(this.id, seat, { take, bot }));
    await session.look();
    if (wasNobody && session.person) this.listen();
  }

  async start(): Promise<void> {
    await attempt(() => api.start(this.id));
  }

  async again(): Promise<void> {
    const made = await attempt(() => api.again(this.id));
    if (made) route.go(`/table/${made.id}`);
  }

  async tryFrom(number: number, seat: number, level: string): Promise<void> {
    const made = await attempt(() => api.tryFrom(this.id, { number, seat, level }));
    if (made) route.go(`/table/${made.id}`);
  }
}
