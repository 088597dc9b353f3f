import type { Json, JsonOperation } from '../../../edit/json-operation.ts';
import type { FieldNode } from './form-node.ts';

/** The number that somebody typed the French way, or the text itself where it is none: it is kept and reported. */
export function readNumber(typed: string): number | string {
  const text = typed
    .trim()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : typed;
}

/** A number as it is typed: with a comma. */
export function writeNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** What a text control shows of a value. */
export function shownText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return writeNumber(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The operation that writes what was typed into a field. An optional field that is emptied goes; a required one stays,
 * empty and reported.
 */
export function operationOf(field: FieldNode, typed: Json): JsonOperation | undefined {
  const { pointer, isRequired, value, control } = field;
  const next = control === 'number' && typeof typed === 'string' ? readNumber(typed) : typed;
  const isEmpty = next === '' && !isRequired;
  if (isEmpty) return value === undefined ? undefined : { type: 'unset', pointer };
  if (value === undefined && next === field.fallback) return undefined;
  return next === value ? undefined : { type: 'set', pointer, value: next };
}
