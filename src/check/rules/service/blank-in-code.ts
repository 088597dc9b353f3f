import { join } from '../../../model/read/pointer.ts';
import { objectAt, type Raw, textAt } from '../../../model/read/values.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Rule } from '../rule.ts';

const BLANKS = /[\s\u200B-\u200D\u2060\uFEFF]+/g;

/** Matches whitespace at either end, and special spaces, which come from copying. */
const PASTED = /^[\s\u200B-\u200D\u2060\uFEFF]|[\s\u200B-\u200D\u2060\uFEFF]$|[\u00A0\u200B-\u200D\u202F\u2060\uFEFF]/;

/**
 * Characters of account codes: letters without accents, digits and a few signs. Anything else is a note of the author.
 */
const CODE = /^[\w./+=:@-]+$/;

/** Matches a code, which contains a digit or underscore: plain words are a placeholder. */
const TELLING = /[\d_]/;

/** Returns the intended code; `undefined` if the typed text contains no spaces, or is not a code yet. */
function intended(typed: string): string | undefined {
  const code = typed.replace(BLANKS, '');
  if (code === typed || !CODE.test(code)) return undefined;
  const isOneWord = !/\S\s+\S/.test(typed.trim());
  return (PASTED.test(typed) && isOneWord) || TELLING.test(code) ? code : undefined;
}

/** Yields the account codes of the mail service and of the ads. */
function* codesIn(manifest: Raw): Generator<{ code: string; pointer: string }> {
  const templates = objectAt(objectAt(manifest, 'mail'), 'templates');
  const ofAccounts: [pointer: string, holder: Raw, keys: string[]][] = [
    ['/mail', objectAt(manifest, 'mail'), ['publicKey', 'serviceId']],
    ['/mail/templates', templates, Object.keys(templates)],
    ['/ads', objectAt(manifest, 'ads'), ['id', 'label']],
  ];
  for (const [pointer, holder, keys] of ofAccounts) {
    for (const key of keys) {
      const code = textAt(holder, key);
      if (code !== undefined) yield { code, pointer: join(pointer, key) };
    }
  }
}

/** A copied account code contains no spaces: the service would not recognize it. */
export const rule: Rule = {
  code: 'service/blank-in-code',
  severity: 'error',
  *check({ manifest, at }: SiteIndex) {
    for (const { code, pointer } of codesIn(manifest)) {
      const suggestion = intended(code);
      if (suggestion !== undefined) yield { place: at(pointer), args: { typed: code }, suggestion };
    }
  },
};
