/** The first season of a game for two. Every branch was played through the rules: whatever the learner takes, what follows stays legal, unforced and true. */
import type { Lesson } from "../../lib/board";
import { laneOf, PATHS } from "./scene.ts";

const ROW = ["a1", "b1", "c1", "d1"];
const ANY_MOVE = PATHS.flatMap((path) => laneOf(path).map((space) => `${path} ${space}`));

export const LESSON: Lesson = {
  seats: 2,
  options: {},
  seed: 84,
  steps: [
    { say: "lesson-mountain" },
    { say: "lesson-path", marks: PATHS },
    { say: "lesson-patterns" },
    { say: "lesson-shrine", marks: ["board-0"] },
    { say: "lesson-goals", marks: ["goal-0", "goal-1"] },
    { say: "lesson-keys", marks: ["keys"] },
    { say: "lesson-wind", marks: ["L2", "c2"], choose: ["L2 c2"], otherwise: "lesson-wind-otherwise" },
    { say: "lesson-collect", marks: ["c1"], choose: ["c1"], otherwise: "lesson-collect-otherwise" },
    { say: "lesson-fire", marks: ["b5"], play: "L5 b5" },
    { say: "lesson-fire-takes", marks: ["board-1-void"], play: "b3" },
    { say: "lesson-earth", marks: ["T3", "c4"], choose: ["T3 c4"], otherwise: "lesson-earth-otherwise" },
    { say: "lesson-dig", choose: ["@2", "@3"], otherwise: "lesson-dig-otherwise" },
    { say: "lesson-burrow", marks: PATHS },
    { say: "lesson-opponent-earth", marks: ["e3"], play: "L3 e3" },
    { say: "lesson-opponent-digs", marks: ["board-1-wind"], play: "@1" },
    { say: "lesson-knowledge", marks: ["board-0-water"] },
    { say: "lesson-water", marks: ["L1", "e1"], choose: ["L1 e1"], otherwise: "lesson-water-otherwise" },
    { say: "lesson-two", choose: ROW },
    { say: "lesson-second", choose: ROW },
    { say: "lesson-last-turn", marks: ["b4"], play: "T2 b4" },
    { say: "lesson-last-tile", marks: ["board-1"], play: "b3" },
    { say: "lesson-scored", marks: ["goal-0", "goal-1", "season"] },
    { say: "lesson-new-season", marks: ["a3"], play: "T1 a3" },
    { say: "lesson-opponent-two", marks: ["b3"], play: "b3" },
    { say: "lesson-opponent-done", marks: ["board-1"], play: "c3" },
    { say: "lesson-free", choose: ANY_MOVE },
  ],
};
