/** Matches the hosts that nobody can register: RFC 2606, sections 2 and 3; RFC 6761, sections 6.2, 6.4 and 6.5. */
const RESERVED = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid)\.?$/i;

/** Prefixes of the French numbers reserved for fiction: ARCEP, decision 2018-0881, section 2.5.12. */
const FICTIONAL = ['19900', '26191', '35301', '46571', '53649', '63998'];

/** Whether a host is reserved for examples, so that nobody can own it. */
export function isReservedHost(host: string): boolean {
  return RESERVED.test(host);
}

/** Whether a registration number is an example: real ones do not begin with six zeros. */
export function isFictionalSiren(typed: string): boolean {
  return /^0{6}\d{3}$/.test(typed.replace(/[\s.]/g, ''));
}

/** Whether a telephone number is fictional, in French or international form. */
export function isFictionalPhone(typed: string): boolean {
  const digits = typed.replace('(0)', '').replace(/\D/g, '');
  const [, national] = /^(?:0|33|0033)(\d{9})$/.exec(digits) ?? [];
  return national !== undefined && FICTIONAL.some((start) => national.startsWith(start));
}
