import { createHash } from 'node:crypto';
import { entriesAt, numberAt, objectAt, type Raw, textAt } from '../../model/read/values.ts';
import { isGated } from '../../model/resolve/resolve-shell.ts';
import { interpolate, type Lookup } from '../../text/braced-names.ts';
import type { ReleasedConsent } from './release.ts';

/**
 * Returns the terms of consent in a manifest: their version, and a fingerprint of the purposes and of the services
 * behind them (CNIL 2020-092, points 18 to 25: purposes and controllers are named before the choice). Returns
 * `undefined` if no service requires consent. The order of entries does not matter.
 */
export function consentTerms(manifest: Raw, lookup: Lookup): ReleasedConsent | undefined {
  const version = numberAt(objectAt(manifest, 'consent'), 'version');
  const gated = entriesAt(manifest, 'services')
    .map(({ value }) => value)
    .filter(isGated);
  if (version === undefined || gated.length === 0) return undefined;
  const gatedPurposes = new Set(gated.map((service) => textAt(service, 'purpose')));
  const purposes = entriesAt(objectAt(manifest, 'consent'), 'purposes')
    .filter(({ value }) => gatedPurposes.has(textAt(value, 'id')))
    .map(({ value: { id, title, description } }) => JSON.stringify([id, title, description]));
  const services = gated.map((service) => {
    const { id, provider, purpose } = service;
    const hosts = Object.entries(objectAt(service, 'hosts'))
      .map(([use, names]) => [use, [names].flat().sort()])
      .sort();
    const cookies = entriesAt(service, 'cookies').map(({ value }) => textAt(value, 'name'));
    return JSON.stringify([id, provider, purpose, hosts, cookies.sort()]);
  });
  const terms = interpolate(JSON.stringify([purposes.sort(), services.sort()]), lookup);
  return { version, fingerprint: createHash('sha256').update(terms).digest('hex').slice(0, 16) };
}

/**
 * Returns the lowest version that the terms may have; `undefined` if the current version is sufficient. If the terms
 * have not changed, the version may stay or increase. If they have, it must increase, so that earlier consent is no
 * longer valid. It never decreases.
 */
export function versionNeeded(
  before: ReleasedConsent | undefined,
  now: ReleasedConsent | undefined,
): number | undefined {
  if (before === undefined || now === undefined) return undefined;
  const needed = before.version + (before.fingerprint === now.fingerprint ? 0 : 1);
  return now.version < needed ? needed : undefined;
}
