import { describe, expect, it } from 'vitest';
import { checkMutation } from '../check/mutated-site.ts';

/** Returns the errors of the base site after a change of its manifest. */
const errorsOf = (find: string, put: string) =>
  checkMutation({ edits: [{ file: 'site.manifest.json', find, put }] }).flatMap(({ severity, code }) =>
    severity === 'error' ? code : [],
  );
const errorsOfOldAddress = (from: string) => errorsOf('"from": "/pains"', `"from": ${JSON.stringify(from)}`);
const errorsOfHost = (host: string) => errorsOf('"mail.exemples.fr"', `"mail.exemples.fr", ${JSON.stringify(host)}`);

/**
 * Paths that would end a line, a directive or a value in a host's configuration, or that leave the output folder.
 */
const HOSTILE = [
  '/a\n/b https://evil.example 301!',
  '/x; } location / { return 301 https://evil.example',
  '/a b',
  '/a"b',
  "/a'b",
  '/a\\b',
  '/$uri',
  '/a\u2028b',
  '/<b>',
  '/..',
  '/../a',
  '/a/../b',
  '/./a',
  'a',
  '',
];

describe('an address that would break out of its file', () => {
  it.each(HOSTILE)('is accepted neither as an old address nor as a page: %j', (address) => {
    const code = address === '' ? 'schema/too-short' : 'schema/bad-form';
    expect(errorsOfOldAddress(address)).toContain(code);
    expect(errorsOf('"path": "/mentions"', `"path": ${JSON.stringify(address)}`)).toContain(code);
  });

  it.each(['/ancien.html', '/é', '/a%20b', '/.well-known/x', '/a..b', '/archives/*'])(
    'differs from an accepted old address: %j',
    (from) => expect(errorsOfOldAddress(from)).toEqual([]),
  );
});

describe('a host that is invalid in the policy', () => {
  it.each(['*', '**', 'a*b.fr', 'a..fr', '.fr', 'a.fr;', "a.fr 'unsafe-inline'", 'https://a.fr'])(
    'is rejected: %j',
    (host) => expect(errorsOfHost(host)).toContain('schema/bad-form'),
  );

  it.each(['a.fr', '*.a.fr', 'localhost'])('differs from a valid one: %j', (host) => {
    expect(errorsOfHost(host)).toEqual([]);
  });
});
