/** What is heard of a name: neither its capitals nor the width of its blanks. */
export function comparableName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Gives names that differ from each other and from those taken: one that comes again carries a number, as « Guides (2) ».
 * Screen readers list landmarks by name, and two alike cannot be told apart.
 */
export function distinctNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken.map(comparableName));
  return names.map((name) => {
    let distinct = name;
    for (let number = 2; used.has(comparableName(distinct)); number += 1) distinct = `${name} (${number})`;
    used.add(comparableName(distinct));
    return distinct;
  });
}
