import assert from "node:assert/strict";
import { test } from "node:test";
import { kept } from "./kept.ts";

test("what is equal stays the same object, what changed is new", () => {
  const old = { boards: [[1, 2], [3]], path: { T1: "fire" } };
  const news = kept(old, { boards: [[1, 2], [4]], path: { T1: "fire" } });
  assert.deepEqual(news, { boards: [[1, 2], [4]], path: { T1: "fire" } });
  assert.equal(news.boards[0], old.boards[0]);
  assert.equal(news.path, old.path);
  assert.notEqual(news.boards, old.boards);
});

test("nothing new is the old itself", () => {
  const old = { a: [{ b: null }], c: "" };
  assert.equal(kept(old, { a: [{ b: null }], c: "" }), old);
});

test("what went, came or became something else is told", () => {
  for (const [old, news] of [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [{ 0: 1 }, [1]],
    [null, {}],
    [{}, null],
    [{ a: 1 }, { b: 1 }],
  ]) {
    const expected = structuredClone(news);
    const found = kept(old, news);
    assert.deepEqual(found, expected);
    assert.notEqual(found, old);
  }
});
