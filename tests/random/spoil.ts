import type { Chance } from './chance.ts';

type Holder = Record<string, unknown> | unknown[];

const JUNK: unknown[] = [
  null,
  0,
  -1,
  '',
  ' ',
  [],
  {},
  true,
  '\u0000',
  'javascript:alert(1)',
  ['x'],
  { type: 'constructor' },
  1e308,
];

function holdersIn(value: unknown, found: Holder[] = []): Holder[] {
  if (typeof value !== 'object' || value === null) return found;
  found.push(value as Holder);
  for (const child of Object.values(value)) holdersIn(child, found);
  return found;
}

/**
 * Breaks a few places of a document, like a typing error or a bad merge: keys removed, duplicated, or of another type.
 */
export function spoil(document: unknown, chance: Chance): void {
  for (let count = chance.between(1, 6); count > 0; count -= 1) {
    const holder = chance.pick(holdersIn(document)) as Record<string, unknown>;
    const keys = Object.keys(holder);
    const key = keys.length > 0 ? chance.pick(keys) : 'constructor';
    const way = chance.between(0, 3);
    if (way === 0) delete holder[key];
    else if (way === 1) holder[chance.pick(['__proto__x', 'constructor', 'titel', '0'])] = chance.pick(JUNK);
    else if (way === 2) holder[key] = chance.pick(JUNK);
    else holder[key] = structuredClone(chance.pick(holdersIn(document)));
  }
}
