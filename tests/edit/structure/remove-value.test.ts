import { describe, expect, it } from 'vitest';
import type { RemovedLinkChoice } from '../../../src/edit/structure/remove-page.ts';
import { namesInstead, removeValue, usesOfValue } from '../../../src/edit/structure/remove-value.ts';
import type { SiteUses } from '../../../src/edit/structure/site-uses.ts';
import { applyMutation } from '../../check/apply-mutation.ts';
import { baseText, GUIDE } from '../../fixtures/fixture-site.ts';
import { carriedOut, copySite, open, refusalOf } from './structure-site.ts';

const file = 'site.manifest.json';

/** Copies the small site, and adds a second testimonial and a second plan. */
function siteWithTwo(): string {
  const directory = copySite();
  const first = (list: string, entry: string) => {
    const find = `"${list}": [\n`;
    return { file, find, put: `${find}    ${entry},\n` };
  };
  applyMutation(directory, {
    edits: [
      first(
        'testimonials',
        '{ "id": "ada", "name": "Ada", "role": "Cliente", "image": { "source": "media/camille.svg", "alt": "" }, "content": "Le pain est très bon." }',
      ),
      first(
        'plans',
        '{ "id": "year", "name": "Panier de l’année", "price": "24 €", "monthlyPrice": 24, "paymentLink": "https://pay.exemples.fr/year", "benefits": ["Un pain par jour"], "hasSEO": false }',
      ),
    ],
  });
  return directory;
}

const remove = (name: string, choice: RemovedLinkChoice | undefined) => (uses: SiteUses) =>
  removeValue(uses, { name, choose: () => choice });

/** Removes a value, which must leave no error. Returns the lines that differ, by file. */
function removed(directory: string, make: Parameters<typeof carriedOut>[1]) {
  const { difference, found } = carriedOut(directory, make);
  expect(found.filter((one) => one.startsWith('error'))).toEqual([]);
  return difference;
}

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
  });

  it('names another entry instead, also as a part of a dotted name', () => {
    const { [file]: lines = [] } = removed(siteWithTwo(), remove('plans.basket', { to: 'plans.year' }));
    expect(lines).toContainEqual(
      expect.stringContaining(
        '+ "basketPrice": { "label": "Panier, par mois", "format": "money", "from": "plans.year.monthlyPrice" }',
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^\+ .*"plans": \["year"\]/));
  });

  it('removes the section that shows nothing else, and leads the links to it to its page', () => {
    const difference = removed(copySite(), remove('plans.basket', 'unlink'));
    expect(difference[file]).toContainEqual(expect.stringMatching(/^- .*"type": "pricing", "id": "commander"/));
    expect(difference[file]).toContainEqual(
      expect.stringContaining('+ "action": { "label": "Commander un pain", "to": "/" }'),
    );
    expect(difference[file]).toContainEqual(expect.stringContaining('"format": "money", "value": 29 }'));
    expect(difference['content/textes/histoire.md']).toContainEqual(expect.stringContaining('[commandez](/).'));
  });

  it('writes the value of a fact into each kind of text', () => {
    const directory = copySite();
    const find = /^description: .*$/m.exec(baseText(GUIDE))?.[0] ?? '';
    const put = `description: 'En {{facts.delay}}, puis {{ facts.delay }} : l''essentiel.'`;
    const unit = { file, find: '"value": 48, "unit": "h"', put: '"value": 1200, "unit": "h \\"ouvrées\\""' };
    applyMutation(directory, { edits: [unit, { file: GUIDE, find, put }] });
    const difference = removed(directory, remove('facts.delay', 'unlink'));
    expect(difference[GUIDE]).toContainEqual(
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
