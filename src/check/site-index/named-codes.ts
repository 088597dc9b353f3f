import type { Place } from '../../diagnostics/diagnostic.ts';
import { escapeKey } from '../../model/read/pointer.ts';
import { objectAt } from '../../model/read/values.ts';
import type { SiteParts } from './site-parts.ts';
import type { Suppression } from './suppressions.ts';

/**
 * Former codes that a site may still name, and their new names; `undefined` if they were removed. Codes are permanent:
 * none of them is reused.
 */
export const RETIRED_CODES: ReadonlyMap<string, string | undefined> = new Map([
  ['chain/article-elsewhere', 'chain/lost-guide'],
  ['chain/article-in-no-chain', 'chain/lost-guide'],
  ['chain/linked-article-in-no-chain', 'chain/lost-guide'],
  ['chain/misnamed-file', 'chain/lost-guide'],
  ['chain/missing-article', 'chain/lost-guide'],
  ['chain/other-ending', 'chain/lost-guide'],
  ['editor/stale-suggestions', undefined],
  ['fact/renamed', 'fact/unknown'],
  ['file/byte-order-mark', undefined],
  ['page/misspelt-path', 'link/unknown-page'],
  ['page/missing-anchor', 'link/unknown-anchor'],
]);

/** A code of a check that a site names, with its place. */
export interface NamedCode {
  code: string;
  place: Place;
}

/** Codes in the severities and exceptions of a site, with their places. */
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
