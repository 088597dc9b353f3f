import { expect, it } from 'vitest';
import { linesOf } from '../../src/mcp/difference.ts';
import { fixtureSources } from '../fixtures/fixture-site.ts';

it('calls a picture created if there was none, and replaced otherwise', () => {
  const file = 'content/media/atelier.webp';
  const now = new Uint8Array([0]);
  expect(linesOf(fixtureSources(), [{ file, now }])).toEqual([`${file} : fichier créé`]);
  expect(linesOf(fixtureSources(), [{ file, was: 'hash', now }])).toEqual([`${file} : fichier remplacé`]);
});
