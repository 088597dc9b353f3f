/** Runs of `size` neighbouring words, one for each word that begins one. */
export function shinglesOf(words: readonly string[], size: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, start) => words.slice(start, start + size).join(' '));
}

/** Share (0 to 1) of a text's own shingles that another text holds too. */
export function sharedShare(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (own.size === 0) return 0;
  let shared = 0;
  for (const shingle of own) if (other.has(shingle)) shared += 1;
  return shared / own.size;
}
