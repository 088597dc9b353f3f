/** A name as screen readers read it: without differences of case and space width. */
export function comparableName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Makes names distinct from each other and from those taken: repeated ones get a number, like « Guides (2) ». Screen
 * readers list landmarks by name, and equal ones cannot be told apart.
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
