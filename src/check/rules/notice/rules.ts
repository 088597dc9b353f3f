import { type Entry, entriesAt, objectAt, textAt } from '../../../model/read/values.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Rule } from '../rule.ts';
import { rule as reduction } from './reduction.ts';

/** Returns the announcements, offers and closures of a manifest. */
function dated({ manifest }: Pick<SiteIndex, 'manifest'>): Entry[] {
  const closures = entriesAt(objectAt(manifest, 'business'), 'closures', '/business');
  return [...entriesAt(manifest, 'notices'), ...entriesAt(manifest, 'popups'), ...closures];
}

/** Returns the same day of the next year. */
function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

/** The rules of the group « notice ». Days are those of France, and the last day is included. */
export const rules: readonly Rule[] = [
  /** Announcements, offers and closures that have ended are removed: pages no longer show them. */
  {
    code: 'notice/ended',
    severity: 'note',
    *check(site) {
      for (const { value, pointer } of dated(site)) {
        const until = textAt(value, 'until');
        if (until !== undefined && until < site.parisDay) yield { place: site.at(`${pointer}/until`), args: { until } };
      }
    },
  },
  /** An end more than a year ahead is probably a mistyped year. */
  {
    code: 'notice/far-ahead',
    severity: 'warning',
    *check(site) {
      for (const { value, pointer } of dated(site)) {
        const until = textAt(value, 'until');
        if (until !== undefined && until > yearAfter(site.parisDay))
          yield { place: site.at(`${pointer}/until`), args: { until } };
      }
    },
  },
  /** The last day of an announcement or an offer is not before its first; `hours/order` reports closures. */
  {
    code: 'notice/order',
    severity: 'error',
    *check(site) {
      for (const { value, pointer } of dated(site)) {
        const [from, until] = [textAt(value, 'from'), textAt(value, 'until')];
        if (from === undefined || until === undefined || until >= from || pointer.startsWith('/business')) continue;
        yield { place: site.at(`${pointer}/until`), args: { from, until } };
      }
    },
  },
  reduction,
];
