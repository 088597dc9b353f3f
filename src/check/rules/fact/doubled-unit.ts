import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Finding, Rule } from '../rule.ts';

/** Symbols of units, by the words for them. */
const SAME: Record<string, string> = { euro: '€', eur: '€', heure: 'h', minute: 'min', seconde: 's', pourcent: '%' };

function wordsOf(text: string): string[] {
  return text.split(/[\s\u00A0\u202F]+/).filter(Boolean);
}

/** Returns a word in the singular, as a symbol if it has one: « jours » becomes « jour », « euros » becomes « € ». */
function plain(word: string): string {
  const single = word.toLowerCase().replace(/(?<=\p{L}{2})s$/u, '');
  return SAME[single] ?? single;
}

/** Returns the words after the number in the value of a name. */
function unitOf(text: string): string[] {
  return wordsOf(/\d[\s\u00A0\u202F]*(\D{1,30}?)(?: \([^)]*\))?$/.exec(text)?.[1] ?? '').map(plain);
}

/** Returns the number of words after the name that repeat the unit. */
function repeated(unit: readonly string[], after: readonly string[]): number {
  const [first] = after.map(plain);
  if (unit.length === 0 || first === undefined) return 0;
  if (unit.every((word, index) => plain(after[index] ?? '') === word)) return unit.length;
  return first === unit[0] || first === unit.at(-1) ? 1 : 0;
}

function* findings({ names, lookup }: SiteIndex): Generator<Finding> {
  for (const { name, after, locate, isInCode, allowed } of names) {
    if (after === undefined || isInCode || allowed?.includes(name)) continue;
    const [, signs = '', said = ''] = /^([*_]*)([\s\S]*)$/.exec(after) ?? [];
    const count = repeated(unitOf(lookup(name) ?? ''), wordsOf(said));
    if (count === 0) continue;
    const typed = new RegExp(`^(?:[\\s\\u00A0\\u202F]*[^\\s\\u00A0\\u202F]+){${count}}`).exec(said)?.[0] ?? '';
    const place = locate(signs.length + typed.length);
    yield {
      place,
      args: { typed: typed.trim(), name, printed: lookup(name) ?? '' },
      suggestion: `{{${name}}}${signs}`,
    };
  }
}

/** The text after a name does not repeat the unit in its value. */
export const rule: Rule = { code: 'fact/doubled-unit', severity: 'warning', check: findings };
