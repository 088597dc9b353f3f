import { textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';

/** Maximum number of bytes in a part of an address: file systems allow 255, and a build adds extensions. */
const MAX_PART_BYTES = 240;

/** Whether hosts do not serve a part of an address: a hidden name, or one that is too long for a file name. */
function isUnserved(part: string): boolean {
  return part.startsWith('.') || new TextEncoder().encode(part).length > MAX_PART_BYTES;
}

/** Returns a part of an address without leading dots, which prevent serving; empty if hosts still do not serve it. */
function servedPart(part: string): string {
  const bare = part.replace(/^\.+/, '');
  return isUnserved(bare) ? '' : bare;
}

/** Every part of a page's address is a name that hosts serve. */
export const rule: Rule = {
  code: 'page/unserved-path',
  severity: 'error',
  subsumedBy: ['page/reserved-path'],
  *check(site) {
    const { pages, chains, reservedFor, at } = site;
    const taken = new Set(site.paths());
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
      const isFree = served.slice(1).every(Boolean) && !taken.has(whole) && reservedFor(whole) === undefined;
      yield { place: at(`${pointer}/path`), args: { part }, ...(isFree ? { suggestion: whole } : {}) };
    }
    for (const { articles } of chains) {
      for (const { text, pointer } of articles)
        if (isUnserved(text)) yield { place: at(pointer), args: { part: text } };
    }
  },
};
