import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Catalogue, Language } from './words.ts';

const catalogues: Record<Language, Catalogue> = { fr, en };

/** Maximum number of characters of a typed value in a message. */
const MAX_VALUE_LENGTH = 80;
/** Maximum number of characters of a list in a message. */
const MAX_LIST_LENGTH = 160;

/** Returns the words of a language. */
export function catalogueOf(language: Language): Catalogue {
  return catalogues[language];
}

/** Returns a typed value on one line, shortened. */
function shorten(value: string | number): string {
  const text = String(value).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text;
}

/** Returns the first items of a list, as many as fit. */
function shortenList(value: string | number): string {
  const text = String(value);
  if (text.length <= MAX_LIST_LENGTH) return text;
  const items = text.split(', ');
  let length = 0;
  const shown = items.filter((item, index) => {
    length += item.length + 2;
    return index === 0 || length <= MAX_LIST_LENGTH;
  });
  return `${shown.map(shorten).join(', ')}…`;
}

type Args = Record<string, string | number>;

type Table = Exclude<keyof Catalogue, 'entries' | 'report' | 'structure'>;

const WORD = /\{(?:(contents|days|examples|list|modes|parts|patterns|remedies|reveals|types|whole):)?(\w+)\}/g;

/** Matches a full stop after an ellipsis, which already ends its sentence. */
const ELLIPSIS_AND_DOT = /…\.(?=$| )/g;

/**
 * Fills a template: `{name}` is an argument, `{types:name}` and the like look its value up in a table of the catalogue,
 * `{list:name}` is a list, of which the first items are shown, and `{whole:name}` a sentence of the schemas, which is not
 * shortened.
 */
function fill(template: string, args: Args, catalogue: Catalogue): string {
  const filled = template.replace(WORD, (_, table: Table | 'list' | 'whole' | undefined, name: string) => {
    const value = args[name] ?? '';
    if (table === 'whole') return String(value);
    if (table === 'list') return shortenList(value);
    return table === undefined ? shorten(value) : (catalogue[table][value] ?? String(value));
  });
  return filled.replace(ELLIPSIS_AND_DOT, '…');
}

/**
 * Returns the message and help of a code in a language. If the code has several kinds, `args.kind` selects one. Returns
 * the code itself if the catalogue has no words for it.
 */
export function messageOfCode(code: string, args: Args, language: Language): { message: string; help: string } {
  const catalogue = catalogues[language];
  const ofCode = Object.hasOwn(catalogue.entries, code) ? catalogue.entries[code] : undefined;
  if (!ofCode) return { message: code, help: '' };
  const entry = ofCode.kinds?.[args.kind ?? ''] ?? ofCode;
  return { message: fill(entry.message, args, catalogue), help: fill(`${entry.why} ${entry.fix}`, args, catalogue) };
}

/** Returns a sentence of a report with its arguments filled in. */
export function reportSentence(template: string, args: Args, language: Language): string {
  return fill(template, args, catalogues[language]);
}

/** Maximum number of places listed; further ones are counted. */
const MAX_PLACES = 5;

/** Lists the other places with the same mistake. */
export function alsoAt(places: readonly string[], language: Language): string {
  const { report } = catalogues[language];
  const named = places.slice(0, MAX_PLACES).join(', ');
  const count = places.length - MAX_PLACES;
  const more = count > 0 ? report.alsoMore.replace('{count}', String(count)) : '';
  return report.also.replace('{places}', named + more);
}

/** Returns the message and help of a code, with an ellipsis in place of each argument. */
export function generalMessageOfCode(code: string, language: Language): { message: string; help: string } {
  const { entries } = catalogues[language];
  const entry = Object.hasOwn(entries, code) ? entries[code] : undefined;
  const general = (template: string) => template.replace(/\{(?:\w+:)?\w+\}/g, '…').replace(ELLIPSIS_AND_DOT, '…');
  return { message: general(entry?.message ?? code), help: general(entry ? `${entry.why} ${entry.fix}` : '') };
}
