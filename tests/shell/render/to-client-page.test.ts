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

it('gives a guide its article and the name of its offer, and no word of either', () => {
  expect(clientPage(guide)).toEqual({ build: 'b', kind: 'guide', sections: [{ key: 'article' }], popup: 'offre' });
});

it('gives a page that makes no offer none', () => {
  expect(clientPage('/contact')).not.toHaveProperty('popup');
});

it('gives the data of interactive blocks alone', () => {
  const types = clientPage('/contact').sections.flatMap((section) => ('block' in section ? [section.block.type] : []));
  expect(types).toEqual(['form']);
});

it('gives the words of the closest pages to the page of unknown addresses alone', () => {
  expect(clientPage('/nulle-part').closest).toBe(shell.notFound.closest);
  expect(clientPage('/contact')).not.toHaveProperty('closest');
});
