import type { Place } from '../../../diagnostics/diagnostic.ts';
import { escapeKey } from '../../read/pointer.ts';
import type { SiteContext } from '../context/context.ts';
import { objectAt } from '../context/values.ts';
import { silencersOf } from '../silencers.ts';

/** Checks that once were, and that a site may still name. Codes are permanent: none of them is used again. */
export const RETIRED_CODES: readonly string[] = ['editor/stale-suggestions'];

/** Codes of checks that a site tunes or makes exceptions of, and where. */
export function namedCodes(context: SiteContext): { code: string; place: Place }[] {
  const tuned = Object.keys(objectAt(objectAt(context.manifest, 'checks'), 'rules')).map((code) => ({
    code,
    place: context.at(`/checks/rules/${escapeKey(code)}`, 'key'),
  }));
  return [...tuned, ...silencersOf(context)];
}
