import type { Diagnostic, Place, Severity } from './diagnostic.ts';

/** All severities, from the most severe. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/** A finding before it is decided whether it is reported. */
export interface Candidate {
  diagnostic: Diagnostic;
  /** Codes that explain it if they are reported at its places; `schema/*` means any code of that group. */
  subsumedBy?: readonly string[];
  /** Places where these codes may be reported, in addition to its own. */
  causes?: readonly Place[];
}

/** A candidate that is left out, with the code that explains it. */
export interface Subsumed {
  candidate: Candidate;
  by: string;
}

/** Returns all places of a diagnostic. */
export function placesOf({ place, also = [] }: Diagnostic): Place[] {
  return [place, ...also];
}

/**
 * Finds the candidates that another one explains, so that one mistake has one message. A code only explains others if
 * it is reported (`isReported`) and at least as severe as what it explains, so a rule that is off, lowered or
 * suppressed hides nothing. A candidate that is itself left out still explains others, because its own explanation is
 * reported, and `subsumedBy` has no cycles (tested).
 */
export function subsume(
  candidates: readonly Candidate[],
  isReported: (diagnostic: Diagnostic, place: Place) => boolean = () => true,
): { reported: Candidate[]; subsumed: Subsumed[] } {
  const open = new Map<string, Map<string, Severity>>();
  const keyOf = ({ file, start }: Place) => `${start} ${file}`;
  for (const { diagnostic } of candidates) {
    const { code, severity } = diagnostic;
    const names = [code, `${code.slice(0, code.indexOf('/'))}/*`];
    for (const place of placesOf(diagnostic)) {
      if (!isReported(diagnostic, place)) continue;
      const codes = open.get(keyOf(place)) ?? new Map<string, Severity>();
      open.set(keyOf(place), codes);
      for (const name of names) codes.set(name, gravest(severity, codes.get(name)));
    }
  }
  const reported: Candidate[] = [];
  const subsumed: Subsumed[] = [];
  for (const candidate of candidates) {
    const { diagnostic, subsumedBy = [], causes = [] } = candidate;
    const rank = SEVERITIES.indexOf(diagnostic.severity);
    const explains = (code: string, place: Place) => {
      const severity = open.get(keyOf(place))?.get(code);
      return severity !== undefined && SEVERITIES.indexOf(severity) <= rank;
    };
    const by = subsumedBy.find((code) => [diagnostic.place, ...causes].some((place) => explains(code, place)));
    if (by === undefined) reported.push(candidate);
    else subsumed.push({ candidate, by });
  }
  return { reported, subsumed };
}

function gravest(one: Severity, other: Severity = one): Severity {
  return SEVERITIES.indexOf(one) < SEVERITIES.indexOf(other) ? one : other;
}
