/** A Vite plug-in: a game's numbered rules (Markdown) become chapters of HTML when the page is built. */
import { marked } from "marked";
import type { Plugin } from "vite";

export interface Chapter {
  id: string;
  title: string;
  html: string;
}

const NUMBERED = /<li><strong>([A-Z]\d+\.\d+)<\/strong>/g;
const HEADING = /^## ([A-Z]\d+) (.*)$/m;

/** Players need no names of facts: “`yellow_price` (1) gold” is “1 gold”. */
const FACT = "`[a-z]+(?:_[a-z]+)+`";
const forPlayers = (markdown: string): string =>
  markdown.replace(new RegExp(`${FACT}\\s\\((\\d+)\\)`, "g"), "$1").replace(new RegExp(`\\s\\(${FACT}\\)`, "g"), "");

/** What stands before the first chapter speaks to those who write code. */
export function chaptersOf(markdown: string): Chapter[] {
  const parts = forPlayers(markdown).split(HEADING).slice(1);
  return Array.from({ length: parts.length / 3 }, (_, n) => {
    const [id, title, text] = parts.slice(3 * n, 3 * n + 3) as [string, string, string];
    const html = marked.parse(text, { async: false }).replace(NUMBERED, '<li id="$1"><a class="number" href="#$1">$1</a>');
    return { id, title: marked.parseInline(title, { async: false }), html };
  });
}

/** The module is the address of the chapters, as JSON: text to be fetched, not code to be parsed. */
export function rulesAsHtml(): Plugin {
  let isBuild = true;
  return {
    name: "rules-as-html",
    enforce: "pre",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    transform(text, id) {
      if (!id.endsWith(".md?rules")) return;
      const source = JSON.stringify(chaptersOf(text));
      if (!isBuild) return { code: `export default "data:application/json,${encodeURIComponent(source)}"`, map: null };
      const file = this.emitFile({ type: "asset", name: "rules.json", source });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${file}`, map: null };
    },
  };
}
