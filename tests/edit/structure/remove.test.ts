import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { linksTo, type RemovedLinkChoice, removePage } from '../../../src/edit/structure/remove-page.ts';
import { removePicture, removeSection } from '../../../src/edit/structure/remove-part.ts';
import type { PathLink, SiteUses } from '../../../src/edit/structure/site-uses.ts';
import { applyMutation } from '../../check/apply-mutation.ts';
import { carriedOut, carryOut, copySite, filesOf, open, refusalOf, siteWithSizes, sizesIn } from './structure-site.ts';

const remove = (path: string, choice: RemovedLinkChoice | undefined, redirect?: string | false) => (uses: SiteUses) =>
  removePage(uses, { path, redirect, choose: () => choice });

const removed = (make: Parameters<typeof carryOut>[1]) => carriedOut(copySite(), make);

describe('removing a page', () => {
  it('lists the links that lead to it from elsewhere', () => {
    const { uses } = open(copySite());
    expect(linksTo(uses, '/contact').map(({ pointer, address }) => pointer ?? address.file)).toEqual([
      '/navigation/footer/columns/0/links/0/to',
      '/pages/0/sections/1/action/to',
      'content/textes/histoire.md',
      'site.manifest.json',
    ]);
  });

  it('redirects links and its address', () => {
    const { difference, found } = removed(remove('/contact', { to: '/guides' }, '/guides'));
    expect(difference).toMatchInlineSnapshot(`
      {
        "content/textes/histoire.md": [
          "- Le four chauffe encore au bois. [Venez le voir](/contact). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#commander).",
          "+ Le four chauffe encore au bois. [Venez le voir](/guides). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#commander).",
        ],
        "site.manifest.json": [
          "- "columns": [{ "title": "Boutique", "links": [{ "label": "Nous écrire", "to": "/contact" }] }],",
          "- { "type": "pricing", "id": "commander", "heading": "Le panier à {{facts.basketPrice}}", "plans": ["basket"], "action": { "label": "Écrivez-nous", "to": "/contact" } },",
          "- { "type": "faq", "heading": "Vos questions", "items": [{ "question": "Livrez-vous ?", "answer": "Oui, [écrivez-nous](/contact)." }] },",
          "- "path": "/contact",",
          "- "title": "Écrire à la boulangerie",",
          "- "description": "Une question, une commande, une fête à préparer : écrivez à la boulangerie, la réponse arrive le jour même avant midi.",",
          "- { "type": "hero", "heading": "Écrivez-nous" },",
          "- { "type": "booking", "heading": "Passez nous voir", "title": "Réserver", "service": "mail", "url": "https://agenda.exemples.fr/pain" },",
          "- "type": "form",",
          "- "id": "message",",
          "- "heading": "Votre message",",
          "- "form": "contact"",
          "- "redirects": [{ "from": "/pains", "to": "/guides" }]",
          "+ "columns": [{ "title": "Boutique", "links": [{ "label": "Nous écrire", "to": "/guides" }] }],",
          "+ { "type": "pricing", "id": "commander", "heading": "Le panier à {{facts.basketPrice}}", "plans": ["basket"], "action": { "label": "Écrivez-nous", "to": "/guides" } },",
          "+ { "type": "faq", "heading": "Vos questions", "items": [{ "question": "Livrez-vous ?", "answer": "Oui, [écrivez-nous](/guides)." }] },",
          "+ "redirects": [{ "from": "/pains", "to": "/guides" }, { "from": "/contact", "to": "/guides" }]",
        ],
      }
    `);
    expect(found).toEqual(['note reference/unused']);
  });

  it('keeps the text of links, and removes menu entries and buttons', () => {
    const directory = copySite();
    const put = '{ "label": "Nous écrire", "to": "/contact" }, { "label": "Nos guides", "to": "/guides" }';
    applyMutation(directory, {
      edits: [
        { file: 'site.manifest.json', find: '{ "label": "Nous écrire", "to": "/contact" }', put },
        { file: 'site.manifest.json', find: '"Écrivez-nous", "to": "/contact"', put: '"Lisez-nous", "to": "/guides"' },
      ],
    });
    const { difference, found } = carriedOut(directory, remove('/contact', 'unlink', '/guides'));
    const { 'site.manifest.json': manifest, ...texts } = difference;
    expect(texts).toMatchInlineSnapshot(`
      {
        "content/textes/histoire.md": [
          "- Le four chauffe encore au bois. [Venez le voir](/contact). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#commander).",
          "+ Le four chauffe encore au bois. Venez le voir. Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#commander).",
        ],
      }
    `);
    expect(manifest?.filter((line) => line.startsWith('+'))).toMatchInlineSnapshot(`
      [
        "+ "columns": [{ "title": "Boutique", "links": [{ "label": "Nos guides", "to": "/guides" }] }],",
        "+ { "type": "faq", "heading": "Vos questions", "items": [{ "question": "Livrez-vous ?", "answer": "Oui, écrivez-nous." }] },",
        "+ "redirects": [{ "from": "/pains", "to": "/guides" }, { "from": "/contact", "to": "/guides" }]",
      ]
    `);
    expect(found).toEqual(['note reference/unused']);
  });

  it.each([
    ['the only one', '{ "from": "/ecrire", "to": "/contact" }', '{ "from": "/ecrire", "to": "/guides" }'],
    [
      'one of two',
      '{ "from": "/ecrire", "to": "/contact#message" }, { "from": "/pains", "to": "/guides" }',
      '{ "from": "/ecrire", "to": "/guides" }, { "from": "/pains", "to": "/guides" }',
    ],
  ])('redirects an older address of the page like its own, even if links are removed: %s', (_, put, kept) => {
    const directory = copySite();
    const find = '{ "from": "/pains", "to": "/guides" }';
    applyMutation(directory, { edits: [{ file: 'site.manifest.json', find, put }] });
    const choose = ({ pointer }: PathLink) => (pointer?.startsWith('/redirects/') ? 'unlink' : { to: '/guides' });
    carryOut(directory, (uses) => removePage(uses, { path: '/contact', redirect: '/guides', choose }));
    const own = '{ "from": "/contact", "to": "/guides" }';
    expect(filesOf(directory)['site.manifest.json']).toContain(`"redirects": [${kept}, ${own}]`);
  });

  it.each([
    [{ to: '/guides' }, 'Le four : [venez][nous], [écrivez][nous].\n\n[nous]: /guides'],
    ['unlink', 'Le four : venez, écrivez.\n\n[nous]: /contact'],
  ] as const)('asks once about links that share their address: %j', (choice, expected) => {
    const directory = copySite();
    const story = path.join(directory, 'content/textes/histoire.md');
    writeFileSync(story, 'Le four : [venez][nous], [écrivez][nous].\n\n[nous]: /contact\n');
    const asked: string[] = [];
    carryOut(directory, (uses) =>
      removePage(uses, {
        path: '/contact',
        redirect: '/guides',
        choose: ({ address: { file } }) => {
          asked.push(file);
          return file.endsWith('.md') ? choice : { to: '/guides' };
        },
      }),
    );
    expect(asked.filter((file) => file.endsWith('.md'))).toHaveLength(1);
    expect(readFileSync(story, 'utf8').trim()).toBe(expected);
  });

  it('refuses a link without a choice, with its place', () => {
    const directory = copySite();
    expect(refusalOf(directory, remove('/contact', undefined, false))).toMatchObject({ code: 'links-left' });
    expect(refusalOf(directory, remove('/contact', undefined, false))?.places).toHaveLength(4);
    expect(refusalOf(directory, remove('/contact', 'unlink', false))?.code).toBe('link-needed');
  });
});

it('removing a guide removes its file, its entries in the chain and the links to it', () => {
  const { difference, found } = removed(remove('/guides/conserver-son-pain', 'unlink', '/guides'));
  expect(difference).toMatchInlineSnapshot(`
    {
      "content/guides/choisir-son-pain.md": [
        "- Voyez aussi [comment le conserver](/guides/conserver-son-pain#le-torchon).",
        "+ Voyez aussi comment le conserver.",
      ],
      "content/guides/conserver-son-pain.md": [
        "removed",
      ],
      "site.manifest.json": [
        "- "articles": ["choisir-son-pain", "conserver-son-pain", "recettes-de-pain-perdu"],",
        "- "help": ["conserver-son-pain"],",
        "- "redirects": [{ "from": "/pains", "to": "/guides" }]",
        "+ "articles": ["choisir-son-pain", "recettes-de-pain-perdu"],",
        "+ "redirects": [{ "from": "/pains", "to": "/guides" }, { "from": "/guides/conserver-son-pain", "to": "/guides" }]",
      ],
    }
  `);
  expect(found).toEqual([]);
});

it('removing a picture removes all its sizes and formats', () => {
  const directory = siteWithSizes();
  expect(refusalOf(directory, (uses) => removePicture(uses, 'media/camille-480.avif'))?.code).toBe('picture-used');
  const manifest = path.join(directory, 'site.manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"image": \{ "source": "media\/camille.*?\},/, ''));
  carryOut(directory, (uses) => removePicture(uses, 'media/camille-480.avif'));
  expect(sizesIn(directory)).toEqual([]);
});

describe('removing a section', () => {
  it('removes the texts that only it shows, and redirects links to the page', () => {
    const { difference } = removed((uses) => removeSection(uses, { path: '/', id: 'commander' }));
    expect(difference).toMatchInlineSnapshot(`
      {
        "content/textes/histoire.md": [
          "- Le four chauffe encore au bois. [Venez le voir](/contact). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#commander).",
          "+ Le four chauffe encore au bois. [Venez le voir](/contact). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/).",
        ],
        "site.manifest.json": [
          "- "action": { "label": "Commander un pain", "to": "/#commander" }",
          "- { "type": "pricing", "id": "commander", "heading": "Le panier à {{facts.basketPrice}}", "plans": ["basket"], "action": { "label": "Écrivez-nous", "to": "/contact" } },",
          "+ "action": { "label": "Commander un pain", "to": "/" }",
        ],
      }
    `);
  });

  it('without a name removes it by its position on the page', () => {
    const make = (id: string) => (uses: SiteUses) => removeSection(uses, { path: '/contact', id });
    const { difference } = removed(make('2'));
    expect(difference).toEqual({ 'site.manifest.json': [expect.stringContaining('- { "type": "booking"')] });
    expect(refusalOf(copySite(), make('9'))?.code).toBe('unknown-section');
  });
});

describe('removing is refused', () => {
  const directory = copySite();

  it.each([
    ['/', undefined, 'home-page'],
    ['/absente', undefined, 'unknown-page'],
    ['/contact', undefined, 'redirect-needed'],
    ['/contact', '/absente', 'target-unknown'],
    ['/contact', '/contact', 'target-unknown'],
    ['/contact', 'https://ailleurs.fr', 'target-unknown'],
    ['/guides', false, 'hub-of-guides'],
  ] as const)('for %s, with %s: %s', (path, redirect, code) => {
    expect(refusalOf(directory, remove(path, 'unlink', redirect))?.code).toBe(code);
  });

  it('for a picture in use, with the places', () => {
    expect(refusalOf(directory, (uses) => removePicture(uses, 'media/camille.svg'))).toMatchObject({
      code: 'picture-used',
      places: [{ file: 'site.manifest.json' }],
    });
  });

  it('for a guide whose chain would have only one left', () => {
    const copy = copySite();
    carryOut(copy, remove('/guides/conserver-son-pain', 'unlink', '/guides'));
    expect(refusalOf(copy, remove('/guides/choisir-son-pain', 'unlink', '/guides'))?.code).toBe('chain-too-short');
  });
});
