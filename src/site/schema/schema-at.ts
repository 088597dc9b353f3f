import { join, keysOf } from '../read/pointer.ts';
import { dereference, type Schema } from './schemas.ts';
import { chooseBranch } from './walk.ts';

/** What describes a value: its schema, and what an author would call the object that it stands in. */
export interface Described {
  schema: Schema;
  value: unknown;
  pointer: string;
}

function childSchema(schema: Schema, value: unknown, key: string): Schema | undefined {
  if (Array.isArray(value)) return schema.items;
  const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  return own ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
}

function child(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}

/** Every value from the root to a pointer with its schema, outermost first; stops where no schema describes. */
export function schemasAlong(root: Schema, data: unknown, pointer: string): Described[] {
  let at = chooseBranch(root, root.$id ?? '', data);
  let value = data;
  let path = '';
  const out: Described[] = [{ schema: at.schema, value, pointer: path }];
  for (const key of keysOf(pointer)) {
    const next = childSchema(at.schema, value, key);
    if (!next) break;
    value = child(value, key);
    path = join(path, key);
    const followed = dereference(next, at.base);
    at = chooseBranch(followed.schema, followed.base, value);
    out.push({ schema: at.schema, value, pointer: path });
  }
  return out;
}

/** What an author calls the object at a pointer: a block by its type, anything else by the key that holds it. */
export function nameOf(along: Described[], fallback: string): string {
  for (let index = along.length - 1; index >= 0; index -= 1) {
    const { schema, pointer } = along[index] as Described;
    const type = schema.properties?.type?.const;
    if (typeof type === 'string') return type;
    const key = keysOf(pointer).at(-1);
    if (key !== undefined && !/^\d+$/.test(key)) return key;
  }
  return fallback;
}
