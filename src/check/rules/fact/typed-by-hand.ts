import { type Amount, amountsIn, namesEuros } from '../../../model/markdown/find-amounts.ts';
import { type WorkingTime, workingTimesIn, workingUnit } from '../../../model/markdown/find-working-times.ts';
import { capitalizedAround, capitalizedIn } from '../../../model/markdown/proper-names.ts';
import { isRaw, objectAt, type Raw, textAt } from '../../../model/read/values.ts';
import { factValue } from '../../../model/resolve/interpolate.ts';
import type { Fact } from '../../../model/types.generated.ts';
import { isPriceOfEntry, NAMED_PARTS } from '../../site-index/collections.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { StringUse } from '../../site-index/site-parts.ts';
import type { Finding, Rule } from '../rule.ts';

/** Returns the meaning of an amount or duration, independent of its notation. */
function meaningOf(figure: Amount | WorkingTime): string {
  return 'euros' in figure ? `${figure.euros} €` : `${figure.value} ${figure.unit}`;
}

/**
 * Returns the unit of a fact, if texts are searched for its value: euros and working time. Other units are too
 * ambiguous.
 */
function unitOf(fact: Raw): string | undefined {
  if (fact.format === 'money') return '€';
  return fact.format === 'measure' ? workingUnit(textAt(fact, 'unit') ?? '') : undefined;
}

/** Returns the names of the facts that can be found in texts, by meaning. */
function factsByMeaning({ manifest }: SiteIndex): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, fact] of Object.entries(objectAt(manifest, 'facts'))) {
    // Third-party prices have a rule of their own.
    const unit = isRaw(fact) && fact.about === undefined ? unitOf(fact) : undefined;
    if (unit === undefined) continue;
    const { value } = factValue(manifest, fact as unknown as Fact);
    const meaning = `${value} ${unit}`;
    // If several facts are equal, the first is suggested.
    if (typeof value === 'number' && !found.has(meaning)) found.set(meaning, name);
  }
  return found;
}

/**
 * Creates a function that returns whether the sentence or table row at an offset names another company: one with price
 * facts, or a capitalized word that is not a name of the site and that no text writes in lower case. The first word of
 * a sentence only counts if another sentence contains it in another position.
 */
function otherNameFinder(site: SiteIndex): (text: string, offset: number) => boolean {
  const { manifest, strings, documents, factsAbout } = site;
  const ownFacts = Object.values(objectAt(manifest, 'facts')).filter((fact) => !isRaw(fact) || !fact.about);
  const own = capitalizedIn(JSON.stringify([...NAMED_PARTS.map((key) => key !== 'facts' && manifest[key]), ownFacts]));
  const isSaid = (pattern: string) => {
    const regExp = new RegExp(pattern, 'u');
    return strings.some(({ value }) => regExp.test(value)) || documents.some(({ text }) => regExp.test(text));
  };
  const known = new Map<string, boolean>();
  const isName = (word: string, isFirst: boolean) =>
    !isSaid(`(?<![\\p{L}\\p{N}])${word.toLowerCase()}(?![\\p{L}\\p{N}])`) &&
    (!isFirst || isSaid(`[\\p{Ll},:] ${word}(?![\\p{L}\\p{N}])`));
  return (text, offset) => {
    if (factsAbout(text, offset).length > 0) return true;
    for (const { word, isFirst } of capitalizedAround(text, offset)) {
      if (own.has(word)) continue;
      const key = `${word} ${isFirst}`;
      const isOther = known.get(key) ?? isName(word, isFirst);
      known.set(key, isOther);
      if (isOther) return true;
    }
    return false;
  };
}

/** Yields the amounts and durations in a text of the manifest. */
function* figuresIn(text: string): Generator<Amount | WorkingTime> {
  if (namesEuros(text)) yield* amountsIn(text);
  yield* workingTimesIn(text);
}

/** Whether a string is part of a fact, or is a value that facts copy. Markdown strings are checked as documents. */
function isOrigin({ pointer, document, kind }: StringUse, { sources }: SiteIndex): boolean {
  const isOwn = isPriceOfEntry(pointer) || /^\/facts(?:\/|$)/.test(pointer);
  return document === sources.manifest && (isOwn || kind === 'markdown');
}

/** Values that equal a fact are replaced by its name, so that they can be changed in one place. */
export const rule: Rule = {
  code: 'fact/typed-by-hand',
  severity: 'warning',
  *check(site): Generator<Finding> {
    const named = factsByMeaning(site);
    if (named.size === 0) return;
    const isOthers = otherNameFinder(site);
    for (const use of site.strings) {
      for (const figure of figuresIn(use.value)) {
        const name = named.get(meaningOf(figure));
        const { start, end, typed } = figure;
        if (name === undefined || isOrigin(use, site) || isOthers(use.value, start)) continue;
        const place = use.document.locateWithin(use.pointer, { start, end });
        yield { place, args: { typed }, suggestion: `{{facts.${name}}}` };
      }
    }
    for (const document of site.documents) {
      const { analysis, placeOf } = document;
      for (const figure of [...analysis.amounts, ...analysis.workingTimes]) {
        const name = named.get(meaningOf(figure));
        if (name === undefined || isOthers(document.text, figure.start)) continue;
        yield { place: placeOf(figure), args: { typed: figure.typed }, suggestion: `{{facts.${name}}}` };
      }
    }
  },
};
