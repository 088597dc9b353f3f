import { expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { engineVersion } from '../../../src/build/cache/installed-packages.ts';
import { releaseOf } from '../../../src/build/release/release-of.ts';
import { sentBytes } from '../../../src/build/verify/budgets.ts';
import type { Raw } from '../../../src/model/read/values.ts';
import { routesOf } from '../../../src/model/resolve/resolve-page.ts';
import { siteWith } from '../../model/resolve/base-model.ts';
import { folderOf } from '../../temporary-folder.ts';

it('records titles as in the head, without word joiners', () => {
  const title = 'Du pain : en avez-vous besoin ?';
  const sources = siteWith(({ site, pages }) => {
    site.titlePattern = '%s | Four';
    pages[0].title = title;
  });
  const model = createModel(sources);
  const fileOf = (route: string) => `${route.replaceAll('/', '_')}.html`;
  const files = Object.fromEntries(routesOf(model).map((route) => [fileOf(route), '<!doctype html>']));
  const directory = folderOf(files);
  const manifest = sources.manifest.data as Raw;
  const previous = { consent: { version: 3, fingerprint: 'ab' }, replaced: ['/tarifs'], routes: {} };
  const bytesOf = (route: string) => sentBytes(directory, fileOf(route));
  const { engine, routes, consent, replaced } = releaseOf({ model, manifest, previous, bytesOf });
  expect(engine).toBe(engineVersion());
  expect(routes['/']?.title).toBe('Du pain\u00A0: en avez-vous besoin\u202F? | Four');
  expect(routes['/']?.bytes).toBeGreaterThan(0);
  // This site asks for no consent: earlier terms are kept.
  expect(consent).toEqual(previous.consent);
  expect(replaced).toEqual(previous.replaced);
});
