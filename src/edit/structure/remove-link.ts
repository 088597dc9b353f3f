import { get, keysOf, parentOf } from '../../model/read/pointer.ts';
import type { Raw } from '../../model/read/values.ts';
import type { Schema } from '../../model/schema/schemas.ts';
import { schemaAt } from '../../model/schema/visit.ts';
import type { JsonOperation } from '../json-operation.ts';

const schemaOf = (data: Raw, schema: Schema, pointer: string) =>
  schemaAt({ value: data, schema }, pointer)?.schema.properties ?? {};

/**
 * Returns the operation that removes one value, if the schema allows it. A list or a set of named entries that contains
 * nothing else is removed with it.
 */
export function removalOf(data: Raw, schema: Schema, pointer: string): JsonOperation | undefined {
  const around = parentOf(pointer);
  const described = schemaAt({ value: data, schema }, around)?.schema;
  const value = get<unknown>(data, around);
  const isList = Array.isArray(value);
  const isOnly = around !== '' && !described?.properties && Object.keys(Object(value)).length === 1;
  const whole = isOnly ? removalOf(data, schema, around) : undefined;
  if (whole?.type === 'unset') return whole;
  if (!isList)
    return described?.required?.includes(keysOf(pointer).at(-1) ?? '') ? undefined : { type: 'unset', pointer };
  const least = typeof described?.minItems === 'number' ? described.minItems : 0;
  return value.length > least ? { type: 'remove', pointer } : undefined;
}

/**
 * Returns the operation that removes a link from a document: its address if that is optional, otherwise the enclosing
 * entry. Returns `undefined` if the document requires the link.
 */
export function linkRemoval(data: Raw, schema: Schema, pointer: string): JsonOperation | undefined {
  return removalOf(data, schema, pointer) ?? removalOf(data, schema, parentOf(pointer));
}

/**
 * Returns the operation that removes a reference from the manifest: the reference, or the smallest part around it that
 * can be removed, at most a section or a group of settings. Pages and entries of settings stay.
 */
export function referenceRemoval(data: Raw, schema: Schema, pointer: string): JsonOperation | undefined {
  for (let at = pointer; at !== ''; at = parentOf(at)) {
    const isEntry =
      keysOf(at).length === 2 && !Object.hasOwn(schemaOf(data, schema, parentOf(at)), keysOf(at)[1] ?? '');
    if (isEntry) return undefined;
    const operation = removalOf(data, schema, at);
    if (operation) return operation;
  }
  return undefined;
}
