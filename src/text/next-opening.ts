import { isDayAndNight, type OpeningTimes, timeInWords, WEEK, WEEKDAYS } from './opening-hours.ts';

/** Additional days on which the business is closed, despite its weekly hours: YYYY-MM-DD, both included. */
export interface Closure {
  from: string;
  until: string;
}

/** Opening hours and closures of a business. */
export interface OpeningPlan {
  hours: readonly OpeningTimes[];
  closures?: readonly Closure[] | undefined;
  /** Its time zone. If it is unknown, nothing is said about a moment. */
  timeZone?: string | undefined;
}

/** A day at the business. */
interface Day {
  /** YYYY-MM-DD. */
  date: string;
  /** 0 is Monday. */
  weekday: number;
}

const DAY_MS = 86_400_000;
/** Maximum number of days to the next opening, long enough for a seasonal closure. */
const MAX_DAYS_AHEAD = 366;

/** Holidays of France on fixed dates: MM-DD (Code du travail, L3133-1). */
const FIXED_HOLIDAYS = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** Holidays of France relative to Easter: Easter Monday, Ascension, Whit Monday, in days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50];

/** Returns Easter Sunday of the Gregorian calendar, in milliseconds since 1970 (Butcher's algorithm). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a date (YYYY-MM-DD) is a public holiday everywhere in France. */
export function isHoliday(date: string): boolean {
  const sunday = easter(Number(date.slice(0, 4)));
  return FIXED_HOLIDAYS.includes(date.slice(5)) || AFTER_EASTER.some((days) => dateOf(sunday + days * DAY_MS) === date);
}

/** Returns the date and time (HH:MM) at the business; `undefined` if its time zone is unknown. */
function momentOf({ timeZone }: OpeningPlan, now: Date): { date: string; time: string } | undefined {
  if (!timeZone) return undefined;
  const text = now.toLocaleString('sv-SE', { timeZone });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Whether the business is closed for holidays or works on a date. */
const isClosedOn = (date: string, closures: readonly Closure[] = []) =>
  closures.some(({ from, until }) => from <= date && date <= until);

/** Returns the days of one year, starting with a date. */
function daysFrom(date: string): Day[] {
  const start = Date.parse(`${date}T00:00:00Z`);
  return Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => {
    const time = start + index * DAY_MS;
    return { date: dateOf(time), weekday: (new Date(time).getUTCDay() + 6) % 7 };
  });
}

/** Returns the opening times on a day, earliest first. « Day and night » ends at midnight. */
function timesOf({ hours, closures }: OpeningPlan, { date, weekday }: Day): OpeningTimes[] {
  if (isClosedOn(date, closures)) return [];
  const own = hours
    .filter(({ days }) => days.includes(WEEK[weekday] ?? ''))
    .map((times) => (isDayAndNight(times) ? { ...times, closes: '00:00' } : times));
  return own.sort((one, other) => (one.opens < other.opens ? -1 : 1));
}

/** Returns the weekday, with the date if it is seven or more days ahead: « mardi », « mardi 25 août ». */
function nextDayInWords({ date, weekday }: Day, ahead: number): string {
  const day = new Date(date).toLocaleDateString('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'long' });
  return `${WEEKDAYS[weekday]}${ahead < 7 ? '' : ` ${day.replace(/^1 /, '1er ')}`}`;
}

/**
 * Returns the opening times that include a moment, and the day on which they begin. Hours after midnight belong to the
 * day of opening, so those of the day before count as well.
 */
function currentTimes(plan: OpeningPlan, date: string, time: string): (OpeningTimes & Day) | undefined {
  const days = daysFrom(dateOf(Date.parse(date) - DAY_MS)).slice(0, 2);
  return days
    .flatMap((day) => timesOf(plan, day).map((times) => ({ ...times, ...day })))
    .find(({ opens, closes, date: opening }) => {
      const isOvernight = closes <= opens;
      return opening === date ? opens <= time && (time < closes || isOvernight) : isOvernight && time < closes;
    });
}

/**
 * Returns the next opening of a closed business, in words: « lundi dès 9 h », « mardi 25 août dès 9 h ». Returns
 * `undefined` while it is open, and if today or the day of the next opening is a public holiday, on which it may be
 * closed.
 */
export function nextOpening(plan: OpeningPlan, now: Date): string | undefined {
  const moment = momentOf(plan, now);
  if (!moment) return undefined;
  const { date, time } = moment;
  if (currentTimes(plan, date, time)) return undefined;
  if (isHoliday(date) && !isClosedOn(date, plan.closures)) return undefined;
  for (const [ahead, day] of daysFrom(date).entries()) {
    const next = timesOf(plan, day).find(({ opens }) => ahead > 0 || opens > time);
    if (!next) continue;
    if (isHoliday(day.date)) return undefined;
    return `${['aujourd’hui', 'demain'][ahead] ?? nextDayInWords(day, ahead)} dès ${timeInWords(next.opens)}`;
  }
  return undefined;
}

/**
 * Returns whether the business is open, in the words of two patterns: « Ouvert, ferme à 19 h » (`open`), « Fermé, ouvre
 * lundi dès 9 h » (`closed`). Returns `undefined` on public holidays, on which it may be closed, while it is open day and
 * night, and if no next opening is known.
 */
export function openingState(plan: OpeningPlan, now: Date, open: string, closed: string): string | undefined {
  const moment = momentOf(plan, now);
  const current = moment && currentTimes(plan, moment.date, moment.time);
  if (current && (isHoliday(current.date) || current.opens === current.closes)) return undefined;
  if (current) return open.replace('%s', timeInWords(current.closes));
  const next = nextOpening(plan, now);
  return next && closed.replace('%s', next);
}

/**
 * Returns the day after a number of working days, in words; requests after closing time count from the next working
 * day. Returns `undefined` if that day or one before it is a public holiday.
 */
export function dayAfterWorkingDays(plan: OpeningPlan, workingDays: number, now: Date): string | undefined {
  const moment = momentOf(plan, now);
  if (!moment) return undefined;
  const { date, time } = moment;
  const isWorked = (day: Day) =>
    timesOf(plan, day).some(({ closes, opens }) => day.date > date || time < closes || closes <= opens);
  const days = daysFrom(date);
  const last = days.filter(isWorked)[workingDays];
  if (!last) return undefined;
  const isUncertain = (day: Day) =>
    day.date <= last.date && isHoliday(day.date) && !isClosedOn(day.date, plan.closures);
  return days.some(isUncertain) ? undefined : nextDayInWords(last, days.indexOf(last));
}
