import { isWithin } from '../../markdown/markdown.ts';
import { valueAt } from '../../resolve/interpolate.ts';
import type { SiteContext, StringUse } from '../context/context.ts';
import { isRaw, objectAt, textAt } from '../context/values.ts';
import type { Finding, Rule } from '../rule.ts';

/** How an amount's currency is written. Each is looked for by itself: one pattern for all takes twice as long. */
const CURRENCIES = ['€', 'euro', 'EUR'];
const LETTER = /\p{L}/u;
const AMOUNT = /(?<![\d.,])(\d{1,3}(?:[ \u00A0\u202F.]\d{3})+|\d+)(?:[,.](\d{1,2}))?[ \u00A0\u202F]?$/;
/** Longest amount before its currency. */
const REACH = 16;

/** Names of the money facts by their amount in euros. */
function amounts({ manifest }: SiteContext): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [name, fact] of Object.entries(objectAt(manifest, 'facts'))) {
    if (!isRaw(fact) || fact.format !== 'money') continue;
    const from = textAt(fact, 'from');
    const amount = from === undefined ? fact.value : valueAt(manifest, from);
    if (typeof amount === 'number') found.set(amount, [...(found.get(amount) ?? []), name]);
  }
  return found;
}

/** Where a text names the currency, and how it writes it. */
function* currenciesIn(text: string): Generator<{ index: number; written: string }> {
  for (const name of CURRENCIES) {
    for (let index = text.indexOf(name); index >= 0; index = text.indexOf(name, index + name.length)) {
      const written = name === 'euro' && text[index + name.length] === 's' ? 'euros' : name;
      const next = String.fromCodePoint(text.codePointAt(index + written.length) ?? 0);
      if (written === '€' || !LETTER.test(next)) yield { index, written };
    }
  }
}

function* typedIn(text: string, facts: Map<number, string[]>) {
  for (const { index, written } of currenciesIn(text)) {
    const from = Math.max(0, index - REACH);
    const match = AMOUNT.exec(text.slice(from, index));
    if (!match) continue;
    const offset = from + match.index;
    const typed = match[0] + written;
    const amount = Number(`${(match[1] ?? '').replace(/\D/g, '')}.${match[2] ?? '0'}`);
    const [name] = facts.get(amount) ?? [];
    if (name !== undefined) yield { offset, length: typed.length, typed, name };
  }
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
    const finding = (typed: string, name: string) => ({ args: { typed }, suggestion: `{{facts.${name}}}` });
    for (const use of context.strings) {
      if (isOrigin(use, context)) continue;
      for (const { offset, length, typed, name } of typedIn(use.value, facts)) {
        yield { place: use.document.locateWithin(use.pointer, offset, length), ...finding(typed, name) };
      }
    }
    for (const document of context.documents) {
      for (const { offset, length, typed, name } of typedIn(document.text, facts)) {
        if (!isWithin(document.scanned.code, offset))
          yield { place: document.placeOf({ offset, length }), ...finding(typed, name) };
      }
    }
  },
};
