import { textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';

/** Most bytes of a part of an address: file systems take 255, and the names of a build have endings. */
const LONGEST = 240;

/** Whether a part of an address names nothing that hosts send: something hidden, or no file that a system can hold. */
function isUnserved(part: string): boolean {
  return part.startsWith('.') || new TextEncoder().encode(part).length > LONGEST;
}

/** A part of an address as hosts serve it; nothing is left of some. */
function servedPart(part: string): string {
  const bare = part.replace(/^\.+/, '');
  return isUnserved(bare) ? '' : bare;
}

/** Every part of a page's address has a name that hosts serve. */
export const rule: Rule = {
  code: 'page/unserved-path',
  severity: 'error',
  subsumedBy: ['page/reserved-path'],
  *check(facts) {
    const { pages, chains, takenBy, at } = facts;
    const taken = new Set(facts.paths());
    for (const { path, pointer, value } of pages) {
      const example = path.includes('/:') ? textAt(value, 'example') : undefined;
      if (example !== undefined && isUnserved(example))
        yield {
          place: at(`${pointer}/example`),
          args: { part: example },
          suggestion: servedPart(example) || undefined,
        };
      const parts = path.split('/');
      const part = parts.find(isUnserved);
      if (part === undefined) continue;
      const served = parts.map(servedPart);
      const whole = served.join('/');
      const isFree = served.slice(1).every(Boolean) && !taken.has(whole) && takenBy(whole) === undefined;
      yield { place: at(`${pointer}/path`), args: { part }, ...(isFree ? { suggestion: whole } : {}) };
    }
    for (const { articles } of chains) {
      for (const { text, pointer } of articles)
        if (isUnserved(text)) yield { place: at(pointer), args: { part: text } };
    }
  },
};
