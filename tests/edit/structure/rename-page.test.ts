import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renamePage } from '../../../src/edit/structure/rename-page.ts';
import type { SiteUses } from '../../../src/edit/structure/site-uses.ts';
import { isFull } from '../../browser/routes.ts';
import { applyMutation } from '../../check/apply-mutation.ts';
import { fc } from '../../fast-check.ts';
import { writeFixtureSite } from '../../fixtures/fixture-site.ts';
import { carriedOut, carryOut, copySite, filesOf, open, refusalOf } from './structure-site.ts';

const rename =
  (from: string, to: string, redirect = true) =>
  (uses: SiteUses) =>
    renamePage(uses, { from, to, redirect });

describe('renaming a page', () => {
  it('changes its address and every link to it, and redirects the old one', () => {
    const { difference, found } = carriedOut(copySite(), rename('/contact', '/nous-ecrire'));
    expect(difference).toMatchInlineSnapshot(`
      {
        "content/textes/histoire.md": [
          "- Le four chauffe encore au bois. [Venez le voir](/contact). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#commander).",
          "+ Le four chauffe encore au bois. [Venez le voir](/nous-ecrire). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#commander).",
        ],
        "site.manifest.json": [
          "- "columns": [{ "title": "Boutique", "links": [{ "label": "Nous écrire", "to": "/contact" }] }],",
          "- { "type": "pricing", "id": "commander", "heading": "Le panier à {{facts.basketPrice}}", "plans": ["basket"], "action": { "label": "Écrivez-nous", "to": "/contact" } },",
          "- { "type": "faq", "heading": "Vos questions", "items": [{ "question": "Livrez-vous ?", "answer": "Oui, [écrivez-nous](/contact)." }] },",
          "- "path": "/contact",",
          "- "redirects": [{ "from": "/pains", "to": "/guides" }]",
          "+ "columns": [{ "title": "Boutique", "links": [{ "label": "Nous écrire", "to": "/nous-ecrire" }] }],",
          "+ { "type": "pricing", "id": "commander", "heading": "Le panier à {{facts.basketPrice}}", "plans": ["basket"], "action": { "label": "Écrivez-nous", "to": "/nous-ecrire" } },",
          "+ { "type": "faq", "heading": "Vos questions", "items": [{ "question": "Livrez-vous ?", "answer": "Oui, [écrivez-nous](/nous-ecrire)." }] },",
          "+ "path": "/nous-ecrire",",
          "+ "redirects": [{ "from": "/pains", "to": "/guides" }, { "from": "/contact", "to": "/nous-ecrire" }]",
        ],
      }
    `);
    expect(found).toEqual([]);
  });

  it('redirects an address that the record of releases does not contain, since others may have published it', () => {
    const directory = copySite();
    rmSync(path.join(directory, 'content/release.json'));
    carryOut(directory, rename('/contact', '/nous-ecrire'));
    expect(filesOf(directory)['site.manifest.json']).toContain('{ "from": "/contact", "to": "/nous-ecrire" }');
  });

  it('adds no redirect if not requested', () => {
    const directory = copySite();
    carryOut(directory, rename('/contact', '/nous-ecrire', false));
    expect(filesOf(directory)['site.manifest.json']).not.toContain('"/contact"');
  });

  it('also moves the guides of a hub, with their files', () => {
    const { difference, found } = carriedOut(copySite(), rename('/guides', '/conseils'));
    expect(difference).toMatchInlineSnapshot(`
      {
        "content/conseils/choisir-son-pain.md": [
          "new",
        ],
        "content/conseils/conserver-son-pain.md": [
          "new",
        ],
        "content/conseils/recettes-de-pain-perdu.md": [
          "new",
        ],
        "content/guides/choisir-son-pain.md": [
          "removed",
        ],
        "content/guides/conserver-son-pain.md": [
          "removed",
        ],
        "content/guides/recettes-de-pain-perdu.md": [
          "removed",
        ],
        "site.manifest.json": [
          "- "links": [{ "label": "Nos guides", "to": "/guides" }],",
          "- "hub": "/guides",",
          "- "guides": { "defaultMainArticle": { "url": "/guides", "title": "Retour aux guides du pain" } },",
          "- { "type": "hero", "heading": "Du pain au levain, chaque matin", "lead": "Commandez {{facts.delay}} à l’avance.", "actions": [{ "label": "Lire nos guides", "to": "/guides" }] },",
          "- "path": "/guides",",
          "- "redirects": [{ "from": "/pains", "to": "/guides" }]",
          "+ "links": [{ "label": "Nos guides", "to": "/conseils" }],",
          "+ "hub": "/conseils",",
          "+ "guides": { "defaultMainArticle": { "url": "/conseils", "title": "Retour aux guides du pain" } },",
          "+ { "type": "hero", "heading": "Du pain au levain, chaque matin", "lead": "Commandez {{facts.delay}} à l’avance.", "actions": [{ "label": "Lire nos guides", "to": "/conseils" }] },",
          "+ "path": "/conseils",",
          "+ "redirects": [{ "from": "/pains", "to": "/conseils" }, { "from": "/guides", "to": "/conseils" }, { "from": "/guides/choisir-son-pain", "to": "/conseils/choisir-son-pain" }, { "from": "/guides/conserver-son-pain", "to": "/conseils/conserver-son-pain" }, { "from": "/guides/recettes-de-pain-perdu", "to": "/conseils/recettes-de-pain-perdu" }]",
        ],
      }
    `);
    expect(found).toEqual([]);
  });
});

it.each(['/contact', '/guides'])('a page whose address was changed by hand is completed: %s', (from) => {
  const [whole, byHand] = [copySite(), copySite()];
  carryOut(whole, rename(from, '/nouvelle'));
  const edits = [{ file: 'site.manifest.json', find: `"path": "${from}"`, put: '"path": "/nouvelle"' }];
  applyMutation(byHand, { edits });
  carryOut(byHand, rename(from, '/nouvelle'));
  expect(filesOf(byHand)).toEqual(filesOf(whole));
});

it('renaming a guide changes its entries in the chain, its file and every link to it', () => {
  const make = rename('/guides/conserver-son-pain', '/guides/garder-son-pain');
  const { difference, found } = carriedOut(copySite(), make);
  expect(difference).toMatchInlineSnapshot(`
    {
      "content/guides/choisir-son-pain.md": [
        "- Voyez aussi [comment le conserver](/guides/conserver-son-pain#le-torchon).",
        "+ Voyez aussi [comment le conserver](/guides/garder-son-pain#le-torchon).",
      ],
      "content/guides/conserver-son-pain.md": [
        "removed",
      ],
      "content/guides/garder-son-pain.md": [
        "new",
      ],
      "site.manifest.json": [
        "- "articles": ["choisir-son-pain", "conserver-son-pain", "recettes-de-pain-perdu"],",
        "- "help": ["conserver-son-pain"],",
        "- "redirects": [{ "from": "/pains", "to": "/guides" }]",
        "+ "articles": ["choisir-son-pain", "garder-son-pain", "recettes-de-pain-perdu"],",
        "+ "help": ["garder-son-pain"],",
        "+ "redirects": [{ "from": "/pains", "to": "/guides" }, { "from": "/guides/conserver-son-pain", "to": "/guides/garder-son-pain" }]",
      ],
    }
  `);
  expect(found).toEqual([]);
});

describe('renaming is refused', () => {
  const directory = copySite();

  it.each([
    ['/', '/accueil', 'home-page'],
    ['/contact', '/', 'address-taken'],
    ['/contact', '/mentions', 'address-taken'],
    ['/contact', '/guides/choisir-son-pain', 'address-taken'],
    ['/contact', '/pains', 'address-redirected'],
    ['/contact', '/404', 'address-reserved'],
    ['/contact', '/media/images', 'address-reserved'],
    ['/contact', '/contact/:nom', 'page-parameters'],
    ['/contact', 'nous-ecrire', 'address-malformed'],
    ['/contact', '/Nous écrire', 'address-malformed'],
    ['/contact', '/contact', 'nothing-changes'],
    ['/absente', '/la', 'unknown-page'],
    ['/guides/choisir-son-pain', '/ailleurs/choisir', 'guide-elsewhere'],
  ])('from %s to %s: %s', (from, to, code) => {
    expect(refusalOf(directory, rename(from, to))?.code).toBe(code);
  });
});

describe.each([
  ['the small site', copySite(), isFull ? 30 : 8],
  ['the large site', writeFixtureSite(), isFull ? 30 : 4],
])('on %s', (_, directory, numRuns) => {
  const first = filesOf(directory);
  const before = open(directory);
  const { pages, guides } = before.uses;
  const paths = [...pages, ...guides].map(({ path: one }) => one).filter((one) => one !== '/' && !one.includes('/:'));

  it('renaming there and back restores the first bytes, and the check has the same findings in between', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.boolean(), (from, redirect) => {
        const to = `${from.slice(0, from.lastIndexOf('/'))}/un-nouveau-nom`;
        carryOut(directory, rename(from, to, redirect));
        const found = open(directory).found.filter((one) => redirect || !one.endsWith('release/removed-page'));
        carryOut(directory, rename(to, from, false));
        expect(found).toEqual(before.found);
        expect(filesOf(directory)).toEqual(first);
      }),
      { numRuns, endOnFailure: true },
    );
  });
});
