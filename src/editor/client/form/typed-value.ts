import type { Json, JsonOperation } from '../../../edit/json-operation.ts';
import { get } from '../../../model/read/pointer.ts';
import type { FieldOperation } from '../../protocol.ts';
import type { FieldNode } from './form-node.ts';

/**
 * Parses a number typed with French punctuation; returns the text itself if it is no number, so that it is kept and
 * reported.
 */
export function readNumber(typed: string): number | string {
  const text = typed
    .trim()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : typed;
}

/** Formats a number for typing: with a decimal comma. An amount of money has two decimals, or none. */
function writeNumber(value: number, isMoney: boolean): string {
  return String(value)
    .replace('.', ',')
    .replace(/,\d$/, isMoney ? '$&0' : '$&');
}

/** Returns the text that a control shows for a value. */
export function shownText(value: Json | undefined, isMoney = false): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return writeNumber(value, isMoney);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Returns the operation that writes typed text into a field. An emptied optional field is removed; a required one
 * becomes `null` if its schema allows it. Otherwise it stays as an empty text, which is reported.
 */
export function operationOf(field: FieldNode, typed: Json): JsonOperation | undefined {
  const { pointer, isRequired, value, control, schema } = field;
  const read = control === 'number' && typeof typed === 'string' ? readNumber(typed) : typed;
  const next = read === '' && isRequired && [schema.type].flat().includes('null') ? null : read;
  const isEmpty = next === '' && !isRequired;
  if (isEmpty) return value === undefined ? undefined : { type: 'unset', pointer };
  if (value === undefined && next === field.fallback) return undefined;
  return next === value ? undefined : { type: 'set', pointer, value: next };
}

/** Adds the value that an operation replaces, so that the server notices changes by others. */
export function withOldValue(operation: JsonOperation, data: Json | undefined): FieldOperation {
  const oldValue = get<Json | undefined>(data, operation.pointer);
  return oldValue === undefined ? operation : { ...operation, oldValue };
}
