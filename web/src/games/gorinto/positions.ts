/** From names to coordinates: where a space, a path tile or a column of a board lies in a layout. */
import type { Box, Layout } from "./layout.ts";

/** Top left corner of the floor of a space. */
export function floorOf(layout: Layout, space: string): { x: number; y: number } {
  const column = "abcde".indexOf(space[0]!);
  const row = Number(space[1]) - 1;
  return { x: layout.origin.x + column * layout.pitch.x, y: layout.origin.y + row * layout.pitch.y };
}

/** Top left corner of a tile on the path. */
export function pathOf(layout: Layout, path: string): { x: number; y: number } {
  const n = Number(path[1]) - 1;
  if (path[0] === "T") return { x: layout.top.x + n * layout.pitch.x, y: layout.top.y };
  return { x: layout.left.x, y: layout.left.y + n * layout.pitch.y };
}

// what answers to a finger: the whole cell, not only the tile

export function spaceArea(layout: Layout, space: string): Box {
  const { x, y } = floorOf(layout, space);
  const { pitch, tile, room } = layout;
  return { x: x - (pitch.x - tile.w) / 2, y: y - room - 6, width: pitch.x, height: pitch.y };
}

export function pathArea(layout: Layout, path: string): Box {
  const { x, y } = pathOf(layout, path);
  const { w, d, t } = layout.tile;
  return { x: x - 4, y: y - 5, width: w + 8, height: d + t + 10 };
}

/** The top face of a tile with this corner. */
export function faceAt(layout: Layout, corner: { x: number; y: number }): Box {
  return { ...corner, width: layout.tile.w, height: layout.tile.d };
}

/** How thick the tiles of a stack are drawn, so that it never hides what lies behind it. */
export function thickness(usual: number, room: number, count: number): number {
  return Math.min(usual, room / Math.max(1, count));
}

/** The column of an element on a player's board: where its lowest tile stands, and at what scale. */
export function boardColumn(layout: Layout, party: number, element: number) {
  const box = layout.boards[party]!;
  const width = (box.width - 12) / 5;
  const scale = Math.min(0.64, (width - 4) / layout.tile.w);
  const w = layout.tile.w * scale;
  const foot = box.y + box.height - 30; // below it: the element's sign
  const top = box.y + 52; // above it: name, wisdom and the number of tiles
  const d = layout.tile.d * scale;
  return { x: box.x + 6 + element * width + (width - w) / 2, y: foot - d, width, scale, w, d, room: foot - d - top };
}
