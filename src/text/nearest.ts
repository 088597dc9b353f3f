/**
 * Returns the number of single mistakes between two words: a letter added, lost or replaced, or two neighbours swapped
 * (Damerau's distance, optimal string alignment). Stops and returns `limit + 1` once it is above the limit.
 */
export function distance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Returns a word without case, accents and separators, so that `meta_Description` equals `metaDescription`. */
function bare(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

/** Maximum length of a compared word: a longer one is not a misspelt name. */
const MAX_WORD_LENGTH = 200;

/**
 * Returns the valid name that is most similar to a word, or `undefined` if none is similar. Case, accents and
 * separators matter little; a third of the letters may be wrong.
 */
export function nearest(word: string, valid: Iterable<string>): string | undefined {
  if (word.length > MAX_WORD_LENGTH) return undefined;
  const wanted = bare(word);
  if (!wanted) return undefined;
  const limit = Math.max(1, Math.min(4, Math.floor(wanted.length / 3)));
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of valid) {
    if (candidate === word) continue;
    const name = bare(candidate);
    const found = name === wanted ? 0 : distance(wanted, name, limit);
    if (found < least) {
      least = found;
      best = candidate;
    }
  }
  if (best !== undefined) return best;
  // A name that was shortened or extended: `/guide` for `/guides-complets`, `descriptionText` for `description`.
  if (wanted.length < 4) return undefined;
  let shortest: string | undefined;
  for (const candidate of valid) {
    const name = bare(candidate);
    const related = name.startsWith(wanted) || (name.length >= 4 && wanted.startsWith(name));
    if (related && candidate !== word && (shortest === undefined || candidate.length < shortest.length)) {
      shortest = candidate;
    }
  }
  return shortest;
}

/** Whether a name is the only valid one that is similar to a word. */
export function isOnlyNear(word: string, name: string | undefined, valid: readonly string[]): name is string {
  if (name === undefined || nearest(word, valid) !== name) return false;
  const others = valid.filter((other) => other !== name);
  return bare(word) === bare(name) || nearest(word, others) === undefined;
}

function words(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
}

function nearness(path: string, wanted: string): number {
  const own = words(path);
  const shared = words(wanted).filter((word) =>
    own.some((other) => other === word || distance(other, word) <= 1),
  ).length;
  const reach = 1 - distance(path, wanted) / Math.max(path.length, wanted.length, 1);
  return shared + reach;
}

/**
 * Returns the paths that are most similar to the requested one: shared words first, then spelling. Poor matches are
 * left out.
 */
export function closestPaths(paths: string[], wanted: string, most = 5): string[] {
  return paths
    .map((path) => ({ path, score: nearness(path, wanted) }))
    .filter(({ score }) => score > 0.55)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .slice(0, most)
    .map(({ path }) => path);
}
