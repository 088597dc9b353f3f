import { describe, expect, it } from 'vitest';
import { maskMarkdown } from '../../src/texts/mask-markdown.ts';
import { passagesOf } from '../../src/texts/passages.ts';

const words = (masked: string) => masked.split(/\s+/).filter(Boolean);

describe('prose of a Markdown text', () => {
  it.each([
    ['Un **mot** et [un lien](/page "titre").', ['Un', 'mot', 'et', 'un', 'lien', '.']],
    ['> - [ ] À *faire*', ['À', 'faire']],
    ['## Titre', ['Titre']],
    ['**Gras** au début\n12 mots', ['Gras', 'au', 'début', '12', 'mots']],
    ['| A | B |\n|---|:-:|\n| c | d |', ['A', 'B', 'c', 'd']],
    ['Dès {{facts.price}} par mois', ['Dès', '000000000000000', 'par', 'mois']],
    ['Ouvrez `index.html` ici', ['Ouvrez', '000000000000', 'ici']],
    ['Avant\n\n```html\n<p>bonjour</p>\n```\n\nAprès', ['Avant', 'Après']],
    [
      'Voir https://example.com/x et exemple.fr, en .com ou Node.js',
      ['Voir', '000000000000000000000', 'et', '0000000000,', 'en', '0000', 'ou', '0000000'],
    ],
    ['Écrire à nom@example.com', ['Écrire', 'à', '000000000000000']],
    ['Le cookie _gcl_* du mois', ['Le', 'cookie', '000000', 'du', 'mois']],
    ['Le cookie _gcl_au et site:draft:*', ['Le', 'cookie', '0000000', 'et', '000000000000']],
    ['Une fin.Une suite', ['Une', 'fin.Une', 'suite']],
    ['Voir [ce texte][x].\n\n[x]: https://example.com/abrez', ['Voir', 'ce', 'texte', '.']],
  ])('of %j is %j', (markdown, expected) => {
    const masked = maskMarkdown(markdown);
    expect(masked).toHaveLength(markdown.length);
    expect(words(masked)).toEqual(expected);
  });

  it('is cut where no sentence goes on', () => {
    const markdown =
      'Un début\nsur deux lignes\n\n- un\n- deux\n\n## Trois\n\n| Quatre | cinq |\n|---|---|\n\n> **Six**\n>\n> sept';
    expect(passagesOf(markdown).map(({ kind, text }) => [kind, text.replace(/\s+/g, ' ').trim()])).toEqual([
      ['paragraph', 'Un début sur deux lignes'],
      ['item', 'un'],
      ['item', 'deux'],
      ['heading', 'Trois'],
      ['cell', 'Quatre'],
      ['cell', 'cinq'],
      ['paragraph', 'Six'],
      ['paragraph', 'sept'],
    ]);
  });
});
