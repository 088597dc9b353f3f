import { describe, expect, it } from 'vitest';
import { resolveNotFound, resolvePage, routesOf } from '../../../src/model/resolve/resolve-page.ts';
import { addBlock, type Json, model, modelWith } from './base-model.ts';

describe('a page', () => {
  it('has its address, its titles and its blocks in order', () => {
    expect(resolvePage('/', model)).toMatchObject({
      kind: 'page',
      path: '/',
      title: 'Boulangerie Test, pain au levain',
      documentTitle: 'Boulangerie Test, pain au levain',
      canonical: 'https://boulangerie.exemples.fr/',
      noindex: false,
      blocks: [
        { key: 'hero-1', type: 'hero', lead: 'Commandez 48\u00A0h à l’avance.' },
        { key: 'commander', type: 'pricing', heading: 'Le panier à 29\u00A0€' },
        { key: 'testimonials-3' },
        { key: 'portfolio-4' },
        { key: 'faq-5' },
        { key: 'rich-text-6' },
      ],
    });
    expect(resolvePage('/', model)).not.toHaveProperty('picture');
    expect(resolvePage('/mentions', model)).toMatchObject({ noindex: true });
  });

  it('has no canonical address if its route has parameters', () => {
    const many = modelWith(({ pages }) => void Object.assign(pages[0], { path: '/devis/:numero' }));
    expect(resolvePage('/devis/:numero', many)).not.toHaveProperty('canonical');
    expect(resolvePage('/nulle-part', model)).toBeUndefined();
    expect(routesOf(model)).toEqual([
      '/',
      '/guides',
      '/contact',
      '/mentions',
      '/guides/choisir-son-pain',
      '/guides/conserver-son-pain',
      '/guides/recettes-de-pain-perdu',
    ]);
  });

  const block = (id: string, heading: string) => ({ type: 'rich-text', text: 'Un mot.', id, heading });

  it.each<[what: string, Parameters<typeof modelWith>[0], repeated: string[]]>([
    [
      'the heading of an earlier one',
      ({ pages: [{ sections }] }) =>
        void sections.push(block('un', 'Le four'), block('deux', 'Le four'), block('trois', 'Le four')),
      ['deux', 'trois'],
    ],
    [
      'a heading that sounds like an earlier one',
      ({ pages: [{ sections }] }) =>
        void sections.push(block('un', 'Notre fournil'), block('deux', 'Notre\u00a0FOURNIL')),
      ['deux'],
    ],
    [
      'a heading that equals the title of the cookie banner',
      (manifest) => {
        manifest.consent = { title: 'Vos cookies' };
        addBlock(manifest, block('temoins', 'Vos cookies'));
      },
      ['temoins'],
    ],
  ])('marks each block with %s', (_, change, repeated) => {
    const { blocks = [] } = resolvePage('/', modelWith(change)) ?? {};
    expect(blocks.filter(({ isRepeated }) => isRepeated).map(({ key }) => key)).toEqual(repeated);
  });

  it('marks blocks with the same ground as the one before, which share a space', () => {
    const text = { type: 'rich-text', text: 'Un mot.' } as const;
    const tinted = { ...text, ground: 'tint' };
    const after = [text, text, tinted, { ...tinted, heading: 'Un titre' }];
    const other = modelWith(({ pages }) => void pages[0].sections.splice(1, Number.POSITIVE_INFINITY, ...after));
    const blocks = resolvePage('/', other)?.blocks ?? [];
    expect(blocks.map(({ isContinued }) => isContinued ?? false)).toEqual([false, false, true, false, true]);
  });

  it('marks a hero if the next block has the same ground, which share a space', () => {
    const followed = (...after: Json[]) => {
      const model = modelWith(({ pages }) => void pages[0].sections.splice(1, Number.POSITIVE_INFINITY, ...after));
      return resolvePage('/', model)?.blocks[0]?.isFollowed ?? false;
    };
    const text = { type: 'rich-text', text: 'Un mot.' };
    expect(followed(text)).toBe(true);
    expect(followed({ ...text, ground: 'tint' })).toBe(false);
    expect(followed()).toBe(false);
  });

  it('puts its title unchanged into the pattern, and keeps its picture', () => {
    const picture = { source: 'media/a.svg', alt: '' };
    const canonical = 'https://four.example/';
    const other = modelWith(({ site, pages }) => {
      Object.assign(site, { titlePattern: '%s | Four', url: canonical });
      Object.assign(pages[0], { title: "$& $'", picture });
    });
    expect(resolvePage('/', other)).toMatchObject({ documentTitle: "$& $' | Four", canonical, picture });
  });
});

it('the page of unknown addresses is not indexed', () => {
  expect(resolveNotFound(model)).toEqual({
    kind: 'not-found',
    path: '/404',
    title: 'Page introuvable',
    documentTitle: 'Page introuvable',
    description: 'Elle a peut-être changé d’adresse.',
    noindex: true,
    blocks: [],
  });
});
