import { expect, it } from 'vitest';
import { readSource } from '../../../src/model/redirects/read-source.ts';

it.each([
  ['/a', '/a'],
  ['/a/', '/a'],
  ['//a//b//', '/a/b'],
  ['/', '/'],
  ['/r%C3%A9f/%3A', '/réf/:'],
  ['/100%', '/100%'],
  ['/a%0Ab%00', '/a%0Ab%00'],
  ['/blog/*', '/blog/*'],
])('readSource reads %s as %s', (from, source) => expect(readSource(from)).toBe(source));
