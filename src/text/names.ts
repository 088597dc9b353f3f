import { comparableName } from './compare.ts';

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

/** Returns the name of the component of a block type: `SitePlan` of `site-plan`. */
export function componentName(type: string): string {
  return type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
