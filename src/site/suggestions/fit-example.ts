import { keysOf } from '../read/pointer.ts';
import type { Schema } from '../schema/schemas.ts';
import { visitStrings } from '../schema/visit-strings.ts';
import type { Suggestion, Suggestions } from './suggestion.ts';

/** Kinds of strings that name something which the site must have. */
const REFERENCES = new Set([
  'page',
  'media',
  'frame-url',
  'markdown-file',
  'plan',
  'backlink-pack',
  'testimonial',
  'portfolio-item',
  'chain',
  'popup',
  'service',
  'form',
  'link',
]);

/** Ending of a file name, or the anchor of a link: what stands in should have the same. */
function suffixOf(value: string): string {
  return /#.*$|\.\w+$/.exec(value)?.[0] ?? '';
}

/** What the site has in the place of something that it lacks; different things for the same key of a list. */
function standIn(value: string, known: Suggestion[], index: number): string {
  const alike = known.filter((one) => suffixOf(one.value) === suffixOf(value));
  const from = alike.length > 0 ? alike : known;
  return from[index % from.length]?.value ?? value;
}

/** Puts a value at a pointer of a document. */
export function setAt(document: unknown, pointer: string, value: unknown): void {
  const keys = keysOf(pointer);
  const last = keys.pop();
  let holder = document as Record<string, unknown>;
  for (const key of keys) holder = holder[key] as Record<string, unknown>;
  if (last !== undefined) holder[last] = value;
}

/** A copy of a schema's example whose references name things that this site has, where it has some. */
export function fitExample<T>(example: T, schema: Schema, { kinds }: Suggestions): T {
  const fitted = structuredClone(example);
  let missing = 0;
  for (const { value, kind, pointer } of visitStrings({ value: example, schema })) {
    const known = REFERENCES.has(kind) ? (kinds[kind] ?? []) : [];
    if (known.length === 0 || known.some((one) => one.value === value) || (kind === 'link' && !/^[/#]/.test(value)))
      continue;
    setAt(fitted, pointer, standIn(value, known, missing));
    missing += 1;
  }
  return fitted;
}
