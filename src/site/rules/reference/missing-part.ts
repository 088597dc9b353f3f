import { isRaw, textAt } from '../context/values.ts';
import type { Finding, Rule } from '../rule.ts';

/** Forms, which the part « mail » tells where to send. */
const FORMS = new Set(['callback-form', 'change-request-form', 'message-form']);

/** What a block or a chain cannot be shown without is declared. */
export const rule: Rule = {
  code: 'reference/missing-part',
  severity: 'error',
  *check({ pages, chains, written, at }): Generator<Finding> {
    const has = (part: string) => Object.hasOwn(written, part);
    if (!has('mail')) {
      for (const { value, pointer } of pages.flatMap(({ sections }) => sections)) {
        const type = textAt(value, 'type') ?? '';
        if (FORMS.has(type)) yield { place: at(`${pointer}/type`), args: { what: type, part: 'mail' } };
      }
    }
    const [first] = chains;
    if (first && isRaw(first.value) && !has('guides')) {
      yield { place: at(`${first.pointer}/id`), args: { what: first.id, part: 'guides' } };
    }
  },
};
