import type { Place } from '../../diagnostics/diagnostic.ts';
import { escapeKey } from '../../model/read/pointer.ts';
import { objectAt } from '../../model/read/values.ts';
import type { SiteParts } from './site-parts.ts';
import type { Suppression } from './suppressions.ts';

/** A code of a check that a site names, with its place. */
export interface NamedCode {
  code: string;
  place: Place;
}

/** Returns the codes in the severities and exceptions of a site, with their places. */
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
