import { isRecord } from '../../text/is-record.ts';
import { join } from '../read/pointer.ts';
import { dereference, type Schema } from './schemas.ts';

/** One value of a document, with the schema that describes it. */
export interface Visited {
  value: unknown;
  schema: Schema;
  pointer: string;
}

/** What a visitor gives back replaces the value; children are visited first. */
export type Visitor = (visited: Visited) => unknown;

/** The branch of a discriminated `oneOf` that a value chooses by its type; the schema itself otherwise. */
export function chooseBranch(schema: Schema, base: string, value: unknown): { schema: Schema; base: string } {
  const name = schema.discriminator?.propertyName;
  if (!name || !schema.oneOf || !isRecord(value)) return { schema, base };
  for (const branch of schema.oneOf) {
    const found = dereference(branch, base);
    if (found.schema.properties?.[name]?.const === value[name]) return found;
  }
  return { schema, base };
}

/**
 * Walks a document along its schema, bottom up, and returns it rebuilt from what the visitor gives back.
 * Missing keys that have a default are filled in. Values that no schema describes are kept as they are.
 */
export function walk(value: unknown, schema: Schema, visit: Visitor, base = schema.$id ?? '', pointer = ''): unknown {
  const followed = dereference(schema, base);
  const chosen = chooseBranch(followed.schema, followed.base, value);
  const at = chosen.schema;
  if (Array.isArray(value)) {
    const items = at.items;
    const out = items ? value.map((item, index) => walk(item, items, visit, chosen.base, join(pointer, index))) : value;
    return visit({ value: out, schema: at, pointer });
  }
  if (!isRecord(value)) return visit({ value, schema: at, pointer });
  const out: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) {
    const own = at.properties && Object.hasOwn(at.properties, key) ? at.properties[key] : undefined;
    const schemaOfKey = own ?? (typeof at.additionalProperties === 'object' ? at.additionalProperties : undefined);
    out[key] = schemaOfKey ? walk(child, schemaOfKey, visit, chosen.base, join(pointer, key)) : child;
  }
  for (const [key, property] of Object.entries(at.properties ?? {})) {
    if (Object.hasOwn(out, key) || property.default === undefined) continue;
    out[key] = walk(property.default, property, visit, chosen.base, join(pointer, key));
  }
  return visit({ value: out, schema: at, pointer });
}
