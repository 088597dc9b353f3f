import { isRecord } from '../../text/is-record.ts';
import type { Schema } from './schemas.ts';
import { type Root, visit } from './visit.ts';

function filled(value: unknown, { properties = {} }: Schema): unknown {
  if (Array.isArray(value)) return [...value];
  if (!isRecord(value)) return value;
  const out = { ...value };
  for (const [key, property] of Object.entries(properties)) {
    if (!Object.hasOwn(out, key) && property.default !== undefined) out[key] = property.default;
  }
  return out;
}

/**
 * Returns a copy of a document with missing keys set to the defaults of its schema, and strings resolved. Values
 * without a schema are copied unchanged.
 */
export function withDefaults(root: Root, resolve: (text: string, schema: Schema) => string = (text) => text): unknown {
  let whole: unknown;
  for (const at of visit(root)) {
    at.value = typeof at.value === 'string' ? resolve(at.value, at.schema) : filled(at.value, at.schema);
    if (at.parent) (at.parent.value as Record<string | number, unknown>)[at.key ?? ''] = at.value;
    else whole = at.value;
  }
  return whole;
}
