import { escapeKey } from '../../../model/read/pointer.ts';
import { isRaw, listAt, numberAt, objectAt, type Raw, textAt } from '../../../model/read/values.ts';
import { monthsBetween } from '../../../text/dates.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Finding, Rule } from '../rule.ts';
import { rule as outOfRange } from './out-of-range.ts';
import { rule as textDiffers } from './text-differs.ts';
import { rule as typedByHand } from './typed-by-hand.ts';

/** Returns the third-party prices, by name. */
function othersPrices(manifest: Raw): [string, Raw][] {
  const facts = Object.entries(objectAt(manifest, 'facts'));
  return facts.filter((entry): entry is [string, Raw] => isRaw(entry[1]) && listAt(entry[1], 'about').length > 0);
}

/**
 * Yields the third-party prices that have to be read again. `isOutdated` selects those that were read longer ago than
 * twice their validity; otherwise, only the more recent ones are yielded.
 */
function* due({ manifest, today, at }: SiteIndex, isOutdated: boolean): Generator<Finding> {
  for (const [name, fact] of othersPrices(manifest)) {
    const checked = textAt(fact, 'checked');
    const recheck = numberAt(fact, 'recheck');
    const source = textAt(fact, 'source');
    // Without a source there is no page to look at again, which `price/no-source` reports.
    if (checked === undefined || recheck === undefined || source === undefined) continue;
    const months = monthsBetween(checked, today);
    if (months < recheck || months >= 2 * recheck !== isOutdated) continue;
    yield { place: at(`/facts/${escapeKey(name)}/checked`), args: { name, months, recheck, source } };
  }
}

/** Maximum number of names in a message. */
const MAX_LISTED_NAMES = 8;

/** The rules of the group « price ». */
export const rules: readonly Rule[] = [
  /** A third-party price is looked up again in time. */
  { code: 'price/due', severity: 'note', check: (site) => due(site, false) },
  /** A third-party price has a source. */
  {
    code: 'price/no-source',
    severity: 'warning',
    *check({ manifest, at }) {
      for (const [name, fact] of othersPrices(manifest)) {
        const checked = textAt(fact, 'checked');
        if (checked === undefined || textAt(fact, 'source') !== undefined) continue;
        yield { place: at(`/facts/${escapeKey(name)}/checked`, 'key'), args: { name, checked } };
      }
    },
  },
  /** Third-party prices were looked up on the pages that publish them. */
  {
    code: 'price/not-read',
    severity: 'note',
    *check({ manifest, at }) {
      const names = othersPrices(manifest)
        .filter(([, fact]) => textAt(fact, 'checked') === undefined)
        .map(([name]) => name);
      const listed = `${names.slice(0, MAX_LISTED_NAMES).join(', ')}${names.length > MAX_LISTED_NAMES ? ', …' : ''}`;
      if (names.length > 0) yield { place: at('/facts', 'key'), args: { count: names.length, names: listed } };
    },
  },
  outOfRange,
  /** A third-party price was looked up within twice its validity. */
  { code: 'price/outdated', severity: 'warning', check: (site) => due(site, true) },
  textDiffers,
  typedByHand,
];
