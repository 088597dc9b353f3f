import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Finding } from './rule.ts';

/** A finding about a name that may stand in many places. */
export interface Named extends Finding {
  /** What is the same in all of them. */
  name: string;
}

/** Tells of each name once, where it stands first: whoever renames one thing makes one slip. */
export function* toldOnce(findings: Iterable<Named>): Generator<Finding> {
  const told = new Map<string, { finding: Finding; also: Place[] }>();
  for (const { name, ...finding } of findings) {
    const first = told.get(name);
    if (first) first.also.push(finding.place);
    else told.set(name, { finding, also: [] });
  }
  for (const { finding, also } of told.values()) yield also.length > 0 ? { ...finding, also } : finding;
}
