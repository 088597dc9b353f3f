import { entriesAt, textAt } from '../../../model/read/values.ts';
import { namesHandedOn } from '../../../model/redirects/address-pattern.ts';
import type { RedirectPair } from '../../../model/redirects/follow.ts';
import { readSource } from '../../../model/redirects/read-source.ts';
import { schemeOf } from '../../site-index/link-target.ts';
import type { Rule } from '../rule.ts';

/**
 * Characters that are not allowed unencoded in an address (RFC 3986, appendix C): browsers and hosts differ in
 * interpreting them.
 */
const UNSAFE = /["\\<>^`|{}]/g;

/** Matches a name between double braces. */
const NAME = /\{\{[^{}]*\}\}/;

/** Returns the address with those characters percent-encoded, except for names between braces. */
function encoded(to: string): string {
  return to
    .split(new RegExp(`(${NAME.source})`))
    .map((part) => (NAME.test(part) ? part : part.replace(UNSAFE, encodeURIComponent)))
    .join('');
}

/** Returns the names of the source's pattern that a destination contains. Only some hosts replace them. */
function partsIn({ from, to }: RedirectPair): string[] {
  return namesHandedOn(readSource(from)).filter((name) => to.includes(name));
}

/** A redirect leads to a page or to an absolute address, without ambiguous characters. */
export const rule: Rule = {
  code: 'redirect/invalid-target',
  severity: 'error',
  subsumedBy: ['link/unknown-page'],
  *check({ manifest, at }) {
    for (const { value, pointer } of entriesAt(manifest, 'redirects')) {
      const to = textAt(value, 'to') ?? '';
      const scheme = schemeOf(to);
      const isNoPage = to.startsWith('#') || (scheme !== undefined && /^(?:mailto|tel|sms)$/.test(scheme));
      const parts = partsIn({ from: textAt(value, 'from') ?? '', to });
      const isUnclear = isNoPage || parts.length > 0;
      const suggestion = encoded(to);
      if (!isUnclear && suggestion === to) continue;
      const place = at(`${pointer}/to`);
      yield { place, args: { to }, suggestion: isUnclear ? undefined : suggestion };
    }
  },
};
