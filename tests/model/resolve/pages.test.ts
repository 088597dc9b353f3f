import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { resolveNotFound, resolvePage, routesOf } from '../../../src/model/resolve/resolve-page.ts';
import { type Json, model, siteWith } from './base-model.ts';

/** Returns the keys of the blocks of the home page that are marked as repeated, after a change of the manifest. */
function repeatedIn(change: Parameters<typeof siteWith>[0]): string[] {
  const { blocks = [] } = resolvePage('/', createModel(siteWith(change))) ?? {};
  return blocks.filter(({ isRepeated }) => isRepeated).map(({ key }) => key);
}

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
    const many = createModel(siteWith(({ pages }) => void Object.assign(pages[0], { path: '/devis/:numero' })));
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

  it('marks each block with the heading of an earlier one', () => {
    const repeated = repeatedIn(({ pages }) => {
      const [, pricing] = pages[0].sections;
      if (pricing) pages[0].sections.push({ ...pricing, id: 'encore' }, { ...pricing, id: 'toujours' });
    });
    expect(repeated).toEqual(['encore', 'toujours']);
  });

  it('marks a block whose heading sounds like an earlier one', () => {
    const repeated = repeatedIn(({ pages }) => {
      const text = { type: 'rich-text', text: 'Un mot.' } as const;
      pages[0].sections.push(
        { ...text, id: 'un', heading: 'Notre fournil' },
        { ...text, id: 'deux', heading: 'Notre\u00a0FOURNIL' },
      );
    });
    expect(repeated).toEqual(['deux']);
  });

  it('marks a block whose heading equals the title of the cookie banner', () => {
    const repeated = repeatedIn((manifest) => {
      manifest.consent = { title: 'Vos cookies' };
      manifest.pages[0].sections.push({ type: 'rich-text', text: 'Un mot.', id: 'temoins', heading: 'Vos cookies' });
    });
    expect(repeated).toEqual(['temoins']);
  });

  it('marks blocks with the same ground as the one before, which share a space', () => {
    const text = { type: 'rich-text', text: 'Un mot.' } as const;
    const other = createModel(
      siteWith(({ pages }) => {
        pages[0].sections.splice(
          1,
          Number.POSITIVE_INFINITY,
          text,
          text,
          { ...text, ground: 'tint' },
          { ...text, ground: 'tint', heading: 'Un titre' },
        );
      }),
    );
    const blocks = resolvePage('/', other)?.blocks ?? [];
    expect(blocks.map(({ isContinued }) => isContinued ?? false)).toEqual([false, false, true, false, true]);
  });

  it('marks a hero if the next block has the same ground, which share a space', () => {
    const followed = (...after: Json[]) => {
      const model = createModel(
        siteWith(({ pages }) => pages[0].sections.splice(1, Number.POSITIVE_INFINITY, ...after)),
      );
      return resolvePage('/', model)?.blocks[0]?.isFollowed ?? false;
    };
    const text = { type: 'rich-text', text: 'Un mot.' };
    expect(followed(text)).toBe(true);
    expect(followed({ ...text, ground: 'tint' })).toBe(false);
    expect(followed()).toBe(false);
  });

  it('puts its title unchanged into the pattern, and keeps its picture', () => {
    const other = createModel(
      siteWith((manifest) => {
        Object.assign(manifest.site, { titlePattern: '%s | Four', url: 'https://four.example/' });
        Object.assign(manifest.pages[0], {
          title: "$& $'",
          picture: { source: 'media/a.svg', alt: '' },
        });
      }),
    );
    expect(resolvePage('/', other)).toMatchObject({
      documentTitle: "$& $' | Four",
      canonical: 'https://four.example/',
      picture: { source: 'media/a.svg', alt: '' },
    });
  });
});

describe('the page of unknown addresses', () => {
  it('is not indexed', () => {
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
});
