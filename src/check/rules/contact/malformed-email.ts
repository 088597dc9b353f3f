import type { Finding, Rule } from '../rule.ts';

const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** Whether an e-mail address is valid. */
export function isEmailAddress(typed: string): boolean {
  return ADDRESS.test(typed);
}

/**
 * Returns the intended address, without typing errors such as spaces and commas; `undefined` if it is still invalid.
 */
function corrected(typed: string): string | undefined {
  const address = typed
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\(at\)|\[at\]| at /i, '@')
    .replace(/\s+/g, '')
    .replace(/,/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');
  return ADDRESS.test(address) ? address : undefined;
}

/** Every e-mail address is valid. */
export const rule: Rule = {
  code: 'contact/malformed-email',
  severity: 'error',
  subsumedBy: ['link/odd-space'],
  *check({ ofKind, externalLinks, interpolate }): Generator<Finding> {
    const reported = new Set<string>();
    for (const { value, locate } of ofKind('email')) {
      if (ADDRESS.test(interpolate(value))) continue;
      reported.add(interpolate(value));
      yield { place: locate(), args: { typed: value }, suggestion: corrected(value) };
    }
    for (const { to, locate } of externalLinks) {
      const [, typed, header = ''] = /^mailto:([^?]*)(\?.+)?/i.exec(to) ?? [];
      if (typed === undefined || reported.has(typed)) continue;
      // Without an address, the visitor chooses one (RFC 6068).
      if (typed === '' ? header : typed.split(',').every((address) => ADDRESS.test(decode(address)))) continue;
      const address = corrected(typed);
      const suggestion = address === undefined ? undefined : `mailto:${address}${header}`;
      yield { place: locate(), args: { typed }, suggestion };
    }
  },
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
