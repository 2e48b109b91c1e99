/** Text broken into lines by the usual width of letters: SVG does not break lines itself. */
export const LETTER = { sans: 0.47, display: 0.54 }; // of the size, on average

export function wrap(text: string, width: number, size: number, most = 9, letter = LETTER.sans): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length * size * letter <= width || lines.at(-1) === "") lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines;
}

/** The size at which a text fits into a line; no smaller than the least. */
export const fit = (text: string, width: number, size: number, least: number, letter = LETTER.display): number =>
  Math.max(least, Math.min(size, width / (text.length * letter)));

/** As many names as there is room for, and how many are left over. */
export function some(names: readonly string[], letters: number): { names: string; more: number } {
  let kept = names.length;
  while (kept > 1 && names.slice(0, kept).join(", ").length > letters) kept--;
  return { names: names.slice(0, kept).join(", "), more: names.length - kept };
}

export const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
