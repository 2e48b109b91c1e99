import assert from "node:assert/strict";
import { test } from "node:test";
import { bounded, cellBox, cityAt, fitted, group, hallBox, labelsOf, layoutOf, nameId, piecesOf, places, spots, stepsOf, tookOf, touched, trackOf, twoLines, WHOLE, zoomAt } from "./scene.ts";

const tile = (more = {}) => ({
  number: 17, name: "Timber Sawyers", colours: ["red", "green"], threshold: 4, points: 4, extras: [], open: true, master: -1, men: [0, 0], token: {}, neutral: false, ...more,
});
const player = (more = {}) => ({ guildhall: 4, supply: 12, plantation: 0, cards: 6, neutrals: 0, mayors: 1, masters: 0, tokens: 0, ...more });
const alone = (more = {}) => ({
  seat: 0, columns: "abcde", players: [player()], tiles: { b2: tile(), c2: tile({ colours: ["blue"] }) }, points: [{ tiles: 3 }, { tiles: 3 }], boris: { cards: [] }, beadle: "", ...more,
});

test("a liveryman who moves keeps his id, and so do those who stay", () => {
  const before = alone(), layout = layoutOf(before, true);
  const first = piecesOf(before, layout);
  const after = alone({ players: [player({ guildhall: 3 })], tiles: { b2: tile({ men: [1, 0] }), c2: tile() } });
  const second = piecesOf(after, layout, first);
  const moved = second.find((piece) => piece.where === "b2")!;
  assert.equal(first.find((piece) => piece.id === moved.id)!.where, "guildhall");
  assert.deepEqual(new Set(first.map((piece) => piece.id)), new Set(second.map((piece) => piece.id)));
});

test("sixteen liverymen are drawn, wherever they are", () => {
  const view = alone({ players: [player({ guildhall: 2, supply: 10, plantation: 1 })], tiles: { b2: tile({ men: [2, 0] }), c2: tile({ open: false, master: 0 }) } });
  assert.equal(spots(view, 0).length, 16);
  assert.ok(spots(view, 0).includes("master c2"));
});

test("everything lies inside both layouts, with one to four players", () => {
  for (const wide of [true, false]) {
    for (const count of [1, 2, 3, 4]) {
      const view = alone({ columns: count > 2 ? "abcdef" : "abcde", players: Array.from({ length: count }, () => player({ plantation: 1, supply: 11 })), tiles: { b2: tile({ men: Array(Math.max(2, count)).fill(2) }) } });
      const layout = layoutOf(view, wide);
      for (const piece of piecesOf(view, layout)) {
        assert.ok(piece.x > 0 && piece.x < layout.width && piece.y > 0 && piece.y < layout.height, `${piece.where} ${piece.x} ${piece.y}`);
      }
      assert.ok(cellBox(layout, "e5").y + cellBox(layout, "e5").h <= layout.plantation.y);
    }
  }
});

test("the Guildhall is two tiles wide with three players", () => {
  const view = alone({ columns: "abcdef", players: [player(), player(), player()] });
  const layout = layoutOf(view, true);
  assert.equal(hallBox(view, layout).w, 2 * layout.cell.w + layout.cell.gap);
});

test("a number stands beside two or more, not beside Boris’ stock", () => {
  const labels = labelsOf(alone(), layoutOf(alone(), true));
  assert.deepEqual(labels.map((label) => `${label.id}: ${label.text}`), ["0 guildhall: 4", "0 supply: 12"]);
});

test("equal points stand beside each other on the track", () => {
  const { marks } = trackOf(alone(), layoutOf(alone(), true));
  assert.notEqual(marks[0]!.x, marks[1]!.x);
});

test("legal actions are grouped by card and place", () => {
  const legal = ["hire Y1", "move Y1", "end", "guild c2"].map((text, code) => ({ text, code, words: { id: "x" } }));
  const groups = group(legal as never);
  assert.deepEqual(groups.cards.get("Y1")!.map((one) => one.text), ["hire Y1", "move Y1"]);
  assert.equal(groups.places.get("c2")!.code, 3);
  assert.deepEqual(groups.others.map((one) => one.text), ["end"]);
});

test("a card taken up lights the open tiles of its colour", () => {
  const card = { card: "B1", count: 1, colour: "blue", banners: 1, cost: 0, ability: [{ effect: "plantation_from_guildhall", count: 1 }] };
  assert.deepEqual(touched(alone(), card, "move", false), ["c2"]);
  assert.deepEqual(touched(alone(), card, "move", true), ["b2", "c2"]);
  assert.deepEqual(touched(alone(), card, "ability", false), ["plantation"]);
});

test("a message tells its places", () => {
  const place = { id: "place-of-tile", args: { place: "b2", tile: { id: "tile", args: {} } } };
  assert.deepEqual(places({ id: "step-move", args: { place: { id: "guildhall", args: {} }, goal: place } } as never), ["guildhall", "b2"]);
  assert.deepEqual(places({ id: "plantation-turns", args: {} } as never), ["plantation"]);
});

test("zooming keeps the city in its frame and the point under the fingers", () => {
  const box = { x: 0, y: 0, w: 100, h: 100 };
  const zoomed = zoomAt(WHOLE, 2, { x: 50, y: 50 }, box);
  assert.deepEqual(zoomed, { k: 2, x: -50, y: -50 });
  assert.deepEqual(bounded({ k: 2, x: -20, y: -400 }, box), { k: 2, x: -20, y: -100 });
  assert.equal(bounded({ k: 9, x: 0, y: 0 }, box).k, 3);
});

test("a small city is shown larger on a phone", () => {
  const view = alone({ columns: "abcdef", tiles: Object.fromEntries(["b2", "e2", "b4", "e4"].map((place) => [place, tile()])) });
  assert.ok(fitted(view, layoutOf(view, false)).k > 1.4);
  assert.equal(fitted(view, layoutOf(view, true)).k, 1);
});

test("names", () => {
  assert.equal(nameId("Lord Mayor's Show"), "name-lord-mayors-show");
  assert.deepEqual(twoLines("17 Timber Sawyers", 13), ["17 Timber", "Sawyers"]);
});

test("Boris' turn is told card by card, and the beadle's tile last", () => {
  const view = {
    boris: { from: "b1", cards: [{ card: "R1", colour: "red", way: ["b1", "a2"], place: "a2" }, { card: "B1", colour: "blue", way: ["b1"], place: "b1" }] },
    tiles: { a2: tile({ men: [0, 2] }), b1: tile({ open: false }) },
  };
  const took = tookOf([{ id: "boris-begins", args: {} }, { id: "beadle-took", args: { place: { id: "place-of-tile", args: { place: "b1" } }, points: 3 } }], undefined);
  assert.deepEqual(took, { place: "b1", points: 3 });
  const steps = stepsOf(view, took);
  assert.deepEqual(steps.map((step) => [step.card, step.place, step.points]), [["R1", "a2", undefined], ["B1", "b1", undefined], ["", "b1", 3]]);
  const men = (step: number) => Object.values(cityAt(view, steps, step).tiles as Record<string, { men: number[] }>).map((one) => one.men[1]);
  assert.deepEqual([men(-1), men(0), men(1), men(2)], [[2, 0], [2, 0], [2, 1], [2, 0]]);
  const taken = (step: number) => [cityAt(view, steps, step).tiles.b1.open, cityAt(view, steps, step).beadle];
  assert.deepEqual([taken(0), taken(1), taken(2)], [[true, "b1"], [true, "b1"], [false, view.beadle]], "until he takes it the beadle's tile is open");
  assert.deepEqual(cityAt({ ...view, tiles: { ...view.tiles, b1: tile({ men: [0, 1] }) } }, stepsOf(view, undefined), 0).tiles.b1.men, [0, 0]);
  assert.equal(tookOf([{ id: "boris-begins", args: {} }], took), undefined);
});
