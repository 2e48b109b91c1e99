/** Text broken into lines by the usual width of letters: SVG does not break lines itself. */
const LETTER = 0.51; // of the size, on average

export function wrap(text: string, width: number, size: number, most = 9): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length * size * LETTER <= width || lines.at(-1) === "") lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines;
}

export const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
