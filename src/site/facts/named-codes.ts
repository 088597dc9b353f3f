import type { Place } from '../../diagnostics/diagnostic.ts';
import { escapeKey } from '../read/pointer.ts';
import { objectAt } from '../read/values.ts';
import type { SiteFacts } from './site-facts.ts';
import { suppressionsOf } from './suppressions.ts';

/** Checks that once were, and that a site may still name. Codes are permanent: none of them is used again. */
export const RETIRED_CODES: readonly string[] = ['editor/stale-suggestions'];

/** Codes of checks that a site tunes or makes exceptions of, and where. */
export function namedCodes(facts: SiteFacts): { code: string; place: Place }[] {
  const tuned = Object.keys(objectAt(objectAt(facts.manifest, 'checks'), 'rules')).map((code) => ({
    code,
    place: facts.at(`/checks/rules/${escapeKey(code)}`, 'key'),
  }));
  return [...tuned, ...suppressionsOf(facts)];
}
