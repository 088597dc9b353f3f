import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renameFact, renamePicture, renameSection } from '../../../src/edit/structure/rename-name.ts';
import type { SiteUses } from '../../../src/edit/structure/site-uses.ts';
import { writeFixtureSite } from '../../fixtures/fixture-site.ts';
import { carriedOut, carryOut, copySite, filesOf, open, refusalOf, siteWithSizes, sizesIn } from './structure-site.ts';

/** Renames in a copy of a site, and back. Returns the difference that the first renaming made. */
function thereAndBack(make: typeof fact, [from, to]: [string, string], site?: string) {
  const directory = copySite(site);
  const before = filesOf(directory);
  const { found } = open(directory);
  const first = carriedOut(directory, make(from, to));
  expect(first.found).toEqual(found);
  carryOut(directory, make(to, from));
  expect(filesOf(directory)).toEqual(before);
  return first.difference;
}

const section = (from: string, to: string) => (uses: SiteUses) => renameSection(uses, { path: '/', from, to });
const fact = (from: string, to: string) => (uses: SiteUses) => renameFact(uses, { from, to });
const picture = (from: string, to: string) => (uses: SiteUses) => renamePicture(uses, { from, to });

it('renaming a section changes its name and every link to it', () => {
  expect(thereAndBack(section, ['commander', 'panier'])).toMatchInlineSnapshot(`
    {
      "content/textes/histoire.md": [
        "- Le four chauffe encore au bois. [Venez le voir](/contact). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#commander).",
        "+ Le four chauffe encore au bois. [Venez le voir](/contact). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#panier).",
      ],
      "site.manifest.json": [
        "- "action": { "label": "Commander un pain", "to": "/#commander" }",
        "- { "type": "pricing", "id": "commander", "heading": "Le panier à {{facts.basketPrice}}", "plans": ["basket"], "action": { "label": "Écrivez-nous", "to": "/contact" } },",
        "+ "action": { "label": "Commander un pain", "to": "/#panier" }",
        "+ { "type": "pricing", "id": "panier", "heading": "Le panier à {{facts.basketPrice}}", "plans": ["basket"], "action": { "label": "Écrivez-nous", "to": "/contact" } },",
      ],
    }
  `);
});

describe('renaming a fact', () => {
  it('changes its name and all uses', () => {
    expect(thereAndBack(fact, ['basketPrice', 'panier'])).toMatchInlineSnapshot(`
      {
        "content/textes/histoire.md": [
          "- Le four chauffe encore au bois. [Venez le voir](/contact). Le panier coûte {{facts.basketPrice}} par mois : [commandez](/#commander).",
          "+ Le four chauffe encore au bois. [Venez le voir](/contact). Le panier coûte {{facts.panier}} par mois : [commandez](/#commander).",
        ],
        "site.manifest.json": [
          "- "basketPrice": { "label": "Panier, par mois", "format": "money", "from": "plans.basket.monthlyPrice" },",
          "- { "type": "pricing", "id": "commander", "heading": "Le panier à {{facts.basketPrice}}", "plans": ["basket"], "action": { "label": "Écrivez-nous", "to": "/contact" } },",
          "+ "panier": { "label": "Panier, par mois", "format": "money", "from": "plans.basket.monthlyPrice" },",
          "+ { "type": "pricing", "id": "commander", "heading": "Le panier à {{facts.panier}}", "plans": ["basket"], "action": { "label": "Écrivez-nous", "to": "/contact" } },",
        ],
      }
    `);
  });

  it('follows facts that copy other facts', () => {
    const changed = thereAndBack(fact, ['delay', 'wait'], writeFixtureSite());
    expect(changed['site.manifest.json']).toContain('+ "from": "facts.wait.value",');
  });
});

describe('renaming a picture', () => {
  it('moves its file and changes every use', () => {
    expect(thereAndBack(picture, ['media/camille.svg', 'media/clients/camille.svg'])).toMatchInlineSnapshot(`
      {
        "content/media/camille.svg": [
          "removed",
        ],
        "content/media/clients/camille.svg": [
          "new",
        ],
        "site.manifest.json": [
          "- "image": { "source": "media/camille.svg", "alt": "" },",
          "+ "image": { "source": "media/clients/camille.svg", "alt": "" },",
        ],
      }
    `);
  });

  it('renames all sizes and formats of a picture', () => {
    const directory = siteWithSizes();
    carryOut(directory, picture('media/camille-960.webp', 'media/clients/ana.webp'));
    expect(sizesIn(directory)).toEqual(['clients/ana-480.avif', 'clients/ana-480.webp', 'clients/ana-960.webp']);
    expect(filesOf(directory)['site.manifest.json']).toContain(
      '"source": "media/clients/ana-960.webp", "variants": ["media/clients/ana-480.webp"]',
    );
  });

  it.each([
    ['media/camille-480.webp', 'nothing-changes'],
    ['media/ana.avif', 'picture-ending'],
    ['media/Ana.webp', 'name-malformed'],
    ['media/four-1600.webp', 'file-taken'],
  ])('in several sizes to %s is refused: %s', (to, code) => {
    const directory = siteWithSizes();
    writeFileSync(path.join(directory, 'content/media/four-320.webp'), 'x');
    expect(refusalOf(directory, picture('media/camille-960.webp', to))?.code).toBe(code);
  });
});

it.each([
  ['section', 'absente', 'x', 'unknown-section'],
  ['section', 'commander', 'Panier', 'name-malformed'],
  ['section', 'commander', 'commander', 'nothing-changes'],
  ['fact', 'absent', 'x', 'unknown-fact'],
  ['fact', 'delay', 'basketPrice', 'fact-taken'],
  ['fact', 'delay', 'Délai', 'name-malformed'],
  ['picture', 'media/absente.svg', 'media/x.svg', 'unknown-picture'],
  ['picture', 'media/camille.svg', 'media/wedding.svg', 'file-taken'],
  ['picture', 'media/camille.svg', 'media/camille.png', 'picture-ending'],
  ['picture', 'media/camille.svg', '../camille.svg', 'name-malformed'],
] as const)('renaming a %s from %s to %s is refused: %s', (kind, from, to, code) => {
  const make = { section, fact, picture }[kind];
  expect(refusalOf(copySite(), make(from, to))?.code).toBe(code);
});
