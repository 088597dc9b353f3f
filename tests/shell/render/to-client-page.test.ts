import { expect, it } from 'vitest';
import { toClientPage } from '../../../src/shell/render/to-client-page.ts';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

const { shell, pages } = fixtureSite();

const clientPage = (route: string) =>
  toClientPage({ page: pages.find(({ path }) => path === route) ?? expect.fail(route), shell, build: 'b' });

it('the data of a page has the name of a guide’s article and offer, without their texts', () => {
  expect(clientPage('/guides/choisir-son-pain')).toEqual({
    build: 'b',
    kind: 'guide',
    sections: [{ key: 'article' }],
    popup: 'offer',
  });
});

it('the data of a page only includes interactive blocks, and neither an offer nor texts about other pages', () => {
  const contact = clientPage('/contact');
  const types = contact.sections.flatMap((section) => ('block' in section ? [section.block.type] : []));
  expect(types).toEqual(['booking', 'form']);
  expect(contact).not.toHaveProperty('popup');
  expect(contact).not.toHaveProperty('closest');
});

it('the data of the page of unknown addresses has the texts about the closest pages', () => {
  expect(clientPage('/404').closest).toBe(shell.notFound.closest);
});
