import { type Amount, amountsIn, namesEuros } from '../../markdown/find-amounts.ts';
import { factValue } from '../../resolve/interpolate.ts';
import type { Fact } from '../../types.generated.ts';
import type { SiteContext, StringUse } from '../context/context.ts';
import { isRaw, objectAt } from '../context/values.ts';
import type { Finding, Rule } from '../rule.ts';

/** Names of the money facts by their amount in euros. */
function amounts({ manifest }: SiteContext): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [name, fact] of Object.entries(objectAt(manifest, 'facts'))) {
    if (!isRaw(fact) || fact.format !== 'money') continue;
    const amount = factValue(manifest, fact as unknown as Fact).value;
    if (typeof amount === 'number') found.set(amount, [...(found.get(amount) ?? []), name]);
  }
  return found;
}

/** Parts of the manifest that facts are copied from, and the facts' own words. */
function isOrigin({ pointer, document, kind }: StringUse, { sources }: SiteContext): boolean {
  return (
    document === sources.manifest && (/^\/(?:facts|plans\/\d+\/price)(?:\/|$)/.test(pointer) || kind === 'markdown')
  );
}

/** An amount that is a fact is taken from it, so that it can be changed in one place. */
export const rule: Rule = {
  code: 'fact/typed-by-hand',
  severity: 'warning',
  *check(context): Generator<Finding> {
    const facts = amounts(context);
    if (facts.size === 0) return;
    /** What to type instead of an amount, where it is that of a fact. */
    const factOf = ({ euros }: Amount) => facts.get(euros)?.[0];
    for (const use of context.strings) {
      if (!namesEuros(use.value)) continue;
      for (const amount of amountsIn(use.value)) {
        const name = factOf(amount);
        if (name === undefined || isOrigin(use, context)) continue;
        const { offset, length, typed } = amount;
        const place = use.document.locateWithin(use.pointer, offset, length);
        yield { place, args: { typed }, suggestion: `{{facts.${name}}}` };
      }
    }
    for (const { survey, placeOf } of context.documents) {
      for (const amount of survey.amounts) {
        const name = factOf(amount);
        if (name === undefined) continue;
        yield { place: placeOf(amount), args: { typed: amount.typed }, suggestion: `{{facts.${name}}}` };
      }
    }
  },
};
