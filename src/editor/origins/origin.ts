import type { Schema } from '../../model/schema/schemas.ts';
import { visit } from '../../model/schema/visit.ts';
import { isRecord } from '../../text/is-record.ts';
import type { SourceId } from '../protocol.ts';

/** Place of a value: a file, and a pointer in it. */
export interface SourcePlace {
  file: SourceId;
  pointer: string;
}

/** Key for the origin of an object. It is a symbol, because spreads copy it and JSON ignores it. */
const ORIGIN = Symbol('origin');

/**
 * Form in which pages show a value: as a text, as rendered Markdown, as a picture with that name, or in another form
 * (an address without its scheme, an amount as a price).
 */
type FieldKind = 'text' | 'markdown' | 'picture' | 'address' | 'amount';

/** A value of a resolved document that pages show. */
export interface ShownField extends SourcePlace {
  text: string;
  kind: FieldKind;
}

/** Kinds of strings that pages show unchanged. */
const SHOWN = new Set(['text', 'phone', 'email']);

function kindOf(value: unknown, key: string, schema: Schema): FieldKind | undefined {
  if (typeof value === 'number' || value === null) return /price$/i.test(key) ? 'amount' : undefined;
  if (typeof value !== 'string') return undefined;
  const { enum: values, const: only, pattern, format, 'x-kind': kind } = schema;
  if (kind === 'markdown') return 'markdown';
  // Of links, only the address of a portfolio item is shown.
  if (kind === 'url' || (kind === 'link' && key === 'url')) return 'address';
  // Items of a list are variants of the picture next to it.
  if (kind === 'media') return /^\d+$/.test(key) ? undefined : 'picture';
  if (kind) return SHOWN.has(kind) ? 'text' : undefined;
  return [values, only, pattern, format].every((keyword) => keyword === undefined) ? 'text' : undefined;
}

/** Returns the origin of an object; `undefined` for any other value. */
export function originOf(value: unknown): SourcePlace | undefined {
  return isRecord(value) ? (value as { [ORIGIN]?: SourcePlace })[ORIGIN] : undefined;
}

/**
 * Sets the origin of every object of a resolved document that its schema describes, and returns the fields that pages
 * show.
 */
export function putOrigins(value: unknown, schema: Schema, file: SourceId): ShownField[] {
  const fields: ShownField[] = [];
  for (const at of visit({ value, schema })) {
    const { pointer } = at;
    if (isRecord(at.value)) (at.value as { [ORIGIN]?: SourcePlace })[ORIGIN] = { file, pointer };
    const kind = kindOf(at.value, String(at.key ?? ''), at.schema);
    if (kind) fields.push({ file, pointer, text: String(at.value), kind });
  }
  return fields;
}
