/** The news as it is, made of the parts of the old that are still the same: who depends on those has nothing to draw anew. */
export function kept<T>(old: unknown, news: T): T {
  if (!isObject(old) || !isObject(news) || Array.isArray(old) !== Array.isArray(news)) return news;
  const keys = Object.keys(news);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = kept(old[key], news[key]);
    if (part !== old[key]) isSame = false;
    (news as Record<string, unknown>)[key] = part;
  }
  return isSame ? (old as T) : news;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
