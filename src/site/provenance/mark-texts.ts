import { isRecord } from '../../text/is-record.ts';
import { join } from '../read/pointer.ts';
import type { Copies } from './copies.ts';
import { MOST_MARKS, wrap } from './marks.ts';
import { type Field, originOf, type Place } from './origin.ts';

/** Finds the string of a resolved document that stands at a place. */
export type FindField = (place: Place) => Field | undefined;

/** A Markdown text of what was resolved, by the pointer at which it stands there. */
export interface ShownMarkdown extends Place {
  at: string;
  source: string;
}

export interface MarkOptions {
  copies: Copies;
  find: FindField;
  /** Texts by the number of their mark; those that are found are added. */
  texts: Field[];
  /** Receives the Markdown texts, which get no marks. */
  markdown: ShownMarkdown[];
}

/**
 * A copy of what was resolved in which each text is wrapped in the marks of its number. A text is marked where the
 * document says the same at its place, and nowhere else.
 */
export function markTexts<T>(resolved: T, { copies, find, texts, markdown }: MarkOptions): T {
  const markString = (text: string, at: string, place: Place | undefined): string => {
    if (!place || text.trim() === '') return text;
    const field = find(place);
    if (/\/markdown$/.test(at) && place.file !== 'manifest' && !place.pointer) {
      markdown.push({ ...place, at, source: text });
      return text;
    }
    if (field?.text !== text) return text;
    if (field.kind === 'markdown') markdown.push({ ...place, at, source: text });
    if (field.kind !== 'text' || texts.length >= MOST_MARKS) return text;
    texts.push(field);
    return wrap(text, texts.length - 1);
  };
  const mark = (value: unknown, at: string, around: Place | undefined): unknown => {
    const place = copies.get(at) ?? originOf(value) ?? around;
    const under = (key: string | number) => place && { ...place, pointer: join(place.pointer, key) };
    if (typeof value === 'string') return markString(value, at, place);
    if (Array.isArray(value)) return value.map((item, index) => mark(item, join(at, index), under(index)));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, mark(own, join(at, key), under(key))]));
  };
  return mark(resolved, '', undefined) as T;
}
