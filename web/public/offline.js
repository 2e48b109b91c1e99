// When there is no connection, a page that says so. Nothing else is kept: games live on the server.
const KEPT = "offline-1";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(["/offline.html", "/icon.svg"])));
  skipWaiting();
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  } else if (new URL(event.request.url).pathname === "/icon.svg") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/icon.svg")));
  }
});
