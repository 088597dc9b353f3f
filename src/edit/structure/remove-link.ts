import { get, join, keysOf } from '../../model/read/pointer.ts';
import type { Raw } from '../../model/read/values.ts';
import type { Schema } from '../../model/schema/schemas.ts';
import { schemaAt } from '../../model/schema/visit.ts';
import type { JsonOperation } from '../json-operation.ts';

const parentOf = (pointer: string) => keysOf(pointer).slice(0, -1).reduce<string>(join, '');

/** The operation that removes one value, if the schema allows it. */
function removalAt(data: Raw, schema: Schema, pointer: string): JsonOperation | undefined {
  const parent = parentOf(pointer);
  const key = keysOf(pointer).at(-1) ?? '';
  const described = schemaAt({ value: data, schema }, parent)?.schema;
  const value = get<unknown>(data, parent);
  if (Array.isArray(value)) {
    const least = typeof described?.minItems === 'number' ? described.minItems : 0;
    return value.length > least ? { type: 'remove', pointer } : undefined;
  }
  return described?.required?.includes(key) ? undefined : { type: 'unset', pointer };
}

/**
 * The operation that removes a link from a document: its address if that is optional, otherwise the enclosing entry.
 * Returns `undefined` if the document requires the link.
 */
export function linkRemoval(data: Raw, schema: Schema, pointer: string): JsonOperation | undefined {
  return removalAt(data, schema, pointer) ?? removalAt(data, schema, parentOf(pointer));
}
