import type { TypedRange } from '../../text/range.ts';
import { isInRange } from './is-in-range.ts';
import { isInWord } from './is-in-word.ts';

/** A duration in working time: « 48 h ouvrées », « 3 jours ouvrables ». */
export interface WorkingTime extends TypedRange {
  value: number;
  /** The unit in a single spelling, such as « h ouvré » or « j ouvrable »: see `workingUnit`. */
  unit: string;
}

const UNIT = '(h|heures?|j|jours?)[ \\u00A0\\u202F]?(ouvr(?:é|e\\u0301)|ouvrable)e?s?';
const TIME = new RegExp(`(?<![\\d.,])(\\d+)[ \\u00A0\\u202F]?${UNIT}`, 'giu');
const WHOLE_UNIT = new RegExp(`^${UNIT}$`, 'iu');
/** Part of every unit, for a quick test. */
const SIGN = /ouvr/i;

function unitOf(time: string, kind: string): string {
  return `${time.charAt(0)} ${kind.normalize('NFC')}`.toLowerCase();
}

/**
 * Returns a unit of working time, typed in any form, in a single spelling, such as « j ouvré »; `undefined` for any
 * other text.
 */
export function workingUnit(text: string): string | undefined {
  const [, time, kind] = WHOLE_UNIT.exec(text.trim()) ?? [];
  return time !== undefined && kind !== undefined ? unitOf(time, kind) : undefined;
}

/**
 * Yields the durations in working time in a text. Only such a unit identifies a promise of the site: « 7 jours » or « 3
 * mois » occur in texts for many reasons. The ends of ranges are left out.
 */
export function* workingTimesIn(text: string): Generator<WorkingTime> {
  if (!SIGN.test(text)) return;
  for (const { index, 0: typed, 1: value, 2: time = '', 3: kind = '' } of text.matchAll(TIME)) {
    const end = index + typed.length;
    if (isInWord(text, index, end) || isInRange(text, index, end)) continue;
    yield { start: index, end: index + typed.length, typed, value: Number(value), unit: unitOf(time, kind) };
  }
}
