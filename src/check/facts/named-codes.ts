import type { Place } from '../../diagnostics/diagnostic.ts';
import { escapeKey } from '../../model/read/pointer.ts';
import { objectAt } from '../../model/read/values.ts';
import type { SiteParts } from './site-parts.ts';

/** Checks that once were, and that a site may still name. Codes are permanent: none of them is used again. */
export const RETIRED_CODES: readonly string[] = ['editor/stale-suggestions', 'file/byte-order-mark'];

/** A code of a check, and where a site names it. */
export interface NamedCode {
  code: string;
  place: Place;
}

/** Codes of checks that a site tunes or makes exceptions of, and where. */
export function findNamedCodes({
  manifest,
  at,
  suppressions,
}: Pick<SiteParts, 'manifest' | 'at'> & { suppressions: readonly NamedCode[] }): NamedCode[] {
  const tuned = Object.keys(objectAt(objectAt(manifest, 'checks'), 'rules')).map((code) => ({
    code,
    place: at(`/checks/rules/${escapeKey(code)}`, 'key'),
  }));
  return [...tuned, ...suppressions];
}
