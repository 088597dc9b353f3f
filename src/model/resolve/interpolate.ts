import { interpolate, type Lookup } from '../../text/braced-names.ts';
import { formatAmount, formatFact } from '../../text/format-fact.ts';
import { isRecord } from '../../text/is-record.ts';
import { UNKNOWN_POSTAL_CODE } from '../../text/to-complete.ts';
import type { Fact, Manifest } from '../types.generated.ts';
import { computedText } from './computed-names.ts';

/**
 * Follows a dotted path from the manifest's root. Entries of a list are named by their `id`:
 * `plans.starter.monthlyPrice`.
 */
export function valueAt(root: unknown, dotted: string): unknown {
  let value = root;
  for (const key of dotted.split('.')) {
    if (Array.isArray(value)) value = value.find((item) => isRecord(item) && item.id === key);
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** Returns a product without binary rounding errors: 36 × 29.9 is 1076.4. */
function product(value: number, times: number): number {
  return Number((value * times).toPrecision(12));
}

/** Returns a fact with the value that it copies from the manifest, multiplied if it is a total (`times`). */
export function factValue(manifest: unknown, fact: Fact): Fact {
  const found = fact.from ? valueAt(manifest, fact.from) : undefined;
  const isValue = typeof found === 'number' || typeof found === 'string' || found === null;
  const copy = isValue ? { ...fact, value: found } : fact;
  const { value, to, times } = copy;
  if (times === undefined || typeof value !== 'number') return copy;
  return { ...copy, value: product(value, times), ...(to !== undefined && { to: product(to, times) }) };
}

function addressLine(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value.street !== 'string') return undefined;
  return `${value.street}, ${String(value.postalCode ?? UNKNOWN_POSTAL_CODE)} ${String(value.city)}`;
}

/**
 * Creates the lookup of a site: `facts.*`, all texts and numbers of `business`, `site` and the collections, and the
 * computed names.
 */
export function createLookup(manifest: Manifest): Lookup {
  const cache = new Map<string, string | undefined>();
  const find: Lookup = (name) => {
    const key = name.startsWith('facts.') ? name.slice(6) : '';
    const fact = manifest.facts && Object.hasOwn(manifest.facts, key) ? manifest.facts[key] : undefined;
    if (fact) return formatFact(factValue(manifest, fact));
    const value = valueAt(manifest, name);
    if (typeof value === 'string') return value;
    if (value === null && name.endsWith('.postalCode')) return UNKNOWN_POSTAL_CODE;
    if (value === null) return formatFact({ format: 'number', value });
    if (typeof value === 'number')
      return /price$/i.test(name) ? formatAmount(value) : formatFact({ format: 'number', value });
    return addressLine(value) ?? computedText(manifest, name);
  };
  const lookup: Lookup = (name) => {
    if (!cache.has(name)) {
      // The name has no value while its own text is resolved, so a circular name stays as typed.
      cache.set(name, undefined);
      const text = find(name);
      cache.set(name, text === undefined ? undefined : interpolate(text, lookup));
    }
    return cache.get(name);
  };
  return lookup;
}
