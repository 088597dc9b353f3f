import { describe, expect, it } from 'vitest';
import { consentTerms, versionNeeded } from '../../../src/check/release/consent-terms.ts';
import { formatRelease, parseRelease } from '../../../src/check/release/release.ts';

const ads = {
  id: 'annonces',
  provider: 'Annonces SA',
  purpose: 'publicite',
  trackers: true,
  hosts: { script: ['b.exemple.fr', 'a.exemple.fr'], connect: ['c.exemple.fr'] },
  cookies: [{ name: '_b' }, { name: '_a' }],
};
const mail = { id: 'courrier', provider: 'Courrier SA', purpose: 'necessaire', trackers: false };
const purposes = [
  { id: 'publicite', title: 'Publicité', description: 'compte pour {{business.name}}' },
  { id: 'agenda', title: 'Agenda', description: 'affiche un agenda' },
];
const lookup = (name: string) => (name === 'business.name' ? 'le Four' : undefined);

function terms(services: object[], asked: object[] = purposes, version = 1) {
  return consentTerms({ consent: { version, purposes: asked }, services }, lookup);
}

describe('the terms of consent', () => {
  const fingerprint = terms([ads, mail])?.fingerprint;

  it.each([
    ['a second service under the same purpose', [ads, { ...ads, id: 'autres' }], purposes],
    ['another provider', [{ ...ads, provider: 'Autres SA' }], purposes],
    ['another purpose', [{ ...ads, purpose: 'mesure' }], purposes],
    ['one more host', [{ ...ads, hosts: { ...ads.hosts, image: ['a.exemple.fr'] } }], purposes],
    ['another cookie', [{ ...ads, cookies: [{ name: '_a' }] }], purposes],
    ['a service that begins to set trackers', [ads, { ...ads, id: 'rdv', purpose: 'agenda' }], purposes],
    ['other words for a purpose', [ads], [{ ...purposes[0], description: 'compte et compare' }]],
  ])('change with %s', (_, services, asked) => {
    expect(terms(services, asked)?.fingerprint).not.toBe(fingerprint);
  });

  it.each([
    ['the order of entries', [mail, { ...ads, cookies: [...ads.cookies].reverse() }], [...purposes].reverse()],
    ['a service that asks nothing', [ads], purposes],
    ['a purpose without a service', [ads], [purposes[0] as object]],
    ['the description of a service', [{ ...ads, description: 'Compte.' }], purposes],
    ['the spelling of a name', [ads], [{ ...purposes[0], description: 'compte pour le Four' }]],
  ])('do not change with %s', (_, services, asked) => {
    expect(terms(services, asked)?.fingerprint).toBe(fingerprint);
  });

  it('are undefined if no service requires consent, or nothing asks for it', () => {
    expect(terms([mail, { ...ads, trackers: false }])).toBeUndefined();
    expect(consentTerms({ services: [ads] }, lookup)).toBeUndefined();
  });
});

describe('the required version of consent', () => {
  const before = { version: 4, fingerprint: 'ab' };

  it('increases with other terms, and never decreases', () => {
    expect(versionNeeded(before, { version: 4, fingerprint: 'ab' })).toBeUndefined();
    expect(versionNeeded(before, { version: 4, fingerprint: 'cd' })).toBe(5);
    expect(versionNeeded(before, { version: 5, fingerprint: 'cd' })).toBeUndefined();
    expect(versionNeeded(before, { version: 3, fingerprint: 'ab' })).toBe(4);
  });

  it('is undefined if no consent was required before, or if none is required now', () => {
    expect(versionNeeded(undefined, { version: 1, fingerprint: 'ab' })).toBeUndefined();
    expect(versionNeeded(before, undefined)).toBeUndefined();
  });

  it('is recorded with the pages, and only parsed if complete', () => {
    const release = { consent: before, routes: { '/': { title: 'Accueil', bytes: 1 } } };
    expect(parseRelease(formatRelease(release))).toEqual(release);
    for (const consent of [null, 4, {}, { version: '4', fingerprint: 'ab' }]) {
      expect(() => parseRelease(JSON.stringify({ ...release, consent }))).toThrow('not the memory');
    }
  });
});
