// Before the first paint: a reader who chose light or dark sees nothing else.
try {
  const kept = JSON.parse(localStorage.getItem("ludotheque") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
} catch {}
