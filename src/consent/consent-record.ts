import type { Service } from '../model/types.generated.ts';

/** Purpose of a service. `necessaire` needs no consent. */
export type Purpose = Service['purpose'];

/** Answer to each purpose that was asked; a purpose that is absent has not been answered. */
export type Choices = Partial<Record<Purpose, boolean>>;

/** A visitor's stored choice, acceptance or refusal: the proof that CNIL 2020-092 requires. */
export interface ConsentRecord {
  /** Version of the purposes that the visitor was shown. */
  v: number;
  /** Random, so that it identifies the consent and no person. */
  id: string;
  /** Time of the choice, ISO 8601 in UTC. */
  date: string;
  choices: Choices;
}

/** Conditions under which a stored consent is still valid. */
interface Validity {
  version: number;
  /** Calendar months for which a choice is kept, whatever it was. */
  months: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Maximum time by which a consent may be dated in the future, because clocks may have been corrected since. */
const CLOCK_TOLERANCE_MS = 24 * 60 * 60 * 1000;

const purposes: readonly Purpose[] = ['necessaire', 'publicite', 'agenda', 'mesure'];

/** Returns the same day of the month, `months` later; in a shorter month, its last day. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
  return date.getTime();
}

/**
 * Whether a consent is still valid. One that is dated more than a day in the future is not, because its age is unknown
 * and it must not be kept longer than allowed.
 */
export function isCurrent(record: ConsentRecord, { version, months, now }: Validity): boolean {
  const date = Date.parse(record.date);
  if (record.v !== version || Number.isNaN(date)) return false;
  return date <= now + CLOCK_TOLERANCE_MS && now < addMonths(date, months);
}

/** Parses a stored consent; `undefined` if any part of it is invalid. */
export function parseRecord(text: string | null): ConsentRecord | undefined {
  if (!text) return undefined;
  try {
    const { v, id, date, choices } = JSON.parse(text) as Partial<ConsentRecord>;
    if (typeof v !== 'number' || typeof id !== 'string' || typeof date !== 'string') return undefined;
    if (typeof choices !== 'object' || choices === null) return undefined;
    const answers = purposes.filter((purpose) => typeof choices[purpose] === 'boolean');
    return { v, id, date, choices: Object.fromEntries(answers.map((purpose) => [purpose, choices[purpose]])) };
  } catch {
    return undefined;
  }
}

/** Returns a random id. Pages without TLS lack `randomUUID`. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
