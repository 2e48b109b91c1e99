/** What the reader of the board has picked up, looks at or zoomed to. Nothing of the game itself. */
import { tick } from "svelte";
import type { Legal, Message } from "../../api/client";
import type { BoardProps } from "../../lib/board";
import { bounded, cityAt, group, nameId, stepsOf, tookOf, total, touched, WHOLE, type BorisStep, type CardView, type Taken, type TileView, type Zoom } from "./scene";
import { HELD, signsOf, type Sentence } from "./signs";

const PAUSE = 1800; // milliseconds for each step of Boris' turn

export class Desk {
  card = $state(""); // taken up from the hand
  pointed = $state(""); // a card under the pointer or focus
  use = $state(""); // of the card taken up, under the pointer or focus
  armed = $state(""); // a place touched once
  over = $state(""); // a place under the pointer or focus
  looked = $state(""); // what is being explained
  step = $state(-1); // of Boris' turn, while it is shown
  private runs = false; // Boris' turn goes on by itself
  private timer: ReturnType<typeof setTimeout> | undefined;
  private took = $state.raw<Taken>();
  floats = $state(false); // explanations float over the city, there is no room beside it
  asList = $state(false);
  zoom = $state.raw<Zoom>(WHOLE);
  sliding = $state(false); // the city follows a finger
  roving = $state("a1"); // the tile that Tab reaches
  private meanings = $state.raw<Record<string, Message[]>>({});
  private learnt = -1; // the decision for which meanings were asked

  constructor(private readonly read: () => BoardProps) {}

  get props(): BoardProps { return this.read(); }
  get view() { return this.read().view; }
  get say() { return this.read().say; }

  groups = $derived.by(() => group(this.read().legal));
  hinted = $derived.by(() => new Map(this.read().hints.map((hint) => [hint.code, hint.win])));
  taken = $derived.by(() => (this.view.hand as CardView[]).find((one) => one.card === (this.card || this.pointed)));

  /** What the card taken up would touch, before it is played. */
  lit = $derived.by((): ReadonlySet<string> => {
    if (!this.taken) return new Set();
    const uses = this.use ? [this.use] : ["move"];
    return new Set(uses.flatMap((use) => {
      const action = this.groups.cards.get(this.taken!.card)?.find((one) => one.text.startsWith(use));
      return action ? touched(this.view, this.taken!, use, action.words.id === "choice-move-any") : [];
    }));
  });

  steps = $derived.by(() => stepsOf(this.view, this.took));
  /** The step of Boris' turn that is being shown, and the city as it was then. */
  boris = $derived.by(() => this.steps[this.step]);
  shown = $derived.by(() => cityAt(this.view, this.steps, this.boris ? this.step : -1));

  /** Show a step of Boris' turn, and go on with the next ones by itself unless it was picked out. */
  tell(step: number, goOn = true): void {
    clearTimeout(this.timer);
    this.asList = false;
    this.step = step < this.steps.length ? step : -1;
    this.runs = goOn && this.step >= 0;
    if (this.runs) this.timer = setTimeout(() => this.tell(step + 1), PAUSE);
  }

  /** A step picked out stays, until it is picked again. */
  pickStep(step: number): void {
    if (this.step === step && !this.runs) this.hush();
    else this.tell(step, false);
  }

  hush(): void {
    clearTimeout(this.timer);
    this.step = -1;
  }

  told(step: BorisStep): string {
    if (!step.card) return this.say("board-took", { place: step.place, points: step.points ?? 0 });
    const args = { card: step.card, colour: this.say(`colour-${step.colour}`), place: step.place, way: step.way.slice(0, -1).join(" ") };
    return this.say(!step.place ? "table-way-nowhere" : step.way.length === 1 ? "table-way-at-once" : "board-way", args);
  }

  /** What the last line told may have been the end of Boris' turn. */
  hear(): void {
    this.took = tookOf(this.props.said, this.took);
  }

  drop(): void {
    this.card = this.pointed = this.use = this.armed = this.over = "";
  }

  look(what: string): void {
    this.looked = what;
    if (what && !this.props.wide) this.hush(); // on a phone both would lie in the same place
    if (what) void this.learn();
  }

  /** The pointer or focus has gone elsewhere. */
  leave(): void {
    this.over = this.pointed = "";
    if (this.floats) this.looked = "";
  }

  async learn(): Promise<void> {
    const { number } = this.view;
    if (this.learnt === number) return;
    this.learnt = number;
    this.meanings = (await this.props.meanings()) ?? this.meanings;
  }

  /** What a player has, apart from tiles. */
  holdings(party: number): Sentence[] {
    const one = this.view.players[party];
    return one ? Object.entries(HELD).map(([kind, sign]) => ({ text: this.say(`board-held-${kind}`, { count: one[kind] }), signs: [sign] })) : [];
  }

  sentences(what: string): Sentence[] {
    if (what.startsWith("seat ")) return [...this.holdings(Number(what.slice(5))), ...this.sentences("supply"), ...this.sentences("neutral")];
    if (what === "track") return (this.view.points as Record<string, number>[]).map((points, party) => ({ text: `${this.partyName(party)}: ${total(points)}`, signs: ["vp"] }));
    return (this.meanings[what] ?? []).map((message) => ({ text: this.say(message), signs: signsOf(message) }));
  }

  choose(action: Legal): void {
    this.drop();
    this.props.choose(action.code);
  }

  /** A place was clicked, tapped or entered. The first touch shows, the second chooses. */
  pick(place: string, touch: boolean): void {
    const action = this.groups.places.get(place);
    this.look(place);
    if (!action) {
      const asked = this.props.legal[0]?.text.split(" ")[0];
      if (this.groups.places.size && asked && asked !== "guild") {
        const verb = [...this.groups.places.values()][0]!.text.split(" ")[0];
        if (verb !== "guild" && place !== "plantation") this.props.explain(`${verb} ${place}`);
      }
      this.armed = "";
    } else if (touch && this.armed !== place) this.armed = place;
    else this.choose(action);
  }

  /** A card was picked up, put down, or, if only one thing can be done with it, used by a second tap. */
  take(card: string, byKey = false): void {
    const uses = this.groups.cards.get(card) ?? [];
    if (this.props.wide) this.look(card); // on a phone the card itself says it all
    if (this.card !== card) {
      this.card = card;
      if (byKey) void tick().then(() => document.querySelector<HTMLElement>(".uses button")?.focus());
    }
    else if (uses.length === 1 && !["hire", "move", "ability"].includes(uses[0]!.text.split(" ")[0]!)) this.choose(uses[0]!);
    else this.drop();
  }

  zoomTo(zoom: Zoom, box: { x: number; y: number; w: number; h: number }): void {
    this.zoom = bounded(zoom, box);
  }

  /** A printed name in the reader's language. */
  name(printed: string): string {
    const id = nameId(printed), said = this.say(id);
    return said === id ? printed : said;
  }

  tileName(place: string): string {
    const tile = this.view.tiles[place] as TileView | undefined;
    if (!tile) return place;
    return tile.number ? this.say("tile", { number: tile.number, name: this.name(tile.name) }) : this.name(tile.name);
  }

  partyName(party: number): string {
    return this.props.names[party] || (this.view.players[party] ? this.say("seat", { number: party + 1 }) : this.say("boris"));
  }
}
