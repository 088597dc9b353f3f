import { isProvisionalName, provisionalIn } from '../../../model/markdown/find-provisional.ts';
import { isFictionalPhone, isFictionalSiren, isReservedHost } from '../../../text/fictional.ts';
import { markerFinder } from '../../site-index/placeholders.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { StringUse } from '../../site-index/site-parts.ts';
import type { Finding, Rule } from '../rule.ts';

/** Whether a string refers to something outside of the site; references within the site have a fixed form. */
function isForeignName({ kind, schema }: StringUse): boolean {
  return (kind === '' || kind === 'text' || kind === 'verbatim') && schema.pattern === undefined;
}

/** Kinds of strings for addresses, in which examples are never intentional, unlike in texts and code. */
const ADDRESSES = new Set(['url', 'frame-url', 'link', 'email']);

/** Returns the host of a web or e-mail address; `undefined` if it has none. */
function hostOf(address: string): string | undefined {
  const [, ofMail] = /^(?:mailto:)?[^@/:?#]+@([^@/?#]+)/i.exec(address) ?? [];
  return ofMail ?? /^(?:https?:)?\/\/(?:[^@/?#]*@)?([^/:?#]+)/i.exec(address)?.[1];
}

/** Whether a value refers to a host or number that nobody can own. */
function isFictional({ value, kind, key, pointer, document }: StringUse, { sources }: SiteIndex): boolean {
  if (kind === 'phone' || key === 'phone') return isFictionalPhone(value);
  if (pointer === '/business/legal/siren') return isFictionalSiren(value);
  if (kind === 'link' && /^(?:tel|sms):/i.test(value)) return isFictionalPhone(value);
  const isHost = document === sources.manifest && /^\/services\/\d+\/hosts\//.test(pointer);
  const host = isHost ? value : ADDRESSES.has(kind) ? hostOf(value) : undefined;
  return host !== undefined && isReservedHost(host);
}

/** A provisional value is reported even if it is not marked as a placeholder. */
export const rule: Rule = {
  code: 'placeholder/unmarked',
  severity: 'note',
  subsumedBy: ['placeholder/standing', 'placeholder/text'],
  *check(site): Generator<Finding> {
    const markersOf = markerFinder(site);
    for (const use of site.strings) {
      const { value, kind, document, pointer, locate } = use;
      // Markdown strings are included in the documents.
      if (kind === 'markdown') continue;
      if ((isForeignName(use) && isProvisionalName(value)) || isFictional(use, site)) {
        const place = locate();
        yield { place, args: { typed: value }, causes: markersOf(place) };
      }
      for (const { start, end, typed } of provisionalIn(value, { pairs: ['square', 'round'] })) {
        const place = document.locateWithin(pointer, { start, end });
        yield { place, args: { typed }, causes: markersOf(place) };
      }
    }
    for (const { analysis, placeOf } of site.documents) {
      for (const { typed, ...range } of analysis.provisional) {
        const place = placeOf(range);
        yield { place, args: { typed }, causes: markersOf(place) };
      }
    }
  },
};
