import { entriesAt, objectAt, textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';

/**
 * The service that reports conversions requires consent and names its cookies. Otherwise pages would silently omit the
 * ads, or the list of cookies would be incomplete.
 */
export const rule: Rule = {
  code: 'service/ads-without-choice',
  severity: 'error',
  *check({ manifest, at }) {
    const id = textAt(objectAt(manifest, 'ads'), 'service');
    const found = entriesAt(manifest, 'services').find(({ value }) => textAt(value, 'id') === id);
    if (id === undefined || found === undefined) return;
    const { value, pointer } = found;
    const args = { name: textAt(value, 'name') ?? id };
    if (value.trackers === false) yield { place: at(`${pointer}/trackers`), args, suggestion: 'true' };
    if (value.purpose === 'necessaire') yield { place: at(`${pointer}/purpose`), args };
    if (entriesAt(value, 'cookies').length === 0) {
      yield { place: Object.hasOwn(value, 'cookies') ? at(`${pointer}/cookies`) : at(`${pointer}/id`), args };
    }
  },
};
