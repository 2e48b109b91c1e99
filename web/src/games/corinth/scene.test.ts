import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut, middleOf, smallMarket, spots } from "./layout.ts";
import { othersOf, places, reach, sceneOf } from "./scene.ts";

const ruler = { spots, middleOf, smallMarket };
const QUARTERS = ["goats", "oil", "wine", "carpets", "spices", "gold"];

/** "goats 1x2 gold 6x3+1": two white ones on Goats, three white sixes and a yellow one on Gold. */
function view(harbour: string, more = {}) {
  const groups = Object.fromEntries(harbour.match(/\w+ \d+x\d+(\+\d+)?/g)?.map((one) => one.split(" ")) ?? []);
  const sheet = { steward: "c3", way: [], circled: [] };
  return {
    actor: 0,
    round: 1,
    sheets: [sheet, sheet, sheet],
    harbour: QUARTERS.map((quarter) => {
      const [value = 0, white = 0, yellow = 0] = (groups[quarter] ?? "").split(/[x+]/).filter(Boolean).map(Number);
      return { quarter, value, white, yellow };
    }),
    ...more,
  };
}
const scene = (now, before?) => sceneOf(now, layOut(true, 3), 0, ruler, before);
const on = (found, quarter) => found.dice.filter((die) => !die.gone && die.quarter === quarter).map((die) => die.id);

test("every die on the harbour is a piece with its own id inside its berth", () => {
  const { dice } = scene(view("goats 1x2 gold 6x3+1"));
  assert.equal(new Set(dice.map((die) => die.id)).size, 6);
  assert.equal(dice.filter((die) => die.yellow).length, 1);
  const { dice: area } = layOut(true, 3).berths[5];
  for (const die of dice.filter((one) => one.quarter === "gold")) assert.ok(die.x > area.x && die.x < area.x + area.w && die.y > area.y && die.y < area.y + area.h);
});

test("twelve dice fit into one berth, broad and narrow", () => {
  for (const wide of [true, false]) {
    const { at, size } = spots(layOut(wide, 2).berths[0].dice, 12, 30);
    assert.equal(at.length, 12);
    assert.ok(size >= 12);
  }
});

test("dice that are taken travel to the sheet of the taker, the others stay themselves", () => {
  const before = scene(view("goats 1x2 oil 4x3"));
  const after = scene(view("oil 4x3", { actor: 1 }), before);
  assert.deepEqual(on(after, "oil"), on(before, "oil"));
  const gone = after.dice.filter((die) => die.gone);
  assert.deepEqual(gone.map((die) => die.id), on(before, "goats"));
  assert.ok(gone.every((die) => die.x > 316), "on the large sheet");
});

test("yellow dice that are swept away fade where they lie", () => {
  const before = scene(view("goats 1x2+1 oil 4x3+1"));
  const after = scene(view("goats 1x2 oil 4x3"), before);
  const gone = after.dice.filter((die) => die.gone);
  assert.equal(gone.length, 2);
  for (const die of gone) assert.equal(die.x, before.dice.find((one) => one.id === die.id).x);
});

test("a new roll brings the same dice back", () => {
  const first = scene(view("goats 1x4 gold 6x5"));
  const empty = scene(view("", { round: 2 }), first);
  assert.ok(empty.dice.every((die) => die.gone));
  const again = scene(view("wine 3x9", { round: 2 }), empty);
  assert.deepEqual(on(again, "wine"), first.dice.map((die) => die.id));
});

test("stewards stand in the market of their own sheet", () => {
  const { stewards } = scene(view(""));
  const market = layOut(true, 3).market;
  assert.equal(stewards[0].x, market.x + market.w / 2);
  assert.ok(stewards[1].size < stewards[0].size);
  assert.deepEqual(othersOf(view(""), 1), [2, 0]);
});

test("a way of two steps ends beside the corners of the middle, never on a space entered before", () => {
  const sheet = { steward: "c3", way: [] };
  assert.deepEqual([...reach(sheet, "c3", 2)].sort(), ["a3", "b2", "b4", "c1", "c5", "d2", "d4", "e3"]);
  assert.deepEqual([...reach(sheet, "c3", 2, "up")].sort(), ["b2", "c1", "d2"]);
  assert.deepEqual([...reach({ steward: "b3", way: ["b3"] }, "c3", 1)].sort(), ["a3", "b2", "b4"]);
  assert.equal(reach(sheet, "c3", 20).size, 0, "too far to look");
});

test("a message points to the sheet and to what it speaks of", () => {
  const who = { id: "seat", args: { number: 2 } };
  const wine = { id: "quarter-wine", args: {} };
  assert.deepEqual(places({ id: "does-take", args: { who, quarter: wine, value: 3, count: 2 } }), ["seat 2", "wine"]);
  assert.deepEqual(places({ id: "delivers", args: { who, quarter: wine, amount: 2 } }), ["seat 2", "district wine"]);
  assert.deepEqual(places({ id: "does-go", args: { who, space: "d2" } }), ["seat 2", "d2"]);
  assert.deepEqual(places({ id: "does-build", args: { who, building: { id: "building-temple" } } }), ["seat 2", "temple"]);
  assert.deepEqual(places({ id: "rolls", args: { who, groups: [{ id: "dice-group", args: { quarter: wine } }] } }), ["seat 2", "wine"]);
  assert.deepEqual(places({ id: "round-over", args: { round: 3 } }), []);
});
