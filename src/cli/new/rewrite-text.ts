import { escapePattern } from '../../text/escape-pattern.ts';
import { joinName, WORDS_BEFORE } from '../../text/join-name.ts';
import { toComplete } from '../../text/to-complete.ts';
import type { Owner } from './owner.ts';

/** Makes a text of a starter one of a new site. `title` is what the schema calls the text. */
export type RewriteText = (text: string, title: string) => string;

export interface RewriteOptions {
  owner: Owner;
  /** The value of the new site under a dotted name. */
  valueUnder: (name: string) => string;
}

/** An amount in a text, and an hour of the day: those of a business are its own. */
const PRICE = /\d[\d\u00A0\u202F ]*(?:,\d+)?[\u00A0\u202F ]?(?:€|euros?)(?!\p{L})/gu;
const HOUR = /(?<![\d,])(?:[01]?\d|2[0-3])[\u00A0\u202F ]?h(?![\p{L}\p{N}]|[\u00A0\u202F ]ouvr|[\u00A0\u202F ]sur)/u;
/** A French number in a text. */
const PHONE = /(?<!\d)0\d(?:[ .\u00A0\u202F]\d{2}){4}(?!\d)/g;

const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const ON_DAY = new RegExp(`\\b${DAY}`, 'iu');

/** Whether a sentence says when a business does what. « La nuit et le dimanche » is the same for all. */
function saysHours(sentence: string): boolean {
  return HOUR.test(sentence) || (ON_DAY.test(sentence) && !/\bnuit\b/iu.test(sentence));
}

/**
 * Makes the function that turns texts of a starter into those of a new site: the owner's values become those of the
 * client, amounts become placeholders, and so does each sentence that only the owner could say.
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

  /** Rewrites one sentence. What its names stand for is not the owner's. */
  const sentence = (typed: string, whole: boolean, title: string) => {
    const own = withValues(typed);
    const bare = own.replace(/\{\{[^{}]*\}\}/g, '');
    const isOwners = saysHours(bare) || owner.isNamedIn(withoutValue(bare, valueUnder));
    if (isOwners) return toComplete(whole ? title : 'phrase');
    return own.replace(PHONE, '{{business.phone}}').replace(PRICE, toComplete('prix'));
  };

  return (text, title) => {
    const parts = text.split(/((?<=[.!?…])[\s\u00A0]+(?=[\p{Lu}«[])|\n)/u);
    const sentences = parts.filter((part, index) => index % 2 === 0 && part.trim() !== '');
    const all = parts.map((part, index) =>
      index % 2 === 1 || part.trim() === '' ? part : sentence(part, sentences.length === 1, title),
    );
    // Several sentences in a row that are missing are one gap.
    const phrase = escapePattern(toComplete('phrase'));
    return all.join('').replace(new RegExp(`${phrase}(?:[\\s\\u00A0]+${phrase})+`, 'g'), toComplete('texte'));
  };
}

/** A text without the town that was written into it: « au Havre » has no reference to it. */
function withoutValue(text: string, valueUnder: (name: string) => string): string {
  const rest = valueUnder('business.address.city').replace(/^les?\s+/i, '');
  return text.replaceAll(rest, '');
}
