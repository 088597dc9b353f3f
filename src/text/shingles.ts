/** Runs of `size` consecutive words, one for each possible start. */
export function shinglesOf(words: readonly string[], size: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, start) => words.slice(start, start + size).join(' '));
}

/** Share (0 to 1) of a text's shingles that another text also contains. */
export function sharedShare(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (own.size === 0) return 0;
  let shared = 0;
  for (const shingle of own) if (other.has(shingle)) shared += 1;
  return shared / own.size;
}
