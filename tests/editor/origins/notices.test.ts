import { expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { siteWith } from '../../model/resolve/base-model.ts';
import { mapSite } from './map-site.ts';

it('dated sentences lead to their field; that of a closure is composed', async () => {
  const sources = siteWith((manifest) => {
    manifest.notices = [{ text: 'Ouvert dimanche.', from: '2020-01-01', until: '2999-12-31' }];
    manifest.business.closures = [{ from: '2999-08-03', until: '2999-08-18', text: 'Congés d’été' }];
  });
  const [home] = await mapSite(createModel(sources), sources, ['/']);
  expect(home?.stripped).toBe(home?.clean);
  const texts = JSON.stringify(home?.map);
  expect(texts).toContain('/notices/0/text');
});
