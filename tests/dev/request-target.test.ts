import { expect, it } from 'vitest';
import { requestPath } from '../../src/dev/request-target.ts';

it.each([
  ['/a?b=1', '/a?b=1'],
  ['//a', '//a'],
  ['http://host.example/a?b=1', '/a?b=1'],
  ['http://host.example', '/'],
])('returns the path and query of %s', (target, path) => expect(requestPath(target)).toBe(path));

it.each(['', '*', '*:99999', 'http://[', 'mailto:a', 'host.example:443'])('rejects %j as malformed', (target) => {
  expect(requestPath(target)).toBe('/%');
});
