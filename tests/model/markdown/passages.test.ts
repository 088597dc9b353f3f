import { describe, expect, it } from 'vitest';
import { passagesOf } from '../../../src/model/markdown/passages.ts';

const words = (markdown: string) =>
  passagesOf(markdown).flatMap(({ text }) => text.split(/\s+/).filter((word) => word !== ''));

describe('the prose of a Markdown text', () => {
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
      'Voir https://a.fr/x et a.fr, en .com ou Node.js',
      ['Voir', '00000000000000', 'et', '0000,', 'en', '0000', 'ou', '0000000'],
    ],
    ['Écrire à nom@example.com', ['Écrire', 'à', '000000000000000']],
    ['Le cookie _gcl_au et site:draft:*', ['Le', 'cookie', '0000000', 'et', '000000000000']],
    ['Une fin.Une suite', ['Une', 'fin.Une', 'suite']],
    ['Voir [ce texte][x].\n\n[x]: https://example.com/abrez', ['Voir', 'ce', 'texte', '.']],
    ['![Une photo du four](/media/four.webp "Légende") et <b>gras</b>', ['Une', 'photo', 'du', 'four', 'et', 'gras']],
    ['5 \\* 3 et&nbsp;plus <!-- note -->', ['5', '3', 'et', 'plus']],
  ])('of %j is %j', (markdown, expected) => expect(words(markdown)).toEqual(expected));

  it('keeps its offsets', () => {
    const markdown = '> Un **mot**\n> et `code`\n\n- [l’eau](/a) & co\n\n| a | b |\n|---|---|\n| c\\|d | e |';
    for (const { text, offset } of passagesOf(markdown)) {
      for (const { index, 0: word } of text.matchAll(/\p{L}+/gu)) {
        expect(markdown.slice(offset + index, offset + index + word.length)).toBe(word);
      }
    }
  });

  it('is split at the ends of blocks', () => {
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
