import { describe, expect, it } from 'vitest';
import type { RemovedLinkChoice } from '../../../src/edit/structure/remove-page.ts';
import { namesInstead, removeValue, usesOfValue } from '../../../src/edit/structure/remove-value.ts';
import type { SiteUses } from '../../../src/edit/structure/site-uses.ts';
import { applyMutation } from '../../check/apply-mutation.ts';
import { carryOut, copySite, differenceOf, filesOf, open, refusalOf } from './structure-site.ts';

const file = 'site.manifest.json';

/** Copies the small site, and adds a second testimonial and a second plan. */
function siteWithTwo(): string {
  const directory = copySite();
  const other = (find: string, put: string) => ({ file, find, put });
  applyMutation(directory, {
    edits: [
      other(
        '"testimonials": [\n',
        '"testimonials": [\n    { "id": "ada", "name": "Ada", "role": "Cliente", "image": { "source": "media/camille.svg", "alt": "" }, "content": "Le pain est très bon." },\n',
      ),
      other(
        '"plans": [\n',
        '"plans": [\n    { "id": "year", "name": "Panier de l’année", "price": "24 €", "monthlyPrice": 24, "paymentLink": "https://pay.exemples.fr/year", "benefits": ["Un pain par jour"], "hasSEO": false },\n',
      ),
    ],
  });
  return directory;
}

const remove = (name: string, choice: RemovedLinkChoice | undefined) => (uses: SiteUses) =>
  removeValue(uses, { name, choose: () => choice });

function removed(directory: string, make: Parameters<typeof carryOut>[1]) {
  const before = filesOf(directory);
  carryOut(directory, make);
  return differenceOf(before, filesOf(directory));
}

const errorsOf = (directory: string) => open(directory).found.filter((one) => one.startsWith('error'));

describe('the places that name a value', () => {
  it.each([
    ['testimonials.camille', ['entry testimonials.camille']],
    ['plans.basket', ['entry plans.basket', 'path plans.basket.monthlyPrice']],
    ['portfolio.wedding', ['entry portfolio.wedding']],
    ['services.mail', ['entry services.mail']],
    ['forms.contact', ['entry forms.contact']],
    ['popups.offer', ['entry popups.offer']],
    ['chains.guides', ['entry chains.guides']],
    ['business.name', ['text business.name']],
  ])('of %s are found by the kinds in the schemas', (name, expected) => {
    const { uses } = open(copySite());
    const found = usesOfValue(uses, name).map((use) => `${use.form} ${use.name}`);
    expect([...new Set(found)].sort()).toEqual(expected);
  });

  it('exclude those in the value itself, and in texts that only it shows', () => {
    const { uses } = open(copySite());
    const found = usesOfValue(uses, 'facts.basketPrice');
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter(({ typed }) => typed.pointer?.startsWith('/facts/basketPrice'))).toEqual([]);
  });

  it('may name another entry of the collection that has the same part, and is not in the same list', () => {
    const { uses } = open(siteWithTwo());
    const insteadOf = (name: string) => usesOfValue(uses, name).map((use) => namesInstead(uses, { name, use }));
    expect(insteadOf('testimonials.camille')).toEqual([['testimonials.ada']]);
    expect(new Set(insteadOf('plans.basket').flat())).toEqual(new Set(['plans.year']));
  });
});

describe('removing a value', () => {
  it('takes references away, and leaves no error', () => {
    const directory = siteWithTwo();
    applyMutation(directory, { edits: [{ file, find: '"items": ["camille"]', put: '"items": ["camille", "ada"]' }] });
    const { [file]: lines = [] } = removed(directory, remove('testimonials.camille', 'unlink'));
    expect(lines.filter((line) => line.startsWith('+ { "type"'))).toEqual([
      expect.stringContaining('"items": ["ada"]'),
    ]);
    expect(errorsOf(directory)).toEqual([]);
  });

  it('names another entry instead, also as a part of a dotted name', () => {
    const directory = siteWithTwo();
    const { [file]: lines = [] } = removed(directory, remove('plans.basket', { to: 'plans.year' }));
    expect(lines).toContainEqual(
      expect.stringContaining(
        '+ "basketPrice": { "label": "Panier, par mois", "format": "money", "from": "plans.year.monthlyPrice" }',
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^\+ .*"plans": \["year"\]/));
    expect(errorsOf(directory)).toEqual([]);
  });

  it('removes the section that shows nothing else, and leads the links to it to its page', () => {
    const directory = copySite();
    const difference = removed(directory, remove('plans.basket', 'unlink'));
    expect(difference[file]).toContainEqual(expect.stringMatching(/^- .*"type": "pricing", "id": "commander"/));
    expect(difference[file]).toContainEqual(
      expect.stringContaining('+ "action": { "label": "Commander un pain", "to": "/" }'),
    );
    expect(difference[file]).toContainEqual(expect.stringContaining('"format": "money", "value": 29 }'));
    expect(difference['content/textes/histoire.md']).toContainEqual(expect.stringContaining('[commandez](/).'));
    expect(errorsOf(directory)).toEqual([]);
  });

  it('writes the value of a fact into each kind of text', () => {
    const directory = copySite();
    const guide = 'content/guides/choisir-son-pain.md';
    const description =
      open(directory)
        .uses.texts.get(guide)
        ?.match(/^description: .*$/m)?.[0] ?? '';
    applyMutation(directory, {
      edits: [
        { file, find: '"value": 48, "unit": "h"', put: '"value": 1200, "unit": "h \\"ouvrées\\""' },
        {
          file: guide,
          find: description,
          put: `description: 'En {{facts.delay}}, puis {{ facts.delay }} : l''essentiel.'`,
        },
      ],
    });
    const difference = removed(directory, remove('facts.delay', 'unlink'));
    expect(difference[guide]).toContainEqual(
      `+ description: 'En 1 200 h "ouvrées", puis 1 200 h "ouvrées" : l''essentiel.'`,
    );
    expect(difference[file]).toContainEqual(
      expect.stringContaining('"lead": "Commandez 1 200 h \\"ouvrées\\" à l’avance."'),
    );
    expect(removed(directory, remove('facts.basketPrice', 'unlink'))['content/textes/histoire.md']).toContainEqual(
      expect.stringContaining('Le panier coûte 29 € par mois'),
    );
    expect(open(directory).uses.manifest.data.facts).toBeUndefined();
  });

  it('is refused without a choice, with the places, and for what the site requires', () => {
    const directory = siteWithTwo();
    expect(refusalOf(directory, remove('testimonials.camille', undefined))).toMatchObject({
      code: 'value-used',
      places: [{ file, pointer: '/pages/0/sections/2/items/0' }],
    });
    expect(refusalOf(directory, remove('testimonials.camille', { to: 'testimonials.nobody' }))?.code).toBe(
      'unknown-value',
    );
    expect(refusalOf(directory, remove('testimonials.nobody', 'unlink'))?.code).toBe('unknown-value');
    expect(refusalOf(directory, remove('business.name', 'unlink'))?.code).toBe('value-needed');
    expect(refusalOf(directory, remove('chains.guides', 'unlink'))?.code).toBe('chain-of-guides');
  });
});
