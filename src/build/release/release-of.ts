import { consentTerms } from '../../check/release/consent-terms.ts';
import type { Release } from '../../check/release/release.ts';
import type { Raw } from '../../model/read/values.ts';
import { createLookup } from '../../model/resolve/interpolate.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import { resolvePage, routesOf } from '../../model/resolve/resolve-page.ts';
import type { Manifest } from '../../model/types.generated.ts';
import { parisDay } from '../../text/dates.ts';
import { withoutJoiners } from '../../text/typography.ts';
import { engineVersion } from '../cache/installed-packages.ts';

interface ReleaseInput {
  model: SiteModel;
  /** The unresolved manifest. */
  manifest: Raw;
  /** The last release, if any. */
  previous?: Release | undefined;
  /** Returns the size of a route's HTML as hosts send it, in bytes; `undefined` if it was not built. */
  bytesOf(route: string): number | undefined;
}

/**
 * Returns the record of a release: each route with the title in its head and the size of its HTML, and the terms of
 * consent.
 */
export function releaseOf({ model, manifest, previous, bytesOf }: ReleaseInput): Release {
  const entries = routesOf(model).map((route) => {
    const title = withoutJoiners(resolvePage(route, model)?.documentTitle ?? '');
    const bytes = bytesOf(route);
    return [route, { title, ...(bytes === undefined ? {} : { bytes }) }] as const;
  });
  // Keep earlier terms: visitors who agreed once may return when there are terms again.
  const consent = consentTerms(manifest, createLookup(manifest as unknown as Manifest)) ?? previous?.consent;
  const kept = previous?.replaced ? { replaced: previous.replaced } : {};
  return {
    engine: engineVersion(),
    date: parisDay(),
    ...(consent ? { consent } : {}),
    ...kept,
    routes: Object.fromEntries(entries),
  };
}
