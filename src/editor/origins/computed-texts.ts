import { definitionOf } from '../../blocks/definitions.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import type { ComputedText } from '../protocol.ts';

/** What components put into the texts of these fields; a number into all others. */
const COMPUTED_PARTS: [pointer: RegExp, what: ComputedText][] = [
  [/^\/guides\/readingTime$/, 'reading-time'],
  [/^\/guides\/reviewed$|\/reviewedLabel$/, 'date'],
  [/^\/navigation\/footer\/copyright$/, 'year'],
];

/** What a component puts into the text of a field. */
export function computedInto(pointer: string): ComputedText {
  return COMPUTED_PARTS.find(([pattern]) => pattern.test(pointer))?.[1] ?? 'number';
}

/** Texts of a section, or of a guide's article, that are worked out as a whole. */
export function computedTexts(page: ResolvedPage, key: string): Map<string, ComputedText> {
  const block = page.blocks.find((one) => one.key === key);
  if (block) return new Map(definitionOf(block).workedOut?.(block) ?? []);
  if (page.kind === 'not-found') return new Map([['404', 'number']]);
  if (page.kind !== 'guide') return new Map();
  return new Map([
    [page.prev.title, 'neighbour'],
    [page.next.title, 'neighbour'],
  ]);
}
