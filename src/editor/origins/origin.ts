import type { Schema } from '../../model/schema/schemas.ts';
import { visit } from '../../model/schema/visit.ts';
import { isRecord } from '../../text/is-record.ts';
import type { SourceId } from '../protocol.ts';

/** Where a value is written: a file, and the pointer in it. */
export interface SourcePlace {
  file: SourceId;
  pointer: string;
}

/**
 * Key of the place that an object comes from. A symbol, because spreads keep it and JSON does not see it.
 */
export const ORIGIN = Symbol('origin');

/**
 * How pages show a value: as the text that it is, as the tree of its Markdown, as the picture that it names, or in a form
 * that is made of it (an address without its scheme, an amount as a price).
 */
export type FieldKind = 'text' | 'markdown' | 'picture' | 'address' | 'amount';

/** A value of a resolved document that pages show. */
export interface Field extends SourcePlace {
  text: string;
  kind: FieldKind;
}

/** Kinds of strings that pages show as they are. */
const SHOWN = new Set(['text', 'phone', 'email']);

function kindOf(value: unknown, key: string, schema: Schema): FieldKind | undefined {
  if (typeof value === 'number') return /price$/i.test(key) ? 'amount' : undefined;
  if (typeof value !== 'string') return undefined;
  const { enum: values, const: only, pattern, format, 'x-kind': kind } = schema;
  if (kind === 'markdown') return 'markdown';
  // Of links, only the address of a portfolio item is shown.
  if (kind === 'url' || (kind === 'link' && key === 'url')) return 'address';
  // Entries of a list are variants of the picture that stands beside it.
  if (kind === 'media') return /^\d+$/.test(key) ? undefined : 'picture';
  if (kind) return SHOWN.has(kind) ? 'text' : undefined;
  return [values, only, pattern, format].every((keyword) => keyword === undefined) ? 'text' : undefined;
}

/** The place that an object was given; nothing for any other value. */
export function originOf(value: unknown): SourcePlace | undefined {
  return isRecord(value) ? (value as { [ORIGIN]?: SourcePlace })[ORIGIN] : undefined;
}

/** Puts its place on every object of a resolved document that its schema describes, and gives what pages show of it. */
export function putOrigins(value: unknown, schema: Schema, file: SourceId): Field[] {
  const fields: Field[] = [];
  for (const at of visit({ value, schema })) {
    const { pointer } = at;
    if (isRecord(at.value)) (at.value as { [ORIGIN]?: SourcePlace })[ORIGIN] = { file, pointer };
    const kind = kindOf(at.value, String(at.key ?? ''), at.schema);
    if (kind) fields.push({ file, pointer, text: String(at.value), kind });
  }
  return fields;
}
