import { describe, expect, it } from 'vitest';
import { rule as adsWithoutChoice } from '../../../src/check/rules/service/ads-without-choice.ts';
import { rule as undeclaredHost } from '../../../src/check/rules/service/undeclared-host.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import { both, edit, MANIFEST, reported, reportedCodes } from '../findings.ts';

describe('an ads service', () => {
  const good = { id: 'a', name: 'Annonces', purpose: 'publicite', trackers: true, cookies: [{ name: '_a' }] };
  const { cookies: _, ...silent } = good;

  it.each([
    ['waits for the choice and names its cookies', good, []],
    ['is necessary', { ...good, purpose: 'necessaire' }, ['/services/1/purpose']],
    ['has an empty list of cookies', { ...good, cookies: [] }, ['/services/1/cookies']],
    ['has no list of cookies', silent, ['/services/1/id']],
    ['is not the one that the ads name', { ...good, id: 'b', trackers: false }, []],
  ])('that %s is reported at its place', (_, service, places) => {
    const services = [{ id: 'x', purpose: 'necessaire', trackers: false }, service];
    const facts = { manifest: { ads: { service: 'a' }, services }, at: (pointer: string) => pointer };
    expect([...adsWithoutChoice.check(facts as unknown as SiteIndex)].map(({ place }) => place)).toEqual(places);
  });
});

describe('a host that a visitor’s browser contacts', () => {
  const services = [
    { id: 'agenda', hosts: { frame: ['agenda.exemples.fr', '*.films.fr'], connect: ['mail.exemples.fr'] } },
    { id: 'photos', hosts: { image: ['photos.fr:8443'] } },
    { id: 'rien' },
  ];

  /**
   * Returns the findings about a request: host, use and suggestion. Its kind is that of the string with the address, or
   * `picture` or `elsewhere` for an external picture or link.
   */
  function judge(kind: string, address: string, pointer = '/x') {
    const isString = kind !== 'picture' && kind !== 'elsewhere';
    const site = {
      manifest: { services },
      strings: isString ? [{ kind, value: address, pointer, locate: () => pointer }] : [],
      placesHolding: () => [],
      externalLinks: isString ? [] : [{ to: address, isImage: kind === 'picture', locate: () => pointer }],
    } as unknown as SiteIndex;
    return [...undeclaredHost.check(site)].map(({ args, suggestion }) => [args?.host, args?.use, suggestion]);
  }

  it.each<[kind: string, address: string, pointer?: string]>([
    ['frame-url', 'https://agenda.exemples.fr/pain'],
    ['frame-url', 'https://agenda.exemples.fr:443/pain'],
    ['frame-url', 'https://un.films.fr/a'],
    ['frame-url', 'media/agenda.html'],
    ['frame-url', 'https://['],
    ['url', 'https://ailleurs.fr/'],
    ['url', 'https://mail.exemples.fr', '/mail/origin'],
    ['picture', 'https://photos.fr:8443/a.jpg'],
    ['picture', '/media/a.jpg'],
    ['elsewhere', 'https://ailleurs.fr/'],
  ])('is not reported if it is declared, or if the address has no valid host: %s %s', (...request) => {
    expect(judge(...request)).toEqual([]);
  });

  it.each<[kind: string, address: string, reported: [string, string, string | undefined], pointer?: string]>([
    [
      'frame-url',
      'https://agenda.exemples.fr:8443/',
      ['agenda.exemples.fr:8443', 'frame', 'https://agenda.exemples.fr/'],
    ],
    ['frame-url', 'HTTP://ailleurs.fr/a', ['ailleurs.fr', 'frame', undefined]],
    ['frame-url', 'https://films.fr/a', ['films.fr', 'frame', undefined]],
    ['frame-url', 'https://mail.exemples.fr/', ['mail.exemples.fr', 'frame', undefined]],
    ['url', 'https://mial.exemples.fr', ['mial.exemples.fr', 'connect', 'https://mail.exemples.fr'], '/mail/origin'],
    ['picture', 'https://photos.fr/a.jpg', ['photos.fr', 'image', 'https://photos.fr:8443/a.jpg']],
  ])('is reported with its use and the most similar declared one: %s %s', (kind, address, host, pointer) => {
    expect(judge(kind, address, pointer)).toEqual([host]);
  });

  it('is that of the service for messages if the manifest omits its address', () => {
    const omitted = edit(MANIFEST, '    "origin": "https://mail.exemples.fr",\n', '');
    expect(reportedCodes(omitted)).toEqual(['service/undeclared-host']);
    const declared = edit(MANIFEST, '["mail.exemples.fr"]', '["api.emailjs.com"]');
    expect(reportedCodes(both(omitted, declared))).toEqual([]);
  });
});

describe('a code of an account', () => {
  const found = (find: string, put: string) => reported(edit(MANIFEST, find, put), 'code', 'suggestion');
  const key = (typed: string) => found('"publicKey": "key"', `"publicKey": ${JSON.stringify(typed)}`);

  it.each([
    ['\u00A0key ', 'key'],
    ['key\n', 'key'],
    ['key\u200B', 'key'],
    ['Ab_12 cd34', 'Ab_12cd34'],
  ])('is suggested without the copied spaces: %j', (typed, suggestion) => {
    expect(key(typed)).toEqual([['service/blank-in-code', suggestion]]);
  });

  it.each(['key', 'user_Ab-12', 'clé à mettre', 'cle publique a venir', '[clé publique 2]'])(
    'may be %s, until the account exists',
    (typed) => {
      expect(key(typed).filter(([code]) => code === 'service/blank-in-code')).toEqual([]);
    },
  );

  it.each([
    ['"serviceId": "service"', '"serviceId": "service "', 'service'],
    ['"contact": "t2"', '"contact": " t2"', 't2'],
  ])('is checked in several places: %s', (find, put, suggestion) => {
    expect(found(find, put)).toEqual([['service/blank-in-code', suggestion]]);
  });
});
