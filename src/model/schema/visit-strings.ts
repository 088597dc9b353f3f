import type { Schema } from './schemas.ts';
import { type Described, type Root, visit } from './visit.ts';

/** A string of a document, with its schema. */
export interface VisitedString {
  value: string;
  /** Its meaning: `x-kind`. */
  kind: string;
  schema: Schema;
  pointer: string;
  /** The object that contains it, directly or in a list. */
  holder: { readonly [key: string]: unknown };
  holderSchema: Schema;
  key: string;
}

/** Returns the nearest enclosing value that is not a list item, or the value itself. */
function memberAround(at: Described): Described {
  let member = at;
  while (member.parent && Array.isArray(member.parent.value)) member = member.parent;
  return member;
}

/** Visits all strings of a document that its schema describes, in document order, without defaults. */
export function* visitStrings(root: Root): Generator<VisitedString> {
  for (const at of visit(root)) {
    const { value, schema, pointer } = at;
    if (typeof value !== 'string') continue;
    const { parent, key = '' } = memberAround(at);
    const holder = (parent?.value ?? {}) as VisitedString['holder'];
    const holderSchema = parent?.schema ?? {};
    yield { value, kind: schema['x-kind'] ?? '', schema, pointer, holder, holderSchema, key: String(key) };
  }
}
