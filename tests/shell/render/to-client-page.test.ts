import path from 'node:path';
import { expect, it } from 'vitest';
import { resolveNotFound, resolvePage } from '../../../src/model/resolve/resolve-page.ts';
import { resolveShell } from '../../../src/model/resolve/resolve-shell.ts';
import { loadSite } from '../../../src/publish/load-site.ts';
import { toClientPage } from '../../../src/shell/render/to-client-page.ts';

const { model } = loadSite(path.resolve(import.meta.dirname, '../../..'));
if (!model) throw new Error('The site has errors');
const shell = resolveShell(model);

function clientPage(route: string) {
  if (!model) throw new Error('No site');
  const page = resolvePage(route, model) ?? resolveNotFound(model);
  return toClientPage({ page, shell, build: 'b' });
}

const [guide = ''] = model.guides.keys();

it('the data of a page has the name of a guide’s article and offer, without their texts', () => {
  expect(clientPage(guide)).toEqual({ build: 'b', kind: 'guide', sections: [{ key: 'article' }], popup: 'offre' });
});

it('the data of a page without an offer has none', () => {
  expect(clientPage('/contact')).not.toHaveProperty('popup');
});

it('the data of a page only includes interactive blocks', () => {
  const types = clientPage('/contact').sections.flatMap((section) => ('block' in section ? [section.block.type] : []));
  expect(types).toEqual(['form']);
});

it('only the page of unknown addresses has the texts about the closest pages', () => {
  expect(clientPage('/nulle-part').closest).toBe(shell.notFound.closest);
  expect(clientPage('/contact')).not.toHaveProperty('closest');
});
