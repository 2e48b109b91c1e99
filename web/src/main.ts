import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/fraunces/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferences } from "./lib/preferences.svelte";
import { loadWords } from "./lib/words.svelte";

document.documentElement.lang = preferences.language;
await loadWords().catch(() => undefined); // a server that is not there yet is told on the page
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/offline.js");
