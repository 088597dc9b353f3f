import { join } from '../../../model/read/pointer.ts';
import { objectAt, type Raw, textAt } from '../../../model/read/values.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Rule } from '../rule.ts';

const BLANKS = /[\s\u200B-\u200D\u2060\uFEFF]+/g;

/** Blanks at an end, or such as no keyboard types: they came along with a copy. */
const PASTED = /^[\s\u200B-\u200D\u2060\uFEFF]|[\s\u200B-\u200D\u2060\uFEFF]$|[\u00A0\u200B-\u200D\u202F\u2060\uFEFF]/;

/** What accounts hand out: letters without accents, digits and a few signs. Anything else is a note of the author's. */
const CODE = /^[\w./+=:@-]+$/;

/** A code with a digit or a line in it: no words that keep its place. */
const TELLING = /[\d_]/;

/** The code that was meant; nothing where it has no blanks, or is none yet. */
function meant(typed: string): string | undefined {
  const code = typed.replace(BLANKS, '');
  if (code === typed || !CODE.test(code)) return undefined;
  const isOneWord = !/\S\s+\S/.test(typed.trim());
  return (PASTED.test(typed) && isOneWord) || TELLING.test(code) ? code : undefined;
}

/** Codes of the accounts with the mail service and the ads. */
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

/** A code that was copied from an account brought no blanks along: the service would not know it. */
export const rule: Rule = {
  code: 'service/blank-in-code',
  severity: 'error',
  *check({ manifest, at }: SiteFacts) {
    for (const { code, pointer } of codesIn(manifest)) {
      const suggestion = meant(code);
      if (suggestion !== undefined) yield { place: at(pointer), args: { typed: code }, suggestion };
    }
  },
};
