/**
 * A number without what only helps to read it. « (0) » after the code of a country says what callers from within the
 * country dial instead of the code: both together call nobody.
 */
export function plainNumber(phone: string): string {
  return phone.replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1').replace(/[^\d+]/g, '');
}

/** How French numbers of overseas begin after their zero, by the code under which they are called. */
const OVERSEAS = [
  { code: '590', start: /^(?:590|69[01])/ },
  { code: '594', start: /^(?:594|694)/ },
  { code: '596', start: /^(?:596|69[67])/ },
  // 639 98 is kept for fiction (`fictional.ts`).
  { code: '262', start: /^(?:262|269|69[23]|639(?!98))/ },
];

/** Codes of the other countries whose sites are written in French. */
const CODES: Readonly<Record<string, string>> = { BE: '32', CA: '1', CH: '41', LU: '352', MC: '377' };

/** Whether a country has French numbers and postal codes: France and its overseas parts, which have codes of their own. */
export function isFrench(country: string): boolean {
  return /^(?:BL|FR|GF|GP|MF|MQ|RE|YT)$/.test(country);
}

/**
 * A number as it is dialled from any country (E.164): « 04 65 71 00 00 » becomes `+33465710000`, « 0262 20 20 20 »
 * `+262262202020`. `country` is where numbers without a code are called; where its code is not known, they stay as they
 * are, and so do short numbers.
 */
export function internationalNumber(phone: string, country = 'FR'): string {
  const number = plainNumber(phone).replace(/^00/, '+');
  const [, typedCode, rest] = /^(?:\+(33|262|59[046]))?0?(\d{7,})$/.exec(number) ?? [];
  if (rest === undefined) return number;
  const overseas = OVERSEAS.find(({ start }) => start.test(rest))?.code;
  const code = typedCode || isFrench(country) ? (overseas ?? typedCode ?? '33') : CODES[country];
  return code ? `+${code}${rest}` : number;
}

/** Address of a call to a French number: « 04 65 71 00 00 » becomes `tel:+33465710000` (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${internationalNumber(phone)}`;
}
