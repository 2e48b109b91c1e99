/** What the reader of the board has picked up, looks at or zoomed to. Nothing of the game itself. */
import { tick } from "svelte";
import type { Legal, Message } from "../../api/client";
import type { BoardProps } from "../../lib/board";
import { bounded, group, nameId, touched, WHOLE, type CardView, type TileView, type Zoom } from "./scene";

export class Desk {
  card = $state(""); // taken up from the hand
  use = $state(""); // of that card, under the pointer or focus
  armed = $state(""); // a place touched once
  over = $state(""); // a place under the pointer or focus
  looked = $state(""); // what is being explained
  step = $state(-1); // of Boris' turn, while it is shown
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
  taken = $derived.by(() => (this.view.hand as CardView[]).find((one) => one.card === this.card));

  /** What the card taken up would touch, before it is played. */
  lit = $derived.by((): ReadonlySet<string> => {
    if (!this.taken) return new Set();
    const uses = this.use ? [this.use] : ["move"];
    return new Set(uses.flatMap((use) => {
      const action = this.groups.cards.get(this.card)?.find((one) => one.text.startsWith(use));
      return action ? touched(this.view, this.taken!, use, action.words.id === "choice-move-any") : [];
    }));
  });

  /** The way of Boris' card that is being shown. */
  boris = $derived.by(() => this.view.boris?.cards[this.step]);

  drop(): void {
    this.card = this.use = this.armed = this.over = "";
  }

  look(what: string): void {
    this.looked = what;
    if (what) void this.learn();
  }

  async learn(): Promise<void> {
    const { number } = this.view;
    if (this.learnt === number) return;
    this.learnt = number;
    this.meanings = (await this.props.meanings()) ?? this.meanings;
  }

  /** What a player has, apart from tiles. */
  holdings(party: number): string[] {
    const one = this.view.players[party];
    const kinds = ["supply", "guildhall", "plantation", "cards", "masters", "neutrals", "tokens", "mayors"];
    return one ? kinds.map((kind) => `${this.say(`table-${kind}`)} ${one[kind]}`) : [];
  }

  sentences(what: string): string[] {
    if (what.startsWith("seat ")) return [this.holdings(Number(what.slice(5))).join(", "), ...this.sentences("supply"), ...this.sentences("neutral")];
    return (this.meanings[what] ?? []).map((message) => this.say(message));
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
