import type { Json } from '../../../edit/json-operation.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { numberLike, WRITTEN_NUMBER } from '../../../text/numbers.ts';
import { isObject } from './schema-tree.ts';
import { readNumber } from './typed-value.ts';

/** A value that shows the same number as another value of the same object. */
export interface LinkedField {
  key: string;
  title: string;
  before: string | number;
  isMoney: boolean;
}

/** Returns the only number in a value; `undefined` if it has several or none. */
function numberIn(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const found = value.match(WRITTEN_NUMBER) ?? [];
  const number = found.length === 1 ? readNumber(found[0]) : undefined;
  return typeof number === 'number' ? number : undefined;
}

/**
 * Returns the values of an object that show the number of `key` in another form: texts for a number, numbers for a
 * text. Two numbers that happen to be equal are not linked.
 */
export function linkedFieldsOf(parent: Json | undefined, key: string, schema: Schema | undefined): LinkedField[] {
  if (!isObject(parent)) return [];
  const own = parent[key];
  const number = numberIn(own);
  if (number === undefined) return [];
  return Object.entries(parent).flatMap(([name, before]) => {
    const property = schema?.properties?.[name];
    if (name === key || typeof before === typeof own || numberIn(before) !== number) return [];
    if (typeof before === 'string' && property?.['x-kind'] !== 'text') return [];
    if (typeof before !== 'string' && typeof before !== 'number') return [];
    return [{ key: name, title: property?.title ?? name, before, isMoney: property?.multipleOf !== undefined }];
  });
}

/**
 * Returns the linked value that goes with `after`, the new value of the edited field; `undefined` if `after` is not a
 * number.
 */
export function linkedValue({ before }: LinkedField, after: Json | undefined): string | number | undefined {
  const number = numberIn(after);
  if (number === undefined) return undefined;
  return typeof before === 'number' ? number : before.replace(WRITTEN_NUMBER, numberLike(number, before));
}
