/** Where things lie on the stage: one arrangement for broad screens, one for phones. Numbers only, in SVG units. */
export * from "./positions.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sides of a tile: its top face is `w` by `d`, its visible edge `t` high. */
export interface TileSize {
  w: number;
  d: number;
  t: number;
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  tile: TileSize;
  /** How far a stack may rise above its floor before its tiles are drawn thinner. */
  room: number;
  pitch: { x: number; y: number };
  /** Top left corner of the floor of a1. */
  origin: { x: number; y: number };
  /** Top left corners of the path tiles T1 and L1. */
  top: { x: number; y: number };
  left: { x: number; y: number };
  plinth: Box;
  season: Box;
  keys: Box;
  goals: Box[];
  boards: Box[];
  note: Box;
  /** Where the note stands while a choice is being made: on phones above the mountain, where nothing covers it. */
  choosing: Box;
}

/** Where the four goals of partners lie: card n between seats n and n + 1, clockwise around the boards. */
function goalsBetween(x: number, y: number, width: number, board: number, strip: number): { goals: Box[]; boards: Box[] } {
  const half = (width - 8) / 2;
  const right = x + half + 8;
  const upper = y + strip + 6;
  const middle = upper + board + 6;
  const lower = middle + BETWEEN + 6;
  return {
    goals: [
      { x, y, width, height: strip },
      { x: right, y: middle, width: half, height: BETWEEN },
      { x, y: lower + board + 6, width, height: strip },
      { x, y: middle, width: half, height: BETWEEN },
    ],
    boards: [
      { x, y: upper, width: half, height: board },
      { x: right, y: upper, width: half, height: board },
      { x: right, y: lower, width: half, height: board },
      { x, y: lower, width: half, height: board },
    ],
  };
}

const BETWEEN = 56; // the height of a narrow card: marks above, name below

function inColumns(count: number, columns: number, x: number, y: number, width: number, height: number): Box[] {
  const each = (width - 8 * (columns - 1)) / columns;
  return Array.from({ length: count }, (_, n) => ({
    x: x + (n % columns) * (each + 8),
    y: y + Math.floor(n / columns) * (height + 8),
    width: each,
    height,
  }));
}

function wideLayout(parties: number, goals: number): Layout {
  const side = { x: 640, width: 356 };
  const between = goalsBetween(side.x, 96, side.width, 238, 40);
  const plain = parties > 2 ? inColumns(parties, 2, side.x, 252, side.width, 258) : inColumns(parties, 1, side.x, 252, side.width, 258);
  return {
    wide: true,
    width: 1000,
    height: 780,
    tile: { w: 82, d: 58, t: 10 },
    room: 50,
    pitch: { x: 98, y: 116 },
    origin: { x: 126, y: 156 },
    top: { x: 126, y: 22 },
    left: { x: 16, y: 156 },
    plinth: { x: 112, y: 104, width: 502, height: 588 },
    season: { x: side.x, y: 8, width: 170, height: 80 },
    keys: { x: side.x + 178, y: 8, width: side.width - 178, height: 80 },
    goals: goals === 4 ? between.goals : inColumns(goals, 1, side.x, 96, side.width, 70),
    boards: goals === 4 ? between.boards : plain,
    note: { x: 16, y: 716, width: 598, height: 60 },
    choosing: { x: 16, y: 716, width: 598, height: 60 },
  };
}

function tallLayout(parties: number, goals: number): Layout {
  const partners = goals === 4;
  const head = partners ? 72 : 102;
  const cards = partners ? 64 : 44;
  const mountain = head + 62;
  const floor = mountain + 39;
  const plinth = { x: 62, y: mountain, width: 312, height: 39 + 4 * 83 + 44 + 6 };
  const note = { x: 1, y: plinth.y + plinth.height + 12, width: 372, height: 62 };
  const boards = note.y + note.height + 8;
  const between = goalsBetween(1, boards, 372, 186, 44);
  const plain = inColumns(parties, 2, 1, boards, 372, 200);
  const last = partners ? between.goals[2]! : plain.at(-1)!;
  return {
    wide: false,
    width: 374,
    height: last.y + last.height + 4,
    tile: { w: 54, d: 44, t: 7.5 },
    room: 36,
    pitch: { x: 61.5, y: 83 },
    origin: { x: 68, y: floor },
    top: { x: 68, y: head + 5 },
    left: { x: 4, y: floor },
    plinth,
    season: { x: 1, y: 2, width: 156, height: cards },
    keys: { x: 163, y: 2, width: 210, height: cards },
    goals: partners ? between.goals : inColumns(goals, 2, 1, 52, 372, 44),
    boards: partners ? between.boards : plain,
    note,
    choosing: { x: 1, y: 2, width: 372, height: head - 6 },
  };
}

export function layoutOf(wide: boolean, parties: number, goals: number): Layout {
  return wide ? wideLayout(parties, goals) : tallLayout(parties, goals);
}
