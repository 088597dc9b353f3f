import { escapePattern } from '../../text/escape-pattern.ts';
import { joinName, WORDS_BEFORE } from '../../text/join-name.ts';
import { toComplete } from '../../text/to-complete.ts';
import type { Owner } from './owner.ts';

/** Converts a text of a starter for a new site. `title` is the title of the text in the schema. */
export type RewriteText = (text: string, title: string) => string;

interface RewriteOptions {
  owner: Owner;
  /** Returns the new site's value at a dotted name. */
  valueUnder: (name: string) => string;
}

/** An amount in a text, and a time of day: each business has its own. */
const PRICE = /\d[\d\u00A0\u202F ]*(?:,\d+)?[\u00A0\u202F ]?(?:€|euros?)(?!\p{L})/gu;
const HOUR = /(?<![\d,])(?:[01]?\d|2[0-3])[\u00A0\u202F ]?h(?![\p{L}\p{N}]|[\u00A0\u202F ]ouvr|[\u00A0\u202F ]sur)/u;
/** A French telephone number in a text. */
const PHONE = /(?<!\d)0\d(?:[ .\u00A0\u202F]\d{2}){4}(?!\d)/g;

const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const ON_DAY = new RegExp(`\\b${DAY}`, 'iu');

/** Whether a sentence contains opening times. « La nuit et le dimanche » is general and does not count. */
function containsHours(sentence: string): boolean {
  return HOUR.test(sentence) || (ON_DAY.test(sentence) && !/\bnuit\b/iu.test(sentence));
}

/**
 * Creates the function that converts texts of a starter: values of the owner become those of the client, and amounts
 * and sentences that only apply to the owner become placeholders.
 */
export function createRewrite({ owner, valueUnder }: RewriteOptions): RewriteText {
  const rules = owner.values.map(({ value, name }) => {
    const [, core = value] = /^(?:les? |la |l[’'])(.+)$/iu.exec(value) ?? [];
    const written = `\\{\\{\\s*${escapePattern(name)}\\s*\\}\\}|${escapePattern(value)}|${escapePattern(core)}`;
    return { name, pattern: new RegExp(`(${WORDS_BEFORE})?(?:${written})(?![\\p{L}\\p{N}])`, 'gu') };
  });

  const withValues = (text: string) =>
    rules.reduce(
      (rest, { name, pattern }) =>
        rest.replace(pattern, (_, words: string = '') => joinName(words, valueUnder(name), `{{${name}}}`)),
      text,
    );

  /** Rewrites one sentence. The values of its names do not belong to the owner. */
  const sentence = (typed: string, whole: boolean, title: string) => {
    const own = withValues(typed);
    const bare = own.replace(/\{\{[^{}]*\}\}/g, '');
    const isOwners = containsHours(bare) || owner.isNamedIn(withoutValue(bare, valueUnder));
    if (isOwners) return toComplete(whole ? title : 'phrase');
    return own.replace(PHONE, '{{business.phone}}').replace(PRICE, toComplete('prix'));
  };

  return (text, title) => {
    const parts = text.split(/((?<=[.!?…])[\s\u00A0]+(?=[\p{Lu}«[])|\n)/u);
    const sentences = parts.filter((part, index) => index % 2 === 0 && part.trim() !== '');
    const all = parts.map((part, index) =>
      index % 2 === 1 || part.trim() === '' ? part : sentence(part, sentences.length === 1, title),
    );
    // Several consecutive missing sentences become one gap.
    const phrase = escapePattern(toComplete('phrase'));
    return all.join('').replace(new RegExp(`${phrase}(?:[\\s\\u00A0]+${phrase})+`, 'g'), toComplete('texte'));
  };
}

/** A text without an inserted town: « au Havre » does not contain its name literally. */
function withoutValue(text: string, valueUnder: (name: string) => string): string {
  const rest = valueUnder('business.address.city').replace(/^les?\s+/i, '');
  return text.replaceAll(rest, '');
}
