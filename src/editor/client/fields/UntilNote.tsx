import { dayInWords, parisDay } from '../../../text/dates.ts';
import { words } from '../words/words.ts';

/** Says until which day a dated part is or was shown. Shows nothing while the day is being typed. */
export function UntilNote({ day, today = parisDay() }: { day: string; today?: string }) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return null;
  const said = dayInWords(day, { isYearShown: day.slice(0, 4) !== today.slice(0, 4) });
  return <strong>{day < today ? words.notShownSince(said) : words.shownUntil(said)}. </strong>;
}
