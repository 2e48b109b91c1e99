import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutOf } from "./layout.ts";
import { footprints, laneOf, neighbour, PATHS, piecesOf, places, previewOf, reach, SPACES, topOf } from "./scene.ts";

/** A mountain with one tile of Water everywhere, a path of Fire, empty boards. */
function table(change: Record<string, unknown> = {}) {
  const mountain = Object.fromEntries(SPACES.map((space) => [space, ["water"]]));
  const path = Object.fromEntries(PATHS.map((space) => [space, "fire"]));
  const boards = [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]];
  return { actor: 0, mountain, path, boards, head: "", tail: "", tokens: [], ...change } as Record<string, any>;
}
const layout = layoutOf(true, 2, 2);
const at = (pieces: ReturnType<typeof piecesOf>, slot: string) => pieces.find((piece) => piece.slot === slot)!;

test("every tile is drawn once, with an id of its own", () => {
  const pieces = piecesOf(table(), layout);
  assert.equal(pieces.length, 35);
  assert.equal(new Set(pieces.map((piece) => piece.id)).size, 35);
});

test("a tile moved from the path to the mountain keeps its id", () => {
  const before = piecesOf(table(), layout);
  const view = table();
  view.path.T3 = "";
  view.mountain.c2 = ["water", "fire"];
  const after = piecesOf(view, layout, before);
  assert.equal(at(after, "c2/2").id, at(before, "T3").id);
  assert.ok(at(after, "c2/2").hasMoved);
  assert.equal(after.at(-1)!.slot, "c2/2", "what moves is drawn last");
});

test("a collected tile travels to the board", () => {
  const before = piecesOf(table(), layout);
  const view = table({ boards: [[0, 0, 0, 1, 0], [0, 0, 0, 0, 0]] });
  view.mountain.d4 = [];
  assert.equal(at(piecesOf(view, layout, before), "board0/water/1").id, at(before, "d4/1").id);
});

test("what lay above a tile dug out sinks and keeps its id", () => {
  const view = table();
  view.mountain.c3 = ["fire", "earth", "water", "earth"];
  const before = piecesOf(view, layout);
  const dug = table({ boards: [[0, 0, 0, 0, 1], [0, 0, 0, 0, 0]] });
  dug.mountain.c3 = ["fire", "water", "earth"];
  const after = piecesOf(dug, layout, before);
  assert.equal(at(after, "c3/2").id, at(before, "c3/3").id);
  assert.equal(at(after, "c3/3").id, at(before, "c3/4").id);
  assert.equal(at(after, "board0/earth/1").id, at(before, "c3/2").id);
});

test("new tiles of a season are new, not old ones of the path", () => {
  const view = table();
  for (const path of PATHS) view.path[path] = path === "L5" ? "void" : "";
  const before = piecesOf(view, layout);
  const after = piecesOf(table({ path: { ...table().path, L5: "fire", T1: "void" } }), layout, before);
  assert.notEqual(at(after, "T1").id, at(before, "L5").id);
});

test("a high stack never rises above its room", () => {
  const view = table();
  view.mountain.c3 = Array(12).fill("void");
  assert.equal(topOf(view, layout, "c3").y, topOf(table(), layout, "c3").y + layout.tile.t - layout.room);
});

test("patterns", () => {
  assert.deepEqual(reach("void", "a1"), ["b2"]);
  assert.deepEqual(reach("wind", "c3"), ["c2", "b3", "d3", "c4"]);
  assert.deepEqual(reach("fire", "b2"), ["b1", "b3", "b4", "b5"]);
  assert.deepEqual(reach("water", "e5"), ["a5", "b5", "c5", "d5"]);
  assert.deepEqual(reach("earth", "c3"), []);
});

test("a preview counts knowledge and what is there", () => {
  const view = table({ boards: [[0, 0, 2, 0, 0], [0, 0, 0, 0, 0]] });
  view.mountain.c1 = [];
  const { knowledge, available, count } = previewOf(view, "T3", "c3");
  assert.deepEqual([knowledge, available, count], [3, 3, 3]);
});

test("lanes and the footprints of the Kitsune", () => {
  assert.deepEqual(laneOf("L2"), ["a2", "b2", "c2", "d2", "e2"]);
  const view = table({ tokens: [2, 4] });
  view.path.T5 = "kitsune-2";
  view.path.L1 = "kitsune-3";
  assert.deepEqual(footprints(view), { e2: 2 });
});

test("arrow keys lead over the mountain and onto the path", () => {
  assert.equal(neighbour("c3", "ArrowUp"), "c2");
  assert.equal(neighbour("c1", "ArrowUp"), "T3");
  assert.equal(neighbour("a4", "ArrowLeft"), "L4");
  assert.equal(neighbour("L4", "ArrowRight"), "a4");
  assert.equal(neighbour("T5", "ArrowRight"), undefined);
  assert.equal(neighbour("L1", "ArrowUp"), undefined);
});

test("a message speaks of its space and its path", () => {
  assert.deepEqual(places({ id: "does-move", args: { path: "T3", space: "c4", who: { id: "seat" } } }), ["c4", "T3"]);
});

test("all boards of all modes lie on the stage", () => {
  for (const wide of [true, false]) {
    for (const [parties, goals] of [[2, 2], [3, 2], [4, 2], [4, 4]] as const) {
      const { width, height, boards, goals: cards } = layoutOf(wide, parties, goals);
      assert.equal(boards.length, parties);
      for (const box of [...boards, ...cards]) assert.ok(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height);
    }
  }
});
