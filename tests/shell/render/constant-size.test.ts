import path from 'node:path';
import { expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { routesOf } from '../../../src/model/resolve/resolve-page.ts';
import { generateSite } from '../../bench/generate-site.ts';
import { writeFixtureSite } from '../../fixtures/fixture-site.ts';
import { renderSite } from '../../random/render-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('a site with ten times as many pages has the same bytes as the small one on each of their common pages', async () => {
  const small = writeFixtureSite();
  const large = path.join(temporaryFolder(), 'large');
  generateSite({ from: small, to: large, pages: 200 });
  const models = [small, large].map((directory) => createModel(readSite(directory, () => undefined)));
  const counts = models.map((model) => routesOf(model).length) as [number, number];
  expect(counts[1]).toBeGreaterThanOrEqual(10 * counts[0]);
  const routes = ['/', '/contact', '/guides', '/guides/choisir-son-pain'];
  const [pages, ofLarge] = await Promise.all(models.map((model) => renderSite(model, routes)));
  expect(pages).toHaveLength(5);
  expect(ofLarge).toEqual(pages);
});
