import { expect, it } from 'vitest';
import { toClientPage } from '../../../src/shell/render/to-client-page.ts';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

const { shell, pages } = fixtureSite();

function clientPage(route: string) {
  const page = pages.find(({ path }) => path === route);
  if (!page) throw new Error(`There is no page ${route}`);
  return toClientPage({ page, shell, build: 'b' });
}

it('the data of a page has the name of a guide’s article and offer, without their texts', () => {
  expect(clientPage('/guides/choisir-son-pain')).toEqual({
    build: 'b',
    kind: 'guide',
    sections: [{ key: 'article' }],
    popup: 'offer',
  });
});

it('the data of a page without an offer has none', () => {
  expect(clientPage('/contact')).not.toHaveProperty('popup');
});

it('the data of a page only includes interactive blocks', () => {
  const types = clientPage('/contact').sections.flatMap((section) => ('block' in section ? [section.block.type] : []));
  expect(types).toEqual(['booking', 'form']);
});

it('only the page of unknown addresses has the texts about the closest pages', () => {
  expect(clientPage('/404').closest).toBe(shell.notFound.closest);
  expect(clientPage('/contact')).not.toHaveProperty('closest');
});
