/** @module-tag weekly */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../src/build/load-site.ts';
import { measure } from '../bench/lighthouse/measure.ts';
import { routesToMeasure } from '../bench/lighthouse/routes.ts';
import { type LighthouseServer, serveForLighthouse } from '../bench/lighthouse/serve.ts';
import { builtSite } from '../built/built-site.ts';
import { isFull } from './routes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { model } = loadSite(root);
const routes = model ? routesToMeasure(model) : [];

it('measures one page of each kind', () => {
  expect(routes).toHaveLength(6);
});

// Takes several minutes, so it only runs each week. Times depend on the machine and are not asserted.
describe.runIf(isFull)('Lighthouse, on a phone', () => {
  let server: LighthouseServer;
  beforeAll(async () => {
    expect(existsSync(path.join(builtSite, 'index.html'))).toBe(true);
    server = await serveForLighthouse(builtSite);
  });
  afterAll(() => server?.close());

  it.each(routes)('finds nothing to correct on %s', async (route) => {
    const { accessibility, bestPractices, cls, failed } = await measure({
      url: server.origin + route,
      port: server.port,
      cpu: 4,
    });
    const hidden = model?.manifest.pages.some(({ path: page, noindex, example }) =>
      noindex ? page.replace(/:\w+/, example ?? '') === route : false,
    );
    expect(failed).toEqual(hidden ? ['is-crawlable'] : []);
    expect({ accessibility, bestPractices }).toEqual({ accessibility: 100, bestPractices: 100 });
    // The title of one guide needs one line less with the web font (`decisions/web-fonts.md`).
    expect(cls).toBeLessThanOrEqual(route === '/creation-site-web/creer-site-web-professionnel' ? 0.015 : 0.01);
  });
});
