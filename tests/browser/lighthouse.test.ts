import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../src/build/load.ts';
import { measure } from '../../src/cli/lighthouse/measure.ts';
import { plainPage } from '../../src/cli/lighthouse/plain-page.ts';
import { routesToMeasure } from '../../src/cli/lighthouse/routes.ts';
import { openStage, type Stage } from '../../src/cli/lighthouse/serve.ts';
import { isFull } from './routes.ts';
import { builtSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { model } = loadSite(root);
const routes = model ? routesToMeasure(model) : [];

it('measures one page of each make', () => {
  expect(routes).toHaveLength(6);
});

it('compares a page with its text, written by hand', () => {
  const html =
    '<html lang="fr"><title>T</title><body><div class="a"><h1 class="b">Un</h1><script>x</script><svg></svg></div>';
  const plain = plainPage(html);
  expect(plain).toContain('<body><h1>Un</h1></body>');
  expect(plain).not.toContain('<script');
});

it('leaves the opening picture in its place where it is what the page is measured by', () => {
  const html =
    '<html lang="fr"><title>T</title><body><main><h1>Un</h1><div><picture class="a"><source srcset="/b.avif 480w" type="image/avif"><img src="/b.webp" class="c" alt="B" width="4" height="3"></picture></div><img src="/c.webp"><p>Deux</p></main>';
  expect(plainPage(html, { withPicture: true })).toContain(
    '<h1>Un</h1><picture><source srcset="/b.avif 480w" type="image/avif"><img src="/b.webp" alt="B" width="4" height="3"></picture><p>Deux</p>',
  );
  expect(plainPage(html)).not.toContain('img src');
});

// Several minutes: of the full run only. Times depend on the machine and are no assertions.
describe.runIf(isFull)('Lighthouse, on a phone', () => {
  let stage: Stage;
  beforeAll(async () => {
    expect(existsSync(path.join(builtSite, 'index.html'))).toBe(true);
    stage = await openStage({ directory: builtSite, routes });
    // The site is copied and its twins are compressed while other browsers work.
  }, 60_000);
  afterAll(() => stage?.close());

  it.each(routes)('finds nothing to mend on %s', { timeout: 180_000 }, async (route) => {
    const { accessibility, bestPractices, cls, failed } = await measure({
      url: stage.site(route),
      port: stage.port,
      cpu: 4,
    });
    const hidden = model?.manifest.pages.some(({ path: page, noindex, example }) =>
      noindex ? page.replace(/:\w+/, example ?? '') === route : false,
    );
    expect(failed).toEqual(hidden ? ['is-crawlable'] : []);
    expect({ accessibility, bestPractices, cls }).toEqual({ accessibility: 100, bestPractices: 100, cls: 0 });
  });
});
