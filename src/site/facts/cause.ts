import type { Place } from '../../diagnostics/diagnostic.ts';

/** A finding of another rule: the mistake that a finding follows from. */
export interface Cause {
  code: string;
  /** Where it is reported, or one of the places that it names. */
  place: Place;
}

/** What rules of these codes may report at a place, as causes of something else. */
export function causesAt(place: Place, ...codes: string[]): Cause[] {
  return codes.map((code) => ({ code, place }));
}
