import { slugify } from '../../text/names.ts';
import { nearest } from '../../text/nearest.ts';
import { mayBeThousands } from '../../text/numbers.ts';
import type { Schema } from './schemas.ts';

/**
 * Returns the key that the author probably meant to type: the most similar valid one, or the one with the typed French
 * title.
 */
export function suggestKey(typed: string, { properties = {} }: Schema, missing: string[]): string | undefined {
  const names = Object.keys(properties);
  const near = nearest(typed, missing) ?? nearest(typed, names);
  if (near !== undefined) return near;
  const wanted = slugify(typed);
  return wanted ? names.find((name) => slugify(properties[name]?.title ?? '') === wanted) : undefined;
}

function twoDigits(text: string): string {
  return text.padStart(2, '0');
}

const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');
const DAYS = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');
const DAYS_IN_ENGLISH = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** Returns the intended choice: the most similar one, or the English name of a day typed in French. */
export function suggestChoice(typed: string, known: string[]): string | undefined {
  const day = DAYS_IN_ENGLISH[DAYS.indexOf(slugify(typed))];
  return day !== undefined && known.includes(day) ? day : nearest(typed, known);
}

/** Converts `1er novembre 2026` to digits: `1/11/2026`. */
function inFigures(typed: string): string {
  const [, day, name = '', year] = /^\s*(?:\p{L}+\s+)?(\d{1,2})(?:er)?\s+(\p{L}+)\s+(\d{4})\s*$/u.exec(typed) ?? [];
  const month = MONTHS.indexOf(slugify(name)) + 1;
  return month > 0 ? `${day}/${month}/${year}` : typed;
}

/** Returns a date in another notation, as YYYY-MM-DD: `20/11/2026`, `2026/11/20`, `2026-1-5`, `1er novembre 2026`. */
export function suggestDate(written: string): string | undefined {
  const typed = inFigures(written);
  const french = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(typed);
  const iso = /^\s*(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})(?:T.*|\s+\d.*)?\s*$/.exec(typed);
  const [year, month, day] = french ? [french[3], french[2], french[1]] : iso ? [iso[1], iso[2], iso[3]] : [];
  if (!year || !month || !day || Number(month) > 12 || Number(month) < 1) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) < 1) return undefined;
  return `${year}-${twoDigits(month)}-${twoDigits(String(Math.min(Number(day), last)))}`;
}

/** Returns the path in a typed address: without the site before it, and with one slash at its beginning. */
function pathIn(typed: string): string {
  const bare = typed.trim().replace(/^\/*(?:[a-z]+:\/{1,2}|www\.)[^/?#]*/i, '');
  return `/${bare.replace(/^(?:\.?\/)+/, '')}`;
}

/** Corrections of a text, by the pattern of the schema that it must match. */
export const BY_PATTERN: Readonly<Record<string, (typed: string) => string | undefined>> = {
  '^[a-z][a-z0-9-]*$': (typed) => slugify(typed).replace(/^[0-9-]+/, ''),
  '^[a-z0-9][a-z0-9-]*$': (typed) => slugify(typed.replace(/\.md$/, '').replace(/^.*\//, '')),
  '^[^?#]*[^/?#]/?$': (typed) => typed.replace(/[?#].*$/s, '').replace(/(?<!\/)\/+$/, ''),
  '^#[0-9a-fA-F]{6}$': (typed) => {
    const digits = typed.trim().replace(/^#/, '');
    if (/^[0-9a-fA-F]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
    return /^[0-9a-fA-F]{6}/.test(digits) ? `#${digits.slice(0, 6)}` : undefined;
  },
  '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$': (typed) => {
    const time = /^\s*(\d{1,2})\s*[:hH.]?\s*(\d{2})?\s*$/.exec(typed);
    return time?.[1] && Number(time[1]) < 24 ? `${twoDigits(time[1])}:${time[2] ?? '00'}` : undefined;
  },
  '^(?:[0-9]{4,5}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$': (typed) => {
    const digits = typed.replace(/\D/g, '');
    return digits.length === 4 ? `0${digits}` : digits.length === 5 ? digits : undefined;
  },
  '^/(?!(?:.*/)?\\.{1,2}(?:/|$))[^\\s"\'\\\\;{}<>|^`$]*$': pathIn,
  '^(?!.*//)/(?!(?:.*/)?\\.{1,2}(?:/|$))(?!.+/$)[^\\s"\'\\\\;{}<>|^`$?#%*]*$': (typed) =>
    pathIn(typed)
      .split('/')
      .map((part) => (/\S\s+\S/.test(part) ? slugify(part) || part : part.trim()))
      .join('/')
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, ''),
  '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?$': (typed) =>
    typed
      .trim()
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .replace(/[/?#].*$/, '')
      .replace(/:(?![0-9]{1,5}$).*$/, ''),
  '^/exemples/[a-z0-9]+(?:-[a-z0-9]+)*/$': (typed) => `/exemples/${slugify(typed.replace(/^\/?exemples?\//i, ''))}/`,
  '^fr$': (typed) => (/^\s*fr/i.test(typed) ? 'fr' : undefined),
  '^[A-Z]{2}$': (typed) => typed.trim().slice(0, 2).toUpperCase(),
  '^[a-z][a-zA-Z0-9]*$': (typed) =>
    slugify(typed)
      .replace(/^[0-9-]+/, '')
      .replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  '%s': (typed) => `%s | ${typed.trim()}`,
};

/** Returns a text corrected to match a pattern, if the correction is obvious. */
export function suggestForPattern(typed: string, pattern: string): string | undefined {
  if (typed.length > 200) return undefined;
  const made = BY_PATTERN[pattern]?.(typed);
  return made !== undefined && made !== typed && new RegExp(pattern).test(made) ? made : undefined;
}

/** Returns the items of a list without square brackets, such as `a, b, c` or `(a, b, c)`, if each is a single word. */
function wordsIn(text: string): string[] | undefined {
  const words = text
    .replace(/^\((.*)\)$/, '$1')
    .split(/[,;]/)
    .map((word) => word.trim());
  return words.length > 1 && words.every((word) => /^[\p{L}\p{N}_-]+$/u.test(word)) ? words : undefined;
}

/** Syntax of a document's values: front matter does not need quotation marks around words. */
export type Notation = 'json' | 'yaml';

/**
 * Returns the same value in the required type: `"29"` as 29, `"oui"` as true, one item as a list of one.
 * @param typed the value as typed, so that `0755` and `1.10` keep all their digits in quotation marks
 */
export function suggestForType(
  value: unknown,
  types: string[],
  { notation = 'json', typed = String(value) }: { notation?: Notation; typed?: string } = {},
): string | undefined {
  if (typeof value === 'string') {
    const text = value.trim();
    const written = /^-?(?:0|[1-9]\d*)(?:[.,]\d+)?(?=\s*(?:€|euros?|%|px|ms)?$)/.exec(text)?.[0];
    const number = written === undefined || mayBeThousands(written) ? undefined : written.replace(',', '.');
    if (number !== undefined && (types.includes('number') || (types.includes('integer') && !number.includes('.'))))
      return number;
    if (types.includes('boolean')) {
      if (/^(?:true|vrai|oui|yes|1)$/i.test(text)) return 'true';
      if (/^(?:false|faux|non|no|0)$/i.test(text)) return 'false';
    }
  }
  if (typeof value === 'number' && types.includes('integer')) return String(Math.round(value));
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean'))
    return JSON.stringify(typed);
  const words = typeof value === 'string' && types.includes('array') ? wordsIn(value.trim()) : undefined;
  if (words) return `[${words.map((word) => (notation === 'yaml' ? word : JSON.stringify(word))).join(', ')}]`;
  if (types.includes('array') && typeof value === 'number') return `[${typed}]`;
  if (types.includes('array') && typeof value === 'string') return `[${JSON.stringify(value)}]`;
  return undefined;
}

/** Whether two notations of a value only differ in quotation marks, brackets and separators. */
export function isSameButMarks(typed: string, suggestion: string): boolean {
  const bare = (text: string) => text.replace(/["'[\](),;\s]/g, '');
  return bare(typed) === bare(suggestion);
}
