/**
 * Creates the anchor of a heading: lower case, accents removed, words joined by hyphens. The same words always yield
 * the same anchor, so that links to it can be checked.
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

/** Creates distinct anchors for the headings of a document: a second « Prix » becomes `prix-2`. */
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
