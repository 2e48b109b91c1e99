/** The first lesson: two rounds alone against Boris, on a deal where the Stirrup Forgers (a5) can be won. */
import type { Lesson } from "../../lib/board";

// where the reward of the Stirrup Forgers may send a liveryman; a3 is left out, Boris takes it at the end of the round
const FREE = "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 b3 d3 e3 a4 b4 c4 d4 e4 c5 d5 e5".split(" ").map((place) => `to ${place}`);

export const LESSON: Lesson = {
  seats: 1,
  options: { plantation: "virginia", boris_cards: "3", solitaires_guild: "no" },
  seed: 1,
  steps: [
    { say: "lesson-welcome", marks: ["a5"] },
    { say: "lesson-mayor", choose: ["keep 9", "keep 14", "keep 15"] },
    { say: "lesson-hire", marks: ["Y1", "guildhall", "supply"], choose: ["hire Y1"], otherwise: "lesson-hire-not" },
    { say: "lesson-ability", marks: ["R2"], choose: ["ability R2"], otherwise: "lesson-ability-not" },
    { say: "lesson-pay", marks: ["Y1", "G1"], choose: ["pay Y1", "pay G1"], otherwise: "lesson-pay-not" },
    { say: "lesson-from", marks: ["guildhall"], choose: ["from guildhall"], otherwise: "lesson-from-not" },
    { say: "lesson-to", marks: ["a5"], choose: ["to a5"], otherwise: "lesson-to-not" },
    { say: "lesson-from-again", marks: ["guildhall"], choose: ["from guildhall"], otherwise: "lesson-from-not" },
    { say: "lesson-to-again", marks: ["a5"], choose: ["to a5"], otherwise: "lesson-to-not" },
    { say: "lesson-end", marks: ["end"], choose: ["end"], otherwise: "lesson-end-not" },
    { say: "lesson-boris", marks: ["b5", "d5", "boris"] },
    { say: "lesson-beadle", marks: ["b5", "a3"] },
    { say: "lesson-move", marks: ["R6", "a5"], choose: ["move R6"], otherwise: "lesson-move-not" },
    { say: "lesson-move-from", marks: ["guildhall"], choose: ["from guildhall"], otherwise: "lesson-from-not" },
    { say: "lesson-move-to", marks: ["a5"], choose: ["to a5"], otherwise: "lesson-to-not" },
    { say: "lesson-second", marks: ["guildhall"], choose: ["from guildhall"], otherwise: "lesson-from-not" },
    { say: "lesson-second-to", choose: ["to c2", "to b3", "to c4", "to a5", "to d5", "to e5"], otherwise: "lesson-beadle-not" },
    { say: "lesson-end-again", marks: ["end"], choose: ["end"], otherwise: "lesson-end-not" },
    { say: "lesson-won", marks: ["a5", "guildhall"], choose: [...FREE, "stop"], otherwise: "lesson-beadle-not" },
    { say: "lesson-over", marks: ["plantation", "mayors", "track"] },
  ],
};
