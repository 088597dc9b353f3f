import type { SiteFacts } from '../../facts/site-facts.ts';
import type { StringUse } from '../../facts/site-parts.ts';
import { type Amount, amountsIn, namesEuros } from '../../markdown/find-amounts.ts';
import { type WorkingTime, workingTimesIn, workingUnit } from '../../markdown/find-working-times.ts';
import { isRaw, objectAt, type Raw, textAt } from '../../read/values.ts';
import { factValue } from '../../resolve/interpolate.ts';
import type { Fact } from '../../types.generated.ts';
import type { Finding, Rule } from '../rule.ts';

/** What a figure of a text says, whichever way it is written. */
function meaningOf(figure: Amount | WorkingTime): string {
  return 'euros' in figure ? `${figure.euros} €` : `${figure.value} ${figure.unit}`;
}

/** The unit of the figures that are looked for: euros, and working time. Any other stands for too many things. */
function unitOf(fact: Raw): string | undefined {
  if (fact.format === 'money') return '€';
  return fact.format === 'measure' ? workingUnit(textAt(fact, 'unit') ?? '') : undefined;
}

/** Names of the facts that can be found in texts, by what they say. */
function factsByMeaning({ manifest }: SiteFacts): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, fact] of Object.entries(objectAt(manifest, 'facts'))) {
    const unit = isRaw(fact) ? unitOf(fact) : undefined;
    if (unit === undefined) continue;
    const { value } = factValue(manifest, fact as unknown as Fact);
    const meaning = `${value} ${unit}`;
    // Of several facts that say the same, the first is proposed.
    if (typeof value === 'number' && !found.has(meaning)) found.set(meaning, name);
  }
  return found;
}

/** Figures that a text of the manifest holds. */
function* figuresIn(text: string): Generator<Amount | WorkingTime> {
  if (namesEuros(text)) yield* amountsIn(text);
  yield* workingTimesIn(text);
}

/** Parts of the manifest that facts are copied from, and the facts' own words. */
function isOrigin({ pointer, document, kind }: StringUse, { sources }: SiteFacts): boolean {
  return (
    document === sources.manifest && (/^\/(?:facts|plans\/\d+\/price)(?:\/|$)/.test(pointer) || kind === 'markdown')
  );
}

/** A figure that is a fact is taken from it, so that it can be changed in one place. */
export const rule: Rule = {
  code: 'fact/typed-by-hand',
  severity: 'warning',
  *check(facts): Generator<Finding> {
    const named = factsByMeaning(facts);
    if (named.size === 0) return;
    for (const use of facts.strings) {
      for (const figure of figuresIn(use.value)) {
        const name = named.get(meaningOf(figure));
        if (name === undefined || isOrigin(use, facts)) continue;
        const { offset, length, typed } = figure;
        const place = use.document.locateWithin(use.pointer, offset, length);
        yield { place, args: { typed }, suggestion: `{{facts.${name}}}` };
      }
    }
    for (const { analysis, placeOf } of facts.documents) {
      for (const figure of [...analysis.amounts, ...analysis.workingTimes]) {
        const name = named.get(meaningOf(figure));
        if (name === undefined) continue;
        yield { place: placeOf(figure), args: { typed: figure.typed }, suggestion: `{{facts.${name}}}` };
      }
    }
  },
};
