import assert from "node:assert/strict";
import { test } from "node:test";
import { canTalk, counted, mirrored, owed, promiseMessage, sideMessages } from "./deals.ts";
import { layoutOf, pillSpot } from "./layout.ts";
import { beatsOf, choicesOf, picksOf, piecesOf, placeWords, places, roleOf, settledBattle, stacksOf, turnedUp, type Player } from "./scene.ts";
import { wrap } from "./wrap.ts";

const seat = (number: number) => ({ id: "seat", args: { number } });
const card = (kind: string) => ({ id: `card-${kind}`, args: {} });

function player(inhabitant: string, cards: Record<string, number> = { "treasure-2": 1 }, more: Partial<Player> = {}): Player {
  return { inhabitant, value: 0, revealed: inhabitant !== "?", known_to_all: false, disc: true, cards, card_count: 1, points: 2, ...more };
}

function table(players: Player[], more: Record<string, unknown> = {}) {
  return {
    seat: 0, number: 1, phase: "announce", over: false, season: 1, pawn: 0, deck: 30, under: [],
    reward: { cards: 1, known: [], taken: false, aside: false },
    village: { square: 1, hut: 0, supply: 5, has_hut: false },
    announcement: null, asked: [], battle: null, may_join: [], rebels: [], strength: null, turned: [], turned_for: [], players, values: {}, ...more,
  };
}
const four = () => [player("akindo", { "treasure-4": 1 }), player("?"), player("samurai"), player("?")];

test("every place lies on the stage and none covers another, for four to twelve players", () => {
  for (const wide of [true, false]) {
    for (let seats = 4; seats <= 12; seats++) {
      const layout = layoutOf(seats, 2, wide);
      for (const [n, one] of layout.places.entries()) {
        assert.ok(one.x >= 0 && one.x + one.width <= layout.width && one.y >= 0 && one.y + one.height <= layout.height);
        assert.ok(wide || n === 2 || one.height >= 40);
        for (const other of layout.places.slice(n + 1)) {
          const apart = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
          assert.ok(apart, `${seats} seats, ${wide ? "wide" : "tall"}`);
        }
        assert.ok(pillSpot(layout, n).x < layout.width);
      }
    }
  }
});

test("the next seat clockwise sits at the reader's left", () => {
  const layout = layoutOf(5, 3, true);
  assert.equal(layout.own, 3);
  assert.ok(layout.places[4]!.x < 500 && layout.places[2]!.x > 500);
});

test("a captured inhabitant travels to the winner's points", () => {
  const layout = layoutOf(4, 0, true);
  const before = piecesOf(table(four()), layout, []);
  const players = four();
  players[0] = player("akindo", { "treasure-4": 1, samurai: 1 });
  players[2] = player("?");
  const after = piecesOf(table(players), layout, before);
  const id = (pieces: typeof before, slot: string) => pieces.find((one) => one.slot === slot)!.id;
  assert.equal(id(after, "points 0 samurai 0"), id(before, "inhabitant 2"));
  assert.notEqual(id(after, "inhabitant 2"), id(before, "inhabitant 2"));
  assert.equal(id(after, "pawn"), id(before, "pawn"));
});

test("a card that is revealed stays the same piece", () => {
  const layout = layoutOf(4, 0, false);
  const before = piecesOf(table(four()), layout, []);
  const players = four();
  players[1] = player("nofu");
  const after = piecesOf(table(players), layout, before);
  assert.equal(after.find((one) => one.slot === "inhabitant 1")!.id, before.find((one) => one.slot === "inhabitant 1")!.id);
  assert.equal(new Set(after.map((one) => one.id)).size, after.length);
});

test("stacks stay within their place however many kinds there are", () => {
  const cards = Object.fromEntries(["shogun", "soryo", "daimyo", "samurai", "akindo", "nofu", "ninja", "treasure-2", "treasure-3"].map((kind) => [kind, 2]));
  for (const wide of [true, false]) {
    for (const [n, place] of layoutOf(12, 0, wide).places.entries()) {
      for (const stack of stacksOf(player("nofu", cards), place, n)) assert.ok(stack.x + 40 * stack.scale <= place.x + place.width + 0.01);
    }
  }
});

test("the buttons are the own inhabitant's", () => {
  assert.deepEqual(choicesOf(table(four())).map((one) => one.text), ["attack", "credit", "trade", "pass"]);
  assert.deepEqual(choicesOf(table(four(), { phase: "support" })).map((one) => one.text), ["support attacker", "support target", "pass"]);
  assert.deepEqual(choicesOf(table(four(), { phase: "become" })), []);
});

test("cards to pick lie with the dearest first", () => {
  const picks = picksOf(table(four(), { phase: "become" }), [{ text: "become nofu" }, { text: "become shogun" }]);
  assert.deepEqual(picks.map((one) => one.kind), ["shogun", "nofu"]);
});

test("parts in what is going on are public", () => {
  const battle = { attacker: { seats: [0], sum: 2 }, target: { seats: [2], sum: 3 } };
  const view = table([...four().slice(0, 3), player("?", {}, { disc: false })], { phase: "support", battle, may_join: [1] });
  assert.deepEqual([0, 1, 2, 3].map((one) => roleOf(view, one)), ["attacker", "may-join", "defender", undefined]);
  const asked = table(four(), { phase: "privilege", announcement: { seat: 0, action: "trade 3", target: 2 }, asked: [3] });
  assert.deepEqual([0, 1, 2, 3].map((one) => roleOf(asked, one)), ["announcer", undefined, "target", "may-object"]);
});

test("a settled battle is told with the cards turned up, each for its side", () => {
  const said = [
    { id: "does-support-revealing", args: { who: seat(4), whom: seat(3), card: card("samurai") } },
    { id: "turns-up", args: { who: seat(1), card: card("nofu"), side: { id: "side-attacker", args: {} } } },
    { id: "turns-up", args: { who: seat(4), card: card("daimyo"), side: { id: "side-target", args: {} } } },
    { id: "battle", args: { strength: 4, other: 9 } },
  ];
  assert.deepEqual(settledBattle(said), { attacker: 4, target: 9 });
  assert.deepEqual(turnedUp(said), [{ kind: "nofu", side: "attacker" }, { kind: "daimyo", side: "target" }]);
  assert.deepEqual(beatsOf(said).map((one) => one.card), ["samurai", "nofu", "daimyo", ""]);
});

test("a message speaks of the players and things it names", () => {
  const attack = { id: "does-announce", args: { who: seat(1), action: { id: "action-attack", args: { whom: seat(3) } } } };
  assert.deepEqual(places(attack), ["seat 1", "seat 3"]);
  assert.deepEqual(places({ id: "takes-reward", args: { who: seat(2), cards: [] } }), ["seat 2", "reward"]);
});

test("a place is told in words", () => {
  assert.deepEqual(placeWords(table(four()), 1).map((one) => one.id), ["seat", "card-hidden", "board-disc", "board-points", "cards-of-kind"]);
});

test("deals: taps count up and start again, debts propose what is there", () => {
  assert.deepEqual(counted({ nofu: 1 }, "nofu", 2), { nofu: 2 });
  assert.deepEqual(counted({ nofu: 2, daimyo: 1 }, "nofu", 2), { daimyo: 1 });
  assert.deepEqual(owed({ nofu: 2, any: 1 }, { nofu: 1, daimyo: 1 }), { nofu: 1 });
  assert.equal(promiseMessage({ promise: "spare", whom: 2 }).id, "promise-spare");
  assert.equal(sideMessages({ nofu: 1, any: 1 }, [{ promise: "words", text: "…" }]).length, 3);
  assert.ok(canTalk(table(four())) && !canTalk(table(four(), { phase: "give" })));
});

test("a counter-offer begins with the offer seen from the other side", () => {
  const offer = { by: 1, to: 0, give: { nofu: 1 }, get: {}, promise: [], ask: [{ promise: "spare", whom: 1 }] };
  assert.deepEqual(mirrored(offer), { to: 1, give: {}, get: { nofu: 1 }, promise: [{ promise: "spare", whom: 1 }], ask: [] });
});

test("text is broken where it is too long", () => {
  assert.deepEqual(wrap("one two three", 40, 10), ["one two", "three"]);
});
