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

/** What stands before the first chapter speaks to those who write code. */
export function chaptersOf(markdown: string): Chapter[] {
  const parts = markdown.split(HEADING).slice(1);
  return Array.from({ length: parts.length / 3 }, (_, n) => {
    const [id, title, text] = parts.slice(3 * n, 3 * n + 3) as [string, string, string];
    const html = marked.parse(text, { async: false }).replace(NUMBERED, '<li id="$1"><a class="number" href="#$1">$1</a>');
    return { id, title: marked.parseInline(title, { async: false }), html };
  });
}

export function rulesAsHtml(): Plugin {
  return {
    name: "rules-as-html",
    enforce: "pre",
    transform(text, id) {
      if (!id.endsWith(".md?rules")) return;
      return { code: `export default ${JSON.stringify(chaptersOf(text))}`, map: null };
    },
  };
}
