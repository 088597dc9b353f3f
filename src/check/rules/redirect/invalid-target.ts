import { entriesAt, textAt } from '../../../model/read/values.ts';
import { namesHandedOn } from '../../../model/redirects/address-pattern.ts';
import type { AddressPair } from '../../../model/redirects/follow.ts';
import { readSource } from '../../../model/redirects/read-source.ts';
import { schemeOf } from '../../facts/link-target.ts';
import type { Rule } from '../rule.ts';

/** Signs that no address holds as they are (RFC 3986, appendix C): browsers and hosts each read them their own way. */
const UNSAFE = /["\\<>^`|{}]/g;

/** A name between braces, which the pages have a text for. */
const NAME = /\{\{[^{}]*\}\}/;

/** The address with those signs percent-encoded, names between braces left out of it. */
function encoded(to: string): string {
  return to
    .split(new RegExp(`(${NAME.source})`))
    .map((part) => (NAME.test(part) ? part : part.replace(UNSAFE, encodeURIComponent)))
    .join('');
}

/** Parts of the address that is left which a destination holds, and which only some hosts would put there. */
function partsIn({ from, to }: AddressPair): string[] {
  return namesHandedOn(readSource(from)).filter((name) => to.includes(name));
}

/** A redirection leads to a page or to a whole web address, whose signs every host reads alike. */
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
