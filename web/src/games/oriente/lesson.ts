/** A first lesson: one season and a Revolution, seen in turn from all four places. */
import type { Lesson } from "../../lib/board";

// Seed 5416 deals Akindo, Nofu, Daimyo, Samurai. The hidden Nofu of seat 2 has only the pass whenever it is asked
// about an announcement; the server gives it, and no step below waits for it.
// After the Revolution seat 3, the Daimyo, speaks; only the Samurai of seat 4 could still do them harm.
const OFFERS = 2;
const OFFER = { offer: { to: 3, give: { "treasure-3": 1 }, get: {}, promise: [], ask: [{ promise: "spare", whom: OFFERS }] } };

export const LESSON: Lesson = {
  seats: 4,
  options: { pawn: "first" },
  seed: 5416,
  bySeat: true,
  steps: [
    { say: "lesson-welcome" },
    { say: "lesson-places" },
    { say: "lesson-card", marks: ["seat 1"] },
    { say: "lesson-trade", marks: ["seat 3"], choose: ["trade 3"], otherwise: "lesson-not-trade" },
    { say: "lesson-overrule", marks: ["seat 1"], choose: ["attack 1"], otherwise: "lesson-not-overrule" },
    { say: "lesson-let", choose: ["pass"], otherwise: "lesson-not-let" },
    { say: "lesson-battle", choose: ["pass"], otherwise: "lesson-not-battle" },
    { say: "lesson-support", choose: ["support attacker"], otherwise: "lesson-not-support" },
    { say: "lesson-again", choose: ["pass"], otherwise: "lesson-not-battle" },
    { say: "lesson-won", marks: ["seat 4", "seat 1"] },
    { say: "lesson-recruit", marks: ["village"], choose: ["recruit"], otherwise: "lesson-not-recruit" },
    { say: "lesson-second", marks: ["village"], choose: ["recruit"], otherwise: "lesson-not-recruit" },
    { say: "lesson-season", marks: ["reward", "seat 2"] },
    { say: "lesson-revolution", choose: ["revolution"], otherwise: "lesson-not-revolution" },
    { say: "lesson-allow", choose: ["pass"], otherwise: "lesson-not-allow" },
    { say: "lesson-join", choose: ["join"], otherwise: "lesson-not-join" },
    { say: "lesson-spoils", marks: ["seat 1", "seat 2", "seat 4"] },
    { say: "lesson-deals", marks: ["seat 4"], tell: OFFER, reply: (said) => ({ seat: (said.offer as typeof OFFER.offer).to, say: { accept: OFFERS } }) },
    { say: "lesson-promised", marks: ["seat 3", "seat 4"] },
    { say: "lesson-end", marks: ["deck"] },
    { say: "lesson-free", choose: ["rent", "attack 1", "attack 2", "attack 4", "pass"] },
  ],
};
