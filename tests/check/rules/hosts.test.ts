import { describe, expect, it } from 'vitest';
import { rule } from '../../../src/check/rules/service/undeclared-host.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';

/** A request from the pages of a site. */
interface Call {
  /** `x-kind` of the string with the address; `picture` or `elsewhere` for an external picture or link. */
  kind: string;
  address: string;
  pointer?: string;
}

const services = [
  { id: 'agenda', hosts: { frame: ['agenda.exemples.fr', '*.films.fr'], connect: ['mail.exemples.fr'] } },
  { id: 'photos', hosts: { image: ['photos.fr:8443'] } },
  { id: 'rien' },
];

/** Returns the findings about a request: host, use and suggestion. */
function judge({ kind, address, pointer = '/x' }: Call) {
  const isString = kind !== 'picture' && kind !== 'elsewhere';
  const site = {
    manifest: { services },
    strings: isString ? [{ kind, value: address, pointer, locate: () => pointer }] : [],
    placesHolding: () => [],
    externalLinks: isString ? [] : [{ to: address, isImage: kind === 'picture', locate: () => pointer }],
  } as unknown as SiteIndex;
  return [...rule.check(site)].map(({ args, suggestion }) => [args?.host, args?.use, suggestion]);
}

describe('a host that a visitor’s browser contacts', () => {
  it.each<[string, string, string?]>([
    ['frame-url', 'https://agenda.exemples.fr/pain'],
    ['frame-url', 'https://un.films.fr/a'],
    ['frame-url', 'media/agenda.html'],
    ['frame-url', 'https://['],
    ['url', 'https://ailleurs.fr/'],
    ['url', 'https://mail.exemples.fr', '/mail/origin'],
    ['picture', 'https://photos.fr:8443/a.jpg'],
    ['picture', '/media/a.jpg'],
    ['elsewhere', 'https://ailleurs.fr/'],
  ])('is not reported if it is declared, or if the address has no valid host: %s %s', (kind, address, pointer) => {
    expect(judge({ kind, address, ...(pointer ? { pointer } : {}) })).toEqual([]);
  });

  it.each<[string, string, [string, string, string | undefined], string?]>([
    ['frame-url', 'https://agnda.exemples.fr/a', ['agnda.exemples.fr', 'frame', 'https://agenda.exemples.fr/a']],
    ['frame-url', 'HTTP://ailleurs.fr/a', ['ailleurs.fr', 'frame', undefined]],
    ['frame-url', 'https://films.fr/a', ['films.fr', 'frame', undefined]],
    ['frame-url', 'https://mail.exemples.fr/', ['mail.exemples.fr', 'frame', undefined]],
    ['url', 'https://mial.exemples.fr', ['mial.exemples.fr', 'connect', 'https://mail.exemples.fr'], '/mail/origin'],
    ['picture', 'https://photos.fr/a.jpg', ['photos.fr', 'image', 'https://photos.fr:8443/a.jpg']],
  ])('is reported with its use and the most similar declared one: %s %s', (kind, address, reported, pointer) => {
    expect(judge({ kind, address, ...(pointer ? { pointer } : {}) })).toEqual([reported]);
  });
});
