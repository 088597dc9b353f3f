import { joinName } from './join-name.ts';
import type { TextRange } from './range.ts';
import { isIncomplete } from './to-complete.ts';

/** Matches `{{path}}` in a text. */
export const BRACED_NAME = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Matches `{{path}}`, with a preposition before it that may contract with the value. */
const WITH_PREPOSITION = new RegExp(`(?:(?<![\\p{L}\\p{N}])((?:[Àà]|[Dd]e)\\s+|[Dd][’']))?${BRACED_NAME.source}`, 'gu');

/** Returns the value of a name between double braces, or `undefined` if the name is unknown. */
export type Lookup = (name: string) => string | undefined;

/** A part of a typed text: its range there, and the text that is shown. */
interface FilledPart extends TextRange {
  text: string;
  /** Set if the text is the value of a name, with its preposition. */
  name?: string;
}

/**
 * Splits a text at its names, and replaces these with their values. « à » and « de » contract with the article of a
 * value and are elided before a vowel: « au Mans », « d’Ève ». An unknown name stays as typed, so that it is visible (a
 * rule reports it).
 */
export function filledParts(typed: string, lookup: Lookup): FilledPart[] {
  const parts: FilledPart[] = [];
  let from = 0;
  const add = (end: number, own: Pick<FilledPart, 'text' | 'name'>) => {
    if (end > from) parts.push({ start: from, end, ...own });
    from = end;
  };
  for (const { index, 0: whole, 1: preposition, 2: name = '' } of typed.matchAll(WITH_PREPOSITION)) {
    const value = lookup(name);
    if (value === undefined) continue;
    const before = preposition?.replace(/\s+/, ' ') ?? '';
    // With an elided preposition, an e-mail address would no longer become a link.
    const joined = before && !value.includes('@') ? joinName(before, value) : before + value;
    const isJoined = joined !== before + value;
    const start = isJoined ? index : index + (preposition?.length ?? 0);
    add(start, { text: typed.slice(from, start) });
    add(index + whole.length, { text: isJoined ? joined : value, name });
  }
  add(typed.length, { text: typed.slice(from) });
  return parts;
}

/** Replaces every `{{name}}`, as `filledParts` does. */
export function interpolate(text: string, lookup: Lookup): string {
  if (!text.includes('{{')) return text;
  return filledParts(text, lookup)
    .map((part) => part.text)
    .join('');
}

/**
 * Replaces every `{{name}}` with its value, for lists and messages of the editor. An unknown name only loses its
 * braces.
 */
export function readableText(text: string, lookup: Lookup = () => undefined): string {
  return interpolate(text, (name) => lookup(name) ?? name);
}

/**
 * Whether names between braces or unknown values are left in a text, so that its final content and length are unknown.
 */
export function isUnfilled(text: string): boolean {
  return text.search(BRACED_NAME) >= 0 || isIncomplete(text);
}
