import { WEEKDAYS } from '../../../text/opening-hours.ts';
import type { Rule } from '../rule.ts';

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** A full date with its weekday: « samedi 14 mars 2027 ». */
const DATE = new RegExp(
  `(?<!\\p{L})(${WEEKDAYS.join('|')})\\s(\\d{1,2})(?:er)?\\s(${MONTHS.join('|')})\\s(\\d{4})(?!\\d)`,
  'giu',
);

/** The weekday of a full date is correct. */
export const rule: Rule = {
  code: 'text/wrong-weekday',
  severity: 'warning',
  *check(site) {
    // Finding the prose parses each Markdown text again. Few sites have such a date, so the others skip this.
    const { manifest, markdown } = site.sources;
    if (![manifest, ...markdown.values()].some(({ text }) => text.search(DATE) >= 0)) return;
    for (const { text, placeOf } of site.prose) {
      for (const { index, 0: typed, 1: weekday = '', 2: day, 3: month = '', 4: year } of text.matchAll(DATE)) {
        const date = new Date(Date.UTC(Number(year), MONTHS.indexOf(month.toLowerCase()), Number(day)));
        const right = WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? '';
        if (date.getUTCDate() !== Number(day) || right === weekday.toLowerCase()) continue;
        const suggestion = weekday.charAt(0) === weekday.charAt(0).toLowerCase() ? right : capitalized(right);
        yield { place: placeOf({ start: index, end: index + weekday.length }), args: { typed, right }, suggestion };
      }
    }
  },
};

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
