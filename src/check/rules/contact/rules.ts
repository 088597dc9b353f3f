import { isProvisionalName, provisionalIn } from '../../../model/markdown/find-provisional.ts';
import { objectAt, textAt } from '../../../model/read/values.ts';
import { isFrench } from '../../../text/phone.ts';
import { isSiren } from '../../../text/siren.ts';
import type { Rule } from '../rule.ts';
import { rule as malformedEmail } from './malformed-email.ts';
import { rule as malformedPhone } from './malformed-phone.ts';

const FOUR_DIGITS = /^\d{4}$/;
const FIVE_DIGITS = /^\d{5}$/;

/** Formats of postal codes in countries other than France. Those of further countries are not checked. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  BE: FOUR_DIGITS,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  CH: FOUR_DIGITS,
  LU: FOUR_DIGITS,
  MC: FIVE_DIGITS,
};

/** The rules of the group « contact ». */
export const rules: readonly Rule[] = [
  malformedEmail,
  malformedPhone,
  /** The postal code of the business has the format of its country. */
  {
    code: 'contact/malformed-postal-code',
    severity: 'error',
    subsumedBy: ['schema/*'],
    *check({ manifest, country, at }) {
      const typed = textAt(objectAt(objectAt(manifest, 'business'), 'address'), 'postalCode');
      const form = isFrench(country) ? FIVE_DIGITS : POSTAL_CODES[country];
      if (typed === undefined || !form || form.test(typed)) return;
      const suggestion = isFrench(country) && FOUR_DIGITS.test(typed) ? `0${typed}` : undefined;
      yield { place: at('/business/address/postalCode'), args: { typed, country }, suggestion };
    },
  },
  /**
   * The registration number of a French business has nine digits and a correct check digit. Placeholders are not
   * checked.
   */
  {
    code: 'contact/malformed-siren',
    severity: 'error',
    subsumedBy: ['schema/*'],
    *check({ manifest, country, at, interpolate }) {
      const legal = objectAt(objectAt(manifest, 'business'), 'legal');
      const typed = textAt(legal, 'siren');
      if (typed === undefined || !isFrench(country) || legal.placeholder === true) return;
      // A note instead of a value is reported by another rule.
      if (isProvisionalName(typed) || [...provisionalIn(typed)].length > 0) return;
      if (!isSiren(interpolate(typed))) yield { place: at('/business/legal/siren'), args: { typed } };
    },
  },
];
