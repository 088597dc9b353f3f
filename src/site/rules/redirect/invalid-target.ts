import { namesHandedOn } from '../../redirects/address-pattern.ts';
import { pathOfTarget, type Redirect } from '../../redirects/follow.ts';
import { readSource } from '../../redirects/read-source.ts';
import type { SiteContext } from '../context/context.ts';
import { entriesAt, textAt } from '../context/values.ts';
import { schemeOf } from '../link/target.ts';
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

/** Whether a destination holds a part of the address that is left, which only some hosts would put there. */
function holdsPart({ from, to }: Redirect, { routeOf }: Pick<SiteContext, 'routeOf'>): boolean {
  const path = pathOfTarget(to) ?? '/';
  const isUnknown = routeOf(path) === undefined;
  // A page that does not exist is reported as such.
  return namesHandedOn(readSource(from)).some((name) => to.includes(name) && !(isUnknown && path.includes(name)));
}

/** A redirection leads to a page or to a whole web address, whose signs every host reads alike. */
export const rule: Rule = {
  code: 'redirect/invalid-target',
  severity: 'error',
  *check({ manifest, routeOf, at }) {
    for (const { value, pointer } of entriesAt(manifest, 'redirects')) {
      const to = textAt(value, 'to') ?? '';
      const scheme = schemeOf(to);
      const isNoPage = to.startsWith('#') || (scheme !== undefined && /^(?:mailto|tel|sms)$/.test(scheme));
      const isUnclear = isNoPage || holdsPart({ from: textAt(value, 'from') ?? '', to }, { routeOf });
      const suggestion = encoded(to);
      if (!isUnclear && suggestion === to) continue;
      yield { place: at(`${pointer}/to`), args: { to }, suggestion: isUnclear ? undefined : suggestion };
    }
  },
};
