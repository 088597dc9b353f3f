import type { Json } from '../../../edit/json-operation.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { isObject, memberSchema } from './schema-tree.ts';

/** The first example of a schema, or else a minimal value with all required members. */
export function newValue(schema: Schema): Json {
  const [example] = schema.examples ?? [];
  if (example !== undefined) return structuredClone(example) as Json;
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.default !== undefined) return structuredClone(schema.default) as Json;
  if (schema.enum) return schema.enum[0] as Json;
  if (schema.oneOf?.[0]) return newValue(schema.oneOf[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const members = (schema.required ?? []).map((key) => {
      const member = memberSchema(schema, key);
      return [key, member ? newValue(member) : ''] as const;
    });
    return Object.fromEntries(members);
  }
  if (type === 'array') return Array.from({ length: Number(schema.minItems ?? 0) }, () => newItem(schema, []));
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Number(schema.minimum ?? 0);
  return schema.title ?? '';
}

/** Sets a unique name for a new item of a list, if items of the list have names. */
export function withFreeId(item: Json, others: readonly Json[]): Json {
  if (!isObject(item) || typeof item.id !== 'string') return item;
  const taken = new Set(others.map((other) => (isObject(other) ? other.id : undefined)));
  let id = item.id;
  for (let count = 2; taken.has(id); count += 1) id = `${item.id}-${count}`;
  return { ...item, id };
}

/** A new item for a list: the schema's example, with a unique name. */
export function newItem(list: Schema, others: readonly Json[]): Json {
  return list.items ? withFreeId(newValue(list.items), others) : '';
}
