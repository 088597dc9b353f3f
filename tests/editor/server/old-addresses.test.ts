import { expect, it } from 'vitest';
import { createSiteIndex } from '../../../src/check/site-index/create-site-index.ts';
import { NO_SHAPE_ERRORS } from '../../../src/check/site-index/shape-errors.ts';
import { oldAddresses } from '../../../src/editor/server/old-addresses.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { withChange } from '../../../src/model/read/with-change.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';

function addressesOf(replaced: readonly string[]) {
  const sources = readSite(baseSite, () => undefined);
  const record = { file: 'content/release.json', now: JSON.stringify({ replaced, routes: {} }) };
  const { sources: after } = withChange(sources, [record]);
  return oldAddresses(createSiteIndex({ sources: after, shapeErrors: NO_SHAPE_ERRORS, today: '', tunable: [] }));
}

it('lists the addresses without an answer, those with a similar page first, with that page', () => {
  expect(addressesOf(['/contact', '/qwxyz', '/nos-contacts', '/2019/choisir-son-pain'])).toEqual([
    { from: '/2019/choisir-son-pain', to: '/guides/choisir-son-pain' },
    { from: '/nos-contacts', to: '/contact' },
    { from: '/qwxyz' },
  ]);
  expect(addressesOf([])).toEqual([]);
});
