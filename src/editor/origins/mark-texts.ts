import { join } from '../../model/read/pointer.ts';
import { isRecord } from '../../text/is-record.ts';
import { MAX_MARKS, wrap } from './marks.ts';
import { originOf, type ShownField, type SourcePlace } from './origin.ts';
import type { OriginsByPointer } from './origins-by-pointer.ts';

/** Finds the value at a place of a resolved document. */
export type FindField = (place: SourcePlace) => ShownField | undefined;

/** A value without marks, because pages show it in another form. `at` is its pointer in the resolved value. */
export interface UnmarkedField extends ShownField {
  at: string;
}

interface MarkOptions {
  origins: OriginsByPointer;
  find: FindField;
  /**
   * Returns the name of the group of texts that a component compares with each other: marks must not make equal texts
   * different. Returns `undefined` for a text that is not compared.
   */
  comparedIn?: (at: string) => string | undefined;
  /**
   * Fields by the number of their mark; several if they are equal and compared. `markTexts` adds the fields that it
   * finds.
   */
  texts: ShownField[][];
  /** Receives the values without marks. */
  unmarked: UnmarkedField[];
}

/**
 * Returns a copy of a resolved value in which each text is wrapped in the marks of its number. A text is only marked if
 * it equals the text at its place in the document.
 */
export function markTexts<T>(resolved: T, { origins, find, comparedIn, texts, unmarked }: MarkOptions): T {
  const compared = new Map<string, number>();
  const numberOf = (field: ShownField, at: string): number => {
    const group = comparedIn?.(at);
    const key = `${group} ${field.text}`;
    const known = group === undefined ? undefined : compared.get(key);
    if (known !== undefined) texts[known]?.push(field);
    const number = known ?? texts.push([field]) - 1;
    if (group !== undefined) compared.set(key, number);
    return number;
  };
  const markValue = (value: string | number | null, at: string, place: SourcePlace): string | number | null => {
    const field = find(place);
    // The body of a Markdown file has no pointer.
    const isBody = place.file !== 'manifest' && place.pointer === '' && typeof value === 'string';
    if (isBody) unmarked.push({ ...place, at, text: value, kind: 'markdown' });
    if (isBody || field?.text !== String(value)) return value;
    if (field.kind !== 'text') unmarked.push({ ...field, at });
    if (field.kind !== 'text' || typeof value !== 'string' || value.trim() === '') return value;
    return texts.length < MAX_MARKS ? wrap(value, numberOf(field, at)) : value;
  };
  const mark = (value: unknown, at: string, parent: SourcePlace | undefined): unknown => {
    const place = origins.get(at) ?? originOf(value) ?? parent;
    const under = (key: string | number) => place && { ...place, pointer: join(place.pointer, key) };
    if (typeof value === 'string' || typeof value === 'number' || value === null)
      return place ? markValue(value, at, place) : value;
    if (Array.isArray(value)) return value.map((item, index) => mark(item, join(at, index), under(index)));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, mark(own, join(at, key), under(key))]));
  };
  return mark(resolved, '', undefined) as T;
}
