import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rulesAsHtml } from "./rules-as-html.ts";

// The server serves what is built here; `npm run dev` passes everything that is not the page on to a running server.
export default defineConfig({
  plugins: [svelte(), rulesAsHtml()],
  build: { outDir: "../src/ludotheque/server/page", emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { "/api": "http://127.0.0.1:8000" }, fs: { allow: [".."] } },
});
