import { isRecord } from '../../text/is-record.ts';
import type { SourceId } from '../edit/protocol.ts';
import type { Schema } from '../schema/schemas.ts';
import { visit } from '../schema/visit.ts';

/** Where a value is written: a file, and the pointer in it. */
export interface Place {
  file: SourceId;
  pointer: string;
}

/**
 * Key of the place that an object comes from. A symbol, because spreads keep it and JSON does not see it.
 */
export const ORIGIN = Symbol('origin');

/** A string of a resolved document, with what its schema says of it. */
export interface Field extends Place {
  text: string;
  kind: string;
}

/** Kinds of strings that pages show as they are; Markdown is shown by its tree. */
const SHOWN = new Set(['text', 'phone', 'email']);

function isShown({ enum: values, const: only, pattern, format, ...schema }: Schema): boolean {
  const kind = schema['x-kind'];
  if (kind) return SHOWN.has(kind);
  return [values, only, pattern, format].every((keyword) => keyword === undefined);
}

/** The place that an object was given; nothing for any other value. */
export function originOf(value: unknown): Place | undefined {
  return isRecord(value) ? (value as { [ORIGIN]?: Place })[ORIGIN] : undefined;
}

/** Puts its place on every object of a resolved document that its schema describes, and gives the strings in it. */
export function putOrigins(value: unknown, schema: Schema, file: SourceId): Field[] {
  const fields: Field[] = [];
  for (const at of visit({ value, schema })) {
    const { pointer } = at;
    if (isRecord(at.value)) (at.value as { [ORIGIN]?: Place })[ORIGIN] = { file, pointer };
    if (typeof at.value !== 'string') continue;
    const kind = at.schema['x-kind'] === 'markdown' ? 'markdown' : isShown(at.schema) ? 'text' : '';
    if (kind) fields.push({ file, pointer, text: at.value, kind });
  }
  return fields;
}
