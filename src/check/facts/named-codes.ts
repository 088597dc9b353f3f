import type { Place } from '../../diagnostics/diagnostic.ts';
import { escapeKey } from '../../model/read/pointer.ts';
import { objectAt } from '../../model/read/values.ts';
import type { SiteParts } from './site-parts.ts';
import type { Suppression } from './suppressions.ts';

/**
 * Checks that a site may still name, and what they are called today; nothing if they are gone. Codes are permanent: none
 * of them is used again.
 */
export const RETIRED_CODES: ReadonlyMap<string, string | undefined> = new Map([
  ['chain/article-elsewhere', 'chain/lost-guide'],
  ['chain/article-in-no-chain', 'chain/lost-guide'],
  ['chain/linked-article-in-no-chain', 'chain/lost-guide'],
  ['chain/misnamed-file', 'chain/lost-guide'],
  ['chain/missing-article', 'chain/lost-guide'],
  ['chain/other-ending', 'chain/lost-guide'],
  ['editor/stale-suggestions', undefined],
  ['file/byte-order-mark', undefined],
]);

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
}: Pick<SiteParts, 'manifest' | 'at'> & { suppressions: readonly Suppression[] }): NamedCode[] {
  const tuned = Object.keys(objectAt(objectAt(manifest, 'checks'), 'rules')).map((code) => ({
    code,
    place: at(`/checks/rules/${escapeKey(code)}`, 'key'),
  }));
  return [...tuned, ...suppressions.map(({ code, placeOfCode: place }) => ({ code, place }))];
}
