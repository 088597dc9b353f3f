/** A number, with its thousands separators and decimals. */
const NUMBER = '\\d(?:[\\d.,]|[ \\u00A0\\u202F](?=\\d))*';
const UNIT = '(?:[ \\u00A0\\u202F]?(?:€|euros?|EUR|h|heures?|j|jours?))?';
const BLANK = '[ \\u00A0\\u202F]*';
const TO = '(?:à|-|–|—|→)';
const UPPER = new RegExp(
  `(?<![\\d.,])(?:${NUMBER}${UNIT}${BLANK}${TO}|entre ${BLANK}${NUMBER}${UNIT}${BLANK}et)${BLANK}$`,
  'iu',
);
const LOWER = new RegExp(`^${BLANK}${TO}${BLANK}${NUMBER}[ \\u00A0\\u202F]?(?:€|euro|EUR|h|j)`, 'iu');
const LOWER_OF_TWO = new RegExp(`^${BLANK}et${BLANK}${NUMBER}[ \\u00A0\\u202F]?(?:€|euro|EUR|h|j)`, 'iu');
/** Maximum length of the other end of a range, in characters. */
const MAX_END_LENGTH = 40;

/** Whether a number is one end of a range: « 30 à 35 € », « entre 30 et 35 € », « 30-35 € ». */
export function isInRange(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - MAX_END_LENGTH), from);
  const after = text.slice(to, to + MAX_END_LENGTH);
  return (
    UPPER.test(before) ||
    LOWER.test(after) ||
    (/(?<!\p{L})entre[ \u00A0\u202F]+$/iu.test(before) && LOWER_OF_TWO.test(after))
  );
}
