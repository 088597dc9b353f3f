import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSite } from '../../../src/site/read/read-site.ts';
import { rules } from '../../../src/site/rules/registry.ts';
import type { Suggestion, Suggestions } from '../../../src/site/suggestions/suggestion.ts';
import { suggestionsOf } from '../../../src/site/suggestions-of.ts';
import { baseSite } from '../mutated-site.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'suggestions-'));

afterAll(() => rmSync(scratch, { recursive: true }));

/** What is proposed for the base site with more files. */
function proposedWith(files: Record<string, string>): Suggestions {
  const directory = mkdtempSync(path.join(scratch, 'site-'));
  cpSync(baseSite, directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return suggestionsOf(readSite(directory, () => {}));
}

const values = (list: Suggestion[] | undefined) => list?.map(({ value }) => value);

describe('what an editor proposes for a site', () => {
  const { kinds, articles, rules: codes } = suggestionsOf(readSite(baseSite, () => {}));

  it('names every entry of every collection', () => {
    expect(kinds.plan).toEqual([{ value: 'basket', title: 'Panier du mois' }]);
    expect(kinds['backlink-pack']).toEqual([]);
    expect(kinds.testimonial).toEqual([{ value: 'camille', title: 'Camille' }]);
    expect(kinds['portfolio-item']).toEqual([{ value: 'wedding', title: 'Une pièce montée' }]);
    expect(kinds.chain).toEqual([{ value: 'guides', title: 'Guides du pain' }]);
    expect(kinds.popup).toEqual([{ value: 'offer', title: 'Le panier' }]);
    expect(kinds.service).toEqual([{ value: 'mail', title: 'Courrier' }]);
  });

  it('leads a link to pages first, then to their sections, then to the telephone and the mail', () => {
    expect(values(kinds.page)).toEqual([
      '/',
      '/guides',
      '/contact',
      '/mentions',
      '/guides/choisir-son-pain',
      '/guides/conserver-son-pain',
      '/guides/recettes-de-pain-perdu',
    ]);
    expect(values(kinds.link)).toEqual([
      ...(values(kinds.page) ?? []),
      '/#commander',
      '/contact#message',
      '/guides/choisir-son-pain#reconnaitre-un-bon-pain',
      '/guides/conserver-son-pain#le-torchon',
      '/guides/recettes-de-pain-perdu#la-recette-sucree',
      '/#le-four-de-1920',
      'tel:+33400000001',
      'mailto:pain@exemples.fr',
    ]);
  });

  it('offers the same facts in every sort of text', () => {
    const facts = [
      { value: '{{facts.basketPrice}}', title: '29\u00A0€ · Panier, par mois' },
      { value: '{{facts.delay}}', title: '48\u00A0h · Délai de commande' },
    ];
    expect(kinds.text).toEqual(facts);
    expect(kinds.markdown).toEqual(facts);
    expect(kinds.template).toEqual(facts);
    expect(kinds['value-path']).toContainEqual({ value: 'plans.basket.price', title: '29 €' });
  });

  it('shows pages of the site in a frame only if they are pages', () => {
    const framed = proposedWith({
      'content/media/plan.html': '<!doctype html>',
      'content/media/plan.html.svg': '<svg/>',
    });
    const { media, 'frame-url': frames } = framed.kinds;
    expect(values(media)).toEqual(['media/camille.svg', 'media/plan.html', 'media/plan.html.svg', 'media/wedding.svg']);
    expect(values(frames)).toEqual(['media/plan.html']);
  });

  it('knows the guides that a chain names, and those that wait in its folder, by their titles', () => {
    expect(articles).toEqual({
      guides: [
        { value: 'choisir-son-pain', title: 'Choisir son pain selon le repas' },
        { value: 'conserver-son-pain', title: 'Conserver son pain une semaine' },
        { value: 'recettes-de-pain-perdu', title: 'Recettes simples de pain perdu' },
      ],
    });
    const waiting = proposedWith({
      'content/guides/attente.md': '---\ntitle: En attente\n---\nTexte.',
      'content/guides/index.md': '---\ntitle: La page elle-même\n---\nTexte.',
      'content/guides/muet.md': 'Un texte sans titre.',
      'content/guides/plus/loin.md': '---\ntitle: Plus loin\n---\nTexte.',
      'content/autres-guides/ailleurs.md': '---\ntitle: Ailleurs\n---\nTexte.',
    });
    expect(waiting.articles).toEqual({
      guides: [
        { value: 'attente', title: 'En attente' },
        ...(articles.guides ?? []).slice(0, 2),
        { value: 'muet', title: '' },
        ...(articles.guides ?? []).slice(2),
      ],
    });
  });

  it('keeps the guides of each chain apart, the first of two chains with one name, and none without a name', () => {
    const chain = (id: object, hub: string) => ({ ...id, hub, name: 'Guides', articles: ['a'] });
    const manifest = {
      pages: ['/guides', '/farines', '/levains', '/fours'].map((path) => ({ path, title: path, sections: [] })),
      chains: [
        chain({ id: 'guides' }, '/guides'),
        chain({ id: 'farines' }, '/farines'),
        chain({ id: 'guides' }, '/levains'),
        chain({}, '/fours'),
      ],
    };
    const found = proposedWith({
      'site.manifest.json': JSON.stringify(manifest),
      'content/farines/ble.md': 'Texte.',
      'content/levains/a.md': 'Texte.',
      'content/fours/a.md': 'Texte.',
    }).articles;
    expect(Object.keys(found)).toEqual(['guides', 'farines']);
    expect(values(found.guides)).toEqual(['choisir-son-pain', 'conserver-son-pain', 'recettes-de-pain-perdu']);
    expect(values(found.farines)).toEqual(['ble']);
  });

  it('explains each rule by the reason why it matters', () => {
    expect(values(codes)).toEqual(rules.map(({ code }) => code));
    expect(codes).toContainEqual({
      value: 'article/impossible-dates',
      title: 'Le visiteur verrait une date fausse.',
    });
  });
});
