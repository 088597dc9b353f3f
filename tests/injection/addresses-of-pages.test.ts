import { describe, expect, it } from 'vitest';
import type { Mutation } from '../check/apply-mutation.ts';
import { checkMutation } from '../check/mutated-site.ts';

const edit = (find: string, put: string): Mutation => ({ edits: [{ file: 'site.manifest.json', find, put }] });
const errorsOf = (mistake: Mutation) =>
  checkMutation(mistake).flatMap(({ severity, code }) => (severity === 'error' ? code : []));

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
  it.each(HOSTILE)('is not accepted as an old address: %j', (from) => {
    expect(errorsOf(edit('"from": "/pains"', `"from": ${JSON.stringify(from)}`))).toContain(
      from === '' ? 'schema/too-short' : 'schema/bad-form',
    );
  });

  it.each(HOSTILE)('is not accepted as a page: %j', (path) => {
    expect(errorsOf(edit('"path": "/mentions"', `"path": ${JSON.stringify(path)}`))).toContain(
      path === '' ? 'schema/too-short' : 'schema/bad-form',
    );
  });

  it.each(['/ancien.html', '/é', '/a%20b', '/.well-known/x', '/a..b', '/archives/*'])(
    'differs from an accepted old address: %j',
    (from) => {
      expect(errorsOf(edit('"from": "/pains"', `"from": ${JSON.stringify(from)}`))).toEqual([]);
    },
  );
});

describe('a host that is invalid in the policy', () => {
  it.each(['*', '**', 'a*b.fr', 'a..fr', '.fr', 'a.fr;', "a.fr 'unsafe-inline'", 'https://a.fr'])(
    'is rejected: %j',
    (host) => {
      expect(
        errorsOf(edit('"connect": ["mail.exemples.fr"]', `"connect": ["mail.exemples.fr", ${JSON.stringify(host)}]`)),
      ).toContain('schema/bad-form');
    },
  );

  it.each(['a.fr', '*.a.fr', 'localhost'])('differs from a valid one: %j', (host) => {
    expect(
      errorsOf(edit('"connect": ["mail.exemples.fr"]', `"connect": ["mail.exemples.fr", ${JSON.stringify(host)}]`)),
    ).toEqual([]);
  });
});
