/** Creates a pseudo-random generator of numbers in [0, 1), seeded by a text (FNV-1a, then mulberry32). */
export function createRandom(text: string): () => number {
  let state = 2166136261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the item of a list that the next number of `random` chooses. */
export function pickRandom<Item>(random: () => number, list: readonly [Item, ...Item[]]): Item {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
