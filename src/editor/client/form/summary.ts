import type { Json } from '../../../edit/json-operation.ts';
import { readableText } from '../../../text/braced-names.ts';
import { type OpeningTimes, openingHoursInWords } from '../../../text/opening-hours.ts';
import type { FactEntry } from '../../protocol.ts';
import { isObject } from './schema-tree.ts';

/** Members that name an object, the best first. */
const NAMING = [
  'heading',
  'title',
  'name',
  'label',
  'question',
  'text',
  'term',
  'content',
  'to',
  'source',
  'path',
  'id',
];

function isOpeningTimes(value: object): value is OpeningTimes {
  return 'days' in value && Array.isArray(value.days) && value.days.length > 0 && 'opens' in value && 'closes' in value;
}

/** Returns a short text that identifies a value in a list. */
export function summaryOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(summaryOf).filter(Boolean).join(', ');
  if (!isObject(value)) return String(value);
  if (isOpeningTimes(value)) return openingHoursInWords([value]);
  for (const key of NAMING) {
    const named = value[key];
    if (typeof named === 'string' && named.trim()) return named;
  }
  const first = Object.values(value).find((member) => typeof member === 'string' && member.trim());
  return typeof first === 'string' ? first : '';
}

/** Returns a text with its facts replaced by their values, and unknown ones by their names. */
export function withFacts(text: string, facts: readonly FactEntry[]): string {
  return readableText(text, (name) => facts.find((one) => one.name === name)?.value);
}
