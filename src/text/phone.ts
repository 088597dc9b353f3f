/**
 * Removes the separators of a number. « (0) » after a country code is for callers within the country, who dial it
 * instead of the code: both together are not a valid number.
 */
export function plainNumber(phone: string): string {
  return phone.replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1').replace(/[^\d+]/g, '');
}

/** Prefixes of French overseas numbers after the zero, by country code. */
const OVERSEAS = [
  { code: '590', start: /^(?:590|69[01])/ },
  { code: '594', start: /^(?:594|694)/ },
  { code: '596', start: /^(?:596|69[67])/ },
  // 639 98 is reserved for fiction (`fictional.ts`).
  { code: '262', start: /^(?:262|269|69[23]|639(?!98))/ },
];

/** Codes of other countries with sites in French. */
const CODES: Readonly<Record<string, string>> = { BE: '32', CA: '1', CH: '41', LU: '352', MC: '377' };

/**
 * Whether a country has French numbers and postal codes: France and its overseas territories, which have country codes
 * of their own.
 */
export function isFrench(country: string): boolean {
  return /^(?:BL|FR|GF|GP|MF|MQ|RE|YT)$/.test(country);
}

/**
 * Returns a number as it is dialled from any country (E.164): « 04 65 71 00 00 » becomes `+33465710000`, « 0262 20 20
 * 20 » becomes `+262262202020`. `country` is the country of numbers without a code. Short numbers, and numbers of a
 * country with an unknown code, stay unchanged.
 */
export function internationalNumber(phone: string, country = 'FR'): string {
  const number = plainNumber(phone).replace(/^00/, '+');
  const [, typedCode, rest] = /^(?:\+(33|262|59[046]))?0?(\d{7,})$/.exec(number) ?? [];
  if (rest === undefined) return number;
  const overseas = OVERSEAS.find(({ start }) => start.test(rest))?.code;
  const code = typedCode || isFrench(country) ? (overseas ?? typedCode ?? '33') : CODES[country];
  // Canadians also type the code without a plus sign.
  const own = code === '1' ? rest.replace(/^1(?=\d{10}$)/, '') : rest;
  return code ? `+${code}${own}` : number;
}

/** Returns the address that calls a French number: « 04 65 71 00 00 » becomes `tel:+33465710000` (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${internationalNumber(phone)}`;
}
