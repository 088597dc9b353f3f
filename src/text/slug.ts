/**
 * Makes the anchor of a heading: lower case, accents removed, words joined by hyphens.
 * The same words always give the same anchor, so that links to it can be checked.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Gives each heading of one document its own anchor: a second « Prix » becomes `prix-2`. */
export function createSlugger(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const slug = slugify(text) || 'section';
    let free = slug;
    for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
    taken.add(free);
    return free;
  };
}
