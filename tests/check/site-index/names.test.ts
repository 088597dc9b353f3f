import { describe, expect, it } from 'vitest';
import { formsOf } from '../../../src/check/site-index/forms.ts';
import { collectNames, isNamed, isReported, namesOf } from '../../../src/check/site-index/names.ts';
import { NO_SHAPE_ERRORS, type ShapeErrors } from '../../../src/check/site-index/shape-errors.ts';
import type { MarkdownUse, StringUse } from '../../../src/check/site-index/site-parts.ts';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import type { TextRange } from '../../../src/text/range.ts';

const manifest = {
  business: {
    name: 'Four',
    address: { street: '1, rue du Four', city: 'Dax' },
    legal: { host: { address: { street: 'trop loin' } } },
    hours: [{ days: ['monday'], opens: '07:00', closes: '19:00' }],
    tags: ['a'],
  },
  site: { name: 'Le four', url: 'https://a.fr' },
  plans: [{ id: 'petit', price: 29, popular: true }, { name: 'sans identifiant' }, 'rien'],
  backlinkPacks: [{ id: 'dix', price: '10 €' }],
  facts: { prix: { value: 29 }, nu: 'texte' },
  pages: [{ title: 'Accueil' }],
};

describe('names of a manifest', () => {
  it.each([
    'year',
    'business.name',
    'plans.petit.price',
    'facts.prix',
    'facts.nu',
    'business.address',
    'business.hoursText',
  ])('have texts, numbers, facts, addresses and computed values: %s', (name) => {
    expect(isNamed(manifest, name)).toBe(true);
  });

  it.each([
    'years',
    'business',
    'business.hours',
    'business.legal.host',
    'plans.petit',
    'plans.petit.popular',
    'plans.grand.price',
    'facts',
    'facts.rien',
    'facts.prix.rien',
    'toString',
  ])('have no value that can be shown: %s', (name) => {
    expect(isNamed(manifest, name)).toBe(false);
  });

  it('are suggested if they are texts or numbers, up to a maximum depth', () => {
    expect(namesOf(manifest)).toEqual([
      'year',
      'facts.prix',
      'facts.nu',
      'business.name',
      'business.address.street',
      'business.address.city',
      'business.legal.host.address.street',
      'plans.petit.id',
      'plans.petit.price',
      'backlinkPacks.dix.id',
      'backlinkPacks.dix.price',
      'site.name',
      'site.url',
      'business.hoursText',
      'business.closedDays',
    ]);
    const deep = { business: { a: { b: { c: { d: { e: 'x' } } } } } };
    expect(namesOf(deep)).toEqual(['year']);
    expect(namesOf({})).toEqual(['year']);
  });
});

describe('a name whose value is reported elsewhere', () => {
  const place = { file: '', start: 0, end: 0 };
  const placed = (pointers: string[] = []) => new Map(pointers.map((pointer) => [pointer, place]));

  it.each<[name: string, errors: { missing?: string[]; refused?: string[]; unknown?: string }, isLost: boolean]>([
    ['business.phone', { missing: ['/business/phone'] }, true],
    ['business.address.street', { refused: ['/business/address'] }, true],
    ['plans.petit.name', { missing: ['/plans/0/name'] }, true],
    ['facts.prix', { refused: ['/facts'] }, true],
    ['business.phone', { missing: ['/business/email'], refused: ['/site'] }, false],
    ['plans.petit.name', { missing: ['/plans/1/name', '/plans/petit'] }, false],
    ['plans.grand.name', { missing: ['/plans/0/name'] }, false],
    ['business.name.x', { missing: ['/business/name/y'] }, false],
    // An unknown key may be a misspelt one.
    ['business.fax', { unknown: '/business' }, true],
    ['business.name.x', { unknown: '/business' }, false],
    ['site.fax', { unknown: '/business' }, false],
    // An entry without an identifier may be any.
    ['plans.grand.price', { missing: ['/plans/1/id'] }, true],
    ['plans.petit.name', { missing: ['/plans/1/id'] }, false],
  ])(
    'is found by its own place, and by that of its container: %s, %j',
    (name, { missing, refused, unknown }, isLost) => {
      const unknownKeys = new Map(unknown === undefined ? [] : [[unknown, [place]]]);
      const shapeErrors: ShapeErrors = {
        ...NO_SHAPE_ERRORS,
        missing: placed(missing),
        refused: placed(refused),
        unknownKeys,
      };
      expect(isReported(name, manifest, shapeErrors)).toBe(isLost);
    },
  );
});

describe('names between braces', () => {
  const document = { locateWithin: (pointer: string, { start, end }: TextRange) => [pointer, start, end - start] };
  const string = (kind: string, value: string, pointer = `/${kind}`) =>
    ({ kind, value, pointer, document, schema: { 'x-names': ['pack', 'price'] } }) as unknown as StringUse;

  it('are found at their places, including those that a mail template fills in itself', () => {
    const strings = [
      string('text', 'Dès {{facts.prix}} !'),
      string('markdown', '{{facts.prix}}'),
      string('text', 'rien'),
      string('template', '{{name}} {{ pack }}', '/forms/devis/params/message'),
      string('template', '{{pack}}'),
    ];
    const analysis = analyzeMarkdown('Un `{{facts.a}}` et {{facts.b}}');
    const documents = [{ analysis, placeOf: (span: object) => span }] as unknown as MarkdownUse[];
    const steps = ['name', 'email'].map((name) => ({ fields: [{ name }] }));
    const forms = formsOf({ forms: { devis: { steps } } });
    const reported = collectNames({ forms, strings, documents }).map(({ locate, ...use }) => [use, locate()]);
    const orders = ['pack', 'price'];
    const allowed = ['name', 'email'];
    expect(reported).toEqual([
      [{ name: 'facts.prix', isInCode: false }, ['/text', 4, 14]],
      [{ name: 'name', isInCode: false, allowed, form: 'devis' }, ['/forms/devis/params/message', 0, 8]],
      [{ name: 'pack', isInCode: false, allowed, form: 'devis' }, ['/forms/devis/params/message', 9, 10]],
      [{ name: 'pack', isInCode: false, allowed: orders }, ['/template', 0, 8]],
      [
        { name: 'facts.a', isInCode: true },
        { start: 4, end: 15 },
      ],
      [
        { name: 'facts.b', isInCode: false },
        { start: 20, end: 31 },
      ],
    ]);
  });
});
