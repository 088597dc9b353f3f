/**
 * Opening times of a business: days in English, as in schema.org, and times as HH:MM. If the closing time is before the
 * opening time, the business closes on the next day.
 */
export interface OpeningTimes {
  days: readonly string[];
  opens: string;
  closes: string;
}

/** Days of the week in schema.org, from Monday. */
export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Days of the week in French, from Monday. */
export const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const FIXED = '\u00A0';
const NARROW = '\u202F';

/** Joins the parts of a list: « a, b et c ». */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
}

/** Returns the days of the week (0 is Monday) in words: three or more consecutive days as a range. */
function dayRuns(days: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => WEEKDAYS[day ?? 0] ?? '';
  return runs.flatMap((run) =>
    run.length > 2 ? [`du ${name(run[0])} au ${name(run.at(-1))}`] : run.map((day) => `le ${name(day)}`),
  );
}

/**
 * Returns a time in French: « 9 h », « 14 h 30 », « minuit » (Imprimerie nationale, « Lexique des règles
 * typographiques », art. « heure »).
 */
export function timeInWords(time: string): string {
  if (time === '00:00') return 'minuit';
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}${FIXED}h${minutes === '00' ? '' : `${FIXED}${minutes}`}`;
}

/** Whether an entry of a day is from midnight to midnight. */
export function isDayAndNight({ opens, closes }: OpeningTimes): boolean {
  return opens === '00:00' && closes === '23:59';
}

/** Returns one entry of a day in words: « de 9 h à 18 h », or « jour et nuit ». */
function hoursOfEntry(entry: OpeningTimes): string {
  const { opens, closes } = entry;
  if (isDayAndNight(entry)) return 'jour et nuit';
  return `de ${timeInWords(opens)} à ${timeInWords(closes)}`;
}

/** Returns the times of each day of the week in words; empty for closed days. */
function timesByDay(hours: readonly OpeningTimes[]): string[] {
  const sorted = [...hours].sort((a, b) => (a.opens < b.opens ? -1 : 1));
  return WEEK.map((day) => listed(sorted.filter(({ days }) => days.includes(day)).map(hoursOfEntry)));
}

/**
 * Returns the opening hours in French, for use within a sentence: « du lundi au vendredi, de 9 h à 18 h », or « sans
 * horaires réguliers » if no day has any.
 */
export function openingHoursInWords(hours: readonly OpeningTimes[]): string {
  const times = timesByDay(hours);
  const inWords = [...new Set(times)]
    .filter(Boolean)
    .map((time) => `${listed(dayRuns(times.flatMap((own, day) => (own === time ? [day] : []))))}, ${time}`)
    .join(`${NARROW}; `);
  return inWords || 'sans horaires réguliers';
}

/**
 * Returns the opening time of the second service of a day with a break, such as « 19:30 »; the earliest of the week.
 */
function secondService(hours: readonly OpeningTimes[]): string | undefined {
  const seconds = WEEK.flatMap((day) => {
    const opens = hours.filter(({ days }) => days.includes(day)).map((entry) => entry.opens);
    return opens.sort().slice(1, 2);
  });
  return seconds.sort()[0];
}

/** Returns the days on which the business closes before the second service of other days. */
function halfDays(hours: readonly OpeningTimes[], second: string): number[] {
  return WEEK.flatMap((day, index) => {
    const entries = hours.filter(({ days }) => days.includes(day));
    const isHalf = entries.length > 0 && entries.every(({ opens, closes }) => opens < closes && closes <= second);
    return isHalf ? [index] : [];
  });
}

/**
 * Returns the days without opening hours and those without their second service, in French, for use after « fermé »:
 * « le lundi et le dimanche soir », « jamais » if no day is closed, or « sans jour fixe » if every day is.
 */
export function closedDaysInWords(hours: readonly OpeningTimes[]): string {
  const closed = timesByDay(hours).flatMap((time, day) => (time === '' ? [day] : []));
  if (closed.length === WEEK.length) return 'sans jour fixe';
  const second = secondService(hours);
  const half = second
    ? halfDays(hours, second).map((day) => `le ${WEEKDAYS[day]} ${second < '18:00' ? 'après-midi' : 'soir'}`)
    : [];
  return listed([...dayRuns(closed), ...half]) || 'jamais';
}
